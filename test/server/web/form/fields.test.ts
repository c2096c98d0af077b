/** A sent form as a request, and issues at their fields. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExampleDetail } from '../../../../server/src/catalogue/detail.js';
import {
  controlAt,
  controlId,
  type FormDefinition,
  type FormRequest,
  type FormState,
  pairsFromState,
  queryFromState,
  requestFromState,
  stateFromPairs,
  stateFromRequest,
  withDefaults,
} from '../../../../server/src/web/form/fields.js';
import { GENERATED } from '../../catalogue-fixture.js';
import { field } from './field.js';

const definition: FormDefinition = {
  inputs: [
    field('mass', 'quantity', { unit: 'kg', acceptedUnits: ['kg', 'lb'] }),
    field('method', 'choice', {
      options: [
        { key: 'usual', label: 'Usual' },
        { key: 'custom', label: 'Custom' },
      ],
      default: 'usual',
    }),
    field('factor', 'number', { when: { method: 'custom' }, default: 1 }),
    field('round', 'flag', { default: false }),
    field('deep', 'number', { when: { round: true } }),
    field('note', 'text'),
    field('values', 'list', { of: field('values', 'number') }),
    field('system', 'matrix'),
    field('flows', 'rows', {
      columns: [
        field('amount', 'quantity', { unit: 'm' }),
        field('kind', 'choice', {
          options: [
            { key: 'in', label: 'In' },
            { key: 'out', label: 'Out' },
          ],
        }),
        field('taxed', 'flag'),
      ],
    }),
    field('start', 'date', { default: 'today' }),
    field('price', 'money', { unit: '$' }),
  ],
  outputs: [field('energy', 'quantity', { unit: 'J' }), field('class', 'category')],
};

const read = (query: string) => {
  const state = stateFromPairs(definition, new URLSearchParams(query));
  return state && requestFromState(definition, state);
};

describe('a form becomes a request', () => {
  const cases: readonly [what: string, query: string, request: FormRequest][] = [
    ['a number in the usual unit', 'mass=154', { inputs: { mass: '154' } }],
    ['the usual unit, spelled out', 'mass=154&mass.unit=kg', { inputs: { mass: '154' } }],
    ['another unit', 'mass=154&mass.unit=lb', { inputs: { mass: { value: '154', unit: 'lb' } } }],
    ['a unit within the text', 'mass=5\'11"&mass.unit=lb', { inputs: { mass: '5\'11"' } }],
    ['spaces around', 'mass=+154+', { inputs: { mass: '154' } }],
    ['nothing', 'mass=&mass.unit=lb', { inputs: {} }],
    ['the last of a name', 'round=false&round=true', { inputs: { round: true } }],
    ['a flag that is off', 'round=false', { inputs: { round: false } }],
    ['what only holds for one option', 'method=custom&factor=2', { inputs: { method: 'custom', factor: '2' } }],
    ['the same for the default option', 'factor=2', { inputs: {} }],
    ['what only holds when a flag is on', 'round=true&deep=1', { inputs: { round: true, deep: '1' } }],
    ['the same when it is off', 'round=false&deep=1', { inputs: { round: false } }],
    ['a text with its spaces', 'note=+a+', { inputs: { note: ' a ' } }],
    ['a list', 'values=1%2C+2%0D%0A3', { inputs: { values: '1, 2\n3' } }],
    ['an output’s unit', 'units.energy=kJ', { inputs: {}, units: { energy: 'kJ' } }],
    ['an output’s usual unit', 'units.energy=J', { inputs: {} }],
    ['a currency', 'currency.code=eur', { inputs: {}, currency: 'EUR' }],
    ['the usual currency', 'currency.code=USD', { inputs: {} }],
    [
      'rows, blank ones left out',
      'flows.0.amount=&flows.0.kind=&flows.0.taxed=false&flows.1.amount=5&flows.1.amount.unit=km&flows.1.kind=out&flows.1.taxed=false',
      { inputs: { flows: [{ amount: { value: '5', unit: 'km' }, kind: 'out', taxed: false }] } },
    ],
  ];
  test.each(cases)('%s', (_, query, request) => {
    expect(read(query)?.request).toEqual(request);
  });

  test.each([
    ['no pairs', ''],
    ['foreign pairs', 'utm_source=mail&mas=1&__proto__=1&constructor=2'],
    ['an output without a unit', 'units.class=kJ'],
    ['an unknown column', 'flows.0.cost=1'],
    ['a row beyond every limit', 'flows.1000.amount=1'],
    ['a row that is not a whole number', 'flows.01.amount=1'],
  ])('%s are not a form', (_, query) => {
    expect(stateFromPairs(definition, new URLSearchParams(query))).toBeUndefined();
  });

  test('an issue finds its control, also after blank rows', () => {
    const { rows } = read('flows.1.amount=1&flows.4.amount=2')!;
    expect(controlAt('/inputs/flows/1/amount', rows)).toBe('flows.4.amount');
    expect(controlAt('/inputs/flows/1', rows)).toBe('flows.4');
    expect(controlAt('/inputs/flows', rows)).toBe('flows');
    expect(controlAt('/inputs/values/3', rows)).toBe('values');
    expect(controlAt('/units/energy', rows)).toBe('units.energy');
    expect(controlAt('/currency', rows)).toBe('currency.code');
    expect(controlId('flows.4.amount')).toBe('field-flows-4-amount');
  });
});

test('a list that must be given and may be empty is given when it is left empty', () => {
  const sets: FormDefinition = { inputs: [field('a', 'list', { minItems: 0, required: true })], outputs: [] };
  expect(requestFromState(sets, { a: '' }).request).toEqual({ inputs: { a: [] } });
  expect(requestFromState(sets, {}).request).toEqual({ inputs: { a: [] } });
  expect(requestFromState(sets, { a: '1' }).request).toEqual({ inputs: { a: '1' } });
});

test('defaults are filled in where they are plain values', () => {
  expect(withDefaults(definition, { mass: '1', round: 'true' })).toEqual({
    mass: '1',
    method: 'usual',
    factor: '1',
    round: 'true',
  });
});

test('an address has nothing that goes without saying', () => {
  const state: FormState = {
    mass: '5 & 6',
    'mass.unit': 'kg',
    note: '',
    'flows.0.amount': '',
    'flows.1.amount': '2',
    'units.energy': 'J',
    'currency.code': 'EUR',
  };
  expect(queryFromState(definition, state)).toBe('mass=5+%26+6&flows.1.amount=2&currency.code=EUR');
});

describe('there and back', () => {
  const text = fc.oneof(
    fc.constantFrom('', ' ', '154', '1e3', '-2.5', '5\'11"', '1, 2', 'a b', '<img>', '&=;', '1 2\n3 4'),
    fc.string({ unit: 'binary' }).map((one) => one.replaceAll('\r\n', '\n')),
  );
  const names = [
    ...['mass', 'mass.unit', 'factor', 'deep', 'note', 'values', 'system', 'start', 'price'],
    ...['flows.0.amount', 'flows.0.amount.unit', 'flows.2.amount', 'flows.2.kind', 'flows.7.taxed'],
    ...['units.energy', 'currency.code'],
  ];
  const states = fc
    .tuple(
      fc.dictionary(fc.constantFrom(...names), text),
      fc.record({ method: fc.constantFrom('usual', 'custom', 'x', ''), round: fc.constantFrom('true', 'false') }),
    )
    .map(([some, always]) => ({ ...some, ...always }) as FormState);

  test('a form that an address carries asks for the same', () => {
    fc.assert(
      fc.property(states, (state) => {
        const wanted = requestFromState(definition, state).request;
        const carried = stateFromPairs(definition, new URLSearchParams(queryFromState(definition, state))) ?? {};
        expect(requestFromState(definition, carried).request).toEqual(wanted);
      }),
    );
  });

  test('a request that becomes a form stays the same', () => {
    fc.assert(
      fc.property(states, (state) => {
        const wanted = requestFromState(definition, state).request;
        expect(requestFromState(definition, stateFromRequest(definition, wanted)).request).toEqual(wanted);
      }),
    );
  });

  test('every worked example of the catalogue becomes pairs and the same request again', () => {
    let count = 0;
    for (const category of readdirSync(GENERATED, { withFileTypes: true })) {
      if (!category.isDirectory() || category.name.startsWith('.')) continue;
      const details = JSON.parse(readFileSync(`${GENERATED}/${category.name}/details.json`, 'utf8')) as Record<
        string,
        FormDefinition & { readonly slug: string; readonly examples: readonly ExampleDetail[] }
      >;
      for (const detail of Object.values(details)) {
        for (const { inputs } of detail.examples) {
          // An example of people without income: a form has no rows in which nothing stands.
          if (JSON.stringify(inputs).includes('{}')) continue;
          const state = stateFromRequest(detail, { inputs });
          const { request } = requestFromState(detail, state);
          expect(Object.keys(request.inputs), detail.slug).toEqual(
            detail.inputs.map(({ name }) => name).filter((name) => inputs[name] !== undefined),
          );
          const again = stateFromPairs(detail, pairsFromState(detail, state)) ?? {};
          expect(requestFromState(detail, again).request, detail.slug).toEqual(request);
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(2000);
  });
});

describe('a time as on a clock', () => {
  const run: FormDefinition = {
    inputs: [
      field('time', 'quantity', { unit: 'min', acceptedUnits: ['s', 'min', 'h'] }),
      field('pace', 'quantity', { unit: 'min/km', acceptedUnits: ['min/km', 's/m'] }),
    ],
    outputs: [],
  };
  test.each<[FormState, object]>([
    [{ time: '25:30' }, { time: '25:30 min' }],
    [{ time: ' 1:30 ', 'time.unit': 'h' }, { time: '1:30 h' }],
    [{ time: '1:02:03', 'time.unit': 'h' }, { time: '1:02:03' }],
    // Two parts of seconds are nothing: the engine says so.
    [{ time: '25:30', 'time.unit': 's' }, { time: '25:30' }],
    [{ pace: '5:30' }, { pace: '5:30 min/km' }],
    [{ pace: '5:30 min/mi' }, { pace: '5:30 min/mi' }],
  ])('%j', (state, inputs) => {
    expect(requestFromState(run, state).request.inputs).toEqual(inputs);
  });
});
