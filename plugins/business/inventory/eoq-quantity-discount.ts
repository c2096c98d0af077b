import {
  choice,
  defineCalculator,
  floorNear,
  integer,
  isAbove,
  isBelow,
  isNear,
  money,
  number,
  percent,
  roundTo,
  rows,
  table,
} from '@reckoner/engine';

/** A price that holds from a quantity on. */
interface Tier {
  readonly from: number;
  readonly price: number;
}

/** What an order costs beside price × quantity, as its first units are dearer: zero where all have one price. */
function premiumOf(tiers: readonly Tier[], tier: number, scheme: string) {
  let premium = 0;
  if (scheme === 'incremental') {
    for (let index = 1; index <= tier; index++) {
      premium += (tiers[index - 1]!.price - tiers[index]!.price) * tiers[index]!.from;
    }
  }
  return premium;
}

/** The last tier whose quantity an order reaches. */
function tierOf(tiers: readonly Tier[], units: number) {
  let reached = 0;
  for (const [index, { from }] of tiers.entries()) if (units >= from) reached = index;
  return reached;
}

/** What the costs of a year follow from. */
interface Plan {
  readonly demand: number;
  readonly orderCost: number;
  readonly holding: string;
  readonly holdingRate?: number | undefined;
  readonly holdingCost?: number | undefined;
  readonly scheme: string;
  readonly tiers: readonly Tier[];
}

/** Costs of a year where so many units are ordered at a time. */
function costsOf(plan: Plan, units: number) {
  const { demand, orderCost, holding, holdingRate, holdingCost, scheme, tiers } = plan;
  const tier = tierOf(tiers, units);
  const unitPrice = tiers[tier]!.price + premiumOf(tiers, tier, scheme) / units;
  const goods = demand * unitPrice;
  const ordering = (demand / units) * orderCost;
  const keeping = (units / 2) * (holding === 'rate' ? holdingRate! * unitPrice : holdingCost!);
  return { unitPrice, goods, ordering, keeping, cost: goods + ordering + keeping };
}

