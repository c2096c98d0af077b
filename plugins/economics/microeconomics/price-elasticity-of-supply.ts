import { category, defineCalculator, money, number, percent, roundTo, sumOfProducts } from '@reckoner/engine';
import { isFarFrom, lineThrough } from './shared/elasticity.js';

/** Midpoint (arc) formula between two points of a supply curve. */
export default defineCalculator({
  title: 'Price elasticity of supply',
  description:
    'Price elasticity of supply between two points by the midpoint formula, with its class and the percent changes of price and quantity.',
  keywords: ['PES', 'elastic supply', 'inelastic supply', 'supply curve'],
  related: ['price-elasticity-of-demand', 'supply-demand-equilibrium'],
  inputs: {
    price1: money({ label: 'First price', symbol: 'P_1', min: 0.0001, max: 1e9, digits: 8 }),
    price2: money({ label: 'Second price', symbol: 'P_2', min: 0.0001, max: 1e9, digits: 8 }),
    quantity1: number({ label: 'Quantity supplied at the first price', symbol: 'Q_1', min: 0.0001, max: 1e12 }),
    quantity2: number({ label: 'Quantity supplied at the second price', symbol: 'Q_2', min: 0.0001, max: 1e12 }),
  },
  outputs: {
    elasticity: number({ label: 'Elasticity of supply (midpoint)', symbol: 'E_S', places: 3 }),
    class: category(['Elastic', 'Unit elastic', 'Inelastic', 'Perfectly inelastic', 'Downward-sloping'], {
      label: 'Supply is',
      of: 'elasticity',
    }),
    fromFirst: number({ label: 'By percent changes from the first point', symbol: 'E_1', places: 3 }),
    quantityChange: percent({ label: 'Change of the quantity supplied', symbol: 'q', places: 2 }),
    priceChange: percent({ label: 'Change of the price', symbol: 'p', places: 2 }),
  },
  formula: ({ price1, price2, quantity1, quantity2 }) => {
    const quantityRise = sumOfProducts([quantity2], [-1, quantity1]);
    const priceRise = sumOfProducts([price2], [-1, price1]);
    const elasticity = (quantityRise / (quantity1 + quantity2)) * ((price1 + price2) / priceRise);
    return {
      elasticity,
      class: quantityRise === 0 ? 'Perfectly inelastic' : classOf(elasticity),
      fromFirst: (quantityRise / quantity1) * (price1 / priceRise),
      quantityChange: quantityRise / quantity1,
      priceChange: priceRise / price1,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Supply',
    x: { of: 'quantity1', label: 'Quantity supplied' },
    y: { of: 'price1', label: 'Price' },
    curve: ({ price1, price2, quantity1, quantity2 }) => lineThrough(quantity1, price1, quantity2, price2),
  },
  explanation: ({ price1, price2, quantity1, quantity2, class: kind }) => {
    const price = `The price ${price2 > price1 ? 'rises' : 'falls'} from {price1} to {price2}, by {|priceChange|},`;
    if (quantity1 === quantity2)
      return `${price} and the quantity supplied stays at {quantity1}: the elasticity of supply is 0, perfectly inelastic between these points.`;
    return `${price} and the quantity supplied ${quantity2 > quantity1 ? 'rises' : 'falls'} from {quantity1} to {quantity2}, by {|quantityChange|}: the midpoint elasticity of supply is {elasticity}. ${MEANING[kind]}`;
  },
  requires: [
    {
      that: ({ price1, price2 }) => price1 !== price2,
      field: 'price2',
      says: 'The two prices are the same: elasticity needs a change of price. Supply that differs at one price is perfectly elastic, or has shifted.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ elasticity }) => elasticity < 0,
      says: 'The quantity falls where the price rises: check that the quantities are those supplied, each beside its own price. Points of a demand curve, or of a supply that shifted in between, give no elasticity of supply.',
    },
    {
      level: 'caution',
      when: ({ price1, price2 }) => isFarFrom(price1, price2),
      says: 'One price, {price1} or {price2}, is more than twice the other: check their digits; an elasticity over so wide a range is an average that need not hold at either end.',
    },
    {
      level: 'caution',
      when: ({ quantity1, quantity2 }) => isFarFrom(quantity1, quantity2),
      says: 'One quantity, {quantity1} or {quantity2}, is more than twice the other: check their digits and that both are for periods of equal length.',
    },
    {
      level: 'caution',
      when: ({ priceChange }) => roundTo(100 * Math.abs(priceChange), 2) < 1,
      says: 'The price changes by only {|priceChange|}: a small error or a chance change of the quantity is multiplied into a large one of the elasticity.',
    },
    {
      level: 'caution',
      when: ({ elasticity }) => roundTo(elasticity, 3) > 10,
      says: 'An elasticity of {elasticity} is nearly a horizontal supply curve: check the figures, and that both points are of one supply curve and one time to adjust.',
    },
  ],
  examples: [
    {
      inputs: { price1: 650, price2: 700, quantity1: 10000, quantity2: 13000 },
      results: {
        elasticity: '3.521739',
        class: 'Elastic',
        fromFirst: 3.9,
        quantityChange: 30,
        priceChange: '7.692308',
      },
      source:
        'OpenStax: Principles of Economics, the apartments (26.1% / 7.4% = 3.53 of rounded percents); by hand: (3/23) × 27',
    },
    {
      inputs: { price1: 10, price2: 12, quantity1: 100, quantity2: 110 },
      results: { elasticity: '0.5238095', class: 'Inelastic', fromFirst: 0.5, quantityChange: 10, priceChange: 20 },
      source: 'By hand: (10/210) × 11',
    },
    {
      inputs: { price1: 10, price2: 15, quantity1: 20, quantity2: 30 },
      results: { elasticity: 1, class: 'Unit elastic', fromFirst: 1, quantityChange: 50, priceChange: 50 },
      source: 'By hand: a line through the origin',
    },
    {
      inputs: { price1: 15, price2: 10, quantity1: 40, quantity2: 40 },
      results: { elasticity: 0, class: 'Perfectly inelastic', fromFirst: 0, priceChange: '-33.33333' },
      source: 'By hand: the quantity stays',
    },
    {
      inputs: { price1: 10, price2: 12, quantity1: 100, quantity2: 80 },
      results: { elasticity: '-1.222222', class: 'Downward-sloping', fromFirst: -1 },
      cautions: ['falls where the price rises'],
      source: 'By hand: (-20/180) × 11',
    },
    {
      inputs: { price1: 10, price2: 25, quantity1: 100, quantity2: 190 },
      results: { elasticity: '0.7241379', class: 'Inelastic', fromFirst: 0.6 },
      cautions: ['One price'],
      source: 'By hand: (90/290) × (35/15) = 21/29',
    },
    {
      inputs: { price1: 20, price2: 30, quantity1: 100, quantity2: 210 },
      results: { elasticity: '1.774194', class: 'Elastic', fromFirst: 2.2 },
      cautions: ['One quantity'],
      source: 'By hand: (110/310) × 5 = 55/31',
    },
    {
      inputs: { price1: 1000, price2: 1005, quantity1: 100, quantity2: 110 },
      results: { elasticity: '19.0952381', class: 'Elastic', fromFirst: 20, priceChange: 0.5 },
      cautions: ['by only', 'nearly a horizontal'],
      source: 'By hand: (10/210) × 401',
    },
    {
      inputs: { price1: 3.456, price2: 3.464, quantity1: 100, quantity2: 102 },
      results: { elasticity: '8.564356', priceChange: '0.2314815' },
      cautions: ['The price changes by only'],
      source: 'By hand: 0.008/3.456; (2/202) × (6.92/0.008); prices that differ by less than a cent',
    },
    {
      inputs: { price1: 10, price2: 10, quantity1: 50, quantity2: 60 },
      refused: 'a change of price',
      source: 'By definition',
    },
  ],
  notes: [
    'Supply is more elastic the more time there is to adjust: both points are meant after the same time.',
    'Elasticity is no slope: along one straight supply line it changes from point to point, unless the line begins at the origin, where it is 1.',
  ],
  references: [
    {
      title: 'Rittenberg, Tregarthen: Principles of Economics, equation 5.6 (excerpt read)',
      url: 'https://123docz.net/document/11517535-authors-libby-rittenberg-269.htm',
    },
    {
      title:
        'OpenStax: Principles of Economics, §5.1, the supply of apartments (figures read in a garbled copy, the book unopened)',
    },
  ],
});

const MEANING = {
  Elastic: 'It is above 1: supply is elastic here and responds in greater proportion than the price.',
  'Unit elastic': 'Supply is unit elastic here and moves about in proportion to the price.',
  Inelastic: 'It is below 1: supply is inelastic here and responds in smaller proportion than the price.',
  'Perfectly inelastic': '',
  'Downward-sloping': 'A supply curve through these points slopes downward.',
};

function classOf(elasticity: number) {
  if (elasticity < 0) return 'Downward-sloping';
  const shown = roundTo(elasticity, 3);
  if (shown === 1) return 'Unit elastic';
  return shown > 1 ? 'Elastic' : 'Inelastic';
}
