import type { StepperContext, StepperEvent } from '../stepper/machine.ts';

const events: { readonly [key: string]: StepperEvent | 'copy' } = {
  n: { type: 'next' },
  p: { type: 'back' },
  '.': { type: 'autoplay' },
  m: { type: 'choose' },
  s: { type: 'script' },
  c: { type: 'compare' },
  r: { type: 'restart' },
  l: 'copy',
};

/**
 * What the arrows do on a button of the example, and on the list of moves before one of them has the focus; on the bar of the
 * steps and from move to move they have their own.
 */
const arrows: typeof events = { ArrowRight: { type: 'next' }, ArrowLeft: { type: 'back' } };

/** What a key does in an example; `undefined` where it is left to the browser. */
export function keyEvent(
  event: KeyboardEvent,
  { pane, refused, notice, held }: Pick<StepperContext, 'pane' | 'refused' | 'notice' | 'held'>,
): StepperEvent | 'copy' | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const { target } = event;
  if (target instanceof HTMLInputElement && target.type !== 'range') return undefined;
  if (
    target instanceof Element &&
    target.matches('button[data-act], [data-picker]') &&
    Object.hasOwn(arrows, event.key)
  )
    return arrows[event.key];
  if (event.key === 'Escape') {
    if (refused !== undefined || notice || held) return { type: 'dismiss' };
    return pane === 'none' ? undefined : { type: pane === 'moves' ? 'choose' : 'compare' };
  }
  // A key that is held goes on and on from step to step; it opens and closes nothing.
  const key = event.key.toLowerCase();
  return Object.hasOwn(events, key) && (!event.repeat || /[np]/.test(key)) ? events[key] : undefined;
}
