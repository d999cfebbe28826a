/**
 * Copies an address, with the reader's table where one is chosen, and says so on the button; where the clipboard is closed,
 * shows the address to be copied by hand.
 */
export async function copyLink(button: HTMLButtonElement, page: string): Promise<void> {
  const said = button.textContent;
  const { table } = document.documentElement.dataset;
  const address = table ? `${page}?${table}` : page;
  const done = table ? 'Link copied, with your table' : 'Link copied';
  try {
    await navigator.clipboard.writeText(address);
    button.textContent = done;
    setTimeout(() => {
      button.textContent = said;
    }, 2500);
    say(done);
  } catch {
    const field = Object.assign(document.createElement('input'), { type: 'text', readOnly: true, value: address });
    field.ariaLabel = 'Link';
    button.replaceWith(field);
    field.select();
    field.focus();
  }
}

/** Tells screen readers what happened. */
function say(text: string): void {
  const kept = document.getElementById('copy-said');
  const region = kept ?? Object.assign(document.createElement('p'), { id: 'copy-said', className: 'sr' });
  if (kept === null) {
    region.role = 'status';
    document.querySelector('main')?.append(region);
  }
  region.textContent = text;
}
