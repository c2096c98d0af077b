/** What a button with `data-copy` does: it copies a text of the page, or where a link leads. Loaded with the first click. */

const SHOWN_MS = 2500;

/** Says on the button itself that it is done, or what to do where the browser does not allow it. */
export async function copyFor(button: HTMLElement): Promise<void> {
  const shown = document.getElementById(button.dataset.copy ?? '');
  if (!shown) return;
  button.dataset.label ??= button.textContent ?? '';
  const { label } = button.dataset;
  try {
    await navigator.clipboard.writeText(shown instanceof HTMLAnchorElement ? shown.href : (shown.textContent ?? ''));
    button.textContent = 'Copied';
  } catch {
    getSelection()?.selectAllChildren(shown);
    button.textContent = 'Press Ctrl+C';
  }
  setTimeout(() => {
    button.textContent = label ?? '';
  }, SHOWN_MS);
}
