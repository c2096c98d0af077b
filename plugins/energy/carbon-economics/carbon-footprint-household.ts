import { defineCalculator, integer, measure, number, percent, rows, sum, table, text } from '@reckoner/engine';

/** Greenhouse gases as activity times emission factor, summed over a year. */
export default defineCalculator({
  title: 'Household carbon footprint',
  description: 'Yearly greenhouse gas emissions of a household from its activities and their emission factors.',
  keywords: ['CO2e', 'carbon calculator', 'emission factor', 'greenhouse gas', 'electricity', 'car', 'flights'],
  inputs: {
    activities: rows(
      {
        name: text({ label: 'Activity and unit', maxLength: 80 }),
        amount: number({ label: 'Amount a year', min: 0, max: 1e9 }),
        factor: measure('kg', { label: 'Emissions of one unit (CO₂e)', min: -1000, max: 1e6, usual: 'all' }),
      },
      { label: 'Activities', maxItems: 60 },
    ),
    people: integer({ label: 'People in the household', symbol: 'n', min: 1, max: 100, default: 1 }),
  },
  outputs: {
    total: measure('kg', { label: 'Emissions a year', unit: 't', symbol: 'E', places: 2 }),
    each: measure('kg', { label: 'For each person', unit: 't', symbol: 'E/n', places: 2 }),
    daily: measure('kg', { label: 'Emissions a day', symbol: 'E_d', places: 1 }),
    parts: table(
      {
        name: text({ label: 'Activity' }),
        emissions: measure('kg', { label: 'Emissions a year', places: 0 }),
        share: percent({ label: 'Share', places: 1, optional: true }),
      },
      { label: 'By activity' },
    ),
  },
  formula: ({ activities, people }) => {
    const total = sum(activities.map(({ amount, factor }) => amount * factor));
    const parts = activities.map(({ name, amount, factor }) => ({
      name,
      emissions: amount * factor,
      share: total > 1e-6 ? (amount * factor) / total : undefined,
    }));
    return { total, each: total / people, daily: total / 365, parts };
  },
  figure: { kind: 'bars', table: 'parts', label: 'name', value: 'emissions' },
  explanation: 'The household causes {total} a year, {each} for each person.',
  cautions: [
    {
      level: 'caution',
      when: ({ each }) => Math.abs(each) > 200000,
      says: 'So much is far beyond any ordinary household: check that the factors are kilograms for one unit, not grams.',
    },
  ],
  examples: [
    {
      inputs: {
        activities: [
          { name: 'Gasoline (gallons)', amount: 500, factor: 8.887 },
          { name: 'Natural gas (therms)', amount: 400, factor: 5.3 },
          { name: 'Electricity (kWh)', amount: 8000, factor: 0.4 },
        ],
        people: 2,
      },
      results: {
        total: 9.7635,
        each: 4.88175,
        daily: 26.74931507,
        parts: { length: 3, rows: { 0: { emissions: 4443.5, share: 45.51134327 }, 2: { emissions: 3200 } } },
      },
      source: 'By hand, with 8.887 kg a gallon and 5.3 kg a therm of the US EPA: 4443.5 + 2120 + 3200',
    },
    {
      inputs: { activities: [{ name: 'Nothing', amount: 0, factor: 1 }] },
      results: { total: 0, each: 0, daily: 0 },
      source: 'By definition',
    },
    {
      inputs: { activities: [{ name: 'Electricity (kWh)', amount: 8000, factor: 400 }] },
      results: { total: 3200 },
      cautions: ['not grams'],
      source: 'By hand: 8000 × 400',
    },
  ],
  notes: [
    'Factors differ by country and year: take them from one inventory, such as the US EPA’s Emission Factors Hub or the UK government’s conversion factors.',
  ],
  references: [
    { title: 'US EPA: Greenhouse Gas Equivalencies Calculator, Calculations and References' },
    { title: 'WRI, WBCSD: The Greenhouse Gas Protocol, A Corporate Accounting and Reporting Standard (2004)' },
  ],
});
