import { defineCalculator, integer, money, percent, table } from '@reckoner/engine';

/** Equal amounts a year (SLN); a first part of a year is made up for at the end. */
export default defineCalculator({
  title: 'Straight-line depreciation',
  description:
    'Yearly straight-line depreciation and book values of an asset from cost, salvage value, life and months in the first year.',
  keywords: ['SLN', 'book value', 'asset', 'amortization'],
  arithmetic: 'decimal',
  inputs: {
    cost: money({ label: 'Cost', symbol: 'C', above: 0, max: 1e12 }),
    salvage: money({ label: 'Salvage value', shareOf: 'cost', symbol: 'S', min: 0, max: 1e12, default: 0 }),
    life: integer({ label: 'Useful life in years', symbol: 'n', min: 1, max: 100 }),
    firstMonths: integer({ label: 'Months in the first year', symbol: 'm', min: 1, max: 12, default: 12 }),
  },
  outputs: {
    yearly: money({ label: 'Depreciation of a full year', symbol: 'D' }),
    monthly: money({ label: 'Depreciation of a month' }),
    rate: percent({ label: 'Rate of the depreciable amount', symbol: 'r', places: 2 }),
    schedule: table(
      {
        year: integer({ label: 'Year' }),
        depreciation: money({ label: 'Depreciation' }),
        bookValue: money({ label: 'Book value' }),
      },
      { label: 'Schedule' },
    ),
  },
  formula: ({ cost, salvage, life, firstMonths }) => {
    const yearly = (cost - salvage) / life;
    const schedule = [];
    let bookValue = cost;
    const years = firstMonths === 12 ? life : life + 1;
    for (let year = 1; year <= years; year++) {
      const months = year === 1 ? firstMonths : year > life ? 12 - firstMonths : 12;
      const depreciation = (yearly * months) / 12;
      bookValue -= depreciation;
      schedule.push({ year, depreciation, bookValue });
    }
    return { yearly, monthly: yearly / 12, rate: 1 / life, schedule };
  },
  figure: { kind: 'series', table: 'schedule', x: 'year', lines: ['bookValue'] },
  explanation: 'The asset loses {yearly} a year for {life} {life|year|years}.',
  requires: [
    {
      that: ({ cost, salvage }) => salvage <= cost,
      field: 'salvage',
      says: 'The salvage value, {salvage}, must not be above the cost, {cost}: there would be nothing to depreciate.',
    },
  ],
  examples: [
    {
      inputs: { cost: 30000, salvage: 7500, life: 10 },
      results: {
        yearly: 2250,
        monthly: 187.5,
        rate: 10,
        schedule: { length: 10, rows: { 0: { bookValue: 27750 }, 9: { bookValue: 7500 } } },
      },
      source: 'Microsoft documentation of SLN: 2250',
    },
    {
      inputs: { cost: 1200, life: 3, firstMonths: 3 },
      results: {
        yearly: 400,
        schedule: {
          length: 4,
          rows: { 0: { depreciation: 100 }, 1: { depreciation: 400 }, 3: { depreciation: 300, bookValue: 0 } },
        },
      },
      source: 'By hand: 400 × 3/12, 400, 400, 400 × 9/12',
    },
    { inputs: { cost: 100, salvage: 200, life: 3 }, refused: 'nothing to depreciate', source: 'By definition' },
  ],
  references: [{ title: 'IAS 16 Property, Plant and Equipment, paragraphs 50 to 62' }],
});
