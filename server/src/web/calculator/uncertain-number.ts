/** Writes a value with its standard uncertainty, to the same place, as the Guide (JCGM 100:2008, 7.2.6) has it. */
import { fixed } from '@reckoner/engine/calculate/present/number-format';
import { raised } from '@reckoner/engine/typeset/superscripts';

/** So many significant digits of an uncertainty are kept. */
const DIGITS = 2;
/** Beyond this many digits before or behind the point a power of ten is written. */
const MOST_PLACES = 8;

/** @example uncertainText(100.04, 6.08) // '100.0 ± 6.1' */
export function uncertainText(value: number, uncertainty: number): string {
  if (uncertainty === 0) return `${value} ± 0`;
  const rounded = Number(uncertainty.toPrecision(DIGITS));
  const last = Math.floor(Math.log10(rounded)) - (DIGITS - 1);
  const largest = Math.floor(Math.log10(Math.max(Math.abs(value), rounded)));
  if (last < -MOST_PLACES || last > 0 || largest > MOST_PLACES) return scaled(value, rounded, last, largest);
  return `${fixed(value.toFixed(-last))} ± ${fixed(rounded.toFixed(-last))}`;
}

function scaled(value: number, uncertainty: number, last: number, largest: number): string {
  const places = Math.min(Math.max(largest - last, 0), 15);
  const of = (number: number) => fixed((number / 10 ** largest).toFixed(places));
  return largest === 0
    ? `${of(value)} ± ${of(uncertainty)}`
    : `(${of(value)} ± ${of(uncertainty)}) × 10${raised(largest)}`;
}
