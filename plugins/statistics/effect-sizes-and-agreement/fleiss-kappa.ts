import {
  category,
  classify,
  defineCalculator,
  integer,
  isAtLeast,
  matrix,
  normalCdf,
  number,
  percent,
  roundTo,
  studentQuantile,
  sum,
  sumOfProducts,
  table,
} from '@reckoner/engine';
import { confidence } from '../shared/inference.js';

/** Agreement of as many raters for each subject, beyond chance as Fleiss and as Gwet have it. */
export default defineCalculator({
  title: "Fleiss' kappa",
  description:
    "Agreement of several raters on nominal categories: Fleiss' kappa and Gwet's AC1 with intervals, and kappa of each category.",
  keywords: [
    'interrater reliability of several raters',
    'multirater kappa',
    "Gwet's AC1",
    'kappa paradox',
    'fleiss kappa',
  ],
  related: ['cohens-kappa', 'intraclass-correlation'],
  inputs: {
    counts: matrix({
      label: 'Counts: a row for each subject, a column for each category',
      help: 'Each cell is how many raters put the subject into the category, not the code that a rater gave.',
      symbol: 'n_{ij}',
      min: 0,
      max: 10000,
      maxRows: 500,
      maxColumns: 20,
    }),
    confidence,
  },
  outputs: {
    kappa: number({ label: "Fleiss' kappa", symbol: '\\kappa', places: 3 }),
    lower: number({ label: 'Lower limit of kappa', symbol: 'L', places: 3 }),
    upper: number({ label: 'Upper limit of kappa', symbol: 'U', places: 3 }),
    strength: category(['Poor', 'Slight', 'Fair', 'Moderate', 'Substantial', 'Almost perfect'], {
      label: 'Kappa by Landis and Koch',
      of: 'kappa',
    }),
    z: number({ label: 'z of kappa against no agreement beyond chance', symbol: 'z', places: 3 }),
    p: number({ label: 'p-value, two-sided', symbol: 'p', places: 5 }),
    ac1: number({ label: "Gwet's AC1", symbol: '\\mathrm{AC}_1', places: 3 }),
    ac1Lower: number({ label: 'Lower limit of AC1', symbol: 'L_1', places: 3 }),
    ac1Upper: number({ label: 'Upper limit of AC1', symbol: 'U_1', places: 3 }),
    agreement: percent({ label: 'Observed agreement of two raters', symbol: '\\bar P', places: 2 }),
    chance: percent({ label: 'Agreement by chance (Fleiss)', symbol: '\\bar P_e', places: 2 }),
    raters: integer({ label: 'Raters of each subject', symbol: 'm' }),
    categories: table(
      {
        category: integer({ label: 'Category' }),
        share: percent({ label: 'Share of the ratings', places: 2 }),
        kappa: number({ label: 'Kappa of it against the others', places: 3, optional: true }),
      },
      { label: 'Categories' },
    ),
  },
  algorithm: ({ counts, confidence }) => {
    const size = counts.length;
    const raters = sum(counts[0]!);
    const wide = counts[0]!.length;
    const ratings = size * raters;
    const pairs = ratings * (raters - 1);
    const totals = counts[0]!.map((_, j) => sum(counts.map((row) => row[j]!)));
    const shares = totals.map((total) => total / ratings);
    const alike = counts.map((row) => sum(row.map((count) => count * (count - 1))) / (raters * (raters - 1)));
    const agreeing = sum(counts.map((row) => sum(row.map((count) => count * (count - 1)))));
    const agreement = agreeing / pairs;
    // Whole numbers, of which kappa is a quotient: it is 0 where agreement is that by chance.
    const apart = totals.map((total) => total * (ratings - total));
    const allApart = sum(apart);
    // 1 less the chance, as a sum of what is not negative.
    const unlike = sum(shares.map((share) => share * (1 - share)));
    const chance = sum(shares.map((share) => share ** 2));
    const critical = -studentQuantile((1 - confidence) / 2, size - 1);
    // Of Gwet: the spread over the subjects, with what each of them adds to the agreement by chance.
    const estimate = (value: number, byChance: number, left: number, ofSubject: readonly number[]) => {
      const parts = alike.map(
        (one, i) => (one - byChance - 2 * (1 - value) * (ofSubject[i]! - byChance)) / left - value,
      );
      const variance = sum(parts.map((part) => part ** 2)) / (size * (size - 1));
      const error = variance < 1e-24 ? 0 : Math.sqrt(variance);
      return {
        value,
        lower: Math.max(-1, value - critical * error),
        upper: Math.min(1, value + critical * error),
      };
    };
    const fleiss = estimate(
      sumOfProducts([agreeing, ratings], [-(raters - 1), sum(totals.map((total) => total ** 2))]) /
        ((raters - 1) * allApart),
      chance,
      unlike,
      counts.map((row) => sum(row.map((count, j) => (count / raters) * shares[j]!))),
    );
    const gwet = estimate(
      sumOfProducts([agreeing * (wide - 1), ratings], [-(raters - 1), allApart]) /
        ((raters - 1) * (ratings ** 2 * (wide - 1) - allApart)),
      unlike / (wide - 1),
      1 - unlike / (wide - 1),
      counts.map((row) => sum(row.map((count, j) => ((count / raters) * (1 - shares[j]!)) / (wide - 1)))),
    );
    const skew = sum(shares.map((share) => share * (1 - share) * (1 - 2 * share)));
    const error = Math.sqrt((2 * (unlike ** 2 - skew)) / pairs) / unlike;
    const z = fleiss.value / error;
    return {
      kappa: fleiss.value,
      lower: fleiss.lower,
      upper: fleiss.upper,
      // Landis and Koch's classes end at 0.20, 0.40, 0.60 and 0.80 and include these.
      strength: classify(
        roundTo(fleiss.value, 3),
        [
          [0, 'Poor'],
          [0.201, 'Slight'],
          [0.401, 'Fair'],
          [0.601, 'Moderate'],
          [0.801, 'Substantial'],
        ],
        'Almost perfect',
      ),
      z,
      p: 2 * normalCdf(-Math.abs(z)),
      ac1: gwet.value,
      ac1Lower: gwet.lower,
      ac1Upper: gwet.upper,
      agreement,
      chance,
      raters,
      categories: shares.map((share, j) => ({
        category: j + 1,
        share,
        kappa:
          totals[j] === 0
            ? undefined
            : sumOfProducts(
                [raters - 1, apart[j]!],
                [-ratings, sum(counts.map((row) => row[j]! * (raters - row[j]!)))],
              ) /
              ((raters - 1) * apart[j]!),
      })),
    };
  },
  stepwise: [
    'With n subjects, m raters and pⱼ the share of category j in all ratings: P̄ = Σ nᵢⱼ(nᵢⱼ − 1)/(n m (m − 1)), P̄ₑ = Σ pⱼ², κ = (P̄ − P̄ₑ)/(1 − P̄ₑ).',
    'AC1 has Σ pⱼ(1 − pⱼ)/(q − 1) as the agreement by chance, with q the number of categories, which are all columns.',
    'z = κ/SE₀ with SE₀ = √(2/(n m (m − 1))) × √((Σ pq)² − Σ pq(q − p))/Σ pq for q = 1 − p (Fleiss, Nee, Landis), which holds where there is no agreement beyond chance.',
    'The limits come from the spread over subjects (Gwet) and Student’s t with n − 1 degrees of freedom.',
  ],
  explanation:
    'Of {raters} for each subject, two raters agree in {agreement} of cases, by chance in {chance}: Fleiss’ kappa is {kappa} ({lower} to {upper} at {confidence} confidence); Gwet’s AC1 is {ac1}.',
  requires: [
    {
      that: ({ counts }) => counts.every((row) => row.every((count) => Number.isInteger(count))),
      field: 'counts',
      says: 'Each cell is a count of raters, a whole number.',
    },
    {
      that: ({ counts }) => counts.every((row) => sum(row) === sum(counts[0]!)),
      field: 'counts',
      says: 'Each row must sum to the same number of raters: a cell is how many raters put the subject of the row into the category of the column.',
    },
    {
      that: ({ counts }) => counts.length >= 2 && counts[0]!.length >= 2 && isAtLeast(sum(counts[0]!), 2),
      field: 'counts',
      says: 'Give at least two subjects in rows, two categories in columns and two raters.',
    },
    {
      that: ({ counts }) => counts[0]!.filter((_, j) => counts.some((row) => row[j]! > 0)).length !== 1,
      field: 'counts',
      says: 'All ratings are of one category: kappa is not defined.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ kappa, ac1 }) => roundTo(ac1 - kappa, 3) >= 0.2,
      says: 'Kappa is {kappa} and AC1 {ac1}: where nearly all ratings are of one category kappa may be low though raters agree. Report the observed agreement and both.',
    },
    {
      level: 'caution',
      when: ({ lower, upper }) => upper === lower,
      says: 'All subjects have the same agreement: the limits have no width and say nothing of how sure kappa is.',
    },
    {
      level: 'caution',
      when: ({ kappa, lower, upper }) => upper > lower && roundTo(kappa, 3) >= 0 && roundTo(lower, 3) <= 0,
      says: 'The interval reaches down to {lower}: by it agreement beyond chance is not shown, whatever the class. It takes more subjects.',
    },
    {
      level: 'note',
      when: ({ counts }) => counts.length < 20,
      says: 'The limits rest on large-sample errors, which are rough with fewer than about 20 subjects, and are cut off at 1 and −1.',
    },
    {
      level: 'caution',
      when: ({ counts }) => counts[0]!.some((_, j) => counts.every((row) => row[j] === 0)),
      says: 'A category that nobody chose counts in AC1 and lowers its agreement by chance: leave the column out if raters could not choose it.',
    },
    {
      level: 'caution',
      when: ({ counts }) =>
        counts[0]!.length > 2 && counts[0]!.some((_, j) => counts.every((row) => 2 * row[j]! === sum(row))),
      says: 'A column is the sum of the others in each row: if it is the total, leave it out, as it counts every rater twice.',
    },
    {
      level: 'note',
      when: ({ counts }) => sum(counts[0]!) === 2,
      says: 'For the same two raters throughout Cohen’s kappa is customary: Fleiss’ takes raters as exchangeable.',
    },
  ],
  examples: [
    {
      inputs: {
        counts: [
          [2, 1, 0],
          [0, 2, 1],
          [1, 0, 2],
        ],
      },
      results: {
        kappa: 0,
        ac1: 0,
        z: 0,
        p: 1,
        strength: 'Slight',
        categories: { length: 3, rows: { 0: { kappa: 0 }, 2: { kappa: 0 } } },
      },
      cautions: ['same agreement', 'about 20 subjects'],
      source: 'By hand: a third of pairs agree, and three categories of a third each have a third by chance',
    },
    {
      inputs: {
        counts: [
          [3, 0, 0, 3],
          [2, 1, 0, 3],
          [0, 3, 0, 3],
          [0, 0, 3, 3],
          [3, 0, 0, 3],
          [1, 1, 1, 3],
          [0, 2, 1, 3],
          [3, 0, 0, 3],
        ],
      },
      results: { kappa: -0.0045033112582781, ac1: 0.15764531654943, raters: 6 },
      cautions: ['about 20 subjects', 'sum of the others'],
      source: 'numpy: three raters, sent with the column of totals',
    },
    {
      inputs: {
        counts: [
          [0, 0, 0, 0, 14],
          [0, 2, 6, 4, 2],
          [0, 0, 3, 5, 6],
          [0, 3, 9, 2, 0],
          [2, 2, 8, 1, 1],
          [7, 7, 0, 0, 0],
          [3, 2, 6, 3, 0],
          [2, 5, 3, 2, 2],
          [6, 5, 2, 1, 0],
          [0, 2, 2, 3, 7],
        ],
      },
      results: {
        kappa: 0.209930704422,
        agreement: 37.8021978022,
        chance: 21.2755102041,
        z: 12.3742910592,
        p: 3.60059432347e-35,
        lower: 0.000972732666791,
        upper: 0.418888676177,
        ac1: 0.225614150817,
        ac1Lower: 0.0145004272897,
        ac1Upper: 0.436727874344,
        raters: 14,
        strength: 'Fair',
        categories: {
          length: 5,
          rows: { 0: { share: 14.28571428571, kappa: 0.20128205128205 }, 4: { category: 5, kappa: 0.5076566951567 } },
        },
      },
      cautions: ['about 20 subjects'],
      source: 'Wikipedia, Fleiss’ kappa, worked example: 0.378, 0.213, 0.210; numpy and scipy for the rest',
    },
    {
      inputs: {
        counts: [
          [0, 0, 0, 0, 14],
          [0, 2, 6, 4, 2],
          [0, 0, 3, 5, 6],
          [0, 3, 9, 2, 0],
          [2, 2, 8, 1, 1],
          [7, 7, 0, 0, 0],
          [3, 2, 6, 3, 0],
          [2, 5, 3, 2, 2],
          [6, 5, 2, 1, 0],
          [0, 2, 2, 3, 7],
        ],
        confidence: 90,
      },
      results: { lower: 0.0406040251331, upper: 0.379257383711, ac1Lower: 0.054540582975, ac1Upper: 0.396687718658 },
      cautions: ['about 20 subjects'],
      source: 'numpy and scipy.stats.t with 9 degrees of freedom',
    },
    {
      inputs: {
        counts: [
          [3, 0],
          [3, 0],
          [3, 0],
          [3, 0],
          [3, 0],
          [3, 0],
          [3, 0],
          [3, 0],
          [3, 0],
          [2, 1],
        ],
      },
      results: {
        kappa: -0.0344827586207,
        ac1: 0.928741092637,
        agreement: 93.3333333333,
        ac1Upper: 1,
        strength: 'Poor',
      },
      cautions: ['nearly all ratings', 'about 20 subjects'],
      source: 'By hand: (14/15 − 421/450)/(29/450) = −1/29; numpy',
    },
    {
      inputs: {
        counts: [
          [2, 0],
          [0, 2],
          [1, 1],
          [2, 0],
          [0, 2],
        ],
      },
      results: {
        kappa: 0.6,
        ac1: 0.6,
        z: 1.3416407865,
        p: 0.179712494879,
        lower: -0.510578042079,
        upper: 1,
        strength: 'Moderate',
      },
      cautions: ['reaches down to', 'about 20 subjects', 'Cohen’s kappa'],
      source: 'By hand: (0.8 − 0.5)/0.5; z = 0.6 √5; scipy.stats.t',
    },
    {
      inputs: {
        counts: [
          [1, 1],
          [1, 1],
          [1, 1],
        ],
      },
      results: { kappa: -1, ac1: -1, lower: -1, upper: -1 },
      cautions: ['no width', 'about 20 subjects', 'Cohen’s kappa'],
      source: 'By hand: (0 − 0.5)/0.5',
    },
    {
      inputs: {
        counts: [
          [4, 0, 0],
          [0, 4, 0],
          [0, 0, 4],
          [4, 0, 0],
          [3, 1, 0],
        ],
      },
      results: {
        kappa: 0.831932773109,
        ac1: 0.857651245552,
        z: 6.23600138434,
        lower: 0.324724751171,
        strength: 'Almost perfect',
      },
      cautions: ['about 20 subjects'],
      source: 'numpy; by hand (0.9 − 0.405)/0.595',
    },
    {
      inputs: {
        counts: [
          [3, 0, 0],
          [0, 3, 0],
          [2, 1, 0],
          [0, 3, 0],
        ],
      },
      results: {
        kappa: 0.65714285714286,
        strength: 'Substantial',
        categories: { length: 3, rows: { 2: { share: 0 } } },
      },
      cautions: ['reaches down to', 'nobody chose', 'about 20 subjects'],
      source: 'By hand: (5/6 − 37/72)/(35/72) = 23/35',
    },
    {
      inputs: {
        counts: [
          [3, 0],
          [3, 0],
          [2, 1],
          [1, 2],
          [0, 3],
          [2, 1],
        ],
      },
      results: { kappa: 0.298701298701, ac1: 0.364705882353, z: 1.26728228317, agreement: 66.6666666667 },
      cautions: ['reaches down to', 'about 20 subjects'],
      source: 'By hand: (2/3 − 85/162)/(77/162) = 23/77; numpy',
    },
    {
      inputs: {
        counts: [
          [3, 0],
          [1, 2],
          [1, 2],
          [3, 0],
          [1, 2],
          [1, 2],
          [3, 0],
          [1, 2],
          [1, 2],
          [3, 0],
          [1, 2],
          [1, 2],
          [3, 0],
          [1, 2],
          [1, 2],
          [3, 0],
          [1, 2],
          [1, 2],
          [3, 0],
          [1, 2],
        ],
      },
      results: { kappa: 0.11764705882353, strength: 'Slight' },
      cautions: ['reaches down to'],
      source: 'By hand: (17/30 − 229/450)/(221/450) = 2/17',
    },
    {
      inputs: {
        counts: [
          [3, 2],
          [1, 3],
        ],
      },
      refused: 'same number of raters',
      source: 'By definition',
    },
    {
      inputs: {
        counts: [
          [1.5, 1.5],
          [1, 2],
        ],
      },
      refused: 'whole number',
      source: 'By definition',
    },
    { inputs: { counts: [[3, 2]] }, refused: 'at least two subjects', source: 'By definition' },
    {
      inputs: {
        counts: [
          [3, 0],
          [3, 0],
        ],
      },
      refused: 'one category',
      source: 'By definition',
    },
  ],
  notes: ['For nominal categories and as many raters for each subject, who need not be the same persons.'],
  references: [
    {
      title: 'Fleiss: Measuring nominal scale agreement among many raters, Psychological Bulletin 76 (1971) 378',
      doi: '10.1037/h0031619',
    },
    {
      title:
        'Fleiss, Nee, Landis: Large sample variance of kappa in the case of different sets of raters, Psychological Bulletin 86 (1979) 974',
      doi: '10.1037/0033-2909.86.5.974',
    },
    {
      title:
        'Gwet: Computing inter-rater reliability and its variance in the presence of high agreement, Br. J. Math. Stat. Psychol. 61 (2008) 29',
      doi: '10.1348/000711006X126600',
    },
    {
      title: 'Landis, Koch: The measurement of observer agreement for categorical data, Biometrics 33 (1977)',
      doi: '10.2307/2529310',
    },
  ],
});
