/** Where the marks of an axis stand: at round numbers, 1, 2 or 5 times a power of ten. */

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
  const factors = last - first <= count / 3 ? [1, 2, 5] : [1];
  const ticks: number[] = [];
  for (let power = Math.ceil(first / every) * every; power <= last; power += every) {
    for (const factor of factors) {
      const tick = Number(`${factor}e${power}`);
      if (tick >= from * (1 - 1e-9) && tick <= to * (1 + 1e-9)) ticks.push(tick);
    }
  }
  return ticks;
}
