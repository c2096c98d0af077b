/** Reads a number with a unit as people type it: `154 lb`, `5'11"`, `1h 30m`, `1:30:00`, `1/2 in`, `-40°C`. */
import { addClockTime } from './clock.js';
import { withComponentUnit } from './component-text.js';
import { parseCompound } from './compound.js';
import { readNumber } from './number-text.js';
import type { UnitProblem } from './parse.js';
import { type Fits, parseUnit, unitOf } from './unit.js';

const MAX_QUANTITY_LENGTH = 150;

export type QuantityText =
  | {
      readonly ok: true;
      /** Exact decimal text, such as `-0.5` or `1e3`; a fraction that does not end is given to 34 digits. */
      readonly number: string;
      /** As `parseUnit` shows it; `''` when none was written. */
      readonly unit: string;
    }
  | ({ readonly ok: false } & UnitProblem);

const PLAIN: Readonly<Record<string, string>> = { '−': '-', '–': '-', '’': "'", '‘': "'", '“': '"', '”': '"' };

/**
 * A number and its unit. Never evaluates, takes linear time, and refuses digit grouping, decimal commas and times
 * that can be read in two ways. Feet and inches, hours and minutes and the like become the smaller unit. What a refusal
 * suggests has a unit that fits.
 */
export function parseQuantityText(source: string, fits?: Fits): QuantityText {
  const result = readText(source, fits);
  if (result.ok || result.suggestion === undefined) return result;
  // More may be wrong with the text than what was found first.
  const again = readText(result.suggestion, NOTHING_FITS);
  if (again.ok && (again.unit === '' || (fits?.(unitOf(again.unit)) ?? true))) return result;
  const { suggestion: _, ...problem } = result;
  return problem;
}

/** `5 10^6/µL`, as laboratories print counts: the power of ten is the unit's. */
const POWER_OF_TEN = /^10(\^\d|[⁰¹²³⁴-⁹]).*\//u;

const NOTHING_FITS: Fits = () => false;

function readText(source: string, fits: Fits | undefined): QuantityText {
  if (source.length > MAX_QUANTITY_LENGTH) {
    return {
      ok: false,
      code: 'too-long',
      message: `A number with its unit has at most ${MAX_QUANTITY_LENGTH} characters.`,
    };
  }
  let text = '';
  for (const character of source.trim()) text += PLAIN[character] ?? (/\s/.test(character) ? ' ' : character);
  if (text === '') return { ok: false, code: 'not-a-number', message: 'A number is missing.' };
  const signed = /^(?<currency>\$ ?)?(?<sign>[+-] ?)?(?<after>\$ ?)?/.exec(text);
  const { currency, sign, after } = signed?.groups ?? {};
  const money = currency !== undefined || after !== undefined;
  const negative = sign?.startsWith('-') ?? false;
  const body = text.slice(signed?.[0].length ?? 0);
  const result = unsigned(body, money, source.trim(), fits);
  if (!result.ok) {
    const { suggestion } = result;
    return suggestion !== undefined && negative ? { ...result, suggestion: `-${suggestion}` } : result;
  }
  if (!negative || Number(result.number) === 0) return result;
  return { ...result, number: `-${result.number}` };
}

function unsigned(written: string, money: boolean, source: string, fits: Fits | undefined): QuantityText {
  const body = withComponentUnit(written, fits);
  if (!money) {
    const several = addClockTime(body) ?? parseCompound(body);
    if (several) return several;
  }
  const number = readNumber(body, source);
  if (!number.ok) return number;
  const rest = body.slice(number.length).trim();
  if (/^\(? ?\d/.test(rest) && !/^\(? ?1 ?\//.test(rest) && !POWER_OF_TEN.test(rest)) {
    // `9.8(1) m/s`: the last digits' uncertainty to some, a product to others.
    const hint = rest.startsWith('(') ? ' A standard uncertainty is written as in “9.8 ± 0.1”.' : '';
    return { ok: false, code: 'not-a-number', message: `“${source}” holds two numbers where one was expected.${hint}` };
  }
  if (/^e\d/i.test(rest)) {
    return { ok: false, code: 'not-a-number', message: `“${source}” has more than one exponent.` };
  }
  const unit = parseUnit(money ? `$ ${rest}`.trim() : feetAndInches(rest), fits);
  if (unit.ok) return { ok: true, number: number.text, unit: unit.unit.symbol };
  return unit.suggestion === undefined ? unit : { ...unit, suggestion: `${number.text} ${unit.suggestion}` };
}

/** The marks of `5'` and `11"` alone. */
function feetAndInches(mark: string): string {
  if (mark === "'") return 'ft';
  return mark === '"' || mark === "''" ? 'in' : mark;
}
