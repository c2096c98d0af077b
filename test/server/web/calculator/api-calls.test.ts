/** The call of the API that a calculator's page shows. */
import { describe, expect, it } from 'vitest';
import {
  type ApiCallsProps,
  curlCall,
  pythonCall,
  requestBody,
  typescriptCall,
} from '../../../../server/src/web/calculator/api-calls.js';
import { field } from '../form/field.js';

const props: ApiCallsProps = {
  baseUrl: 'https://calc.example',
  slug: 'example',
  definition: {
    inputs: [
      field('mass', 'quantity', { unit: 'kg' }),
      field('height', 'quantity', { unit: 'cm' }),
      field('rate', 'percent', { unit: '%' }),
      field('exact', 'number'),
      field('name', 'text'),
      field('deep', 'flag'),
      field('values', 'list', { of: field('values', 'number') }),
      field('words', 'list', { of: field('words', 'text') }),
      field('flows', 'rows', { columns: [field('amount', 'money', { unit: '$' }), field('date', 'date')] }),
    ],
    outputs: [field('energy', 'quantity', { unit: 'J' })],
  },
  request: {
    inputs: {
      mass: { value: '154', unit: 'lb' },
      height: '5\'11"',
      rate: '5',
      exact: '0.10',
      name: 'O\'Neil \\ "x" 12',
      deep: true,
      values: '1, 2\n3.5',
      words: 'a, b',
      flows: [{ amount: '-100', date: '2026-01-31' }],
    },
    units: { energy: 'kJ' },
    currency: 'EUR',
  },
};

const body = {
  calculator: 'example',
  inputs: {
    mass: { value: 154, unit: 'lb' },
    height: '5\'11"',
    rate: 5,
    // Its digits would not be the same as a JSON number.
    exact: '0.10',
    name: 'O\'Neil \\ "x" 12',
    deep: true,
    values: [1, 2, 3.5],
    words: 'a, b',
    flows: [{ amount: -100, date: '2026-01-31' }],
  },
  units: { energy: 'kJ' },
  currency: 'EUR',
};

describe('the call of the API', () => {
  it('has numbers where nothing is lost', () => {
    expect(requestBody(props)).toEqual(body);
  });

  it('as curl is what a shell passes on', () => {
    const quoted = /-d '(.*)'$/s.exec(curlCall(props))?.[1] ?? '';
    expect(JSON.parse(quoted.replaceAll("'\\''", "'"))).toEqual(body);
    expect(curlCall(props)).toMatch(/^curl https:\/\/calc\.example\/api\/v1\/calculate /);
  });

  it('as TypeScript sends the body', () => {
    const literal = /JSON\.stringify\((.*?)\),\n\}\);/s.exec(typescriptCall(props))?.[1] ?? '';
    expect(JSON.parse(literal)).toEqual(body);
  });

  it('as Python sends the body', () => {
    const literal = /^body = (.*?)^request = /ms.exec(pythonCall(props))?.[1] ?? '';
    const json = literal.replaceAll(/,(\s*[}\]])/g, '$1').replaceAll(/: True\b/g, ': true');
    expect(JSON.parse(json)).toEqual(body);
  });
});
