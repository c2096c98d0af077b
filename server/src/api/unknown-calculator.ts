/** The problem for a slug that no calculator has. */
import type { Catalogue } from '../catalogue/catalogue.js';
import { Problem } from '../http/problem.js';

export function unknownCalculator(catalogue: Catalogue, slug: string): Problem {
  const suggestions = catalogue.suggest(slug);
  const hint = suggestions.length > 0 ? ` Did you mean ${suggestions.map((one) => `\`${one}\``).join(' or ')}?` : '';
  return new Problem('unknown-calculator', `There is no calculator of this name.${hint}`, { suggestions });
}
