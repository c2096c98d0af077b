/** What every page must be, checked on the text that the server sends: everything that is wrong, in words. */
import { type Markup, type Tag, takeApart } from './page-markup.js';

export interface Expected {
  /** The absolute address in the canonical link; undefined for pages that search engines leave out. */
  readonly canonical: string | undefined;
  readonly formula?: boolean;
  /** Types that the structured data must have. */
  readonly structured?: readonly string[];
}

export interface Checked {
  readonly faults: readonly string[];
  readonly title: string;
  readonly description: string;
  /** Addresses on this site that the page names, in links, forms and resources. */
  readonly links: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** Each tag with the names of its attributes, after the tag before it. */
  readonly shapes: readonly string[];
}

const DATA_TYPES = new Set(['application/json', 'application/ld+json']);
const UNLABELLED_INPUTS = new Set(['hidden', 'submit', 'button', 'reset']);
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-errormessage', 'list', 'form'];
const ADDRESSES = ['href', 'src', 'action', 'formaction'];

export function checkPage(html: string, expected: Expected): Checked {
  let markup: Markup;
  try {
    markup = takeApart(html);
  } catch (error) {
    const nothing = { title: '', description: '', links: new Set<string>(), ids: new Set<string>(), shapes: [] };
    return { faults: [(error as Error).message], ...nothing };
  }
  const title = markup.textOf('title');
  const description = metaContent(markup, 'description');
  return {
    faults: [
      ...headFaults(markup, title, description, expected),
      ...scriptFaults(markup),
      ...idFaults(markup),
      ...labelFaults(markup),
      ...headingFaults(markup),
      ...structuredFaults(markup, expected),
      ...(expected.formula && markup.all('math').length === 0 ? ['It shows no formula as MathML.'] : []),
    ],
    title,
    description,
    links: new Set(markup.all().flatMap((tag) => ADDRESSES.flatMap((name) => tag.attributes.get(name) ?? []))),
    ids: markup.ids,
    shapes: markup.tags.map((tag, index) => `${markup.tags[index - 1]?.name} ${shapeOf(tag)}`),
  };
}

/** Values of these are words of a list, not texts. */
const ENUMERATED: ReadonlySet<string> = new Set([
  'type',
  'role',
  'scope',
  'rel',
  'method',
  'inputmode',
  'autocomplete',
]);

function shapeOf({ name, attributes, closing }: Tag): string {
  const own = [...attributes].map(([key, value]) => (ENUMERATED.has(key) ? `${key}=${value}` : key));
  return `${closing ? '/' : ''}${name} ${own.sort().join(' ')}`;
}

function metaContent(markup: Markup, name: string): string {
  const meta = markup.all('meta').find(({ attributes }) => attributes.get('name') === name);
  return meta?.attributes.get('content') ?? '';
}

function headFaults(markup: Markup, title: string, description: string, { canonical }: Expected): string[] {
  const faults: string[] = [];
  if (markup.all('title').length < 1 || title.length < 8) faults.push(`The title is ${JSON.stringify(title)}.`);
  const links = markup.all('link').filter(({ attributes }) => attributes.get('rel') === 'canonical');
  const addresses = links.map(({ attributes }) => attributes.get('href'));
  if (canonical === undefined) {
    if (links.length > 0) faults.push(`It has a canonical link, ${addresses[0]}, and should not.`);
    if (!metaContent(markup, 'robots').includes('noindex')) faults.push('It may be indexed.');
    return faults;
  }
  if (addresses.length !== 1 || addresses[0] !== canonical)
    faults.push(`The canonical link is ${addresses.join(', ') || 'missing'} instead of ${canonical}.`);
  if (description.length < 20) faults.push(`The description is ${JSON.stringify(description)}.`);
  return faults;
}

