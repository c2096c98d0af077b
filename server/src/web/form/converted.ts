/** What stands in a field, in another unit and with as many digits as it had. Runs in browsers too. */
import { readNumberText } from '@reckoner/engine/calculate/read/number-text';
import { conversion } from '@reckoner/engine/calculate/read/unit';

/** A number of fewer digits is taken as one of so many: 70 kg may well be 70.0 kg. */
const FEWEST_DIGITS = 3;
/** As many as doubles hold for sure. */
const MOST_DIGITS = 15;
const INCHES_IN_FOOT = 12;

/** The significant digits of a plain number; zeros at the end of a whole number count. */
function digitsOf(text: string): number {
  return text.split(/e/i)[0]!.replace(/\D/g, '').replace(/^0+/, '').length;
}

const rounded = (value: number, digits: number): number => Number(value.toPrecision(digits));

/**
 * A plain number in another unit: with the fewest digits that come back as it, so that 175 cm are 68.9 in, and these are
 * 175 cm again. `rough`: with no more digits than it has, for examples, of which any is as good. Undefined for other texts.
 */
export function convertedText(text: string, from: string, to: string, rough = false): string | undefined {
  const number = readNumberText(text);
  if (number === undefined) return undefined;
  const exact = conversion(from, to).exact(number).toNumber();
  if (!Number.isFinite(exact)) return undefined;
  const digits = Math.min(Math.max(digitsOf(text), FEWEST_DIGITS), MOST_DIGITS);
  const wanted = rounded(number.toNumber(), digits);
  const back = conversion(to, from).float;
  for (let count = rough ? digits : FEWEST_DIGITS; count < MOST_DIGITS; count++) {
    const value = rounded(exact, count);
    if (rough || rounded(back(value), digits) === wanted) return String(value);
  }
  return String(rounded(exact, MOST_DIGITS));
}

/** Inches as people tell their height: `5 ft 8.9 in`. */
export function feetText(inches: string): string {
  const all = Number(inches);
  const feet = Math.floor(all / INCHES_IN_FOOT);
  const places = inches.split('.')[1]?.length ?? 0;
  return `${feet} ft ${Number((all - INCHES_IN_FOOT * feet).toFixed(places))} in`;
}

const FEET = /^(\d+)\s*(?:ft|feet|foot|['’′])\s*(?:(\d+(?:\.\d+)?)\s*(?:in|inch|inches|["”″]|''|’’)?)?$/i;
/** No height takes more letters; a form may hold any text. */
const LONGEST_HEIGHT = 150;

/** How many inches a text of feet and inches says; undefined for other texts. */
function inchesOf(text: string): string | undefined {
  if (text.length > LONGEST_HEIGHT) return undefined;
  const [, feet, inches = '0'] = FEET.exec(text.trim()) ?? [];
  if (feet === undefined) return undefined;
  const places = inches.split('.')[1]?.length ?? 0;
  return (INCHES_IN_FOOT * Number(feet) + Number(inches)).toFixed(places);
}

/** What is written in a field in another unit; a height in feet and inches. Undefined for what has a unit of its own. */
export function fieldText(
  { inFeet }: { readonly inFeet?: true },
  text: string,
  from: string,
  to: string,
  rough = false,
): string | undefined {
  if (inFeet === undefined) return convertedText(text, from, to, rough);
  const given = inchesOf(text);
  if (to !== 'ft')
    return given === undefined ? convertedText(text, from, to, rough) : convertedText(given, 'in', to, rough);
  const inches = given ?? convertedText(text, from, 'in', rough);
  // Nobody tells a height to the tenth of an inch.
  return inches && feetText(rough ? String(Math.round(Number(inches))) : inches);
}
