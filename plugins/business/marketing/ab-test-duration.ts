import {
  ceilNear,
  choice,
  defineCalculator,
  flag,
  integer,
  isAbove,
  isBelow,
  noResult,
  normalQuantile,
  number,
  percent,
  table,
} from '@reckoner/engine';

/** The change of the rate that the effect means: relative to the baseline or in percentage points, up or down. */
const changeOf = (baseline: number, effect: number, kind: string): number => {
  if (kind === 'relative') return baseline * effect;
  if (kind === 'relativeDrop') return -baseline * effect;
  return kind === 'points' ? effect : -effect;
};

/** Visitors of each variant before rounding up: normal approximation, pooled variance under the hypothesis of no difference. */
const sizeOf = (baseline: number, change: number, z1: number, z2: number): number => {
  const target = baseline + change;
  const average = baseline + change / 2;
  const separate = baseline * (1 - baseline) + target * (1 - target);
  return ((z1 * Math.sqrt(2 * average * (1 - average)) + z2 * Math.sqrt(separate)) / change) ** 2;
};

/** Fleiss’ size of each group for two proportions, over the visitors of a day; a test runs for whole weeks. */
export default defineCalculator({
  title: 'A/B test duration',
  description:
    'Visitors of each variant, days and whole weeks that an A/B test needs to find an effect, from conversion rate, smallest effect, daily visitors, significance and power.',
  keywords: [
    'split test duration',
    'how long to run an A/B test',
    'A/B test sample size',
    'minimum detectable effect',
    'MDE',
    'A/B/n test',
  ],
  related: ['ab-test-significance', 'sample-size-two-proportions', 'conversion-rate'],
  inputs: {
    baseline: percent({
      label: 'Conversion rate today',
      help: 'Of the visitors who will be in the test.',
      symbol: 'p_1',
      min: 0.01,
      max: 99.99,
      usual: [0.5, 80],
    }),
    effect: percent({
      label: 'Smallest effect to find',
      help: 'What would be worth acting on, not what is hoped for.',
      symbol: 'e',
      min: 0.01,
      max: 1000,
      usual: 'all',
    }),
    kind: choice(
      {
        relative: { label: 'Relative increase', also: ['relative', 'relative lift', 'uplift'] },
        relativeDrop: { label: 'Relative decrease', also: ['relative drop'] },
        points: { label: 'Increase in percentage points', also: ['absolute', 'percentage points', 'pp'] },
        pointsDrop: { label: 'Decrease in percentage points', also: ['absolute decrease'] },
      },
      { label: 'The effect is a', default: 'relative' },
    ),
    visitors: number({
      label: 'Visitors a day',
      help: 'Different people who reach the tested page in four weeks, divided by 28, all variants together: who comes on several days counts once.',
      symbol: 'v',
      min: 1,
      max: 1e9,
    }),
    share: percent({
      label: 'Share of the visitors in the test',
      symbol: 's',
      min: 1,
      max: 100,
      usual: [2, 100],
      default: 100,
    }),
    variants: integer({
      label: 'Variants',
      help: 'With the one of today.',
      symbol: 'k',
      min: 2,
      max: 10,
      default: 2,
    }),
    significance: percent({
      label: 'Significance level',
      help: '5% for a confidence of 95%.',
      symbol: '\\alpha',
      min: 0.01,
      max: 99.99,
      usual: [0.5, 20],
      default: 5,
    }),
    power: percent({ label: 'Power', min: 50, max: 99.99, usual: [60, 99], default: 80 }),
    tails: choice(
      {
        two: { label: 'Two-sided', value: 2, also: ['2', 'two'] },
        one: { label: 'One-sided', value: 1, also: ['1', 'one'] },
      },
      { label: 'Tails', symbol: 't', default: 'two' },
    ),
    bonferroni: flag({
      label: 'Divide the significance level by the number of comparisons (Bonferroni)',
      help: 'Where each new variant is compared with the one of today.',
      default: false,
    }),
  },
  outputs: {
    days: integer({ label: 'Days', symbol: 'd' }),
    weeks: integer({ label: 'Whole weeks' }),
    perVariant: integer({ label: 'Visitors of each variant', symbol: 'n' }),
    total: integer({ label: 'Visitors in all', symbol: 'N' }),
    target: percent({ label: 'Conversion rate with the effect', symbol: 'p_2', places: 3 }),
    level: percent({ label: 'Significance level of each comparison', symbol: "\\alpha'", places: 3 }),
    effects: table(
      {
        effect: percent({ label: 'Effect', places: 3 }),
        target: percent({ label: 'Conversion rate with it', places: 3 }),
        perVariant: integer({ label: 'Visitors of each variant' }),
        days: integer({ label: 'Days' }),
      },
      { label: 'Other effects' },
    ),
  },
  formula: ({ baseline, effect, kind, visitors, share, variants, significance, power, tails, bonferroni }) => {
    const change = changeOf(baseline, effect, kind);
    const level = bonferroni ? significance / (variants - 1) : significance;
    const z1 = -normalQuantile(level / tails);
    const z2 = -normalQuantile(1 - power);
    const daily = visitors * share;
    const perVariant = ceilNear(sizeOf(baseline, change, z1, z2));
    const total = variants * perVariant;
    if (isAbove(total / daily, 36525)) {
      throw noResult(
        effect < 0.01
          ? 'The test would take more than a hundred years: was the effect sent as a fraction? It is in percent, 20 for 20%. If it is not, look for a larger one, or test where more visitors come or convert.'
          : 'The test would take more than a hundred years: look for a larger effect, or test where more visitors come or convert.',
      );
    }
    const days = ceilNear(total / daily);
    const effects = [0.5, 0.75, 1, 1.5, 2]
      .map((factor) => factor * effect)
      .map((size) => ({ size, step: changeOf(baseline, size, kind) }))
      .filter(({ step }) => isAbove(baseline + step, 0) && isBelow(baseline + step, 1))
      .map(({ size, step }) => {
        const needed = ceilNear(sizeOf(baseline, step, z1, z2));
        return {
          effect: size,
          target: baseline + step,
          perVariant: needed,
          days: ceilNear((variants * needed) / daily),
        };
      });
    return { days, weeks: Math.ceil(days / 7), perVariant, total, target: baseline + change, level, effects };
  },
  shown: ({ baseline, target, level, power, tails, variants, visitors, share, perVariant, total, days }) => ({
    perVariant: ceilNear(
      ((-normalQuantile(level / tails) * Math.sqrt(2 * ((baseline + target) / 2) * (1 - (baseline + target) / 2)) -
        normalQuantile(1 - power) * Math.sqrt(baseline * (1 - baseline) + target * (1 - target))) /
        (target - baseline)) **
        2,
    ),
    total: variants * perVariant,
    days: ceilNear(total / (visitors * share)),
    weeks: Math.ceil(days / 7),
    effects: undefined,
  }),
  stepwise: ['The table repeats this for a half to twice the effect, where the rate stays between 0% and 100%.'],
  figure: {
    kind: 'curve',
    title: 'Days by the effect',
    x: { of: 'effect', label: 'Smallest effect to find' },
    y: { of: 'days', label: 'Days' },
    curve: ({ baseline, effect, kind, visitors, share, variants, power, tails, level, days }) => {
      const z1 = -normalQuantile(level / tails);
      const z2 = -normalQuantile(1 - power);
      const isInside = (size: number) => {
        const rate = baseline + changeOf(baseline, size, kind);
        return rate > 0 && rate < 1;
      };
      return {
        from: effect / 2,
        to: 2 * effect,
        lines: [
          {
            y: (size) =>
              isInside(size)
                ? (variants * sizeOf(baseline, changeOf(baseline, size, kind), z1, z2)) / (visitors * share)
                : Number.NaN,
          },
        ],
        marks: [{ x: effect, y: days, label: 'This test' }],
      };
    },
  },
  explanation: ({ tails, share, bonferroni, variants }) => {
    const side = tails === 2 ? 'two-sided' : 'one-sided';
    const part = share === 1 ? '' : ', {share} of them in the test';
    const level =
      bonferroni && variants > 2
        ? '{level} significance for each comparison ({significance} for all of them)'
        : '{significance} significance';
    return `To tell {target} from {baseline} (${side}, ${level}, {power} power) each of the {variants} variants needs {perVariant} {perVariant|visitor|visitors}, {total} in all: {days} {days|day|days} at {visitors} {visitors|visitor|visitors} a day${part}, or {weeks} whole {weeks|week|weeks}.`;
  },
  requires: [
    {
      that: ({ significance }) => significance <= 0.4,
      field: 'significance',
      says: 'The significance level, {significance}, must be at most 40%: it is what is left of the confidence, 5% for a confidence of 95%.',
    },
    {
      that: ({ baseline, effect, kind }) => {
        const rate = baseline + changeOf(baseline, effect, kind);
        return kind === 'relative' || kind === 'points' ? isBelow(rate, 1) : isAbove(rate, 0);
      },
      field: 'effect',
      says: ({ kind }) =>
        kind === 'relative' || kind === 'points'
          ? 'A rate of {baseline} with an effect of {effect} on it comes to 100% or more: give a smaller one, or say whether it is relative or in percentage points.'
          : 'With a decrease of {effect} from {baseline} nobody would convert any more: give a smaller one, or say whether it is relative or in percentage points.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ weeks }) => weeks === 1,
      says: 'The visitors come together within a week: are they those of one day? Run the test for whole weeks all the same, better two: people may convert otherwise on other days, and one week may be unusual.',
    },
    {
      level: 'caution',
      when: ({ days }) => days > 56,
      says: 'This is longer than eight weeks: seasons, campaigns and deleted cookies will be in the result. Look for a larger effect (see the table), or test where more visitors come or convert.',
    },
    {
      level: 'caution',
      when: ({ variants, bonferroni }) => variants > 2 && !bonferroni,
      says: 'Several variants are each compared with the one of today at the full significance level, so that a difference where there is none is found more often than that. Correct for it (Bonferroni), or test fewer.',
    },
    {
      level: 'note',
      when: ({ variants, bonferroni }) => variants === 2 && bonferroni,
      says: 'With two variants there is one comparison: the correction changes nothing.',
    },
    {
      level: 'note',
      when: ({ tails }) => tails === 1,
      says: ({ kind }) =>
        kind === 'relative' || kind === 'points'
          ? 'A one-sided test cannot tell that the new variant does harm: take a two-sided one where that would matter.'
          : 'A one-sided test for a decrease cannot tell that the rate rises: take a two-sided one where that would matter.',
    },
    {
      level: 'caution',
      when: ({ perVariant, baseline, target }) =>
        isBelow(perVariant * Math.min(baseline, 1 - baseline, target, 1 - target), 10),
      says: 'Fewer than about ten conversions, or people who do not convert, are expected in a variant: the normal approximation is rough there. Plan for more visitors, or for Fisher’s exact test.',
    },
    {
      level: 'caution',
      when: ({ effect, kind }) => (kind === 'relative' || kind === 'relativeDrop') && (effect >= 0.5 || effect < 0.01),
      says: ({ effect }) =>
        effect >= 0.5
          ? 'The effect changes the rate by half of it or more; tests seldom find that much. Compare the two rates: were percentage points meant?'
          : 'The effect is less than a hundredth of the rate. Compare the two rates: was a fraction sent for a percent, or were percentage points meant?',
    },
    {
      level: 'caution',
      when: ({ baseline, effect, kind }) => (kind === 'points' || kind === 'pointsDrop') && 2 * effect >= baseline,
      says: 'In percentage points this effect changes the rate by half of it or more; tests seldom find that much. Compare the two rates: was a relative effect meant?',
    },
  ],
  examples: [
    {
      inputs: { baseline: 3, effect: 20, visitors: 1000 },
      results: {
        days: 28,
        weeks: 4,
        perVariant: 13914,
        total: 27828,
        target: 3.6,
        level: 5,
        effects: {
          length: 5,
          rows: {
            0: { effect: 10, target: 3.3, perVariant: 53211, days: 107 },
            1: { perVariant: 24193, days: 49 },
            2: { effect: 20, perVariant: 13914, days: 28 },
            3: { perVariant: 6455, days: 13 },
            4: { effect: 40, target: 4.2, perVariant: 3782, days: 8 },
          },
        },
      },
      source:
        'R 4: power.prop.test(p1 = 0.03, p2 = 0.036, power = 0.8) 13913.5766, and so for 3.3, 3.45, 3.9 and 4.2%; 27828/1000',
    },
    {
      inputs: { baseline: 5, effect: 1, kind: 'points', visitors: 4000, share: 50, significance: 1, power: 90 },
      results: { days: 16, weeks: 3, perVariant: 15465, total: 30930, target: 6 },
      source:
        'R 4: power.prop.test(p1 = 0.05, p2 = 0.06, sig.level = 0.01, power = 0.9) 15464.651; 30930/2000 = 15.465',
    },
    {
      inputs: { baseline: 10, effect: 50, kind: 'relativeDrop', visitors: 500, power: 90, tails: 'one' },
      results: { days: 2, weeks: 1, perVariant: 474, total: 948, target: 5 },
      cautions: ['within a week', 'cannot tell that the rate rises', 'were percentage points meant'],
      source: 'R 4: power.prop.test(p1 = 0.1, p2 = 0.05, power = 0.9, alternative = "one.sided") 473.416; 948/500',
    },
    {
      inputs: { baseline: 5, effect: 10, visitors: 20000, variants: 4, bonferroni: true },
      results: { days: 9, weeks: 2, perVariant: 41661, total: 166644, level: '1.666667' },
      source: 'R 4: power.prop.test(p1 = 0.05, p2 = 0.055, sig.level = 0.05/3, power = 0.8) 41660.478; 166644/20000',
    },
    {
      inputs: { baseline: 5, effect: 20, visitors: 3000, variants: 3 },
      results: { days: 9, weeks: 2, perVariant: 8158, total: 24474 },
      cautions: ['Several variants'],
      source: 'R 4: power.prop.test(p1 = 0.05, p2 = 0.06, power = 0.8) 8157.731; 24474/3000 = 8.158',
    },
    {
      inputs: { baseline: 3, effect: 20, visitors: 1000, bonferroni: true },
      results: { perVariant: 13914, level: 5 },
      cautions: ['the correction changes nothing'],
      source: 'R 4: power.prop.test(p1 = 0.03, p2 = 0.036, power = 0.8) 13913.5766; one comparison',
    },
    {
      inputs: { baseline: 60, effect: 58, kind: 'pointsDrop', visitors: 2 },
      results: { days: 9, weeks: 2, perVariant: 9, target: 2, effects: { length: 3 } },
      cautions: ['normal approximation is rough', 'was a relative effect meant'],
      source:
        'R 4: power.prop.test(p1 = 0.6, p2 = 0.02, power = 0.8) 8.70002; 18/2; 1.5 and 2 times 58 are more than 60',
    },
    {
      inputs: { baseline: 10, effect: 0.5, visitors: 1000000 },
      results: { days: 12, perVariant: 5663747 },
      cautions: ['a hundredth of the rate'],
      source: 'R 4: power.prop.test(p1 = 0.1, p2 = 0.1005, power = 0.8) 5663746.513; 11.33 days',
    },
    {
      inputs: { baseline: 3, effect: 10, visitors: 1000 },
      results: { days: 107, weeks: 16, perVariant: 53211 },
      cautions: ['longer than eight weeks'],
      source: 'R 4: power.prop.test(p1 = 0.03, p2 = 0.033, power = 0.8) 53210.301; 106.422 days',
    },
    {
      inputs: { baseline: 0.01, effect: 10, visitors: 1 },
      noResult: 'more than a hundred years',
      source: 'R 4: power.prop.test(p1 = 1e-4, p2 = 1.1e-4, power = 0.8) 16480916 of each, one a day',
    },
    {
      inputs: { baseline: 3, effect: 0.2, visitors: 1000 },
      noResult: 'was the effect sent as a fraction',
      source: 'R 4: power.prop.test(p1 = 0.03, p2 = 0.03006, power = 0.8) 127013183 of each, a thousand a day',
    },
    {
      inputs: { baseline: 3, effect: 20, visitors: 1000, tails: 'one' },
      results: { days: 22, weeks: 4, perVariant: 10960 },
      cautions: ['cannot tell that the new variant does harm'],
      source:
        'R 4: power.prop.test(p1 = 0.03, p2 = 0.036, power = 0.8, alternative = "one.sided") 10959.597; 21920/1000',
    },
    {
      inputs: { baseline: 3, effect: 20, visitors: 1000, significance: 95 },
      refused: 'left of the confidence',
      source: 'By definition',
    },
    {
      inputs: { baseline: 60, effect: 100, visitors: 1000 },
      refused: 'comes to 100% or more',
      source: 'By hand: 60% and 100% of it are 120%',
    },
    {
      inputs: { baseline: 5, effect: 5, kind: 'pointsDrop', visitors: 1000 },
      refused: 'nobody would convert',
      source: 'By hand: 5% less 5 points',
    },
  ],
  notes: [
    'Who comes back on another day stays in the same variant and is no further visitor. The different people of each day, added up, count such visitors again: the test then takes longer than told.',
    'Fix the length before the start, and read the result at its end: who looks every day and stops at the first success is fooled far more often than the significance level says.',
    'All variants get equally many visitors. Other programs differ by some percent, as they take the variance of today’s rate for both, keep the variances apart, or correct for continuity.',
  ],
  references: [
    {
      title:
        'Fleiss, Levin, Paik: Statistical Methods for Rates and Proportions, 3rd ed. (2003), §4.2 (formula as in R’s power.prop.test)',
      isbn: '978-0-471-52629-2',
    },
    {
      title: 'Statsig: Sample size calculator (inputs that practitioners give)',
      url: 'https://statsig.com/calculator',
    },
    {
      title: 'Marketing Calc Hub: A/B test duration (excerpt read: sample over daily traffic, peeking)',
      url: 'https://marketingcalchub.co/ab-test-duration',
    },
  ],
});
