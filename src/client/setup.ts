import { type TicksFault, ticksKey, ticksStore } from './setup-ticks.ts';

// The picture of a setup and its list: what is pointed at is marked in both, and what is laid out can be ticked off.

const FAULTS: Readonly<Record<TicksFault | 'closed', string>> = {
  damaged: 'The ticks kept on this device cannot be read. Tick again: nothing else is lost.',
  newer:
    'A newer version of this site kept the ticks on this device. Reload the page to get them; until then, your ticks hold on this page only.',
  closed: 'This device keeps nothing here, so your ticks hold on this page only.',
};

function start(setup: HTMLElement): void {
  const key = ticksKey(setup.dataset.setup ?? '');
  const store = ticksStore(() => localStorage, key);
  const boxes = [...setup.querySelectorAll<HTMLInputElement>('.setup-steps input')];
  const modes = [...setup.querySelectorAll<HTMLInputElement>('[name="setup-mode"]')];
  const choices = [...setup.querySelectorAll<HTMLElement>('[data-players-choice]')];
  const done = setup.querySelector<HTMLElement>('.setup-done');
  const fault = setup.querySelector<HTMLElement>('.setup-fault');
  /** What the device could not take is ticked on this page all the same. */
  let ticks = new Set<string>();

  const marked = (place: string): NodeListOf<Element> =>
    document.querySelectorAll(`main [data-place="${CSS.escape(place)}"]`);
  const tell = (what: TicksFault | 'closed' | undefined): void => {
    if (fault === null) return;
    fault.textContent = what === undefined ? '' : FAULTS[what];
    fault.hidden = what === undefined;
  };

  /** Shows what is ticked among the steps that this table takes, and which comes next. */
  const show = (): void => {
    const isTicking = setup.dataset.mode === 'tick';
    for (const box of boxes) {
      box.disabled = !isTicking;
      box.checked = ticks.has(box.name);
    }
    const taken = boxes.filter((box) => box.closest('li')?.checkVisibility());
    const next = isTicking ? taken.find(({ checked }) => !checked)?.name : undefined;
    for (const { name, checked } of boxes)
      for (const one of marked(name)) {
        one.toggleAttribute('data-done', isTicking && checked);
        one.toggleAttribute('data-next', name === next);
      }
    if (done === null) return;
    done.hidden = !isTicking;
    const count = taken.filter(({ checked }) => checked).length;
    const whole = count === taken.length ? ': all laid out' : ' laid out';
    const status = done.querySelector('[role="status"]');
    const text = `${count} of ${taken.length}${whole}`;
    if (status && status.textContent !== text) status.textContent = text;
    const bar = done.querySelector('progress');
    if (bar) Object.assign(bar, { max: taken.length, value: count });
  };

  const take = (mode: string): void => {
    setup.dataset.mode = mode;
    for (const one of modes) one.checked = one.value === mode;
    show();
  };
  const keep = (): void => {
    const isKept = store.write(ticks);
    tell(isKept ? undefined : (store.read().fault ?? 'closed'));
    show();
  };
  const load = (): void => {
    const kept = store.read();
    ticks = new Set(kept.ticks);
    tell(kept.fault);
    if (ticks.size > 0) setup.dataset.mode = 'tick';
    take(setup.dataset.mode ?? 'read');
  };

  setup.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'setup-mode') return take(target.value);
    if (target.checked) ticks.add(target.name);
    else ticks.delete(target.name);
    keep();
  });
  setup.querySelector('.setup-done button')?.addEventListener('click', () => {
    ticks.clear();
    keep();
    boxes.find((box) => box.checkVisibility())?.focus();
  });

  // Picture, list and clauses: what is pointed at, focused or touched in one is marked in all. Where the page moves below a
  // pointer that rests, nothing is pointed at anew.
  let rests = '';
  const light = (event: Event): void => {
    const { target } = event;
    if (event instanceof PointerEvent && event.type === 'pointerover') {
      const at = `${event.clientX} ${event.clientY}`;
      if (at === rests) return;
      rests = at;
    }
    const place = target instanceof Element ? target.closest<HTMLElement>('main [data-place]') : null;
    for (const one of document.querySelectorAll('main [data-lit]')) one.removeAttribute('data-lit');
    if (place === null) return;
    for (const one of marked(place.dataset.place ?? '')) one.setAttribute('data-lit', '');
  };
  document.addEventListener('pointermove', ({ clientX, clientY }) => {
    rests = `${clientX} ${clientY}`;
  });
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, light);

  // The number of players is that of the table: its panel keeps it, and tells all of the page.
  const count = (): void => {
    const { players } = document.documentElement.dataset;
    for (const one of choices) one.setAttribute('aria-pressed', `${one.dataset.playersChoice === players}`);
    show();
  };
  for (const one of choices)
    one.addEventListener('click', () => {
      const { playersChoice: wanted } = one.dataset;
      const isPressed = one.getAttribute('aria-pressed') === 'true';
      const value = isPressed ? '' : (wanted ?? '');
      document.querySelector<HTMLInputElement>(`form[data-table] [name="players"][value="${value}"]`)?.click();
    });
  document.addEventListener('roundhouse:table', () => count());

  // Another tab ticked, or Back brought a page that the browser filled in by itself.
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) load();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) load();
  });
  load();
  count();
}

for (const setup of document.querySelectorAll<HTMLElement>('[data-setup]')) start(setup);
