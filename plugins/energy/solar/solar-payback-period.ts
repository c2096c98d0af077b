import {
  constant,
  defineCalculator,
  findRoot,
  integer,
  isBelow,
  money,
  percent,
  quantity,
  roundTo,
  table,
} from '@reckoner/engine';
import { ONE_YEAR } from '../shared/time.js';

/** Yearly saving E·(1 - d)^(t-1)·p·(1 + g)^(t-1) less upkeep, at the end of each year. */
export default defineCalculator({
  title: 'Solar payback',
  description: 'Payback time, net present value and rate of return of a solar system from cost, yield and tariff.',
  keywords: ['solar return on investment', 'pv payback period', 'solar savings', 'NPV', 'IRR', 'tax credit'],
  inputs: {
    cost: money({ label: 'System cost', symbol: 'I', above: 0, max: 1e12 }),
    incentive: percent({ usual: [1, 80], label: 'Tax credit or grant', symbol: 's', min: 0, max: 90, default: 0 }),
    energy: quantity('kWh', { label: 'Energy in the first year', symbol: 'E', min: 1, max: 1e10 }),
    price: money({ label: 'Value of the energy', per: 'kWh', symbol: 'p', min: 0.001, max: 100 }),
    growth: percent({
      usual: [-10, 15],
      label: 'Rise of the price a year',
      symbol: 'g',
      min: -20,
      max: 30,
      default: 0,
    }),
    degradation: percent({ usual: [0.1, 3], label: 'Degradation a year', symbol: 'd', min: 0, max: 20, default: 0.5 }),
    upkeep: money({ label: 'Upkeep a year', symbol: 'M', min: 0, max: 1e10, default: 0 }),
    rate: percent({ usual: [0.5, 20], label: 'Discount rate', symbol: 'r', min: 0, max: 50, default: 4 }),
    years: integer({ label: 'Life in years', symbol: 'n', min: 1, max: 60, default: 25 }),
  },
  outputs: {
    payback: quantity('yr', { label: 'Payback time', symbol: 'T', places: 1, optional: true }),
    discountedPayback: quantity('yr', { label: 'Discounted payback time', symbol: 'T_d', places: 1, optional: true }),
    presentValue: money({ label: 'Net present value', symbol: '\\mathrm{NPV}' }),
    internalRate: percent({ label: 'Internal rate of return', symbol: '\\mathrm{IRR}', places: 2, optional: true }),
    firstYear: money({ label: 'Saved in the first year', symbol: 'S_1' }),
    flows: table(
      { year: integer({ label: 'Year' }), saving: money({ label: 'Saving' }), balance: money({ label: 'Balance' }) },
      { label: 'By year' },
    ),
  },
  formula: ({ cost, incentive, energy, price, growth, degradation, upkeep, rate, years }) => {
    const investment = cost * (1 - incentive);
    const savings: number[] = [];
    for (let year = 0; year < years; year++) {
      savings.push(energy * price * ((1 - degradation) * (1 + growth)) ** year - upkeep);
    }
    const flows = [];
    // What rounding may leave of an investment that is just paid back.
    const rounding = -1e-12 * investment;
    let balance = -investment;
    let discounted = -investment;
    let payback = ONE_YEAR * 0;
    let discountedPayback = ONE_YEAR * 0;
    let paid = false;
    let paidDiscounted = false;
    for (let year = 1; year <= years; year++) {
      const saving = savings[year - 1]!;
      const present = saving * (1 + rate) ** -year;
      if (!paid && balance + saving >= rounding) {
        payback = (year - 1 - balance / saving) * ONE_YEAR;
        paid = true;
      }
      if (!paidDiscounted && discounted + present >= rounding) {
        discountedPayback = (year - 1 - discounted / present) * ONE_YEAR;
        paidDiscounted = true;
      }
      balance += saving;
      discounted += present;
      flows.push({ year, saving, balance });
    }
    const value = (each: number) => {
      let total = -investment;
      for (let year = 1; year <= years; year++) total += savings[year - 1]! * (1 + each) ** -year;
      return total;
    };
    return {
      payback: paid ? payback : undefined,
      discountedPayback: paidDiscounted ? discountedPayback : undefined,
      presentValue: discounted,
      internalRate: value(0) > -rounding && value(100) < 0 ? findRoot(value, 0, 100) : undefined,
      firstYear: savings[0]!,
      flows,
    };
  },
  stepwise: [
    'The savings of a year are energy × price, with the price growing and the output falling each year, less the upkeep.',
    'They are added up until they cover the cost less the incentive; the last year counts in part.',
    'For the discounted payback and the present value each year is divided by (1 + rate)^year.',
    'The internal rate is the one at which the present value is 0.',
  ],
  figure: { kind: 'series', table: 'flows', x: 'year', lines: ['balance'] },
  explanation: ({ payback, firstYear }) =>
    firstYear < 0
      ? 'The upkeep costs more than the energy of the first year is worth: a balance of {firstYear}.'
      : payback === undefined
        ? 'The system saves {firstYear} in the first year and does not pay for itself within {years} {years|year|years}.'
        : 'The system saves {firstYear} in the first year and has paid for itself after {payback}.',
  cautions: [
    {
      level: 'caution',
      when: ({ growth }) => growth > 0 && isBelow(growth, 0.002),
      says: 'A rise of {growth} a year is next to nothing: three percent is 3%, not 0.03%.',
    },
    {
      level: 'caution',
      when: ({ payback, presentValue }) => payback !== undefined && roundTo(presentValue / constant(1, '$'), 2) < 0,
      says: 'It pays its cost back, but not with interest: at the discount rate the net present value is negative.',
    },
  ],
  examples: [
    {
      inputs: { cost: 15000, incentive: 30, energy: 8000, price: 0.2, growth: 3, upkeep: 150, rate: 5 },
      results: {
        payback: 6.69457164359,
        discountedPayback: 8.21878460036,
        presentValue: 16301.99,
        internalRate: 15.8357650506,
        firstYear: 1450,
        flows: { length: 25, rows: { 0: { saving: 1450, balance: -9050 } } },
      },
      source: 'Python 3.11: yearly flows, SciPy brentq for the rate',
    },
    {
      inputs: { cost: 10000, energy: 5000, price: 0.2, degradation: 0 },
      results: { payback: 10, discountedPayback: 13.024853286, presentValue: 5622.08, internalRate: 8.78033640352 },
      source: 'By hand: 10000/1000; Python 3.11 and SciPy brentq',
    },
    {
      inputs: { cost: 10000, energy: 1500, price: 0.2, degradation: 0, rate: 5, years: 20 },
      results: { presentValue: -6261.34, firstYear: 300 },
      source: 'Gnumeric: -10000 - PV(5%,20,300)',
    },
    {
      inputs: { cost: 10000, energy: 5000, price: 0.2, growth: 0.03, degradation: 0 },
      results: { firstYear: 1000 },
      cautions: ['next to nothing'],
      source: 'By hand: 5000 × 0.2; a fraction sent as percent',
    },
    {
      inputs: { cost: 10000, energy: 5000, price: 0.2, degradation: 0, rate: 10, years: 15 },
      results: { payback: 10, presentValue: -2393.92 },
      cautions: ['not with interest'],
      source: 'Python 3.11: Σ 1000/1.1^t over 15 years - 10000',
    },
    {
      inputs: { cost: 10000, energy: 1000, price: 0.2, degradation: 0, upkeep: 300, years: 10 },
      results: { firstYear: -100 },
      source: 'By hand: 1000 × 0.2 - 300',
    },
  ],
  notes: [
    'Savings come at the end of each year; the payback lies between years in proportion. A rate of return below zero is not shown.',
  ],
  references: [
    {
      title:
        'NREL/TP-462-5173 (1995): A Manual for the Economic Evaluation of Energy Efficiency and Renewable Energy Technologies',
    },
  ],
});
