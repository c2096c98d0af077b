/** The call that newcomers paste first. */
import type { Catalogue } from '../catalogue/catalogue.js';

const SHOWN_FIRST = 'compound-interest';
const PLACEHOLDER = 'YOUR_KEY';

/** Where an option of curl begins. */
const OPTION = / (-H|-d) (?=')/g;

/** A curl command for one calculation, with the key, or where it goes. */
export async function firstCall(catalogue: Catalogue, key = PLACEHOLDER): Promise<string> {
  const slug = catalogue.resolve(SHOWN_FIRST) ?? catalogue.summaries[0]?.slug;
  if (slug === undefined) return '';
  const { curl } = (await catalogue.detail(slug)).usage;
  return curl.replaceAll(OPTION, ' \\\n  $1 ').replace(PLACEHOLDER, key);
}
