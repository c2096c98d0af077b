/** What holds for whatever JSON a client sends: no exception, complete issues, stable keys, agreement with the schema. */
import { evaluate } from '@reckoner/engine/calculate/evaluate/evaluate';
import { issueCodes } from '@reckoner/engine/calculate/read/issues';
import { inputsSchema } from '@reckoner/engine/calculate/read/schema';
import { understand } from '@reckoner/engine/calculate/read/understand';
import type { CalculateOptions, Calculator } from '@reckoner/engine/calculate/types';
import { toJsonSchema } from '@valibot/to-json-schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { everyKind } from './every-kind.js';
import { bodyMassIndex, compoundInterest, kineticEnergy, ohmsLaw } from './pilots.js';

const context = { today: '2026-01-31' };
const calculators: readonly Calculator[] = [
  everyKind('float64'),
  everyKind('decimal'),
  bodyMassIndex,
  compoundInterest,
  kineticEnergy,
  ohmsLaw,
];

const units = [
  'm',
  'cm',
  'ft',
  'kg',
  'lb',
  '%',
  'USD',
  'EUR',
  '$',
  '°F',
  'K',
  'mg/dL',
  'km/h',
  'V',
  'USD/lb',
  '',
  'x/',
  '(',
];
const numberText = fc.oneof(
  fc.double().map(String),
  fc.integer().map(String),
  fc.stringMatching(/^[-+]?\d{0,3}[.,]?\d{0,4}(e[-+]?\d{1,3})?$/),
);
const quantityText = fc.tuple(numberText, fc.constantFrom(...units)).map(([number, unit]) => `${number} ${unit}`);
const scalar = fc.oneof(
  fc.double(),
  fc.integer({ min: -5, max: 300 }),
  fc.integer(),
  numberText,
  quantityText,
  fc.string(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(
    'simple',
    'custom',
    '2026-02-28',
    '2026-02-30',
    '12:30',
    'monthly',
    'yes',
    'no',
    '1, 2, 3',
    '1 2; 3 4',
    1,
    2,
  ),
  fc.record({ value: fc.oneof(fc.double(), numberText), unit: fc.constantFrom(...units) }),
);
const wire = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.array(fc.array(scalar, { maxLength: 3 }), { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.record({ on: scalar, amount: scalar, kind: fc.constantFrom('in', 'out', 'x') }, { requiredKeys: [] }),
      { maxLength: 3 },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** A calculator with inputs for it, some of them right. */
const request = fc
  .constantFrom(...calculators)
  .chain((calculator) =>
    fc.tuple(
      fc.constant(calculator),
      fc.dictionary(fc.constantFrom(...Object.keys(calculator.definition.inputs)), wire, { maxKeys: 4 }),
    ),
  );

const ajv = new Ajv2020({ strict: true, strictTypes: false, formats: { date: true } });
const validators = new Map(
  calculators.map((calculator) => {
    const schema = inputsSchema(calculator.definition.inputs);
    const json = toJsonSchema(schema, { target: 'draft-2020-12' });
    return [calculator, { json: ajv.compile(json), valibot: (inputs: unknown) => v.safeParse(schema, inputs).success }];
  }),
);

describe('any JSON', () => {
  it('gives issues as data, never an exception', () => {
    fc.assert(
      fc.property(fc.constantFrom(...calculators), fc.jsonValue(), fc.jsonValue(), (calculator, inputs, options) => {
        const asked = typeof options === 'object' && options !== null ? options : { units: options, currency: options };
        const result = understand(calculator, inputs, asked as CalculateOptions, context);
        if (!result.ok) expect(result.issues.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });

  it('gives every issue a pointer, a known code and a sentence', () => {
    fc.assert(
      fc.property(request, ([calculator, inputs]) => {
        const result = understand(calculator, inputs, {}, context);
        if (result.ok) return;
        expect(result.issues.length).toBeGreaterThan(0);
        for (const issue of result.issues) {
          expect(issue.pointer).toMatch(/^\/inputs(\/|$)/);
          expect(issueCodes).toContain(issue.code);
          expect(issue.message).toMatch(/^[^a-z].*[.?)]$/su);
          expect(issue.message).not.toMatch(/undefined|\[object/);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('gives finite results or a reason for whatever is understood', () => {
    const inBounds = fc.constantFrom(...calculators.slice(2)).chain((calculator) => {
      const values = Object.entries(calculator.definition.inputs).map(([name, spec]) => {
        if (spec.kind === 'choice') return [name, fc.constantFrom(...Object.keys(spec.options))] as const;
        const { min = 0, max = 1e15 } = spec as { min?: number; max?: number };
        return [name, fc.oneof(fc.constantFrom(min, max), fc.double({ min, max, noNaN: true }))] as const;
      });
      const inputs = fc.record(Object.fromEntries(values), calculator === ohmsLaw ? { requiredKeys: [] } : {});
      return fc.tuple(fc.constant(calculator), inputs);
    });
    fc.assert(
      fc.property(fc.oneof(request, inBounds), ([calculator, inputs]) => {
        const result = understand(calculator, inputs, {}, context);
        if (!result.ok || (calculator.arithmetic === 'decimal' && !calculator.lifted)) return;
        const outcome = evaluate(calculator, result.understood);
        if (!outcome.ok) {
          expect(outcome.reason).toMatch(/\.$/);
          return;
        }
        for (const { value } of Object.values(outcome.results)) {
          if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
        }
        expect(outcome.explanation).not.toMatch(/NaN|Infinity|undefined|\d\.\d{10}|\{/);
      }),
      { numRuns: 1500 },
    );
  });
});

describe('understood inputs', () => {
  it('are understood again with the same key, and fit JSON', () => {
    fc.assert(
      fc.property(request, ([calculator, inputs]) => {
        const first = understand(calculator, inputs, {}, context);
        if (!first.ok) return;
        const again = understand(calculator, JSON.parse(JSON.stringify(first.understood.inputs)), {}, context);
        // They are in the shown units, whatever was sent.
        expect(again).toEqual({ ok: true, understood: { ...first.understood, sentUnits: {} } });
      }),
      { numRuns: 2000 },
    );
  });

  it('do not depend on the order of names', () => {
    fc.assert(
      fc.property(request, ([calculator, inputs]) => {
        const reversed = Object.fromEntries(Object.entries(inputs).reverse());
        const forward = understand(calculator, inputs, {}, context);
        const backward = understand(calculator, reversed, {}, context);
        expect(forward.ok).toBe(backward.ok);
        if (forward.ok && backward.ok) expect(forward.understood.key).toBe(backward.understood.key);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the schema of the wire format', () => {
  it('accepts whatever is understood, as sent and as understood', () => {
    let accepted = 0;
    fc.assert(
      fc.property(request, ([calculator, inputs]) => {
        const sent = JSON.parse(JSON.stringify(inputs));
        const result = understand(calculator, sent, {}, context);
        if (!result.ok) return;
        accepted++;
        const { json, valibot } = validators.get(calculator)!;
        for (const value of [sent, result.understood.inputs]) {
          expect(json(value), JSON.stringify([value, json.errors])).toBe(true);
          expect(valibot(value)).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it('and the reader refuse the same structures', () => {
    const calculator = calculators[0]!;
    const wrong: unknown[] = [
      ...[null, [], 'x', 5, { unknown: 1 }],
      ...[
        { length: [] },
        { length: { value: 1 } },
        { length: null },
        { length: -1 },
        { length: { value: [], unit: 'm' } },
      ],
      ...[
        { count: 1.5 },
        { count: '1 kg' },
        { method: 'other' },
        { level: 3 },
        { smoker: 2 },
        { on: 5 },
        { on: '1/2/2026' },
      ],
      ...[
        { at: '25:00' },
        { word: 'a-b' },
        { word: 'toolongaword' },
        { word: [] },
        { values: [1] },
        { values: [1, {}] },
      ],
      ...[
        { m: [[1, 2, 3, 4]] },
        { m: [1] },
        { m: [[{}]] },
        { flows: {} },
        { flows: [{}] },
        { flows: [{ on: '2026-01-31', amount: 1, x: 1 }] },
      ],
    ];
    const { json, valibot } = validators.get(calculator)!;
    for (const inputs of wrong) {
      expect([inputs, understand(calculator, inputs, {}, context).ok, json(inputs)]).toEqual([inputs, false, false]);
      // Patterns of texts are metadata in the valibot schema.
      if (JSON.stringify(inputs) !== '{"word":"a-b"}') expect([inputs, valibot(inputs)]).toEqual([inputs, false]);
    }
  });

  it('describes each input', () => {
    const { inputs, examples } = compoundInterest.definition;
    const schema = toJsonSchema(inputsSchema(inputs, examples), { target: 'draft-2020-12' });
    expect(schema).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: ['principal', 'rate', 'years'],
      properties: {
        principal: { title: 'Principal', description: "In the request's currency.", examples: [1000, 1500, 2500] },
        rate: {
          anyOf: [
            { type: 'number', minimum: 0, maximum: 100 },
            { type: 'string' },
            { required: ['value', 'unit'] },
            { required: ['value', 'uncertainty'] },
          ],
        },
        frequency: {
          default: 'monthly',
          enum: ['annually', 'semiannually', 'quarterly', 'monthly', 'weekly', 'daily', 'continuously'],
        },
      },
    });
  });
});
