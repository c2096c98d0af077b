import { defineCalculator, list, money, percent, roundTo, sum } from '@reckoner/engine';

/** What comes in, compounded to the end, over what is paid, discounted to now. */
export default defineCalculator({
  title: 'Modified IRR',
  description:
    'Modified internal rate of return a period of equally spaced cash flows, with one rate for what is paid and one for what comes back and is invested again.',
  keywords: ['MIRR', 'modified internal rate of return', 'reinvestment rate', 'finance rate'],
  related: ['internal-rate-of-return', 'net-present-value'],
  arithmetic: 'float64',
  inputs: {
    flows: list(money({ label: 'Cash flow', help: 'Negative when you pay.', min: -1e12, max: 1e12 }), {
      label: 'Cash flows, the first one now',
      minItems: 2,
      maxItems: 600,
    }),
    finance: percent({
      label: 'Finance rate a period',
      help: 'What the money that is paid costs.',
      symbol: 'f',
      min: 0,
      max: 100,
      usual: [0.5, 40],
    }),
    reinvestment: percent({
      label: 'Reinvestment rate a period',
      help: 'What money that comes back earns until the end.',
      symbol: 'r',
      min: 0,
      max: 100,
      usual: [0.5, 40],
    }),
  },
  outputs: {
    rate: percent({ label: 'Modified internal rate of return', symbol: '\\mathrm{MIRR}', places: 2 }),
    terminal: money({ label: 'Value at the end of what comes in', symbol: 'FV' }),
    present: money({ label: 'Value now of what is paid', symbol: 'PV' }),
  },
  formula: ({ flows, finance, reinvestment }) => {
    let terminal = 0;
    let present = 0;
    let discount = 1;
    for (const flow of flows) {
      terminal = terminal * (1 + reinvestment) + Math.max(flow, 0);
      present += Math.max(-flow, 0) * discount;
      discount /= 1 + finance;
    }
    return { rate: (terminal / present) ** (1 / (flows.length - 1)) - 1, terminal, present };
  },
  shown: ({ flows, finance, reinvestment }) => {
    const periods = flows.length - 1;
    const terminal = sum(flows.map((flow, index) => Math.max(flow, 0) * (1 + reinvestment) ** (periods - index)));
    const present = sum(flows.map((flow, index) => Math.max(-flow, 0) / (1 + finance) ** index));
    return { rate: (terminal / present) ** (1 / periods) - 1, terminal, present };
  },
  explanation:
    'What comes in grows to {terminal} by the end, what is paid is worth {present} now: a modified internal rate of return of {rate} a period.',
  requires: [
    {
      that: ({ flows }) => flows.some((flow) => flow < 0) && flows.some((flow) => flow > 0),
      field: 'flows',
      says: 'A modified rate of return needs at least one cash flow that comes in, above 0, and one that is paid, below 0.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ rate, flows }) => rate < 0 && (flows.find((flow) => flow !== 0) ?? 0) < 0,
      says: 'Less comes back than was paid, in these values: the investment loses money.',
    },
    {
      level: 'note',
      when: ({ rate, reinvestment, flows }) =>
        roundTo(100 * rate, 2) >= 0 &&
        roundTo(100 * rate, 2) < roundTo(100 * reinvestment, 2) &&
        (flows.find((flow) => flow !== 0) ?? 0) < 0,
      says: 'Below the reinvestment rate: the same money, put in at that rate from the start, would grow to more.',
    },
    {
      level: 'note',
      when: ({ flows }) => (flows.find((flow) => flow !== 0) ?? 0) > 0,
      says: 'Money comes in first, as from a loan: the rate is no measure of an investment then.',
    },
  ],
  examples: [
    {
      inputs: { flows: [-120000, 39000, 30000, 21000, 37000, 46000], finance: 10, reinvestment: 12 },
      results: { rate: '12.60941', terminal: '217297.50', present: 120000 },
      source: 'Microsoft documentation of MIRR (13%; 12.61% with two decimals); digits in Python',
    },
    {
      inputs: { flows: [-120000, 39000, 30000, 21000], finance: 10, reinvestment: 12 },
      results: { rate: '-4.804466' },
      cautions: ['loses money'],
      source: 'Microsoft documentation of MIRR, after three years (-5%); digits in Python',
    },
    {
      inputs: { flows: [-1000, -500, 900, 1200], finance: 8, reinvestment: 5 },
      results: { rate: '13.60514', terminal: 2145, present: '1462.96' },
      source: 'By hand: 900 × 1.05 + 1200; 1000 + 500/1.08; cube root of 2145/1462.963',
    },
    {
      inputs: { flows: [100, -110], finance: 10, reinvestment: 10 },
      results: { rate: 10, terminal: 110, present: 100 },
      cautions: ['as from a loan'],
      source: 'By hand: 100 × 1.1; 110/1.1',
    },
    {
      inputs: { flows: [100, -50, -80], finance: 10, reinvestment: 5 },
      results: { rate: '-0.593427', terminal: 110.25, present: '111.57' },
      cautions: ['as from a loan'],
      source: 'By hand: 100 × 1.05²; 50/1.1 + 80/1.21; square root of their quotient, in Python',
    },
    {
      inputs: { flows: [-1000, 0, 1100], finance: 10, reinvestment: 10 },
      results: { rate: '4.880885' },
      cautions: ['would grow to more'],
      source: 'By hand: √1.1 - 1',
    },
    {
      inputs: { flows: [-100, -50], finance: 10, reinvestment: 10 },
      refused: 'at least one cash flow that comes in',
      source: 'By hand: nothing comes in',
    },
  ],
  notes: [
    'As the function MIRR of spreadsheets, with rates in percent and n periods between the first and the last cash flow.',
  ],
  references: [
    {
      title:
        'Ross, Westerfield, Jordan: Fundamentals of Corporate Finance, 12th ed., ch. 9: Net Present Value and Other Investment Criteria',
      isbn: '978-1-259-91895-7',
    },
  ],
});
