/** A page as the server wrote it, taken apart strictly: what does not parse is a fault, as escaping gone wrong would be. */

export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The text up to the next tag. */
  readonly text: string;
  readonly closing: boolean;
}

export interface Markup {
  readonly tags: readonly Tag[];
  /** Opening tags, also by name. */
  all(name?: string): readonly Tag[];
  readonly ids: ReadonlySet<string>;
  /** The whole text of the first element of a name. */
  textOf(name: string): string;
}

const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"<]*")?)*)\s*\/?>([^<]*)/y;
const RAW_SCRIPT = /[^<]*<\/script>/y;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

export function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!);
}

/** @throws Error where the text is not a sequence of tags and text with quoted attributes. */
export function takeApart(html: string): Markup {
  const start = '<!DOCTYPE html>';
  if (!html.startsWith(start)) throw new Error(`It begins with ${JSON.stringify(html.slice(0, 40))}.`);
  const tags: Tag[] = [];
  let at = start.length;
  while (at < html.length) {
    TAG.lastIndex = at;
    const match = TAG.exec(html);
    if (!match) throw new Error(`Not a tag: ${JSON.stringify(html.slice(at, at + 120))}.`);
    const [whole, slash, name = '', inside = '', text = ''] = match;
    const attributes = new Map<string, string>();
    for (const [, key = '', value = ''] of inside.matchAll(ATTRIBUTE)) {
      if (attributes.has(key)) throw new Error(`<${name}> has ${key} twice.`);
      attributes.set(key, decode(value));
    }
    tags.push({ name: name.toLowerCase(), attributes, text: decode(text), closing: slash === '/' });
    at += whole.length;
    if (name === 'script' && slash === '') {
      RAW_SCRIPT.lastIndex = at - text.length;
      const raw = RAW_SCRIPT.exec(html);
      if (!raw) throw new Error('The content of a script has a tag in it.');
      tags[tags.length - 1] = { ...tags.at(-1)!, text };
    }
  }
  const opening = tags.filter(({ closing }) => !closing);
  return {
    tags,
    all: (name) => (name === undefined ? opening : opening.filter((tag) => tag.name === name)),
    ids: new Set(opening.flatMap(({ attributes }) => attributes.get('id') ?? [])),
    textOf(name) {
      const from = tags.findIndex((tag) => tag.name === name && !tag.closing);
      const to = tags.findIndex((tag, index) => index > from && tag.name === name && tag.closing);
      return from < 0
        ? ''
        : tags
            .slice(from, to)
            .map(({ text }) => text)
            .join('')
            .trim();
    },
  };
}
