/** The results with their uncertainties while somebody types. The server propagates them. */
import type { Reckoning } from '../../calculator/reckon.js';
import { hasUnit, queryFromState } from '../../form/fields.js';
import type { LivePage } from './page.js';
import { ServerPart } from './server-part.js';

const NOTHING = 'The results with their uncertainties appear here once an input has one, and there is a result.';
const OUT_OF_REACH = 'The uncertainties could not be loaded.';

let part: ServerPart | undefined;

/** Shows those of the reckoning in the page's section of uncertainties. */
export async function showUncertainty(section: HTMLElement, page: LivePage, reckoning: Reckoning): Promise<void> {
  const { detail } = page.data;
  const { state, request, outcome } = reckoning;
  const place = section.querySelector<HTMLElement>('#propagated');
  if (!place) return;
  for (const unit of section.querySelectorAll<HTMLElement>('[data-unit-of]')) {
    const field = detail.inputs.find(({ name }) => name === unit.dataset.unitOf);
    if (field && hasUnit(field)) unit.textContent = state[`${field.name}.unit`] || field.unit;
  }
  section.classList.toggle('no-print', request.uncertainties === undefined);
  part ??= new ServerPart(`/calculators/${detail.slug}/uncertainty`, place, OUT_OF_REACH);
  if (request.uncertainties !== undefined && outcome?.ok) return part.load(queryFromState(detail, state));
  part.stop();
  part.say(NOTHING);
}
