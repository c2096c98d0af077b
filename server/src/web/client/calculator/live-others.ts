/** Other solutions while somebody types. */
import { createElement } from 'preact';
import { OtherSolutions } from '../../calculator/other-solutions.js';
import type { Reckoning } from '../../calculator/reckon.js';
import { renderOver } from '../render-over.js';
import type { LivePage } from './page.js';

/** Shows those of the reckoning, or none. */
export function showOthers(place: Element, { data }: LivePage, { state, outcome }: Reckoning): void {
  const { detail, action } = data;
  const others = outcome?.ok ? createElement(OtherSolutions, { definition: detail, state, outcome, action }) : null;
  renderOver(others, place);
}
