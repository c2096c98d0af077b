/** Decimals, for the calculators whose formulas run on them; nearly all of those are of money. */
import { MoneyReader, moneyUnit } from '@reckoner/engine/calculate/read/kinds/money';
import { provide } from './later.js';

export { Decimal } from '@reckoner/engine/arithmetic/decimal-number';
export { Decimal34, round34, WideDecimal } from '@reckoner/engine/arithmetic/decimal34';
export { decimalMethod } from '@reckoner/engine/calculate/evaluate/decimal-method';

provide({ MoneyReader, moneyUnit });
