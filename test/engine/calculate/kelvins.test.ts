/** The letter of kelvins is also that of thousands: a temperature of 300 K is none of them. */
import { defineCalculator, quantity } from '@reckoner/engine';
import { understand } from '@reckoner/engine/calculate/index';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { expect, it } from 'vitest';

const calculatorOf = (unit: string): Calculator => {
  const definition = defineCalculator({
    title: 'Temperature',
    description: 'A temperature.',
    inputs: { heat: quantity('K', { label: 'Temperature', unit }) },
    outputs: { same: quantity('K', { label: 'Temperature', unit }) },
    formula: ({ heat }) => ({ same: heat }),
    explanation: 'It is {same}.',
    examples: [{ inputs: { heat: 1 }, results: { same: 1 }, source: 'By hand' }],
    references: [{ title: 'By hand' }],
  });
  const rest = { slug: 'same', category: 'test', arithmetic: 'float64', version: '1', formulaVersion: '1' };
  return { ...rest, definition } as unknown as Calculator;
};
const read = (unit: string, heat: string) => understand(calculatorOf(unit), { heat }, {}, { today: '2026-01-31' });

it.each([
  ['K', 293.15],
  ['°C', 20],
  ['degC', 20],
  ['degF', 68],
])('is read in %s, however that is written', (unit, heat) => {
  expect(read(unit, '293.15 K')).toMatchObject({ ok: true, understood: { inputs: { heat } } });
});
