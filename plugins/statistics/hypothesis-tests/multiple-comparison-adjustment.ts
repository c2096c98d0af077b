import { choice, defineCalculator, integer, isAtMost, list, number, sum, table, text } from '@reckoner/engine';
import { significance } from '../shared/inference.js';

interface Ranked {
  readonly p: number;
  /** From 1 for the smallest. */
  readonly rank: number;
}

/** Each value is raised to the largest before it. */
function raised(values: readonly number[]): number[] {
  let most = 0;
  return values.map((value) => {
    most = Math.max(most, Math.min(1, value));
    return most;
  });
}

/** Each value is lowered to the smallest after it. */
function lowered(values: readonly number[]): number[] {
  let least = 1;
  return values
    .slice()
    .reverse()
    .map((value) => {
      least = Math.min(least, value);
      return least;
    })
    .reverse();
}

/** Adjusted p-values, of the ordered ones, by each method. */
function adjustments(ranked: readonly Ranked[]) {
  const count = ranked.length;
  const harmonic = sum(ranked.map(({ rank }) => 1 / rank));
  const steps = ranked.map(({ p, rank }) => (count - rank + 1) * p);
  return {
    bonferroni: ranked.map(({ p }) => Math.min(1, count * p)),
    // 1 − (1 − p)^m.
    sidak: ranked.map(({ p }) => (p === 1 ? 1 : -Math.expm1(count * Math.log1p(-p)))),
    holm: raised(steps),
    hochberg: lowered(steps),
    bh: lowered(ranked.map(({ p, rank }) => (count * p) / rank)),
    by: lowered(ranked.map(({ p, rank }) => (harmonic * count * p) / rank)),
  };
}

const adjusted = { places: 5 } as const;

