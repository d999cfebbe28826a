/** What a test does with a page, whatever the engine. Places are in CSS pixels from the window's top left corner. */
export interface Driven {
  /** Goes to an address and waits until it is loaded. */
  go(address: string): Promise<void>;
  /** The value of an expression in the page, a promise's in the end; JSON. */
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  /** Turns the wheel over a place, down by so many pixels. */
  wheel(x: number, y: number, by: number): Promise<void>;
  /** Presses one key: a character, or a name of `keys`. */
  press(key: string): Promise<void>;
  /** The window as a PNG. */
  screenshot(): Promise<Buffer>;
  /** The page on A4 as a PDF, where the engine can print. */
  print?(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Window {
  readonly width: number;
  readonly height: number;
  /** Whether the system is dark. */
  readonly dark: boolean;
}

/** A browser that is driven. */
export interface Engine {
  readonly name: string;
  /** A new window, with nothing kept from any other. */
  open(window: Window): Promise<Driven>;
  close(): Promise<void>;
}

/** Keys without a character, as WebDriver writes them; Playwright knows them by these names. */
export const keys: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

// What WebDriver calls actions; Firefox takes them over BiDi, WebKit over HTTP.

const pointer = (...actions: readonly object[]) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});

export const clicking = (x: number, y: number): object[] => [
  pointer(
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ),
];

export const wheeling = (x: number, y: number, by: number): object[] => [
  {
    type: 'wheel',
    id: 'wheel',
    actions: [{ type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY: by, duration: 0 }],
  },
];

export const pressing = (key: string): object[] => {
  const value = keys[key] ?? key;
  return [
    {
      type: 'key',
      id: 'keys',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    },
  ];
};
