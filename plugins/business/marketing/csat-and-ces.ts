import {
  choice,
  defineCalculator,
  integer,
  isBelow,
  list,
  normalQuantile,
  number,
  percent,
  roundTo,
  studentQuantile,
  sum,
  table,
} from '@reckoner/engine';

/** Ratings that count as positive where nothing else is said: of 7 in agreement 5 to 7, else the top two, of 3 the top one. */
const usualBoxes = (ratings: number, measure: string): number => {
  if (ratings <= 3) return 1;
  return measure === 'ces' && ratings === 7 ? 3 : 2;
};

/** Where both limits read alike, nothing lies between them. */
const between = (low: number, high: number, places: number, words: string, narrow: string): string =>
  roundTo(low, places) < roundTo(high, places) ? words : narrow;

/** Share of the positive ratings with the Wilson interval, and the mean with Student’s. */
export default defineCalculator({
  title: 'CSAT and customer effort score',
  description:
    'Customer satisfaction score (CSAT) or customer effort score (CES) as share of positive ratings and as mean, each with its confidence interval, from the number of answers of each rating.',
  keywords: ['CSAT score', 'customer satisfaction score', 'CES', 'top two box', 'top-box score', 'survey score'],
  related: ['net-promoter-score', 'conversion-rate'],
  inputs: {
    measure: choice(
      {
        csat: { label: 'Customer satisfaction (CSAT)', also: ['csat', 'satisfaction'] },
        ces: { label: 'Customer effort (CES)', also: ['ces', 'effort'] },
      },
      { label: 'Score', default: 'csat' },
    ),
    counts: list(integer({ label: 'Answers', min: 0, max: 1e9 }), {
      label: 'Answers of each rating, from rating 1 on',
      help: 'How many gave a 1, how many a 2, and so on; 0 where nobody did. Five numbers are a scale of 1 to 5.',
      symbol: 'n',
      minItems: 2,
      maxItems: 11,
    }),
    best: choice(
      {
        high: { label: 'The highest rating', also: ['high', 'highest'] },
        low: { label: 'Rating 1, as in the CES of 2010', also: ['low', 'lowest', '1'] },
      },
      { label: 'Best is', default: 'high' },
    ),
    boxes: integer({
      label: 'Ratings that count as positive',
      help: 'From the best on: 2 for the top two. Left out, 2; of 7 ratings of effort 3; of 2 or 3 ratings 1.',
      symbol: 'b',
      min: 1,
      max: 10,
      optional: true,
    }),
    confidence: percent({
      label: 'Confidence',
      symbol: '\\gamma',
      min: 50,
      max: 99.99,
      usual: [80, 99.9],
      default: 95,
    }),
  },
  outputs: {
    score: percent({ label: 'Positive ratings', symbol: 'p', places: 1 }),
    lower: percent({ label: 'From', places: 1 }),
    upper: percent({ label: 'To', places: 1 }),
    mean: number({ label: 'Mean rating', symbol: '\\bar x', places: 2 }),
    meanLower: number({ label: 'Mean from', places: 2, optional: true }),
    meanUpper: number({ label: 'Mean to', places: 2, optional: true }),
    positive: integer({ label: 'Positive answers', symbol: 'P' }),
    answers: integer({ label: 'Answers', symbol: 'N' }),
    ratings: table(
      {
        rating: integer({ label: 'Rating' }),
        count: integer({ label: 'Answers' }),
        share: percent({ label: 'Share', places: 1 }),
      },
      { label: 'Ratings' },
    ),
  },
  formula: ({ measure, counts, best, boxes, confidence }) => {
    const answers = sum(counts);
    const taken = boxes ?? usualBoxes(counts.length, measure);
    const positive = sum(best === 'high' ? counts.slice(counts.length - taken) : counts.slice(0, taken));
    const score = positive / answers;
    const z = normalQuantile((1 + confidence) / 2);
    const scale = 1 + z ** 2 / answers;
    const center = (score + z ** 2 / (2 * answers)) / scale;
    const half = (z / scale) * Math.sqrt((score * (1 - score)) / answers + z ** 2 / (4 * answers ** 2));
    const mean = sum(counts.map((count, index) => (index + 1) * count)) / answers;
    const squares = sum(counts.map((count, index) => count * (index + 1 - mean) ** 2));
    const error =
      answers < 2
        ? undefined
        : studentQuantile((1 + confidence) / 2, answers - 1) * Math.sqrt(squares / (answers - 1) / answers);
    return {
      score,
      // The interval touches the end itself where none or all are positive: there the two terms are the same.
      lower: positive === 0 ? 0 : center - half,
      upper: positive === answers ? 1 : center + half,
      mean,
      meanLower: error === undefined ? undefined : Math.max(1, mean - error),
      meanUpper: error === undefined ? undefined : Math.min(counts.length, mean + error),
      positive,
      answers,
      ratings: counts.map((count, index) => ({ rating: index + 1, count, share: count / answers })),
    };
  },
  shown: ({ counts, answers, positive, confidence, score }) => ({
    score: positive / answers,
    lower:
      (score +
        normalQuantile((1 + confidence) / 2) ** 2 / (2 * answers) -
        normalQuantile((1 + confidence) / 2) *
          Math.sqrt((score * (1 - score)) / answers + normalQuantile((1 + confidence) / 2) ** 2 / (4 * answers ** 2))) /
      (1 + normalQuantile((1 + confidence) / 2) ** 2 / answers),
    upper: undefined,
    mean: sum(counts.map((count, index) => (index + 1) * count)) / answers,
    meanLower: undefined,
    meanUpper: undefined,
    positive: undefined,
    ratings: undefined,
  }),
  stepwise: [
    'Positive answers are those of the best ratings, as many ratings as count as positive.',
    'The upper limit is that of Wilson with + in place of − before the root.',
    'The interval of the mean is Student’s, s/√N to both sides times the quantile, cut at the ends of the scale.',
  ],
  figure: { kind: 'bars', table: 'ratings', label: 'rating', value: 'count' },
  explanation: ({ measure, counts, best, boxes, lower, upper, meanLower, meanUpper }) => {
    const taken = boxes ?? usualBoxes(counts.length, measure);
    const top = counts.length;
    const first = best === 'high' ? top - taken + 1 : 1;
    const last = best === 'high' ? top : taken;
    const which = first === last ? `rated ${first}` : `rated ${first} to ${last}`;
    const name = measure === 'csat' ? 'a satisfaction score' : 'an effort score (the higher, the easier)';
    const order = best === 'high' ? `${top} is best` : '1 is best';
    const mean =
      meanLower === undefined || meanUpper === undefined || Math.max(...counts) === sum(counts)
        ? ''
        : between(
            meanLower,
            meanUpper,
            2,
            ', with the same confidence between {meanLower} and {meanUpper}',
            ', and its interval is narrower than the last digit',
          );
    const limits = ', with {confidence} confidence between {lower} and {upper}';
    const narrow = ', of which the interval of {confidence} confidence is narrower than the last digit';
    // Near 0% and 100% more digits are shown.
    const share = upper < 0.0005 || lower > 0.9995 ? limits : between(100 * lower, 100 * upper, 1, limits, narrow);
    return `{positive} of {answers} {answers|answer|answers} ${which} on a scale of 1 to ${top} (${order}): ${name} of {score}${share}. The mean rating is {mean}${mean}.`;
  },
  requires: [
    { that: ({ counts }) => counts.some((count) => count > 0), field: 'counts', says: 'Nobody answered.' },
    {
      that: ({ counts, boxes }) => boxes < counts.length,
      field: 'boxes',
      says: 'Of all ratings of the scale some must not count as positive: give fewer than {boxes}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ counts }) => sum(counts) < 30,
      says: 'There are fewer than about thirty answers: read the interval of the share, not the score alone; the interval of the mean is rough.',
    },
    {
      level: 'caution',
      when: ({ counts }) => counts.length > 3 && counts.every((count) => count <= counts.length),
      says: 'No rating has more answers than there are ratings: are these the ratings themselves? Send how many gave a 1, how many a 2, and so on.',
    },
    {
      level: 'caution',
      when: ({ counts }) => counts.length === 11,
      says: 'Eleven numbers are counted here as ratings of 1 to 11. For answers of 0 to 10 the mean is one too high; a question of recommendation on that scale is a Net Promoter Score.',
    },
    {
      level: 'caution',
      when: ({ counts }) => [2, 6, 8, 9].includes(counts.length),
      says: 'Scales of 3, 5, 7 or 10 ratings are common, and this one has another length: check that no rating is missing, 0 for those that nobody gave, and that no total was sent along.',
    },
    {
      level: 'caution',
      when: ({ counts }) =>
        counts.length > 3 &&
        counts.filter((count) => count > 0).length > 3 &&
        2 * Math.max(counts[0]!, counts[counts.length - 1]!) === sum(counts),
      says: 'The first or last number is the sum of the others: was a total sent along?',
    },
    {
      level: 'note',
      when: ({ counts }) => sum(counts) >= 99 && sum(counts) <= 101,
      says: 'The answers add up to about 100: if they are percents, the intervals are wrong unless just so many people answered.',
    },
    {
      level: 'caution',
      when: ({ answers, counts }) => answers > 1 && Math.max(...counts) === answers,
      says: 'All answers are alike: the interval of the mean has no width, which tells no certainty.',
    },
    {
      level: 'caution',
      when: ({ measure, counts, best, mean }) =>
        measure === 'ces' && best === 'high' && isBelow(roundTo(mean, 2), (1 + counts.length) / 2),
      says: 'The mean is in the lower half of the scale, which is the hard one where the highest rating is best. Where 1 was the least effort, as in the scale of 2010, say that the lowest rating is best.',
    },
    {
      level: 'note',
      when: ({ counts, boxes }) => boxes === undefined && (counts.length === 7 || counts.length === 10),
      says: ({ measure, counts }) =>
        counts.length === 10
          ? 'Of 10 ratings the best two, 9 and 10 where 10 is best, are counted as positive. Some count more of them: say so by the number of positive ratings.'
          : measure === 'ces'
            ? 'Of 7 ratings of effort the best three are counted as positive. Some count the best two alone: say so by the number of positive ratings.'
            : 'Of 7 ratings of satisfaction the best two are counted as positive. Some count the best three: say so by the number of positive ratings.',
    },
  ],
  examples: [
    {
      inputs: { counts: [14, 9, 10, 32, 42] },
      results: {
        score: '69.1588785',
        lower: '59.8715091',
        upper: '77.1182603',
        mean: '3.7383178',
        meanLower: '3.4706898',
        meanUpper: '4.0059457',
        positive: 74,
        answers: 107,
        ratings: { length: 5, rows: { 0: { rating: 1, count: 14, share: '13.084112' }, 4: { rating: 5, count: 42 } } },
      },
      source:
        'Delighted, printed example: 74 of 107, 69.16; intervals by scipy: binomtest(74, 107), method wilson; t.interval',
    },
    {
      inputs: { measure: 'ces', counts: [3, 5, 8, 10, 30, 60, 40] },
      results: {
        score: '83.3333333',
        lower: '76.699498',
        upper: '88.364973',
        mean: '5.5576923',
        meanLower: '5.335297',
        meanUpper: '5.780088',
        positive: 130,
        answers: 156,
      },
      cautions: ['Some count the best two alone'],
      source: 'scipy: binomtest(130, 156) by Wilson; t.interval of the 156 ratings',
    },
    {
      inputs: { measure: 'ces', counts: [3, 5, 8, 10, 30, 60, 40], boxes: 2 },
      results: { score: '64.1025641', lower: '56.319347', upper: '71.20793', positive: 100 },
      source: 'scipy: binomtest(100, 156) by Wilson',
    },
    {
      inputs: { measure: 'ces', counts: [40, 30, 15, 10, 5], best: 'low' },
      results: {
        score: 70,
        lower: '60.415145',
        upper: '78.105115',
        mean: 2.1,
        meanLower: '1.864886',
        meanUpper: '2.335114',
      },
      cautions: ['add up to about 100'],
      source: 'scipy: binomtest(70, 100) by Wilson; t.interval of the 100 ratings',
    },
    {
      inputs: { counts: [2, 1, 1, 0, 6] },
      results: {
        score: 60,
        lower: '31.267377',
        upper: '83.181967',
        mean: 3.7,
        meanLower: '2.435978',
        meanUpper: '4.964022',
      },
      cautions: ['fewer than about thirty'],
      source: 'scipy: binomtest(6, 10) by Wilson; t.interval of the 10 ratings',
    },
    {
      inputs: { counts: [2, 1, 1, 0, 5] },
      results: { positive: 5, answers: 9 },
      cautions: ['fewer than about thirty', 'are these the ratings themselves'],
      source: 'By hand: 5 of 9',
    },
    {
      inputs: { counts: [20, 15, 25] },
      results: { score: '41.6666667', lower: '30.064279', upper: '54.271919', mean: '2.0833333', positive: 25 },
      source: 'scipy: binomtest(25, 60) by Wilson',
    },
    {
      inputs: { counts: [5, 5, 12, 30, 50], boxes: 3, confidence: 99 },
      results: {
        score: '90.1960784',
        lower: '79.99292',
        upper: '95.489271',
        mean: '4.127451',
        meanLower: '3.837862',
        meanUpper: '4.41704',
      },
      source: 'scipy: binomtest(92, 102).proportion_ci(0.99, "wilson"); t.interval(0.99, 101)',
    },
    {
      inputs: { counts: [0, 0, 0, 0, 40] },
      results: { score: 100, upper: 100, mean: 5, meanLower: 5, meanUpper: 5 },
      cautions: ['All answers are alike'],
      source: 'By hand: all of them',
    },
    {
      inputs: { counts: [60, 10, 0, 0, 0] },
      results: { score: 0, lower: 0, upper: '5.202306', mean: '1.1428571' },
      source: 'scipy: binomtest(0, 70) by Wilson',
    },
    {
      inputs: { counts: [1, 0] },
      results: { score: 0, lower: 0, upper: '79.345069', mean: 1, answers: 1 },
      cautions: ['fewer than about thirty', 'has another length'],
      source: 'scipy: binomtest(0, 1) by Wilson',
    },
    {
      inputs: { counts: [0, 0, 1, 2, 4, 6, 9, 14, 30, 22, 10] },
      results: { score: '32.6530612', mean: '8.5918367', answers: 98 },
      cautions: ['ratings of 1 to 11'],
      source: 'scipy: binomtest(32, 98); the mean of the ratings by Python',
    },
    {
      inputs: { counts: [10, 20, 30, 60, 120] },
      results: { score: 75, lower: '69.156958', upper: '80.055346', mean: '4.0833333' },
      cautions: ['was a total sent along'],
      source: 'scipy: binomtest(180, 240) by Wilson; 120 is the sum of the others',
    },
    {
      inputs: { counts: [3, 5, 8, 10, 30, 60, 40] },
      results: { score: '64.1025641', positive: 100 },
      cautions: ['Some count the best three'],
      source: 'By hand: 100/156',
    },
    {
      inputs: { counts: [0, 1, 2, 3, 4, 8, 14, 30, 40, 18] },
      results: { score: '48.3333333', lower: '39.583644', upper: '57.18642', mean: 8.05, positive: 58 },
      cautions: ['Of 10 ratings the best two'],
      source: 'scipy: binomtest(58, 120) by Wilson; the mean by numpy',
    },
    {
      inputs: { counts: [1000000, 1000000, 1000000, 1000000, 1000000] },
      results: {
        score: 40,
        lower: '39.957067',
        upper: '40.042948',
        mean: 3,
        meanLower: '2.99876',
        meanUpper: '3.00124',
      },
      source: 'Python: Wilson and scipy’s t at 5,000,000 answers; both ends of each read alike',
    },
    {
      inputs: { counts: [0, 0, 0, 0, 1000000] },
      results: { score: 100, lower: '99.99961586', upper: 100, mean: 5 },
      cautions: ['All answers are alike'],
      source: 'By hand: 1000000/(1000000 + 1.959964²)',
    },
    {
      inputs: { counts: [13, 8, 9, 30, 39] },
      results: { score: '69.6969697', answers: 99 },
      cautions: ['add up to about 100'],
      source: 'By hand: 69/99, of percents that were rounded',
    },
    {
      inputs: { counts: [13, 9, 10, 30, 39] },
      results: { score: '68.3168317', answers: 101 },
      cautions: ['add up to about 100'],
      source: 'By hand: 69/101',
    },
    {
      inputs: { counts: [13, 9, 10, 31, 39] },
      results: { score: '68.627451', answers: 102 },
      source: 'By hand: 70/102',
    },
    {
      inputs: { measure: 'ces', counts: [60, 40, 15, 8, 5] },
      results: { score: '10.15625', mean: '1.890625', positive: 13, answers: 128 },
      cautions: ['say that the lowest rating is best'],
      source: 'By hand: 13/128; (60 + 80 + 45 + 32 + 25)/128',
    },
    { inputs: { counts: [0, 0, 0, 0, 0] }, refused: 'Nobody answered', source: 'By definition' },
    { inputs: { counts: [1, 2, 3], boxes: 3 }, refused: 'must not count as positive', source: 'By definition' },
  ],
  notes: [
    'Compare scores of one question, scale and count of positive ratings only. Who answers is no random part of all customers: the interval tells the chance of the sample, not who stays silent.',
    'In the customer effort score of 2010 rating 1 was very low effort and best; since 2013 customers agree that it was made easy, and 7 is best.',
  ],
  references: [
    {
      title: 'Delighted: How is CSAT calculated?',
      url: 'https://help.delighted.com/article/240-how-is-csat-calculated',
    },
    { title: 'Delighted: How is CES calculated?', url: 'https://help.delighted.com/article/249-how-is-ces-calculated' },
    {
      title: 'Simplesat: What is CES (5 or above of 7 ratings are positive)',
      url: 'https://help.simplesat.io/en/articles/5626051-what-is-ces-customer-effort-score',
    },
    {
      title: 'CustomerGauge: Customer Effort Score (scales of 2010 and 2013)',
      url: 'https://support.customergauge.com/support/solutions/articles/5000755869-customer-effort-score-how-it-s-implemented-in-customergauge',
    },
    {
      title: 'Wilson: Probable inference, the law of succession, and statistical inference, JASA 22 (1927) 209',
      doi: '10.1080/01621459.1927.10502953',
    },
  ],
});
