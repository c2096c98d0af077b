/** Forms that ask which input gives a result. */
import { describe, expect, test } from 'vitest';
import type { FieldDetail } from '../../../../server/src/catalogue/detail.js';
import type { FormDefinition } from '../../../../server/src/web/form/definition.js';
import {
  controlAt,
  pairsFromState,
  requestFromState,
  stateFromPairs,
  stateFromRequest,
} from '../../../../server/src/web/form/fields.js';
import { solvable } from '../../../../server/src/web/form/goal.js';
import { field } from './field.js';

const definition: FormDefinition = {
  hasFormula: true,
  inputs: [
    field('note', 'text'),
    field('mass', 'quantity', { unit: 'kg', acceptedUnits: ['kg', 'lb'] }),
    field('speed', 'quantity', { unit: 'm/s', acceptedUnits: ['m/s', 'km/h'] }),
  ],
  outputs: [
    field('class', 'category'),
    field('energy', 'quantity', { unit: 'J', acceptedUnits: ['J', 'kJ'] }),
    field('share', 'percent', { unit: '%' }),
  ],
};

const read = (query: string) => {
  const state = stateFromPairs(definition, new URLSearchParams(query));
  return state && requestFromState(definition, state).request;
};

describe('what can be solved for', () => {
  const names = (fields: readonly FieldDetail[] = []) => fields.map(({ name }) => name);

  test('is every number', () => {
    const offered = solvable(definition);
    expect(names(offered?.inputs)).toEqual(['mass', 'speed']);
    expect(names(offered?.outputs)).toEqual(['energy', 'share']);
  });

  const known = ['voltage', 'current'].map((name) => field(name, 'number', { optional: true }));
  test.each([
    ['an algorithm', { ...definition, hasFormula: false }],
    ['equations, which find what is left empty', { hasFormula: true, inputs: known, outputs: known }],
    [
      'equations with a choice',
      { hasFormula: true, inputs: [field('kind', 'choice', { default: 'a' }), ...known], outputs: known },
    ],
    ['inputs that are no numbers', { ...definition, inputs: [field('note', 'text')] }],
    ['outputs that are no numbers', { ...definition, outputs: [field('class', 'category')] }],
  ])('is nothing of %s', (_, other) => {
    expect(solvable(other)).toBeUndefined();
    expect(stateFromPairs(other, [['solve.target', '5']])).toBeUndefined();
  });
});

describe('a form with a goal becomes a request', () => {
  test.each([
    [
      'what is found is left out',
      'mass=70&speed=3&solve.for=speed&solve.output=energy&solve.target=90',
      { inputs: { mass: '70' }, solveFor: 'speed', target: { energy: '90' } },
    ],
    [
      'in another unit',
      'mass=70&solve.for=speed&solve.output=energy&solve.target=9&solve.target.unit=kJ',
      { inputs: { mass: '70' }, solveFor: 'speed', target: { energy: { value: '9', unit: 'kJ' } } },
    ],
    [
      'a unit within the text',
      'mass=70&solve.for=speed&solve.output=energy&solve.target=9+kJ&solve.target.unit=J',
      { inputs: { mass: '70' }, solveFor: 'speed', target: { energy: '9 kJ' } },
    ],
    [
      'a unit that is left over from another output',
      'mass=70&solve.for=speed&solve.output=share&solve.target=9&solve.target.unit=kJ',
      { inputs: { mass: '70' }, solveFor: 'speed', target: { share: '9' } },
    ],
    ['the first of each', 'solve.target=9', { inputs: {}, solveFor: 'mass', target: { energy: '9' } }],
    ['no wanted value', 'mass=70&solve.for=mass&solve.target=+', { inputs: { mass: '70' } }],
    [
      'names that are none',
      'solve.for=__proto__&solve.output=constructor&solve.target=1',
      { inputs: {}, solveFor: '__proto__', target: { constructor: '1' } },
    ],
  ])('%s', (_, query, request) => {
    expect(read(query)).toEqual(request);
  });
});

test.each([
  'mass=70&solve.for=speed&solve.output=energy&solve.target=90',
  'mass=70&speed.unit=km%2Fh&solve.for=speed&solve.output=energy&solve.target=9&solve.target.unit=kJ',
])('a link carries the goal and not what is found: %s', (query) => {
  const state = { ...stateFromPairs(definition, new URLSearchParams(query)), speed: '1.6' };
  const link = new URLSearchParams(pairsFromState(definition, state).map(([...pair]) => pair)).toString();
  expect(link).toBe(query);
  const { request } = requestFromState(definition, state);
  expect(requestFromState(definition, stateFromRequest(definition, request)).request).toEqual(request);
});

test.each([
  ['/solveFor', 'solve.for'],
  ['/target', 'solve.target'],
  ['/target/energy', 'solve.target'],
])('an issue at %s is about %s', (pointer, control) => {
  expect(controlAt(pointer, {})).toBe(control);
});
