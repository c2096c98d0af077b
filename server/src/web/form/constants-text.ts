/** Numbers that are written with π and square roots: `2pi`, `pi/4`, `3*sqrt(2)`, `√3/2`. */

export type ConstantsText =
  | {
      readonly number: string;
      readonly hasPi: boolean;
      /** What stands behind the number: a unit. */
      readonly rest: string;
    }
  | { readonly readings: readonly [string, string] };

const PART =
  / ?([*×·⋅/])? ?(?:(\d+(?:\.\d*)?|\.\d+)(?:e([+-]?\d+))?|(pi|π)(?![\p{L}\d])|(?:sqrt|√) ?(?:\( ?)?(\d+(?:\.\d+)?)( ?\))?)/iuy;
/** No number that anybody writes has more. */
const MOST_PARTS = 8;

/** Products and quotients; undefined where neither π nor a root occurs, or where more is written. */
export function constantsText(text: string): ConstantsText | undefined {
  const [, sign = '', body = ''] = /^([+-]?) ?(.*)$/s.exec(text) ?? [];
  let value = 1;
  let [hasPi, hasRoot, isUnder] = [false, false, false];
  let at = 0;
  for (let count = 0; count < MOST_PARTS; count++) {
    PART.lastIndex = at;
    const match = PART.exec(body);
    if (!match) break;
    const [written, operator, digits, exponent, pi, under, bracket] = match;
    const isRoot = under !== undefined;
    // A bracket that is open, or one that nobody opened.
    if (isRoot && written.includes('(') !== (bracket !== undefined)) return undefined;
    // Two numbers in a row, or a sign in front of the first.
    if (count === 0 ? operator !== undefined : operator === undefined && digits !== undefined) return undefined;
    if (isUnder && operator === undefined) return { readings: readingsOf(body, at) };
    const number = pi ? Math.PI : isRoot ? Math.sqrt(Number(under)) : Number(`${digits}e${exponent ?? 0}`);
    value = operator === '/' ? value / number : value * number;
    isUnder = operator === '/';
    hasPi ||= pi !== undefined;
    hasRoot ||= isRoot;
    at = PART.lastIndex;
  }
  if (!(hasPi || hasRoot) || !Number.isFinite(value)) return undefined;
  const rest = body.slice(at).trim();
  return /^[\d(+*^/-]/.test(rest) ? undefined : { number: `${sign === '-' ? '-' : ''}${value}`, hasPi, rest };
}

/** `1/2pi` is a half of π or 1 by 2π. */
function readingsOf(body: string, at: number): [string, string] {
  const slash = body.lastIndexOf('/', at);
  return [`(${body.slice(0, at)})*${body.slice(at).trim()}`, `${body.slice(0, slash)}/(${body.slice(slash + 1)})`];
}
