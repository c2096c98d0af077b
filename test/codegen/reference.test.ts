/** The reference for authors is made from the sources as they are, and says something of everything that they can use. */
import { readFileSync } from 'node:fs';
import { findConstants, findFunctions, functionEntries } from '@reckoner/codegen/reference/functions';
import { kindEntries } from '@reckoner/codegen/reference/kinds';
import { referencePages } from '@reckoner/codegen/reference/pages';
import * as engine from '@reckoner/engine';
import { functions } from '@reckoner/engine/functions';
import { expect, test } from 'vitest';

test('docs/authoring is current', () => {
  for (const [name, text] of referencePages('codegen/src/check/checks'))
    expect(readFileSync(`docs/authoring/${name}`, 'utf8'), `${name}: run npm run reference`).toBe(text);
});

test('every function that formulas may call is told', () => {
  const told = new Set([...functionEntries().values()].flat().map(({ name }) => name));
  expect(Object.keys(functions).filter((name) => name in engine && !told.has(name))).toEqual([]);
});

test('nothing is without a word', () => {
  const entries = [...functionEntries().values()].flat();
  expect(entries.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([]);
  const options = kindEntries().flatMap(({ name, options }) => options.map((one) => ({ ...one, kind: name })));
  expect(new Set(options.filter(({ text }) => text === '').map(({ kind, name }) => `${kind}.${name}`))).toEqual(
    new Set(),
  );
});

test('a function is found by its name, or by what is said of it', () => {
  expect(findFunctions(['interpol']).map(({ name }) => name)).toContain('interpolate');
  expect(findFunctions(['quarter', 'turns']).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['cosTurn', 'sinTurn']),
  );
  expect(findFunctions(['no-such-thing'])).toEqual([]);
});

test('a function is found by the name that people know, and says what of units and how near it is', () => {
  expect(findFunctions(['dayOfWeek']).map(({ name }) => name)).toEqual(['weekday']);
  expect(findFunctions(['day', 'of', 'week']).map(({ name }) => name)).toContain('weekday');
  expect(findConstants(['gravity']).map(({ name }) => name)).toContain('standardGravity');
  expect(findFunctions(['besselJ'])).toMatchObject([
    { units: 'Its arguments have no unit.', error: 'Relative error at most 5e-13.' },
  ]);
  expect(findFunctions(['standardDeviation'])).toContainEqual(
    expect.objectContaining({
      name: 'standardDeviation',
      units: 'The unit check follows units through it.',
      error: '',
    }),
  );
});
