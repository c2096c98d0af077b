/** What is understood of every kind of input, and what is said of the rest. */

import { list, matrix, money, number, rows, text } from '@reckoner/engine';
import { understand } from '@reckoner/engine/calculate/read/understand';
import type { CalculateOptions, Issue, Understood } from '@reckoner/engine/calculate/types';
import { describe, expect, it, test } from 'vitest';
import { everyKind, everyKindDefinition } from './every-kind.js';
import { bodyMassIndex, calculator, compoundInterest } from './pilots.js';

const context = { today: '2026-01-31' };
const float64 = everyKind('float64');
const decimal = everyKind('decimal');

function understood(inputs: unknown, options: CalculateOptions = {}, calculator = float64): Understood {
  const result = understand(calculator, inputs, options, context);
  if (!result.ok) throw new Error(JSON.stringify(result.issues, null, 1));
  return result.understood;
}

function issues(inputs: unknown, options: CalculateOptions = {}, calculator = float64): readonly Issue[] {
  const result = understand(calculator, inputs, options, context);
  return result.ok ? [] : result.issues;
}

describe('values that are understood', () => {
  const cases: readonly [name: string, sent: unknown, canonical: unknown, native: unknown, exact?: unknown][] = [
    ['length', 1, 1, 0.0254, '0.0254'],
    ['length', '2.54 cm', 1, 0.0254, '0.0254'],
    ['length', { value: 2.54, unit: 'cm' }, 1, 0.0254, '0.0254'],
    ['length', { value: '2.54e1', unit: 'mm' }, 1, 0.0254, '0.0254'],
    ['length', '1e3', 1000, 25.4, '25.4'],
    ['length', ' 6 ft ', 72, 1.8288, '1.8288'],
    ['length', `5'11"`, 71, 1.8034, '1.8034'],
    ['length', '5 ft 11 in', 71, 1.8034, '1.8034'],
    ['length', '1/2 in', 0.5, 0.0127, '0.0127'],
    ['length', '1/2', 0.5, 0.0127, '0.0127'],
    ['length', '25.4 µm', 0.001, 0.0000254, '0.0000254'],
    ['length', -0, 0, 0, '0'],
    ['temperature', 25, 25, 298.15, '298.15'],
    ['temperature', '77 °F', 25, 298.15, '298.15'],
    ['temperature', '0 K', -273.15, 0, '0'],
    ['creatinine', 1.2, 1.2, 1.2, '1.2'],
    ['creatinine', '12 mg/L', 1.2, 1.2, '1.2'],
    ['factor', 0.1, 0.1, 0.1, '0.1'],
    ['factor', '0.05', 0.05, 0.05, '0.05'],
    ['factor', '+.5', 0.5, 0.5, '0.5'],
    ['factor', '5.', 5, 5, '5'],
    ['factor', '1E3', 1000, 1000, '1000'],
    ['factor', '1.8 × 10^-5', 1.8e-5, 1.8e-5, '0.000018'],
    ['rate', '−1.8×10⁻²', -0.018, -0.00018, '-0.018e-2'],
    ['factor', '2*10^3', 2000, 2000, '2000'],
    ['factor', '2 x 10^−3', 0.002, 0.002, '0.002'],
    ['count', 3, 3, 3, 3],
    ['count', '6 × 10²', 600, 600, 600],
    ['rate', '5 × 10⁻² %', 0.05, 0.0005, '0.05e-2'],
    ['count', '1e3', 1000, 1000, 1000],
    ['count', '5.0', 5, 5, 5],
    ['rate', 5, 5, 0.05, '5e-2'],
    ['rate', '5 %', 5, 0.05, '5e-2'],
    ['rate', '4.3%', 4.3, 0.043, '4.3e-2'],
    ['rate', '−7', -7, -0.07, '-7e-2'],
    ['rate', { value: 5, unit: '%' }, 5, 0.05, '5e-2'],
    ['price', 9.99, 9.99, 9.99, '9.99'],
    ['price', '$5', 5, 5, '5'],
    ['price', '5 USD', 5, 5, '5'],
    ['price', 'usd 5', 5, 5, '5'],
    ['price', { value: '1.10', unit: 'USD' }, 1.1, 1.1, '1.1'],
    ['unitPrice', '$5/kg', 5, 5, '5'],
    ['unitPrice', '$5 per kg', 5, 5, '5'],
    ['unitPrice', '0.01 USD/g', 10, 10, '10'],
    ['unitPrice', { value: 0.01, unit: 'USD/g' }, 10, 10, '10'],
    ['method', 'simple', 'simple', 'simple', 'simple'],
    ['level', '2', '2', 1.9, 1.9],
    ['level', 2, '2', 1.9, 1.9],
    ['smoker', true, true, true, true],
    ['smoker', 'no', false, false, false],
    ['on', '1970-01-02', '1970-01-02', 1, 1],
    ['on', '2024-02-29', '2024-02-29', 19782, 19782],
    ['at', '13:45', '13:45', 49500, 49500],
    ['at', '9:05:07', '09:05:07', 32707, 32707],
    ['at', '00:00:00', '00:00', 0, 0],
    ['word', 'abc', 'abc', 'abc', 'abc'],
    ['word', 1234, '1234', '1234', '1234'],
    ['values', [1, '2'], [1, 2], [1, 2], ['1', '2']],
    ['values', '1,2,3 4', [1, 2, 3, 4], [1, 2, 3, 4], ['1', '2', '3', '4']],
    ['values', '1, 2; 3 4', [1, 2, 3, 4], [1, 2, 3, 4], ['1', '2', '3', '4']],
    ['values', '1\n2\n', [1, 2], [1, 2], ['1', '2']],
    ['lengths', '1 m, 20 cm', [1, 0.2], [1, 0.2], ['1', '0.2']],
    ['lengths', '1 m 20 cm', [1, 0.2], [1, 0.2], ['1', '0.2']],
    ['lengths', ['1 m', { value: 20, unit: 'cm' }], [1, 0.2], [1, 0.2], ['1', '0.2']],
    [
      'm',
      [
        [1, 2],
        ['3', 4],
      ],
      [
        [1, 2],
        [3, 4],
      ],
      [
        [1, 2],
        [3, 4],
      ],
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'm',
      '1 2\n3 4',
      [
        [1, 2],
        [3, 4],
      ],
      [
        [1, 2],
        [3, 4],
      ],
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'm',
      '[[1, 2], [3, 4]]',
      [
        [1, 2],
        [3, 4],
      ],
      [
        [1, 2],
        [3, 4],
      ],
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'm',
      '1, 2; 3, 4',
      [
        [1, 2],
        [3, 4],
      ],
      [
        [1, 2],
        [3, 4],
      ],
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'flows',
      [{ amount: '$1.50', on: '1970-01-03' }],
      [{ on: '1970-01-03', amount: 1.5, kind: 'in' }],
      [{ on: 2, amount: 1.5, kind: 'in' }],
      [{ on: 2, amount: '1.5', kind: 'in' }],
    ],
  ];

  test.each(cases)('%s: %j', (name, sent, canonical, native, exact) => {
    const result = understood({ [name]: sent });
    expect(result.inputs[name]).toEqual(canonical);
    expect(result.values[name]).toEqual(native);
    expect(understood({ [name]: sent }, {}, decimal).values[name]).toEqual(exact);
    // What was sent in another unit is spoken of in that one, and has a key of its own.
    const again = understood({ [name]: canonical });
    expect(again.inputs).toEqual(result.inputs);
    expect(again.key).toBe(result.key);
  });

  it('keeps more digits than a double has for decimal calculators only', () => {
    const sent = { factor: '0.1234567890123456789' };
    expect(understood(sent).inputs.factor).toBe(0.12345678901234568);
    expect(understood(sent, {}, decimal).inputs.factor).toBe('0.1234567890123456789');
    expect(understood(sent, {}, decimal).values.factor).toBe('0.1234567890123456789');
    expect(understood({ length: '1 m' }, {}, decimal).inputs.length).toBe('39.37007874015748031496062992125984');
  });
});

