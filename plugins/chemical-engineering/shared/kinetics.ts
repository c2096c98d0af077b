/** Fields of ideal reactors with one reaction of order 0, 1 or 2 in its limiting reactant. */
import { choice, percent, quantity } from '@reckoner/engine';

export const reactionOrder = choice(
  { zero: 'Zero', first: 'First', second: 'Second' },
  { label: 'Order', default: 'first' },
);
export const zeroOrderConstant = quantity('mol/(m^3*s)', {
  label: 'Rate constant',
  unit: 'mol/(L*s)',
  symbol: 'k',
  min: 1e-9,
  max: 1e6,
  when: { order: 'zero' },
});
export const firstOrderConstant = quantity('1/s', {
  label: 'Rate constant',
  symbol: 'k',
  min: 1e-9,
  max: 1e6,
  when: { order: 'first' },
});
export const secondOrderConstant = quantity('m^3/(mol*s)', {
  label: 'Rate constant',
  unit: 'L/(mol*s)',
  symbol: 'k',
  min: 1e-9,
  max: 1e6,
  when: { order: 'second' },
});
export const feedConcentration = quantity('mol/m^3', {
  label: 'Feed concentration',
  unit: 'mol/L',
  symbol: 'C_{A0}',
  min: 1e-6,
  max: 100,
});
export const feedFlow = quantity('m^3/s', {
  label: 'Volumetric feed',
  unit: 'L/min',
  symbol: '\\dot V_0',
  min: 1e-6,
  max: 1e9,
});
export const conversion = percent({ label: 'Conversion', symbol: 'X', above: 0, max: 99.9999, usual: [1, 99.99] });
