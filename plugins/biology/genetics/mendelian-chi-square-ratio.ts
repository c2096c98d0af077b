import {
  chiSquaredPdf,
  chiSquaredQuantile,
  chiSquaredSurvival,
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isBelow,
  list,
  number,
  percent,
  sorted,
  sum,
  sumOfProducts,
  table,
  text,
} from '@reckoner/engine';

/** The parts of the ratios, in the order in which the counts have to stand. */
const RATIOS = {
  '1:1': [1, 1],
  '3:1': [3, 1],
  '2:1': [2, 1],
  '9:7': [9, 7],
  '13:3': [13, 3],
  '15:1': [15, 1],
  '1:2:1': [1, 2, 1],
  '9:3:4': [9, 3, 4],
  '9:6:1': [9, 6, 1],
  '12:3:1': [12, 3, 1],
  '1:1:1:1': [1, 1, 1, 1],
  '9:3:3:1': [9, 3, 3, 1],
  '1:1:1:1:1:1:1:1': [1, 1, 1, 1, 1, 1, 1, 1],
  '27:9:9:9:3:3:3:1': [27, 9, 9, 9, 3, 3, 3, 1],
  custom: [],
} as const satisfies Readonly<Record<string, readonly number[]>>;
type Ratio = keyof typeof RATIOS;

const NAMED = Object.entries(RATIOS).filter(([name]) => name !== 'custom');

function partsOf(ratio: Ratio, parts: readonly number[] | undefined): readonly number[] {
  return ratio === 'custom' ? (parts ?? []) : RATIOS[ratio];
}

/** (O - E)²/E of a class; the difference is rounded once, so that a perfect fit is exactly 0. */
function contribution(counts: readonly number[], parts: readonly number[], index: number): number {
  const total = sum(counts);
  const off = sumOfProducts(...parts.map((part) => [part, counts[index]!]), [-1, parts[index]!, total]);
  return off ** 2 / (parts[index]! * total * sum(parts));
}

/** Σ (O - E)²/E, with the expected counts in the ratio of the parts. */
function pearson(counts: readonly number[], parts: readonly number[]): number {
  return sum(counts.map((_, index) => contribution(counts, parts, index)));
}

