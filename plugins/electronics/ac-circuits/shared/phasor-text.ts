/** Phasors as people write them: `10∠30°`, `10<30`, `5 @ 0.5 rad`, `3 + j4`, `3+4j`, `-2j`, `7`. */
import { cosTurn, isAtLeast, isAtMost, isBelow, sinTurn } from '@reckoner/engine';

export interface Phasor {
  readonly real: number;
  readonly imaginary: number;
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/;
const LARGEST = 1e12;
/** More turns than anybody means. */
const LARGEST_ANGLE = 1e5;

function numberOf(written: string): number | undefined {
  return NUMBER.test(written) ? Number(written) : undefined;
}

/** Where the sign between two parts stands, not one of an exponent: at least 1; 0 where there is none. */
function splitAt(written: string): number {
  for (let i = written.length - 1; i > 0; i--) {
    const isSign = written[i] === '+' || written[i] === '-';
    if (isSign && (written[i - 1] !== 'e' || !/\d/.test(written[i - 2] ?? ''))) return i;
  }
  return 0;
}

/** The number before or after the one j or i of an imaginary part, not one on each side of it, as of `3 j4`. */
function imaginaryOf(written: string): number | undefined {
  const at = written.search(/[ij]/);
  if (at < 0) return undefined;
  // Between j and its number people put a point or an asterisk.
  const before = written.slice(0, at).replace(/[*·]$/, '');
  const after = written.slice(at + 1).replace(/^[*·]/, '');
  if (after !== '' && /[^+-]/.test(before)) return undefined;
  const rest = before + after;
  if (rest === '' || rest === '+') return 1;
  return rest === '-' ? -1 : numberOf(rest);
}

function polar(size: number | undefined, angle: number | undefined): Phasor | undefined {
  if (size === undefined || angle === undefined) return undefined;
  return { real: size * cosTurn(angle), imaginary: size * sinTurn(angle) };
}

/** Angle in radians of `30°`, `30`, `30 deg` or `0.5 rad`. */
function angleOf(written: string): number | undefined {
  const inRadians = written.endsWith('rad');
  const digits = written.replace(/(?:°|º|degrees|deg\.?|rad)$/, '');
  const angle = numberOf(digits);
  if (angle === undefined || Math.abs(angle) > LARGEST_ANGLE) return undefined;
  return inRadians ? angle : (angle / 180) * Math.PI;
}

/** A text without spaces but those between two numbers, which are no one number; those of thousands go, as of `1 000`. */
function withoutSpaces(text: string): string {
  return text
    .trim()
    .split(/\s+/)
    .reduce((before, word) => {
      const isApart = /[\d.]$/.test(before) && /^[\d.]/.test(word) && !/^\d{3}(?:\D|$)/.test(word);
      return `${before}${isApart ? ' ' : ''}${word}`;
    });
}

/** Parts of a text without spaces, brackets around all of it and other signs for minus: two where it is polar. */
function partsOf(text: string): string[] {
  const written = withoutSpaces(text)
    .toLowerCase()
    .replaceAll(/[−–]/g, '-')
    .replace(/^\((.*)\)$/, '$1');
  return written.split(/∠|<|@|\/_|\\angle|angle/);
}

/** Whether a phasor is written by its angle, so that its parts are rounded. */
export function isPolar(text: string): boolean {
  return partsOf(text).length === 2;
}

/**
 * Whether an angle without a unit reads like radians: up to a turn of them, with three decimals or more, or with two
 * as a multiple of π/12 has them: 3.14, 1.57, 0.52.
 */
export function looksLikeRadians(text: string): boolean {
  const angle = partsOf(text)[1];
  if (angle === undefined || !/^[+-]?[0-6]?\.\d{2,}$/.test(angle) || Math.abs(Number(angle)) > 6.2832) return false;
  if (/\.\d{3}/.test(angle)) return true;
  const steps = Math.round((12 * Number(angle)) / Math.PI);
  return steps !== 0 && isBelow(Math.abs(Number(angle) - (steps * Math.PI) / 12), 0.006);
}

/** The phasor that a text means; undefined where it means none. */
export function readPhasor(text: string): Phasor | undefined {
  const parts = partsOf(text);
  let found: Phasor | undefined;
  if (parts.length === 2) found = polar(numberOf(parts[0]!), angleOf(parts[1]!));
  else if (parts.length === 1) found = rectangular(parts[0]!);
  if (found === undefined) return undefined;
  const isZero = found.real === 0 && found.imaginary === 0;
  const size = Math.hypot(found.real, found.imaginary);
  return isAtMost(size, LARGEST) && (isZero || isAtLeast(size, 1 / LARGEST)) ? found : undefined;
}

function rectangular(written: string): Phasor | undefined {
  const at = splitAt(written);
  const [first, second] = [written.slice(0, at), written.slice(at)];
  if (at === 0) {
    const imaginary = imaginaryOf(written);
    if (imaginary !== undefined) return { real: 0, imaginary };
    const real = numberOf(written);
    return real === undefined ? undefined : { real, imaginary: 0 };
  }
  const [real, imaginary] = [numberOf(first), imaginaryOf(second)];
  if (real !== undefined && imaginary !== undefined) return { real, imaginary };
  const [early, late] = [imaginaryOf(first), numberOf(second)];
  return early !== undefined && late !== undefined ? { real: late, imaginary: early } : undefined;
}
