/** Templates of explanations, and units as sentences name them. */
import { defineCalculator } from '@reckoner/engine';
import { flag, integer, number, quantity } from '@reckoner/engine/authoring/kinds';
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import { parseTemplate } from '@reckoner/engine/calculate/present/template';
import { unitInWords } from '@reckoner/engine/calculate/present/unit-words';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { unitOf } from '@reckoner/engine/units/index';
import { UNIT_WORDS } from '@reckoner/engine/units/tables/words';
import { describe, expect, it, test } from 'vitest';

function sentence(explanation: string, inputs: object, units?: Readonly<Record<string, string>>): string {
  const definition = defineCalculator({
    title: 'Change',
    description: 'A change.',
    inputs: {
      change: number({ label: 'Change', default: 0 }),
      count: integer({ label: 'Count', default: 0 }),
      light: quantity('m', { label: 'Light', optional: true }),
      loud: flag({ label: 'Loud' }),
      rate: quantity('1/s', { label: 'Rate', default: 1 }),
    },
    outputs: {
      twice: quantity('m', { label: 'Twice', optional: true, places: 0 }),
      less: quantity('m', { label: 'A little less', optional: true, places: 0 }),
    },
    formula: ({ light, change }) =>
      light === undefined ? {} : { twice: 2 * light, less: 2 * light - Math.abs(change) / 1000 },
    explanation,
    examples: [],
    references: [],
  });
  const calculator: Calculator = {
    slug: 'change',
    category: 'c',
    subcategory: 's',
    arithmetic: 'float64',
    version: '1',
    definition,
  };
  const understanding = understand(calculator, inputs, { ...(units && { units }) }, { today: '2026-01-31' });
  if (!understanding.ok) throw new Error(understanding.issues[0]!.message);
  const outcome = evaluate(calculator, understanding.understood);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.explanation;
}

describe('sentences', () => {
  const SIGNS = 'It is {change|{|change|} smaller|as large|{|change|} larger}.';
  const LIGHT = 'Seen{light?; the light of {light} rises at {twice}|, without a light}.';

  test.each([
    [SIGNS, { change: -4 }, 'It is 4 smaller.'],
    [SIGNS, { change: 0 }, 'It is as large.'],
    [SIGNS, { change: 4 }, 'It is 4 larger.'],
    ['{count} {count|bag|bags}', { count: 1 }, '1 bag'],
    ['{|count|} {count|day|days} ago', { count: -1 }, '1 day ago'],
    ['{count} {count|bag|bags}', { count: 2 }, '2 bags'],
    [LIGHT, {}, 'Seen, without a light.'],
    [LIGHT, { light: 2 }, 'Seen; the light of 2 m rises at 4 m.'],
    ['Said{loud? aloud}.', { loud: true }, 'Said aloud.'],
    ['Said{loud? aloud}.', {}, 'Said.'],
    ['At {rate}.', { rate: '5 1/h' }, 'At 5 per hour.'],
    ['At {rate}.', { rate: { value: 30, unit: '1/min' } }, 'At 30 per minute.'],
    ['At {rate}.', { rate: '2 1/s' }, 'At 2 per second.'],
    ['{light}', { light: '2 yd' }, '2 yd'],
  ])('%s of %j', (template, inputs, text) => {
    expect(sentence(template, inputs)).toBe(text);
  });

  it('are in the units that were asked for, with more digits than the places of the shown unit give', () => {
    expect(sentence('{light} twice is {twice}', { light: '1000 ft' }, { twice: 'km' })).toBe(
      '1,000 ft twice is 0.6096 km',
    );
  });
});

describe('figures that are compared and read alike', () => {
  it.each([
    ['Between {less} and {twice}.', 1, 'Between 119.999 m and 120 m.'],
    ['From about {less} to {twice}.', 400, 'From about 119.6 m to 120 m.'],
    ['{twice} is longer than {less}.', 400, '120 m is longer than 119.6 m.'],
    ['{twice}, above the least {less}.', 0.1, '120 m, above the least 119.9999 m.'],
    ['{|twice|} exceeds {less}.', 400, '120 m exceeds 119.6 m.'],
    ['{less} than {twice}, above {less}.', 400, '119.6 m than 120 m, above 120 m.'],
    // The same, no comparison, and told apart as they are.
    ['Between {less} and {twice}.', 0, 'Between 120 m and 120 m.'],
    ['{less} and {twice}.', 400, '120 m and 120 m.'],
    ['{twice} is above. It is {less}.', 400, '120 m is above. It is 120 m.'],
    ['Between {less} and {twice}.', 4000, 'Between 116 m and 120 m.'],
  ])('%s is told with the digits that differ', (template, change, text) => {
    expect(sentence(template, { light: 60, change })).toBe(text);
  });

  it('need to be there', () => {
    expect(sentence('Between {less} and {twice}.', {})).toBe('Between not available and not available.');
  });
});

describe('templates', () => {
  test.each(['a {b', 'a } b', '{}', '{a b}', '{a|b}', '{a|b|c|d|e}', '{|a}', '{a?b|c|d}', '{?b}'])(
    'leave %s as it stands',
    (text) => {
      expect(parseTemplate(text).join('')).toBe(text);
    },
  );

  it('take no long for braces without partners', () => {
    const start = performance.now();
    parseTemplate('{a|'.repeat(20_000));
    parseTemplate(`${'{a|'.repeat(300)}${'}'.repeat(300)}`);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

test.each([
  ['1/in', 'per inch', 'per inch'],
  ['1/mL', 'per milliliter', 'per milliliter'],
  ['1/m²', 'per m²', 'per m²'],
  ['1/(m²·s)', 'per m²·s', 'per m²·s'],
  ['ton_US', 'short ton', 'short tons'],
  ['ton_US/h', 'short ton per hour', 'short tons per hour'],
  ['yr', 'year', 'years'],
  ['Δ°C', '°C', '°C'],
  ['Δ°C/km', '°C/km', '°C/km'],
  ['m/s²', 'm/s²', 'm/s²'],
  ['kg', 'kg', 'kg'],
  ['cup', 'cup', 'cups'],
])('%s is %s or %s in a sentence', (symbol, one, others) => {
  expect([unitInWords(symbol, true), unitInWords(symbol, false)]).toEqual([one, others]);
});

test.each(Object.keys(UNIT_WORDS))('the unit %s, which has words, is one', (symbol) => {
  expect(unitOf(symbol).factors[0]!.unit!.row.words).toBe(UNIT_WORDS[symbol]);
});