describe('values that are refused', () => {
  const cases: readonly [name: string, sent: unknown, code: string, message: RegExp, details?: Partial<Issue>][] = [
    ['length', 'long', 'not-a-number', /“Length”.*“long”/],
    ['length', '5 kg', 'wrong-dimension', /length.*mass.*"2\.5 in"/],
    ['length', { value: 5, unit: 's' }, 'wrong-dimension', /length.*time/],
    ['length', `${'9'.repeat(120)} m`, 'not-a-number', /2\.5 in/],
    ['length', '1 mm 2 kg', 'not-a-number', /“Length”/],
    ['length', '1 m/s*kg', 'ambiguous-unit', /two ways/],
    ['length', '1 m^^2', 'bad-unit', /“Length”/],
    ['length', '1 C', 'wrong-dimension', /“Length”/],
    ['length', '5 metters', 'unknown-unit', /“metters”/],
    ['length', '1,000', 'not-a-number', /without separators: 1000/, { suggestion: '1000' }],
    ['length', '-1 cm', 'too-small', /at least 0 cm \(0 in\)/],
    ['length', '1e9 m', 'too-large', /at most 25,400 m \(1,000,000 in\)/],
    ['length', { value: 'x', unit: 'm' }, 'not-a-number', /“Length”/],
    ['length', { value: 1, unit: 5 }, 'wrong-type', /"unit"/],
    ['length', { value: 1 }, 'wrong-type', /an object/],
    ['length', { value: 1, unit: 'm', more: 1 }, 'wrong-type', /an object/],
    ['length', null, 'wrong-type', /leave the field out/],
    ['length', [1], 'wrong-type', /an array/],
    ['length', true, 'wrong-type', /true/],
    ['length', Number.NaN, 'not-a-number', /NaN/],
    ['length', Number.POSITIVE_INFINITY, 'too-large', /beyond/],
    ['temperature', '-500 °F', 'too-small', /at least -459.67 °F/],
    ['creatinine', 0, 'too-small', /above 0 mg\/dL; 0 was sent/],
    ['creatinine', '50', 'too-large', /below 50 mg\/dL/],
    ['creatinine', '49.99999999999999999999', 'too-large', /below 50/],
    ['factor', '5 kg', 'not-a-number', /alone, without a unit/],
    ['rate', '5 kg', 'not-a-number', /write for example "5 %"/i],
    ['rate', '1/2500', 'ambiguous', /1\/2500 of 1, or 1\/2500 %/],
    ['rate', [], 'wrong-type', /5 or "5 %"/],
    ['unitPrice', {}, 'wrong-type', /"5 USD\/kg"/],
    ['factor', { value: 5, unit: 'kg' }, 'wrong-type', /"kg" is not understood here/],
    ['factor', '30°', 'not-a-number', /an angle is not understood here/],
    ['factor', '0.5 rad', 'not-a-number', /an angle is not understood here/],
    ['factor', { value: 30, unit: 'deg' }, 'wrong-type', /"deg" is not understood here/],
    ['factor', '1e400', 'too-large', /at most 1 × 10²⁰/],
    ['factor', '1e99999', 'not-a-number', /number/],
    ['factor', '1,5', 'not-a-number', /1\.5/, { suggestion: '1.5' }],
    ['factor', '1.000,5', 'not-a-number', /1000\.5/, { suggestion: '1000.5' }],
    ['factor', '1 000', 'not-a-number', /1000/, { suggestion: '1000' }],
    ['factor', '10k', 'not-a-number', /e3 for thousands/],
    ['factor', '', 'not-a-number', /number/],
    ['factor', '0x10', 'not-a-number', /number/],
    ['factor', 'Infinity', 'not-a-number', /number/],
    ['factor', '9'.repeat(101), 'not-a-number', /…/],
    ['factor', '-1e-999', 'too-small', /at least 0/],
    ['count', 1.5, 'not-a-whole-number', /1\.5/],
    ['count', '1.5', 'not-a-whole-number', /1\.5/],
    ['count', 0, 'too-small', /at least 1/],
    ['count', 2e6, 'too-large', /1,000,000; 2,000,000 was sent/],
    ['rate', -100, 'too-small', /above -100%/],
    ['rate', '100.00000000000000000001 %', 'too-large', /at most 100%/],
    ['rate', { value: 5, unit: 'kg' }, 'wrong-dimension', /2\.5 %/],
    ['price', '€5', 'wrong-currency', /"€"/],
    ['price', '5 EUR', 'wrong-currency', /"currency": "EUR"/, { expected: 'USD' }],
    ['price', { value: 5, unit: 'EUR' }, 'wrong-currency', /EUR/],
    ['price', { value: 5, unit: 5 }, 'wrong-currency', /USD/],
    ['price', '$1,000', 'not-a-number', /1000/, { suggestion: '1000' }],
    ['price', '$', 'not-a-number', /number/],
    ['price', '-$5', 'too-small', /at least 0 USD/],
    ['price', '$5/kg', 'wrong-dimension', /not a price per kg/],
    ['unitPrice', '$5/m', 'wrong-dimension', /mass.*length.*"5 USD\/kg"/],
    ['unitPrice', '$5/xyzzy', 'unknown-unit', /xyzzy/],
    [
      'method',
      'Custom mode',
      'unknown-option',
      /Did you mean "custom"/,
      { suggestion: 'custom', allowed: ['simple', 'custom'] },
    ],
    ['method', 'simpel', 'unknown-option', /"simple"/, { suggestion: 'simple' }],
    ['method', 'toString', 'unknown-option', /one of/],
    ['method', {}, 'unknown-option', /an object/],
    ['level', 3, 'unknown-option', /3 was sent/],
    ['smoker', 1, 'wrong-type', /true or false/],
    ['smoker', 'perhaps', 'wrong-type', /true or false/],
    ['on', '2023-02-29', 'not-a-date', /calendar has no 2023-02-29/],
    ['on', '31.01.2026', 'not-a-date', /"2026-01-31"/],
    ['on', 20000, 'not-a-date', /20000/],
    ['on', '1899-12-31', 'too-early', /1900-01-01 or later/],
    ['on', '2101-01-01', 'too-late', /2100-12-31 or earlier/],
    ['at', '24:00', 'not-a-time', /24 hours/],
    ['at', 1345, 'not-a-time', /"13:45"/],
    ['word', 'a', 'too-short', /at least 2 characters/],
    ['word', 'abcdefghijk', 'too-long', /at most 10 characters; it has 11/],
    ['word', 'a-b', 'pattern', /letters and digits/],
    ['word', 1e300, 'wrong-type', /in quotes/],
    ['word', false, 'wrong-type', /a text/],
    ['values', [1], 'too-few-items', /at least 2 values; it has 1/],
    ['values', [1, 2, 3, 4, 5, 6], 'too-many-items', /at most 5/],
    ['values', 5, 'wrong-type', /array/],
    ['values', '1,000; 2,000', 'ambiguous', /without commas/],
    ['values', '1,5; 2,5', 'ambiguous', /without commas/],
    ['values', '1,5\n2', 'ambiguous', /without commas/],
    ['values', '1,5, 2,5', 'ambiguous', /without commas/],
    ['values', '1,200 850', 'ambiguous', /without commas/],
    ['values', '44,34 44,09 44,15', 'ambiguous', /without commas/],
    ['values', '1,5 2', 'ambiguous', /without commas/],
    ['lengths', '1,200 850 2,300', 'ambiguous', /without commas/],
    ['lengths', '112 87.5 240; 150, 61', 'ambiguous', /the same between all/],
    ['lengths', '1 200, 850', 'not-a-number', /without separators: 1200/],
    ['m', [[1, 2], [3]], 'not-rectangular', /row 1 has 2, row 2 has 1/],
    ['m', [[1, 2]], 'not-square', /1 rows and 2 columns/],
    ['m', '1 2 3 4; 1 2 3 4; 1 2 3 4; 1 2 3 4', 'too-many-items', /at most 3 rows/],
    ['m', [[]], 'wrong-type', /array of rows/],
    ['m', [1, 2], 'wrong-type', /array of rows/],
    ['flows', {}, 'wrong-type', /array of objects/],
    ['flows', '', 'wrong-type', /array of objects/],
    ['values', ' , ', 'too-few-items', /at least 2 values; it is empty/],
  ];

  test.each(cases)('%s: %j', (name, sent, code, message, details = {}) => {
    const found = issues({ [name]: sent });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ pointer: `/inputs/${name}`, code, ...details });
    expect(found[0]!.message).toMatch(message);
  });

  test.each<[sent: unknown, pointer: string, code: string]>([
    [{ values: [1, 'x'] }, '/inputs/values/1', 'not-a-number'],
    [{ values: [1, -2000] }, '/inputs/values/1', 'too-small'],
    [{ values: '1 x' }, '/inputs/values', 'not-a-number'],
    [
      {
        m: [
          [1, 2],
          [3, null],
        ],
      },
      '/inputs/m/1/1',
      'wrong-type',
    ],
    [{ flows: [5] }, '/inputs/flows/0', 'wrong-type'],
    [{ flows: [{ amount: 1 }] }, '/inputs/flows/0/on', 'missing'],
    [{ flows: [{ on: '2026-01-31', amount: 'x' }] }, '/inputs/flows/0/amount', 'not-a-number'],
    [{ flows: [{ on: '2026-01-31', amount: 1, amuont: 2 }] }, '/inputs/flows/0/amuont', 'unknown-field'],
    [{ 'a/b~c': 1 }, '/inputs/a~1b~0c', 'unknown-input'],
    [undefined, '/inputs', 'wrong-type'],
    [null, '/inputs', 'wrong-type'],
    [[], '/inputs', 'wrong-type'],
    ['x', '/inputs', 'wrong-type'],
  ])('%j points to %s', (sent, pointer, code) => {
    expect(issues(sent)).toMatchObject([{ pointer, code }]);
  });

  it('reports all issues at once', () => {
    const found = issues(
      { principl: 1, rate: 'x', years: -1, frequency: 'hourly' },
      { currency: 'XQZ' },
      compoundInterest,
    );
    expect(found.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/currency', 'unknown-currency'],
      ['/inputs/principl', 'unknown-input'],
      ['/inputs/principal', 'missing'],
      ['/inputs/rate', 'not-a-number'],
      ['/inputs/years', 'too-small'],
      ['/inputs/frequency', 'unknown-option'],
    ]);
    expect(found[1]).toMatchObject({ suggestion: 'principal' });
  });

  it('stops at 100 issues, and at 10 names that mean nothing', () => {
    expect(issues({ lengths: Array(150).fill('x') })).toHaveLength(100);
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`unknown${index}`, 1]));
    expect(issues(many)).toHaveLength(10);
  });

  it('takes names of the prototype for unknown inputs', () => {
    const sent = JSON.parse('{"__proto__": 1, "constructor": 2}');
    expect(issues(sent).map(({ code }) => code)).toEqual(['unknown-input', 'unknown-input']);
  });
});

