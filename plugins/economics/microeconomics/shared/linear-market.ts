/**
 * A market with straight curves, as quantities by price, Q = a - bP and Q = c + dP, or as prices by quantity,
 * P = A - mQ and P = B + nQ. In either form all that is asked for has closed forms without differences of results.
 */
import { choice, money, number } from '@reckoner/engine';

export const form = choice(
  {
    quantity: { label: 'Quantities: Q = a - bP, Q = c + dP', also: ['Q(P)', 'direct', 'Qd and Qs'] },
    price: { label: 'Prices: P = A - mQ, P = B + nQ', also: ['P(Q)', 'inverse', 'inverse demand'] },
  },
  { label: 'Curves are given as', default: 'quantity' },
);

const byPrice = { when: { form: 'quantity' } } as const;
const byQuantity = { when: { form: 'price' } } as const;

export const a = number({ label: 'Quantity demanded at price zero', symbol: 'a', above: 0, max: 1e9, ...byPrice });
export const b = number({
  label: 'Fall of demand for each unit of price',
  symbol: 'b',
  help: 'Without the minus sign.',
  min: 0.0001,
  max: 1e6,
  ...byPrice,
});
export const c = number({
  label: 'Quantity supplied at price zero',
  help: 'With its sign: -20 for Q = -20 + 4P.',
  symbol: 'c',
  min: -1e9,
  max: 1e9,
  ...byPrice,
});
export const d = number({
  label: 'Rise of supply for each unit of price',
  symbol: 'd',
  help: '0 for a fixed supply.',
  min: 0,
  max: 1e6,
  ...byPrice,
});
export const demandPrice = money({
  label: 'Price at which nothing is demanded',
  symbol: 'A',
  above: 0,
  max: 1e9,
  ...byQuantity,
});
export const demandSlope = money({
  label: 'Fall of the demand price for each unit of quantity',
  symbol: 'm',
  help: 'Without the minus sign.',
  min: 0.000001,
  max: 1e6,
  ...byQuantity,
});
export const supplyPrice = money({
  label: 'Price at which supply begins',
  symbol: 'B',
  help: 'With its sign; negative where something is supplied at price zero.',
  min: -1e9,
  max: 1e9,
  ...byQuantity,
});
export const supplySlope = money({
  label: 'Rise of the supply price for each unit of quantity',
  symbol: 'n',
  min: 0.000001,
  max: 1e6,
  ...byQuantity,
});
