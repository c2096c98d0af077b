/** Texts with a length and perhaps a pattern. */
import type { WireValue } from '../../../authoring/define.js';
import type { TextSpec } from '../../../authoring/kinds.js';
import { type Place, quoted } from '../issues.js';
import type { Reader, Reading } from './reader.js';

export const LONGEST_TEXT = 200;
export const SHORTEST_TEXT = 1;
/** Longer texts are not matched against a pattern, whatever a definition allows. */
export const LONGEST_MATCHED = 1000;

/** The pattern of a text as an anchored regular expression. */
export function anchored(source: string): string {
  return `^(?:${source})$`;
}

export class TextReader implements Reader {
  private readonly shortest: number;
  private readonly longest: number;
  private readonly pattern: RegExp | undefined;

  constructor(private readonly spec: TextSpec) {
    this.shortest = spec.minLength ?? SHORTEST_TEXT;
    const longest = spec.maxLength ?? LONGEST_TEXT;
    this.longest = spec.pattern ? Math.min(longest, LONGEST_MATCHED) : longest;
    this.pattern = spec.pattern && new RegExp(anchored(spec.pattern.source), 'u');
  }

  read(raw: unknown, place: Place, reading: Reading): string | undefined {
    const text = typeof raw === 'number' ? this.digits(raw, place, reading) : raw;
    if (text === undefined) return undefined;
    const { issues } = reading;
    if (typeof text !== 'string') {
      issues.add(place, 'wrong-type', `${place.name} must be a text; ${quoted(raw)} was sent.`, { expected: 'a text' });
      return undefined;
    }
    if (text.length > this.longest) {
      const expected = `at most ${this.longest} characters`;
      issues.add(place, 'too-long', `${place.name} must have ${expected}; it has ${text.length}.`, { expected });
      return undefined;
    }
    // Characters beyond the basic plane count as one here and as two above, the stricter way both times.
    if ([...text].length < this.shortest) {
      const expected = `at least ${this.shortest} ${this.shortest === 1 ? 'character' : 'characters'}`;
      issues.add(place, 'too-short', `${place.name} must have ${expected}.`, { expected });
      return undefined;
    }
    if (this.pattern && !this.pattern.test(text)) {
      const expected = this.spec.pattern!.says;
      issues.add(place, 'pattern', `${place.name} must be ${expected}; ${quoted(text)} was sent.`, { expected });
      return undefined;
    }
    return text;
  }

  /** A JSON number for a text of digits, unless its digits were already lost on the way. */
  private digits(raw: number, place: Place, reading: Reading): string | undefined {
    if (Number.isFinite(raw) && Math.abs(raw) <= Number.MAX_SAFE_INTEGER) return String(raw);
    const message = `${place.name} has more digits than a JSON number keeps: send it as a text in quotes.`;
    reading.issues.add(place, 'wrong-type', message, { expected: 'a text' });
    return undefined;
  }

  native(canonical: WireValue): string {
    return canonical as string;
  }

  exact(canonical: WireValue): string {
    return canonical as string;
  }
}
