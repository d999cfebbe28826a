// On a page of one example its keys work wherever nothing else wants them: it need not have the focus first.

/** The keys of src/islands/keys.ts that are letters or a dot. */
const keys = new Set([...'npmscrl.']);

const [example, ...others] = document.querySelectorAll<HTMLElement>('.example');

document.addEventListener('keydown', (event) => {
  const { target, key, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  const scene = example?.querySelector('[data-scenario]');
  if (!scene || others.length > 0 || defaultPrevented || ctrlKey || metaKey || altKey) return;
  // What lies around it has no use for a letter: the page itself, or the frame of the example.
  const isAround = target instanceof Element && target !== scene && target.contains(scene);
  if (!isAround || !keys.has(key.toLowerCase())) return;
  event.preventDefault();
  scene.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
});
