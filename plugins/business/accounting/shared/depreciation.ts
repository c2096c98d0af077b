/** What the methods of depreciation ask for and answer, named once. */
import { constant, integer, money, roundNear } from '@reckoner/engine';

export const cost = money({ label: 'Cost', symbol: 'C', above: 0, max: 1e12 });
export const salvage = money({
  label: 'Salvage value',
  shareOf: 'cost',
  symbol: 'S',
  min: 0,
  max: 1e12,
  default: 0,
});
export const life = integer({ label: 'Useful life in years', symbol: 'n', min: 1, max: 100 });
export const firstMonths = integer({ label: 'Months in the first year', symbol: 'm', min: 1, max: 12, default: 12 });

export const yearColumns = {
  year: integer({ label: 'Year' }),
  depreciation: money({ label: 'Depreciation' }),
  bookValue: money({ label: 'Book value' }),
};

/** What is posted: whole cents, so that the lines of a schedule add up to its last book value. */
export function toCents(amount: number): number {
  return (roundNear((100 * amount) / constant(1, '$')) * constant(1, '$')) / 100;
}