/** Each price has its best quantity, held to where the price is valid; the cheapest of them is ordered. */
export default defineCalculator({
  title: 'EOQ with quantity discounts',
  description:
    'Whole order quantity with the lowest yearly cost of goods, orders and stock where the price falls with the quantity, for all-units and incremental discounts.',
  keywords: ['quantity discount model', 'price break', 'all-units discount', 'incremental discount', 'volume discount'],
  related: ['economic-order-quantity', 'inventory-carrying-cost'],
  inputs: {
    demand: integer({
      label: 'Units a year',
      help: 'Counted as the supplier sells them: pieces, boxes, kilograms.',
      symbol: 'D',
      min: 1,
      max: 1e9,
    }),
    orderCost: money({ label: 'Cost of an order', symbol: 'S', min: 0.01, max: 1e9 }),
    holding: choice(
      {
        rate: { label: 'Percent of the price', also: ['rate', 'percent'] },
        amount: { label: 'Amount for a unit', also: ['amount', 'money'] },
      },
      { label: 'Holding cost given as', default: 'rate' },
    ),
    holdingRate: percent({
      label: 'Holding cost a year, in percent of the price',
      symbol: 'i',
      min: 0.01,
      max: 500,
      usual: [5, 60],
      when: { holding: 'rate' },
    }),
    holdingCost: money({
      label: 'Cost to hold a unit for a year',
      symbol: 'H',
      min: 0.0001,
      max: 1e9,
      when: { holding: 'amount' },
    }),
    scheme: choice(
      {
        all: { label: 'All units of the order', also: ['all units', 'all-units'] },
        incremental: { label: 'Only the units above each break', also: ['incremental', 'marginal'] },
      },
      {
        label: 'A lower price holds for',
        help: 'Where the first 500 units cost more than those that follow, the break of the incremental price is at 500.',
        default: 'all',
      },
    ),
    tiers: rows(
      {
        from: integer({ label: 'From units', min: 0, max: 1e9 }),
        price: money({ label: 'Price of a unit', per: 'each', above: 0, max: 1e9, usual: 'all' }),
      },
      {
        label: 'Prices',
        help: 'From the smallest order on: the first from 1, or from the smallest quantity that is sold.',
        symbol: 'c',
        maxItems: 20,
      },
    ),
  },
  outputs: {
    quantity: integer({ label: 'Order quantity', symbol: 'Q' }),
    unitPrice: money({ label: 'Price of a unit at that quantity', symbol: '\\bar c', per: 'each' }),
    cost: money({ label: 'Total cost a year', symbol: 'K' }),
    goods: money({ label: 'Cost of goods a year', symbol: 'K_g' }),
    ordering: money({ label: 'Cost of orders a year', symbol: 'K_o' }),
    keeping: money({ label: 'Cost of holding a year', symbol: 'K_h' }),
    orders: number({ label: 'Orders a year', symbol: 'N', places: 2 }),
    saving: money({ label: 'Less a year than the best order in the first range', symbol: 'k' }),
    byPrice: table(
      {
        from: integer({ label: 'From units' }),
        price: money({ label: 'Price of a unit', per: 'each' }),
        economic: number({ label: 'Economic quantity at this price', places: 1 }),
        quantity: integer({ label: 'Best quantity in this range' }),
        cost: money({ label: 'Cost a year' }),
      },
      { label: 'By price' },
    ),
  },
  formula: (plan) => {
    const { demand, orderCost, holding, holdingRate, holdingCost, scheme, tiers } = plan;
    const byPrice = tiers.map(({ from, price }, tier) => {
      const premium = premiumOf(tiers, tier, scheme);
      const hold = holding === 'rate' ? holdingRate * price : holdingCost;
      const economic = Math.sqrt((2 * demand * (orderCost + premium)) / hold);
      const least = Math.max(1, from);
      const most = tier + 1 < tiers.length ? tiers[tier + 1]!.from - 1 : 1e15;
      const below = Math.min(most, Math.max(least, floorNear(economic)));
      const above = Math.min(most, below + 1);
      const quantity = costsOf(plan, above).cost < costsOf(plan, below).cost ? above : below;
      return { from, price, economic, quantity, cost: costsOf(plan, quantity).cost };
    });
    let best = 0;
    for (const [tier, { cost }] of byPrice.entries()) {
      const lowest = byPrice[best]!.cost;
      if (cost < lowest && !isNear(cost, lowest, 1e-12 * lowest)) best = tier;
    }
    const quantity = byPrice[best]!.quantity;
    const { unitPrice, goods, ordering, keeping, cost } = costsOf(plan, quantity);
    return {
      quantity,
      unitPrice,
      cost,
      goods,
      ordering,
      keeping,
      orders: demand / quantity,
      saving: byPrice[0]!.cost - cost,
      byPrice,
    };
  },
  shown: ({ demand, orderCost, holding, holdingRate, holdingCost, quantity, unitPrice, goods, ordering, keeping }) => ({
    quantity: undefined,
    unitPrice: undefined,
    goods: demand * unitPrice,
    ordering: (demand / quantity) * orderCost,
    keeping: holding === 'rate' ? (quantity / 2) * holdingRate * unitPrice : (quantity / 2) * holdingCost,
    cost: goods + ordering + keeping,
    saving: undefined,
    byPrice: undefined,
  }),
  stepwise: [
    'The economic quantity at each price is √(2DS/h), where h is what a unit costs to hold for a year at that price.',
    'Where only the units above each break are cheaper, what the units before cost more is added to S, as it is paid with each order.',
    'The best quantity in each range is the economic one, up or down to a whole number, or the end of the range that lies nearest to it.',
    'The range with the lowest cost of goods, orders and holding gives the order quantity; the price of a unit is what the order costs over its units.',
  ],
  figure: {
    kind: 'curve',
    title: 'Yearly cost over order quantity',
    x: { of: 'quantity' },
    y: { of: 'cost', label: 'Cost a year' },
    curve: (plan) => {
      const first = Math.max(1, plan.tiers[0]!.from);
      const last = plan.tiers[plan.tiers.length - 1]!.from;
      return {
        from: Math.max(first, Math.min(plan.quantity, plan.byPrice[0]!.quantity) / 3),
        to: 1.5 * Math.max(plan.quantity, last, first),
        lines: [{ y: (units) => costsOf(plan, units).cost }],
        marks: [{ x: plan.quantity, y: plan.cost, label: 'Lowest' }],
      };
    },
  },
  explanation: ({ tiers, quantity, byPrice, saving }) => {
    const order =
      'Order {quantity} {quantity|unit|units} at a time, {orders} {orders|time|times} a year: goods, orders and holding cost {cost} a year';
    if (quantity !== byPrice[0]!.quantity) {
      return saving < 0.005
        ? `${order}, as much as the best order in the first range.`
        : `${order}, {saving} less than the best order in the first range.`;
    }
    return tiers.length > 1 ? `${order}. A larger order for a lower price would not cost less.` : `${order}.`;
  },
  requires: [
    {
      that: ({ tiers }) => tiers.every(({ from }, index) => index === 0 || from > Math.max(1, tiers[index - 1]!.from)),
      field: 'tiers',
      says: 'The quantities must rise from row to row, and the second must be above 1.',
    },
    {
      that: ({ tiers }) => tiers.every(({ price }, index) => index === 0 || price < tiers[index - 1]!.price),
      field: 'tiers',
      says: 'The price must fall from row to row: give the price of a unit, not the discount.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ orders }) => isBelow(roundTo(orders, 2), 1),
      says: 'One order lasts for more than a year: think of stock that ages, of storage, and of demand that changes.',
    },
    {
      level: 'caution',
      when: ({ tiers }) => tiers.some(({ price }, index) => index > 0 && isBelow(price, 0.5 * tiers[index - 1]!.price)),
      says: 'The price falls by more than half from one row to the next: check that each is the price of a unit, in the same unit.',
    },
    {
      level: 'caution',
      when: ({ holdingCost, tiers }) => isAbove(holdingCost ?? 0, 0.6 * tiers[0]!.price),
      says: 'To hold a unit for a year costs over 60% of its price: check the amount, which is money, so that 20 is not 20%.',
    },
    {
      level: 'caution',
      when: ({ holding, holdingCost, tiers }) =>
        holding === 'amount' && isBelow(holdingCost ?? 0, 0.05 * tiers[tiers.length - 1]!.price),
      says: 'To hold a unit for a year costs under 5% of its price: check the amount, which is money, so that 0.2 is not 20%.',
    },
    {
      level: 'note',
      when: ({ byPrice, cost, quantity }) =>
        byPrice.some((range) => range.quantity !== quantity && isNear(range.cost, cost, 1e-12 * cost)),
      says: 'The best order in another range costs as much: the smaller one is given, which ties up less money.',
    },
    {
      level: 'note',
      when: ({ scheme, tiers }) =>
        scheme === 'incremental' && tiers.some(({ from }, index) => index > 0 && from % 10 === 1),
      says: 'As many units as a break says are bought at the prices before it: for “501 and more” enter 500.',
    },
  ],
  examples: [
    {
      inputs: {
        demand: 1300,
        orderCost: 8,
        holdingRate: 30,
        tiers: [
          { from: 0, price: 0.75 },
          { from: 400, price: 0.72 },
          { from: 800, price: 0.68 },
        ],
      },
      results: {
        quantity: 800,
        unitPrice: 0.68,
        cost: '978.60',
        goods: 884,
        ordering: 13,
        keeping: '81.60',
        orders: 1.625,
        saving: '64.81',
        byPrice: {
          length: 3,
          rows: {
            0: { economic: 304.0467800264, quantity: 304, cost: '1043.41' },
            1: { economic: 310.316445417, quantity: 400, cost: '1005.20' },
            2: { economic: 319.3129880129, quantity: 800 },
          },
        },
      },
      source:
        'Snyder, Shen, example 3.6, as tested in stockpyl: 800 units, 978.60; by hand 13 + 81.60, √(20800/(0.3 c)), 936 + 26 + 43.20',
    },
    {
      inputs: {
        demand: 1300,
        orderCost: 8,
        holdingRate: 30,
        scheme: 'incremental',
        tiers: [
          { from: 0, price: 0.75 },
          { from: 400, price: 0.72 },
          { from: 800, price: 0.68 },
        ],
      },
      results: { quantity: 304, cost: '1043.41', unitPrice: 0.75, saving: 0 },
      source: 'Snyder, Shen, example 3.7, as tested in stockpyl: 304.04678 units, 1043.41',
    },
    {
      inputs: {
        demand: 2400,
        orderCost: 150,
        holdingRate: 25,
        scheme: 'incremental',
        tiers: [
          { from: 0, price: 100 },
          { from: 300, price: 90 },
          { from: 600, price: 80 },
        ],
      },
      results: {
        quantity: 1482,
        cost: '222762.81',
        unitPrice: 86.07287449,
        byPrice: { rows: { 2: { economic: 1481.890684227, quantity: 1482 } } },
      },
      source:
        'stockpyl, economic_order_quantity_with_incremental_discounts: 1481.8906842274164 units, 222762.8136845483; by hand (30000 + 27000 + 882 × 80)/1482',
    },
    {
      inputs: {
        demand: 200,
        orderCost: 2500,
        holdingRate: 20,
        tiers: [
          { from: 1, price: 1400 },
          { from: 50, price: 1100 },
          { from: 90, price: 900 },
        ],
      },
      results: {
        quantity: 90,
        cost: '193655.56',
        byPrice: {
          rows: { 0: { economic: 59.76143046671, quantity: 49 }, 1: { economic: 67.4199862463, quantity: 67 } },
        },
      },
      source: 'Gandomi, 4QA3 week 7: 90 units, 193,655.56; economic quantities 59.76, 67.41 and 74.54',
    },
    {
      inputs: {
        demand: 100,
        orderCost: 2,
        holding: 'amount',
        holdingCost: 1,
        tiers: [
          { from: 1, price: 5 },
          { from: 50, price: 4.95 },
        ],
      },
      results: { quantity: 20, cost: 520, goods: 500, ordering: 10, keeping: 10, orders: 5, saving: 0 },
      source: 'By hand: √400 = 20; 500 + 10 + 10; 50 units cost 495 + 4 + 25 = 524',
    },
    {
      inputs: {
        demand: 100,
        orderCost: 2,
        holding: 'amount',
        holdingCost: 1,
        tiers: [
          { from: 1, price: 5 },
          { from: 50, price: 4.91 },
        ],
      },
      results: { quantity: 20, cost: 520, saving: 0, byPrice: { rows: { 1: { quantity: 50, cost: 520 } } } },
      cautions: ['costs as much'],
      source: 'By hand: 500 + 10 + 10; 491 + 4 + 25',
    },
    {
      inputs: {
        demand: 10,
        orderCost: 100,
        holding: 'amount',
        holdingCost: 1,
        tiers: [
          { from: 1, price: 5 },
          { from: 20, price: 4 },
        ],
      },
      results: { quantity: 45, cost: '84.72', orders: 0.222222222222, saving: '27.41' },
      cautions: ['more than a year'],
      source: 'By hand: √2000 = 44.7; 40 + 1000/45 + 22.50 = 84.72; 19 units cost 50 + 1000/19 + 9.50 = 112.13',
    },
    {
      inputs: {
        demand: 100,
        orderCost: 2,
        holding: 'amount',
        holdingCost: 20,
        tiers: [
          { from: 1, price: 5 },
          { from: 100, price: 2 },
        ],
      },
      results: { quantity: 4, cost: 590, byPrice: { rows: { 1: { quantity: 100, cost: 1202 } } } },
      cautions: ['more than half', 'over 60%'],
      source: 'By hand: √20 = 4.47; 4 units cost 500 + 50 + 40, 5 as much; 200 + 2 + 1000',
    },
    {
      inputs: {
        demand: 1000,
        orderCost: 0.5,
        holding: 'amount',
        holdingCost: 0.02,
        tiers: [{ from: 1, price: 5 }],
      },
      results: { quantity: 224, cost: '5004.47', unitPrice: 5, saving: 0 },
      cautions: ['under 5%'],
      source: 'By hand: √50000 = 223.6; 5000 + 500/224 + 2.24',
    },
    {
      inputs: {
        demand: 1000,
        orderCost: 10,
        holding: 'amount',
        holdingCost: 0.2,
        tiers: [
          { from: 1, price: 19 },
          { from: 50, price: 18 },
        ],
      },
      results: { quantity: 316, cost: '18063.25', saving: '1145.74', byPrice: { rows: { 0: { quantity: 49 } } } },
      cautions: ['0.2 is not 20%'],
      source: 'By hand: √100000 = 316.2; 18000 + 10000/316 + 31.60; 49 units cost 19000 + 10000/49 + 4.90 = 19208.98',
    },
    {
      inputs: {
        demand: 1000,
        orderCost: 10,
        holding: 'amount',
        holdingCost: 20,
        tiers: [
          { from: 1, price: 30 },
          { from: 50, price: 29 },
        ],
      },
      results: { quantity: 50, cost: 29700, saving: '932.50', byPrice: { rows: { 0: { quantity: 32 } } } },
      cautions: ['20 is not 20%'],
      source: 'By hand: √1000 = 31.6; 32 units cost 30000 + 312.50 + 320 = 30632.50, 50 cost 29000 + 200 + 500',
    },
    {
      inputs: {
        demand: 600,
        orderCost: 8,
        holdingRate: 20,
        scheme: 'incremental',
        tiers: [
          { from: 1, price: 0.3 },
          { from: 501, price: 0.29 },
          { from: 1001, price: 0.28 },
        ],
      },
      results: { quantity: 400, cost: 204 },
      cautions: ['enter 500'],
      source: 'stockpyl, economic_order_quantity_with_incremental_discounts: (400, 204) with breaks at 501 and 1001',
    },
    {
      inputs: {
        demand: 600,
        orderCost: 8,
        holdingRate: 20,
        tiers: [
          { from: 0, price: 0.3 },
          { from: 1, price: 0.29 },
        ],
      },
      refused: 'must rise from row to row',
      source: 'By hand: no order is below 1',
    },
    {
      inputs: {
        demand: 600,
        orderCost: 8,
        holdingRate: 20,
        tiers: [
          { from: 1, price: 5 },
          { from: 100, price: 10 },
        ],
      },
      refused: 'not the discount',
      source: 'By hand: 10 is above 5',
    },
  ],
  notes: [
    'Demand is steady, and each order arrives at once. Freight that depends on the size of an order is part of neither price nor cost of an order: compare it beside.',
  ],
  references: [
    {
      title:
        'Snyder, Shen: Fundamentals of Supply Chain Theory, 2nd ed. (2019), ch. 3, equations 3.18 to 3.22 (read in the documentation of the Python package stockpyl)',
      url: 'https://github.com/LarrySnyder/stockpyl',
    },
    { title: 'Nahmias, Olsen: Production and Operations Analysis, 7th ed. (2015), ch. 4: quantity discount models' },
  ],
});
