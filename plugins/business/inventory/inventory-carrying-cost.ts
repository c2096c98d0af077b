import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isBelow,
  money,
  percent,
  roundTo,
  table,
  text,
} from '@reckoner/engine';

/** Capital, storage, service and risk for a year, in money and as a share of the average inventory. */
export default defineCalculator({
  title: 'Inventory carrying cost',
  description:
    'Yearly cost of holding inventory, in money, in percent of its value and for one unit, from the costs of capital, storage, service and risk.',
  keywords: ['holding cost', 'carrying cost of inventory', 'inventory holding cost', 'carrying cost percentage'],
  related: ['economic-order-quantity', 'inventory-turnover'],
  arithmetic: 'decimal',
  inputs: {
    inventory: money({
      label: 'Average inventory',
      help: 'At cost, over the year.',
      symbol: 'I',
      min: 0.01,
      max: 1e15,
    }),
    given: choice(
      {
        mixed: { label: 'Capital as a rate, the rest as amounts', also: ['mixed'] },
        amounts: { label: 'All as amounts a year', also: ['amounts', 'money'] },
        rates: { label: 'All in percent of the inventory a year', also: ['rates', 'percent'] },
      },
      { label: 'Costs are given', default: 'mixed' },
    ),
    capitalRate: percent({
      label: 'Cost of capital a year, in percent',
      help: 'The rate of loans that pay for the stock, or what the money would earn elsewhere.',
      symbol: 'r_c',
      min: 0,
      max: 200,
      usual: [1, 40],
      when: { given: ['mixed', 'rates'] },
    }),
    capital: money({
      label: 'Cost of capital a year',
      help: 'Interest and return forgone, not the money that is invested.',
      symbol: 'C_c',
      min: 0,
      max: 1e15,
      when: { given: 'amounts' },
    }),
    storage: money({
      label: 'Storage a year',
      help: 'Rent, energy, handling and wages of the warehouse.',
      symbol: 'C_s',
      min: 0,
      max: 1e15,
      when: { given: ['mixed', 'amounts'] },
    }),
    service: money({
      label: 'Service a year',
      help: 'Insurance, taxes and software.',
      symbol: 'C_v',
      min: 0,
      max: 1e15,
      when: { given: ['mixed', 'amounts'] },
    }),
    risk: money({
      label: 'Risk a year',
      help: 'Theft, damage, spoilage and markdowns of what is out of date.',
      symbol: 'C_r',
      min: 0,
      max: 1e15,
      when: { given: ['mixed', 'amounts'] },
    }),
    storageRate: percent({
      label: 'Storage a year, in percent',
      symbol: 'r_s',
      min: 0,
      max: 200,
      usual: [0.2, 40],
      when: { given: 'rates' },
    }),
    serviceRate: percent({
      label: 'Service a year, in percent',
      symbol: 'r_v',
      min: 0,
      max: 200,
      usual: [0.2, 20],
      when: { given: 'rates' },
    }),
    riskRate: percent({
      label: 'Risk a year, in percent',
      symbol: 'r_r',
      min: 0,
      max: 200,
      usual: [0.2, 40],
      when: { given: 'rates' },
    }),
    unitCost: money({
      label: 'Cost of a unit',
      per: 'each',
      help: 'For the holding cost of one unit, as an economic order quantity needs it.',
      symbol: 'c',
      min: 0.0001,
      max: 1e12,
      optional: true,
    }),
  },
  outputs: {
    rate: percent({ label: 'Carrying cost of the inventory', symbol: 'h', places: 2 }),
    total: money({ label: 'Carrying cost a year', symbol: 'C' }),
    monthly: money({ label: 'Carrying cost a month', symbol: 'C_m' }),
    unitHolding: money({ label: 'Holding cost of a unit a year', symbol: 'H', per: 'each', optional: true }),
    components: table(
      {
        name: text({ label: 'Component' }),
        amount: money({ label: 'Amount a year' }),
        rate: percent({ label: 'Of the inventory', places: 1, digits: 3 }),
        share: percent({ label: 'Of the carrying cost', places: 1, digits: 3 }),
      },
      { label: 'Components' },
    ),
  },
  formula: (inputs) => {
    const { inventory, given, capitalRate, capital, storage, service, risk, unitCost } = inputs;
    const { storageRate, serviceRate, riskRate } = inputs;
    const capitalCost = given === 'amounts' ? capital : inventory * capitalRate;
    const storageCost = given === 'rates' ? inventory * storageRate : storage;
    const serviceCost = given === 'rates' ? inventory * serviceRate : service;
    const riskCost = given === 'rates' ? inventory * riskRate : risk;
    const total = capitalCost + storageCost + serviceCost + riskCost;
    const rate = total / inventory;
    const components = [
      { name: 'Capital', amount: capitalCost },
      { name: 'Storage', amount: storageCost },
      { name: 'Service', amount: serviceCost },
      { name: 'Risk', amount: riskCost },
    ].map(({ name, amount }) => ({ name, amount, rate: amount / inventory, share: amount / total }));
    return {
      rate,
      total,
      monthly: total / 12,
      unitHolding: unitCost === undefined ? undefined : rate * unitCost,
      components,
    };
  },
  figure: { kind: 'bars', table: 'components', label: 'name', value: 'amount' },
  explanation:
    'Holding an average inventory of {inventory} costs {total} a year, {rate} of its value{unitHolding?: that is {unitHolding} a year|}.',
  requires: [
    {
      that: ({ capitalRate, storage, service, risk }) => capitalRate > 0 || storage > 0 || service > 0 || risk > 0,
      field: 'storage',
      says: 'All costs are zero: give what the inventory costs in a year.',
    },
    {
      that: ({ capital, storage, service, risk }) => capital > 0 || storage > 0 || service > 0 || risk > 0,
      field: 'capital',
      says: 'All costs are zero: give what the inventory costs in a year, and what the money in it costs.',
    },
    {
      that: ({ capitalRate, storageRate, serviceRate, riskRate }) =>
        capitalRate > 0 || storageRate > 0 || serviceRate > 0 || riskRate > 0,
      field: 'capitalRate',
      says: 'All rates are zero: give what the inventory costs in a year in percent of its value.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ inventory, capital, storage, service, risk }) =>
        [capital, storage, service, risk].some(
          (amount) => amount !== undefined && amount > 0 && isBelow(amount, 0.0005 * inventory),
        ) ||
        (storage !== undefined &&
          service !== undefined &&
          risk !== undefined &&
          (storage > 0 || service > 0 || risk > 0) &&
          isBelow(storage + service + risk, 0.01 * inventory)),
      says: 'One of the costs is under 0.05% of the inventory, or storage, service and risk together are under 1% of it: amounts of money a year are meant here, where 5 is not 5%. For percentages choose that all costs are given so.',
    },
    {
      level: 'note',
      when: ({ rate }) => isBelow(roundTo(100 * rate, 2), 10),
      says: 'Most published rates lie between 15 and 30% of the value a year: check that capital, storage, service and risk are all counted, each for a whole year.',
    },
    {
      level: 'caution',
      when: ({ rate }) => isAbove(roundTo(100 * rate, 2), 60),
      says: 'Over 60% of the inventory a year is rare: check that the inventory is the average at cost, and the costs those of one year.',
    },
    {
      level: 'caution',
      when: ({ inventory, capital }) => isAbove(capital ?? constant(0, '$'), 0.4 * inventory),
      says: 'The cost of capital is the interest or return forgone in a year, not the money in the inventory: check it, as it is over 40% of that.',
    },
    {
      level: 'caution',
      when: ({ inventory, unitCost }) => unitCost !== undefined && isAbove(unitCost, inventory),
      says: 'A unit costs more than the average inventory is worth: check both.',
    },
    {
      level: 'note',
      when: ({ unitCost }) => unitCost !== undefined,
      says: 'For an order quantity count only what changes with the stock: the rent of a warehouse that is paid full or empty does not.',
    },
  ],
  examples: [
    {
      inputs: { inventory: 40000, given: 'amounts', capital: 5000, storage: 5000, service: 4000, risk: 500 },
      results: {
        rate: 36.25,
        total: 14500,
        monthly: '1208.33',
        components: {
          length: 4,
          rows: {
            0: { name: 'Capital', amount: 5000, rate: 12.5, share: 34.48275862 },
            1: { amount: 5000 },
            2: { name: 'Service', amount: 4000, rate: 10, share: 27.5862069 },
            3: { name: 'Risk', amount: 500, rate: 1.25, share: 3.448275862 },
          },
        },
      },
      source:
        'Calculator Academy, Carrying cost: 4,000, 500, 5,000 and 5,000 on an inventory of 40,000; by hand 14500/40000, /12',
    },
    {
      inputs: { inventory: 200000, capitalRate: 10, storage: 8000, service: 4000, risk: 12000, unitCost: 0.08 },
      results: {
        rate: 22,
        total: 44000,
        monthly: '3666.67',
        unitHolding: 0.0176,
        components: { rows: { 0: { amount: 20000, rate: 10, share: 45.45454545 }, 1: { rate: 4 } } },
      },
      cautions: ['count only what changes'],
      source: 'By hand: 20000 + 8000 + 4000 + 12000; /200000; × 0.08',
    },
    {
      inputs: { inventory: 100000, capitalRate: 8, storage: 5, service: 0, risk: 0 },
      results: { total: 8005, rate: 8.005 },
      cautions: ['amounts of money', 'between 15 and 30%'],
      source: 'By hand: 8000 + 5',
    },
    {
      inputs: { inventory: 3000, capitalRate: 10, storage: 4, service: 2.5, risk: 6 },
      results: { total: 312.5, rate: 10.41666667, components: { rows: { 2: { rate: 0.08333333333 } } } },
      cautions: ['5 is not 5%'],
      source: 'By hand: 300 + 4 + 2.5 + 6, in place of 22.5% that was meant',
    },
    {
      inputs: { inventory: 1000, given: 'amounts', capital: 1000, storage: 50, service: 0, risk: 0, unitCost: 1200 },
      results: { total: 1050, rate: 105, unitHolding: 1260 },
      cautions: ['Over 60%', 'not the money in the inventory', 'more than the average inventory', 'count only what'],
      source: 'By hand: 1050/1000; × 1200',
    },
    {
      inputs: { inventory: 1000, capitalRate: 10, storage: 0, service: 0, risk: 0 },
      results: { total: 100, rate: 10, components: { rows: { 0: { share: 100 }, 3: { amount: 0, share: 0 } } } },
      source: 'By hand: a tenth, and nothing else',
    },
    {
      inputs: {
        inventory: 50000,
        given: 'rates',
        capitalRate: 12,
        storageRate: 6,
        serviceRate: 3,
        riskRate: 9,
        unitCost: 25,
      },
      results: {
        rate: 30,
        total: 15000,
        monthly: 1250,
        unitHolding: 7.5,
        components: {
          rows: {
            0: { amount: 6000, share: 40 },
            1: { amount: 3000, rate: 6 },
            2: { amount: 1500, share: 10 },
            3: { amount: 4500 },
          },
        },
      },
      cautions: ['count only what changes'],
      source: 'By hand: 12 + 6 + 3 + 9%; × 50000; × 25',
    },
    {
      inputs: { inventory: 1000, given: 'rates', capitalRate: 0, storageRate: 0, serviceRate: 0, riskRate: 0 },
      refused: 'All rates are zero',
      source: 'By hand: no shares of nothing',
    },
    {
      inputs: { inventory: 1000, capitalRate: 0, storage: 0, service: 0, risk: 0 },
      refused: 'All costs are zero',
      source: 'By hand: no shares of nothing',
    },
    {
      inputs: { inventory: 1000, given: 'amounts', capital: 0, storage: 0, service: 0, risk: 0 },
      refused: 'what the money in it costs',
      source: 'By hand: no shares of nothing',
    },
  ],
  notes: [
    'The cost of ordering and transport to the warehouse is no part of it; that of running out of stock neither.',
  ],
  references: [
    {
      title: 'Zoho: What is carrying cost',
      url: 'https://www.zoho.com/finance/essential-business-guides/inventory/what-is-carrying-cost.html',
    },
    { title: 'Vermorel: Inventory costs (Lokad)', url: 'http://w3.lokad.com/definition-inventory-costs' },
    {
      title: 'Silver, Pyke, Thomas: Inventory and Production Management in Supply Chains, 4th ed. (2017)',
    },
  ],
});
