/** Where a wrong number can do harm, every page of a calculator says that it does not replace a professional. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../../harness.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

type Field = { readonly category: string; readonly subcategory: string };
const inPart =
  (category: string, ...subcategories: readonly string[]) =>
  (one: Field) =>
    one.category === category && (subcategories.length === 0 || subcategories.includes(one.subcategory));

const LIMITS: readonly (readonly [name: string, isOf: (one: Field) => boolean, says: string])[] = [
  ['medicine', inPart('medicine'), 'the judgment of a doctor or pharmacist'],
  ['health', inPart('health'), 'the judgment of a doctor or pharmacist'],
  ['civil engineering', inPart('civil'), 'a qualified engineer'],
  ['mechanical engineering', inPart('mechanical'), 'a qualified engineer'],
  ['chemical engineering', inPart('chemical-engineering'), 'a qualified engineer'],
  [
    'construction, but for its electrical part',
    (one) => one.category === 'construction' && one.subcategory !== 'plumbing-electrical',
    'a qualified engineer',
  ],
  ['plumbing and wiring', inPart('construction', 'plumbing-electrical'), 'a qualified electrician'],
  [
    'electricity that can kill',
    inPart('electronics', 'wiring', 'power-systems', 'motors-transformers'),
    'a qualified electrician',
  ],
];

describe('a calculator', () => {
  it.each(LIMITS)('of %s says so on its page and in frames', async (_, isOf, says) => {
    const { slug } = service.services.catalogue.summaries.find(isOf)!;
    for (const path of [`/calculators/${slug}`, `/embed/${slug}`]) {
      const { text } = await service.get(path);
      expect([path, text.includes('It does not replace'), text.includes(says)]).toEqual([path, true, true]);
    }
  });

  it('of anything else does not', async () => {
    const { summaries } = service.services.catalogue;
    for (const category of ['finance', 'math', 'physics', 'everyday']) {
      const { slug } = summaries.find((one) => one.category === category)!;
      expect((await service.get(`/calculators/${slug}`)).text).not.toContain('It does not replace');
    }
  });
});
