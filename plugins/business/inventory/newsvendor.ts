import {
  ceilNear,
  choice,
  defineCalculator,
  floorNear,
  integer,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  isNear,
  money,
  noResult,
  normalCdf,
  normalPdf,
  normalQuantile,
  normalSurvival,
  number,
  percent,
  poissonCdf,
  poissonPmf,
  poissonQuantile,
  poissonSurvival,
  roundTo,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

/** A demand that may come, with its chance or the number of times that it came. */
interface Chance {
  readonly units: number;
  readonly weight: number;
}

/** Demand as it is given: what belongs to another distribution is left out. */
interface Demand {
  readonly distribution: string;
  readonly mean?: number | undefined;
  readonly deviation?: number | undefined;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  readonly chances?: readonly Chance[] | undefined;
}

function meanOf({ distribution, mean, low, high, chances }: Demand) {
  if (distribution === 'uniform') return (low! + high!) / 2;
  if (distribution !== 'discrete') return mean!;
  return sum(chances!.map(({ units, weight }) => units * weight)) / sum(chances!.map(({ weight }) => weight));
}

/** Chance that demand is no more than so many units. */
function chanceWithin({ distribution, mean, deviation, low, high, chances }: Demand, units: number) {
  if (distribution === 'normal') return normalCdf(units, mean!, deviation!);
  if (distribution === 'poisson') return poissonCdf(floorNear(units), mean!);
  if (distribution === 'uniform') return Math.min(1, Math.max(0, (units - low!) / (high! - low!)));
  return (
    sum(chances!.map((chance) => (chance.units <= units ? chance.weight : 0))) /
    sum(chances!.map(({ weight }) => weight))
  );
}

/** Mean of the units that are asked for beyond so many: the loss function. */
function shortOf(demand: Demand, units: number) {
  const { distribution, mean, deviation, low, high, chances } = demand;
  if (distribution === 'normal') {
    const z = (units - mean!) / deviation!;
    return deviation! * Math.max(0, normalPdf(z) - z * normalSurvival(z));
  }
  if (distribution === 'poisson') {
    const whole = floorNear(units);
    return Math.max(0, (mean! - units) * poissonSurvival(whole, mean!) + mean! * poissonPmf(whole, mean!));
  }
  if (distribution === 'uniform') {
    if (units <= low!) return (low! + high!) / 2 - units;
    return Math.max(0, high! - units) ** 2 / (2 * (high! - low!));
  }
  return (
    sum(chances!.map((chance) => Math.max(0, chance.units - units) * chance.weight)) /
    sum(chances!.map(({ weight }) => weight))
  );
}

/** Mean of the units that are left of so many. */
function leftOf(demand: Demand, units: number) {
  const { distribution, mean, deviation, low, high, chances } = demand;
  if (distribution === 'normal') {
    const z = (units - mean!) / deviation!;
    return deviation! * Math.max(0, normalPdf(z) + z * normalCdf(z));
  }
  if (distribution === 'poisson') {
    if (units <= 0) return 0;
    const whole = floorNear(units);
    return Math.max(0, (units - mean!) * poissonCdf(whole, mean!) + mean! * poissonPmf(whole, mean!));
  }
  if (distribution === 'uniform') {
    if (units >= high!) return units - (low! + high!) / 2;
    return Math.max(0, units - low!) ** 2 / (2 * (high! - low!));
  }
  return (
    sum(chances!.map((chance) => Math.max(0, units - chance.units) * chance.weight)) /
    sum(chances!.map(({ weight }) => weight))
  );
}

/** The quantity that balances a unit too few against a unit too many decides once, as what is left is worth less later. */
export default defineCalculator({
  title: 'Newsvendor model',
  description:
    'Order quantity for one selling season with the highest expected profit, from price, cost, salvage value and normal, Poisson, uniform or discrete demand.',
  keywords: [
    'newsboy problem',
    'single-period inventory',
    'critical ratio',
    'critical fractile',
    'overage and underage',
  ],
  related: ['safety-stock', 'economic-order-quantity'],
  inputs: {
    given: choice(
      {
        prices: { label: 'Price, cost and salvage value', also: ['prices', 'price'] },
        costs: { label: 'Cost of each unit short and left over', also: ['costs', 'underage and overage'] },
      },
      { label: 'What is known', default: 'prices' },
    ),
    price: money({
      label: 'Selling price of a unit',
      symbol: 'p',
      per: 'each',
      above: 0,
      max: 1e9,
      when: { given: 'prices' },
    }),
    cost: money({
      label: 'Cost of a unit',
      symbol: 'c',
      per: 'each',
      min: 0,
      max: 1e9,
      when: { given: 'prices' },
    }),
    salvage: money({
      label: 'Salvage value of a unit left over',
      help: 'What it brings after the season. Negative where disposal costs.',
      symbol: 's',
      per: 'each',
      min: -1e9,
      max: 1e9,
      default: 0,
      when: { given: 'prices' },
    }),
    penalty: money({
      label: 'Loss of goodwill for a unit short',
      help: 'On top of the profit that is missed.',
      symbol: 'g',
      per: 'each',
      min: 0,
      max: 1e9,
      default: 0,
      when: { given: 'prices' },
    }),
    shortCost: money({
      label: 'Cost of each unit short',
      symbol: 'a',
      per: 'each',
      above: 0,
      max: 1e9,
      when: { given: 'costs' },
    }),
    leftCost: money({
      label: 'Cost of each unit left over',
      symbol: 'b',
      per: 'each',
      above: 0,
      max: 1e9,
      when: { given: 'costs' },
    }),
    distribution: choice(
      {
        normal: { label: 'Normal', also: ['gaussian'] },
        poisson: 'Poisson',
        uniform: { label: 'Uniform', also: ['rectangular'] },
        discrete: { label: 'Discrete, from a list', also: ['list', 'history', 'discrete'] },
      },
      { label: 'Demand is distributed', default: 'normal' },
    ),
    mean: number({
      label: 'Mean demand',
      symbol: '\\mu',
      above: 0,
      max: 1e9,
      when: { distribution: ['normal', 'poisson'] },
    }),
    deviation: number({
      label: 'Standard deviation of demand',
      symbol: '\\sigma',
      above: 0,
      max: 1e9,
      when: { distribution: 'normal' },
    }),
    low: number({ label: 'Lowest demand', symbol: 'l', min: 0, max: 1e9, when: { distribution: 'uniform' } }),
    high: number({ label: 'Highest demand', symbol: 'u', above: 0, max: 1e9, when: { distribution: 'uniform' } }),
    chances: rows(
      {
        units: number({ label: 'Demand', min: 0, max: 1e9 }),
        weight: number({ label: 'Probability, or number of times', min: 0, max: 1e9, text: 'ratio' }),
      },
      {
        label: 'Demands',
        help: 'With probabilities that add up to 1 or 100, or how often each came.',
        symbol: 'd',
        maxItems: 200,
        when: { distribution: 'discrete' },
      },
    ),
    planned: number({
      label: 'Quantity to compare',
      help: 'What you plan to order.',
      symbol: 'q',
      min: 0,
      max: 1e9,
      optional: true,
    }),
  },
  outputs: {
    quantity: number({ label: 'Order quantity', symbol: 'Q' }),
    whole: integer({ label: 'Best whole quantity', symbol: 'Q_n', optional: true }),
    ratio: percent({ label: 'Critical ratio', symbol: 'r', places: 2 }),
    inStock: percent({ label: 'Chance that demand is met in full', symbol: 'F', places: 2 }),
    underage: money({ label: 'Cost of a unit too few', symbol: 'C_u', per: 'each' }),
    overage: money({ label: 'Cost of a unit too many', symbol: 'C_o', per: 'each' }),
    expectedProfit: money({ label: 'Expected profit', symbol: '\\Pi', optional: true }),
    expectedCost: money({ label: 'Expected cost of too many and too few', symbol: 'K' }),
    sales: number({ label: 'Expected sales', symbol: 'S', places: 1 }),
    left: number({ label: 'Expected units left over', symbol: 'L', places: 1 }),
    short: number({ label: 'Expected units short', symbol: 'B', places: 1 }),
    fillRate: percent({ label: 'Share of demand that is met', symbol: '\\beta', places: 2 }),
    plannedLoss: money({ label: 'Lost by the quantity to compare', symbol: '\\Delta', optional: true }),
    comparison: table(
      {
        option: text({ label: 'Order' }),
        units: number({ label: 'Units' }),
        inStock: percent({ label: 'Demand met in full', places: 2 }),
        sales: number({ label: 'Sales', places: 1 }),
        left: number({ label: 'Left over', places: 1 }),
        short: number({ label: 'Short', places: 1 }),
        profit: money({ label: 'Profit', optional: true }),
        cost: money({ label: 'Cost of too many and too few' }),
      },
      { label: 'Comparison', help: 'Expected values.' },
    ),
  },
  formula: (inputs) => {
    const { given, price, cost, salvage, penalty, shortCost, leftCost, distribution, mean, deviation } = inputs;
    const { low, high, chances, planned } = inputs;
    const demand = { distribution, mean, deviation, low, high, chances };
    const underage = given === 'prices' ? price - cost + penalty : shortCost;
    const overage = given === 'prices' ? cost - salvage : leftCost;
    const ratio = underage / (underage + overage);

    let quantity: number;
    if (distribution === 'normal') {
      const z = ratio < 0.5 ? normalQuantile(ratio) : -normalQuantile(overage / (underage + overage));
      if (isBelow(z, -mean / deviation)) {
        throw noResult(
          'By the normal distribution the best quantity would be below zero, as it lets demand be negative: give the demands that may come as a list.',
        );
      }
      quantity = mean + z * deviation;
    } else if (distribution === 'poisson') {
      quantity = poissonQuantile(ratio, mean);
    } else if (distribution === 'uniform') {
      quantity = low + ratio * (high - low);
    } else {
      const weight = sum(chances.map((chance) => chance.weight));
      const enough = chances.filter((chance) =>
        isAtLeast(sum(chances.map((other) => (other.units <= chance.units ? other.weight : 0))), ratio * weight),
      );
      quantity = Math.min(...enough.map(({ units }) => units));
    }

    const average = meanOf(demand);
    const at = (option: string, units: number) => {
      const short = shortOf(demand, units);
      const left = leftOf(demand, units);
      const sales = Math.max(0, average - short);
      const lost = underage * short + overage * left;
      const profit = given === 'prices' ? (price - cost) * average - lost : undefined;
      return { option, units, inStock: chanceWithin(demand, units), sales, left, short, profit, cost: lost };
    };
    const best = at('Best', quantity);
    const comparison = [best];
    let whole: number | undefined;
    if (distribution === 'normal' || distribution === 'uniform') {
      const below = at('Best whole quantity', Math.max(0, floorNear(quantity)));
      const above = at('Best whole quantity', Math.max(0, ceilNear(quantity)));
      const rounded = above.cost < below.cost ? above : below;
      whole = rounded.units;
      if (!isNear(whole, quantity, 1e-9)) comparison.push(rounded);
    }
    let plannedLoss: number | undefined;
    if (planned !== undefined) {
      const other = at('To compare', planned);
      plannedLoss = Math.max(0, other.cost - best.cost);
      comparison.push(other);
    }
    return {
      quantity,
      whole,
      ratio,
      inStock: best.inStock,
      underage,
      overage,
      expectedProfit: best.profit,
      expectedCost: best.cost,
      sales: best.sales,
      left: best.left,
      short: best.short,
      fillRate: best.sales / average,
      plannedLoss,
      comparison,
    };
  },
  shown: ({
    given,
    price,
    cost,
    salvage,
    penalty,
    shortCost,
    leftCost,
    distribution,
    mean,
    deviation,
    low,
    high,
    ratio,
    underage,
    overage,
    short,
    left,
    sales,
    quantity,
  }) => {
    return {
      quantity:
        distribution === 'normal'
          ? mean + deviation * normalQuantile(ratio)
          : distribution === 'uniform'
            ? low + ratio * (high - low)
            : undefined,
      whole: undefined,
      ratio: underage / (underage + overage),
      inStock: undefined,
      underage: given === 'prices' ? price - cost + penalty : shortCost,
      overage: given === 'prices' ? cost - salvage : leftCost,
      expectedProfit:
        given === 'prices' ? price * sales + salvage * left - cost * quantity - penalty * short : undefined,
      expectedCost: underage * short + overage * left,
      sales: undefined,
      left: undefined,
      short: undefined,
      fillRate: undefined,
      plannedLoss: undefined,
      comparison: undefined,
    };
  },
  stepwise: [
    'Of Poisson and discrete demand the order quantity is the smallest with which demand is met in full with a chance of the critical ratio or more.',
    'The units short are the mean of what is asked for beyond the order quantity: of normal demand σ(φ(z) − z(1 − Φ(z))) with z = (Q − μ)/σ, of uniform demand (u − Q)²/(2(u − l)).',
    'The expected sales are the mean demand less the units short, and the units left over are the order quantity less the sales; the share of demand that is met is the sales over the mean demand.',
    'The chance that demand is met in full is that of a demand of the order quantity or less.',
    'The best whole quantity is the one of the two beside the order quantity with the lower expected cost.',
  ],
  figure: {
    kind: 'curve',
    title: 'Expected cost over order quantity',
    x: { of: 'quantity' },
    y: { of: 'expectedCost' },
    curve: ({
      distribution,
      mean,
      deviation,
      low,
      high,
      chances,
      underage,
      overage,
      quantity,
      expectedCost,
      planned,
      comparison,
    }) => {
      const demand = { distribution, mean, deviation, low, high, chances };
      const chanced = (chances ?? []).map(({ units }) => units);
      const ends =
        distribution === 'normal'
          ? [mean! - 3 * deviation!, mean! + 3 * deviation!]
          : distribution === 'poisson'
            ? [mean! - 4 * Math.sqrt(mean!), mean! + 4 * Math.sqrt(mean!) + 1]
            : distribution === 'uniform'
              ? [low!, high!]
              : [Math.min(...chanced), Math.max(...chanced) + 1];
      const other = comparison[comparison.length - 1]!;
      return {
        from: Math.max(0, Math.min(ends[0]!, quantity, planned ?? quantity)),
        to: Math.max(ends[1]!, quantity, planned ?? quantity),
        lines: [
          {
            y: (units) => {
              return underage * shortOf(demand, units) + overage * leftOf(demand, units);
            },
          },
        ],
        marks: [
          { x: quantity, y: expectedCost, label: 'Best' },
          ...(planned === undefined ? [] : [{ x: planned, y: other.cost, label: 'To compare' }]),
        ],
      };
    },
  },
  explanation: ({ given, quantity, whole, expectedProfit, plannedLoss }) => {
    const order = quantity === 0 ? 'Order none' : 'Order {quantity} {quantity|unit|units}';
    const inWhole =
      whole === undefined || isNear(whole, quantity, 1e-9)
        ? ''
        : whole === 0
          ? ' In whole units none is best.'
          : ' In whole units {whole} {whole|is|are} best.';
    const met = 'demand is then met in full with a chance of {inStock}';
    const brings =
      given === 'costs' || expectedProfit === undefined
        ? 'too many and too few units are expected to cost {expectedCost}'
        : '{expectedProfit|the season is expected to lose {|expectedProfit|}|neither profit nor loss is expected|the expected profit is {expectedProfit}}';
    const other =
      plannedLoss === undefined
        ? ''
        : plannedLoss < 0.005
          ? ' With {planned} as much is to be expected.'
          : given === 'costs'
            ? ' With {planned} it would be {plannedLoss} more.'
            : ' With {planned} it would be {plannedLoss} worse.';
    return `${order}: ${met}, and ${brings}.${inWhole}${other}`;
  },
  requires: [
    {
      that: ({ cost, salvage }) => salvage < cost,
      field: 'salvage',
      says: 'A unit left over must bring less than its cost, {cost}: else there is no end to what is worth ordering.',
    },
    {
      that: ({ price, salvage }) => salvage < price,
      field: 'salvage',
      says: 'A unit left over must bring less than the selling price, {price}.',
    },
    {
      that: ({ price, cost, penalty }) => isBelow(cost, price + penalty),
      field: 'price',
      says: 'A unit must sell for more than its cost, {cost}, goodwill counted in: else none is worth ordering.',
    },
    {
      that: ({ mean, deviation }) => deviation <= mean,
      field: 'deviation',
      says: 'With a standard deviation above the mean, {mean}, demand is not normal, as it is not negative: give the demands that may come as a list, and the standard deviation, not the variance.',
    },
    {
      that: ({ low, high }) => low < high,
      field: 'high',
      says: 'The highest demand must be above the lowest, {low}.',
    },
    {
      that: ({ chances }) => chances.some(({ units, weight }) => units > 0 && weight > 0),
      field: 'chances',
      says: 'At least one demand above zero must have a probability.',
    },
    {
      that: ({ chances }) =>
        chances.every(({ weight }) => Number.isInteger(weight)) ||
        isNear(sum(chances.map(({ weight }) => weight)), 1, 0.002) ||
        isNear(sum(chances.map(({ weight }) => weight)), 100, 0.2),
      field: 'chances',
      says: 'The probabilities must add up to 1 or 100, or be whole numbers of times.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ mean, deviation }) => isAbove(3 * (deviation ?? 0), mean ?? 0) && deviation !== undefined,
      says: 'With a standard deviation of over a third of the mean a normal demand is negative now and then: the figures are off by that, and a list of demands is safer.',
    },
    {
      level: 'caution',
      when: ({ mean, deviation }) => deviation !== undefined && isBelow(deviation, 0.01 * (mean ?? 0)),
      says: 'The standard deviation is under 1% of the mean: it is meant in units, so that 0.2 for 20% of the mean is too little.',
    },
    {
      level: 'note',
      when: ({ distribution, mean }) => distribution === 'normal' && isAtMost(mean ?? 0, 10),
      says: 'A demand of ten units or fewer is rarely normal: where units are pieces, choose Poisson or give the demands as a list.',
    },
    {
      level: 'note',
      when: ({ expectedCost, comparison }) =>
        comparison.some(({ option, cost }) => option === 'Best whole quantity' && isAbove(cost, 1.05 * expectedCost)),
      says: 'In whole units the figures are others, and worse by over 5% of the expected cost of too many and too few: the comparison has them.',
    },
    {
      level: 'note',
      when: ({ distribution, inStock, ratio }) =>
        (distribution === 'discrete' || distribution === 'poisson') && isNear(inStock, ratio, 1e-12),
      says: 'The chance equals the critical ratio, so that every quantity from this one to the next higher demand is as good.',
    },
    {
      level: 'caution',
      when: ({ chances }) => {
        const total = sum((chances ?? []).map(({ weight }) => weight));
        return isAtLeast(total, 80) && isAtMost(total, 120) && !isNear(total, 100, 0.21);
      },
      says: 'The numbers add up to about 100, but not to 100: they are taken as counts, which is wrong if they are percentages.',
    },
    {
      level: 'note',
      when: ({ expectedProfit, penalty }) =>
        expectedProfit !== undefined && roundTo(expectedProfit, 2) < 0 && penalty > 0,
      says: 'Even the best quantity is expected to lose: this counts goodwill, and where the season can be left out, that may be better.',
    },
    {
      level: 'caution',
      when: ({ expectedProfit, penalty }) =>
        expectedProfit !== undefined && roundTo(expectedProfit, 2) < 0 && penalty === 0,
      says: 'The loss is that of negative demands, which a normal distribution as wide as this counts: who orders none loses nothing. Give the demands that may come as a list.',
    },
  ],
  examples: [
    {
      inputs: { price: 1, cost: 0.3, salvage: 0.12, mean: 50, deviation: 8 },
      results: {
        quantity: 56.60395592743,
        whole: 57,
        ratio: 79.54545454545,
        inStock: 79.54545454545,
        underage: 0.7,
        overage: 0.18,
        expectedProfit: '33.00',
        expectedCost: '2.00',
        sales: 49.080803265638,
        left: 7.5231526617959,
        short: 0.91919673436198,
        fillRate: 98.161606531276,
        comparison: {
          length: 2,
          rows: {
            0: { option: 'Best', units: 56.60395592743 },
            1: { option: 'Best whole quantity', units: 57, inStock: 80.92130471475, short: 0.84093131706077 },
          },
        },
      },
      source:
        'stockpyl, newsvendor_normal_explicit(1, 0.3, 0.12, 50, 8): (56.60395592743389, 33.002394806823354); Snyder, Shen, example 4.3: 1.9976; scipy: integrals of the normal density',
    },
    {
      inputs: { given: 'costs', shortCost: 18, leftCost: 2, mean: 120, deviation: 10, planned: 120 },
      results: { quantity: 132.815515655446, ratio: 90, expectedCost: '35.10', plannedLoss: '44.69' },
      source:
        'stockpyl, newsvendor_normal: 132.815515655446, 35.09966638649737; by hand 120 costs 20 × 10 × 0.398942 = 79.79',
    },
    {
      inputs: {
        price: 22,
        cost: 10,
        mean: 2100,
        deviation: 1200,
        planned: 3000,
      },
      results: {
        quantity: 2237.0223531857,
        ratio: 54.5454545454545,
        expectedProfit: '14736.36',
        plannedLoss: '1999.17',
        comparison: {
          length: 3,
          rows: {
            2: {
              option: 'To compare',
              units: 3000,
              inStock: 77.33726476231,
              short: 157.4003014466,
              left: 1057.400301447,
              profit: '12737.19',
              cost: '12462.81',
            },
          },
        },
      },
      cautions: ['negative now and then'],
      source: 'Teddy Bower parkas (SolutionInn prints the question); scipy: integrals of the normal density',
    },
    {
      inputs: { given: 'costs', shortCost: 1, leftCost: 9, mean: 100, deviation: 30 },
      results: { quantity: 61.553453033662, inStock: 10, short: 39.866842227679, left: 1.4202952613408 },
      source: 'scipy: norm(100, 30).ppf(0.1) and integrals of the density',
    },
    {
      inputs: { price: 1, cost: 0.3, salvage: 0.12, distribution: 'poisson', mean: 50, planned: 60.5 },
      results: {
        quantity: 56,
        inStock: 82.211714371638,
        expectedProfit: '33.20',
        expectedCost: '1.80',
        short: 0.81504001341957,
        fillRate: 98.369919973161,
        plannedLoss: '0.31',
        comparison: { length: 2, rows: { 1: { units: 60.5, short: 0.24756171924461, inStock: 92.783982018674 } } },
      },
      source:
        'stockpyl, newsvendor_poisson_explicit(1, 0.3, 0.12, 50): (56, 33.20276478819082); scipy: sum over poisson.pmf',
    },
    {
      inputs: { price: 10, cost: 8, salvage: 5, distribution: 'uniform', low: 200, high: 800, planned: 100 },
      results: {
        quantity: 440,
        whole: 440,
        ratio: 40,
        inStock: 40,
        underage: 2,
        overage: 3,
        short: 108,
        left: 48,
        sales: 392,
        expectedProfit: 640,
        expectedCost: 360,
        plannedLoss: 440,
        comparison: { length: 2, rows: { 1: { short: 400, left: 0, inStock: 0, cost: 800 } } },
      },
      source:
        'ExpertsMind, seasonal product: sold at 10, cost 8, half the price later, uniform from 200 to 800; by hand 200 + 0.4 × 600, 360²/1200, 240²/1200, 2 × 500 - 360',
    },
    {
      inputs: { price: 10, cost: 8, salvage: 5, distribution: 'uniform', low: 200, high: 203, planned: 900 },
      results: { quantity: 201.2, whole: 201, plannedLoss: '2093.70', comparison: { rows: { 2: { short: 0 } } } },
      source:
        'By hand: 200 + 0.4 × 3; at 201 2 × 4/6 + 3/6 = 1.83, at 202 2/6 + 3 × 4/6 = 2.33; 3 × 698.5 - 2 × 1.8²/6 - 3 × 1.2²/6',
    },
    {
      inputs: {
        price: 2.5,
        cost: 1.5,
        salvage: 0.5,
        distribution: 'discrete',
        chances: [
          { units: 18, weight: 10 },
          { units: 15, weight: 40 },
          { units: 16, weight: 20 },
          { units: 17, weight: 30 },
        ],
        planned: 16,
      },
      results: {
        quantity: 16,
        ratio: 50,
        inStock: 60,
        short: 0.5,
        left: 0.4,
        sales: 15.6,
        fillRate: 96.894409937888,
        expectedProfit: '15.20',
        expectedCost: '0.90',
        plannedLoss: 0,
      },
      source: 'Freddie the newsboy (SolutionInn prints the question); by hand 0.3 + 0.2; 0.4; 16.1 - 0.9',
    },
    {
      inputs: {
        given: 'costs',
        shortCost: 2,
        leftCost: 1,
        distribution: 'discrete',
        chances: [
          { units: 10, weight: 0.2 },
          { units: 20, weight: 0.3 },
          { units: 30, weight: 0.3 },
          { units: 40, weight: 0.1 },
          { units: 50, weight: 0.1 },
        ],
        planned: 40,
      },
      results: { quantity: 30, expectedCost: 13, short: 3, left: 7, plannedLoss: 4 },
      source: 'TutorsGlobe, beer distributor: 2 a case short, 1 a case left; by hand 2 × 3 + 7, and 2 × 1 + 15 for 40',
    },
    {
      inputs: {
        given: 'costs',
        shortCost: 3,
        leftCost: 2,
        distribution: 'discrete',
        chances: [
          { units: 5, weight: '60%' },
          { units: 9, weight: '40%' },
        ],
      },
      results: { quantity: 5, ratio: 60, inStock: 60, expectedCost: 4.8 },
      cautions: ['as good'],
      source: 'By hand: 3 × 1.6 for 5, and 2 × 2.4 for 9',
    },
    {
      inputs: {
        given: 'costs',
        shortCost: 1,
        leftCost: 4,
        distribution: 'discrete',
        chances: [
          { units: 0, weight: 1 },
          { units: 1, weight: 1 },
        ],
      },
      results: { quantity: 0, inStock: 50, short: 0.5, left: 0, expectedCost: 0.5 },
      source: 'By hand: 0.5 × 1 for none, 0.5 × 4 for one',
    },
    {
      inputs: {
        price: 10,
        cost: 9,
        penalty: 50,
        distribution: 'discrete',
        chances: [
          { units: 0, weight: 50 },
          { units: 100, weight: 50 },
        ],
      },
      results: { quantity: 100, underage: 51, overage: 9, expectedProfit: -400, expectedCost: 450 },
      cautions: ['expected to lose'],
      source: 'By hand: 0.5 × (1000 - 900) - 0.5 × 900; 0.5 × 9 × 100',
    },
    {
      inputs: {
        given: 'costs',
        shortCost: 1,
        leftCost: 1,
        distribution: 'discrete',
        chances: [
          { units: 4, weight: 30 },
          { units: 5, weight: 40 },
          { units: 6, weight: 25 },
        ],
      },
      results: { quantity: 5, inStock: 73.684210526316 },
      cautions: ['taken as counts'],
      source: 'By hand: 70/95',
    },
    {
      inputs: { given: 'costs', shortCost: 1, leftCost: 1, mean: 100, deviation: 0.2, planned: 101 },
      results: { quantity: 100, whole: 100, expectedCost: '0.16', plannedLoss: '0.84' },
      cautions: ['meant in units'],
      source: 'By hand: 2 × 0.2 × 0.398942 = 0.1596; at 101, five deviations above the mean, 1 unit is left over',
    },
    {
      inputs: { price: 10, cost: 2, mean: 1.2, deviation: 0.3 },
      results: {
        quantity: 1.452486370072,
        whole: 2,
        expectedProfit: '8.76',
        comparison: {
          rows: { 1: { option: 'Best whole quantity', inStock: 99.61696194324, profit: '8.00', cost: '1.60' } },
        },
      },
      cautions: ['choose Poisson', 'In whole units the figures'],
      source: 'Python with mpmath: 1.2 + 0.3 Φ⁻¹(0.8); at 2 units Φ(2.667) and the loss function',
    },
    {
      inputs: { price: 10, cost: 9, mean: 100, deviation: 60 },
      results: { quantity: 23.106906067324, expectedProfit: '-5.30', expectedCost: '105.30' },
      cautions: ['negative now and then', 'who orders none loses nothing'],
      source: 'scipy: 100 + 60 Φ⁻¹(0.1), and 60 × 10 × φ(1.28155); without negative demands the profit would be 6.60',
    },
    {
      inputs: { price: 10, cost: 8.5, distribution: 'poisson', mean: 0.01 },
      results: { quantity: 0, inStock: 99.0049833749, sales: 0, left: 0, short: 0.01, expectedProfit: 0 },
      source: 'By hand: e^-0.01, above the ratio of 0.15; 1.5 × 0.01 is missed, which is all that could be earned',
    },
    {
      inputs: { price: 10, cost: 5, distribution: 'uniform', low: 0, high: 1 },
      results: {
        quantity: 0.5,
        whole: 0,
        inStock: 50,
        expectedProfit: 1.25,
        comparison: { rows: { 1: { units: 0, profit: 0, cost: 2.5 } } },
      },
      cautions: ['In whole units the figures'],
      source: 'By hand: 5 × 0.5 - 10 × 0.125; without any unit 5 × 0.5 is missed, with one 5 × 0.5 is left over',
    },
    {
      inputs: { given: 'costs', shortCost: 1, leftCost: 99, mean: 100, deviation: 100 },
      noResult: 'below zero',
      source: 'scipy: 100 × (1 - 2.326) is below zero',
    },
    {
      inputs: { price: 10, cost: 5, salvage: 5, mean: 100, deviation: 20 },
      refused: 'no end to what is worth ordering',
      source: 'By hand: nothing is lost by a unit left over',
    },
    {
      inputs: { price: 3, cost: 5, salvage: 4, penalty: 10, mean: 100, deviation: 20 },
      refused: 'less than the selling price',
      source: 'By hand: it would be better not to sell',
    },
    {
      inputs: { price: 5, cost: 5, mean: 100, deviation: 20 },
      refused: 'none is worth ordering',
      source: 'By hand: nothing is earned',
    },
    {
      inputs: { price: 10, cost: 5, mean: 100, deviation: 100.5 },
      refused: 'demand is not normal',
      source: 'scipy: 16% of it would be below zero',
    },
    {
      inputs: { price: 10, cost: 5, distribution: 'uniform', low: 8, high: 8 },
      refused: 'must be above the lowest',
      source: 'By hand: no range',
    },
    {
      inputs: { price: 10, cost: 5, distribution: 'discrete', chances: [{ units: 0, weight: 1 }] },
      refused: 'above zero',
      source: 'By hand: no demand',
    },
    {
      inputs: {
        price: 10,
        cost: 5,
        distribution: 'discrete',
        chances: [
          { units: 1, weight: 0.5 },
          { units: 2, weight: 0.4 },
        ],
      },
      refused: 'must add up to 1 or 100',
      source: 'By hand: 0.9',
    },
  ],
  notes: [
    'For one order before one season: what is left over cannot be sold later as before, and nothing can be ordered again.',
  ],
  references: [
    {
      title:
        'Snyder, Shen: Fundamentals of Supply Chain Theory, 2nd ed. (2019), ch. 4: the newsvendor problem (read in the documentation of the Python package stockpyl)',
      url: 'https://github.com/LarrySnyder/stockpyl',
    },
    {
      title: 'Arrow, Harris, Marschak: Optimal inventory policy, Econometrica 19 (1951) 250',
      doi: '10.2307/1906813',
    },
  ],
});
