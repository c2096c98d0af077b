import {
  chiSquaredSurvival,
  defineCalculator,
  determinant,
  fPdf,
  fSurvival,
  integer,
  matrix,
  mean,
  noResult,
  number,
  roundTo,
  standardDeviation,
  sum,
  table,
} from '@reckoner/engine';
import { pValue } from '../shared/inference.js';
import { upperTest } from '../shared/test-curve.js';

/** Orthonormal contrasts of k values, after Helmert. */
function contrasts(k: number): number[][] {
  return Array.from({ length: k - 1 }, (_, row) => {
    const size = Math.sqrt((row + 1) * (row + 2));
    return Array.from({ length: k }, (_, column) =>
      column <= row ? 1 / size : column === row + 1 ? -(row + 1) / size : 0,
    );
  });
}

/** Beyond this weight of its second term the series of Mauchly's p gives far too little. */
const ROUGH = 0.1;

/** The factor of Mauchly's chi-square. */
function mauchlyFactor(count: number, freedom: number): number {
  return 1 - (2 * count ** 2 + count + 2) / (6 * count * freedom);
}

/** The weight of the second term in the series of Mauchly's p. */
function mauchlyWeight(count: number, freedom: number): number {
  return (
    ((count + 2) * (count - 1) * (count - 2) * (2 * count ** 3 + 6 * count ** 2 + 3 * count + 2)) /
    (288 * (freedom * count * mauchlyFactor(count, freedom)) ** 2)
  );
}

/** Whether a row of a matrix of sums of products follows from the ones before it, but for last digits. */
function isSingular(products: readonly (readonly number[])[]): boolean {
  const minors = products.map((_, i) => determinant(products.slice(0, i + 1).map((row) => row.slice(0, i + 1))));
  const size = Math.max(...products.map((row, i) => row[i]!));
  return products.some((row, i) => {
    const own = row[i]!;
    return own <= 1e-24 * size || (i > 0 && minors[i]! <= 1e-13 * own * minors[i - 1]!);
  });
}

/** p of Mauchly's W by chi-square and its second term (Anderson), of so many contrasts. */
function mauchlyTail(w: number, count: number, freedom: number): number {
  const factor = mauchlyFactor(count, freedom);
  const second = mauchlyWeight(count, freedom);
  const chi = -freedom * factor * Math.log(Math.max(w, 1e-300));
  const degrees = (count * (count + 1)) / 2 - 1;
  const first = chiSquaredSurvival(chi, degrees);
  return Math.min(1, Math.max(0, first + second * (chiSquaredSurvival(chi, degrees + 4) - first)));
}

