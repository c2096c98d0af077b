/** Collects everything wrong with a request as data: where, a stable code, and a sentence that says what to do. */
import type { Issue } from '../types.js';

/** Every code that an issue can have. Codes are part of the API: they are added to, never renamed. */
export const issueCodes = [
  'ambiguous',
  'ambiguous-unit',
  'bad-unit',
  'conflict',
  'contradiction',
  'missing',
  'not-a-date',
  'not-a-number',
  'not-a-time',
  'not-a-whole-number',
  'not-applicable',
  'not-rectangular',
  'not-square',
  'pattern',
  'too-early',
  'too-few-items',
  'too-few-known',
  'too-large',
  'too-late',
  'too-long',
  'too-many-items',
  'too-short',
  'too-small',
  'unknown-currency',
  'unknown-field',
  'unknown-input',
  'unknown-option',
  'unknown-output',
  'unknown-unit',
  'wrong-currency',
  'wrong-dimension',
  'wrong-type',
] as const;

export type IssueCode = (typeof issueCodes)[number];

/** Where a value stands in the request. Pointers are only written when something is wrong there. */
export class Place {
  constructor(
    readonly segment: string | number,
    private readonly label: string,
    readonly parent?: Place,
  ) {}

  /** JSON pointer into the request body. */
  get pointer(): string {
    const segment = String(this.segment).replaceAll('~', '~0').replaceAll('/', '~1');
    return `${this.parent?.pointer ?? ''}/${segment}`;
  }

  /** How a sentence names it: `“Cash flows”, row 2, “Amount”`. */
  get name(): string {
    const inside = this.parent?.name;
    return inside ? `${inside}, ${this.label}` : this.label;
  }

  /** A named field within this place. */
  field(name: string, label: string): Place {
    return new Place(name, `“${label}”`, this);
  }

  /** The item at a zero-based position; sentences count from one. */
  item(index: number, noun = 'item'): Place {
    return new Place(index, `${noun} ${index + 1}`, this);
  }

  /** A value within a text: only the whole text has a pointer. */
  within(index: number): Place {
    return new PlaceInText(this, index);
  }
}

class PlaceInText extends Place {
  constructor(
    private readonly text: Place,
    index: number,
  ) {
    super(text.segment, `value ${index + 1}`, text);
  }

  override get pointer(): string {
    return this.text.pointer;
  }
}

/** The request's `inputs`; has no name in sentences. */
export const INPUTS = new Place('inputs', '');
export const UNITS = new Place('units', '');

export const MOST_ISSUES = 100;

/** The issues of one request, at most 100 of them: what is wrong beyond that shows when these are mended. */
export class Issues {
  readonly list: Issue[] = [];

  add(place: Place, code: IssueCode, message: string, details: Omit<Issue, 'pointer' | 'code' | 'message'> = {}): void {
    if (this.list.length < MOST_ISSUES) this.list.push({ pointer: place.pointer, code, message, ...details });
  }

  get full(): boolean {
    return this.list.length >= MOST_ISSUES;
  }
}

/** What was sent, short enough to stand in a sentence. */
export function quoted(raw: unknown): string {
  if (raw === null) return 'null';
  if (Array.isArray(raw)) return 'an array';
  if (typeof raw === 'object') return 'an object';
  if (typeof raw === 'string') return `"${clipped(raw)}"`;
  return String(raw);
}

/** A text cut to 40 characters. */
export function clipped(text: string): string {
  const characters = [...text.slice(0, 100)];
  return characters.length > 40 ? `${characters.slice(0, 39).join('')}…` : text;
}
