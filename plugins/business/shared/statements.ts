/** Lines of financial statements, named once for all ratios. */
import { money } from '@reckoner/engine';

export const revenue = money({ label: 'Revenue', symbol: 'R', min: 0.01, max: 1e15 });
export const costOfGoodsSold = money({ label: 'Cost of goods sold', symbol: 'C', min: 0, max: 1e15 });
export const operatingIncome = money({
  label: 'Operating income (EBIT)',
  symbol: '\\mathrm{EBIT}',
  min: -1e15,
  max: 1e15,
});
export const netIncome = money({ label: 'Net income', symbol: 'N', min: -1e15, max: 1e15 });
export const equity = money({ label: 'Shareholders’ equity', symbol: 'E', min: 0.01, max: 1e15 });
export const debt = money({ label: 'Total debt', symbol: 'D', min: 0, max: 1e15 });
export const interestExpense = money({ label: 'Interest expense', symbol: 'i', min: 0.01, max: 1e15 });
export const currentAssets = money({ label: 'Current assets', symbol: 'A', min: 0, max: 1e15 });
export const currentLiabilities = money({ label: 'Current liabilities', symbol: 'L', min: 0.01, max: 1e15 });