/** F of conditions against their interaction with the subjects, corrected for a lack of sphericity. */
export default defineCalculator({
  title: 'Repeated measures ANOVA',
  description:
    'One-way analysis of variance of the same subjects under several conditions: F, p-value, Greenhouse-Geisser and Huynh-Feldt corrections, Mauchly’s test and effect sizes.',
  keywords: [
    'within-subjects ANOVA',
    'repeated measures analysis of variance',
    'Greenhouse-Geisser correction',
    'Huynh-Feldt epsilon',
    "Mauchly's test of sphericity",
    'randomized block ANOVA of subjects',
  ],
  related: ['anova-one-way', 'friedman-test', 'paired-t-test'],
  inputs: {
    subjects: matrix({
      label: 'Values: a row for each subject, a column for each condition',
      symbol: 'x',
      maxRows: 200,
      maxColumns: 15,
      min: -1e12,
      max: 1e12,
    }),
  },
  outputs: {
    pCorrected: { ...pValue, label: 'p-value with Greenhouse-Geisser', symbol: 'p_\\mathrm{GG}' },
    f: number({ label: 'F statistic', symbol: 'F', places: 4 }),
    p: { ...pValue, label: 'p-value without correction' },
    pHuynh: { ...pValue, label: 'p-value with Huynh-Feldt', symbol: 'p_\\mathrm{HF}' },
    between: integer({ label: 'Degrees of freedom of conditions', symbol: '\\nu_1' }),
    within: integer({ label: 'Degrees of freedom of error', symbol: '\\nu_2' }),
    greenhouse: number({ label: 'Greenhouse-Geisser epsilon', symbol: '\\hat\\varepsilon', places: 4 }),
    huynh: number({ label: 'Huynh-Feldt epsilon, at most 1', symbol: '\\tilde\\varepsilon', places: 4 }),
    mauchly: number({ label: 'Mauchly’s W', symbol: 'W', places: 4, optional: true }),
    mauchlyP: number({ label: 'p-value of Mauchly’s test', symbol: 'p_W', places: 5, optional: true }),
    partialEta: number({ label: 'Partial eta squared', symbol: '\\eta_p^2', places: 4 }),
    squaresConditions: number({ label: 'Sum of squares of conditions', symbol: '\\mathrm{SS}_c', places: 4 }),
    squaresSubjects: number({ label: 'Sum of squares of subjects', symbol: '\\mathrm{SS}_s', places: 4 }),
    squaresError: number({ label: 'Sum of squares of error', symbol: '\\mathrm{SS}_e', places: 4 }),
    conditions: table(
      {
        condition: integer({ label: 'Condition' }),
        average: number({ label: 'Mean', places: 4 }),
        deviation: number({ label: 'Standard deviation', places: 4 }),
      },
      { label: 'Conditions' },
    ),
  },
  algorithm: ({ subjects }) => {
    const n = subjects.length;
    const k = subjects[0]!.length;
    // Less the first value, which changes no sum of squares.
    const origin = subjects[0]![0]!;
    const shifted = subjects.map((row) => row.map((value) => value - origin));
    const columns = shifted[0]!.map((_, j) => shifted.map((row) => row[j]!));
    const averages = columns.map((column) => mean(column));
    const rows = shifted.map((row) => mean(row));
    const grand = mean(rows);
    const size = sum(shifted.map((row) => sum(row.map((value) => value ** 2))));
    const found = n * sum(averages.map((average) => (average - grand) ** 2));
    const squaresConditions = found <= 1e-26 * size ? 0 : found;
    const squaresSubjects = k * sum(rows.map((average) => (average - grand) ** 2));
    const squaresError = sum(
      shifted.map((row, i) => sum(row.map((value, j) => (value - rows[i]! - averages[j]! + grand) ** 2))),
    );
    if (squaresError <= 1e-24 * size)
      throw noResult('All subjects differ between conditions by the same amounts: there is no error to compare with.');
    const between = k - 1;
    const within = between * (n - 1);
    const f = squaresConditions / between / (squaresError / within);
    const scale = Math.sqrt(squaresError);
    const scores = contrasts(k).map((contrast) => {
      const values = shifted.map((row) => sum(row.map((value, j) => (value * contrast[j]!) / scale)));
      const middle = mean(values);
      return values.map((value) => value - middle);
    });
    // The sums of products of the contrasts, whose trace is the error: here 1.
    const products = scores.map((one) => scores.map((other) => sum(one.map((value, i) => value * other[i]!))));
    const trace = sum(products.map((row, i) => row[i]!));
    const greenhouse = Math.min(
      1,
      trace ** 2 / (between * sum(products.map((row) => sum(row.map((value) => value ** 2))))),
    );
    const nearly = n - 1 - between * greenhouse;
    const huynh =
      between === 1 || nearly <= 1e-9 * n ? 1 : Math.min(1, (n * between * greenhouse - 2) / (between * nearly));
    const canTest = between > 1 && n > between;
    const isFlat = canTest && isSingular(products);
    const w = !canTest
      ? undefined
      : isFlat
        ? 0
        : Math.min(1, Math.max(0, determinant(products) / (trace / between) ** between));
    return {
      pCorrected: fSurvival(f, greenhouse * between, greenhouse * within),
      f,
      p: fSurvival(f, between, within),
      pHuynh: fSurvival(f, huynh * between, huynh * within),
      between,
      within,
      greenhouse,
      huynh,
      mauchly: w,
      mauchlyP: w === undefined ? undefined : isFlat ? 0 : mauchlyTail(w, between, n - 1),
      partialEta: squaresConditions / (squaresConditions + squaresError),
      squaresConditions,
      squaresSubjects,
      squaresError,
      conditions: averages.map((average, j) => ({
        condition: j + 1,
        average: average + origin,
        deviation: standardDeviation(columns[j]!),
      })),
    };
  },
  stepwise: [
    'The sum of squares of conditions is n Σ(mean of the condition − grand mean)², of subjects k Σ(mean of the subject − grand mean)², and the error is what these two leave of the total.',
    'F = (SSc/(k − 1))/(SSe/((k − 1)(n − 1))); p is the upper tail of its F distribution. The corrections multiply both degrees of freedom by ε.',
    'ε̂ = (Σλ)²/((k − 1) Σλ²) with λ the eigenvalues of the covariance of orthonormal contrasts; ε̃ = (n(k − 1)ε̂ − 2)/((k − 1)(n − 1 − (k − 1)ε̂)), at most 1.',
    'W = Πλ/(Σλ/(k − 1))^(k − 1); its p is by chi-square with the second term of Anderson: for k − 1 = 2 exact, else a series that gives too little with few subjects.',
    'η² partial = SSc/(SSc + SSe).',
  ],
  requires: [
    {
      that: ({ subjects }) => subjects.length >= 3,
      field: 'subjects',
      says: 'Give at least three subjects, in rows.',
    },
    {
      that: ({ subjects }) => subjects[0]!.length >= 2,
      field: 'subjects',
      says: 'Give at least two conditions, in columns.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ subjects, between, mauchlyP }) =>
        mauchlyP !== undefined && roundTo(mauchlyP, 5) <= 0.05 && mauchlyWeight(between, subjects.length - 1) <= ROUGH,
      says: 'Mauchly’s test finds that sphericity fails: the p-value without correction does not hold, and where it is small it is too small. Take that with Greenhouse-Geisser, or with Huynh-Feldt where epsilon is above 0.75.',
    },
    {
      level: 'caution',
      when: ({ subjects, between, mauchlyP }) =>
        mauchlyP !== undefined && roundTo(mauchlyP, 5) <= 0.05 && mauchlyWeight(between, subjects.length - 1) > ROUGH,
      says: 'With so few subjects for so many conditions the p-value of Mauchly’s test may come out far too small, as in other programs: it shows nothing about sphericity here. Go by Greenhouse-Geisser.',
    },
    {
      level: 'note',
      when: ({ mauchly, between }) => mauchly === undefined && between > 1,
      says: 'There are no more subjects than conditions less one: Mauchly’s test cannot be made. Go by Greenhouse-Geisser, and by more subjects.',
    },
    {
      level: 'note',
      when: ({ subjects, mauchlyP }) => mauchlyP !== undefined && roundTo(mauchlyP, 5) > 0.05 && subjects.length < 20,
      says: 'With fewer than 20 subjects Mauchly’s test seldom finds that sphericity fails: the corrected p-values are the safer ones.',
    },
    {
      level: 'caution',
      when: ({ subjects }) => subjects[0]!.length > subjects.length,
      says: 'There are more columns than rows: are the subjects in rows and the conditions in columns?',
    },
    {
      level: 'note',
      when: ({ pCorrected, between }) => roundTo(pCorrected, 5) <= 0.05 && between > 1,
      says: 'Some condition differs; which ones, the test does not say: follow it by paired t-tests with a correction for their number.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Density of F without correction, with p shaded',
    x: { of: 'f', label: 'F' },
    y: { label: 'Density' },
    curve: ({ f, between, within }) => upperTest((x) => fPdf(x, between, within), f, 4, 'F'),
  },
  explanation: ({ between }) =>
    between === 1
      ? 'F is {f} on {between} and {within} degrees of freedom, so p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}; with two conditions there is nothing to correct.'
      : 'F is {f} on {between} and {within} degrees of freedom. With Greenhouse-Geisser, epsilon {greenhouse}, p {pCorrected|is {|pCorrected|}|is below 10⁻³⁰⁰|is {|pCorrected|}}; with Huynh-Feldt, epsilon {huynh}, it {pHuynh|is {|pHuynh|}|is below 10⁻³⁰⁰|is {|pHuynh|}}, and without correction {p|{|p|}|below 10⁻³⁰⁰|{|p|}}.',
  examples: [
    {
      inputs: {
        subjects: [
          [5.4, 5.5, 5.55],
          [5.85, 5.7, 5.75],
          [5.2, 5.6, 5.5],
          [5.55, 5.5, 5.4],
          [5.9, 5.85, 5.7],
          [5.45, 5.55, 5.6],
        ],
      },
      results: {
        f: 0.35508637236,
        p: 0.7096065601738,
        pCorrected: 0.632269781048,
        pHuynh: 0.6720345947863,
        between: 2,
        within: 10,
        greenhouse: 0.6687946267977,
        huynh: 0.8226187528922,
        mauchly: 0.5047726762,
        mauchlyP: 0.2547954546,
        squaresConditions: 0.0102777777778,
        squaresSubjects: 0.3990277777778,
        squaresError: 0.1447222222222,
        partialEta: 0.0663082437276,
        conditions: { length: 3, rows: { 0: { condition: 1, average: 5.558333333 } } },
      },
      cautions: ['fewer than 20'],
      source:
        'R 4.2: anova(lm(x ~ 1), X = ~1, test = "Spherical"), mauchly.test, aov, the last digits by exact fractions; rounding first base, as in the documentation of friedman.test; by hand: 0.00513888888889/0.01447222222222',
    },
    {
      inputs: {
        subjects: [
          [420, 420, 480, 480],
          [420, 480, 480, 360],
          [480, 480, 540, 660],
          [420, 540, 540, 480],
          [540, 660, 540, 480],
          [360, 420, 360, 360],
          [480, 480, 600, 540],
          [480, 600, 660, 540],
          [540, 600, 540, 480],
          [480, 420, 540, 540],
        ],
      },
      results: {
        f: 2.4853556485357,
        p: 0.08204553198858,
        pCorrected: 0.1203091312778,
        pHuynh: 0.1069076329009,
        greenhouse: 0.5826117111879,
        huynh: 0.7114359008979,
        mauchly: 0.3159940371753,
        mauchlyP: 0.11584337095577,
      },
      cautions: ['fewer than 20'],
      source:
        'R 4.2: anova, sphericity and mauchly.test, the second term of which is taken for three contrasts by hand',
    },

    {
      inputs: {
        subjects: [
          [9, 8.3, 14.3],
          [10.7, 16.8, 17.1],
          [12.3, 11.8, 29.3],
          [11.8, 11.6, 24.2],
          [14.2, 13.9, 20.5],
          [15, 17.8, 19.3],
          [16.1, 18.5, 24.8],
          [18.1, 18.1, 17],
        ],
      },
      results: {
        f: 10.101649929967,
        p: 0.00192495328605928,
        pCorrected: 0.00990969146351582,
        pHuynh: 0.00773779450864871,
        greenhouse: 0.60591909228729,
        huynh: 0.66469336224242,
        mauchly: 0.349614638771177,
        mauchlyP: 0.042733535619621,
      },
      cautions: ['sphericity fails', 'Some condition differs'],
      source:
        'R 4.2: anova(lm(x ~ 1), X = ~1, test = "Spherical"), mauchly.test, sphericity; the last digits by exact fractions',
    },
    {
      inputs: {
        subjects: [
          [5.4, 5.55],
          [5.85, 5.75],
          [5.2, 5.5],
          [5.55, 5.4],
        ],
      },
      results: {
        f: 0.22222222222222,
        p: 0.66951500920466,
        pCorrected: 0.66951500920466,
        pHuynh: 0.66951500920466,
        greenhouse: 1,
        huynh: 1,
        between: 1,
        within: 3,
      },
      source: 'R 4.2: t.test(paired = TRUE), the square of t; by definition',
    },
    {
      inputs: {
        subjects: [
          [1, 2, 5, 4],
          [2, 3, 1, 7],
          [4, 2, 3, 9],
        ],
      },
      results: {
        f: 3.736,
        p: 0.079605773928207,
        pCorrected: 0.16169373998335,
        pHuynh: 0.079605773928207,
        greenhouse: 0.456350944829,
        huynh: 1,
      },
      cautions: ['no more subjects', 'more columns than rows'],
      source: 'R 4.2: aov, eigen of SSD with normed contr.helmert(4): 1.113 for Huynh-Feldt, cut to 1',
    },
    {
      inputs: {
        subjects: [
          [1, 2],
          [3, 4],
          [7, 8],
        ],
      },
      noResult: 'by the same amounts',
      source: 'By definition',
    },
    {
      inputs: {
        subjects: [
          [1, 2, 3],
          [2, 2, 1],
        ],
      },
      refused: 'three subjects',
      source: 'By definition',
    },
    { inputs: { subjects: [[1], [2], [3]] }, refused: 'two conditions', source: 'By definition' },
    {
      inputs: {
        subjects: [
          [1, 2, 3],
          [2, 3, 1],
          [3, 1, 2],
        ],
      },
      results: {
        f: 0,
        p: 1,
        pCorrected: 1,
        squaresConditions: 0,
        squaresSubjects: 0,
        squaresError: 6,
        greenhouse: 1,
        huynh: 1,
        mauchly: 1,
        mauchlyP: 1,
        partialEta: 0,
      },
      cautions: ['fewer than 20'],
      source: 'By hand: all means are 2, and all differences spread alike',
    },
    {
      inputs: {
        subjects: [
          [8, 7, 1, 9],
          [4, 8, 4, 8],
          [3, 6, 1, 7],
          [4, 9, 9, 4],
        ],
      },
      results: {
        f: 1.8046875,
        pCorrected: 0.266599839173058,
        greenhouse: 0.398230518691362,
        mauchly: 5.79357147217e-5,
        mauchlyP: 0.012167387647975,
      },
      cautions: ['far too small'],
      source: 'Python with numpy, scipy.linalg.helmert and scipy.stats.chi2',
    },
    {
      inputs: {
        subjects: [
          [1, 2, 3.5],
          [2, 3, 5],
          [3, 4, 9],
          [4, 5, 1],
        ],
      },
      results: { f: 0.964444444444444, pCorrected: 0.398486528704692, greenhouse: 0.5, mauchly: 0, mauchlyP: 0 },
      cautions: ['where it is small'],
      source: 'By hand: the second condition is the first plus 1 in all subjects; Python with scipy.stats.f',
    },
  ],
  notes: ['Assumes subjects that are independent of each other, with a value for every condition.'],
  references: [
    {
      title: 'Greenhouse, Geisser: On methods in the analysis of profile data',
      doi: '10.1007/BF02289823',
    },
    {
      title:
        'Huynh, Feldt: Estimation of the Box correction for degrees of freedom from sample data in randomized block and split-plot designs',
      doi: '10.3102/10769986001001069',
    },
    { title: 'R 4.2, sphericity and mauchly.test (their program text), anova.mlm (its results)' },
  ],
});
