/** The guides of `docs/guides`, as pages show them: made once, with the other files for pages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@reckoner/bundling/hash';
import markdownIt from 'markdown-it';
import { GUIDES, type Guide } from '../docs/guides.js';
import type { BuiltFile } from './bundler.js';
import { WEB } from './sources.js';

/** The name that the server asks for. */
export const GUIDES_FILE = 'guides.json';

/** In a checkout, and in the package. */
const FOLDERS = [join(WEB, '../../../docs/guides'), join(WEB, '../../guides')];

/** Guides link to files, as they lie beside each other; pages are called as the files are. */
const OTHER_DOCUMENT = /^(?:\.\.\/)?([\w-]+)\.md(#.*)?$/;

function renderer(): ReturnType<typeof markdownIt> {
  const markdown = markdownIt({ html: false, typographer: false });
  const { rules } = markdown.renderer;
  rules.heading_open = (tokens, index) => {
    const id = (tokens[index + 1]?.content ?? '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/-$/, '');
    return `<${tokens[index]!.tag} id="${id}">`;
  };
  rules.link_open = (tokens, index, options, _, self) => {
    const address = String(tokens[index]!.attrGet('href'));
    tokens[index]!.attrSet('href', address.replace(OTHER_DOCUMENT, '/docs/$1$2'));
    return self.renderToken(tokens, index, options);
  };
  // What is wider than a screen scrolls by itself, also by keys.
  rules.table_open = (tokens, index) => {
    const heading = tokens.slice(0, index).findLastIndex(({ type }) => type === 'heading_open');
    const label = markdown.utils.escapeHtml(tokens[heading + 1]?.content ?? 'Table');
    return `<section class="scroll" aria-label="${label}: table" tabindex="0"><table>`;
  };
  rules.table_close = () => '</table></section>';
  rules.th_open = () => '<th scope="col">';
  rules.fence = (tokens, index) =>
    `<pre tabindex="0"><code>${markdown.utils.escapeHtml(tokens[index]!.content)}</code></pre>`;
  return markdown;
}

/** A guide begins with its title and, in a paragraph of its own, what it tells. */
const BEGINNING = /^# (.+)\n\n(.+)\n\n/;

export function renderGuide(slug: string, text: string): Guide {
  const [beginning, title, lead] = BEGINNING.exec(text) ?? [];
  if (beginning === undefined)
    throw new Error(`docs/guides/${slug}.md must begin with its title and one line of text.`);
  return { slug, title: title!, lead: lead!, html: renderer().render(text.slice(beginning.length)) };
}

/** All guides in one file, in their order. */
export function buildGuides(): BuiltFile {
  const folder = FOLDERS.find((one) => existsSync(one));
  if (folder === undefined) throw new Error(`There are no guides in ${FOLDERS.join(' or ')}.`);
  const guides = GUIDES.map((slug) => renderGuide(slug, readFileSync(join(folder, `${slug}.md`), 'utf8')));
  const text = JSON.stringify(guides);
  return {
    file: `guides-${hash(text).slice(0, 8).toUpperCase()}.json`,
    contents: new TextEncoder().encode(text),
    imports: [],
    entryPoint: GUIDES_FILE,
    exports: [],
    sources: [],
  };
}
