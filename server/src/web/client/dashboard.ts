/** What the dashboard does beyond plain pages: copying with one press, and sending a form once. */

const SHOWN_MS = 2500;

/** Buttons are hidden where this code does not run, as they would do nothing there. */
function copyButton(button: HTMLButtonElement): void {
  const source = document.getElementById(button.dataset.copy ?? '');
  if (!source || !navigator.clipboard) return;
  const label = button.textContent ?? '';
  let timer = 0;
  button.hidden = false;
  button.addEventListener('click', async () => {
    clearTimeout(timer);
    try {
      await navigator.clipboard.writeText(source.textContent ?? '');
      button.textContent = 'Copied';
    } catch {
      // Without permission the text is selected, ready for the keyboard.
      getSelection()?.selectAllChildren(source);
      button.textContent = 'Press Ctrl+C';
    }
    timer = window.setTimeout(() => {
      button.textContent = label;
    }, SHOWN_MS);
  });
}

/** A second press before the answer sends nothing. */
function sendOnce(form: HTMLFormElement): void {
  let sent = false;
  form.addEventListener('submit', (event) => {
    if (sent) event.preventDefault();
    sent = true;
  });
  // Coming back by the browser's button finds the page as it was left.
  addEventListener('pageshow', () => {
    sent = false;
  });
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) copyButton(button);
for (const form of document.querySelectorAll<HTMLFormElement>('form[method="post"]')) sendOnce(form);
