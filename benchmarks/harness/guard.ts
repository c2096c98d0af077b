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
export function fallBehind({ value, better }: Pick<Measurement, 'value' | 'better'>, baseline: number): number {
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
    const behind = fallBehind(measurement, expected);
    // Written so that NaN fails too.
    if (!(behind <= measurement.margin!)) {
      regressions.push(
        `${measurement.id}: ${measurement.value.toPrecision(3)} is ${percent(behind)} behind the baseline ` +
          `${expected.toPrecision(3)}; at most ${percent(measurement.margin!)} is allowed.`,
      );
    }
  }
  for (const id of Object.keys(baseline)) {
    if (!measuredIds.has(id)) regressions.push(`${id}: in the baseline, but not measured.`);
  }
  return regressions;
}

/**
 * Measures and compares; when something fell behind, measures once more and keeps the better value of each ratio, for
 * code that became slower is slow both times and a disturbed machine rarely is.
 */
export async function guard(
  measure: () => Promise<readonly Measurement[]>,
  baseline: Baseline,
): Promise<{ readonly measurements: readonly Measurement[]; readonly regressions: readonly string[] }> {
  const first = await measure();
  if (findRegressions(first, baseline).length === 0) return { measurements: first, regressions: [] };
  const second = new Map((await measure()).map((measurement) => [measurement.id, measurement]));
  const measurements = first.map((one) => {
    const other = second.get(one.id) ?? one;
    return fallBehind(other, one.value) < 0 ? other : one;
  });
  return { measurements, regressions: findRegressions(measurements, baseline) };
}

function percent(fraction: number): string {
  return `${(fraction * 100).toFixed(0)} %`;
}
