/** Currencies are as Intl tells them, also the one that is written down. */
import { currencyCodes, currencyOf, readCurrency } from '@reckoner/engine/calculate/present/currency';
import { expect, it } from 'vitest';

it('every code in either case', () => {
  for (const code of currencyCodes()) {
    expect(currencyOf(code)).toEqual(readCurrency(code));
    expect(currencyOf(code.toLowerCase())).toBe(currencyOf(code));
  }
  expect(currencyOf('XYZ')).toBeUndefined();
});