describe('lists that are sent empty', () => {
  const fields = (optional: boolean) => ({
    values: list(number({ label: 'Value' }), { label: 'Values', minItems: 2, optional }),
    m: matrix({ label: 'M', optional }),
    flows: rows({ amount: money({ label: 'Amount' }) }, { label: 'Flows', optional }),
    words: list(text({ label: 'Word' }), { label: 'Words', minItems: 0, optional }),
  });
  const taking = (inputs: object) => calculator({ ...everyKindDefinition, inputs } as never);
  const empty = [
    ['values', []],
    ['values', ''],
    ['values', ' \n'],
    ['m', []],
    ['m', ' '],
    ['flows', []],
  ] as const;

  test.each(empty)('are not given where they are optional: %s %j', (name, sent) => {
    const subject = taking({ [name]: fields(true)[name] });
    const { inputs, key } = understood({ [name]: sent }, {}, subject);
    expect(inputs).toEqual({});
    expect(key).toBe(understood({}, {}, subject).key);
  });

  test.each(empty)('are refused where they are required: %s %j', (name, sent) => {
    const [issue, ...others] = issues({ [name]: sent }, {}, taking({ [name]: fields(false)[name] }));
    expect(others).toEqual([]);
    expect(issue).toMatchObject({ pointer: `/inputs/${name}`, code: 'too-few-items' });
    expect(issue!.message).toMatch(/^“\w+” must have at least (?:1 row|2 values); it is empty\.$/);
  });

  test.each([true, false])('are values where a list may be empty; optional: %s', (optional) => {
    const subject = taking({ words: fields(optional).words });
    expect(understood({ words: [] }, {}, subject).inputs).toEqual({ words: [] });
    expect(understood({ words: '' }, {}, subject).inputs).toEqual({ words: [] });
  });
});

