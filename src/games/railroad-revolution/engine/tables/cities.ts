/** The cities of the map, east to west. */
export const CITY_IDS = [
  'washington',
  'charlotte',
  'chicago',
  'little-rock',
  'miami',
  'duluth',
  'kansas-city',
  'houston',
  'bismarck',
  'denver',
  'el-paso',
  'salt-lake-city',
  'portland',
  'san-francisco',
  'san-diego',
] as const;
export type CityId = (typeof CITY_IDS)[number];

/** A city on the map. `x` grows eastward and `y` southward on a drawing of 1000 by 600. */
export interface City {
  readonly id: CityId;
  readonly name: string;
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly x: number;
  readonly y: number;
}

export const CITIES: readonly City[] = [
  { id: 'washington', name: 'Washington', level: 1, x: 895, y: 215 },
  { id: 'charlotte', name: 'Charlotte', level: 1, x: 820, y: 345 },
  { id: 'chicago', name: 'Chicago', level: 2, x: 675, y: 150 },
  { id: 'little-rock', name: 'Little Rock', level: 2, x: 620, y: 385 },
  { id: 'miami', name: 'Miami', level: 2, x: 850, y: 545 },
  { id: 'duluth', name: 'Duluth', level: 3, x: 540, y: 50 },
  { id: 'kansas-city', name: 'Kansas City', level: 3, x: 525, y: 250 },
  { id: 'houston', name: 'Houston', level: 3, x: 555, y: 520 },
  { id: 'bismarck', name: 'Bismarck', level: 4, x: 375, y: 75 },
  { id: 'denver', name: 'Denver', level: 4, x: 360, y: 245 },
  { id: 'el-paso', name: 'El Paso', level: 4, x: 335, y: 460 },
  { id: 'salt-lake-city', name: 'Salt Lake City', level: 4, x: 210, y: 205 },
  { id: 'portland', name: 'Portland', level: 5, x: 60, y: 60 },
  { id: 'san-francisco', name: 'San Francisco', level: 5, x: 50, y: 285 },
  { id: 'san-diego', name: 'San Diego', level: 5, x: 135, y: 450 },
];

/** The cities by id. */
export const CITY = Object.fromEntries(CITIES.map((city) => [city.id, city])) as Readonly<Record<CityId, City>>;
