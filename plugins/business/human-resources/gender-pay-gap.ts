import {
  constant,
  defineCalculator,
  integer,
  isAbove,
  list,
  mean,
  median,
  money,
  percent,
  roundTo,
  sorted,
  sumOfProducts,
  table,
  text,
} from '@reckoner/engine';

/** One person's pay. */
const pay = money({ label: 'Pay', per: 'h', min: 0.01, max: 1e9 });

/** The two middle values of a list, the same one twice where its length is odd. */
const middle = (values: readonly number[]): [number, number] => {
  const ranked = sorted(values);
  const half = Math.floor(ranked.length / 2);
  return [ranked[ranked.length - 1 - half]!, ranked[half]!];
};

/** The four bands of the pay, from the lowest. */
const QUARTERS = ['Lower', 'Lower middle', 'Upper middle', 'Upper'];

/** Which bands have one person more, by how many are left over of four. */
const EXTRA = [[], [0], [0, 2], [0, 1, 2]];

/** People and women in four bands as equal as can be; who earns the same across a limit is divided in proportion. */
const quarters = (men: readonly number[], women: readonly number[]) => {
  const all = sorted([...men, ...women]);
  const ends: number[] = [];
  for (let band = 0; band < 4; band++) {
    const size = Math.floor(all.length / 4) + (EXTRA[all.length % 4]!.includes(band) ? 1 : 0);
    ends.push((band === 0 ? 0 : ends[band - 1]!) + size);
  }
  const ranked = sorted(women);
  const inBand = [0, 0, 0, 0];
  let passed = 0;
  for (let from = 0; from < all.length; ) {
    let to = from + 1;
    while (to < all.length && all[to]! <= all[from]!) to++;
    let until = passed;
    while (until < ranked.length && ranked[until]! <= all[from]!) until++;
    for (let band = 0; band < 4; band++) {
      const start = band === 0 ? 0 : ends[band - 1]!;
      const within = Math.max(0, Math.min(to, ends[band]!) - Math.max(from, start));
      inBand[band] = inBand[band]! + ((until - passed) * within) / (to - from);
    }
    passed = until;
    from = to;
  }
  return QUARTERS.map((quarter, band) => {
    const people = ends[band]! - (band === 0 ? 0 : ends[band - 1]!);
    return { quarter, people, womenShare: inBand[band]! / people, menShare: (people - inBand[band]!) / people };
  });
};

