/** Every calculator that was generated has all its pieces, and they fit together. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Detail } from '@reckoner/codegen/generate/emit/detail';
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Summary } from '../server/src/catalogue/catalogue.js';
import { searchFrom } from '../server/src/catalogue/search.js';

const generated = path.resolve('generated');

function json<T>(name: string): T {
  return JSON.parse(readFileSync(path.join(generated, name), 'utf8'));
}

const catalogue = json<{
  categories: { category: string; count: number; subcategories: { count: number }[] }[];
  slugs: Record<string, string>;
  aliases: Record<string, string>;
}>('catalogue.json');
const summaries = json<Summary[]>('summaries.json');
const search = searchFrom(json('search.json'), summaries);
const slugs = Object.keys(catalogue.slugs);

test('lists, counts and slugs say the same', () => {
  expect(summaries.map(({ slug }) => slug).sort()).toEqual(slugs);
  const counts = catalogue.categories.map(({ count, subcategories }) => [
    count,
    subcategories.reduce((sum, one) => sum + one.count, 0),
  ]);
  for (const [count, inside] of counts) expect(count).toBe(inside);
  expect(counts.reduce((sum, [count]) => sum + count!, 0)).toBe(slugs.length);
  for (const [alias, slug] of Object.entries(catalogue.aliases)) {
    expect(slugs).toContain(slug);
    expect(slugs).not.toContain(alias);
  }
});

test('summaries are ordered by category, then title', () => {
  const keys = summaries.map(({ category, title }) => `${category}\n${title.toLowerCase()}`);
  expect(keys).toEqual([...keys].sort());
});

/** By a bound or the units of an input, as the schema refuses it, and not by what inputs are together. */
function isRefusedByField(calculator: Calculator, inputs: object): boolean {
  const understanding = understand(calculator, inputs, {}, { today: '2026-01-31' });
  return !understanding.ok && understanding.issues.some(({ code }) => code !== 'conflict');
}

describe.each(catalogue.categories.map(({ category }) => category))('%s', (category) => {
  const details = json<Record<string, Detail>>(`${category}/details.json`);
  let calculators: Record<string, Calculator>;
  let lifted: Record<string, Calculator['lifted']>;
  let validators: Record<string, () => v.GenericSchema<unknown>>;

  beforeAll(async () => {
    ({ calculators } = await import(path.join(generated, category, 'calculators.js')));
    ({ lifted } = await import(path.join(generated, category, 'lifted.js')));
    ({ validators } = await import(path.join(generated, category, 'validators.js')));
  });

  test('every file has every calculator', () => {
    const expected = slugs.filter((slug) => catalogue.slugs[slug] === category);
    for (const names of [details, calculators, validators]) expect(Object.keys(names).sort()).toEqual(expected);
    const withFormula = Object.values(details).filter(({ hasFormula }) => hasFormula);
    expect(Object.keys(lifted).sort()).toEqual(withFormula.map(({ slug }) => slug).sort());
  });

  test.each(Object.keys(details))('%s', (slug) => {
    const detail = details[slug]!;
    const calculator = { ...calculators[slug]!, ...(lifted[slug] && { lifted: lifted[slug] }) };
    expect(detail).toMatchObject({ slug, category, version: calculator.version, title: calculator.definition.title });
    expect(detail.version).toMatch(/^[0-9a-f]{16}$/);
    expect(detail.hasFormula).toBe(calculator.definition.algorithm === undefined);
    expect(detail.formula !== null).toBe(detail.hasFormula);
    expect(detail.inputs.map(({ name }) => name)).toEqual(Object.keys(calculator.definition.inputs));
    for (const field of [...detail.inputs, ...detail.outputs]) {
      expect(field.label).not.toBe('');
      expect(typeof field.unit).toBe('string');
    }
    for (const field of detail.inputs) {
      const spec = calculator.definition.inputs[field.name]!;
      expect(field.type).toBe(spec.kind);
      expect(typeof field.required).toBe('boolean');
      if (field.default !== undefined) expect(field.required).toBe(false);
      if (spec.kind === 'quantity' || spec.kind === 'measure') expect(field.acceptedUnits).toContain(field.unit);
      if (spec.kind === 'choice')
        expect((field.options as { key: string }[]).map(({ key }) => key)).toEqual(Object.keys(spec.options));
    }
    const given = new Set(Object.keys((detail.usage.request as { inputs: object }).inputs));
    for (const { name, required } of detail.inputs) if (required) expect(given).toContain(name);
    for (const related of detail.related) expect(slugs).toContain(related);
    expect(detail.usage.curl).toContain(`"calculator":"${slug}"`);

    const { inputs } = detail.usage.request as { inputs: object };
    const ajv = new Ajv2020({ strict: false, formats: { date: true } });
    const accepts = ajv.compile(detail.inputSchema);
    for (const example of calculator.definition.examples) {
      if (example.noResult !== undefined || isRefusedByField(calculator, example.inputs)) continue;
      if (!accepts(example.inputs)) expect(accepts.errors).toEqual([]);
    }
    expect(v.safeParse(validators[slug]!(), inputs).issues).toBeUndefined();
    const understanding = understand(calculator, inputs, {}, { today: '2026-01-31' });
    if (!understanding.ok) throw new Error(understanding.issues[0]!.message);
    expect(evaluate(calculator, understanding.understood)).toMatchObject({ ok: true });
    const foundFirst = search.find(detail.title).slice(0, 2);
    expect(foundFirst.map((summary) => summary.slug)).toContain(slug);
  });
});
