import {
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  matrix,
  money,
  number,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

const ZERO = constant(0, '$');
const HALF_CENT = constant(0.005, '$');

/** Each pool over its driver gives a rate; each product takes the rates times what it uses of the drivers. */
export default defineCalculator({
  title: 'Activity-based costing',
  description:
    'Overhead and cost of a unit of each product from cost pools, cost drivers and what each product uses of them, beside a single rate, with the cost of unused capacity.',
  keywords: ['ABC costing', 'cost pool', 'cost driver', 'activity rate', 'overhead allocation', 'product costing'],
  related: ['overhead-absorption-rate', 'break-even-point'],
  inputs: {
    pools: rows(
      {
        name: text({ label: 'Activity', maxLength: 60, optional: true }),
        cost: money({ label: 'Cost of the pool', min: 0, max: 1e12 }),
        capacity: number({ label: 'Driver units in all', above: 0, max: 1e12, optional: true }),
      },
      {
        label: 'Activities',
        help: 'Driver units in all are those that the pool can serve; left out, those that the products use.',
        symbol: 'x',
        maxItems: 10,
      },
    ),
    use: matrix({
      label: 'Driver units that the products use',
      help: 'A row for each activity, a column for each product: setups, orders, hours of the whole period, not of a unit.',
      symbol: 'U',
      min: 0,
      max: 1e12,
      maxRows: 10,
      maxColumns: 10,
    }),
    products: rows(
      {
        name: text({ label: 'Product', maxLength: 60, optional: true }),
        units: number({ label: 'Units made', above: 0, max: 1e10 }),
        direct: money({
          label: 'Direct cost of a unit',
          per: 'each',
          min: 0,
          max: 1e9,
          usual: 'all',
          default: 0,
        }),
        base: number({ label: 'Base of a single rate', min: 0, max: 1e12, optional: true }),
      },
      {
        label: 'Products',
        help: 'The base, such as direct labor hours of all units, is for the comparison with a single rate.',
        symbol: 'p',
        maxItems: 10,
      },
    ),
  },
  outputs: {
    assigned: money({ label: 'Overhead assigned to the products' }),
    unused: money({ label: 'Cost of unused capacity' }),
    costs: table(
      {
        product: text({ label: 'Product' }),
        overhead: money({ label: 'Overhead' }),
        overheadUnit: money({ label: 'Overhead of a unit', per: 'each' }),
        unitCost: money({ label: 'Cost of a unit', per: 'each' }),
        single: money({ label: 'Overhead by a single rate', optional: true }),
        singleUnit: money({ label: 'Cost of a unit by it', per: 'each', optional: true }),
      },
      { label: 'Products' },
    ),
    rates: table(
      {
        activity: text({ label: 'Activity' }),
        cost: money({ label: 'Cost' }),
        driver: number({ label: 'Driver units' }),
        rate: money({ label: 'Rate', per: 'each' }),
        assigned: money({ label: 'Assigned' }),
      },
      { label: 'Activity rates' },
    ),
  },
  formula: ({ pools, use, products }) => {
    const rates = pools.map(({ name, cost, capacity }, index) => {
      const place = index + 1;
      const taken = sum(use[index]!);
      const driver = capacity ?? taken;
      // What nobody uses has a cost and no rate: it is unused.
      const rate = driver > 0 ? cost / driver : ZERO;
      return { activity: name ?? `Activity ${place}`, cost, driver, rate, assigned: rate * taken };
    });
    const total = sum(pools.map(({ cost }) => cost));
    const baseTotal = sum(products.map(({ base }) => base ?? 0));
    const costs = products.map(({ name, units, direct, base }, column) => {
      const place = column + 1;
      const overhead = sum(rates.map(({ rate }, row) => rate * use[row]![column]!));
      const single = base === undefined ? undefined : (total * base) / baseTotal;
      return {
        product: name ?? `Product ${place}`,
        overhead,
        overheadUnit: overhead / units,
        unitCost: direct + overhead / units,
        single,
        singleUnit: single === undefined ? undefined : direct + single / units,
      };
    });
    const assigned = sum(rates.map((row) => row.assigned));
    return { assigned, unused: total - assigned, costs, rates };
  },
  stepwise: [
    'Rate of an activity: the cost of its pool over its driver units in all.',
    'Overhead of a product: each rate times the driver units that it uses, added up; over its units, with the direct cost, the cost of a unit.',
    'By a single rate: the cost of all pools in proportion to the base.',
  ],
  figure: { kind: 'bars', table: 'costs', label: 'product', value: 'overheadUnit' },
  explanation: ({ unused }) =>
    isAbove(unused, HALF_CENT)
      ? '{assigned} of overhead is assigned to the products, and {unused} stands for capacity that they do not use.'
      : 'All of the overhead, {assigned}, is assigned to the products.',
  requires: [
    {
      that: ({ pools, use }) => use.length === pools.length,
      field: 'use',
      says: 'The driver units must have a row for each activity.',
    },
    {
      that: ({ products, use }) => use[0]!.length === products.length,
      field: 'use',
      says: 'The driver units must have a column for each product.',
    },
    {
      that: ({ pools, use }) =>
        pools.every(
          ({ capacity }, row) => capacity === undefined || row >= use.length || isAtMost(sum(use[row]!), capacity),
        ),
      field: 'pools',
      says: 'The products use more driver units of an activity than it has in all.',
    },
    {
      that: ({ products }) =>
        products.every(({ base }) => base === undefined) ||
        (products.every(({ base }) => base !== undefined) && products.some(({ base }) => base !== 0)),
      field: 'products',
      says: 'The base of a single rate is given for all products, and is not 0 for all of them, or for none.',
    },
  ],
  examples: [
    {
      inputs: {
        pools: [
          { name: 'Machine setup', cost: 250000 },
          { name: 'Assembly', cost: 300000 },
          { name: 'Maintenance', cost: 500000 },
        ],
        use: [
          [7000, 3000],
          [25000, 35000],
          [10000, 40000],
        ],
        products: [
          { name: 'A', units: 20000, base: 10000 },
          { name: 'B', units: 50000, base: 40000 },
        ],
      },
      results: {
        assigned: 1050000,
        unused: 0,
        costs: {
          length: 2,
          rows: {
            0: { product: 'A', overhead: 400000, overheadUnit: 20, single: 210000, singleUnit: 10.5 },
            1: { overhead: 650000, unitCost: 13, single: 840000 },
          },
        },
        rates: {
          length: 3,
          rows: { 0: { driver: 10000, rate: 25 }, 1: { rate: 5 }, 2: { rate: 10, assigned: 500000 } },
        },
      },
      cautions: ['overhead alone'],
      source:
        'Carlton’s Kitchen, a printed exercise of OpenStax with solution: 25, 5, 10; 400,000 and 650,000; 210,000 and 840,000',
    },
    {
      inputs: {
        pools: [{ cost: 1000, capacity: 50 }, { cost: 300 }],
        use: [
          [10, 30],
          [0, 0],
        ],
        products: [{ units: 10, direct: '1.5' }, { units: 60 }],
      },
      results: {
        assigned: 800,
        unused: 500,
        costs: {
          rows: { 0: { product: 'Product 1', overhead: 200, unitCost: 21.5 }, 1: { overhead: 600, overheadUnit: 10 } },
        },
        rates: { rows: { 0: { activity: 'Activity 1', rate: 20, assigned: 800 }, 1: { driver: 0, rate: 0 } } },
      },
      cautions: ['that no product uses', 'expense of the period', 'overhead alone'],
      source: 'By hand: 1000/50; 10 × 20, 30 × 20; 200 and 300 are left',
    },
    {
      inputs: {
        pools: [{ name: 'Setup', cost: 1000, capacity: 1000 }],
        use: [[3, 4]],
        products: [
          { name: 'P', units: 10, direct: 1, base: 5 },
          { name: 'Q', units: 40, direct: 2, base: 3 },
        ],
      },
      results: {
        assigned: 7,
        unused: 993,
        costs: { rows: { 0: { overhead: 3, single: 625, singleUnit: 63.5 }, 1: { unitCost: 2.1, single: 375 } } },
      },
      cautions: ['expense of the period', 'less than a tenth', 'spreads the cost of unused capacity'],
      source: 'By hand: 1 a driver unit; 5/8 and 3/8 of 1000',
    },
    {
      inputs: { pools: [{ cost: 10 }], use: [[1, 2]], products: [{ units: 1 }] },
      refused: 'a column for each product',
      source: 'By definition',
    },
    {
      inputs: { pools: [{ cost: 10 }, { cost: 5 }], use: [[1]], products: [{ units: 1 }] },
      refused: 'a row for each activity',
      source: 'By definition',
    },
    {
      inputs: { pools: [{ cost: 10, capacity: 2 }], use: [[3]], products: [{ units: 1 }] },
      refused: 'than it has in all',
      source: 'By hand: 3 of 2',
    },
    {
      inputs: { pools: [{ cost: 10 }], use: [[3, 4]], products: [{ units: 1, base: 5 }, { units: 1 }] },
      refused: 'for all products',
      source: 'By definition',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ unused }) => isAbove(unused, HALF_CENT),
      says: 'Unused capacity is left out of the products: an expense of the period, or what a higher output would fill.',
    },
    {
      level: 'caution',
      when: ({ use }) => use.some((row) => row.every((units) => units === 0)),
      says: 'An activity has a driver that no product uses: none of its cost is assigned.',
    },
    {
      level: 'caution',
      when: ({ rates, use }) =>
        rates.some(({ driver }, row) => use[row]!.some((units) => units > 0) && isBelow(10 * sum(use[row]!), driver)),
      says: 'The products use less than a tenth of what an activity has in all: are their driver units those of the whole period, not of one unit?',
    },
    {
      level: 'note',
      when: ({ unused, products }) => isAbove(unused, HALF_CENT) && products.some(({ base }) => base !== undefined),
      says: 'The single rate spreads the cost of unused capacity over the products as well, the activities do not.',
    },
    {
      level: 'note',
      when: ({ products }) => products.some(({ direct }) => direct === ZERO),
      says: 'Where the direct cost of a unit is 0, the cost of a unit is its overhead alone, without material and labor.',
    },
  ],
  notes: [
    'The costs of facilities that no driver moves, such as a plant manager, are better kept out of the pools than spread by a guess.',
    'For decisions: costs that are assigned do not all go away with a product.',
  ],
  references: [
    {
      title:
        'OpenStax: Principles of Accounting, volume 2, §6.4 and PA10 of chapter 6, as printed with its solution by cpep.org',
      url: 'https://cpep.org/business/1175058-pa10-lo-64carltonas-kitchenas-three-cost-pools-and-overhead-estimates-.html',
    },
    {
      title: 'Caplan: Cost accounting, chapter 11: Activity-based costing',
      url: 'http://classes.bus.oregonstate.edu/fall-06/ba321/Caplan/Cost%20Accounting%20-%20Chapter%2011%20-%202007.htm',
    },
    { title: 'Kaplan, Cooper: Cost & Effect (1998)' },
  ],
});
