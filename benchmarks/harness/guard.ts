/** Compares ratios with the committed baseline: what fell behind by more than its margin, as sentences. */
import type { Measurement } from './measurement.js';

/** Ratio id to its value when the baseline was written. */
export type Baseline = Readonly<Record<string, number>>;

/** Absolute times depend on the machine, so that only ratios belong in a baseline. */
export function baselineOf(measurements: readonly Measurement[]): Baseline {
  return Object.fromEntries(
    measurements
      .filter(({ margin }) => margin !== undefined)
      .map(({ id, value }) => [id, Number(value.toPrecision(4))]),
  );
}

/** How far a measurement is behind its baseline, as a fraction of the baseline; negative when it is ahead. */
function fallBehind({ value, better }: Pick<Measurement, 'value' | 'better'>, baseline: number): number {
  return better === 'higher' ? (baseline - value) / baseline : (value - baseline) / baseline;
}

/**
 * One sentence for each ratio that fell behind by more than its margin, and for each that one side lacks: a ratio that
 * is no longer measured would otherwise pass for ever.
 */
export function findRegressions(measurements: readonly Measurement[], baseline: Baseline): string[] {
  const guarded = measurements.filter(({ margin }) => margin !== undefined);
  const measuredIds = new Set(guarded.map(({ id }) => id));
  const regressions: string[] = [];
  for (const measurement of guarded) {
    const expected = baseline[measurement.id];
    if (expected === undefined) {
      regressions.push(`${measurement.id}: not in the baseline; run "npm run bench -- --update" and commit it.`);
      continue;
    }
    if (fellBehind(measurement, expected)) {
      const behind = percent(fallBehind(measurement, expected));
      regressions.push(
        `${measurement.id}: ${measurement.value.toPrecision(3)} is ${behind} behind the baseline ` +
          `${expected.toPrecision(3)}; at most ${percent(measurement.margin!)} is allowed.`,
      );
    }
  }
  for (const id of Object.keys(baseline)) {
    if (!measuredIds.has(id)) regressions.push(`${id}: in the baseline, but not measured.`);
  }
  return regressions;
}

export type Suite = () => Promise<readonly Measurement[]>;

const REPEATS = 2;

/**
 * Measures and compares. A suite in which something fell behind is measured again, at most twice, and the best value of
 * each ratio counts, for code that became slower is slow every time and a disturbed machine rarely is.
 */
export async function guard(
  suites: readonly Suite[],
  baseline: Baseline,
): Promise<{ readonly measurements: readonly Measurement[]; readonly regressions: readonly string[] }> {
  const measurements: Measurement[] = [];
  for (const suite of suites) {
    let best = await suite();
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      if (!best.some((measurement) => fellBehind(measurement, baseline[measurement.id]))) break;
      best = betterOf(best, await suite());
    }
    measurements.push(...best);
  }
  return { measurements, regressions: findRegressions(measurements, baseline) };
}

/** Written so that NaN fell behind too. What is not in the baseline did not: measuring it again would not help. */
function fellBehind(measurement: Measurement, baseline: number | undefined): boolean {
  if (baseline === undefined || measurement.margin === undefined) return false;
  return !(fallBehind(measurement, baseline) <= measurement.margin);
}

function betterOf(first: readonly Measurement[], second: readonly Measurement[]): Measurement[] {
  const others = new Map(second.map((measurement) => [measurement.id, measurement]));
  return first.map((one) => {
    const other = others.get(one.id);
    return other !== undefined && (Number.isNaN(one.value) || fallBehind(other, one.value) < 0) ? other : one;
  });
}

function percent(fraction: number): string {
  return `${(fraction * 100).toFixed(0)} %`;
}