/** Counts of offspring against a ratio that follows from a hypothesis, so that nothing is estimated from them. */
export default defineCalculator({
  title: 'Mendelian ratio chi-square test',
  description:
    'Chi-square test of counts of offspring against a Mendelian ratio such as 3:1, 1:2:1 or 9:3:3:1, with expected counts, critical value, p-value and the same test of the other ratios with as many classes.',
  keywords: [
    'genetics chi-square',
    '9:3:3:1 ratio',
    '3:1 ratio',
    'segregation ratio',
    'monohybrid cross test',
    'dihybrid cross test',
    'epistasis ratio',
  ],
  related: ['chi-square-goodness-of-fit', 'punnett-square'],
  inputs: {
    counts: list(integer({ label: 'Offspring', min: 0, max: 1e9 }), {
      label: 'Offspring in each class',
      help: 'In the order of the ratio: for 3:1 the dominant class first.',
      symbol: 'O',
      minItems: 2,
      maxItems: 20,
    }),
    ratio: choice(
      {
        '1:1': { label: '1:1 (test cross, one gene)', also: ['test cross'] },
        '3:1': { label: '3:1 (one gene, dominance)', also: ['monohybrid'] },
        '2:1': '2:1 (one gene, lethal homozygote)',
        '9:7': '9:7 (complementary genes)',
        '13:3': '13:3 (dominant suppression)',
        '15:1': '15:1 (duplicate genes)',
        '1:2:1': { label: '1:2:1 (one gene, no dominance)', also: ['incomplete dominance', 'codominance'] },
        '9:3:4': { label: '9:3:4 (recessive epistasis)', also: ['recessive epistasis'] },
        '9:6:1': '9:6:1 (duplicate genes that add up)',
        '12:3:1': { label: '12:3:1 (dominant epistasis)', also: ['dominant epistasis'] },
        '1:1:1:1': '1:1:1:1 (test cross, two genes)',
        '9:3:3:1': { label: '9:3:3:1 (two genes, dominance)', also: ['dihybrid'] },
        '1:1:1:1:1:1:1:1': '1:1:1:1:1:1:1:1 (test cross, three genes)',
        '27:9:9:9:3:3:3:1': { label: '27:9:9:9:3:3:3:1 (three genes, dominance)', also: ['trihybrid'] },
        custom: 'Another ratio',
      },
      { label: 'Expected ratio' },
    ),
    parts: list(number({ label: 'Part', above: 0, max: 1e9 }), {
      label: 'Parts of the ratio',
      help: 'With commas: 7, 6, 3 for 7:6:3.',
      symbol: 'w',
      minItems: 2,
      maxItems: 20,
      when: { ratio: 'custom' },
    }),
    significance: percent({
      label: 'Significance level',
      symbol: '\\alpha',
      min: 0.01,
      max: 50,
      usual: [0.5, 10],
      default: 5,
    }),
  },
  outputs: {
    chiSquare: number({ label: 'Chi-square', symbol: '\\chi^2', places: 4 }),
    degreesOfFreedom: integer({ label: 'Degrees of freedom', symbol: '\\nu' }),
    p: number({ label: 'p-value', symbol: 'p', places: 4 }),
    critical: number({ label: 'Critical value', symbol: '\\chi^2_\\alpha', places: 4 }),
    classes: table(
      {
        class: integer({ label: 'Class' }),
        part: number({ label: 'Part of the ratio' }),
        observed: integer({ label: 'Observed' }),
        expected: number({ label: 'Expected', places: 2 }),
        contribution: number({ label: 'Contribution to chi-square', places: 4 }),
      },
      { label: 'Classes' },
    ),
    others: table(
      {
        ratio: text({ label: 'Ratio' }),
        chiSquare: number({ label: 'Chi-square', places: 4 }),
        p: number({ label: 'p-value', places: 4 }),
      },
      { label: 'Ratios with as many classes', optional: true },
    ),
  },
  formula: ({ counts, ratio, parts, significance }) => {
    const weights = partsOf(ratio, parts);
    const degreesOfFreedom = counts.length - 1;
    const chiSquare = pearson(counts, weights);
    const scale = sum(counts) / sum(weights);
    const others = NAMED.filter(([, other]) => other.length === counts.length).map(([name, other]) => {
      const statistic = pearson(counts, other);
      return { ratio: name, chiSquare: statistic, p: chiSquaredSurvival(statistic, degreesOfFreedom) };
    });
    return {
      chiSquare,
      degreesOfFreedom,
      p: chiSquaredSurvival(chiSquare, degreesOfFreedom),
      critical: chiSquaredQuantile(1 - significance, degreesOfFreedom),
      classes: counts.map((count, index) => ({
        class: index + 1,
        part: weights[index]!,
        observed: count,
        expected: weights[index]! * scale,
        contribution: contribution(counts, weights, index),
      })),
      others: others.length === 0 ? undefined : others,
    };
  },
  shown: ({ counts, significance, chiSquare, degreesOfFreedom, classes }) => ({
    chiSquare: sum(classes.map((row) => (row.observed - row.expected) ** 2 / row.expected)),
    degreesOfFreedom: counts.length - 1,
    p: chiSquaredSurvival(chiSquare, degreesOfFreedom),
    critical: chiSquaredQuantile(1 - significance, degreesOfFreedom),
    classes: undefined,
    others: undefined,
  }),
  stepwise: [
    'The expected count of a class is its part of the ratio times all offspring, divided by the sum of the parts.',
  ],
  figure: {
    kind: 'curve',
    title: 'Density of chi-square, with p shaded',
    x: { of: 'chiSquare', label: 'Chi-square' },
    y: { label: 'Density' },
    curve: ({ chiSquare, degreesOfFreedom, critical }) => {
      const from = degreesOfFreedom === 1 ? 0.05 : 0;
      const to = Math.max(2 * critical, 1.2 * Math.min(chiSquare, 5 * critical));
      return {
        from,
        to,
        lines: [{ y: (x) => chiSquaredPdf(x, degreesOfFreedom) }],
        marks: [
          { x: critical, y: chiSquaredPdf(critical, degreesOfFreedom), label: 'Critical' },
          ...(chiSquare >= from && chiSquare <= to
            ? [{ x: chiSquare, y: chiSquaredPdf(chiSquare, degreesOfFreedom), label: 'χ²' }]
            : []),
        ],
        shade: chiSquare < to ? [{ from: Math.max(from, chiSquare), to }] : [],
      };
    },
  },
  explanation: ({ p, significance }) =>
    p < significance
      ? 'Chi-square is {chiSquare} with {degreesOfFreedom} {degreesOfFreedom|degree|degrees} of freedom, above the critical value of {critical}: at a significance level of {significance} the counts contradict the ratio (p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}).'
      : 'Chi-square is {chiSquare} with {degreesOfFreedom} {degreesOfFreedom|degree|degrees} of freedom, not above the critical value of {critical}: at a significance level of {significance} the counts do not contradict the ratio (p is {p}).',
  requires: [
    { that: ({ counts }) => sum(counts) > 0, field: 'counts', says: 'There are no offspring.' },
    {
      that: ({ counts, ratio }) => ratio === 'custom' || counts.length === RATIOS[ratio].length,
      field: 'counts',
      says: 'The ratio {ratio} needs one count for each of its parts: merge classes that look alike, and send 0 for one without offspring.',
    },
    {
      that: ({ counts, parts }) => counts.length === parts.length,
      field: 'parts',
      says: 'The ratio needs as many parts as there are counts.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ counts, ratio, parts, p, significance }) =>
        p < significance &&
        isAtLeast(
          chiSquaredSurvival(pearson(sorted(counts), sorted(partsOf(ratio, parts))), counts.length - 1),
          significance,
        ),
      says: 'In another order the counts would fit: check that they stand in the order of the ratio.',
    },
    {
      level: 'caution',
      when: ({ counts, ratio, parts }) => {
        const weights = partsOf(ratio, parts);
        return isBelow((Math.min(...weights) * sum(counts)) / sum(weights), 5);
      },
      says: 'An expected count is below 5, where chi-square and p are unreliable: count more offspring, take an exact test, or merge classes where there are more than two.',
    },
    {
      level: 'note',
      when: ({ chiSquare, p, significance, others }) =>
        p >= significance &&
        (others ?? []).some(
          (other) =>
            other.p >= significance && (isBelow(other.chiSquare, chiSquare) || isAbove(other.chiSquare, chiSquare)),
        ),
      says: 'Other ratios fit these counts as well, as the table shows: only more offspring, or another cross, can tell them apart.',
    },
    {
      level: 'note',
      when: ({ counts }) => sum(counts) === 100,
      says: 'The counts add up to 100. If they are percentages, send the numbers of offspring: chi-square grows with them.',
    },
  ],
  examples: [
    {
      inputs: { counts: [315, 108, 101, 32], ratio: '9:3:3:1' },
      results: {
        chiSquare: 0.4700239808153477,
        degreesOfFreedom: 3,
        p: 0.925425895103616,
        critical: 7.814727903251179,
        classes: {
          length: 4,
          rows: {
            0: { class: 1, part: 9, observed: 315, expected: 312.75, contribution: 0.01618705 },
            3: { expected: 34.75 },
          },
        },
        others: { length: 2, rows: { 0: { ratio: '1:1:1:1', chiSquare: 322.5179856115108 }, 1: { p: 0.9254258951 } } },
      },
      source: "Mendel's peas; Crawley, The R Book: chi-square 0.470024, p 0.9254; scipy.stats.chisquare",
    },
    {
      inputs: { counts: [5474, 1850], ratio: '3:1' },
      results: {
        chiSquare: 0.2628800291279811,
        p: 0.6081484045220742,
        degreesOfFreedom: 1,
        others: { length: 6, rows: { 2: { ratio: '2:1', chiSquare: 214.84680502457672 } } },
      },
      source: "Mendel's round and wrinkled seeds; scipy.stats.chisquare",
    },
    {
      inputs: { counts: [88, 112], ratio: '9:7', significance: 1 },
      results: { chiSquare: 12.195555555555556, p: 0.00047903507628883153, critical: 6.6348966010212145 },
      cautions: ['order of the ratio'],
      source: 'scipy.stats.chisquare, chi2.ppf(0.99, 1); the other way round 112:88 is 0.005',
    },
    {
      inputs: { counts: [74, 52], ratio: '1:1' },
      results: { chiSquare: 3.8412698, critical: '3.8415', p: 0.0500056356 },
      cautions: ['Other ratios fit'],
      source: 'By hand: 22²/126; scipy.stats.chi2.isf(0.05, 1): 3.8415, just above it',
    },
    {
      inputs: { counts: [10, 3], ratio: '3:1' },
      results: { chiSquare: 0.02564102564102564, p: 0.8727801237939118 },
      cautions: ['below 5', 'Other ratios fit'],
      source: 'scipy.stats.chisquare; against 2:1 p is 0.43',
    },
    {
      inputs: { counts: [27, 50, 23], ratio: '1:2:1' },
      results: { chiSquare: 0.32, p: 0.8521437889662113, critical: 5.991464547107979 },
      cautions: ['add up to 100'],
      source: 'By hand: 4/25 twice; scipy.stats.chisquare',
    },
    {
      inputs: { counts: [22, 18, 21, 19, 20], ratio: 'custom', parts: [1, 1, 1, 1, 1] },
      results: { chiSquare: 0.5, p: 0.9735009788392561, degreesOfFreedom: 4 },
      cautions: ['add up to 100'],
      source: 'By hand: 10/20; scipy.stats.chisquare',
    },
    {
      inputs: { counts: [305, 95], ratio: 'custom', parts: [0.75, 0.25] },
      results: {
        chiSquare: 0.33333333333,
        p: 0.5637028616507731,
        classes: { length: 2, rows: { 1: { part: 0.25, expected: 100 } } },
      },
      source: 'By hand: 25/300 + 25/100; scipy.stats.chisquare',
    },
    {
      inputs: { counts: [60, 40, 0], ratio: '3:1' },
      refused: 'one count for each',
      source: 'By definition: three counts for two parts',
    },
    {
      inputs: { counts: [60, 40], ratio: 'custom', parts: [1, 2, 1] },
      refused: 'as many parts',
      source: 'By definition',
    },
    { inputs: { counts: [0, 0], ratio: '1:1' }, refused: 'no offspring', source: 'By definition' },
  ],
  notes: [
    'That counts do not contradict a ratio does not prove it: few offspring contradict hardly anything.',
    'Nothing may be estimated from the same counts; recombination or allele frequencies that are estimated take a degree of freedom each.',
  ],
  references: [
    {
      title: 'Griffiths et al.: Introduction to Genetic Analysis, 10th ed., ch. 3 and 6',
      isbn: '978-1-4292-2943-2',
    },
    {
      title: 'McClean: Mendel’s first law, the chi-square test',
      url: 'http://www.ndsu.edu/pubweb/~mcclean/plsc431/mendel/mendel4.htm',
    },
  ],
});
