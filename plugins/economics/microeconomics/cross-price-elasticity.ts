import { category, defineCalculator, money, number, percent, roundTo, sumOfProducts } from '@reckoner/engine';
import { isFarFrom } from './shared/elasticity.js';

/** Midpoint (arc) formula with the quantity of one good and the price of another. */
export default defineCalculator({
  title: 'Cross-price elasticity of demand',
  description:
    'Cross-price elasticity by the midpoint formula from the price of one good and the quantity demanded of another at two points, and whether they are substitutes or complements.',
  keywords: ['cross elasticity', 'XED', 'substitutes and complements', 'elasticity between two goods'],
  related: ['price-elasticity-of-demand', 'income-elasticity-of-demand'],
  inputs: {
    price1: money({ label: 'First price of good B', symbol: 'P_{B1}', min: 0.0001, max: 1e9, digits: 8 }),
    price2: money({ label: 'Second price of good B', symbol: 'P_{B2}', min: 0.0001, max: 1e9, digits: 8 }),
    quantity1: number({
      label: 'Quantity of good A at the first price of B',
      symbol: 'Q_{A1}',
      help: 'Of the other good, not of the one whose price changes.',
      min: 0.0001,
      max: 1e12,
    }),
    quantity2: number({
      label: 'Quantity of good A at the second price of B',
      symbol: 'Q_{A2}',
      min: 0.0001,
      max: 1e12,
    }),
  },
  outputs: {
    elasticity: number({ label: 'Cross-price elasticity (midpoint)', symbol: 'E_{AB}', places: 3 }),
    class: category(['Substitutes', 'Complements', 'Unrelated'], { label: 'The goods behave as', of: 'elasticity' }),
    fromFirst: number({ label: 'By percent changes from the first point', symbol: 'E_1', places: 3 }),
    quantityChange: percent({ label: 'Change of the quantity of A', symbol: 'q', places: 2 }),
    priceChange: percent({ label: 'Change of the price of B', symbol: 'p', places: 2 }),
  },
  formula: ({ price1, price2, quantity1, quantity2 }) => {
    const quantityRise = sumOfProducts([quantity2], [-1, quantity1]);
    const priceRise = sumOfProducts([price2], [-1, price1]);
    const elasticity = (quantityRise / (quantity1 + quantity2)) * ((price1 + price2) / priceRise);
    return {
      elasticity,
      class: quantityRise === 0 ? 'Unrelated' : elasticity > 0 ? 'Substitutes' : 'Complements',
      fromFirst: (quantityRise / quantity1) * (price1 / priceRise),
      quantityChange: quantityRise / quantity1,
      priceChange: priceRise / price1,
    };
  },
  explanation: ({ price1, price2, quantity1, quantity2, class: kind }) => {
    const price = `The price of B ${price2 > price1 ? 'rises' : 'falls'} from {price1} to {price2}, by {|priceChange|},`;
    if (kind === 'Unrelated')
      return `${price} and the quantity of A stays at {quantity1}: the cross-price elasticity is 0, and between these points the price of B makes no difference to A.`;
    const told = `${price} and the quantity of A ${quantity2 > quantity1 ? 'rises' : 'falls'} from {quantity1} to {quantity2}, by {|quantityChange|}: the midpoint cross-price elasticity is {elasticity}.`;
    return kind === 'Substitutes'
      ? `${told} Price and quantity move the same way, as with substitutes.`
      : `${told} Price and quantity move opposite ways, as with complements.`;
  },
  requires: [
    {
      that: ({ price1, price2 }) => price1 !== price2,
      field: 'price2',
      says: 'The two prices are the same: the elasticity needs a change of the price of B.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ price1, price2 }) => isFarFrom(price1, price2),
      says: 'One price, {price1} or {price2}, is more than twice the other: check their digits; an elasticity over so wide a range is an average that need not hold at either end.',
    },
    {
      level: 'caution',
      when: ({ quantity1, quantity2 }) => isFarFrom(quantity1, quantity2),
      says: 'One quantity, {quantity1} or {quantity2}, is more than twice the other: check their digits and that both are of good A for periods of equal length.',
    },
    {
      level: 'caution',
      when: ({ priceChange }) => roundTo(100 * Math.abs(priceChange), 2) < 1,
      says: 'The price of B changes by only {|priceChange|}: a small error or a chance change of the quantity is multiplied into a large one of the elasticity.',
    },
    {
      level: 'caution',
      when: ({ elasticity }) => roundTo(Math.abs(elasticity), 3) > 5,
      says: 'An elasticity of {elasticity} is seldom seen between two goods: check that the quantities are of the other good, A, and that nothing else changed between the points.',
    },
    {
      level: 'note',
      when: ({ elasticity }) => elasticity !== 0 && roundTo(Math.abs(elasticity), 3) < 0.1,
      says: 'An elasticity of {elasticity} is near zero: with measured data it may be chance rather than a relation of the two goods.',
    },
  ],
  examples: [
    {
      inputs: { price1: 4.5, price2: 5.5, quantity1: 8000, quantity2: 12000 },
      results: { elasticity: 2, class: 'Substitutes', fromFirst: 2.25, quantityChange: 50, priceChange: '22.22222' },
      source:
        'Beef and chicken, numbers of clutchprep.com; by hand: (4000/10000) / (1/5); from the first point 0.5 / (1/4.5)',
    },
    {
      inputs: { price1: 5, price2: 15, quantity1: 35, quantity2: 70 },
      results: { elasticity: 0.66666667, class: 'Substitutes', fromFirst: 0.5, quantityChange: 100, priceChange: 200 },
      cautions: ['One price'],
      source: 'assignmentexpert.com, question 87148, printed: 100% / 200% = 0.5; midpoint by hand: (1/3) / (1/2)',
    },
    {
      inputs: { price1: 10, price2: 12, quantity1: 100, quantity2: 90 },
      results: { elasticity: -0.5789474, class: 'Complements', fromFirst: -0.5, quantityChange: -10, priceChange: 20 },
      source: 'By hand: (-10/190) × (22/2) = -11/19',
    },
    {
      inputs: { price1: 12, price2: 10, quantity1: 100, quantity2: 100 },
      results: { elasticity: 0, class: 'Unrelated', fromFirst: 0, quantityChange: 0, priceChange: '-16.66667' },
      source: 'By hand: the quantity stays',
    },
    {
      inputs: { price1: 10, price2: 8, quantity1: 100, quantity2: 210 },
      results: {
        elasticity: '-3.193548',
        class: 'Complements',
        fromFirst: -5.5,
        quantityChange: 110,
        priceChange: -20,
      },
      cautions: ['One quantity'],
      source: 'By hand: (110/310) × (18/-2) = -99/31',
    },
    {
      inputs: { price1: 1000000, price2: 1000000.01, quantity1: 100, quantity2: 101 },
      results: { elasticity: '995024.88059701', class: 'Substitutes', fromFirst: 1000000, priceChange: 0.000001 },
      cautions: ['by only', 'seldom seen'],
      source: 'Python with fractions: (1/201) × (2000000.01/0.01)',
    },
    {
      inputs: { price1: 10, price2: 12, quantity1: 1000, quantity2: 1001 },
      results: { elasticity: 0.0054972514, class: 'Substitutes', fromFirst: 0.005 },
      cautions: ['near zero'],
      source: 'By hand: (1/2001) × (22/2) = 11/2001',
    },
    {
      inputs: { price1: 3.456, price2: 3.464, quantity1: 100, quantity2: 102 },
      results: { elasticity: '8.564356', priceChange: '0.2314815' },
      cautions: ['The price of B changes by only', 'seldom seen'],
      source: 'By hand: 0.008/3.456; (2/202) × (6.92/0.008); prices that differ by less than a cent',
    },
    {
      inputs: { price1: 5, price2: 5, quantity1: 50, quantity2: 60 },
      refused: 'a change of the price of B',
      source: 'By definition',
    },
  ],
  notes: [
    'Incomes, tastes and all other prices are taken as unchanged between the two points, the price of A itself as well; where they changed, the figure mixes their effects.',
    'The elasticity of A with respect to the price of B is in general not that of B with respect to the price of A.',
  ],
  references: [
    {
      title: 'Cross-price elasticity by the midpoint formula (page read)',
      url: 'https://dash-calculator.com/Cross-Price-Elasticity-Calculator-Midpoint.php',
    },
    { title: 'Mankiw: Principles of Economics, 8th ed., §5-1 (cited unopened)', isbn: '978-1-305-58512-6' },
  ],
});
