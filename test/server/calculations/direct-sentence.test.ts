/** The code for a sentence says what the general path says, also of figures that read alike. */
import { quantity } from '@reckoner/engine/authoring/kinds';
import { currencyOf } from '@reckoner/engine/calculate/present/currency';
import { expect, test } from 'vitest';
import { Code } from '../../../server/src/calculations/direct/code.js';
import { sentence } from '../../../server/src/calculations/direct/direct-sentence.js';

const least = { name: 'least', spec: quantity('m', { label: 'Least', places: 0 }), value: 'least', mayLack: false };
const most = {
  name: 'most',
  spec: quantity('m', { label: 'Most', places: 0 }),
  value: 'most',
  unit: 'm',
  mayLack: true,
};
const fields = { inputs: [least], outputs: [most], currency: currencyOf('USD')! };

function said(template: string, low: number, high: number | undefined): string {
  const code = new Code();
  const text = sentence(code, template, fields as never);
  return (code.function(`return (least, most) => ${text};`) as (least: number, most?: number) => string)(low, high);
}

test.each([
  ['Between {least} and {most}.', 119.5, 120.25, 'Between 119.5 m and 120 m.'],
  ['Between {least} and {most}.', 120, 120.25, 'Between 120 m and 120.25 m.'],
  ['{most} is longer than {least}, at least {least}.', 120, 120.25, '120.25 m is longer than 120 m, at least 120 m.'],
  ['Between {least} and {most}.', 120, 120, 'Between 120 m and 120 m.'],
  ['{least} and {most}.', 120, 120.25, '120 m and 120 m.'],
  ['Between {least} and {most}.', 120, undefined, 'Between 120 m and not available.'],
  ['{least} than {most}, above {least}.', 120, 120.25, '120 m than 120.25 m, above 120 m.'],
  ['Above {most}, which is more than {|most|}.', 1, 120.25, 'Above 120 m, which is more than 120 m.'],
])('%s of %d and %d', (template, low, high, text) => {
  expect(said(template, low, high)).toBe(text);
});