describe('conditions and defaults', () => {
  it('requires an input while its condition holds and refuses it elsewhere', () => {
    expect(issues({ method: 'custom' })).toMatchObject([{ pointer: '/inputs/custom', code: 'missing' }]);
    expect(understood({ method: 'custom', custom: 3 }).values.custom).toBe(3);
    const misplaced = issues({ method: 'simple', custom: 3 });
    expect(misplaced).toMatchObject([{ pointer: '/inputs/custom', code: 'not-applicable' }]);
    expect(misplaced[0]!.message).toMatch(/only when "method" is "custom"/);
    expect(understood({}).values).toHaveProperty('custom', undefined);
  });

  it('does not judge an input whose condition asks for a wrong one', () => {
    expect(issues({ method: 'x', custom: 3 }).map(({ pointer }) => pointer)).toEqual(['/inputs/method']);
    expect(issues({ method: 'x' }).map(({ pointer }) => pointer)).toEqual(['/inputs/method']);
  });

  it('gives a default only where the condition holds', () => {
    expect(understood({ smoker: true }).inputs.packs).toBe(1);
    expect(understood({}).inputs).not.toHaveProperty('packs');
  });

  it('takes today from the caller and defaults that depend on other inputs', () => {
    expect(understood({}).inputs).toEqual({ method: 'simple', smoker: false, on: '2026-01-31', doubled: 2 });
    expect(understood({ factor: 4 }).inputs.doubled).toBe(8);
    expect(understood({ factor: 4 }, {}, decimal).inputs.doubled).toBe(8);
  });

  it('refuses today where it lies outside the bounds', () => {
    const result = understand(float64, {}, {}, { today: '2200-01-01' });
    expect(result).toMatchObject({ ok: false, issues: [{ pointer: '/inputs/on', code: 'too-late' }] });
  });

  it('asks for a value when a computed default is out of bounds', () => {
    expect(issues({ factor: 1e20 })).toMatchObject([{ pointer: '/inputs/doubled', code: 'too-large' }]);
  });
});

