import {
  category,
  choice,
  constant,
  defineCalculator,
  isNear,
  money,
  noResult,
  number,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';
import { a, b, c, d, demandPrice, demandSlope, form, supplyPrice, supplySlope } from './shared/linear-market.js';

/** The short side of the market decides what is traded; surplus is counted for the buyers and sellers to whom trade is worth most. */
export default defineCalculator({
  title: 'Price ceiling and price floor',
  description:
    'Shortage or surplus, traded quantity, changes of consumer and producer surplus and deadweight loss of a highest or lowest legal price on a market with linear demand and supply.',
  keywords: [
    'price control',
    'maximum price',
    'minimum price',
    'rent control',
    'minimum wage',
    'binding price floor',
    'excess supply',
    'excess demand',
  ],
  related: ['supply-demand-equilibrium', 'consumer-surplus', 'indirect-tax-incidence'],
  inputs: {
    kind: choice(
      {
        ceiling: {
          label: 'Ceiling (highest legal price)',
          also: ['maximum', 'max', 'price ceiling', 'cap', 'price cap', 'maximum price', 'rent control'],
        },
        floor: {
          label: 'Floor (lowest legal price)',
          also: ['minimum', 'min', 'price floor', 'minimum price', 'minimum wage', 'price support'],
        },
      },
      { label: 'Ceiling or floor' },
    ),
    limit: money({ label: 'Legal limit of the price', symbol: '\\bar P', min: 0, max: 1e9, digits: 8 }),
    form,
    a,
    // Houses and cars in dollars: demand falls by 1 where the price rises by 20,000.
    b: { ...b, min: 0.0000001 },
    c,
    d,
    demandPrice,
    demandSlope,
    supplyPrice,
    supplySlope,
  },
  outputs: {
    gap: number({ label: 'Shortage or surplus', symbol: 'G', places: 2 }),
    effect: category(['Shortage', 'Surplus', 'Not binding'], { label: 'Effect' }),
    traded: number({ label: 'Quantity traded', symbol: 'Q_1', places: 2 }),
    demanded: number({ label: 'Quantity demanded', symbol: 'Q_d', places: 2 }),
    supplied: number({ label: 'Quantity supplied', symbol: 'Q_s', places: 2 }),
    consumerChange: money({ label: 'Change of consumer surplus', symbol: '\\Delta\\mathrm{CS}' }),
    producerChange: money({ label: 'Change of producer surplus', symbol: '\\Delta\\mathrm{PS}' }),
    deadweightLoss: money({ label: 'Deadweight loss', symbol: '\\mathrm{DWL}' }),
    price: money({ label: 'Equilibrium price', symbol: 'P_0', per: 'each' }),
    quantity: number({ label: 'Equilibrium quantity', symbol: 'Q_0', places: 2 }),
  },
  formula: (inputs) => {
    const { kind, limit } = inputs;
    const { price, quantity, cut, fallOfDemand, riseOfSupply, atZero, demandThere, supplyThere } =
      inputs.form === 'quantity' ? byPrice(inputs, limit) : byQuantity(inputs, limit);
    if (price < 0)
      throw noResult('Supply exceeds demand even at price zero: there is no equilibrium at a positive price.');
    if (quantity <= 0)
      throw noResult('Nobody supplies at a price that anybody pays: nothing is traded even without a limit.');
    const binds = kind === 'ceiling' ? cut > 0 : cut < 0;
    if (!binds)
      return {
        gap: 0,
        effect: 'Not binding',
        traded: quantity,
        demanded: quantity,
        supplied: quantity,
        consumerChange: constant(0, '$'),
        producerChange: constant(0, '$'),
        deadweightLoss: constant(0, '$'),
        price,
        quantity,
      };
    const demanded = Math.max(0, demandThere);
    const supplied = Math.max(0, supplyThere);
    const gap =
      demanded > 0 && supplied > 0 ? Math.abs(cut) * (fallOfDemand + riseOfSupply) : Math.max(demanded, supplied);
    if (kind === 'ceiling') {
      const unsold = supplied > 0 ? cut * riseOfSupply : quantity;
      const rise = unsold / fallOfDemand;
      const fall = supplied > 0 ? cut : quantity / riseOfSupply;
      return {
        gap,
        effect: 'Shortage',
        traded: supplied,
        demanded,
        supplied,
        consumerChange: cut * supplied - (rise * unsold) / 2,
        producerChange: (-fall * (quantity + supplied)) / 2,
        deadweightLoss: (unsold * (rise + fall)) / 2,
        price,
        quantity,
      };
    }
    const unsold = demanded > 0 ? -cut * fallOfDemand : quantity;
    const rise = unsold / fallOfDemand;
    // Below what is supplied at price zero the last unit costs nothing.
    const sloped = Math.min(unsold, atZero > 0 ? price * riseOfSupply : quantity);
    const drop = riseOfSupply > 0 ? sloped / riseOfSupply : constant(0, '$');
    const forgone = (sloped * drop) / 2 + (unsold - sloped) * price;
    return {
      gap,
      effect: 'Surplus',
      traded: demanded,
      demanded,
      supplied,
      consumerChange: (-rise * (quantity + demanded)) / 2,
      producerChange: -cut * demanded - forgone,
      deadweightLoss: (rise * unsold) / 2 + forgone,
      price,
      quantity,
    };
  },
  shown: (inputs) => {
    const { limit, effect, demanded, supplied, price, quantity } = inputs;
    const isByPrice = inputs.form === 'quantity';
    return {
      demanded:
        effect === 'Not binding'
          ? quantity
          : Math.max(
              0,
              isByPrice ? inputs.a! - inputs.b! * limit : (inputs.demandPrice! - limit) / inputs.demandSlope!,
            ),
      supplied:
        effect === 'Not binding'
          ? quantity
          : Math.max(
              0,
              isByPrice ? inputs.c! + inputs.d! * limit : (limit - inputs.supplyPrice!) / inputs.supplySlope!,
            ),
      gap: Math.abs(demanded - supplied),
      traded: Math.min(demanded, supplied),
      price: isByPrice
        ? (inputs.a! - inputs.c!) / (inputs.b! + inputs.d!)
        : (inputs.supplySlope! * inputs.demandPrice! + inputs.demandSlope! * inputs.supplyPrice!) /
          (inputs.demandSlope! + inputs.supplySlope!),
      quantity: isByPrice
        ? inputs.a! - inputs.b! * price
        : (inputs.demandPrice! - inputs.supplyPrice!) / (inputs.demandSlope! + inputs.supplySlope!),
      effect: undefined,
      consumerChange: undefined,
      producerChange: undefined,
      deadweightLoss: undefined,
    };
  },
  stepwise: [
    'The limit binds where a ceiling is below, or a floor above, the equilibrium price. Then the short side decides: what is supplied at a ceiling, what is demanded at a floor.',
    'A side’s surplus is the area between its line and the price, up to the quantity that is traded; its change is that with the limit less that at equilibrium.',
    'The deadweight loss is the area between demand and supply from the quantity that is traded to that of equilibrium. Below a price of zero nothing is drawn: supply at price zero costs nothing.',
  ],
  figure: {
    kind: 'curve',
    title: 'Demand, supply and the limit',
    x: { of: 'traded', label: 'Quantity' },
    y: { of: 'price', label: 'Price' },
    curve: (inputs) => {
      const { price, quantity, limit } = inputs;
      const market = inputs.form === 'quantity' ? byPrice(inputs, limit) : byQuantity(inputs, limit);
      const high = 1.5 * Math.max(price, limit);
      const demand = (level: number) => quantity - market.fallOfDemand * (level - price);
      const supply = (level: number) => quantity + market.riseOfSupply * (level - price);
      return {
        from: 0,
        to: high,
        lines: [
          { label: 'Demand', at: (level) => [demand(level) >= 0 ? demand(level) : Number.NaN, level] },
          { label: 'Supply', at: (level) => [supply(level) >= 0 ? supply(level) : Number.NaN, level] },
          { label: 'Limit', dashed: true, at: (level) => [(1.5 * quantity * level) / high, limit] },
        ],
        marks: [{ x: quantity, y: price, label: 'Equilibrium' }],
      };
    },
  },
  explanation: ({ kind, effect, traded, consumerChange, producerChange, limit, price }) => {
    const alike = roundTo(limit, 2) === roundTo(price, 2) && isNear(limit, price, 0.005 * price);
    const just = alike ? 'just ' : '';
    if (effect === 'Not binding') {
      const where = isNear(limit, price, 1e-9 * price)
        ? 'at the price'
        : kind === 'ceiling'
          ? `${just}above the price of {price}`
          : `${just}below the price of {price}`;
      return `A ${kind} of {limit}, ${where} at equilibrium, does not bind: price and quantity, {quantity}, stay.`;
    }
    const short =
      kind === 'ceiling'
        ? `A ceiling of {limit} is ${just}below the price of {price} at equilibrium: {demanded} are demanded and {supplied} supplied, a shortage of {gap}.`
        : `A floor of {limit} is ${just}above the price of {price} at equilibrium: {supplied} are supplied and {demanded} demanded, a surplus of {gap}.`;
    const left =
      traded > 0
        ? 'The quantity traded is {traded}, at equilibrium {quantity}.'
        : 'Nothing is traded, at equilibrium {quantity}.';
    const told = (change: number, who: string, slot: string) =>
      roundTo(change, 2) === 0
        ? `${who} neither gain nor lose`
        : change > 0
          ? `${who} gain {${slot}}`
          : `${who} lose {|${slot}|}`;
    const who =
      kind === 'ceiling'
        ? 'If what there is goes to the buyers who value it most'
        : 'If only what is demanded is made, by the sellers with the lowest costs';
    const sides = `${told(consumerChange, 'buyers', 'consumerChange')}, ${told(producerChange, 'sellers', 'producerChange')}, and the deadweight loss is {deadweightLoss}.`;
    return traded > 0 ? `${short} ${left} ${who}, ${sides}` : `${short} ${left} By that ${sides}`;
  },
  cautions: [
    {
      level: 'note',
      when: ({ effect, traded }) => effect === 'Shortage' && traded > 0,
      says: 'Where goods are shared out by queues, luck or favor, or sold on at more than the ceiling, buyers gain less or lose more than told here, and the loss of welfare is larger.',
    },
    {
      level: 'note',
      when: ({ effect }) => effect === 'Surplus',
      says: 'Where sellers make more than is bought, or the state buys what is left over, the cost of that comes on top of the deadweight loss. With a minimum wage the sellers are the workers and the buyers the employers.',
    },
    {
      level: 'caution',
      when: ({ limit, price }) =>
        roundTo(limit, 2) > roundTo(2 * price, 2) || roundTo(limit, 2) < roundTo(price / 2, 2),
      says: 'The limit, {limit}, is more than twice or less than half the equilibrium price of {price}: check its digits and its unit; straight lines are seldom true so far from the equilibrium.',
    },
    {
      level: 'caution',
      when: ({ c, d, supplyPrice }) =>
        (c !== undefined && d !== undefined && c > 0 && d > 0) || (supplyPrice !== undefined && supplyPrice < 0),
      says: 'By these figures something is supplied even at price zero. Most supplies begin at a price above zero, as Q = -20 + 4P or P = 5 + Q/4: check the sign, and whether the curves are given as quantities or as prices.',
    },
    {
      level: 'note',
      when: ({ deadweightLoss }) => deadweightLoss > 0 && roundTo(deadweightLoss, 2) < 0.2,
      says: 'Amounts of money are rounded to the cent, which is much of so small a deadweight loss. If the quantities are in millions or billions, send them in units or thousands.',
    },
  ],
  examples: [
    {
      inputs: { kind: 'ceiling', limit: 2, a: 600, b: 100, c: -150, d: 150 },
      results: {
        price: 3,
        quantity: 300,
        effect: 'Shortage',
        gap: 250,
        traded: 150,
        demanded: 400,
        supplied: 150,
        consumerChange: 37.5,
        producerChange: -225,
        deadweightLoss: 187.5,
      },
      cautions: ['queues'],
      source: 'QD = 600 - 100P, QS = -150 + 150P of clutchprep.com; by hand: 150 - 112.5; 450/2 × 1; 2.5 × 150/2',
    },
    {
      inputs: { kind: 'floor', limit: 21, a: 45, b: 2, c: -15, d: 1 },
      results: {
        price: 20,
        quantity: 5,
        effect: 'Surplus',
        gap: 3,
        traded: 3,
        consumerChange: -4,
        producerChange: 1,
        deadweightLoss: 3,
      },
      cautions: ['minimum wage'],
      source:
        'QD = 45 - 2P, QS = -15 + P of clutchprep.com; by hand: producer surplus 13.5 after 12.5; (21 - 18) × 2/2',
    },
    {
      inputs: {
        kind: 'ceiling',
        limit: 2,
        form: 'price',
        demandPrice: 7,
        demandSlope: 0.002,
        supplyPrice: 1,
        supplySlope: 0.001,
      },
      results: {
        price: 3,
        quantity: 2000,
        traded: 1000,
        gap: 1500,
        deadweightLoss: 1500,
        consumerChange: 0,
        producerChange: -1500,
      },
      cautions: ['queues'],
      source: 'Saylor Academy, the corn flour, printed: deadweight loss 1000 + 500 = 1500 (lines through its points)',
    },
    {
      inputs: {
        kind: 'floor',
        limit: 4,
        form: 'price',
        demandPrice: 6,
        demandSlope: 0.5,
        supplyPrice: 1,
        supplySlope: 0.25,
      },
      results: { price: '2.666667', quantity: '6.666667', demanded: 4, supplied: 12, gap: 8, deadweightLoss: '2.67' },
      cautions: ['minimum wage'],
      source: 'Python with fractions: Q0 = 5/0.75, D(4) = 4, S(4) = 2, DWL = (4 - 2) × (8/3)/2 = 8/3',
    },
    {
      inputs: { kind: 'ceiling', limit: 25, a: 45, b: 2, c: -15, d: 1 },
      results: {
        price: 20,
        quantity: 5,
        effect: 'Not binding',
        gap: 0,
        traded: 5,
        demanded: 5,
        supplied: 5,
        deadweightLoss: 0,
      },
      source: 'By definition: above the equilibrium',
    },
    {
      inputs: { kind: 'floor', limit: 20, a: 45, b: 2, c: -15, d: 1 },
      results: { effect: 'Not binding', gap: 0, consumerChange: 0, producerChange: 0 },
      source: 'By definition: at the equilibrium',
    },
    {
      inputs: { kind: 'ceiling', limit: 20.0049, a: 45, b: 2, c: -15, d: 1 },
      results: { effect: 'Not binding', gap: 0, price: 20 },
      source: 'By hand: a ceiling within a cent of the price, and above it',
    },
    {
      inputs: { kind: 'floor', limit: 15, a: 45, b: 2, c: -15, d: 1 },
      results: { effect: 'Not binding', traded: 5 },
      source: 'By definition: below the equilibrium',
    },
    {
      inputs: { kind: 'ceiling', limit: 10, a: 45, b: 2, c: -15, d: 1 },
      results: { traded: 0, gap: 25, consumerChange: -6.25, producerChange: -12.5, deadweightLoss: 18.75 },
      source: 'By hand: supply begins at 15; 5 × 2.5/2, 5 × 5/2',
    },
    {
      inputs: { kind: 'floor', limit: 24, a: 45, b: 2, c: -15, d: 1 },
      results: { traded: 0, gap: 9, consumerChange: -6.25, producerChange: -12.5, deadweightLoss: 18.75 },
      cautions: ['minimum wage'],
      source: 'By hand: demand ends at 22.50',
    },
    {
      inputs: { kind: 'floor', limit: 9, a: 100, b: 10, c: 20, d: 10 },
      results: {
        price: 4,
        quantity: 60,
        traded: 10,
        gap: 100,
        consumerChange: -175,
        producerChange: -70,
        deadweightLoss: 245,
      },
      cautions: ['minimum wage', 'more than twice', 'even at price zero'],
      source: 'By hand: 5 × 70/2; producer surplus 9 × 10 (the first 20 cost nothing) after 4 × 20 + 4 × 40/2 = 160',
    },
    {
      inputs: { kind: 'floor', limit: 7, a: 100, b: 10, c: 40, d: 0 },
      results: {
        price: 6,
        quantity: 40,
        traded: 30,
        gap: 10,
        consumerChange: -35,
        producerChange: -30,
        deadweightLoss: 65,
      },
      cautions: ['minimum wage'],
      source: 'By hand: a fixed supply; 30 × 1 - 10 × 6',
    },
    {
      inputs: { kind: 'ceiling', limit: 5, a: 100, b: 10, c: 40, d: 0 },
      results: { gap: 10, traded: 40, consumerChange: 40, producerChange: -40, deadweightLoss: 0 },
      cautions: ['queues'],
      source: 'By hand: a fixed supply; 40 × 1',
    },
    {
      inputs: { kind: 'ceiling', limit: 7.2, a: 3, b: 0.2, c: 0, d: 0.2 },
      results: {
        price: 7.5,
        quantity: 1.5,
        traded: 1.44,
        gap: 0.12,
        consumerChange: 0.42,
        producerChange: -0.44,
        deadweightLoss: 0.02,
      },
      cautions: ['queues', 'send them in units or thousands'],
      source: 'By hand: quantities in millions; the loss of 0.06 × 0.6/2 = 0.018 is rounded to a cent',
    },
    {
      inputs: { kind: 'ceiling', limit: 160000, a: 20, b: 0.00005, c: 0, d: 0.00005 },
      results: { price: 200000, quantity: 10, traded: 8, gap: 4, consumerChange: 280000, deadweightLoss: 80000 },
      cautions: ['queues'],
      source: 'By hand: houses; 40,000 × 8 - 2 × 40,000/2; 2 × 80,000/2',
    },
    {
      inputs: { kind: 'floor', limit: 5, a: 10, b: 1, c: 20, d: 1 },
      noResult: 'even at price zero',
      source: 'By hand: P = -5',
    },
    {
      inputs: { kind: 'floor', limit: 5, a: 10, b: 1, c: -50, d: 1 },
      noResult: 'even without a limit',
      source: 'By hand: Q = -20',
    },
  ],
  notes: [
    'Many buyers and sellers are assumed: with one dominant seller a ceiling, or with one dominant employer a minimum wage, may raise the quantity.',
  ],
  references: [
    {
      title:
        'Saylor Academy: Inefficiency of price floors and price ceilings, with a worked deadweight loss (page read)',
      url: 'https://learn.saylor.org/mod/book/view.php?id=31502&chapterid=7926',
    },
    { title: 'Mankiw: Principles of Economics, 8th ed., ch. 6 and 7 (cited unopened)', isbn: '978-1-305-58512-6' },
  ],
});

function byPrice({ a, b, c, d }: { a: number; b: number; c: number; d: number }, limit: number) {
  const one = constant(1, '$');
  const p = limit / one;
  const both = b + d;
  return {
    price: (sumOfProducts([a], [-1, c]) / both) * one,
    quantity: sumOfProducts([a, d], [b, c]) / both,
    // How far the limit is below the equilibrium price.
    cut: (sumOfProducts([a], [-1, c], [-1, b, p], [-1, d, p]) / both) * one,
    fallOfDemand: b / one,
    riseOfSupply: d / one,
    atZero: c,
    demandThere: sumOfProducts([a], [-1, b, p]),
    supplyThere: sumOfProducts([c], [d, p]),
  };
}

function byQuantity(
  inputs: { demandPrice: number; demandSlope: number; supplyPrice: number; supplySlope: number },
  limit: number,
) {
  const { demandPrice, demandSlope, supplyPrice, supplySlope } = inputs;
  const both = demandSlope + supplySlope;
  return {
    price: sumOfProducts([supplySlope, demandPrice], [demandSlope, supplyPrice]) / both,
    quantity: sumOfProducts([demandPrice], [-1, supplyPrice]) / both,
    cut:
      sumOfProducts(
        [supplySlope, demandPrice],
        [demandSlope, supplyPrice],
        [-1, demandSlope, limit],
        [-1, supplySlope, limit],
      ) / both,
    fallOfDemand: 1 / demandSlope,
    riseOfSupply: 1 / supplySlope,
    atZero: -supplyPrice,
    demandThere: sumOfProducts([demandPrice], [-1, limit]) / demandSlope,
    supplyThere: sumOfProducts([limit], [-1, supplyPrice]) / supplySlope,
  };
}
