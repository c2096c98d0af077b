/** Patterns that may hold up the service are told from those that cannot. */
import { isLinear } from '@reckoner/codegen/check/checks/linear-pattern';
import { anchored } from '@reckoner/engine/calculate/read/kinds/text';
import { expect, test } from 'vitest';
import { processorTime } from '../../processor.js';

const compiled = (source: string) => new RegExp(anchored(source), 'u');

test.each([
  // Exponential.
  ['(a+)+b|[^a].*'],
  ['(a|a)*'],
  ['(a|ab|b)*'],
  ['(\\w+\\s?)*'],
  ['([a-z]+)*\\d'],
  ['(a?){30}a{30}'],
  // Quadratic and worse.
  ['\\d*\\d*x'],
  ['\\d+\\.?\\d*'],
  ['.*-.*'],
  ['\\s*\\s*a'],
  // What goes back to what was matched, and looks around in ways that repeat.
  ['(a+)\\1'],
  ['(?=(a+)+b).*'],
])('%s is refused', (source) => {
  expect(isLinear(compiled(source))).toBe(false);
});

test.each([
  ['[0-9A-Fa-f:]+', '0'],
  ['[+-]?\\d*(?:\\.\\d*(?:\\(\\d+\\))?)?', '1'],
  ['[a-z]+(-[a-z]+)*', 'a'],
  ['(?:[A-Z][a-z]?\\d*)+', 'H'],
  ['[+-]?\\s*(?:\\.\\d+|\\d+(?:\\.\\d+|(?:\\s+(?:\\d+\\s*)?)?/\\s*\\d+)?)', '1 '],
])('%s is accepted, and is quick on a long text that it does not match', async (source, part) => {
  const pattern = compiled(source);
  expect(isLinear(pattern)).toBe(true);
  const hostile = `${part.repeat(1000)}!`;
  expect(await processorTime(() => expect(pattern.test(hostile)).toBe(false))).toBeLessThan(50);
});
