import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  list,
  number,
  percent,
  roundTo,
  sum,
  table,
} from '@reckoner/engine';
import { growthOf } from './shared/growth.js';

/** The last period against that of a year before and that just before it, and the last year against the one before. */
export default defineCalculator({
  title: 'Year-over-year growth',
  description:
    'Year-over-year growth of the last period, growth on the period before and annualized, and trailing-twelve-month total and growth, from a series of months, quarters, half years or years.',
  keywords: [
    'YoY growth',
    'quarter over quarter growth annualized',
    'QoQ growth',
    'month over month growth',
    'trailing twelve months growth',
    'TTM revenue',
    'year on year change',
  ],
  related: ['cagr', 'common-size-statements'],
  arithmetic: 'decimal',
  inputs: {
    values: list(number({ label: 'Value', min: -1e15, max: 1e15 }), {
      label: 'Values of the periods',
      symbol: 'x',
      help: 'Every period, without gaps; without separators of thousands. Leave out a period that is not over.',
      minItems: 2,
      maxItems: 240,
    }),
    periods: choice(
      {
        months: { label: 'Months', value: 12, also: ['monthly', 'month'] },
        quarters: { label: 'Quarters', value: 4, also: ['quarterly', 'quarter'] },
        halves: { label: 'Half years', value: 2, also: ['half-yearly', 'semiannual', 'half year'] },
        years: { label: 'Years', value: 1, also: ['yearly', 'annual', 'year'] },
      },
      { label: 'The periods are', symbol: 'm' },
    ),
    order: choice(
      {
        oldest: { label: 'Oldest first', also: ['ascending', 'old to new'] },
        newest: { label: 'Newest first', also: ['descending', 'new to old', 'latest first'] },
      },
      { label: 'Order', default: 'oldest' },
    ),
    measure: choice(
      {
        flow: { label: 'Amounts of each period (revenue, profit)', also: ['flow', 'amounts'] },
        level: { label: 'Levels at a date (users, staff, an index)', also: ['level', 'stock', 'levels'] },
      },
      { label: 'The values are', default: 'flow' },
    ),
  },
  outputs: {
    yoy: percent({ label: 'Year-over-year growth', symbol: 'g_y', places: 2, optional: true }),
    yoyChange: number({ label: 'Change on a year before', symbol: '\\Delta_y', digits: 10, optional: true }),
    sequential: percent({ label: 'Growth on the period before', symbol: 'g', places: 2, optional: true }),
    annualized: percent({ label: 'The same, annualized', symbol: 'g_a', places: 2, optional: true }),
    trailing: number({ label: 'Last twelve months', symbol: 'T', digits: 10, optional: true }),
    trailingGrowth: percent({
      label: 'Growth of the last twelve months on the twelve before',
      symbol: 'g_T',
      places: 2,
      optional: true,
    }),
    latest: number({ label: 'Last value', symbol: 'x_n', digits: 10 }),
    before: number({ label: 'Value of the period before', symbol: 'x_p', digits: 10 }),
    yearAgo: number({ label: 'Value of a year before', symbol: 'x_y', digits: 10, optional: true }),
    trailingBefore: number({ label: 'Twelve months before', symbol: 'T_0', digits: 10, optional: true }),
    table: table(
      {
        period: integer({ label: 'Period' }),
        value: number({ label: 'Value' }),
        growth: percent({ label: 'On the period before', places: 2, optional: true }),
        yoy: percent({ label: 'On a year before', places: 2, optional: true }),
        trailing: number({ label: 'Last twelve months', optional: true }),
      },
      { label: 'Periods, the oldest first' },
    ),
  },
  formula: ({ values, periods, order, measure }) => {
    const series = order === 'newest' ? [...values].reverse() : [...values];
    const count = series.length;
    const latest = series[count - 1]!;
    const before = series[count - 2]!;
    const yearAgo = count > periods ? series[count - 1 - periods] : undefined;
    const isFlow = measure === 'flow' && periods > 1;
    const trailing = isFlow && count >= periods ? sum(series.slice(count - periods)) : undefined;
    const trailingBefore =
      isFlow && count >= 2 * periods ? sum(series.slice(count - 2 * periods, count - periods)) : undefined;
    const sequential = periods === 1 ? undefined : growthOf(latest, before);
    return {
      yoy: growthOf(latest, yearAgo),
      yoyChange: yearAgo === undefined ? undefined : latest - yearAgo,
      sequential,
      annualized:
        sequential === undefined || latest < 0 || latest > 100 * before ? undefined : (latest / before) ** periods - 1,
      trailing,
      trailingGrowth: growthOf(trailing, trailingBefore),
      latest,
      before,
      yearAgo,
      trailingBefore,
      table: series.map((value, index) => {
        const place = index + 1;
        return {
          period: place,
          value,
          growth: index < 1 ? undefined : growthOf(value, series[index - 1]),
          yoy: index < periods ? undefined : growthOf(value, series[index - periods]),
          trailing: isFlow && place >= periods ? sum(series.slice(place - periods, place)) : undefined,
        };
      }),
    };
  },
  shown: ({
    latest,
    before,
    yearAgo,
    trailing,
    trailingBefore,
    sequential,
    periods,
    yoy,
    trailingGrowth,
    annualized,
  }) => ({
    yoy: yoy === undefined || yearAgo === undefined ? undefined : latest / yearAgo - 1,
    sequential: sequential === undefined ? undefined : latest / before - 1,
    annualized: annualized === undefined ? undefined : (latest / before) ** periods - 1,
    trailingGrowth:
      trailingGrowth === undefined || trailing === undefined || trailingBefore === undefined
        ? undefined
        : trailing / trailingBefore - 1,
    trailing: undefined,
    trailingBefore: undefined,
    latest: undefined,
    before: undefined,
    yearAgo: undefined,
  }),
  stepwise: [
    'The value of a year before is that 12 months, 4 quarters, 2 half years or 1 year earlier.',
    'The last twelve months are the sum of the last 12 months, 4 quarters or 2 half years; they are compared with the sum of as many before.',
    'From a value of 0 or less no percent is told.',
  ],
  figure: { kind: 'series', table: 'table', x: 'period', lines: ['value'] },
  explanation: ({ yoy, yearAgo, sequential, annualized, trailing, trailingGrowth, periods }) => {
    const word = periods === 12 ? 'month' : periods === 4 ? 'quarter' : periods === 2 ? 'half year' : 'year';
    const year =
      yearAgo === undefined
        ? `The last ${word} has {latest}; the series does not reach a year back.`
        : yoy === undefined
          ? `The last ${word} has {latest} after {yearAgo} a year before: a change of {yoyChange}, without a percent.`
          : yoy === 0
            ? `The last ${word}, {latest}, is as large as that of a year before.`
            : `The last ${word}, {latest}, is {|yoy|} {yoy|below|at|above} that of a year before, {yearAgo}.`;
    const yearly = annualized === undefined ? '' : ', {annualized} a year if it went on so';
    const last =
      sequential === undefined
        ? periods === 1
          ? ''
          : ` The ${word} before had {before}.`
        : sequential === 0
          ? ` It is as large as the ${word} before.`
          : ` On the ${word} before, {before}, it {sequential|fell|stayed|grew} by {|sequential|}${yearly}.`;
    const twelve =
      trailing === undefined
        ? ''
        : trailingGrowth === undefined
          ? ' The last twelve months add up to {trailing}.'
          : trailingGrowth === 0
            ? ' The last twelve months add up to {trailing}, as the twelve before.'
            : ' The last twelve months add up to {trailing}, {|trailingGrowth|} {trailingGrowth|less|as|more} than the {trailingBefore} of the twelve before.';
    return `${year}${last}${twelve}`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ values, periods }) => values.length <= periods,
      says: ({ periods }) =>
        periods === 12
          ? 'Growth on a year before takes 13 months at least.'
          : periods === 4
            ? 'Growth on a year before takes 5 quarters at least.'
            : 'Growth on a year before takes 3 half years at least.',
    },
    {
      level: 'caution',
      when: ({ yearAgo, before, trailingBefore }) =>
        before <= 0 || (yearAgo !== undefined && yearAgo <= 0) || (trailingBefore !== undefined && trailingBefore <= 0),
      says: 'From 0 or a loss no growth has a percent: read the change in amounts.',
    },
    {
      level: 'caution',
      when: ({ yoy, yearAgo, sequential, before, periods }) =>
        (yoy === undefined && yearAgo !== undefined && yearAgo > 0) ||
        (periods > 1 && sequential === undefined && before > 0),
      says: 'To more than a million times a growth is told without a percent: check that all values are in the same thousands.',
    },
    {
      level: 'caution',
      when: ({ latest, yearAgo, before }) => latest < 0 && (before > 0 || (yearAgo !== undefined && yearAgo > 0)),
      says: 'From a value above 0 to one below it the fall is more than 100%: read the change in amounts.',
    },
    {
      level: 'note',
      when: ({ sequential }) => sequential !== undefined && sequential !== 0,
      says: 'Growth on the period before, and annualized all the more, has the season in it, unless the values are seasonally adjusted; growth on a year before has not.',
    },
    {
      level: 'caution',
      when: ({ annualized }) =>
        annualized !== undefined && (isAbove(annualized, 1) || roundTo(100 * annualized, 2) < -50),
      says: 'Annualized, {annualized} is what one period would come to if it went on for a year, which it seldom does.',
    },
    {
      level: 'caution',
      when: ({ table }) =>
        table.some(({ value }, index) => {
          const last = index === 0 ? value : table[index - 1]!.value;
          return value > 0 && last > 0 && (isAbove(value, 10 * last) || isAbove(last, 10 * value));
        }),
      says: 'From one period to the next the values change more than tenfold: check that all are in the same thousands, and that no number was split at a separator of thousands.',
    },
    {
      level: 'caution',
      when: ({ latest, before, measure, yearAgo }) =>
        latest > 0 &&
        measure === 'flow' &&
        isBelow(latest, 0.6 * before) &&
        (yearAgo === undefined || isBelow(latest, 0.6 * yearAgo)),
      says: 'The last value is far below that of the period before: leave it out if its period is not over.',
    },
    {
      level: 'caution',
      when: ({ latest, before, yearAgo }) => latest === 0 && (yearAgo === undefined ? before > 0 : yearAgo > 0),
      says: 'The last value is 0: leave it out if its period is not over or not yet reported.',
    },
  ],
  examples: [
    {
      inputs: { values: [100, 105], periods: 'quarters' },
      results: { sequential: 5, annualized: '21.550625', latest: 105, before: 100 },
      cautions: ['takes 5 quarters', 'has the season'],
      source:
        'BEA’s guide as quoted by ivettew.wordpress.com: 100 to 105 in a quarter is 21.6% a year; by hand 1.05⁴ - 1',
    },
    {
      inputs: { values: [8, 9, 10, 11, 10, 15, 20, 25], periods: 'quarters' },
      results: {
        yoy: '127.2727',
        yoyChange: 14,
        sequential: 25,
        annualized: '144.1406',
        trailing: 70,
        trailingGrowth: '84.21053',
        yearAgo: 11,
        trailingBefore: 38,
        table: { length: 8, rows: { 3: { trailing: 38, growth: 10 }, 4: { yoy: 25, growth: '-9.090909' } } },
      },
      cautions: ['has the season', 'if it went on'],
      source: 'Trailing total of 70 as on blog.scrab.com, printed; the rest by hand: 14/11, 1.25⁴ - 1, 32/38',
    },
    {
      inputs: { values: [120, 100], periods: 'years', order: 'newest' },
      results: { yoy: 20, yoyChange: 20, latest: 120, yearAgo: 100, table: { length: 2, rows: { 0: { value: 100 } } } },
      source: 'By hand: 20/100',
    },
    {
      inputs: { values: [50, 55, 50], periods: 'halves' },
      results: { yoy: 0, sequential: '-9.090909', annualized: '-17.35537', trailing: 105 },
      cautions: ['has the season'],
      source: 'By hand: 50/50, (50/55)² - 1',
    },
    {
      inputs: { values: [5000, 5100], periods: 'months', measure: 'level' },
      results: { sequential: 2, annualized: '26.82418' },
      cautions: ['takes 13 months', 'has the season'],
      source: 'By hand: 1.02^12 - 1',
    },
    {
      inputs: { values: [5000, 5000], periods: 'halves', measure: 'level' },
      results: { sequential: 0, annualized: 0 },
      cautions: ['takes 3 half years'],
      source: 'By hand',
    },
    {
      inputs: { values: [-5, 10, 10, 10, -10, -20], periods: 'quarters' },
      results: { yoy: -300, yoyChange: -30, trailing: -10 },
      cautions: ['From 0 or a loss', 'more than 100%'],
      source: 'By hand: -30/10',
    },
    {
      inputs: { values: [-20, 30], periods: 'years' },
      results: { yoyChange: 50, latest: 30, yearAgo: -20 },
      cautions: ['From 0 or a loss'],
      source: 'By hand',
    },
    {
      inputs: { values: [100, 110, 1.2], periods: 'halves' },
      results: { yoy: -98.8, sequential: '-98.90909', annualized: '-99.98810' },
      cautions: ['has the season', 'if it went on', 'more than tenfold', 'leave it out'],
      source: 'By hand: 1.2/100 and 1.2/110',
    },
    {
      inputs: { values: [1200, 1250, 1300, 1400, 420], periods: 'years' },
      results: { yoy: -70, latest: 420, yearAgo: 1400 },
      cautions: ['leave it out'],
      source: 'By hand: 420/1400, a year that is not over',
    },
    {
      inputs: { values: [100, 110, 120, 130, 0, 0], periods: 'quarters' },
      results: { yoy: -100, yoyChange: -110, trailing: 250, latest: 0, before: 0, yearAgo: 110 },
      cautions: ['From 0 or a loss', 'not yet reported'],
      source: 'By hand: 0/110, quarters that are not reported yet',
    },
    {
      inputs: { values: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.25], periods: 'months' },
      results: { yoy: 25, sequential: 25, annualized: '1355.1915', trailing: 12.25 },
      cautions: ['has the season', 'if it went on'],
      source: 'By hand: 1.25/1, the sum of the last twelve; Python: 1.25^12 - 1',
    },
    {
      inputs: { values: [10, 20, 10, 20], periods: 'halves' },
      results: { yoy: 0, trailing: 30, trailingGrowth: 0, annualized: 300, sequential: 100 },
      cautions: ['has the season', 'if it went on'],
      source: 'By hand: 30/30, 2² - 1',
    },
    {
      inputs: { values: [0.000001, 100], periods: 'years' },
      results: { latest: 100, yearAgo: 0.000001 },
      cautions: ['more than tenfold', 'a million times'],
      source: 'By definition: more than a million times is told without a percent',
    },
  ],
  notes: [
    'For more than one year’s growth as a rate a year see the compound annual growth rate.',
    'Growth is in current money: acquisitions, exchange rates, prices and a leap day or other length of the period are in it.',
  ],
  references: [
    {
      title:
        'BEA: How is average annual growth calculated? (excerpt read); Survey of Current Business, December 2004: percent changes at annual rates (excerpt read)',
      url: 'https://dev.bea.gov/help/faq/463',
    },
    {
      title: 'SAS/ETS User’s Guide: Percent change calculations (excerpt read)',
      url: 'https://support.sas.com/documentation/cdl/en/etsug/60372/HTML/default/etsug_tsdata_sect050.htm',
    },
  ],
});
