import {
  defineCalculator,
  findRoot,
  isAbove,
  isBelow,
  money,
  number,
  roundTo,
  sumOfProducts,
  table,
} from '@reckoner/engine';

/** Total cost F + vQ + cQ² + dQ³, and what follows from it. */
export default defineCalculator({
  title: 'Cost curves',
  description:
    'Total, average fixed, average variable, average total and marginal cost of a cubic, quadratic or linear cost function at a quantity, with the shutdown and break-even prices.',
  keywords: [
    'ATC',
    'AVC',
    'AFC',
    'marginal cost curve',
    'shutdown point',
    'minimum average cost',
    'cubic cost function',
    'efficient scale',
  ],
  related: ['marginal-cost-and-revenue'],
  inputs: {
    // The function is told as it was sent, 0.125 and not 0.13.
    fixedCost: money({
      label: 'Fixed cost',
      symbol: 'F',
      help: 'The part of the cost without Q.',
      min: 0,
      max: 1e12,
      digits: 8,
    }),
    linear: money({
      label: 'Cost for each Q',
      symbol: 'v',
      help: 'The number before Q.',
      min: 0,
      max: 1e9,
      digits: 8,
    }),
    quadratic: money({
      label: 'Cost for each Q²',
      symbol: 'c',
      help: 'The number before Q², with its sign; often negative beside a Q³.',
      min: -1e9,
      max: 1e9,
      default: 0,
      digits: 8,
    }),
    cubic: money({
      label: 'Cost for each Q³',
      symbol: 'd',
      help: 'The number before Q³.',
      min: 0,
      max: 1e6,
      default: 0,
      digits: 8,
    }),
    quantity: number({ label: 'Quantity', symbol: 'Q', min: 0.000001, max: 1e9 }),
  },
  outputs: {
    total: money({ label: 'Total cost', symbol: '\\mathrm{TC}' }),
    marginal: money({ label: 'Marginal cost', symbol: '\\mathrm{MC}', per: 'each' }),
    averageTotal: money({ label: 'Average total cost', symbol: '\\mathrm{ATC}', per: 'each' }),
    averageVariable: money({ label: 'Average variable cost', symbol: '\\mathrm{AVC}', per: 'each' }),
    averageFixed: money({ label: 'Average fixed cost', symbol: '\\mathrm{AFC}', per: 'each' }),
    variable: money({ label: 'Variable cost', symbol: '\\mathrm{VC}' }),
    shutdownPrice: money({ label: 'Shutdown price (lowest average variable cost)', symbol: 'P_s', per: 'each' }),
    shutdownQuantity: number({ label: 'Quantity at the shutdown price', symbol: 'Q_s', places: 2, optional: true }),
    breakEvenPrice: money({
      label: 'Break-even price (lowest average total cost)',
      symbol: 'P_b',
      optional: true,
      per: 'each',
    }),
    breakEvenQuantity: number({ label: 'Quantity at the break-even price', symbol: 'Q_b', places: 2, optional: true }),
    curves: table(
      {
        quantity: number({ label: 'Quantity' }),
        total: money({ label: 'Total cost' }),
        averageFixed: money({ label: 'AFC', per: 'each' }),
        averageVariable: money({ label: 'AVC', per: 'each' }),
        averageTotal: money({ label: 'ATC', per: 'each' }),
        marginal: money({ label: 'MC', per: 'each' }),
      },
      { label: 'Cost curves up to twice the quantity' },
    ),
  },
  formula: ({ fixedCost, linear, quadratic, cubic, quantity }) => {
    // Its sign is that of the lowest average variable cost.
    const least = sumOfProducts([4, cubic, linear], [-1, quadratic, quadratic]);
    const at = (amount: number) => {
      const averageVariable = sumOfProducts([linear], [quadratic, amount], [cubic, amount, amount]);
      return {
        quantity: amount,
        total: fixedCost + averageVariable * amount,
        averageFixed: fixedCost / amount,
        averageVariable,
        averageTotal: fixedCost / amount + averageVariable,
        marginal: sumOfProducts([linear], [2, quadratic, amount], [3, cubic, amount, amount]),
      };
    };
    const here = at(quantity);
    // Of a linear function each quantity has the same average variable cost, and none is that of the lowest.
    const isLinear = quadratic === 0 && cubic === 0;
    const leastAt = quadratic < 0 ? -quadratic / (2 * cubic) : 0;
    const breakEvenQuantity = efficientScale(fixedCost, quadratic, cubic, leastAt);
    return {
      total: here.total,
      marginal: here.marginal,
      averageTotal: here.averageTotal,
      averageVariable: here.averageVariable,
      averageFixed: here.averageFixed,
      variable: here.averageVariable * quantity,
      shutdownPrice: quadratic < 0 ? least / (4 * cubic) : linear,
      shutdownQuantity: isLinear ? undefined : leastAt,
      breakEvenPrice:
        breakEvenQuantity === undefined
          ? undefined
          : breakEvenQuantity > 0
            ? at(breakEvenQuantity).averageTotal
            : linear,
      breakEvenQuantity: isLinear ? undefined : breakEvenQuantity,
      curves: [0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2].map((part) => at(part * quantity)),
    };
  },
  shown: ({ fixedCost, linear, quadratic, cubic, quantity, variable, total }) => ({
    total: fixedCost + linear * quantity + quadratic * quantity ** 2 + cubic * quantity ** 3,
    marginal: linear + 2 * quadratic * quantity + 3 * cubic * quantity ** 2,
    averageTotal: total / quantity,
    averageVariable: variable / quantity,
    averageFixed: fixedCost / quantity,
    variable: linear * quantity + quadratic * quantity ** 2 + cubic * quantity ** 3,
  }),
  stepwise: [
    'Average variable cost v + cQ + dQ² is lowest at Q = -c/(2d), where it is v - c²/(4d); where c is not negative it is lowest at the first units, v.',
    'Average total cost is lowest where it meets marginal cost, 2dQ³ + cQ² = F.',
  ],
  figure: {
    kind: 'curve',
    title: 'Average and marginal cost',
    x: { of: 'quantity', label: 'Quantity' },
    y: { of: 'averageTotal', label: 'Cost of a unit' },
    curve: ({ fixedCost, linear, quadratic, cubic, quantity, marginal }) => {
      const variable = (amount: number) => linear + quadratic * amount + cubic * amount * amount;
      return {
        from: 0.2 * quantity,
        to: 2 * quantity,
        lines: [
          { label: 'ATC', y: (amount) => fixedCost / amount + variable(amount) },
          { label: 'AVC', y: variable },
          { label: 'MC', y: (amount) => linear + 2 * quadratic * amount + 3 * cubic * amount * amount },
        ],
        marks: [{ x: quantity, y: marginal, label: 'MC here' }],
      };
    },
  },
  explanation: ({ quadratic, cubic, fixedCost, breakEvenPrice, shutdownPrice }) => {
    const square = quadratic === 0 ? '' : quadratic < 0 ? ' − {|quadratic|} × Q²' : ' + {quadratic} × Q²';
    const cube = cubic === 0 ? '' : ' + {cubic} × Q³';
    const here = `With a total cost of {fixedCost} + {linear} × Q${square}${cube}, a quantity of {quantity} costs {total}, on average {averageTotal} (fixed {averageFixed}, variable {averageVariable}), and marginal cost is {marginal}.`;
    const below =
      shutdownPrice > 0
        ? ': at a given price below that a firm loses less by stopping in the short run.'
        : ', so that no price is low enough to stop in the short run.';
    const stop =
      quadratic < 0
        ? `Average variable cost is lowest, {shutdownPrice}, at a quantity of {shutdownQuantity}${below}`
        : cubic === 0 && quadratic === 0
          ? `Average variable cost is {shutdownPrice} at every quantity${below}`
          : `Average variable cost rises from {shutdownPrice} at the first units${below}`;
    if (breakEvenPrice === undefined)
      return `${here} ${stop} Average total cost falls toward that with every unit more, so that it has no lowest value and no break-even price.`;
    const even =
      fixedCost === 0
        ? 'Without fixed cost that is the break-even price as well.'
        : 'All costs can be covered from a price of {breakEvenPrice} on, the lowest average total cost, at that price by a quantity of {breakEvenQuantity}.';
    return `${here} ${stop} ${even}`;
  },
  requires: [
    {
      that: ({ linear, quadratic, cubic }) =>
        quadratic >= 0 || sumOfProducts([4, cubic, linear], [-1, quadratic, quadratic]) >= 0,
      field: 'quadratic',
      says: ({ cubic }) =>
        cubic === 0
          ? 'Without a Q³ the number before Q², {quadratic}, must not be negative: large quantities would cost less than nothing.'
          : 'With these numbers variable cost is negative at some quantities, which no cost is: the square of {quadratic} must not exceed 4 times {linear} times {cubic}. Check signs and digits.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ marginal }) => roundTo(marginal, 2) < 0,
      says: 'Marginal cost is negative here: a little more output would lower the total cost. Check the numbers before Q and Q².',
    },
    {
      level: 'note',
      when: ({ linear, quadratic, cubic, marginal }) =>
        roundTo(marginal, 2) >= 0 && quadratic < 0 && isBelow(3 * cubic * linear, quadratic * quadratic),
      says: 'Marginal cost is not negative here, but is at other quantities, where total cost would fall as more is made: check the numbers before Q and Q².',
    },
    {
      level: 'note',
      when: ({ quantity, breakEvenQuantity }) =>
        breakEvenQuantity !== undefined &&
        breakEvenQuantity > 0 &&
        (isAbove(quantity, 10 * breakEvenQuantity) || isAbove(breakEvenQuantity, 10 * quantity)),
      says: 'The quantity of {quantity} is far from {breakEvenQuantity}, where average total cost is lowest: check that it is in the unit of the cost function, units or thousands.',
    },
    {
      level: 'note',
      when: ({ fixedCost }) => fixedCost === 0,
      says: 'Without fixed cost this is a long-run function or one of variable cost alone: in the short run rent and machines cost something at a quantity of zero.',
    },
  ],
  examples: [
    {
      inputs: { fixedCost: 125, linear: 60, quadratic: -5, cubic: 1, quantity: 10 },
      results: {
        total: 1225,
        marginal: 260,
        averageTotal: '122.50',
        averageVariable: 110,
        averageFixed: '12.50',
        variable: 1100,
        shutdownPrice: '53.75',
        shutdownQuantity: 2.5,
        breakEvenPrice: 85,
        breakEvenQuantity: 5,
        curves: { length: 10, rows: { 2: { quantity: 6, total: 521 }, 4: { marginal: 260 } } },
      },
      source:
        'TC = Q³ - 5Q² + 60Q + 125 of liquisearch.com, Q = 2.5 printed; by hand: 6.25 - 12.5 + 60; 2 × 125 - 5 × 25 = 125, so Q = 5 and 25 + 60 - 25 + 25',
    },
    {
      inputs: { fixedCost: 50, linear: 60, quadratic: -18, cubic: 2, quantity: 5 },
      results: {
        total: 150,
        marginal: 30,
        averageTotal: 30,
        shutdownPrice: '19.50',
        shutdownQuantity: 4.5,
        breakEvenPrice: 30,
        breakEvenQuantity: 5,
      },
      source: 'C = 50 + 60Q - 18Q² + 2Q³ of assignmentexpert.com; by hand: 4 × 125 - 18 × 25 = 50; 60 - 81/2',
    },
    {
      inputs: { fixedCost: 100, linear: 4, quadratic: 1, quantity: 5 },
      results: {
        total: 145,
        marginal: 14,
        averageTotal: 29,
        shutdownPrice: 4,
        shutdownQuantity: 0,
        breakEvenPrice: 24,
        breakEvenQuantity: 10,
      },
      source: 'By hand: 100 + 20 + 25; √100; 10 + 4 + 10',
    },
    {
      inputs: { fixedCost: 2100, linear: 1, quadratic: 1, cubic: 1, quantity: 10 },
      results: { total: 3210, marginal: 321, averageTotal: 321, breakEvenPrice: 321, breakEvenQuantity: 10 },
      source: 'By hand: 2 × 1000 + 100 = 2100',
    },
    {
      inputs: { fixedCost: 100, linear: 0, quadratic: 1, quantity: 20 },
      results: {
        total: 500,
        marginal: 40,
        averageTotal: 25,
        shutdownPrice: 0,
        breakEvenPrice: 20,
        breakEvenQuantity: 10,
      },
      source: 'By hand: 100 + 400; 10 + 10',
    },
    {
      inputs: { fixedCost: 100, linear: 5, quantity: 20 },
      results: { total: 200, marginal: 5, averageTotal: 10, averageFixed: 5, variable: 100, shutdownPrice: 5 },
      source: 'By hand',
    },
    {
      inputs: { fixedCost: 0, linear: 60, quadratic: -18, cubic: 2, quantity: 5 },
      results: { total: 100, averageFixed: 0, shutdownPrice: '19.50', breakEvenPrice: '19.50', breakEvenQuantity: 4.5 },
      cautions: ['Without fixed cost'],
      source: 'By hand: as with 50 of fixed cost, less that',
    },
    {
      inputs: { fixedCost: 500, linear: 0.0042, quantity: 1000000 },
      results: { total: 4700, marginal: 0.0042, averageTotal: 0.0047, averageFixed: 0.0005, shutdownPrice: 0.0042 },
      source: 'By hand: costs of less than a cent each',
    },
    {
      inputs: { fixedCost: 0, linear: 5, quantity: 20 },
      results: { total: 100, shutdownPrice: 5, breakEvenPrice: 5 },
      cautions: ['Without fixed cost'],
      source: 'By hand',
    },
    {
      inputs: { fixedCost: 50, linear: 60, quadratic: -20, cubic: 2, quantity: 3 },
      results: { total: 104, marginal: -6, shutdownPrice: 10, shutdownQuantity: 5 },
      cautions: ['is negative here'],
      source: 'By hand: 60 - 120 + 54; 60 - 400/8',
    },
    {
      inputs: { fixedCost: 50, linear: 60, quadratic: -20, cubic: 2, quantity: 4.3 },
      results: { total: '97.21', marginal: '-1.06' },
      cautions: ['a little more output would lower'],
      source: 'By hand: 50 + 258 - 369.8 + 159.014; a whole unit more costs 103.95',
    },
    {
      inputs: { fixedCost: 10, linear: 2.125, quadratic: -0.125, cubic: 0.0125, quantity: 10 },
      results: { total: '31.25', marginal: 3.375, shutdownQuantity: 5, shutdownPrice: 1.8125 },
      source: 'By hand: 10 + 21.25 - 12.5 + 12.5; 2.125 - 2.5 + 3.75; 2.125 - 0.625 + 0.3125',
    },
    {
      inputs: { fixedCost: 125, linear: 6.24994, quadratic: -5, cubic: 1, quantity: 10 },
      refused: '4 times $6.24994 times',
      source: 'By hand: 25 exceeds 24.99976',
    },
    {
      inputs: { fixedCost: 50, linear: 60, quadratic: -20, cubic: 2, quantity: 6 },
      results: { total: 122, marginal: 36 },
      cautions: ['is at other quantities'],
      source: 'By hand: 60 - 240 + 216',
    },
    {
      inputs: { fixedCost: 50, linear: 60, quadratic: -18, cubic: 2, quantity: 5000 },
      results: { total: 249550300050, breakEvenQuantity: 5 },
      cautions: ['units or thousands'],
      source: 'By hand: 2.5 × 10^11 - 4.5 × 10^8 + 300,050',
    },
    {
      inputs: { fixedCost: 20, linear: 10, quadratic: -12, cubic: 2, quantity: 5 },
      refused: 'variable cost is negative',
      source: 'TC = 2Q³ - 12Q² + 10Q + 20 of wizedu.com: at Q = 3 the average variable cost is -8',
    },
    {
      inputs: { fixedCost: 20, linear: 10, quadratic: -1, quantity: 5 },
      refused: 'Without a Q³',
      source: 'By definition',
    },
  ],
  notes: [
    'The break-even price is that of zero economic profit where all costs, also those of the owner’s own means, are in the function.',
    'The shutdown rule takes the fixed cost as owed either way in the short run; what ends with production is variable cost.',
  ],
  references: [
    {
      title: 'Shutdown (economics): calculating the shutdown point (page read)',
      url: 'https://liquisearch.com/shutdown_economics/calculating_the_shutdown_point',
    },
    {
      title: 'Wolfram Demonstrations Project: Short-Run Cost Curves (page read)',
      url: 'https://www.wolframcloud.com/objects/demonstrations/ShortRunCostCurves-source.nb',
    },
    { title: 'Mankiw: Principles of Economics, 8th ed., ch. 13 and 14 (cited unopened)', isbn: '978-1-305-58512-6' },
  ],
});

/** Where average total cost is lowest, 2dQ³ + cQ² = F; nothing where it falls without end. */
function efficientScale(fixedCost: number, quadratic: number, cubic: number, shutdownQuantity: number) {
  if (fixedCost === 0) return shutdownQuantity;
  if (cubic === 0) return quadratic > 0 ? Math.sqrt(fixedCost / quadratic) : undefined;
  // At this quantity 2dQ³ + cQ² is at least F by either of its terms.
  const byCube = shutdownQuantity + Math.cbrt(fixedCost / (2 * cubic));
  const high = 1.01 * (quadratic > 0 ? Math.min(byCube, Math.sqrt(fixedCost / quadratic)) : byCube);
  return findRoot((amount) => (2 * cubic * amount + quadratic) * amount * amount - fixedCost, shutdownQuantity, high);
}
