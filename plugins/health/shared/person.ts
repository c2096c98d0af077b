/** Fields of a person that empirical equations share, in the units they prescribe. */
import { choice, measure, number } from '@reckoner/engine';

export const sex = choice({ female: 'Female', male: 'Male' }, { label: 'Sex' });
export const adultAge = number({ label: 'Age in years', symbol: 'A', min: 18, max: 110, usual: [18, 100] });
export const weight = measure('kg', { label: 'Weight', symbol: 'W', min: 20, max: 400, usual: [35, 250] });
export const height = measure('cm', {
  label: 'Height',
  symbol: 'H',
  regional: 'height',
  min: 100,
  max: 250,
  usual: [135, 215],
});
