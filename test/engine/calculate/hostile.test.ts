/** Long and awkward texts are refused quickly by every kind of input. */
import { understand } from '@reckoner/engine/calculate/read/understand';
import { expect, test } from 'vitest';
import { processorTime } from '../../processor.js';
import { everyKind } from './every-kind.js';
import { bodyMassIndex } from './pilots.js';

const context = { today: '2026-01-31' };
const LENGTH = 60_000;

const texts: Readonly<Record<string, string>> = {
  digits: '9'.repeat(LENGTH),
  spaces: `1${' '.repeat(LENGTH)}x`,
  lines: `1${'\n'.repeat(LENGTH)}x`,
  'lines and spaces': `1${' \n'.repeat(LENGTH / 2)}x`,
  commas: `1${','.repeat(LENGTH)}x`,
  'groups of thousands': `1${',000'.repeat(LENGTH / 4)},`,
  brackets: `${'['.repeat(LENGTH / 2)}${']'.repeat(LENGTH / 2)}`,
  'closing brackets and spaces': `]${' '.repeat(LENGTH)}`,
  parentheses: '('.repeat(LENGTH),
  units: `1 ${'m*'.repeat(LENGTH / 2)}`,
  currencies: '$'.repeat(LENGTH),
  exponents: `1${'e1'.repeat(LENGTH / 2)}`,
  astral: '😀'.repeat(LENGTH / 2),
};

const calculator = everyKind();
const names = Object.keys(calculator.definition.inputs);

test.each(Object.entries(texts))('%s', async (_, text) => {
  const time = await processorTime(() => {
    for (const name of names) {
      for (const sent of [
        text,
        { value: text, unit: 'm' },
        { value: 1, unit: text },
        [text, text],
        [[text]],
        { [text]: 1 },
      ]) {
        const result = understand(calculator, { [name]: sent }, {}, context);
        expect(result.ok).toBe(false);
        expect(JSON.stringify(result).length).toBeLessThan(100_000 + LENGTH);
      }
    }
    const options = { units: { [text]: text, bmi: text }, currency: text };
    expect(understand(bodyMassIndex, { [text]: text }, options, context).ok).toBe(false);
  });
  // About 130 refusals; a quadratic pattern takes seconds for one.
  expect(time).toBeLessThan(10_000);
});

test('thousands of unknown names', async () => {
  const inputs = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`weihgt-of-the-body-${index}`, 1]));
  const time = await processorTime(() =>
    expect(understand(bodyMassIndex, inputs, { units: inputs as never }, context).ok).toBe(false),
  );
  expect(time).toBeLessThan(6000);
});
