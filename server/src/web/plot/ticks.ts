/** Where the marks of an axis stand: at round numbers, 1, 2 or 5 times a power of ten. */
import { formatDate, monthOf, toDay, yearOf } from '@reckoner/engine/calendar';

export interface Range {
  readonly from: number;
  readonly to: number;
}

const LARGEST_STEPS = 12;

/** 1, 2 or 5 times a power of ten, the least that makes no more than `count` steps. */
function roundStep({ from, to }: Range, count: number): number {
  const rough = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Round numbers within the range, about `count` of them. */
export function linearTicks(range: Range, count: number): number[] {
  if (!(range.to > range.from)) return [];
  const step = roundStep(range, count);
  const first = Math.ceil(range.from / step - 1e-9);
  const last = Math.floor(range.to / step + 1e-9);
  if (!(last - first <= LARGEST_STEPS + count)) return [];
  // So narrow a range around so large a number has no places apart.
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last)) return [];
  const ticks: number[] = [];
  // Products of integers and the step's digits keep 0.3 from becoming 0.30000000000000004.
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  for (let index = first; index <= last; index++) {
    const tick = index * step;
    ticks.push(decimals <= 20 ? Number(tick.toFixed(decimals)) + 0 : tick);
  }
  return ticks;
}

/** Powers of ten within a positive range; of many every second, third, …; of few 1, 2 and 5 times each. */
export function logTicks({ from, to }: Range, count: number): number[] {
  const [first, last] = [Math.floor(Math.log10(from)), Math.ceil(Math.log10(to))];
  const every = Math.max(1, Math.ceil((last - first) / count));
  const factors = Math.log10(to / from) <= count / 3 + 1e-9 ? [1, 2, 5] : [1];
  const ticks: number[] = [];
  for (let power = Math.ceil(first / every) * every; power <= last; power += every) {
    for (const factor of factors) {
      const tick = Number(`${factor}e${power}`);
      if (tick >= from * (1 - 1e-9) && tick <= to * (1 + 1e-9)) ticks.push(tick);
    }
  }
  return ticks;
}

export interface DateTick {
  /** Days since 1970-01-01. */
  readonly value: number;
  /** A year, a month or a day. */
  readonly text: string;
}

/** Of marks that stand at the first of a month: a month to a century apart. */
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200];
const DAYS_OF_MONTHS = 62;

/** No more than about `count` of them, of days since 1970-01-01. */
export function dateTicks(range: Range, count: number): DateTick[] {
  if (range.to - range.from < DAYS_OF_MONTHS) {
    const days = linearTicks(range, count).filter(Number.isInteger);
    return days.map((value) => ({ value, text: formatDate(value) }));
  }
  const [first, last] = [range.from, range.to].map((day) => 12 * yearOf(day) + monthOf(day) - 1) as [number, number];
  const step = MONTH_STEPS.find((one) => (last - first) / one <= count) ?? 1200;
  const ticks: DateTick[] = [];
  for (let month = Math.ceil(first / step) * step; month <= last; month += step) {
    const value = toDay(Math.floor(month / 12), (month % 12) + 1, 1);
    if (value >= range.from && value <= range.to)
      ticks.push({ value, text: formatDate(value).slice(0, step % 12 === 0 ? 4 : 7) });
  }
  return ticks;
}
