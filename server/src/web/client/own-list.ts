/** Fills the front page's list of the calculators of this browser: loaded where there are some. */
import { keepCalculators, type OwnCalculator, ownCalculators } from './own-calculators.js';

export function showOwn(list: Element): void {
  const untouched = list.firstElementChild!;
  const show = (calculators: readonly OwnCalculator[], focused?: string) => {
    const items = calculators.map((one) => itemOf(one));
    list.replaceChildren(...(items.length > 0 ? [...items, forget()] : [untouched]));
    if (focused !== undefined) list.querySelector<HTMLElement>(`[data-pin="${CSS.escape(focused)}"]`)?.focus();
  };
  list.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (!button) return;
    const { pin } = button.dataset;
    keepCalculators(
      pin === undefined
        ? []
        : ownCalculators().map((one) => (one.slug === pin ? { ...one, pinned: one.pinned !== true } : one)),
    );
    show(ownCalculators(), pin);
  });
  show(ownCalculators());
}

function itemOf({ slug, title, pinned = false }: OwnCalculator): HTMLElement {
  const link = document.createElement('a');
  link.href = `/calculators/${encodeURIComponent(slug)}`;
  link.textContent = title;
  const pin = document.createElement('button');
  pin.type = 'button';
  pin.dataset.pin = slug;
  pin.textContent = pinned ? '★' : '☆';
  pin.setAttribute('aria-pressed', String(pinned));
  pin.setAttribute('aria-label', `Pin ${title}`);
  const item = document.createElement('li');
  item.append(link, pin);
  return item;
}

function forget(): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Forget these';
  const item = document.createElement('li');
  item.append(button);
  return item;
}
