/** Copies an address and says so on the button; where the clipboard is closed, shows the address to be copied by hand. */
export async function copyLink(button: HTMLButtonElement, address: string): Promise<void> {
  const said = button.textContent;
  try {
    await navigator.clipboard.writeText(address);
    button.textContent = 'Link copied';
    setTimeout(() => {
      button.textContent = said;
    }, 2500);
    say('Link copied');
  } catch {
    const field = Object.assign(document.createElement('input'), { type: 'text', readOnly: true, value: address });
    field.ariaLabel = 'Link to this clause';
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
