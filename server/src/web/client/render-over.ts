/** Renders in the place of what the server wrote. */
import { type ComponentChild, render } from 'preact';

const taken = new WeakSet<Element>();
/** What can have the focus here. */
const FOCUSABLE = 'a,button,input,select,summary,[tabindex]';

/**
 * Renders into an element. What the server wrote there goes first: preact would leave those children that the new ones
 * have no use for. Who was on a control, a chart or a table of it is on the same again, and what was unfolded stays so.
 */
export function renderOver(node: ComponentChild, place: Element): void {
  if (taken.has(place)) {
    render(node, place);
    return;
  }
  taken.add(place);
  const focusable = () => [...place.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const at = focusable().indexOf(document.activeElement as HTMLElement);
  const folds = [...place.querySelectorAll('details')];
  place.replaceChildren();
  render(node, place);
  for (const [index, fold] of place.querySelectorAll('details').entries()) fold.open ||= folds[index]?.open ?? false;
  // The same components draw the same controls.
  focusable()[at]?.focus();
}
