/** The period that amounts of a business cover. */
import { integer } from '@reckoner/engine';

export const months = integer({
  label: 'Months that the amounts cover',
  symbol: 'n',
  help: '12 for a year, 3 for a quarter, 1 for a month.',
  min: 1,
  max: 18,
  default: 12,
});
