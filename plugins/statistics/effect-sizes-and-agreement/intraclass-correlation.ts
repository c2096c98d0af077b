import {
  category,
  choice,
  classify,
  defineCalculator,
  fQuantile,
  fSurvival,
  isBelow,
  isNear,
  matrix,
  mean,
  noResult,
  number,
  roundTo,
  sum,
  table,
  text,
} from '@reckoner/engine';
import { lessAsWritten } from '../shared/exact-sum.js';
import { confidence } from '../shared/inference.js';

/** Mean squares at or below this share of the total are what is left of values that cancel. */
const NIL = 1e-24;

/** The six coefficients of Shrout and Fleiss, of one rating and of the mean of all raters. */
export default defineCalculator({
  title: 'Intraclass correlation',
  description:
    'Reliability of ratings by several raters: all six intraclass correlations of Shrout and Fleiss, ICC(1), ICC(2) and ICC(3) for one rating and for the mean, with confidence intervals.',
  keywords: [
    'ICC',
    'interrater reliability',
    'test-retest reliability',
    'Shrout and Fleiss',
    'rater agreement of measurements',
  ],
  related: ['cronbachs-alpha', 'bland-altman', 'fleiss-kappa'],
  inputs: {
    ratings: matrix({
      label: 'Ratings: a row for each subject, a column for each rater',
      symbol: 'x',
      maxRows: 500,
      maxColumns: 20,
      min: -1e12,
      max: 1e12,
    }),
    model: choice(
      {
        'one-way': { label: 'Other raters for each subject, ICC(1)', also: ['1', 'ICC1', 'one-way random'] },
        agreement: {
          label: 'Same raters, a sample of all: absolute agreement, ICC(2)',
          also: ['2', 'ICC2', 'two-way random', 'absolute agreement'],
        },
        consistency: {
          label: 'Same raters, only these: consistency, ICC(3)',
          also: ['3', 'ICC3', 'two-way mixed', 'two-way fixed'],
        },
      },
      { label: 'Raters', default: 'agreement' },
    ),
    unit: choice(
      {
        single: { label: 'One rating', also: ['single rater', '1'] },
        average: { label: 'Mean of all raters', also: ['average measures', 'mean', 'k'] },
      },
      { label: 'Reliability of', default: 'single' },
    ),
    confidence,
  },
  outputs: {
    icc: number({ label: 'Intraclass correlation', symbol: '\\mathrm{ICC}', places: 3 }),
    lower: number({ label: 'Lower limit', symbol: 'L', places: 3, optional: true }),
    upper: number({ label: 'Upper limit', symbol: 'U', places: 3, optional: true }),
    strength: category(['Poor', 'Moderate', 'Good', 'Excellent'], { label: 'Koo and Li (2016)', of: 'icc' }),
    name: text({ label: 'Coefficient' }),
    all: table(
      {
        name: text({ label: 'Coefficient' }),
        icc: number({ label: 'Value', places: 3, optional: true }),
        lower: number({ label: 'Lower limit', places: 3, optional: true }),
        upper: number({ label: 'Upper limit', places: 3, optional: true }),
      },
      { label: 'All six' },
    ),
    p: number({ label: 'p-value of the chosen model against no reliability', symbol: 'p', places: 5 }),
    subjectSquare: number({ label: 'Mean square of subjects', symbol: '\\mathrm{MS}_B', places: 4 }),
    withinSquare: number({ label: 'Mean square within subjects', symbol: '\\mathrm{MS}_W', places: 4 }),
    raterSquare: number({ label: 'Mean square of raters', symbol: '\\mathrm{MS}_J', places: 4 }),
    errorSquare: number({ label: 'Mean square of error', symbol: '\\mathrm{MS}_E', places: 4 }),
  },
  algorithm: ({ ratings, model, unit, confidence }) => {
    const [n, k] = [ratings.length, ratings[0]!.length];
    // Less the first value, which changes no sum of squares.
    const values = ratings.map((row) => row.map((value) => lessAsWritten(value, ratings[0]![0]!)));
    const ofSubject = values.map((row) => mean(row));
    const ofRater = values[0]!.map((_, j) => mean(values.map((row) => row[j]!)));
    const grand = mean(ofSubject);
    const size = sum(values.flat().map((value) => value ** 2));
    const squares = (distances: readonly number[]) => {
      const squared = sum(distances.map((distance) => distance ** 2));
      return squared <= NIL * size ? 0 : squared;
    };
    const B = (k * squares(ofSubject.map((value) => value - grand))) / (n - 1);
    const J = (n * squares(ofRater.map((value) => value - grand))) / (k - 1);
    const W = squares(values.flatMap((row, i) => row.map((value) => value - ofSubject[i]!))) / (n * (k - 1));
    const E =
      squares(values.flatMap((row, i) => row.map((value, j) => value - ofSubject[i]! - ofRater[j]! + grand))) /
      ((n - 1) * (k - 1));
    const tail = (1 + confidence) / 2;
    // Mean squares that are equal as written differ by their last digits at most.
    const less = (a: number, b: number) => (isNear(a, b, 1e-13 * (a + b)) ? 0 : a - b);

    const oneOf = (rest: number, freedom: number) => {
      const [low, high] = [rest * fQuantile(tail, n - 1, freedom), rest / fQuantile(tail, freedom, n - 1)];
      const single = (other: number) => less(B, other) / (B + (k - 1) * other);
      const average = (other: number) => (B > 0 ? less(B, other) / B : undefined);
      return [
        { icc: single(rest), lower: single(low), upper: single(high) },
        { icc: average(rest), lower: average(low), upper: average(high) },
      ] as const;
    };
    const agreement = () => {
      const whole = B + (k - 1) * E + (k * (J - E)) / n;
      // Two subjects and two raters who only disagree leave nothing to divide by.
      if (whole <= 1e-12 * E) return [{}, {}] as const;
      const icc = less(B, E) / whole;
      const ofMean = B + (J - E) / n;
      const average = ofMean > 1e-12 * E ? less(B, E) / ofMean : undefined;
      // Raters who agree throughout leave no error, and no degrees of freedom of it.
      if (isNear(E + J, 0, 1e-300)) {
        const perfect = { icc, lower: 1, upper: 1 };
        return [perfect, perfect] as const;
      }
      // Satterthwaite's degrees of freedom have no meaning where the estimate is not above zero.
      if (icc <= 0) return [{ icc }, { icc: average }] as const;
      const rater = k * icc * J;
      const other = (n * (1 + (k - 1) * icc) - k * icc) * E;
      const freedom = ((k - 1) * (n - 1) * (rater + other) ** 2) / ((n - 1) * rater ** 2 + other ** 2);
      const common = k * J + (k * n - k - n) * E;
      const [high, low] = [fQuantile(tail, n - 1, freedom), fQuantile(tail, freedom, n - 1)];
      const lower = (n * (B - high * E)) / (high * common + n * B);
      const upper = (n * (low * B - E)) / (common + n * low * B);
      const stepped = (value: number) => (1 + value * (k - 1) > 0 ? (value * k) / (1 + value * (k - 1)) : undefined);
      return [
        { icc, lower, upper },
        { icc: average, lower: stepped(lower), upper: stepped(upper) },
      ] as const;
    };
    const first = oneOf(W, n * (k - 1));
    const second = agreement();
    const third = oneOf(E, (n - 1) * (k - 1));
    const all = [
      { name: 'ICC(1,1), one-way, one rating', ...first[0] },
      { name: 'ICC(2,1), agreement, one rating', ...second[0] },
      { name: 'ICC(3,1), consistency, one rating', ...third[0] },
      { name: `ICC(1,${k}), one-way, mean of ${k}`, ...first[1] },
      { name: `ICC(2,${k}), agreement, mean of ${k}`, ...second[1] },
      { name: `ICC(3,${k}), consistency, mean of ${k}`, ...third[1] },
    ];
    const at = (model === 'one-way' ? 0 : model === 'agreement' ? 1 : 2) + (unit === 'single' ? 0 : 3);
    const chosen: { name: string; icc?: number | undefined; lower?: number | undefined; upper?: number | undefined } =
      all[at]!;
    if (chosen.icc === undefined)
      throw noResult(
        'The subjects differ so much less than the ratings of each do that this coefficient is not defined: no reliability is seen.',
      );
    const [rest, freedom] = model === 'one-way' ? [W, n * (k - 1)] : [E, (n - 1) * (k - 1)];
    return {
      icc: chosen.icc,
      lower: chosen.lower,
      upper: chosen.upper,
      strength: classify(
        roundTo(chosen.icc, 3),
        [
          [0.5, 'Poor'],
          [0.75, 'Moderate'],
          // Koo and Li call more than 0.90 excellent.
          [0.901, 'Good'],
        ],
        'Excellent',
      ),
      name: chosen.name,
      all,
      p: isNear(rest, 0, 1e-300) ? 0 : fSurvival(B / rest, n - 1, freedom),
      subjectSquare: B,
      withinSquare: W,
      raterSquare: J,
      errorSquare: E,
    };
  },
  stepwise: [
    'Mean squares of n subjects and k raters: MS_B between subjects, MS_W within them, MS_J between raters, MS_E of what is left.',
    'ICC(1,1) = (MS_B − MS_W)/(MS_B + (k − 1) MS_W); ICC(1,k) = (MS_B − MS_W)/MS_B.',
    'ICC(2,1) = (MS_B − MS_E)/(MS_B + (k − 1) MS_E + k (MS_J − MS_E)/n); ICC(2,k) = (MS_B − MS_E)/(MS_B + (MS_J − MS_E)/n).',
    'ICC(3,1) = (MS_B − MS_E)/(MS_B + (k − 1) MS_E); ICC(3,k) = (MS_B − MS_E)/MS_B.',
    'The intervals are those of Shrout and Fleiss, by F distributions; of ICC(2) with Satterthwaite’s degrees of freedom, where the estimate is above zero.',
  ],
  explanation: ({ model, unit, lower }) =>
    `By {name}, the reliability of ${unit === 'single' ? 'one rating' : 'the mean of all raters'} is {icc}${
      lower === undefined ? '' : ' ({confidence} confidence interval {lower} to {upper})'
    }, where ${
      model === 'one-way'
        ? 'each subject has other raters'
        : model === 'agreement'
          ? 'the raters stand for others like them and their levels count as error'
          : 'only these raters matter and their levels do not count as error'
    }.`,
  requires: [
    {
      that: ({ ratings }) => ratings.length >= 2 && ratings[0]!.length >= 2,
      field: 'ratings',
      says: 'Give at least two subjects in rows and two raters in columns.',
    },
    {
      that: ({ ratings }) =>
        ratings.length < 2 ||
        ratings[0]!.length < 2 ||
        ratings.some((row) => row.some((value, j) => value !== ratings[0]![j])),
      field: 'ratings',
      says: 'All subjects were rated alike: with no differences between them there is no reliability to tell.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ icc }) => roundTo(icc, 3) <= 0,
      says: 'The ratings of a subject differ as much as subjects do: an estimate of zero or below means that no reliability is seen.',
    },
    {
      level: 'caution',
      when: ({ icc, lower }) => lower !== undefined && classOf(roundTo(lower, 3)) < classOf(roundTo(icc, 3)),
      says: 'The lower limit, {lower}, lies in a lower class than the estimate: Koo and Li judge by the interval, not by the estimate.',
    },
    {
      level: 'caution',
      when: ({ icc, lower }) => lower === undefined && roundTo(icc, 3) > 0,
      says: 'The interval has no lower limit: with so few subjects at this confidence the reliability may be none at all.',
    },
    {
      level: 'note',
      when: ({ model, icc, upper }) => model === 'agreement' && roundTo(icc, 3) <= 0 && upper === undefined,
      says: 'No interval is told: the degrees of freedom of absolute agreement have no meaning where the estimate is not above zero. See those of the other models.',
    },
    {
      level: 'caution',
      when: ({ raterSquare, errorSquare, model, ratings }) =>
        model === 'consistency' &&
        isBelow(
          fSurvival(
            raterSquare / Math.max(errorSquare, 1e-300),
            ratings[0]!.length - 1,
            (ratings.length - 1) * (ratings[0]!.length - 1),
          ),
          0.05,
        ),
      says: 'The raters differ in level (p below 5%), which consistency leaves out: where scores of different raters are compared with each other or with a limit, take absolute agreement.',
    },
    {
      level: 'caution',
      when: ({ unit, icc }) => unit === 'average' && roundTo(icc, 3) > 0 && roundTo(icc, 3) < 1,
      says: 'This holds for the mean of as many raters as here: in use with a single rater, take the reliability of one rating, which is lower.',
    },
    {
      level: 'note',
      when: ({ ratings }) => ratings.length < 30,
      says: 'With fewer than about 30 subjects the interval is wide, and subjects who are more alike than those of the later use make it too low, who differ more too high.',
    },
    {
      level: 'caution',
      when: ({ ratings }) => ratings.length < ratings[0]!.length,
      says: 'There are fewer subjects than raters: check that rows are subjects and columns raters.',
    },
    {
      level: 'note',
      when: ({ icc, lower, upper }) => roundTo(icc, 3) === 1 && lower === upper,
      says: 'No error is left: the limits have no width. Check that the columns are different raters.',
    },
  ],
  examples: [
    {
      inputs: {
        ratings: [
          [9, 2, 5, 8],
          [6, 1, 3, 2],
          [8, 4, 6, 8],
          [7, 1, 2, 6],
          [10, 5, 6, 9],
          [6, 2, 4, 7],
        ],
      },
      results: {
        icc: 0.289763779528,
        lower: 0.0187865133747,
        upper: 0.761084369649,
        strength: 'Poor',
        name: 'ICC(2,1), agreement, one rating',
        p: 0.000134566516484,
        subjectSquare: 11.2416666667,
        withinSquare: 6.26388888889,
        raterSquare: 32.4861111111,
        errorSquare: 1.01944444444,
        all: {
          length: 6,
          rows: {
            0: { icc: 0.165741768405, lower: -0.132932324875, upper: 0.722560062328 },
            2: { icc: 0.714840714841, lower: 0.342464765034, upper: 0.945858259955 },
            3: { icc: 0.442797133679, lower: -0.884442155238, upper: 0.912415420341 },
            4: { icc: 0.620050547599, lower: 0.0711368153025, upper: 0.927232040168 },
            5: {
              name: 'ICC(3,4), consistency, mean of 4',
              icc: 0.909315542377,
              lower: 0.675674713816,
              upper: 0.985891678169,
            },
          },
        },
      },
      cautions: ['about 30 subjects'],
      source:
        'Shrout, Fleiss (1979), table 2 and its six coefficients: 0.17, 0.29, 0.71, 0.44, 0.62, 0.91; digits by numpy and scipy.stats.f',
    },
    {
      inputs: {
        ratings: [
          [9, 2, 5, 8],
          [6, 1, 3, 2],
          [8, 4, 6, 8],
          [7, 1, 2, 6],
          [10, 5, 6, 9],
          [6, 2, 4, 7],
        ],
        model: 'one-way',
      },
      results: { icc: 0.165741768405, lower: -0.132932324875, p: 0.164768808345 },
      cautions: ['about 30 subjects'],
      source: 'scipy.stats.f: F = 1.79468 with 5 and 18 degrees of freedom',
    },
    {
      inputs: {
        ratings: [
          [9, 2, 5, 8],
          [6, 1, 3, 2],
          [8, 4, 6, 8],
          [7, 1, 2, 6],
          [10, 5, 6, 9],
          [6, 2, 4, 7],
        ],
        model: 'consistency',
        confidence: 90,
      },
      results: { icc: 0.714840714841, lower: 0.411834130919, upper: 0.92583280768, strength: 'Moderate' },
      cautions: ['lower class', 'differ in level', 'about 30 subjects'],
      source: 'numpy and scipy.stats.f at 0.95',
    },
    {
      inputs: {
        ratings: [
          [9, 2, 5, 8],
          [6, 1, 3, 2],
          [8, 4, 6, 8],
          [7, 1, 2, 6],
          [10, 5, 6, 9],
          [6, 2, 4, 7],
        ],
        unit: 'average',
        confidence: 90,
      },
      results: { icc: 0.620050547599, lower: 0.152037053856, upper: 0.899476700114, strength: 'Moderate' },
      cautions: ['lower class', 'as many raters', 'about 30 subjects'],
      source: 'numpy and scipy.stats.f at 0.95, with 4.785 degrees of freedom',
    },
    {
      inputs: {
        ratings: [
          [70, 72, 71],
          [85, 84, 86],
          [60, 63, 61],
          [95, 97, 94],
          [78, 77, 80],
        ],
      },
      results: { icc: 0.989424206816, lower: 0.953563463082, upper: 0.998797800972, strength: 'Excellent' },
      cautions: ['about 30 subjects'],
      source: 'numpy and scipy.stats.f',
    },
    {
      inputs: {
        ratings: [
          [5, 6],
          [6, 5],
          [8, 7],
          [7, 9],
          [9, 8],
        ],
        model: 'one-way',
        unit: 'average',
      },
      results: { icc: 0.8, lower: -0.477577150254, upper: 0.978642679983, strength: 'Good' },
      cautions: ['lower class', 'as many raters', 'about 30 subjects'],
      source: 'By hand: (4 − 0.8)/4; scipy.stats.f',
    },
    {
      inputs: {
        ratings: [
          [1, 9],
          [5, 5],
          [9, 2],
          [4, 6],
        ],
      },
      results: { icc: -1.85365853659, p: 0.999113415906 },
      cautions: ['no reliability is seen', 'No interval is told', 'about 30 subjects'],
      source: 'By hand: (0.125 − 19.125)/(0.125 + 19.125 + (1.125 − 19.125)/2)',
    },
    {
      inputs: {
        ratings: [
          [1, 3],
          [2, 4],
          [5, 7],
        ],
        model: 'consistency',
      },
      results: { icc: 1, lower: 1, upper: 1, p: 0, errorSquare: 0 },
      cautions: ['differ in level', 'about 30 subjects', 'No error is left'],
      source: 'By hand: the second rater is two above the first throughout',
    },
    {
      inputs: {
        ratings: [
          [1, 9],
          [5, 5],
          [9, 2],
          [4, 6],
        ],
        unit: 'average',
      },
      noResult: 'not defined: no reliability',
      source: 'By hand: 0.125 + (1.125 − 19.125)/4 is below zero',
    },
    {
      inputs: {
        ratings: [
          [1, 2],
          [2, 2],
          [3, 4],
          [4, 4],
          [5, 6],
          [6, 6],
          [7, 8],
          [8, 8],
          [9, 10],
          [10, 10],
          [11, 12],
          [12, 12],
          [13, 14],
          [14, 14],
          [15, 16],
          [16, 16],
          [17, 18],
          [18, 18],
          [19, 20],
          [20, 20],
          [21, 22],
          [22, 22],
          [23, 24],
          [24, 24],
          [25, 26],
          [26, 26],
          [27, 28],
          [28, 28],
          [29, 30],
          [30, 30],
        ],
      },
      results: {
        icc: 0.996773834687,
        lower: 0.971807548018,
        upper: 0.999021515096,
        all: { length: 6, rows: { 0: { icc: 0.996771320419 }, 4: { icc: 0.998384311104, lower: 0.985702229403 } } },
      },
      source: 'numpy and scipy.stats.f',
    },
    {
      inputs: {
        ratings: [
          [1, 3],
          [3, 1],
        ],
        model: 'one-way',
      },
      results: { icc: -1, p: 1, subjectSquare: 0, withinSquare: 2 },
      cautions: ['no reliability is seen', 'about 30 subjects'],
      source: 'By hand: (0 − 2)/(0 + 2)',
    },
    {
      inputs: {
        ratings: [
          [1, 3],
          [3, 1],
        ],
      },
      noResult: 'not defined: no reliability',
      source: 'By hand: −4/(4 − 2 × 4/2)',
    },
    {
      inputs: {
        ratings: [
          [5, 6],
          [6, 5],
          [8, 7],
          [7, 9],
          [9, 8],
        ],
        unit: 'average',
        confidence: 99.9,
      },
      results: { icc: 0.789473684211, strength: 'Good' },
      cautions: ['as many raters', 'about 30 subjects', 'no lower limit'],
      source: 'By hand: (4 − 1)/(4 + (0 − 1)/5); the lower limit of one rating is below −1',
    },
    {
      inputs: {
        ratings: [
          [1, 1],
          [2, 2],
          [3, 3],
        ],
      },
      results: { icc: 1, lower: 1, upper: 1, p: 0, raterSquare: 0, errorSquare: 0, strength: 'Excellent' },
      cautions: ['about 30 subjects', 'No error is left'],
      source: 'By hand: the raters agree throughout',
    },
    {
      inputs: {
        ratings: [
          [0.1, 0.3],
          [0.2, 0.4],
          [0.3, 0.5],
        ],
        model: 'one-way',
      },
      results: { icc: 0, lower: -0.8826573861, upper: 0.9502060158, p: 0.4647580015 },
      cautions: ['no reliability is seen', 'about 30 subjects'],
      source: 'By hand: both mean squares are 0.02; scipy.stats.f with 2 and 3 degrees of freedom',
    },
    {
      inputs: {
        ratings: [
          [8.1, 11.1],
          [12.6, 8.6],
          [7.5, 8.2],
          [-1.6, 13.3],
          [11.3, 13.2],
          [10.5, 12.9],
          [10.1, 12.4],
          [9.2, 13.5],
          [9.1, 18],
          [7.5, 8.2],
        ],
        unit: 'average',
      },
      results: { icc: -0.12023198057, p: 0.59152657137 },
      cautions: ['no reliability is seen', 'No interval is told', 'about 30 subjects'],
      source: 'numpy: (11.24117 − 13.17494)/(11.24117 + (61.60050 − 13.17494)/10)',
    },
    {
      inputs: {
        ratings: [
          [70, 85, 60, 95, 78],
          [72, 84, 63, 97, 77],
        ],
      },
      results: { icc: 0.000867302688638, p: 0.298014811731 },
      cautions: ['about 30 subjects', 'fewer subjects'],
      source: 'numpy: five subjects of two raters with rows and columns changed about',
    },
    { inputs: { ratings: [[1, 2, 3]] }, refused: 'at least two subjects', source: 'By definition' },
    {
      inputs: {
        ratings: [
          [1, 2],
          [1, 2],
        ],
      },
      refused: 'rated alike',
      source: 'By definition',
    },
  ],
  notes: [
    'Rows with missing ratings are to be left out. Ratings are assumed to be about normal with the same error for all subjects.',
  ],
  references: [
    {
      title:
        'Shrout, Fleiss: Intraclass correlations: uses in assessing rater reliability, Psychological Bulletin 86 (1979) 420',
      doi: '10.1037/0033-2909.86.2.420',
    },
    {
      title:
        'Koo, Li: A guideline of selecting and reporting intraclass correlation coefficients, J. Chiropr. Med. 15 (2016) 155',
      doi: '10.1016/j.jcm.2016.02.012',
    },
    { title: 'R package psych, function ICC, whose equations for the interval of ICC(2) were compared' },
  ],
});

/** Koo and Li's class as a number. */
function classOf(icc: number): number {
  return [0.5, 0.75, 0.901].filter((limit) => icc >= limit).length;
}
