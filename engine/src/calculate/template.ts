/**
 * The template of an explanation, parsed: `{bags}` a value, `{|change|}` its size without a sign, `{bags|bag|bags}` the
 * word that goes with a count, `{change|smaller|the same|larger}` the words for its sign, `{light?with|without}` what is
 * said where it has a value and where it has none. Words may have slots of their own.
 */

export type Part = string | Slot;

export interface Slot {
  readonly name: string;
  /** Of a value: shown as its size. */
  readonly size?: boolean;
  /** For one and others (`count`); for below, at and above zero (`sign`); for a value and none (`presence`). */
  readonly by?: 'count' | 'sign' | 'presence';
  readonly words?: readonly (readonly Part[])[];
}

const BY_WORDS = [undefined, undefined, 'count', 'sign'] as const;
const NAME = /^\w+$/;

/** What is no slot stays as it stands: functions put texts of users into their sentences. */
export function parseTemplate(text: string): readonly Part[] {
  return text.includes('{') ? partsOf(text, 0, text.length, partnersOf(text)) : [text];
}

/** Of each opening brace the closing one, in one pass, so that no text takes long. */
function partnersOf(text: string): ReadonlyMap<number, number> {
  const partners = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') open.push(at);
    else if (text[at] === '}' && open.length > 0) partners.set(open.pop()!, at);
  }
  return partners;
}

function partsOf(text: string, from: number, to: number, partners: ReadonlyMap<number, number>): Part[] {
  const parts: Part[] = [];
  let done = from;
  let at = text.indexOf('{', from);
  while (at >= 0 && at < to) {
    const end = partners.get(at) ?? to;
    const slot = end < to ? slotOf(text, at + 1, end, partners) : undefined;
    if (slot) {
      if (at > done) parts.push(text.slice(done, at));
      parts.push(slot);
      done = end + 1;
    }
    at = text.indexOf('{', slot ? done : at + 1);
  }
  if (done < to) parts.push(text.slice(done, to));
  return parts;
}

function slotOf(text: string, from: number, to: number, partners: ReadonlyMap<number, number>): Slot | undefined {
  const inner = text.slice(from, to);
  if (inner.startsWith('|')) {
    const name = inner.slice(1, -1);
    return inner.endsWith('|') && NAME.test(name) ? { name, size: true } : undefined;
  }
  const cuts: number[] = [];
  for (let at = from; at < to; at++) {
    if (text[at] === '{') at = partners.get(at) ?? at;
    else if (text[at] === '|') cuts.push(at);
  }
  const head = text.slice(from, cuts[0] ?? to);
  const question = head.indexOf('?');
  const name = question < 0 ? head : head.slice(0, question);
  const starts = question < 0 ? cuts.map((cut) => cut + 1) : [from + question + 1, ...cuts.map((cut) => cut + 1)];
  const by = question < 0 ? BY_WORDS[starts.length] : 'presence';
  if (!NAME.test(name) || starts.length > (question < 0 ? 3 : 2)) return undefined;
  if (starts.length === 0) return { name };
  if (by === undefined) return undefined;
  const words = starts.map((start, index) => {
    const next = starts[index + 1];
    return partsOf(text, start, next === undefined ? to : next - 1, partners);
  });
  return { name, by, words };
}