describe('options', () => {
  it.each<[options: unknown, pointer: string, code: string]>([
    [{ units: { bmi: 'furlong' } }, '/units/bmi', 'wrong-dimension'],
    [{ units: { bmi: 'xyzzy' } }, '/units/bmi', 'unknown-unit'],
    [{ units: { bmi: 5 } }, '/units/bmi', 'wrong-type'],
    [{ units: { class: 'kg' } }, '/units/class', 'wrong-dimension'],
    [{ units: { healthyform: 'lb' } }, '/units/healthyform', 'unknown-output'],
    [{ units: [] }, '/units', 'wrong-type'],
    [{ units: 'kg' }, '/units', 'wrong-type'],
    [{ currency: 5 }, '/currency', 'unknown-currency'],
    [{ currency: 'US$' }, '/currency', 'unknown-currency'],
    [{ currency: 'EURO' }, '/currency', 'unknown-currency'],
  ])('%j is refused', (options, pointer, code) => {
    const found = issues({ weight: 70, height: 175 }, options as CalculateOptions, bodyMassIndex);
    expect(found).toMatchObject([{ pointer, code }]);
  });

  it('puts into the key what changes the answer, and nothing else', () => {
    const key = (inputs: object, options: CalculateOptions, calculator = bodyMassIndex) =>
      understood(inputs, options, calculator).key;
    const inputs = { weight: 70, height: 175 };
    const plain = key(inputs, {});
    expect(key({ height: '175 cm', weight: '70' }, {})).toBe(plain);
    expect(key({ height: '1.75 m', weight: '70' }, {})).toBe(plain);
    expect(key({ height: { value: 1.75, unit: 'm' }, weight: '70' }, {})).toBe(plain);
    expect(key(inputs, { units: {} })).toBe(plain);
    expect(key(inputs, { units: { healthyTo: 'kilogram' } })).toBe(plain);
    expect(key(inputs, { currency: 'EUR' })).toBe(plain);
    expect(key(inputs, { units: { healthyTo: 'lb' } })).not.toBe(plain);
    expect(key(inputs, { units: { healthyTo: 'lb', healthyFrom: 'st' } })).toBe(
      key(inputs, { units: { healthyFrom: 'st', healthyTo: 'pound' } }),
    );

    const deposit = { principal: 1, rate: 2, years: 3 };
    expect(key(deposit, { currency: 'usd' }, compoundInterest)).toBe(key(deposit, {}, compoundInterest));
    expect(key(deposit, { currency: 'EUR' }, compoundInterest)).not.toBe(key(deposit, {}, compoundInterest));
    expect(key({ ...deposit, frequency: 'monthly' }, {}, compoundInterest)).toBe(key(deposit, {}, compoundInterest));
  });

  it('accepts amounts in the currency of the request', () => {
    const deposit = { principal: '€5', rate: 2, years: 3 };
    expect(understood(deposit, { currency: 'EUR' }, compoundInterest).inputs.principal).toBe(5);
    expect(understood({ ...deposit, principal: '$5' }, { currency: 'CAD' }, compoundInterest).currency).toBe('CAD');
  });
});
