/** One of named options, and yes or no. */
import type { WireValue } from '../../../authoring/define.js';
import type { ChoiceSpec } from '../../../authoring/kinds.js';
import { type Place, quoted } from '../issues.js';
import { optionMeant } from './choice-words.js';
import type { Reader, Reading } from './reader.js';

export class ChoiceReader implements Reader {
  private readonly keys: readonly string[];

  constructor(private readonly spec: ChoiceSpec) {
    this.keys = Object.keys(spec.options);
  }

  read(raw: unknown, place: Place, reading: Reading): string | undefined {
    const key = typeof raw === 'number' ? String(raw) : raw;
    if (typeof key === 'string' && Object.hasOwn(this.spec.options, key)) return key;
    const { key: named, suggestion = named } = typeof key === 'string' ? optionMeant(this.spec, key) : {};
    // A number is a key, but no name: -1 is not yet an hour.
    if (named !== undefined && typeof raw === 'string') return named;
    const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
    const allowed = this.keys.map((name) => `"${name}"`).join(', ');
    reading.issues.add(
      place,
      'unknown-option',
      `${place.name} must be one of ${allowed}; ${quoted(raw)} was sent.${hint}`,
      { allowed: this.keys, ...(suggestion === undefined ? {} : { suggestion }) },
    );
    return undefined;
  }

  native(canonical: WireValue): string | number {
    const option = this.spec.options[canonical as string]!;
    return typeof option === 'string' ? (canonical as string) : (option.value ?? (canonical as string));
  }

  exact(canonical: WireValue): string | number {
    return this.native(canonical);
  }
}

/** What an option is called. */
export function optionLabel(spec: ChoiceSpec, key: string): string {
  const option = spec.options[key]!;
  return typeof option === 'string' ? option : option.label;
}

const FLAG_WORDS: Readonly<Record<string, boolean>> = { true: true, false: false, yes: true, no: false };

/** The words that are accepted for yes and no besides booleans. */
export const flagWords = /* @__PURE__ */ Object.keys(FLAG_WORDS);

export class FlagReader implements Reader {
  read(raw: unknown, place: Place, reading: Reading): boolean | undefined {
    if (typeof raw === 'boolean') return raw;
    const word = typeof raw === 'string' && raw.length <= 10 ? raw.trim().toLowerCase() : '';
    if (Object.hasOwn(FLAG_WORDS, word)) return FLAG_WORDS[word];
    const message = `${place.name} must be true or false; ${quoted(raw)} was sent.`;
    reading.issues.add(place, 'wrong-type', message, { expected: 'true or false', allowed: ['true', 'false'] });
    return undefined;
  }

  native(canonical: WireValue): boolean {
    return canonical as boolean;
  }

  exact(canonical: WireValue): boolean {
    return canonical as boolean;
  }
}
