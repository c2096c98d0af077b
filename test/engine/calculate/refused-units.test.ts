/** Units that people write for others: a field names what it refuses, and what to write. */
import { defineCalculator, money, quantity, rows } from '@reckoner/engine';
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { expect, it } from 'vitest';

const definition = defineCalculator({
  title: 'Worth of gold',
  description: 'What pieces of gold are worth.',
  inputs: {
    mass: quantity('g', { label: 'Gold', min: 0, max: 1e6, usual: [1, 100], refusedUnits: { oz: 'ozt' } }),
    price: money({ label: 'Price', per: 'g', min: 0, refusedUnits: { oz: 'ozt' } }),
    more: rows(
      { mass: quantity('g', { label: 'Piece', min: 0, refusedUnits: { oz: 'ozt' } }) },
      { label: 'Pieces', optional: true },
    ),
  },
  outputs: { worth: money({ label: 'Worth' }) },
  formula: ({ mass, price }) => ({ worth: mass * price }),
  explanation: 'It is worth {worth}.',
  examples: [{ inputs: { mass: 10, price: 80 }, results: { worth: 800 }, source: 'By hand' }],
  references: [{ title: 'By hand' }],
});
const calculator = {
  ...{ slug: 'worth', category: 'test', arithmetic: 'float64', version: '1', formulaVersion: '1', definition },
} as unknown as Calculator;
const asked = (inputs: object) =>
  understand(calculator, { mass: 10, price: 80, ...inputs }, {}, { today: '2026-01-31' });

it.each([
  ['a quantity as a text', { mass: '10 oz' }, '/inputs/mass', '“Gold”'],
  ['by its name', { mass: '10 ounces' }, '/inputs/mass', '“Gold”'],
  ['a quantity as a pair', { mass: { value: 10, unit: 'oz' } }, '/inputs/mass', '“Gold”'],
  ['a price', { price: '$4000/oz' }, '/inputs/price', '“Price”'],
  ['in a row', { more: [{ mass: '2 oz' }] }, '/inputs/more/0/mass', '“Pieces”, row 1, “Piece”'],
])('refuses %s, and says what to write', (_, inputs, pointer, name) => {
  const message = `${name} does not take oz, which may mean another unit here. Write ozt, or convert it.`;
  expect(asked(inputs)).toMatchObject({
    ok: false,
    issues: [{ pointer, code: 'bad-unit', message, expected: 'ozt', suggestion: 'ozt' }],
  });
});

it('takes the other one, and all others', () => {
  expect(asked({ mass: '1 ozt', price: '$3110.34768/ozt' })).toMatchObject({
    ok: true,
    understood: { inputs: { mass: 31.1034768, price: 100 } },
  });
  expect(asked({ mass: '0.01 kg' })).toMatchObject({ ok: true });
});

it('does not ask whether it was meant', () => {
  const meant = (sent: object) => {
    const { understood } = asked(sent) as Extract<ReturnType<typeof asked>, { ok: true }>;
    return (evaluate(calculator, understood) as { cautions?: { message: string }[] }).cautions?.[0]?.message;
  };
  expect(meant({ mass: 0.5 })).not.toMatch(/\boz\b/);
  expect(meant({ mass: 0.5 })).toMatch(/below the usual/);
});
