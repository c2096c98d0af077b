/** Fields of reaction kinetics. */
import { quantity } from '@reckoner/engine';

export const zeroOrderConstant = quantity('mol/(L*s)', { label: 'Rate constant', symbol: 'k', min: 1e-12, max: 1e12 });
export const firstOrderConstant = quantity('1/s', { label: 'Rate constant', symbol: 'k', min: 1e-12, max: 1e15 });
export const secondOrderConstant = quantity('L/(mol*s)', {
  label: 'Rate constant',
  symbol: 'k',
  min: 1e-12,
  max: 1e15,
});
export const initialConcentration = quantity('mol/L', {
  label: 'Initial concentration',
  symbol: '[A]_0',
  min: 1e-12,
  max: 100,
});
