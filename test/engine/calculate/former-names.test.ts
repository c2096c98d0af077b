/** Which of the names that were sent are former ones, and what they stand for. */
import { expect, test } from 'vitest';
import { namesOfToday } from '../../../engine/src/calculate/read/former-names.js';

const FORMER = new Map([
  ['before', 'today'],
  ['long ago', 'today'],
]);

test.each([
  [['before', 'other'], { before: 'today' }],
  [['before', 'today'], {}],
  [['long ago', 'before'], { 'long ago': 'today' }],
])('of %j these stand for a name of today: %j', (sent, expected) => {
  expect(Object.fromEntries(namesOfToday(FORMER, sent))).toEqual(expected);
});
