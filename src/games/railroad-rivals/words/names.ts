import { counted, listed, type Tag } from '../../common/words/words.ts';
import { beyond, contactsOf, gridOf, linkOf, opposite } from '../engine/grid.ts';
import { type CityId, SIDES, type Side } from '../engine/tables/cities.ts';
import type { Cube, PlayerColour } from '../engine/tables/constants.ts';
import { type Edge, RAILROAD_NAMES, type Railroad } from '../engine/tables/railroads.ts';
import type { Rank } from '../engine/tables/ranks.ts';
import type { Phase, Spot, View } from '../engine/types.ts';

/** The names of the things of the game, for sentences. */
export function namesOf(w: Tag) {
  const colours: Readonly<Record<PlayerColour, string>> = {
    red: w`Red`,
    blue: w`Blue`,
    yellow: w`Yellow`,
    gray: w`Grey`,
    purple: w`Purple`,
  };
  const cubes: Readonly<Record<Cube, string>> = {
    brown: w`brown`,
    black: w`black`,
    yellow: w`yellow`,
    gray: w`grey`,
  };
  const goods: Readonly<Record<Cube, string>> = {
    brown: w`wood`,
    black: w`coal`,
    yellow: w`grain`,
    gray: w`iron`,
  };
  const sides: Readonly<Record<Side, string>> = {
    north: w`north`,
    east: w`east`,
    south: w`south`,
    west: w`west`,
  };
  const phases: Readonly<Record<Phase, string>> = {
    setup: w`setup`,
    draw: w`draw tiles and bid for turn order`,
    draft: w`draft tiles`,
    stocks: w`draw stock tiles`,
    cities: w`draw city tiles`,
    place: w`place a city tile`,
    deliver: w`deliver a good`,
  };
  const ranks: Readonly<Record<Rank, string>> = {
    vagabond: w`Train-Hopping Vagabond`,
    porter: w`Porter`,
    stoker: w`Stoker/Boilerman`,
    conductor: w`Conductor`,
    signalman: w`Signalman`,
    engineer: w`Locomotive Engineer`,
    dispatcher: w`Train Dispatcher`,
    foreman: w`Road Foreman of Engines`,
    manager: w`Manager`,
    ceo: w`Railroad CEO`,
    tycoon: w`Tycoon`,
  };
  const cities: Readonly<Record<CityId, string>> = {
    chicago: w`Chicago`,
    'st-louis': w`St. Louis`,
    cincinnati: w`Cincinnati`,
    pittsburgh: w`Pittsburgh`,
    cleveland: w`Cleveland`,
    indianapolis: w`Indianapolis`,
    'el-paso': w`El Paso`,
    washington: w`Washington`,
    denver: w`Denver`,
    minneapolis: w`Minneapolis`,
    'new-york': w`New York`,
    boston: w`Boston`,
    buffalo: w`Buffalo`,
    philadelphia: w`Philadelphia`,
    baltimore: w`Baltimore`,
    richmond: w`Richmond`,
    norfolk: w`Norfolk`,
    charleston: w`Charleston`,
    savannah: w`Savannah`,
    jacksonville: w`Jacksonville`,
    atlanta: w`Atlanta`,
    louisville: w`Louisville`,
    detroit: w`Detroit`,
    memphis: w`Memphis`,
    'new-orleans': w`New Orleans`,
    'kansas-city': w`Kansas City`,
    omaha: w`Omaha`,
    dallas: w`Dallas`,
    houston: w`Houston`,
    cheyenne: w`Cheyenne`,
    billings: w`Billings`,
    spokane: w`Spokane`,
    seattle: w`Seattle`,
    portland: w`Portland`,
    'salt-lake-city': w`Salt Lake City`,
    'los-angeles': w`Los Angeles`,
    'san-francisco': w`San Francisco`,
  };

  const railroad = (id: Railroad): string => RAILROAD_NAMES[id].code;
  const edge = (id: Edge): string => (id === 'blank' ? w`a blank edge` : railroad(id));
  const count = (all: readonly Cube[], cube: Cube) => all.filter((one) => one === cube).length;
  const some = (cube: Cube, n: number): string => counted(w, n, w`${cubes[cube]} cube`, w`${cubes[cube]} cubes`);

  /** A space by the cities beside it: `north of Chicago and west of Cleveland`. */
  function beside(x: number, y: number, { map }: View): string {
    const near = SIDES.flatMap((side) => {
      const city = gridOf(map).cityAt(beyond({ x, y }, side));
      return city === undefined ? [] : [w`${sides[opposite(side)]} of ${cities[city]}`];
    });
    return near.length === 0 ? w`beside no city` : listed(w, near);
  }

  /** The links that a tile makes where it lies, or would lie. */
  function links(city: CityId, spot: Spot, { map }: View): readonly string[] {
    return contactsOf(map, city, spot).flatMap((contact) => {
      const made = linkOf(contact);
      return made === undefined ? [] : [w`${railroad(made)} to ${cities[contact.neighbour]}`];
    });
  }

  return {
    colour: (id: PlayerColour) => colours[id],
    cube: (id: Cube) => w`${cubes[id]} cube`,
    cubeColour: (id: Cube) => cubes[id],
    goods: (id: Cube) => goods[id],
    city: (id: CityId) => cities[id],
    rank: (id: Rank) => ranks[id],
    phase: (id: Phase) => phases[id],
    points: (n: number) => counted(w, n, w`point`, w`points`),
    stock: (id: Railroad) => w`${railroad(id)} stock`,
    /** The code with the whole name of a railroad. */
    railroadName: (id: Railroad) => w`${railroad(id)}, ${RAILROAD_NAMES[id].name}`,
    /** Cubes by colour: `2 brown cubes and 1 black cube`. */
    cubes: (all: readonly Cube[]) =>
      listed(
        w,
        [...new Set(all)].map((cube) => some(cube, count(all, cube))),
      ),
    /** Cubes in their order: `brown, brown, black`. */
    row: (all: readonly Cube[]) => all.map((cube) => cubes[cube]).join(', '),
    ...{ railroad, edge, some, beside, links },
  };
}

export type Names = ReturnType<typeof namesOf>;
export type SeatName = (seat: number, view: View) => string;
