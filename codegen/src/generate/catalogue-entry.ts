/** What the whole catalogue knows of one calculator: enough for lists, search and the checks between calculators. */

import type { CalculatorFile } from '@reckoner/bundling/scan';
import type { Inspected } from '../check/inspect.js';

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

function fieldText(text: string, field: string): string {
  // The formatter puts a definition's own fields at two spaces, their text on the same or the next line.
  const match = new RegExp(`^ {2}${field}:\\s+(?:'((?:[^'\\\\\\n]|\\\\.)*)'|"([^"\\n]*)")`, 'm').exec(text);
  return (match?.[1] ?? match?.[2] ?? '').replaceAll("\\'", "'");
}

/** A rough entry of a calculator that is not looked at, only to compare others with it. */
export function entryFromText({ slug, subcategory, plugin, text }: CalculatorFile): Entry {
  const title = fieldText(text, 'title') || slug;
  const description = fieldText(text, 'description') || slug;
  const { category } = plugin;
  return { slug, title, description, category, subcategory, hasFormula: true, keywords: [], aliases: [], related: [] };
}
