/** Resources: the page of each calculator as Markdown. */
import { calculatorMarkdown } from '../markdown/calculator.js';
import type { Desk } from './desk.js';

const SCHEME = 'reckoner://calculators/';
export const MARKDOWN = 'text/markdown';
const PAGE = 100;

export const RESOURCE_TEMPLATE = {
  name: 'calculator',
  title: 'A calculator',
  uriTemplate: `${SCHEME}{slug}`,
  description: 'Inputs, outputs, formula, examples, limits and sources of one calculator.',
  mimeType: MARKDOWN,
} as const;

/** A part of the list, and where the next one begins; undefined for a cursor that was never given out. */
export function listResources({ catalogue }: Desk, cursor: string | undefined) {
  const start = cursor === undefined ? 0 : Number(/^\d{1,7}$/.exec(cursor)?.[0]);
  if (!(start >= 0 && start <= catalogue.summaries.length)) return undefined;
  const resources = catalogue.summaries.slice(start, start + PAGE).map(({ slug, title, description }) => ({
    uri: SCHEME + slug,
    name: slug,
    title,
    description,
    mimeType: MARKDOWN,
  }));
  const next = start + PAGE;
  return { resources, ...(next < catalogue.summaries.length && { nextCursor: String(next) }) };
}

/** The page under a URI; undefined where there is none. */
export async function readResource({ catalogue, baseUrl }: Desk, uri: string): Promise<string | undefined> {
  if (!uri.startsWith(SCHEME)) return undefined;
  const slug = catalogue.resolve(uri.slice(SCHEME.length));
  return slug === undefined ? undefined : calculatorMarkdown(await catalogue.detail(slug), baseUrl);
}

const MOST_COMPLETIONS = 100;

/** Slugs that begin with what was typed. */
export function completeSlug({ catalogue }: Desk, typed: string) {
  const all = catalogue.summaries.map(({ slug }) => slug).filter((slug) => slug.startsWith(typed.toLowerCase()));
  all.sort();
  return { values: all.slice(0, MOST_COMPLETIONS), total: all.length, hasMore: all.length > MOST_COMPLETIONS };
}
