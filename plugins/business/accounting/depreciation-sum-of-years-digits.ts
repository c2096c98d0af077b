import { constant, defineCalculator, integer, isAtMost, money, table } from '@reckoner/engine';
import { cost, firstMonths, life, salvage, toCents, yearColumns } from './shared/depreciation.js';

/** The years left over the sum of 1 to n, of the depreciable amount; years of use straddle fiscal years (SYD). */
export default defineCalculator({
  title: 'Sum-of-years-digits depreciation',
  description:
    'Yearly depreciation and book values by the sum of the years’ digits from cost, salvage value, life and months in the first year.',
  keywords: ['SYD', 'sum of the years digits', 'accelerated depreciation', 'book value'],
  related: ['depreciation-declining-balance', 'depreciation-straight-line', 'depreciation-macrs'],
  arithmetic: 'decimal',
  inputs: { cost, salvage, life, firstMonths },
  outputs: {
    first: money({ label: 'Depreciation of the first year', symbol: 'D_1' }),
    base: money({ label: 'Depreciable amount', symbol: 'B' }),
    digits: integer({ label: 'Sum of the years’ digits', symbol: '\\Sigma' }),
    straightLine: money({ label: 'A full year by the straight line, to compare' }),
    schedule: table(yearColumns, { label: 'Schedule' }),
  },
  formula: ({ cost, salvage, life, firstMonths }) => {
    const base = cost - salvage;
    const digits = (life * (life + 1)) / 2;
    const years = firstMonths === 12 ? life : life + 1;
    const schedule = [];
    let bookValue = cost;
    for (let year = 1; year <= years; year++) {
      // A fiscal year has the first months of one year of use, and before them the rest of the one before.
      const twelfths =
        firstMonths * Math.max(0, life - year + 1) + (year === 1 ? 0 : 12 - firstMonths) * (life - year + 2);
      const depreciation = year === years ? bookValue - salvage : toCents((base * twelfths) / (12 * digits));
      bookValue -= depreciation;
      schedule.push({ year, depreciation, bookValue });
    }
    return { first: schedule[0]!.depreciation, base, digits, straightLine: base / life, schedule };
  },
  shown: ({ cost, salvage, life }) => ({
    base: cost - salvage,
    digits: (life * (life + 1)) / 2,
    straightLine: (cost - salvage) / life,
  }),
  stepwise: [
    'The kth of n years of use takes (n - k + 1) / (1 + 2 + … + n) of the depreciable amount: of five years 5/15, 4/15, 3/15, 2/15 and 1/15.',
    'After a first year of m months each fiscal year has the last 12 - m months of one year of use and the first m of the next.',
    'Each line is rounded to whole cents, and the last takes what is left above the salvage value.',
  ],
  figure: { kind: 'series', table: 'schedule', x: 'year', lines: ['bookValue'] },
  explanation:
    'Of {base} to depreciate over {life} {life|year|years}, a first year of {firstMonths} {firstMonths|month|months} takes {first}; a full year by the straight line would take {straightLine}.',
  requires: [
    {
      that: ({ cost, salvage }) => isAtMost(salvage, cost),
      field: 'salvage',
      says: 'The salvage value, {salvage}, must not be above the cost, {cost}: there would be nothing to depreciate.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ base }) => base === constant(0, '$'),
      says: 'The salvage value is the whole cost: there is nothing to depreciate.',
    },
  ],
  examples: [
    {
      inputs: { cost: 30000, salvage: 7500, life: 10 },
      results: {
        first: '4090.91',
        base: 22500,
        digits: 55,
        straightLine: 2250,
        schedule: {
          length: 10,
          rows: {
            0: { year: 1, bookValue: '25909.09' },
            8: { depreciation: '818.18' },
            9: { depreciation: '409.09', bookValue: 7500 },
          },
        },
      },
      source: 'Microsoft documentation of SYD: 4,090.91 and 409.09; by hand 22500 × 2/55',
    },
    {
      inputs: { cost: 1000, life: 5, firstMonths: 3 },
      results: {
        first: '83.33',
        digits: 15,
        schedule: {
          length: 6,
          rows: { 1: { depreciation: '316.67', bookValue: 600 }, 5: { depreciation: 50, bookValue: 0 } },
        },
      },
      source: 'SAS documentation of DEPSYD: 83.33 and 316.67, of DACCSYD: 400 after two; by hand 1000/15 × 9/12',
    },
    {
      inputs: { cost: '100.01', salvage: '0.01', life: 6 },
      results: {
        first: '28.57',
        schedule: {
          rows: {
            1: { depreciation: '23.81', bookValue: '47.63' },
            2: { depreciation: '19.05' },
            3: { depreciation: '14.29' },
            4: { depreciation: '9.52' },
            5: { depreciation: '4.76', bookValue: '0.01' },
          },
        },
      },
      source: 'Python with fractions, rounded to cents: 600/21, 500/21, … and the rest',
    },
    {
      inputs: { cost: 500, salvage: 500, life: 1 },
      results: { first: 0, base: 0, digits: 1, straightLine: 0 },
      cautions: ['nothing to depreciate'],
      source: 'By hand: nothing of 500',
    },
    { inputs: { cost: 100, salvage: 200, life: 3 }, refused: 'there would be nothing', source: 'By definition' },
  ],
  notes: [
    'For financial statements. In tax returns of the United States MACRS takes its place for what was placed in service after 1986.',
    'Spreadsheets’ SYD has whole years only.',
  ],
  references: [
    { title: 'OASIS OpenFormula 1.2, §6.12 Financial functions: SYD' },
    {
      title: 'SAS 9.2 Language Reference: DEPSYD function',
      url: 'https://support.sas.com/documentation/cdl/en/lrdict/61724/HTML/default/a000245887.htm',
    },
    { title: 'Kieso, Weygandt, Warfield: Intermediate Accounting, 17th ed., ch. 11' },
  ],
});
