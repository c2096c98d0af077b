/** What readers of a region have in words where the API has signs and numbers: dates, and heights in feet and inches. */
import type { WireValue } from '../../authoring/define.js';
import type { MeasureSpec, QuantitySpec } from '../../authoring/kinds.js';
import { conversion } from '../read/unit.js';
import { currentLocale, localized } from './locale.js';

/** A date, `2026-01-31`, in words where something is made for a reader. */
export function localDate(date: string): string {
  const locale = currentLocale();
  return locale
    ? new Intl.DateTimeFormat(locale.dates, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))
    : date;
}

/** A height that was sent in feet or inches, as people tell it where something is made for a reader: `5 ft 8.9 in`. */
export function heightText(
  spec: QuantitySpec | MeasureSpec,
  canonical: WireValue,
  sentUnit: string,
): string | undefined {
  if (spec.regional !== 'height' || currentLocale() === undefined || !/^(ft|in)$/.test(sentUnit)) return undefined;
  const inches = conversion(spec.unit ?? spec.formulaUnit, 'in').float(Number(canonical));
  const tenths = Math.round(inches * 10);
  return `${Math.floor(tenths / 120)} ft ${localized(String((tenths % 120) / 10))} in`;
}