/** Means and medians of two lists of hourly pay. */
export default defineCalculator({
  title: 'Pay gap',
  description:
    'Gender pay gap of an employer from the hourly pay of men and of women: mean and median gap and women’s mean pay in percent of men’s, and the shares of women in the four quarters of pay.',
  keywords: [
    'gender pay gap',
    'wage gap',
    'GPG report',
    'median pay gap',
    'mean pay gap',
    'pay quartiles',
    'pay equity',
  ],
  related: ['compa-ratio'],
  inputs: {
    men: list(pay, {
      label: 'Hourly pay of men',
      symbol: 'x',
      help: 'One figure for each man: gross, by the hour, so that part time and full time compare.',
      maxItems: 5000,
    }),
    women: list(pay, { label: 'Hourly pay of women', symbol: 'y', help: 'One figure for each woman.', maxItems: 5000 }),
  },
  outputs: {
    meanGap: percent({ label: 'Mean pay gap, of men’s pay', symbol: 'g', places: 1 }),
    medianGap: percent({ label: 'Median pay gap, of men’s pay', symbol: 'g_m', places: 1 }),
    menMean: money({ label: 'Mean pay of men', symbol: '\\bar x', per: 'h' }),
    womenMean: money({ label: 'Mean pay of women', symbol: '\\bar y', per: 'h' }),
    menMedian: money({ label: 'Median pay of men', symbol: '\\tilde x', per: 'h' }),
    womenMedian: money({ label: 'Median pay of women', symbol: '\\tilde y', per: 'h' }),
    ratio: percent({ label: 'Women’s mean pay, of men’s', symbol: 'r', places: 1 }),
    womenShare: percent({ label: 'Women, of all', symbol: 's', places: 1 }),
    quarters: table(
      {
        quarter: text({ label: 'Quarter of pay' }),
        people: integer({ label: 'People' }),
        womenShare: percent({ label: 'Women', places: 1 }),
        menShare: percent({ label: 'Men', places: 1 }),
      },
      { label: 'Quarters of pay, from the lowest', optional: true },
    ),
  },
  formula: ({ men, women }) => {
    const [menLow, menHigh] = middle(men);
    const [womenLow, womenHigh] = middle(women);
    return {
      meanGap:
        sumOfProducts(...men.map((value) => [women.length, value]), ...women.map((value) => [-men.length, value])) /
        sumOfProducts(...men.map((value) => [women.length, value])),
      medianGap:
        sumOfProducts([1, menLow], [1, menHigh], [-1, womenLow], [-1, womenHigh]) /
        sumOfProducts([1, menLow], [1, menHigh]),
      menMean: mean(men),
      womenMean: mean(women),
      menMedian: median(men),
      womenMedian: median(women),
      ratio: mean(women) / mean(men),
      womenShare: women.length / (men.length + women.length),
      quarters: men.length + women.length < 4 ? undefined : quarters(men, women),
    };
  },
  shown: ({ menMean, womenMean, menMedian, womenMedian }) => ({
    meanGap: (menMean - womenMean) / menMean,
    medianGap: (menMedian - womenMedian) / menMedian,
    ratio: womenMean / menMean,
    quarters: undefined,
  }),
  stepwise: [
    'All are ranked by pay and divided into four quarters of as equal a number as can be: one left over goes to the lower quarter, a second to the upper middle, a third to the lower middle.',
    'Where people of the same pay fall into two quarters, women and men among them are divided in the same proportion.',
  ],
  figure: { kind: 'bars', table: 'quarters', label: 'quarter', value: 'womenShare' },
  explanation:
    'Women’s mean pay of {womenMean} is {meanGap|{|meanGap|} above|equal to|{|meanGap|} below} men’s of {menMean}; their median of {womenMedian} is {medianGap|{|medianGap|} above|equal to|{|medianGap|} below} men’s of {menMedian}. Women are {womenShare} of the people{quarters?|, who are too few for quarters of pay}.',
  cautions: [
    {
      level: 'caution',
      when: ({ men, women }) => isAbove(Math.max(...men, ...women), 100 * Math.min(...men, ...women)),
      says: 'The highest pay is more than a hundred times the lowest: check that all are by the hour, none by the month or year, and that no comma or dot has parted a figure.',
    },
    {
      level: 'caution',
      when: ({ menMean, womenMean }) => menMean > constant(300, '$/h') && womenMean > constant(300, '$/h'),
      says: 'Both means are above 300 an hour: if this is pay of a week, a month or a year, divide each by its hours first, or part time makes a gap that is none of pay.',
    },
    {
      level: 'note',
      when: ({ men, women }) => men.length < 10 || women.length < 10,
      says: 'With fewer than ten men or ten women one person’s pay may make the gap; to publish it may also tell what single people earn.',
    },
    {
      level: 'caution',
      when: ({ menMean, womenMean }) => isAbove(menMean, 2 * womenMean) || isAbove(womenMean, 2 * menMean),
      says: 'One mean is more than twice the other: check that both lists are by the hour, in one currency, and that no dot or comma has slipped.',
    },
    {
      level: 'note',
      when: ({ meanGap, medianGap }) =>
        (roundTo(100 * meanGap, 1) > 0 && roundTo(100 * medianGap, 1) < 0) ||
        (roundTo(100 * meanGap, 1) < 0 && roundTo(100 * medianGap, 1) > 0),
      says: 'Mean and median gap point in opposite directions: a few high or low pays decide the mean.',
    },
  ],
  examples: [
    {
      inputs: { men: [20, 16, 30, 14], women: [12, 15, 18] },
      results: {
        meanGap: 25,
        medianGap: '16.6667',
        menMean: 20,
        womenMean: 15,
        menMedian: 18,
        womenMedian: 15,
        ratio: 75,
        womenShare: '42.8571',
        quarters: [
          ['Lower', 2, 50, 50],
          ['Lower middle', 2, 50, 50],
          ['Upper middle', 2, 50, 50],
          ['Upper', 1, 0, 100],
        ],
      },
      cautions: ['fewer than ten'],
      source: 'By hand: 12 w, 14 m | 15 w, 16 m | 18 w, 20 m | 30 m; 5/20; 3/18',
    },
    {
      inputs: {
        men: [10, 10, 10, 11, 12, 13, 14, 15, 16, 19],
        women: [10, 10, 10, 11, 12, 13, 14, 15, 16, 29],
      },
      results: {
        meanGap: '-7.6923',
        medianGap: 0,
        menMean: 13,
        womenMean: 14,
        ratio: '107.6923',
        womenShare: 50,
        quarters: [
          ['Lower', 5, 50, 50],
          ['Lower middle', 5, 50, 50],
          ['Upper middle', 5, 50, 50],
          ['Upper', 5, 50, 50],
        ],
      },
      source: 'By hand: sums 130 and 140; each pay but the highest is shared by as many women as men',
    },
    {
      inputs: { men: [10, 10, 20], women: [10, 10, 30] },
      results: {
        meanGap: -25,
        medianGap: 0,
        quarters: [
          ['Lower', 2, 50, 50],
          ['Lower middle', 1, 50, 50],
          ['Upper middle', 2, 25, 75],
          ['Upper', 1, 100, 0],
        ],
      },
      cautions: ['fewer than ten'],
      source: 'By hand: two men and two women at 10 over three quarters, half of each; 40/3 and 50/3',
    },
    {
      inputs: { men: [10, 12, 50], women: [13, 14, 15] },
      results: { meanGap: '41.6667', medianGap: '-16.6667' },
      cautions: ['fewer than ten', 'opposite directions'],
      source: 'By hand: 24 and 14; 12 and 14',
    },
    {
      inputs: { men: [40000, 41000], women: [20] },
      results: { meanGap: '99.9506', womenMean: 20 },
      cautions: ['a hundred times', 'fewer than ten', 'more than twice'],
      source: 'By hand: 1 − 20/40500, pay a year beside pay an hour',
    },
    {
      inputs: { men: [40000, 44000], women: [21000, 42000] },
      results: { meanGap: 25, medianGap: 25, ratio: 75 },
      cautions: ['a week, a month or a year', 'fewer than ten'],
      source: 'By hand: 42,000 and 31,500',
    },
    {
      inputs: { men: [700, 700], women: [350, 700] },
      results: { meanGap: 25, medianGap: 25, ratio: 75 },
      cautions: ['a week, a month or a year', 'fewer than ten'],
      source: 'By hand: 525 of 700, pay of a week with half of full time beside it',
    },
    {
      inputs: { men: [20], women: [18, 22] },
      results: { meanGap: 0, medianGap: 0, menMean: 20, womenMean: 20 },
      cautions: ['fewer than ten'],
      source: 'By hand: both means 20',
    },
  ],
  notes: [
    'A pay gap is not unequal pay for equal work: it is not adjusted for job, hours, experience or place, and may come of who works in which job.',
    'Great Britain (2017 Regulations, employers of 250 or more) asks for these figures of full-pay relevant employees, to one decimal, and for those of bonuses, which are not computed here. Other countries define pay and gaps otherwise.',
  ],
  references: [
    {
      title:
        'The Equality Act 2010 (Gender Pay Gap Information) Regulations 2017, SI 2017/172, regulations 8, 9 and 13',
      url: 'https://www.legislation.gov.uk/uksi/2017/172/regulation/13/made',
    },
    {
      title: 'UK government: Gender pay gap reporting: make your calculations',
      url: 'https://www.gov.uk/guidance/gender-pay-gap-reporting-make-your-calculations',
    },
  ],
});
