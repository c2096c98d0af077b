/**
 * On a narrow screen the results stand below the form: while someone is in the form and the main result is below what they
 * see, a bar at the top tells it. It is a second look at what stands below, so that nothing is read out twice.
 */
/** So much of the main result has to be seen. */
const SEEN_PX = 48;

function keepInSight(form: HTMLElement, results: HTMLElement): void {
  const bar = document.createElement('a');
  bar.className = 'in-sight no-print';
  bar.href = '#results';
  bar.tabIndex = -1;
  bar.setAttribute('aria-hidden', 'true');
  bar.hidden = true;
  document.body.append(bar);

  let frame = 0;
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const parts = form.contains(document.activeElement) && isBelow(results) ? partsOf(results) : [];
      bar.hidden = parts.length === 0;
      bar.replaceChildren(...parts);
    });
  };
  for (const name of ['scroll', 'focusin', 'focusout']) document.addEventListener(name, look, { passive: true });
  // It gets lower where a keyboard covers the screen.
  window.visualViewport?.addEventListener('resize', look);
  new MutationObserver(look).observe(results, { subtree: true, childList: true, characterData: true });
  look();
}

const form = document.getElementById('calculator');
const results = document.getElementById('results');
if (form && results) keepInSight(form, results);

function isBelow(results: HTMLElement): boolean {
  const { top } = (results.querySelector('.main-result, .no-result') ?? results).getBoundingClientRect();
  return top > (window.visualViewport?.height ?? window.innerHeight) - SEEN_PX;
}

/** What the bar says: whether there is a caution, then the main result, or why there is none. */
function partsOf(results: HTMLElement): readonly HTMLElement[] {
  const label = results.querySelector('.main-result dt');
  const value = results.querySelector('.main-result dd');
  const reason = results.querySelector('.no-result');
  if (reason) return [textIn('span', reason.textContent)];
  if (!label || !value) return [];
  const warning = results.querySelector('.cautions strong');
  return [
    ...(warning ? [textIn('strong', warning.textContent)] : []),
    textIn('span', label.textContent),
    textIn('b', shownText(value)),
  ];
}

function textIn(element: string, text: string | null): HTMLElement {
  const made = document.createElement(element);
  made.textContent = text;
  return made;
}

/** Of a choice of units the one that is chosen. */
function shownText(value: Element): string {
  const copy = value.cloneNode(true) as Element;
  const chosen = value.querySelector('select')?.selectedOptions[0]?.textContent ?? '';
  copy.querySelector('select')?.replaceWith(chosen);
  copy.querySelector('label')?.remove();
  return copy.textContent?.trim().replace(/\s+/g, ' ') ?? '';
}
