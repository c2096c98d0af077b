/** Fields of samples of a community of species. */
import { integer, list } from '@reckoner/engine';

export const speciesCounts = list(integer({ label: 'Individuals', min: 0, max: 1e9 }), {
  label: 'Individuals of each species',
  symbol: 'n',
  minItems: 1,
  maxItems: 10000,
});
export const richness = integer({ label: 'Species present', symbol: 'S' });
