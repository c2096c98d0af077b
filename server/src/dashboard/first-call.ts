/** The call that newcomers paste first. */
import type { Catalogue } from '../catalogue/catalogue.js';

const SHOWN_FIRST = 'compound-interest';
const PLACEHOLDER = 'YOUR_KEY';

/** A curl line for one calculation, with the key, or where it goes. */
export async function firstCall(catalogue: Catalogue, key = PLACEHOLDER): Promise<string> {
  const slug = catalogue.resolve(SHOWN_FIRST) ?? catalogue.summaries[0]?.slug;
  if (slug === undefined) return '';
  return (await catalogue.detail(slug)).usage.curl.replace(PLACEHOLDER, key);
}
