/** Markdown that shows texts as they are. */

/** What would begin something in a line: emphasis, code, a tag, a link, a cell of a table. */
const SPECIAL = /[\\`*<[\]|]/g;

/** A text within a line. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(SPECIAL, (character) => `\\${character}`);
}

export function code(text: string): string {
  // Longer than any run of backticks within, as CommonMark asks.
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const edge = longest > 0 ? ' ' : '';
  return `${fence}${edge}${text}${edge}${fence}`;
}

/** A text in which names stand between backticks. */
export function withNames(text: string): string {
  const parts = text.split('`');
  // One backtick more than pairs begins nothing.
  if (parts.length % 2 === 0) return plain(text);
  return parts.map((part, index) => (index % 2 === 0 ? plain(part) : code(part))).join('');
}

export function link(title: string, address: string): string {
  return `[${plain(title)}](<${encodeURI(address).replaceAll(/[<>]/g, encodeURIComponent)}>)`;
}

/** A table; nothing where it has no rows. Cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** A part with a heading; nothing where there is nothing in it. */
export function section(heading: string, ...parts: readonly string[]): string {
  const content = parts.filter((part) => part !== '');
  return content.length === 0 ? '' : [`## ${heading}`, ...content].join('\n\n');
}

/** Parts with an empty line between them. */
export function document(...parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
