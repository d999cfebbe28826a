/** The option of a list that the keys have come to, while the focus stays in the field. */
export interface Choice {
  options(): HTMLAnchorElement[];
  active(): HTMLAnchorElement | undefined;
  /** Makes an option the active one, or none. */
  set(option: HTMLAnchorElement | undefined): void;
}

/** Steps of a key from the option at `at` of `count`; -1 stands for the field. `undefined` for any other key. */
export function stepTo(key: string, at: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };
  const step = steps[key];
  if (count === 0) return undefined;
  if (step !== undefined) return Math.max(step < 0 && at <= 0 ? -1 : 0, Math.min(at + step, count - 1));
  // In the field Home and End belong to its text.
  if (at < 0) return undefined;
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined;
}

/** Lets the keys of `field`, and of an option that has the focus, go through the options of `list`. */
export function choice(field: HTMLInputElement, list: HTMLElement): Choice {
  const options = (): HTMLAnchorElement[] => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  const active = () => list.querySelector<HTMLAnchorElement>('[aria-selected=true]') ?? undefined;
  const set = (option: HTMLAnchorElement | undefined): void => {
    active()?.setAttribute('aria-selected', 'false');
    if (option === undefined) {
      field.removeAttribute('aria-activedescendant');
      return;
    }
    option.setAttribute('aria-selected', 'true');
    field.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  };
  const onkey = (event: KeyboardEvent): void => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = options();
    const from = event.target === field ? active() : all.find((option) => option === event.target);
    const to = stepTo(event.key, from === undefined ? -1 : all.indexOf(from), all.length);
    if (to === undefined) return;
    event.preventDefault();
    field.focus({ preventScroll: true });
    set(all[to]);
  };
  field.addEventListener('keydown', onkey);
  list.addEventListener('keydown', onkey);
  return { options, active, set };
}
