/** What a field says of itself. */
import { expect, it } from 'vitest';
import type { FieldDetail } from '../../../../server/src/catalogue/detail.js';
import { conditionOf, hintOf } from '../../../../server/src/web/calculator/hints.js';

const field = (type: string, more: Partial<FieldDetail>): FieldDetail => ({
  name: 'a',
  label: 'A',
  type,
  unit: '',
  ...more,
});

const HINTS: readonly [field: FieldDetail, hint: string][] = [
  [field('number', {}), ''],
  [field('number', { minimum: 0 }), ''],
  [field('number', { minimum: 0, maximum: 1e12 }), ''],
  [field('number', { minimum: -5 }), 'At least −5.'],
  [field('number', { exclusiveMinimum: 2 }), 'More than 2.'],
  [field('number', { maximum: 10 }), 'At most 10.'],
  [field('percent', { minimum: 0, maximum: 100, unit: '%' }), '0 to 100%.'],
  [field('quantity', { exclusiveMinimum: 0, maximum: 250, unit: 'cm' }), 'More than 0, at most 250\u00a0cm.'],
  [field('quantity', { minimum: 1, exclusiveMaximum: 3, unit: 'm' }), '1, less than 3\u00a0m.'],
  [field('integer', { minimum: 1, maximum: 600 }), 'Whole number, 1 to 600.'],
  [field('integer', { help: 'How many.' }), 'How many. Whole number.'],
  [field('text', { patternSays: 'an IPv4 address' }), 'An IPv4 address.'],
  [field('date', { default: 'today' }), 'Today (UTC) if left empty.'],
  [
    field('list', { minItems: 2, of: field('quantity', { unit: 'm', minimum: 1, maximum: 5 }) }),
    'At least 2 values, in m, separated by commas or lines, 1 to 5\u00a0m.',
  ],
  [
    field('matrix', { maxRows: 3, maxColumns: 4, square: true }),
    'One row per line, entries separated by spaces; square, at most 3 × 4.',
  ],
];

it.each(HINTS)('%j', (one, hint) => {
  expect(hintOf(one)).toBe(hint);
});

it('a condition is told by labels', () => {
  const method = field('choice', { name: 'method', label: 'Method', options: [{ key: 'own', label: 'My own' }] });
  const flag = field('flag', { name: 'deep', label: 'Deep' });
  const told = conditionOf(field('number', { when: { method: 'own', deep: true } }), [method, flag]);
  expect(told).toBe('Only when Method is My own and Deep is on.');
});