/** Nothing that the content security policy stops: no script or style in the page, no handler, no address that runs. */
function scriptFaults(markup: Markup): string[] {
  const faults: string[] = [];
  for (const { name, attributes } of markup.all()) {
    if (name === 'style') faults.push('It has a <style> element.');
    if (name === 'base' || name === 'object') faults.push(`It has a <${name}> element.`);
    if (name === 'script' && !attributes.has('src') && !DATA_TYPES.has(attributes.get('type') ?? ''))
      faults.push('It has a script in the page.');
    for (const [key, value] of attributes) {
      if (key === 'style') faults.push(`<${name}> has style="${value}".`);
      if (key.startsWith('on')) faults.push(`<${name}> has ${key}="${value}".`);
      if (ADDRESSES.includes(key) && /^\s*(javascript|data|vbscript):/i.test(value))
        faults.push(`<${name}> has ${key}="${value}".`);
    }
  }
  return faults;
}

function idFaults(markup: Markup): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { name, attributes } of markup.all()) {
    const id = attributes.get('id');
    if (id !== undefined) {
      if (seen.has(id)) faults.push(`The id ${id} occurs twice.`);
      if (id === '' || /\s/.test(id)) faults.push(`${JSON.stringify(id)} is no id.`);
      seen.add(id);
    }
    // In formulas `form` says where an operator stands.
    if (name === 'mo') continue;
    for (const key of REFERENCES)
      for (const reference of attributes.get(key)?.split(/\s+/) ?? [])
        if (!markup.ids.has(reference)) faults.push(`<${name}> ${key} names ${reference}, which is not there.`);
  }
  return faults;
}

function labelFaults(markup: Markup): string[] {
  const labelled = new Set(markup.all('label').flatMap(({ attributes }) => attributes.get('for') ?? []));
  const isLabelled = ({ attributes }: Tag, inLabel: boolean) =>
    inLabel ||
    labelled.has(attributes.get('id') ?? '') ||
    Boolean(attributes.get('aria-label')) ||
    attributes.has('aria-labelledby');
  const faults: string[] = [];
  let inLabel = false;
  for (const tag of markup.tags) {
    if (tag.name === 'label') inLabel = !tag.closing;
    if (tag.closing || !['input', 'select', 'textarea', 'meter', 'progress'].includes(tag.name)) continue;
    if (tag.name === 'input' && UNLABELLED_INPUTS.has(tag.attributes.get('type') ?? '')) continue;
    if (!isLabelled(tag, inLabel)) faults.push(`<${tag.name} name="${tag.attributes.get('name')}"> has no label.`);
  }
  return faults;
}

function headingFaults(markup: Markup): string[] {
  const levels = markup.all().flatMap(({ name }) => (/^h[1-6]$/.test(name) ? Number(name[1]) : []));
  const faults: string[] = [];
  const firsts = levels.filter((level) => level === 1).length;
  if (firsts !== 1) faults.push(`It has ${firsts} headings of level 1.`);
  levels.forEach((level, index) => {
    const before = levels[index - 1];
    if (before !== undefined && level > before + 1)
      faults.push(`A heading of level ${level} follows one of ${before}.`);
  });
  return faults;
}

function structuredFaults(markup: Markup, { structured = [], canonical }: Expected): string[] {
  const scripts = markup.all('script').filter(({ attributes }) => attributes.get('type') === 'application/ld+json');
  const types = new Set<string>();
  const faults: string[] = [];
  for (const { text } of scripts) {
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch {
      faults.push(`The structured data is not JSON: ${text.slice(0, 80)}.`);
      continue;
    }
    const root = data as Record<string, unknown>;
    if (root['@context'] !== 'https://schema.org') faults.push('The structured data has no context schema.org.');
    const things = (Array.isArray(root['@graph']) ? root['@graph'] : [root]) as Record<string, unknown>[];
    for (const thing of things) {
      types.add(String(thing['@type']));
      if (thing['@type'] === 'BreadcrumbList') {
        const items = (thing.itemListElement ?? []) as Record<string, unknown>[];
        if (items.length === 0 || items.some(({ position, name }, index) => position !== index + 1 || !name))
          faults.push('The breadcrumbs are not numbered from 1, each with a name.');
      } else {
        if (!thing.name) faults.push(`The ${thing['@type']} has no name.`);
        if (thing.url !== undefined && canonical !== undefined && thing.url !== canonical)
          faults.push(`The ${thing['@type']} has the address ${thing.url} instead of ${canonical}.`);
      }
    }
  }
  for (const type of structured) if (!types.has(type)) faults.push(`There is no structured data of type ${type}.`);
  return faults;
}
