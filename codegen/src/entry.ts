/** What the whole catalogue knows of one calculator: enough for lists, search and the checks between calculators. */
import type { Inspected } from './inspect.js';

export interface Entry {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly subcategory: string;
  readonly hasFormula: boolean;
  readonly keywords: readonly string[];
  readonly aliases: readonly string[];
  /** As written in the file. */
  readonly related: readonly string[];
}

export function entryOf({ detail, aliases }: Inspected): Entry {
  const { slug, title, description, category, subcategory, hasFormula, keywords, related } = detail;
  return { slug, title, description, category, subcategory, hasFormula, keywords, aliases, related };
}
