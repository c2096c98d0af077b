/** Lists of one kind of value, from an array or from separated text. */
import type { WireValue } from '../../../authoring/define.js';
import type { ListSpec, RowsSpec } from '../../../authoring/kinds.js';
import { type Place, quoted } from '../issues.js';
import type { Reader, Reading } from './reader.js';
import type { Canonical, RecordReader } from './record.js';

export const FEWEST_ITEMS = 1;
export const MOST_LIST_ITEMS = 1000;
export const MOST_ROWS = 200;

/** Kinds whose text may hold spaces: `5 kg`, `5 %`. Others are separated by spaces too. */
const SPACED = new Set(['quantity', 'measure', 'percent', 'money', 'text']);

/** Two numbers with only a space between them, and those of which it may group the digits. */
const SEVERAL = /[\d.] [-+.]?\d/;
const GROUPED = /^[-+]?\d{1,3}(?: \d{3})+(?![\d ])/;

export class ListReader implements Reader {
  readonly mutable = true;

  constructor(
    private readonly spec: ListSpec,
    private readonly itemReader: Reader,
  ) {}

  read(raw: unknown, place: Place, reading: Reading): WireValue[] | undefined {
    const items = typeof raw === 'string' ? this.split(raw, place, reading) : raw;
    if (items === undefined) return undefined;
    if (!Array.isArray(items)) {
      const message = `${place.name} must be an array, or a text with its values separated by commas; ${quoted(raw)} was sent.`;
      reading.issues.add(place, 'wrong-type', message, { expected: 'an array' });
      return undefined;
    }
    if (!rightCount(items.length, this.spec, MOST_LIST_ITEMS, 'value', place, reading)) return undefined;
    const canonical: WireValue[] = [];
    let complete = true;
    for (const [index, item] of items.entries()) {
      const at = typeof raw === 'string' ? place.within(index) : place.item(index);
      const value = this.itemReader.read(item, at, reading);
      if (value === undefined) complete = false;
      else canonical.push(value);
    }
    return complete ? canonical : undefined;
  }

  holdsNothing(raw: unknown): boolean {
    return (this.spec.minItems ?? FEWEST_ITEMS) > 0 && isEmpty(raw);
  }

  private split(text: string, place: Place, reading: Reading): string[] | undefined {
    if (this.spec.of.kind !== 'text' && hasCommasWithin(text.trim())) {
      reading.issues.add(
        place,
        'ambiguous',
        `${place.name} has commas within numbers and other separators between them: write numbers without commas, or send an array.`,
        { expected: 'numbers without separators' },
      );
      return undefined;
    }
    if (!SPACED.has(this.spec.of.kind) && hasMixedNumber(text)) {
      reading.issues.add(place, 'ambiguous', `${place.name}: ${MIXED_ADVICE}`, { expected: 'an array' });
      return undefined;
    }
    // Runs of spaces become one, so that no pattern below can try a run twice. Lines separate as semicolons do.
    const plain = text
      .trim()
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/\s*\n\s*/g, ';');
    const parts = plain
      .split(this.separator(plain))
      .map((part) => part.trim())
      .filter((part) => part !== '');
    if (parts.some((part) => SEVERAL.test(part) && !GROUPED.test(part)) && this.spec.of.kind !== 'text') {
      reading.issues.add(
        place,
        'ambiguous',
        `${place.name} has spaces between some values and other signs between others: write the same between all, or send an array.`,
        { expected: 'values separated in one way' },
      );
      return undefined;
    }
    return parts;
  }

  private separator(plain: string): RegExp {
    if (!SPACED.has(this.spec.of.kind)) return /[,;\s]/;
    if (/[,;]/.test(plain)) return /[,;]/;
    // Without other separators a space separates, but not a number from its unit.
    return this.spec.of.kind === 'text' ? / / : / (?=[-+.\d\p{Sc}])/u;
  }

  native(canonical: WireValue): unknown[] {
    return (canonical as readonly WireValue[]).map((item) => this.itemReader.native(item));
  }

  exact(canonical: WireValue): unknown[] {
    return (canonical as readonly WireValue[]).map((item) => this.itemReader.exact(item));
  }
}

