import { defineCalculator, integer, money, percent, rows, table, text } from '@reckoner/engine';

/** Present cost over the annuity factor, where an option can be repeated at the end of its life. */
export default defineCalculator({
  title: 'Equivalent annual cost',
  description:
    'Equivalent annual cost of machines or other options of unequal lives, from price, yearly costs, resale value and discount rate.',
  keywords: ['EAC', 'equivalent annual annuity', 'unequal lives', 'annualized cost', 'compare machines'],
  related: ['net-present-value'],
  inputs: {
    rate: percent({ label: 'Discount rate a year', symbol: 'r', min: 0, max: 1000, usual: [0.5, 40] }),
    options: rows(
      {
        name: text({ label: 'Option', maxLength: 60, optional: true }),
        price: money({ label: 'Price now', min: 0, max: 1e12 }),
        upkeep: money({
          label: 'Cost a year',
          help: 'At the end of each year. Negative where it earns.',
          min: -1e12,
          max: 1e12,
        }),
        resale: money({
          label: 'Resale value at the end',
          help: 'Negative where disposal costs.',
          min: -1e12,
          max: 1e12,
        }),
        years: integer({ label: 'Years of life', min: 1, max: 100 }),
      },
      { label: 'Options', maxItems: 20 },
    ),
  },
  outputs: {
    lowest: money({ label: 'Lowest equivalent annual cost', symbol: '\\mathrm{EAC}' }),
    best: integer({ label: 'Option with the lowest cost', help: 'Its place in the list.', symbol: 'b' }),
    spread: money({ label: 'Less a year than the next', optional: true }),
    byOption: table(
      {
        place: integer({ label: 'Place in the list' }),
        name: text({ label: 'Option' }),
        present: money({ label: 'Present value of all costs' }),
        annual: money({ label: 'Equivalent annual cost' }),
      },
      { label: 'By option' },
    ),
  },
  formula: ({ rate, options }) => {
    const byOption = options.map(({ name, price, upkeep, resale, years }, index) => {
      let discount = 1;
      let factor = 0;
      for (let year = 1; year <= years; year++) {
        discount /= 1 + rate;
        factor += discount;
      }
      const present = price + upkeep * factor - resale * discount;
      const place = index + 1;
      return { place, name: name ?? `Option ${place}`, present, annual: present / factor };
    });
    let best = 0;
    for (const [index, option] of byOption.entries()) if (option.annual < byOption[best]!.annual) best = index;
    const lowest = byOption[best]!.annual;
    const others = byOption.filter((_, index) => index !== best).map((option) => option.annual);
    return {
      lowest,
      best: best + 1,
      spread: others.length === 0 ? undefined : Math.min(...others) - lowest,
      byOption,
    };
  },
  shown: ({ rate, options, best }) => {
    const option = options[best - 1]!;
    let factor = 0;
    for (let year = 1; year <= option.years; year++) factor += 1 / (1 + rate) ** year;
    return {
      lowest: (option.price + option.upkeep * factor - option.resale / (1 + rate) ** option.years) / factor,
      spread: undefined,
      byOption: undefined,
    };
  },
  stepwise: [
    'Present value of an option: its price, and the costs of its years divided by (1 + rate)^year, less the resale value divided by (1 + rate)^(last year).',
    'Equivalent annual cost: that value over the annuity factor, which is the sum of 1/(1 + rate)^year over its years.',
  ],
  figure: { kind: 'bars', table: 'byOption', label: 'name', value: 'annual' },
  explanation: ({ lowest, spread }) => {
    if (lowest < 0) {
      return spread !== undefined && spread < 0.005
        ? 'Option {best} earns {|lowest|} a year more than it costs, and another option as much.'
        : 'Option {best} earns {|lowest|} a year more than it costs{spread?, {spread} better than the next|}.';
    }
    return spread !== undefined && spread < 0.005
      ? 'Option {best} costs {lowest} a year, and another option as much.'
      : 'Option {best} costs {lowest} a year{spread?, {spread} less than the next|}, with price, upkeep and resale spread evenly over its life.';
  },
  cautions: [
    {
      level: 'caution',
      when: ({ options }) => options.some(({ years }) => years !== options[0]!.years),
      says: 'Unequal lives compare like this only where each option is renewed on the same terms: with an end in sight compare present values over the same years.',
    },
    {
      level: 'caution',
      when: ({ options }) => options.some(({ price, resale }) => resale > price),
      says: 'An option is worth more at the end than it costs now: check its resale value.',
    },
    {
      level: 'note',
      when: ({ options }) => options.length > 1 && options.some(({ price }) => price === 0),
      says: 'What is kept has a price, too: what it would sell for today, which is given up. Enter 0 only for what cannot be sold.',
    },
    {
      level: 'note',
      when: ({ lowest }) => lowest < 0,
      says: 'A negative cost is an equivalent annual gain.',
    },
  ],
  examples: [
    {
      inputs: {
        rate: 6,
        options: [
          { name: 'A', price: 15, upkeep: 5, resale: 0, years: 3 },
          { name: 'B', price: 10, upkeep: 6, resale: 0, years: 2 },
        ],
      },
      results: {
        lowest: '10.61',
        best: 1,
        spread: '0.84',
        byOption: {
          length: 2,
          rows: { 0: { present: '28.37', annual: '10.61' }, 1: { present: '21.00', annual: '11.45' } },
        },
      },
      cautions: ['renewed on the same terms'],
      source:
        'Brealey, Myers, Allen, ch. 6: machines A and B in thousands: present values 28.37 and 21.00, annual 10.61 and 11.45; digits in Python',
    },
    {
      inputs: { rate: 0, options: [{ price: 1200, upkeep: 100, resale: 200, years: 5 }] },
      results: {
        lowest: 300,
        best: 1,
        byOption: { length: 1, rows: { 0: { name: 'Option 1', present: 1500, annual: 300 } } },
      },
      source: 'By hand: (1200 + 500 - 200)/5',
    },
    {
      inputs: {
        rate: 0,
        options: [
          { name: 'Short', price: 200, upkeep: 50, resale: 0, years: 2 },
          { name: 'Long', price: 400, upkeep: 50, resale: 0, years: 4 },
        ],
      },
      results: { lowest: 150, best: 1, spread: 0 },
      cautions: ['renewed on the same terms'],
      source: 'By hand: 200/2 + 50 and 400/4 + 50',
    },
    {
      inputs: {
        rate: 10,
        options: [
          { name: 'Keep', price: 0, upkeep: 500, resale: -100, years: 1 },
          { name: 'Grow', price: 1000, upkeep: -700, resale: 1100, years: 1 },
        ],
      },
      results: { lowest: -700, best: 2, spread: 1300 },
      cautions: ['check its resale value', 'sell for today', 'equivalent annual gain'],
      source: 'By hand: 500 + 100 = 600; 1100 - 700 - 1100 = -700',
    },
    {
      inputs: {
        rate: 0,
        options: [
          { price: 100, upkeep: -80, resale: 0, years: 2 },
          { price: 200, upkeep: -130, resale: 0, years: 2 },
        ],
      },
      results: { lowest: -30, best: 1, spread: 0 },
      cautions: ['equivalent annual gain'],
      source: 'By hand: 100/2 - 80 and 200/2 - 130',
    },
  ],
  notes: [
    'Costs without inflation go with a real discount rate, costs with inflation with a nominal one. Take costs after tax where tax matters.',
  ],
  references: [
    {
      title:
        'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 6: Making Investment Decisions with the Net Present Value Rule',
      isbn: '978-1-260-01390-0',
    },
  ],
});
