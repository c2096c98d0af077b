import {
  choice,
  constant,
  defineCalculator,
  money,
  noResult,
  number,
  percent,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';
import { a, b, c, d, demandPrice, demandSlope, form, supplyPrice, supplySlope } from './shared/linear-market.js';

/** A wedge between what buyers pay and what sellers keep; a subsidy is a negative tax. */
export default defineCalculator({
  title: 'Tax incidence',
  description:
    'Prices of buyers and sellers, shares of the burden, revenue and deadweight loss of a tax or subsidy per unit on a market with linear demand and supply.',
  keywords: [
    'excise tax',
    'tax burden',
    'per-unit tax',
    'per-unit subsidy',
    'deadweight loss of a tax',
    'specific tax',
    'tax wedge',
  ],
  related: ['supply-demand-equilibrium', 'consumer-surplus', 'price-ceiling-floor'],
  inputs: {
    kind: choice(
      {
        tax: { label: 'Tax', also: ['excise', 'excise tax', 'per-unit tax', 'duty'] },
        subsidy: { label: 'Subsidy', also: ['grant'] },
      },
      { label: 'Tax or subsidy', default: 'tax' },
    ),
    amount: money({
      label: 'Tax or subsidy on each unit',
      symbol: 't',
      help: 'An amount of money on each unit, not a percentage of the price.',
      above: 0,
      max: 1e9,
      // Taxes have tenths of a cent: $0.184 on a gallon.
      digits: 8,
    }),
    form,
    a,
    b: { ...b, min: 0, help: 'Without the minus sign; 0 where demand does not respond to the price.' },
    c,
    d,
    demandPrice,
    demandSlope,
    supplyPrice,
    supplySlope,
  },
  outputs: {
    buyerPrice: money({ label: 'Price that buyers pay', symbol: 'P_b', per: 'each' }),
    sellerPrice: money({ label: 'Price that sellers keep', symbol: 'P_s', per: 'each' }),
    quantity: number({ label: 'Quantity with the tax or subsidy', symbol: 'Q', places: 2 }),
    buyerShare: percent({ label: 'Share of buyers', symbol: 's_b', places: 2 }),
    sellerShare: percent({ label: 'Share of sellers', symbol: 's_s', places: 2 }),
    budget: money({ label: 'Tax revenue, or cost of the subsidy', symbol: 'T' }),
    deadweightLoss: money({ label: 'Deadweight loss', symbol: '\\mathrm{DWL}' }),
    consumerChange: money({ label: 'Change of consumer surplus', symbol: '\\Delta\\mathrm{CS}' }),
    producerChange: money({ label: 'Change of producer surplus', symbol: '\\Delta\\mathrm{PS}' }),
    priceBefore: money({ label: 'Equilibrium price before', symbol: 'P_0', per: 'each' }),
    quantityBefore: number({ label: 'Equilibrium quantity before', symbol: 'Q_0', places: 2 }),
  },
  formula: (inputs) => {
    const wedge = inputs.kind === 'tax' ? inputs.amount : -inputs.amount;
    const market = inputs.form === 'quantity' ? byPrice(inputs, wedge) : byQuantity(inputs, wedge);
    const { buyerPrice, sellerPrice, quantity, buyerShare, sellerShare, priceBefore, quantityBefore, lost } = market;
    if (priceBefore < 0)
      throw noResult(
        'Supply exceeds demand even at price zero: without the tax or subsidy there is no positive price.',
      );
    if (quantityBefore <= 0)
      throw noResult('Nobody supplies at a price that anybody pays: nothing is traded without the tax or subsidy.');
    if (quantity <= 0)
      throw noResult('With so high a tax nothing is traded: no buyer pays what the first seller asks and the tax.');
    if (sellerPrice < 0)
      throw noResult(
        'With this tax sellers would keep less than nothing, as supply at price zero is positive: the straight lines do not reach there.',
      );
    if (buyerPrice < 0)
      throw noResult(
        'With this subsidy buyers would be paid to buy: the straight lines do not reach below a price of zero.',
      );
    const traded = (quantityBefore + quantity) / 2;
    return {
      buyerPrice,
      sellerPrice,
      quantity,
      buyerShare,
      sellerShare,
      budget: inputs.amount * quantity,
      deadweightLoss: (inputs.amount * lost) / 2,
      consumerChange: -wedge * buyerShare * traded,
      producerChange: -wedge * sellerShare * traded,
      priceBefore,
      quantityBefore,
    };
  },
  stepwise: [
    'A subsidy of t is a tax of -t. Where demand is Q = a - bP and supply Q = c + dP, the price before is (a - c)/(b + d), the share of buyers d/(b + d), and the tax lowers the quantity by t·bd/(b + d).',
    'Where demand is P = A - mQ and supply P = B + nQ, the quantity before is (A - B)/(m + n), the share of buyers m/(m + n), and the tax lowers the quantity by t/(m + n).',
    'Buyers pay the price before and their share of the tax; sellers keep that less the tax. Revenue is the tax times the quantity that is left, the deadweight loss half the tax times the quantity that is lost.',
  ],
  figure: {
    kind: 'curve',
    title: 'Demand, supply and the wedge',
    x: { of: 'quantity', label: 'Quantity' },
    y: { of: 'buyerPrice', label: 'Price' },
    curve: (inputs) => {
      const { buyerPrice, sellerPrice, quantity, priceBefore, quantityBefore } = inputs;
      const [low, high] = [Math.min(buyerPrice, sellerPrice), Math.max(buyerPrice, sellerPrice)];
      // Along the price, from the two points that each line is known to pass.
      const demand = (quantity - quantityBefore) / (buyerPrice - priceBefore || 1);
      const supply = (quantity - quantityBefore) / (sellerPrice - priceBefore || 1);
      if (quantity === quantityBefore) return undefined;
      const shownFrom = (amount: number) => (amount < 0 ? Number.NaN : amount);
      return {
        from: Math.max(0, low - (high - low)),
        to: high + (high - low),
        lines: [
          { label: 'Demand', at: (price) => [shownFrom(quantityBefore + demand * (price - priceBefore)), price] },
          { label: 'Supply', at: (price) => [shownFrom(quantityBefore + supply * (price - priceBefore)), price] },
          { label: 'Wedge', dashed: true, at: (price) => [quantity, Math.min(high, Math.max(low, price))] },
        ],
        marks: [{ x: quantityBefore, y: priceBefore, label: 'Before' }],
      };
    },
  },
  explanation: ({ kind, buyerShare, b, d }) => {
    const buyers = roundTo(100 * buyerShare, 2);
    if (kind === 'tax') {
      const who =
        buyers === 50
          ? 'Buyers and sellers bear half of it each'
          : d === 0
            ? 'Sellers bear all of it'
            : b === 0
              ? 'Buyers bear all of it'
              : buyers > 50
                ? 'Buyers bear the larger part, {buyerShare}, sellers {sellerShare}'
                : 'Sellers bear the larger part, {sellerShare}, buyers {buyerShare}';
      return `With a tax of {amount} on each unit buyers pay {buyerPrice} and sellers keep {sellerPrice}, where the price was {priceBefore}; the quantity is {quantity}, before {quantityBefore}. ${who}. The revenue is {budget}, the deadweight loss {deadweightLoss}.`;
    }
    const who =
      buyers === 50
        ? 'Buyers and sellers gain half of it each'
        : d === 0
          ? 'Sellers gain all of it'
          : b === 0
            ? 'Buyers gain all of it'
            : buyers > 50
              ? 'Buyers gain the larger part, {buyerShare}, sellers {sellerShare}'
              : 'Sellers gain the larger part, {sellerShare}, buyers {buyerShare}';
    return `With a subsidy of {amount} on each unit buyers pay {buyerPrice} and sellers receive {sellerPrice}, where the price was {priceBefore}; the quantity is {quantity}, before {quantityBefore}. ${who}. The subsidy costs {budget}, of which {deadweightLoss} is deadweight loss.`;
  },
  requires: [
    {
      that: ({ b, d }) => b > 0 || d > 0,
      field: 'd',
      says: 'Neither demand nor supply responds to the price: two vertical lines have no price where they meet.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ amount, priceBefore }) => priceBefore > 0 && roundTo(amount / priceBefore, 2) > 1,
      says: 'The amount of {amount} on each unit is more than the price before, {priceBefore}: check that it is money on each unit, not a percentage or a total. Straight lines are seldom true so far from the equilibrium.',
    },
    {
      level: 'caution',
      when: ({ amount, priceBefore }) => priceBefore > 0 && roundTo((100 * amount) / priceBefore, 3) < 1,
      says: 'The amount of {amount} on each unit is less than 1% of the price of {priceBefore}: a share of the price, 0.2 for 20%, must be sent as money on each unit.',
    },
    {
      level: 'caution',
      when: ({ c, d, supplyPrice }) =>
        (c !== undefined && d !== undefined && c > 0 && d > 0) || (supplyPrice !== undefined && supplyPrice < 0),
      says: 'By these figures something is supplied even at price zero. Most supplies begin at a price above zero, as Q = -20 + 4P or P = 5 + Q/4: check the sign, and whether the curves are given as quantities or as prices.',
    },
    {
      level: 'note',
      when: ({ quantity, quantityBefore }) =>
        roundTo(quantity, 2) < roundTo(0.5 * quantityBefore, 2) ||
        roundTo(quantity, 2) > roundTo(2 * quantityBefore, 2),
      says: 'The quantity of {quantity} is less than half or more than twice the {quantityBefore} of before: the result depends on the lines being straight over all of that.',
    },
    {
      level: 'note',
      when: ({ deadweightLoss }) => deadweightLoss > 0 && roundTo(deadweightLoss, 2) < 0.2,
      says: 'Amounts of money are rounded to the cent, which is much of so small a deadweight loss. If the quantities are in millions or billions, send them in units or thousands.',
    },
  ],
  examples: [
    {
      inputs: { amount: 10, a: 100, b: 1, c: 20, d: 1 },
      results: {
        priceBefore: 40,
        quantityBefore: 60,
        buyerPrice: 45,
        sellerPrice: 35,
        quantity: 55,
        deadweightLoss: 25,
      },
      cautions: ['even at price zero'],
      source: 'By hand: 80/2, 90/2',
    },
    {
      inputs: { form: 'price', amount: 10, demandPrice: 100, demandSlope: 1, supplyPrice: -20, supplySlope: 1 },
      results: { priceBefore: 40, quantityBefore: 60, buyerPrice: 45, quantity: 55 },
      cautions: ['even at price zero'],
      source: 'By hand: the same market in the other form',
    },
    {
      inputs: { kind: 'subsidy', amount: 3, a: 100, b: 2, c: 40, d: 0 },
      results: { buyerPrice: 30, sellerPrice: 33, quantity: 40, buyerShare: 0, producerChange: 120, deadweightLoss: 0 },
      source: 'By hand: a fixed supply gains it all',
    },
    {
      inputs: { kind: 'subsidy', amount: 3, a: 100, b: 0, c: -20, d: 4 },
      results: { buyerPrice: 27, sellerPrice: 30, quantity: 100, buyerShare: 100, consumerChange: 300 },
      source: 'By hand: a demand that does not respond gains it all',
    },
    {
      inputs: { amount: 2, a: 2000, b: 100, c: -100, d: 200 },
      results: {
        priceBefore: 7,
        quantityBefore: 1300,
        buyerPrice: '8.333333',
        sellerPrice: '6.333333',
        quantity: '1166.667',
        buyerShare: '66.66667',
        sellerShare: '33.33333',
        budget: '2333.33',
        deadweightLoss: '133.33',
        consumerChange: '-1644.44',
        producerChange: '-822.22',
      },
      source: 'The gizmos of wizedu.com; by hand: 2100/300; (2100 + 400)/300; 1300 - 2 × 200/3; Python with fractions',
    },
    {
      inputs: { amount: 3, a: 60, b: 1, c: 0, d: 2 },
      results: {
        priceBefore: 20,
        quantityBefore: 40,
        buyerPrice: 22,
        sellerPrice: 19,
        quantity: 38,
        budget: 114,
        deadweightLoss: 3,
      },
      source: 'D = 60 - P, S = 2P of homeworkslavecenter.com; by hand: 60/3; 66/3; DWL 3 × 2/2',
    },
    {
      inputs: { kind: 'subsidy', amount: 3, a: 60, b: 1, c: 0, d: 2 },
      results: {
        buyerPrice: 18,
        sellerPrice: 21,
        quantity: 42,
        budget: 126,
        deadweightLoss: 3,
        consumerChange: 82,
        producerChange: 41,
      },
      source: 'By hand: (60 - 6)/3; 2 × 41 + 41 = 123, of 126',
    },
    {
      inputs: { form: 'price', amount: 2, demandPrice: 8, demandSlope: 0.6, supplyPrice: 2, supplySlope: 0.4 },
      results: {
        quantityBefore: 6,
        priceBefore: '4.40',
        quantity: 4,
        buyerPrice: '5.60',
        sellerPrice: '3.60',
        buyerShare: 60,
        budget: 8,
        deadweightLoss: 2,
        consumerChange: -6,
        producerChange: -4,
      },
      source: 'P = 8 - 0.6Q, P = 2 + 0.4Q and then 4 + 0.4Q of tutorsglobe.com; by hand: 6/1, 4/1',
    },
    {
      inputs: {
        form: 'price',
        kind: 'subsidy',
        amount: 1,
        demandPrice: 8,
        demandSlope: 0.5,
        supplyPrice: 2,
        supplySlope: 0.5,
      },
      results: {
        quantityBefore: 6,
        quantity: 7,
        buyerPrice: '4.50',
        sellerPrice: '5.50',
        buyerShare: 50,
        budget: 7,
        deadweightLoss: 0.5,
      },
      source: 'By hand: 6/1, 7/1',
    },
    {
      inputs: { amount: 1, a: 8, b: 1, c: 0, d: 1 },
      results: {
        priceBefore: 4,
        buyerPrice: '4.50',
        sellerPrice: '3.50',
        quantity: 3.5,
        buyerShare: 50,
        deadweightLoss: 0.25,
      },
      source: 'QD = 8 - P, QS = P of justaaa.com; by hand',
    },
    {
      inputs: { amount: 3, a: 100, b: 2, c: 40, d: 0 },
      results: {
        priceBefore: 30,
        buyerPrice: 30,
        sellerPrice: 27,
        quantity: 40,
        buyerShare: 0,
        sellerShare: 100,
        deadweightLoss: 0,
        budget: 120,
        consumerChange: 0,
        producerChange: -120,
      },
      source: 'By hand: a fixed supply bears it all',
    },
    {
      inputs: { amount: 3, a: 100, b: 0, c: -20, d: 4 },
      results: { priceBefore: 30, buyerPrice: 33, sellerPrice: 30, quantity: 100, buyerShare: 100, deadweightLoss: 0 },
      source: 'By hand: a demand that does not respond bears it all',
    },
    {
      inputs: { kind: 'subsidy', amount: 3, a: 60, b: 2, c: 0, d: 1 },
      results: {
        priceBefore: 20,
        buyerPrice: 19,
        sellerPrice: 22,
        quantity: 22,
        buyerShare: '33.33333',
        budget: 66,
        deadweightLoss: 3,
      },
      source: 'By hand: (60 - 3)/3',
    },
    {
      inputs: { amount: 25, a: 60, b: 1, c: 0, d: 2 },
      results: { buyerPrice: '36.67', sellerPrice: '11.67', quantity: '23.33333' },
      cautions: ['more than the price before'],
      source: 'By hand: 110/3, 35/3, 70/3',
    },
    {
      inputs: { amount: 50, a: 60, b: 1, c: 0, d: 2 },
      results: { quantity: '6.666667' },
      cautions: ['more than the price before', 'less than half'],
      source: 'By hand: 40 - 100/3',
    },
    {
      inputs: { amount: 0.01, a: 60, b: 1, c: 0, d: 2 },
      results: { quantity: '39.99333' },
      cautions: ['less than 1% of the price', 'rounded to the cent'],
      source: 'By hand: 40 - 0.02/3',
    },
    {
      inputs: { amount: 0.2, a: 100, b: 1, c: -20, d: 2 },
      results: { priceBefore: 40, quantity: '59.86667' },
      cautions: ['less than 1% of the price', 'rounded to the cent'],
      source: 'By hand: a fifth of the price that was sent as a fifth of a dollar; 60 - 0.4/3',
    },
    {
      inputs: { amount: 0.184, a: 100, b: 10, c: -20, d: 30 },
      results: { priceBefore: 3, buyerPrice: 3.138, sellerPrice: 2.954 },
      cautions: ['rounded to the cent'],
      source: 'By hand: 120/40; 3 + 0.184 × 3/4',
    },
    {
      inputs: { amount: 0.5, a: 3, b: 0.2, c: 0, d: 0.2 },
      results: { priceBefore: 7.5, quantity: 1.45, buyerPrice: '7.75', deadweightLoss: 0.01 },
      cautions: ['send them in units or thousands'],
      source: 'By hand: quantities in millions; the loss of 0.5 × 0.05/2 = 0.0125 is rounded to a cent',
    },
    {
      inputs: { amount: 0.5, a: 3000000, b: 200000, c: 0, d: 200000 },
      results: { quantity: 1450000, deadweightLoss: 12500 },
      source: 'By hand: the same market in units; 0.5 × 50,000/2',
    },
    { inputs: { amount: 60, a: 60, b: 1, c: 0, d: 2 }, noResult: 'nothing is traded', source: 'By hand: 40 - 120/3' },
    { inputs: { amount: 2, a: 10, b: 1, c: 20, d: 1 }, noResult: 'no positive price', source: 'By hand: P = -5' },
    { inputs: { amount: 2, a: 10, b: 1, c: -50, d: 1 }, noResult: 'without the tax', source: 'By hand: Q = -20' },
    {
      inputs: { amount: 40, a: 100, b: 1, c: 80, d: 1 },
      noResult: 'less than nothing',
      source: 'By hand: P = 10 - 20',
    },
    {
      inputs: { kind: 'subsidy', amount: 40, a: 60, b: 1, c: 0, d: 2 },
      noResult: 'paid to buy',
      source: 'By hand: (60 - 80)/3',
    },
    { inputs: { amount: 4, a: 60, b: 0, c: 0, d: 0 }, refused: 'two vertical lines', source: 'By definition' },
  ],
  notes: [
    'Who has to send the tax to the state changes nothing of it: buyers’ and sellers’ prices are the same either way.',
    'The deadweight loss is of a market that works without the tax: where trade harms or helps others (smoke, vaccines), a tax or subsidy may raise welfare.',
    'A percentage of the price (VAT, sales tax) is another wedge at each price: its amount at the new price can be sent here.',
  ],
  references: [
    {
      title: 'EconPort: Effects of a Per Unit Tax (excerpt read)',
      url: 'http://www.econport.org/content/teaching/modules/Taxes/Lecture.html',
    },
    { title: 'Mankiw: Principles of Economics, 8th ed., ch. 6 and 8 (cited unopened)', isbn: '978-1-305-58512-6' },
  ],
});

function byPrice({ a, b, c, d }: { a: number; b: number; c: number; d: number }, wedge: number) {
  const one = constant(1, '$');
  const t = wedge / one;
  const both = b + d;
  return {
    priceBefore: (sumOfProducts([a], [-1, c]) / both) * one,
    quantityBefore: sumOfProducts([a, d], [b, c]) / both,
    buyerPrice: (sumOfProducts([a], [-1, c], [d, t]) / both) * one,
    sellerPrice: (sumOfProducts([a], [-1, c], [-1, b, t]) / both) * one,
    quantity: sumOfProducts([a, d], [b, c], [-1, b, d, t]) / both,
    buyerShare: d / both,
    sellerShare: b / both,
    lost: (b * d * Math.abs(t)) / both,
  };
}

function byQuantity(
  inputs: { demandPrice: number; demandSlope: number; supplyPrice: number; supplySlope: number },
  wedge: number,
) {
  const { demandPrice, demandSlope, supplyPrice, supplySlope } = inputs;
  const both = demandSlope + supplySlope;
  return {
    priceBefore: sumOfProducts([supplySlope, demandPrice], [demandSlope, supplyPrice]) / both,
    quantityBefore: sumOfProducts([demandPrice], [-1, supplyPrice]) / both,
    buyerPrice: sumOfProducts([supplySlope, demandPrice], [demandSlope, supplyPrice], [demandSlope, wedge]) / both,
    sellerPrice: sumOfProducts([supplySlope, demandPrice], [demandSlope, supplyPrice], [-1, supplySlope, wedge]) / both,
    quantity: sumOfProducts([demandPrice], [-1, supplyPrice], [-1, wedge]) / both,
    buyerShare: demandSlope / both,
    sellerShare: supplySlope / both,
    lost: Math.abs(wedge) / both,
  };
}
