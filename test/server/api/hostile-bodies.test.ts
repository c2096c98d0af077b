/** Bodies that nobody sends in good faith: refused as any other, quickly, with short answers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processorTime } from '../../processor.js';
import { startTestService, type TestService } from '../harness.js';

/** Of the processor. */
const LONGEST_MS = 2000;
const LONGEST_ANSWER = 32 * 1024;

const nested = (depth: number, open: string, close: string, inside = '') =>
  `${open.repeat(depth)}${inside}${close.repeat(depth)}`;
const text = (part: string, times: number) => JSON.stringify(part.repeat(times));

/** As JSON. */
const values: Readonly<Record<string, string>> = {
  'arrays in arrays': nested(15_000, '[', ']'),
  'objects in objects': nested(3000, '{"value":', '}', '1'),
  'a number of very many digits': '9'.repeat(30_000),
  'a text of very many digits': text('9', 30_000),
  'a huge exponent': '"1e999999999"',
  parentheses: text('(', 30_000),
  'formulas in parentheses': JSON.stringify(nested(7000, '(C', ')2')),
  'a long formula': text('C6H12', 6000),
  'a long unit': `{"value":1,"unit":${text('m*', 15_000)}}`,
  'a long unit in a text': text('1 m^2/', 5000),
  'a list of very many': text('1,', 15_000),
  'spaces inside': JSON.stringify(`1${' '.repeat(30_000)}x`),
  minuses: text('-', 30_000),
  'text that is nothing': '"\\u0000\\ud800\\u202e"',
  'a prototype': '{"__proto__":{"value":1},"constructor":{"prototype":{}}}',
};
const calculators = {
  'compound-interest': 'principal',
  'ohms-law': 'voltage',
  'matrix-determinant': 'matrix',
  'mean-median-mode': 'values',
  'internal-rate-of-return': 'flows',
  'grams-to-moles-by-formula': 'formula',
};

describe('a hostile body', () => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startTestService();
    ({ key } = await service.account('enterprise'));
    // The first use of a category loads it.
    for (const calculator of Object.keys(calculators)) await service.calculate(key, { calculator, inputs: {} });
  });
  afterAll(() => service.close());

  async function expectRefused(body: string): Promise<void> {
    const time = await processorTime(async () => {
      const { status, text: answer } = await service.calculate(key, body);
      expect([400, 404, 422]).toContain(status);
      expect(answer.length).toBeLessThan(LONGEST_ANSWER);
    });
    expect(time).toBeLessThan(LONGEST_MS);
    expect(service.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  }

  it.each(Object.entries(values))('with %s for an input', async (_, value) => {
    for (const [calculator, input] of Object.entries(calculators)) {
      await expectRefused(`{"calculator":"${calculator}","inputs":{"${input}":${value}}}`);
      await expectRefused(`{"calculator":"${calculator}","inputs":{"no such input":${value}}}`);
    }
  });

  it.each(Object.entries(values))('with %s in place of a field', async (_, value) => {
    for (const field of ['calculator', 'inputs', 'units', 'currency', 'steps', 'solveFor', 'target', '__proto__']) {
      const fields = { calculator: '"ohms-law"', inputs: '{}', solveFor: '"voltage"', target: '{"power":1}' };
      const all = Object.entries({ ...fields, [field]: value }).map(([name, json]) => `"${name}":${json}`);
      if (field === '__proto__') all.push(`"__proto__":${value}`);
      await expectRefused(`{${all.join(',')}}`);
    }
  });

  it('with very many inputs that there are not', async () => {
    const inputs = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`input${index}`, 1]));
    await expectRefused(JSON.stringify({ calculator: 'ohms-law', inputs }));
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'with names that every object has: %s',
    async (name) => {
      await expectRefused(`{"calculator":"${name}","inputs":{}}`);
      await expectRefused(`{"calculator":"ohms-law","inputs":{"${name}":1}}`);
      await expectRefused(`{"calculator":"ohms-law","inputs":{},"units":{"${name}":"V"}}`);
      await expectRefused(`{"calculator":"ohms-law","inputs":{},"solveFor":"${name}","target":{"${name}":1}}`);
    },
  );
});
