/** Answers say numbers or refuse: nowhere in them is null. */
import type { InputSpec } from '@reckoner/engine/authoring/kinds';
import { takesUncertainty } from '@reckoner/engine/calculate/uncertainty/uncertain-inputs';
import { describe, expect, it } from 'vitest';
import { answerJson } from '../../../server/src/calculations/answer-json.js';
import { extendedWork } from '../../../server/src/calculations/extended.js';
import { Catalogue } from '../../../server/src/catalogue/catalogue.js';
import { Problem } from '../../../server/src/http/problem.js';
import { GENERATED } from '../catalogue-fixture.js';

describe('the JSON of an answer', () => {
  it('is that of JSON.stringify where every number is one', () => {
    const answer = { explanation: 'null and void', list: [1, -0, 'null', undefined === null], without: undefined };
    expect(answerJson(answer)).toBe(JSON.stringify(answer));
  });

  it.each([
    [{ results: { speed: { value: 1, uncertainty: Number.NaN } } }, 'results.speed.uncertainty'],
    [{ rows: [[1, Number.POSITIVE_INFINITY]] }, 'rows.0.1'],
    [{ rows: [[1, undefined]] }, 'rows.0.1'],
    [{ a: null }, 'a'],
    [Number.NEGATIVE_INFINITY as unknown as object, ''],
  ])('is refused where one is none: %j', (answer, place) => {
    const error = (() => {
      try {
        return answerJson(answer);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(Problem);
    expect(error).toMatchObject({ code: 'no-result', detail: expect.stringContaining(`(${place})`) });
  });
});

const catalogue = new Catalogue(GENERATED, 'https://calc.example');
const TODAY = '2026-01-31';

/** Uncertainties of every size, and targets that nothing reaches. */
const EXTREMES = [1e308, 1.7976931348623157e308, 1e200, 1e154, 1e-160, 5e-324, 0];

type Asked = Parameters<typeof extendedWork>[2];

/** The answer's JSON, or the refusal. */
async function answered(slug: string, asked: Asked): Promise<string> {
  try {
    const work = await extendedWork(catalogue, slug, asked, {}, TODAY);
    const inputs = answerJson(work.inputs);
    return inputs + answerJson(work.compute());
  } catch (error) {
    if (error instanceof Problem) return error.detail;
    throw error;
  }
}

/** The last line of defense, which nothing may come to. */
const LAST_LINE = 'A number of the answer';

async function expectNumbers(slug: string, asked: Asked): Promise<void> {
  const answer = await answered(slug, asked);
  expect(answer.includes(LAST_LINE) ? { slug, asked, answer } : undefined).toBeUndefined();
}

describe.each(catalogue.categories.map(({ category }) => category))('%s', (category) => {
  const slugs = catalogue.summaries.filter((one) => one.category === category).map(({ slug }) => slug);

  it('has numbers alone in its answers, whatever the uncertainties', async () => {
    for (const [index, slug] of slugs.entries()) {
      const { definition } = await catalogue.calculator(slug);
      const specs = definition.inputs as Readonly<Record<string, InputSpec>>;
      for (const [round, extreme] of EXTREMES.entries()) {
        const example = definition.examples[(index + round) % definition.examples.length]!;
        const inputs = Object.fromEntries(
          Object.entries(example.inputs).map(([name, value]) =>
            specs[name] && takesUncertainty(specs[name]) && typeof value === 'number'
              ? [name, { value, uncertainty: extreme }]
              : [name, value],
          ),
        );
        await expectNumbers(slug, { inputs, steps: round === 0 && definition.algorithm === undefined });
      }
    }
  });

  it('has numbers alone in what is solved for, whatever the target', async () => {
    for (const [index, slug] of slugs.entries()) {
      const { definition } = await catalogue.calculator(slug);
      const [example] = definition.examples;
      const names = Object.keys(definition.outputs);
      const given = Object.entries(example!.inputs).filter(([, value]) => typeof value === 'number');
      if (given.length === 0) continue;
      const sought = given[index % given.length]![0];
      const { [sought]: _, ...inputs } = example!.inputs;
      const target = { [names.find((name) => name !== sought) ?? sought]: [1e299, -1e-290, 5e-324][index % 3] };
      await expectNumbers(slug, { inputs, solveFor: sought, target });
    }
  });
});
