/** What is refused of sentences that calculators say, and what is right. */

import { sentences } from '@reckoner/codegen/check/checks/sentences';
import { keepSaid } from '@reckoner/codegen/check/checks/spoken';
import type { LoadedSubject } from '@reckoner/codegen/check/checks/subject';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { expect, test } from 'vitest';

function refused(sentence: string, figures: readonly number[] = []): string[] {
  const definition = { inputs: { hourAngle: { kind: 'number', label: 'x' } }, outputs: {} };
  const calculator = { definition } as unknown as Calculator;
  keepSaid(calculator, {}, { sentences: [sentence], figures });
  const found: string[] = [];
  sentences.behaviour({ calculator } as LoadedSubject, (_, message) => found.push(message));
  return found;
}

test.each([
  'The second tire is -4.38% larger.',
  'The new pay is $45,000.00 a year, -$5,000.00 (-10.00%) more.',
  'The pipe loses -12 W.',
  'The price falls by -3%.',
  'It costs -$-5.00.',
  'The profit is -$500.00.',
  'A gain of -€20.00 is a return of -2%.',
  'The trade nets -$190.00.',
  'There are 1 units.',
  'There are 1 day between.',
  'There are 1 unpaired electrons.',
  'After 1 half-lives nothing is left.',
  '1 of 20 are 5%.',
  'Of these, 1 of the 12 cells are dead.',
  'The spring has 3 1/in.',
  'It weighs 4 ton_US.',
  'At 25 degF it freezes.',
  'The light of not given rises.',
  'The value is NaN.',
  'The value is undefined.',
  'The hourAngle is 5.',
  'The p-value is 0.00000.',
  'There are 5 .',
])('%s is refused', (sentence) => {
  expect(refused(sentence)).toHaveLength(1);
});

test.each([
  'A score of 1 means that it rains.',
  'Body 1 lies at -5 °C.',
  'The free cash flow is -$50.00.',
  'At 500 Hz the gain is -10.47 dB.',
  'It is 4.38% smaller.',
  'Values below -1.96 and above 1.96 are rare.',
  'From -5 to -3 the function rises.',
  'The share is 0.0001%.',
  'It takes 1.1 units or 21 units.',
  'A rate of 5 per hour.',
  'There are 1 1/2 cups.',
  'There are 11 days between.',
  '1 of 20 is 5%.',
  '11 of 20 are 55%.',
  '0.1 of 20 are 0.5%.',
])('%s is right', (sentence) => {
  expect(refused(sentence)).toEqual([]);
});

test('ends of a range that read alike and are not are refused', () => {
  const sharp = 'Everything from 0.010 m to 0.010 m is sharp.';
  expect(refused(sharp, [0.00996, 0.01004])).toHaveLength(1);
  expect(refused('It lies between 1,234 and 1,234.', [1233.6, 1236, 1234.4])).toEqual([]);
  expect(refused('It lies between -1,234.5 K and -1,234.5 K.', [-1234.51, -1234.53])).toEqual([]);
  expect(refused('It lies between 1 and 1.', [0.6, 1.4])).toHaveLength(1);
  expect(refused(sharp, [0.01, 0.01])).toEqual([]);
  expect(refused('It takes from 0.010 to 0.0101.', [0.00996, 0.01004])).toEqual([]);
  expect(refused('The payment goes from $0.01 to $0.01.', [0.006, 0.014])).toEqual([]);
});
