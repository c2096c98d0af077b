/** Buttons that copy: of a text on the page, or of an address. */

const SHOWN_MS = 2500;

/** Says on the button itself that it is done, or what to do where the browser does not allow it. */
export async function copyText(button: HTMLElement, text: string, shown?: Element | null): Promise<void> {
  button.dataset.label ??= button.textContent ?? '';
  const { label } = button.dataset;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    button.textContent = 'Press Ctrl+C';
  }
  setTimeout(() => {
    button.textContent = label ?? '';
  }, SHOWN_MS);
}

export function copyButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'secondary copy';
  button.textContent = label;
  return button;
}