/** Adjusted p-values by six methods beside each other; one of them decides. */
export default defineCalculator({
  title: 'Multiple testing correction',
  description:
    'Adjusts the p-values of several tests by Bonferroni, Šidák, Holm, Hochberg, Benjamini-Hochberg and Benjamini-Yekutieli, and counts what is rejected.',
  keywords: [
    'Bonferroni correction',
    'Holm-Bonferroni',
    'Benjamini-Hochberg procedure',
    'false discovery rate',
    'FDR adjusted p-values',
    'family-wise error rate',
    'Šidák correction',
    'p.adjust',
    'multiple comparisons adjustment',
  ],
  related: ['tukey-hsd'],
  inputs: {
    pValues: list(number({ label: 'p-value', min: 0, max: 1 }), {
      label: 'p-values of all tests',
      help: 'Also those that were not significant: the correction counts them.',
      symbol: 'p',
      maxItems: 1000,
    }),
    method: choice(
      {
        holm: { label: 'Holm', also: ['Holm-Bonferroni'] },
        bonferroni: 'Bonferroni',
        sidak: { label: 'Šidák', also: ['Sidak'] },
        hochberg: 'Hochberg',
        bh: { label: 'Benjamini-Hochberg', also: ['BH', 'fdr'] },
        by: { label: 'Benjamini-Yekutieli', also: ['BY'] },
      },
      { label: 'Method that decides', default: 'holm' },
    ),
    significance,
  },
  outputs: {
    rejected: integer({ label: 'Hypotheses rejected' }),
    tests: integer({ label: 'Tests' }),
    uncorrected: integer({ label: 'Rejected without a correction' }),
    smallest: number({ label: 'Smallest adjusted p-value', ...adjusted }),
    adjusted: table(
      {
        test: integer({ label: 'Test' }),
        p: number({ label: 'p-value', ...adjusted }),
        holm: number({ label: 'Holm', ...adjusted }),
        bonferroni: number({ label: 'Bonferroni', ...adjusted }),
        sidak: number({ label: 'Šidák', ...adjusted }),
        hochberg: number({ label: 'Hochberg', ...adjusted }),
        bh: number({ label: 'Benjamini-Hochberg', ...adjusted }),
        by: number({ label: 'Benjamini-Yekutieli', ...adjusted }),
        verdict: text({ label: 'By the chosen method' }),
      },
      { label: 'Adjusted p-values' },
    ),
  },
  algorithm: ({ pValues, method, significance }) => {
    const order = pValues.map((p, index) => ({ p, index })).sort((one, other) => one.p - other.p);
    const by = adjustments(order.map(({ p }, i) => ({ p, rank: i + 1 })));
    const place = new Map(order.map(({ index }, i) => [index, i]));
    const adjusted = pValues.map((p, index) => {
      const i = place.get(index)!;
      return {
        test: index + 1,
        p,
        holm: by.holm[i]!,
        bonferroni: by.bonferroni[i]!,
        sidak: by.sidak[i]!,
        hochberg: by.hochberg[i]!,
        bh: by.bh[i]!,
        by: by.by[i]!,
        verdict: isAtMost(by[method][i]!, significance) ? 'rejected' : 'not rejected',
      };
    });
    return {
      rejected: adjusted.filter(({ verdict }) => verdict === 'rejected').length,
      tests: pValues.length,
      uncorrected: pValues.filter((p) => isAtMost(p, significance)).length,
      smallest: by[method][0]!,
      adjusted,
    };
  },
  stepwise: [
    'With the m p-values in order, p₁ the smallest: Bonferroni m p, Šidák 1 − (1 − p)ᵐ.',
    'Holm: (m − i + 1) pᵢ, raised to the largest of those before it. Hochberg: (m − i + 1) pᵢ, lowered to the smallest of those after it.',
    'Benjamini-Hochberg: m pᵢ/i, lowered to the smallest of those after it. Benjamini-Yekutieli: that times 1 + 1/2 + … + 1/m.',
    'None is above 1. A hypothesis is rejected where its adjusted p-value is at most the significance level.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ tests, uncorrected }) => tests > 1 && tests === uncorrected,
      says: 'Every p-value given is at most {significance}: were the tests that found nothing left out? The correction must count all tests that were made.',
    },
    {
      level: 'caution',
      when: ({ pValues }) => pValues.some((p) => p === 0),
      says: 'A p-value of 0 is a rounded one, and stays 0 times any number of tests: give it with its digits, or the bound that was printed (0.001 for <0.001).',
    },
    {
      level: 'note',
      when: ({ method, tests }) => tests > 1 && (method === 'hochberg' || method === 'bh' || method === 'sidak'),
      says: 'This method holds for tests that are independent or rise and fall together. Where one may rule out another, Holm (any false rejection) and Benjamini-Yekutieli (their share) hold all the same.',
    },
    {
      level: 'note',
      when: ({ tests }) => tests === 1,
      says: 'With a single test there is nothing to correct: all adjusted p-values are the one given.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Ordered p-values and what they are compared with',
    x: { label: 'Rank' },
    y: { label: 'p-value' },
    curve: ({ pValues, method, significance, tests }) => {
      if (tests < 2) return undefined;
      const order = pValues.slice().sort((one, other) => one - other);
      const harmonic = sum(order.map((_, i) => 1 / (i + 1)));
      const limit = (rank: number) =>
        method === 'bonferroni'
          ? significance / tests
          : method === 'sidak'
            ? -Math.expm1(Math.log1p(-significance) / tests)
            : method === 'bh'
              ? (significance * rank) / tests
              : method === 'by'
                ? (significance * rank) / (tests * harmonic)
                : significance / (tests - Math.min(tests, rank) + 1);
      const step = Math.ceil(tests / 300);
      return {
        from: 1,
        to: tests,
        lines: [{ label: 'Limit', y: limit }],
        points: order.flatMap((p, i): [number, number][] => (i % step === 0 ? [[i + 1, p]] : [])),
      };
    },
  },
  explanation: ({ method, tests, rejected, smallest, significance }) => {
    const name = {
      holm: 'Holm',
      bonferroni: 'Bonferroni',
      sidak: 'Šidák',
      hochberg: 'Hochberg',
      bh: 'Benjamini-Hochberg',
      by: 'Benjamini-Yekutieli',
    }[method];
    const holds =
      method === 'bh' || method === 'by'
        ? 'the expected share of false ones among the rejected hypotheses'
        : 'the chance of any false rejection';
    const verdict =
      tests === 1
        ? `the only hypothesis is ${rejected === 1 ? '' : 'not '}rejected`
        : '{rejected} of {tests} hypotheses {rejected|is|are} rejected (without a correction {uncorrected})';
    // What is shown as the level itself may lie above it by less than is shown.
    const above = rejected === 0 && smallest <= 1.0001 * significance ? ', just above that level' : '';
    return `By ${name}, which keeps ${holds} at {significance} or below, ${verdict}; the smallest adjusted p is {smallest}${above}.`;
  },
  examples: [
    {
      inputs: {
        pValues: [
          0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759,
          1,
        ],
        method: 'bh',
      },
      results: {
        rejected: 4,
        tests: 15,
        uncorrected: 9,
        smallest: 0.0015,
        adjusted: {
          length: 15,
          rows: {
            3: {
              test: 4,
              p: 0.0095,
              holm: 0.114,
              bonferroni: 0.1425,
              sidak: 0.1334029663465,
              hochberg: 0.114,
              bh: 0.035625,
              by: 0.118211907883783,
              verdict: 'rejected',
            },
            4: { bh: 0.0603, verdict: 'not rejected' },
            5: { hochberg: 0.2682, holm: 0.278, bh: 0.06385714285714 },
            14: { bh: 1, by: 1, holm: 1, sidak: 1 },
          },
        },
      },
      cautions: ['independent or rise and fall'],
      source: 'R 4.2: p.adjust; 1 − (1 − p)¹⁵',
    },
    {
      inputs: {
        pValues: [
          0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759,
          1,
        ],
        method: 'holm',
      },
      results: {
        rejected: 3,
        tests: 15,
        uncorrected: 9,
        smallest: 0.0015,
        adjusted: {
          length: 15,
          rows: { 2: { holm: 0.0247, verdict: 'rejected' }, 6: { holm: 0.278 }, 8: { holm: 0.3213 } },
        },
      },
      source: 'R 4.2: p.adjust; 1 − (1 − p)¹⁵',
    },
    {
      inputs: {
        pValues: [
          0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759,
          1,
        ],
        method: 'bonferroni',
      },
      results: {
        rejected: 3,
        tests: 15,
        uncorrected: 9,
        smallest: 0.0015,
        adjusted: { length: 15, rows: { 2: { bonferroni: 0.0285 } } },
      },
      source: 'R 4.2: p.adjust; 1 − (1 − p)¹⁵',
    },
    {
      inputs: {
        pValues: [
          0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759,
          1,
        ],
        method: 'sidak',
      },
      results: {
        rejected: 3,
        tests: 15,
        uncorrected: 9,
        smallest: 0.001498950454863,
        adjusted: { length: 15, rows: { 2: { sidak: 0.028124053130306 } } },
      },
      cautions: ['independent or rise and fall'],
      source: 'R 4.2: p.adjust; 1 − (1 − p)¹⁵',
    },
    {
      inputs: {
        pValues: [
          0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759,
          1,
        ],
        method: 'hochberg',
      },
      results: {
        rejected: 3,
        tests: 15,
        uncorrected: 9,
        smallest: 0.0015,
        adjusted: { length: 15, rows: { 7: { hochberg: 0.2752 } } },
      },
      cautions: ['independent or rise and fall'],
      source: 'R 4.2: p.adjust; 1 − (1 − p)¹⁵',
    },
    {
      inputs: {
        pValues: [
          0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759,
          1,
        ],
        method: 'by',
      },
      results: {
        rejected: 3,
        tests: 15,
        uncorrected: 9,
        smallest: 0.004977343489843,
        adjusted: { length: 15, rows: { 2: { by: 0.031523175435675, verdict: 'rejected' } } },
      },
      source: 'R 4.2: p.adjust; 1 − (1 − p)¹⁵',
    },
    {
      inputs: { pValues: [0.05, 0.01, 0.04, 0.02, 0.03], method: 'hochberg' },
      results: {
        rejected: 5,
        uncorrected: 5,
        smallest: 0.05,
        adjusted: {
          length: 5,
          rows: {
            0: { test: 1, p: 0.05, holm: 0.09, hochberg: 0.05, by: 0.1141666666667 },
            1: { holm: 0.05, bonferroni: 0.05 },
          },
        },
      },
      cautions: ['left out', 'independent or rise and fall'],
      source: 'R 4.2: p.adjust',
    },
    {
      inputs: { pValues: [0, 0.3], significance: 1 },
      results: { rejected: 1, smallest: 0, tests: 2 },
      cautions: ['rounded one'],
      source: 'By definition',
    },
    {
      inputs: { pValues: [0.025000001, 0.9] },
      results: { rejected: 0, tests: 2, uncorrected: 1, smallest: 0.050000002 },
      source: 'By hand: 2 × 0.025000001 is above 0.05',
    },
    {
      inputs: { pValues: [0.3] },
      results: { rejected: 0, tests: 1, uncorrected: 0, smallest: 0.3 },
      cautions: ['nothing to correct'],
      source: 'By definition',
    },
    {
      inputs: { pValues: [0.03] },
      results: { rejected: 1, tests: 1, uncorrected: 1, smallest: 0.03 },
      cautions: ['nothing to correct'],
      source: 'By definition',
    },
  ],
  references: [
    { title: 'Holm: A simple sequentially rejective multiple test procedure, Scand. J. Statist. 6 (1979) 65' },
    {
      title: 'Hochberg: A sharper Bonferroni procedure for multiple tests of significance',
      doi: '10.1093/biomet/75.4.800',
    },
    {
      title: 'Benjamini, Hochberg: Controlling the false discovery rate',
      doi: '10.1111/j.2517-6161.1995.tb02031.x',
    },
    {
      title: 'Benjamini, Yekutieli: The control of the false discovery rate in multiple testing under dependency',
      doi: '10.1214/aos/1013699998',
    },
    { title: 'R 4.2, p.adjust: Adjust p-values for multiple comparisons (its results)' },
  ],
});
