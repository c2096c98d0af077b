/** Fields that many clinical equations share. */
import { choice, integer, measure } from '@reckoner/engine';

export const sex = choice({ female: 'Female', male: 'Male' }, { label: 'Sex' });
export const adultAge = integer({
  label: 'Age in years',
  symbol: '\\mathrm{age}',
  min: 18,
  max: 120,
  usual: [18, 105],
});
export const bodyWeight = measure('kg', { label: 'Body weight', symbol: 'W', min: 20, max: 400, usual: [35, 200] });
