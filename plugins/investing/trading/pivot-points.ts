import { choice, defineCalculator, isAbove, isAtLeast, isBelow, number, percent, table, text } from '@reckoner/engine';

const price = { min: 0, max: 1e12, digits: 8 } as const;
const level = { digits: 8, optional: true } as const;

/** The pivot and the levels above and below it from the last period's range, by one of six rules. */
export default defineCalculator({
  title: 'Pivot points',
  description:
    'Pivot point with resistance and support levels from the last period’s high, low and close: classic, Fibonacci, Camarilla, Woodie or DeMark.',
  keywords: [
    'floor pivots',
    'support and resistance levels',
    'Camarilla pivots',
    'Woodie pivots',
    'DeMark pivots',
    'Fibonacci pivots',
  ],
  related: ['fibonacci-retracement', 'position-size', 'relative-strength-index'],
  inputs: {
    high: number({
      label: 'High',
      help: 'Of the last complete period: the day, week or month before.',
      symbol: 'H',
      ...price,
    }),
    low: number({ label: 'Low', symbol: 'L', ...price }),
    close: number({ label: 'Close', symbol: 'C', ...price }),
    method: choice(
      {
        classic: { label: 'Classic (floor traders)', also: ['classic', 'standard', 'floor', 'traditional'] },
        fibonacci: { label: 'Fibonacci', also: ['fib'] },
        camarilla: 'Camarilla',
        woodie: { label: 'Woodie, from the close', also: ['woodie'] },
        woodieOpen: { label: 'Woodie, from today’s open', also: ['woodie open'] },
        demark: { label: 'DeMark', also: ['tom demark'] },
      },
      { label: 'Method', default: 'classic' },
    ),
    open: number({
      label: 'Open',
      help: 'DeMark: of the same period as high, low and close; Woodie: of the new one.',
      symbol: 'O',
      ...price,
      when: { method: ['woodieOpen', 'demark'] },
    }),
  },
  outputs: {
    pivot: number({ label: 'Pivot point', symbol: 'P', digits: 8 }),
    resistance1: number({ label: 'Resistance 1', symbol: 'R_1', digits: 8 }),
    support1: number({ label: 'Support 1', symbol: 'S_1', digits: 8 }),
    resistance2: number({ label: 'Resistance 2', symbol: 'R_2', ...level }),
    support2: number({ label: 'Support 2', symbol: 'S_2', ...level }),
    resistance3: number({ label: 'Resistance 3', symbol: 'R_3', ...level }),
    support3: number({ label: 'Support 3', symbol: 'S_3', ...level }),
    resistance4: number({ label: 'Resistance 4', symbol: 'R_4', ...level }),
    support4: number({ label: 'Support 4', symbol: 'S_4', ...level }),
    levels: table(
      {
        name: text({ label: 'Level' }),
        price: number({ label: 'Price', digits: 8 }),
        distance: percent({ label: 'From the close', places: 2, optional: true }),
      },
      { label: 'Levels' },
    ),
  },
  formula: ({ high, low, close, method, open }) => {
    const range = high - low;
    const x =
      method !== 'demark'
        ? high
        : close < open!
          ? high + 2 * low + close
          : close > open!
            ? 2 * high + low + close
            : high + low + 2 * close;
    const pivot =
      method === 'demark'
        ? x / 4
        : method === 'woodie'
          ? (high + low + 2 * close) / 4
          : method === 'woodieOpen'
            ? (high + low + 2 * open!) / 4
            : (high + low + close) / 3;
    const camarilla = method === 'camarilla';
    const fibonacci = method === 'fibonacci';
    const classic = method === 'classic';
    const resistance1 = fibonacci
      ? pivot + 0.382 * range
      : camarilla
        ? close + (1.1 * range) / 12
        : method === 'demark'
          ? x / 2 - low
          : 2 * pivot - low;
    const support1 = fibonacci
      ? pivot - 0.382 * range
      : camarilla
        ? close - (1.1 * range) / 12
        : method === 'demark'
          ? x / 2 - high
          : 2 * pivot - high;
    const two = fibonacci ? 0.618 * range : camarilla ? (1.1 * range) / 6 : range;
    const center = camarilla ? close : pivot;
    const resistance2 = method === 'demark' ? undefined : center + two;
    const support2 = method === 'demark' ? undefined : center - two;
    const resistance3 = classic
      ? high + 2 * (pivot - low)
      : fibonacci
        ? pivot + range
        : camarilla
          ? close + (1.1 * range) / 4
          : undefined;
    const support3 = classic
      ? low - 2 * (high - pivot)
      : fibonacci
        ? pivot - range
        : camarilla
          ? close - (1.1 * range) / 4
          : undefined;
    const resistance4 = camarilla ? close + (1.1 * range) / 2 : undefined;
    const support4 = camarilla ? close - (1.1 * range) / 2 : undefined;
    const named = [
      { name: 'R4', price: resistance4 },
      { name: 'R3', price: resistance3 },
      { name: 'R2', price: resistance2 },
      { name: 'R1', price: resistance1 },
      { name: 'Pivot', price: pivot },
      { name: 'S1', price: support1 },
      { name: 'S2', price: support2 },
      { name: 'S3', price: support3 },
      { name: 'S4', price: support4 },
    ];
    // Camarilla's levels lie about the close, so that its pivot may be beyond some of them: they are listed from top to bottom.
    const above = named.filter((one) => one.name !== 'Pivot' && one.price !== undefined && isAbove(one.price!, pivot));
    const below = named.filter((one) => one.name !== 'Pivot' && one.price !== undefined && !isAbove(one.price!, pivot));
    const ordered = camarilla && high > low ? [...above, { name: 'Pivot', price: pivot }, ...below] : named;
    const levels = ordered
      .filter((one) => one.price !== undefined)
      .map((one) => ({
        name: one.name,
        price: one.price!,
        distance: close === 0 ? undefined : (one.price! - close) / close,
      }));
    return {
      pivot,
      resistance1,
      support1,
      resistance2,
      support2,
      resistance3,
      support3,
      resistance4,
      support4,
      levels,
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Levels, with the range of the last period',
    scales: 'apart',
    draw: ({ high, low, close, levels }) => [
      ...levels.map(
        ({ name, price: at }) =>
          ({
            shape: 'line',
            color: name === 'Pivot' ? 1 : name.startsWith('R') ? 3 : 2,
            points: [
              [0, at],
              [3, at],
            ],
            label: `${name}:`,
            of: 'pivot',
            value: at,
          }) as const,
      ),
      {
        shape: 'line',
        color: 5,
        points: [
          [0.5, low],
          [0.5, high],
        ],
      },
      { shape: 'point', at: [0.5, close], label: 'Close' },
    ],
  },
  explanation: ({ method }) => {
    const by = {
      classic: 'By the classic rule',
      fibonacci: 'With Fibonacci ratios',
      camarilla: 'By the Camarilla equation, whose levels lie about the close, not about the pivot,',
      woodie: 'By Woodie’s rule, with the close doubled,',
      woodieOpen: 'By Woodie’s rule, with the new period’s open of {open} doubled,',
      demark: 'By DeMark’s rule, {open} being the open of the same period,',
    }[method];
    return `${by} the pivot is {pivot}, the first resistance {resistance1} and the first support {support1}.`;
  },
  requires: [
    {
      that: ({ high, low }) => low <= high,
      field: 'low',
      says: 'The low, {low}, cannot be above the high, {high}.',
    },
    {
      that: ({ high, low, close }) => low > high || (low <= close && close <= high),
      field: 'close',
      says: 'The close, {close}, must lie between the low, {low}, and the high, {high}, of the same period. Where a settlement price lies outside, take the last trade.',
    },
    {
      that: ({ high, low, method, open }) => method !== 'demark' || low > high || (low <= open! && open! <= high),
      field: 'open',
      says: 'DeMark’s rule takes the open of the same period, which lies between its low, {low}, and its high, {high}: {open} does not.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ high, low }) => high === low,
      says: 'High and low are equal: without a range all levels fall together or follow from one open, and say nothing. Take a longer period.',
    },
    {
      level: 'note',
      when: ({ levels }) => levels.some((one) => isBelow(one.price, 0)),
      says: 'Some supports lie below zero, where no share or currency trades: leave these out.',
    },
    {
      level: 'caution',
      when: ({ high, low }) => high > low && isAtLeast(high, 1.5 * low),
      says: 'The high is half as much again as the low, or more: right for a year or a wild period; else check the decimal points.',
    },
    {
      level: 'caution',
      when: ({ method, pivot, high, low }) => method === 'woodieOpen' && (isAbove(pivot, high) || isBelow(pivot, low)),
      says: 'The new open is so far from the last period that its pivot lies outside of that range: a resistance or support lies on the wrong side of the pivot or beyond the second one. Check the open; after such a gap the levels say little.',
    },
  ],
  examples: [
    {
      inputs: { high: 110, low: 100, close: 106 },
      results: {
        pivot: 105.33333333,
        resistance1: 110.66666667,
        support1: 100.66666667,
        resistance2: 115.33333333,
        support2: 95.33333333,
        resistance3: 120.66666667,
        support3: 90.66666667,
        levels: { length: 7, rows: { 0: { name: 'R3' }, 6: { name: 'S3' } } },
      },
      source: 'By hand: P = 316/3; 2P - L, 2P - H, P ± 10, H + 2(P - L), L - 2(H - P)',
    },
    {
      inputs: { high: 110, low: 100, close: 106, method: 'fibonacci' },
      results: {
        pivot: 105.33333333,
        resistance1: 109.15333333,
        support1: 101.51333333,
        resistance2: 111.51333333,
        support2: 99.15333333,
        resistance3: 115.33333333,
        support3: 95.33333333,
      },
      source: 'By hand: 316/3 ± 3.82, 6.18, 10',
    },
    {
      inputs: { high: 112, low: 100, close: 106, method: 'camarilla' },
      results: {
        pivot: 106,
        resistance1: 107.1,
        support1: 104.9,
        resistance2: 108.2,
        support2: 103.8,
        resistance3: 109.3,
        support3: 102.7,
        resistance4: 112.6,
        support4: 99.4,
        levels: { length: 9 },
      },
      source: 'By hand: 106 ± 13.2/12, /6, /4, /2',
    },
    {
      inputs: { high: 112, low: 100, close: 112, method: 'camarilla' },
      results: {
        pivot: 108,
        support1: 110.9,
        support4: 105.4,
        levels: {
          length: 9,
          rows: { 4: { name: 'S1' }, 6: { name: 'S3', price: 108.7 }, 7: { name: 'Pivot' }, 8: { name: 'S4' } },
        },
      },
      source: 'By hand: 324/3; 112 - 13.2/12, /4, /2: the pivot lies between S3 and S4',
    },
    {
      inputs: { high: 110, low: 100, close: 106, method: 'woodie' },
      results: {
        pivot: 105.5,
        resistance1: 111,
        support1: 101,
        resistance2: 115.5,
        support2: 95.5,
        levels: { length: 5 },
      },
      source: 'By hand: 422/4',
    },
    {
      inputs: { high: 110, low: 100, close: 106, method: 'woodieOpen', open: 108 },
      results: { pivot: 106.5, resistance1: 113, support1: 103, resistance2: 116.5, support2: 96.5 },
      source: 'By hand: 426/4',
    },
    {
      inputs: { high: 110, low: 100, close: 106, method: 'demark', open: 102 },
      results: { pivot: 106.5, resistance1: 113, support1: 103, levels: { length: 3 } },
      source: 'By hand: X = 220 + 100 + 106 = 426; X/2 - L, X/2 - H',
    },
    {
      inputs: { high: 110, low: 100, close: 102, method: 'demark', open: 106 },
      results: { pivot: 103, resistance1: 106, support1: 96 },
      source: 'By hand: X = 110 + 200 + 102 = 412',
    },
    {
      inputs: { high: 110, low: 100, close: 104, method: 'demark', open: 104 },
      results: { pivot: 104.5, resistance1: 109, support1: 99 },
      source: 'By hand: X = 110 + 100 + 208 = 418',
    },
    {
      inputs: { high: 50, low: 50, close: 50 },
      results: { pivot: 50, resistance1: 50, support3: 50 },
      cautions: ['High and low are equal'],
      source: 'By definition',
    },
    {
      inputs: { high: 10, low: 0, close: 0 },
      results: { pivot: 3.33333333, resistance1: 6.66666667, support1: -3.33333333 },
      cautions: ['below zero', 'half as much again'],
      source: 'By hand: 10/3',
    },
    {
      inputs: { high: 110, low: 100, close: 106, method: 'woodieOpen', open: 130 },
      results: { pivot: 117.5 },
      cautions: ['outside of that range'],
      source: 'By hand: 470/4',
    },
    { inputs: { high: 100, low: 110, close: 105 }, refused: 'cannot be above the high', source: 'By definition' },
    { inputs: { high: 110, low: 100, close: 111 }, refused: 'must lie between', source: 'By definition' },
    {
      inputs: { high: 110, low: 100, close: 105, method: 'demark', open: 112 },
      refused: 'open of the same period',
      source: 'By definition',
    },
  ],
  notes: [
    'Take the high, low and close of a complete period; platforms differ in when a day of currencies ends, and in the third levels of the classic rule, which some programs put elsewhere.',
    'The pivot beside the Camarilla levels is the classic one; DeMark himself gave the two levels alone, and the pivot X/4 is a point of reference.',
    'The levels are a convention among traders: that prices turn at them is not established.',
  ],
  references: [
    { title: 'NiftyTrader: Pivot Point Calculator, formulas', url: 'https://www.niftytrader.in/pivot-calculator' },
    {
      title: 'Stockezee: Developing Pivots Calculator, formulas',
      url: 'https://stockezee.com/developing-pivots-calculator',
    },
    {
      title: 'TradingPedia: Fibonacci Pivot Points, DeMark Calculation',
      url: 'https://www.tradingpedia.com/forex-trading-indicators/fibonacci-pivot-points-demark-calculation',
    },
    {
      title: 'MyPivots: DeMark Pivot Points',
      url: 'https://www.mypivots.com/dictionary/definition/57/demark-pivot-points',
    },
  ],
});
