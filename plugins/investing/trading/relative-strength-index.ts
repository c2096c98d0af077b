import {
  category,
  choice,
  defineCalculator,
  integer,
  list,
  number,
  percent,
  roundTo,
  sumOfProducts,
  table,
} from '@reckoner/engine';

/** Mean gain over the sum of mean gain and mean loss, both smoothed as Wilder did. */
export default defineCalculator({
  title: 'Relative strength index (RSI)',
  description:
    'Relative strength index of closing prices with Wilder’s smoothing, its course, and whether it is overbought or oversold.',
  keywords: ['RSI 14', 'Wilder RSI', 'overbought', 'oversold', 'momentum oscillator', 'average gain and loss'],
  related: ['pivot-points', 'fibonacci-retracement', 'position-size'],
  inputs: {
    closes: list(number({ label: 'Close', above: 0, max: 1e12, digits: 8 }), {
      label: 'Closing prices',
      help: 'One for each period, as of days; adjusted for splits.',
      symbol: 'C',
      minItems: 3,
      maxItems: 1000,
    }),
    order: choice(
      {
        oldest: { label: 'Oldest first', also: ['oldest', 'ascending', 'chronological'] },
        newest: { label: 'Newest first', also: ['newest', 'descending', 'latest first'] },
      },
      { label: 'Order', default: 'oldest' },
    ),
    periods: integer({ label: 'Periods', symbol: 'n', min: 2, max: 250, default: 14 }),
    overbought: integer({ label: 'Overbought above', symbol: 'U', min: 51, max: 99, default: 70 }),
    oversold: integer({ label: 'Oversold below', symbol: 'W', min: 1, max: 49, default: 30 }),
  },
  outputs: {
    rsi: number({ label: 'RSI', symbol: '\\mathrm{RSI}', places: 2 }),
    state: category(['Oversold', 'Between', 'Overbought'], { label: 'Reading', of: 'rsi' }),
    averageGain: number({ label: 'Average gain', symbol: 'G', digits: 6 }),
    averageLoss: number({ label: 'Average loss', symbol: 'D', digits: 6 }),
    last: number({ label: 'Last close', symbol: 'C_N', digits: 8 }),
    count: integer({ label: 'Closes', symbol: 'N' }),
    seed: percent({
      label: 'Weight of the first averages',
      help: 'What the start of the record still counts for.',
      symbol: 'w',
      places: 1,
    }),
    course: table(
      {
        number: integer({ label: 'Close number' }),
        close: number({ label: 'Close', digits: 8 }),
        rsi: number({ label: 'RSI', places: 2 }),
      },
      { label: 'Course' },
    ),
  },
  formula: ({ closes, order, periods, overbought, oversold }) => {
    const count = closes.length;
    const prices = closes.map((close, index) => (order === 'oldest' ? close : closes[count - 1 - index]!));
    const changes = prices.slice(1).map((close, index) => sumOfProducts([1, close], [-1, prices[index]!]));
    let moved = false;
    let gain = 0;
    let loss = 0;
    for (let i = 0; i < periods; i += 1) {
      moved = moved || prices[i + 1]! !== prices[i]!;
      gain += Math.max(0, changes[i]!) / periods;
      loss += Math.max(0, -changes[i]!) / periods;
    }
    const course = [{ number: periods + 1, close: prices[periods]!, rsi: moved ? 100 * (gain / (gain + loss)) : 50 }];
    for (let i = periods; i < count - 1; i += 1) {
      moved = moved || prices[i + 1]! !== prices[i]!;
      gain = (gain * (periods - 1) + Math.max(0, changes[i]!)) / periods;
      loss = (loss * (periods - 1) + Math.max(0, -changes[i]!)) / periods;
      course.push({ number: i + 2, close: prices[i + 1]!, rsi: moved ? 100 * (gain / (gain + loss)) : 50 });
    }
    const rsi = course[course.length - 1]!.rsi;
    const shown = roundTo(rsi, 2);
    return {
      rsi,
      state: shown > overbought ? 'Overbought' : shown < oversold ? 'Oversold' : 'Between',
      averageGain: gain,
      averageLoss: loss,
      last: prices[count - 1]!,
      count,
      seed: (1 - 1 / periods) ** (count - 1 - periods),
      course,
    };
  },
  shown: ({ averageGain, averageLoss, periods, count }) => ({
    rsi: averageGain === 0 && averageLoss === 0 ? 50 : 100 - 100 / (1 + averageGain / averageLoss),
    seed: (1 - 1 / periods) ** (count - 1 - periods),
    averageGain: undefined,
    averageLoss: undefined,
    last: undefined,
    count: undefined,
    course: undefined,
    state: undefined,
  }),
  stepwise: [
    'The first average gain is the mean of the gains among the first n changes, a fall counting as 0; the first average loss likewise.',
    'Each later average is (n − 1) times the one before plus the new gain, or loss, over n.',
  ],
  figure: { kind: 'series', table: 'course', x: 'number', lines: ['rsi'] },
  explanation: ({ state, order, rsi, averageLoss }) => {
    const reading =
      state === 'Overbought'
        ? 'above {overbought}, called overbought'
        : state === 'Oversold'
          ? 'below {oversold}, called oversold'
          : 'neither above {overbought} nor below {oversold}';
    const by = order === 'oldest' ? 'read with the oldest first' : 'read with the newest first';
    const value = averageLoss > 0 && roundTo(rsi, 2) >= 100 ? 'just below 100' : '{rsi}';
    return `The {periods}-period RSI at the last of {count} closes, {last} (${by}), is ${value}, ${reading}.`;
  },
  requires: [
    {
      that: ({ closes, periods }) => closes.length > periods,
      field: 'closes',
      says: 'An RSI of {periods} periods takes the changes between one close more than that, at least: add closes, or take fewer periods.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ averageGain, averageLoss }) => averageGain === 0 && averageLoss === 0,
      says: 'The closes do not change: gain over loss is 0/0, and the 50 told is a convention. Some programs show 0 or 100.',
    },
    {
      level: 'note',
      when: ({ averageGain, averageLoss }) => (averageGain === 0) !== (averageLoss === 0),
      says: 'No change went the other way, and the RSI stands at its end of the scale. More closes, or more periods, make a reading that tells more.',
    },
    {
      level: 'note',
      when: ({ seed }) => roundTo(100 * seed, 1) > 5,
      says: 'The record is short: its first averages still weigh {seed}. A chart that begins earlier shows another RSI; add older closes to compare.',
    },
    {
      level: 'caution',
      when: ({ closes }) =>
        closes.some(
          (close, index) => index > 0 && (close >= 2 * closes[index - 1]! || 2 * close <= closes[index - 1]!),
        ),
      says: 'Two closes in a row differ by a factor of two or more: check them for a slip, a date or volume among them, and take prices adjusted for splits.',
    },
    {
      level: 'note',
      when: ({ state }) => state !== 'Between',
      says: '{overbought} and {oversold} are conventions: in a strong trend the RSI stays beyond them for long, and such a reading alone says nothing of when a price turns.',
    },
  ],
  examples: [
    {
      inputs: {
        closes: [
          44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931, 46.0328,
          45.614, 46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439, 46.2122, 46.2521, 45.7137, 46.4515,
          45.7835, 45.3548, 44.0288, 44.1783, 44.2181, 44.5672, 43.4205, 42.6628, 43.1314,
        ],
      },
      results: {
        rsi: 37.773,
        state: 'Between',
        last: 43.1314,
        count: 33,
        course: { length: 19, rows: { 0: { number: 15, rsi: 70.5328 }, 10: { rsi: 54.7076 }, 17: { rsi: 33.0795 } } },
      },
      cautions: ['record is short'],
      source:
        'StockCharts’ worked example of QQQQ, as quoted in public test suites: 70.5328, 54.7076, 33.0795 and 37.773 in one, 70.53, 54.71 and 37.77 in another',
    },
    {
      inputs: {
        closes: [
          46.282, 46.282, 45.614, 46.0328, 45.8931, 46.0826, 45.8433, 45.4245, 45.0955, 44.8264, 44.3278, 43.6124,
          44.1497, 44.0902, 44.3389,
        ],
        order: 'newest',
      },
      results: { rsi: 70.5328, state: 'Overbought', last: 46.282, seed: 100 },
      cautions: ['record is short', 'are conventions'],
      source: 'StockCharts’ worked example, as quoted in public test suites: the first RSI, 70.5328',
    },
    {
      inputs: { closes: [10, 11, 10, 12, 11], periods: 2, overbought: 80, oversold: 20 },
      results: { rsi: 50, state: 'Between', averageGain: 0.625, averageLoss: 0.625, seed: 25 },
      cautions: ['record is short'],
      source: 'By hand: 0.5 and 0.5; 1.25 and 0.25; 0.625 and 0.625',
    },
    {
      inputs: { closes: [10, 10.5, 10.2, 10.8, 11, 10.6, 10.9, 11.3], periods: 2, overbought: 90 },
      results: { rsi: 85.16949153, state: 'Between', averageGain: 0.3140625, averageLoss: 0.0546875, seed: 3.125 },
      source: 'Python with fractions: changes weighted in closed form',
    },
    {
      inputs: { closes: [10, 9, 8.5, 8.6], periods: 2 },
      results: { rsi: 11.764706, state: 'Oversold', averageGain: 0.05, averageLoss: 0.375 },
      cautions: ['record is short', 'are conventions'],
      source: 'By hand: first averages 0 and 0.75; (0 + 0.1)/2 and 0.75/2; 100 × 0.05/0.425',
    },
    {
      inputs: { closes: [10, 10, 10, 10], periods: 2 },
      results: { rsi: 50, averageGain: 0, averageLoss: 0 },
      cautions: ['do not change', 'record is short'],
      source: 'By definition: 0/0, told as 50',
    },
    {
      inputs: { closes: [10, 11, 23], periods: 2 },
      results: { rsi: 100, averageGain: 6.5, averageLoss: 0 },
      cautions: ['went the other way', 'record is short', 'factor of two', 'are conventions'],
      source: 'By definition: no loss',
    },
    {
      inputs: { closes: [10, 11, 12, 11.9999], periods: 3 },
      results: { rsi: '99.9950', averageGain: 0.66666667, averageLoss: 0.000033333333 },
      cautions: ['record is short', 'are conventions'],
      source: 'By hand: 100 × 2 / 2.0001 = 99.995000',
    },
    { inputs: { closes: [10, 11, 12] }, refused: 'at least', source: 'By definition' },
  ],
  notes: ['Wilder’s smoothing, as in most charts. Cutler’s RSI takes plain means of the last n changes, and differs.'],
  references: [
    { title: 'Wilder: New Concepts in Technical Trading Systems, 1978, section VI' },
    {
      title: 'StockCharts ChartSchool: Relative Strength Index (RSI), with the spreadsheet cs-rsi.xls',
      url: 'https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/relative-strength-index-rsi',
    },
  ],
});
