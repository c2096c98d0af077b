/** Colors and width of the terminal, where there is one that wants them. */
const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

type StyleName = keyof typeof CODES;

export type Style = Readonly<Record<StyleName, (text: string) => string>>;

interface Stream {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/**
 * Whether a stream is written to in color: as the option says, else as NO_COLOR or FORCE_COLOR do, else where people look
 * at it.
 */
export function hasColor(stream: Stream, environment: NodeJS.ProcessEnv, asked?: boolean): boolean {
  if (asked !== undefined) return asked;
  if (environment.NO_COLOR) return false;
  if (environment.FORCE_COLOR) return environment.FORCE_COLOR !== '0';
  return stream.isTTY === true && environment.TERM !== 'dumb';
}

export function styleFor(isColored: boolean): Style {
  const style = ([on, off]: readonly [number, number]) =>
    isColored ? (text: string) => `\u001b[${on}m${text}\u001b[${off}m` : (text: string) => text;
  return Object.fromEntries(Object.entries(CODES).map(([name, codes]) => [name, style(codes)])) as unknown as Style;
}

const USUAL_WIDTH = 80;
const LEAST_WIDTH = 30;
/** Of what is not a terminal: lines are cut by whoever reads them. */
const NO_TERMINAL_WIDTH = 100;

/** How many characters a line has room for. */
export function widthOf(stream: Stream, environment: NodeJS.ProcessEnv): number {
  const told = Number.parseInt(environment.COLUMNS ?? '', 10);
  const width = stream.columns ?? (told > 0 ? told : stream.isTTY ? USUAL_WIDTH : NO_TERMINAL_WIDTH);
  return Math.max(LEAST_WIDTH, width);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what styles are made of
const STYLES = /\u001b\[\d+m/g;
/** Characters without a width of their own. */
const MARKS = /\p{M}|[\u200b-\u200f]/gu;

/** How many places a text takes. */
export function lengthOf(text: string): number {
  return [...text.replaceAll(STYLES, '').replaceAll(MARKS, '')].length;
}

/** The text in lines of this width, broken between words. */
export function wrapped(text: string, width: number, indent = ''): string {
  return text
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(' ')) {
        if (line !== '' && lengthOf(line) + 1 + lengthOf(word) > width - indent.length) {
          lines.push(line);
          line = word;
        } else line = line === '' ? word : `${line} ${word}`;
      }
      return [...lines, line];
    })
    .map((line) => indent + line)
    .join('\n');
}