/** Whether commas of a list may stand within its numbers: `1,000; 2,000`, `1,5; 2,5` and `1,5 2,5`, but not `1,2,3; 4,5,6`. */
function hasCommasWithin(text: string): boolean {
  if (!/[;\n]|,\s|\d\s+[-+]?\d/.test(text)) return false;
  if (/(?:^|[^\d,.])\d{1,3}(?:,\d{3})+(?![\d,])/.test(text)) return true;
  return [/[;\n]|,\s/, /[;\s]/].some((separator) => {
    const withComma = text.split(separator).filter((part) => part.includes(','));
    return withComma.length > 0 && withComma.every((part) => /^[^\d,]*\d+,\d+[^\d,]*$/.test(part));
  });
}

/** What to do about `2 1/2` where spaces separate values. */
export const MIXED_ADVICE = 'a fraction after a space can be a value or the rest of one: write 2.5, or send an array.';

/** Whether a text has `2 1/2`, which is one number or two. */
export function hasMixedNumber(text: string): boolean {
  return /\d[ \t]{1,9}\d{1,9} ?[/⁄] ?\d|\d[ \t]{1,9}[½⅓⅔¼¾⅕⅛⅜⅝⅞]/.test(text);
}

/** Records with typed columns. */
export class RowsReader implements Reader {
  readonly mutable = true;

  constructor(
    private readonly spec: RowsSpec,
    private readonly record: RecordReader,
  ) {}

  read(raw: unknown, place: Place, reading: Reading): WireValue[] | undefined {
    const columns = Object.keys(this.spec.columns)
      .map((name) => `"${name}"`)
      .join(', ');
    if (!Array.isArray(raw)) {
      const message = `${place.name} must be an array of objects with ${columns}; ${quoted(raw)} was sent.`;
      reading.issues.add(place, 'wrong-type', message, { expected: 'an array of objects' });
      return undefined;
    }
    if (!rightCount(raw.length, this.spec, MOST_ROWS, 'row', place, reading)) return undefined;
    const canonical: WireValue[] = [];
    for (const [index, row] of raw.entries()) {
      const at = place.item(index, 'row');
      if (typeof row !== 'object' || row === null || Array.isArray(row)) {
        const message = `${at.name} must be an object with ${columns}; ${quoted(row)} was sent.`;
        reading.issues.add(at, 'wrong-type', message, { expected: 'an object' });
        continue;
      }
      const value = this.record.read(row, at, reading);
      if (value !== undefined) canonical.push(value);
    }
    return canonical.length === raw.length ? canonical : undefined;
  }

  holdsNothing(raw: unknown): boolean {
    return (this.spec.minItems ?? FEWEST_ITEMS) > 0 && Array.isArray(raw) && raw.length === 0;
  }

  native(canonical: WireValue): unknown[] {
    return (canonical as readonly Canonical[]).map((row) => this.record.native(row));
  }

  exact(canonical: WireValue): unknown[] {
    return (canonical as readonly Canonical[]).map((row) => this.record.exact(row));
  }
}

/** No item at all, in an array or in a text. */
export function isEmpty(raw: unknown): boolean {
  return typeof raw === 'string' ? raw.trim() === '' : Array.isArray(raw) && raw.length === 0;
}

function rightCount(
  count: number,
  spec: { readonly minItems?: number; readonly maxItems?: number },
  defaultMost: number,
  noun: string,
  place: Place,
  reading: Reading,
): boolean {
  const fewest = spec.minItems ?? FEWEST_ITEMS;
  const most = spec.maxItems ?? defaultMost;
  if (count >= fewest && count <= most) return true;
  const few = count < fewest;
  const expected = few ? `at least ${counted(fewest, noun)}` : `at most ${counted(most, noun)}`;
  reading.issues.add(
    place,
    few ? 'too-few-items' : 'too-many-items',
    `${place.name} must have ${expected}; ${count === 0 ? 'it is empty' : `it has ${count}`}.`,
    {
      expected,
    },
  );
  return false;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
