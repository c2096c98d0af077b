import { choice, defineCalculator, integer, money, percent, table } from '@reckoner/engine';

/** A fixed share of the book value, changing to straight line where that is more (VDB), never below salvage. */
export default defineCalculator({
  title: 'Declining balance depreciation',
  description:
    'Yearly depreciation by the declining balance method from cost, salvage value and life, with or without a switch to straight line.',
  keywords: ['DDB', 'VDB', 'double declining', 'accelerated depreciation'],
  arithmetic: 'decimal',
  inputs: {
    cost: money({ label: 'Cost', symbol: 'C', above: 0, max: 1e12 }),
    salvage: money({ label: 'Salvage value', shareOf: 'cost', symbol: 'S', min: 0, max: 1e12, default: 0 }),
    life: integer({ label: 'Useful life in years', symbol: 'n', min: 1, max: 100 }),
    factor: choice(
      {
        double: { label: 'Double (200%)', value: 2 },
        'one-and-a-half': { label: '150%', value: 1.5 },
        single: { label: '100%', value: 1 },
      },
      { label: 'Declining balance', symbol: 'f', default: 'double' },
    ),
    firstMonths: integer({ label: 'Months in the first year', symbol: 'm', min: 1, max: 12, default: 12 }),
    switching: choice({ yes: 'Yes (VDB)', no: 'No (DDB)' }, { label: 'Switch to straight line', default: 'yes' }),
  },
  outputs: {
    first: money({ label: 'Depreciation of the first year' }),
    rate: percent({ label: 'Rate of the book value', symbol: 'r', places: 2 }),
    schedule: table(
      {
        year: integer({ label: 'Year' }),
        depreciation: money({ label: 'Depreciation' }),
        bookValue: money({ label: 'Book value' }),
      },
      { label: 'Schedule' },
    ),
  },
  formula: ({ cost, salvage, life, factor, firstMonths, switching }) => {
    const rate = Math.min(1, factor / life);
    const years = firstMonths === 12 ? life : life + 1;
    const schedule = [];
    let bookValue = cost;
    for (let year = 1; year <= years; year++) {
      const monthsBefore = year === 1 ? 0 : firstMonths + 12 * (year - 2);
      const monthsLeft = 12 * life - monthsBefore;
      const months = Math.min(year === 1 ? firstMonths : 12, monthsLeft);
      const declining = Math.min(bookValue * rate * (months / 12), bookValue - salvage);
      const straight = ((bookValue - salvage) * months) / monthsLeft;
      const depreciation = switching === 'yes' ? Math.max(declining, straight) : declining;
      bookValue -= depreciation;
      schedule.push({ year, depreciation, bookValue });
    }
    return { first: schedule[0]!.depreciation, rate, schedule };
  },
  stepwise: [
    'Each year the rate is taken of the book value that is left, down to the salvage value and no further.',
    'A first year of some months takes that part of the rate, and the rest of the last year follows after the others.',
    'Where the method switches, a year gets the straight line over the years that are left as soon as that is more.',
  ],
  figure: { kind: 'series', table: 'schedule', x: 'year', lines: ['bookValue'] },
  explanation:
    'At {rate} of the book value a year, a first year of {firstMonths} {firstMonths|month|months} takes {first}.',
  requires: [
    {
      that: ({ cost, salvage }) => salvage <= cost,
      field: 'salvage',
      says: 'The salvage value, {salvage}, must not be above the cost, {cost}: there would be nothing to depreciate.',
    },
  ],
  examples: [
    {
      inputs: { cost: 10000, salvage: 1000, life: 5 },
      results: {
        first: 4000,
        rate: 40,
        schedule: {
          length: 5,
          rows: { 1: { depreciation: 2400 }, 3: { depreciation: 864 }, 4: { depreciation: 296, bookValue: 1000 } },
        },
      },
      source: 'Gnumeric: VDB(10000,1000,5,0,1), …, VDB(10000,1000,5,4,5)',
    },
    {
      inputs: { cost: 2400, salvage: 300, life: 10, switching: 'no' },
      results: { first: 480, schedule: { rows: { 9: { depreciation: 22.12 } } } },
      source: 'Microsoft documentation of DDB: 480 and 22.12',
    },
    {
      inputs: { cost: 2400, salvage: 300, life: 10, factor: 'one-and-a-half' },
      results: {
        first: 360,
        rate: 15,
        schedule: { rows: { 6: { depreciation: 151.29 }, 9: { depreciation: 151.29 } } },
      },
      source: 'Gnumeric: VDB(2400,300,10,0,1,1.5), VDB(2400,300,10,6,7,1.5), VDB(2400,300,10,9,10,1.5)',
    },
    {
      inputs: { cost: 900, life: 3, factor: 'single', switching: 'no' },
      results: { first: 300, schedule: { rows: { 1: { depreciation: 200 } } } },
      source: 'By hand: a third of 900, of 600',
    },
    {
      inputs: { cost: 1000, life: 5, firstMonths: 6 },
      results: {
        first: 200,
        schedule: {
          length: 6,
          rows: { 1: { depreciation: 320 }, 2: { depreciation: 192 }, 3: { depreciation: 115.2 }, 5: { bookValue: 0 } },
        },
      },
      source: 'IRS Publication 946, table A-1 (half-year convention): 20, 32, 19.2, 11.52, 11.52 and 5.76%',
    },
    { inputs: { cost: 100, salvage: 200, life: 3 }, refused: 'nothing to depreciate', source: 'By definition' },
  ],
  references: [{ title: 'OpenFormula 1.4, part 4: Recalculated Formula, §6.12.14 DDB and §6.12.50 VDB' }],
});
