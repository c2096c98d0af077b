/** Numbers, units and currencies as pages write them. */
import { expect, it } from 'vitest';
import {
  clockReading,
  formatValue,
  moneyUnit,
  type ValueField,
} from '../../../../server/src/web/calculator/numbers.js';

const CASES: readonly [field: ValueField, value: number, unit: string, currency: string, text: string][] = [
  [{ type: 'number' }, 1647.00949769, '', 'USD', '1,647.01'],
  [{ type: 'number', places: 1 }, 22.857, '', 'USD', '22.9'],
  [{ type: 'integer' }, 2026, '', 'USD', '2026'],
  [{ type: 'integer' }, 12345, '', 'USD', '12,345'],
  [{ type: 'percent', places: 4 }, 5.116189788, '%', 'USD', '5.1162%'],
  [{ type: 'quantity' }, 12.5, 'kg', 'USD', '12.5\u00a0kg'],
  [{ type: 'quantity' }, 36.87, '°', 'USD', '36.87°'],
  [{ type: 'quantity' }, 6.62607015e-34, 'J·s', 'USD', '6.62607 × 10⁻³⁴\u00a0J·s'],
  [{ type: 'money' }, 1647.01, '$', 'USD', '$1,647.01'],
  [{ type: 'money' }, -5, '€', 'EUR', '−€5.00'],
  [{ type: 'money' }, -0.001, '$', 'USD', '−$0.001'],
  [{ type: 'money' }, 1200, '¥', 'JPY', '¥1,200'],
  [{ type: 'money' }, 12, 'CHF', 'CHF', 'CHF\u00a012.00'],
  [{ type: 'money' }, 0.1234, '$/kWh', 'USD', '$0.1234 per kWh'],
  [{ type: 'money' }, 0.5, '$/each', 'USD', '$0.50 each'],
  [{ type: 'money' }, 5, '$/m²', 'USD', '$5.00 per m²'],
  [{ type: 'money', places: 0 }, 1234.5, '$', 'USD', '$1,235'],
];

it.each(CASES)('%j: %d %s in %s', (field, value, unit, currency, text) => {
  expect(formatValue(field, value, unit, currency)).toBe(text);
});

it.each([
  ['$', 'EUR', '€'],
  ['$/kg', 'CHF', 'CHF/kg'],
  ['$', 'EURO', '$'],
])('a unit of money, %s in %s', (unit, currency, text) => {
  expect(moneyUnit(unit, currency)).toBe(text);
});

it.each([
  [5.5, 'min/km', '5:30\u00a0min/km'],
  [8.05, 'min/mi', '8:03\u00a0min/mi'],
  [5.999999, 'min/km', '6:00\u00a0min/km'],
  [25.5, 'min', '25\u00a0min 30\u00a0s'],
  [16.64, 'h', '16\u00a0h 38\u00a0min 24\u00a0s'],
  [62.5, 'h', '62\u00a0h 30\u00a0min'],
  [90.25, 'min', '90\u00a0min 15\u00a0s'],
  [1.99999, 'h', undefined],
  [12, 'min', undefined],
  [0.5, 'h', undefined],
  [1000.5, 'h', undefined],
  [Number.NaN, 'h', undefined],
  [5.5, 's', undefined],
  [5.5, 'mol/h', undefined],
])('%d %s on a clock', (value, unit, text) => {
  expect(clockReading(value, unit)).toBe(text);
});
