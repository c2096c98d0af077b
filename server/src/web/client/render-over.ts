/** Renders in the place of what the server wrote. */
import { type ComponentChild, render } from 'preact';

const taken = new WeakSet<Element>();

/**
 * Renders into an element. What the server wrote there goes first: preact would leave those children that the new ones
 * have no use for. Who was on a control of it is on the same control again.
 */
export function renderOver(node: ComponentChild, place: Element): void {
  if (taken.has(place)) {
    render(node, place);
    return;
  }
  taken.add(place);
  const focused = document.activeElement;
  const name = focused && place.contains(focused) ? focused.getAttribute('name') : null;
  place.replaceChildren();
  render(node, place);
  if (name !== null) place.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
}
