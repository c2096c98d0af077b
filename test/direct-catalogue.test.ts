/**
 * The short way gives, byte for byte, what the general path gives: at every example of every calculator, at samples of their
 * bounds, and at values beside the examples. What it answers is counted, so that it cannot leave all to the general path.
 */
import { type Sample, samplesOf } from '@reckoner/codegen/check/checks/samples';
import type { InputSpec } from '@reckoner/engine/authoring/kinds';
import { understand } from '@reckoner/engine/calculate/read/understand';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { expect, test } from 'vitest';
import { partsOf } from '../server/src/calculations/answer-json.js';
import { directOf } from '../server/src/calculations/direct/direct.js';
import { plainWork } from '../server/src/calculations/work.js';
import { Catalogue } from '../server/src/catalogue/catalogue.js';
import { Problem } from '../server/src/http/problem.js';

const catalogue = new Catalogue('generated', 'https://calc.example');
const about = { slug: '', calculatorUrl: '' };
const SAMPLES = 100;
/** One in so many of what is answered. */
const READ_AGAIN = 3;
const FACTORS = [0.1, 0.5, 0.77, 0.93, 1, 1.01, 1.3, 2, 7, -1];

/** What the general path answers; undefined where it refuses, or says more than the results. */
function generalAnswer(calculator: Calculator, inputs: Sample): object | undefined {
  const understanding = understand(calculator, inputs, {}, { today: '2026-01-31' });
  if (!understanding.ok) return undefined;
  const work = plainWork(calculator, understanding.understood);
  try {
    const { resultJson, inputsJson, spokenUnits } = partsOf(work, work.compute(), about);
    return spokenUnits === '' ? { resultJson, inputsJson, key: work.key } : undefined;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** Numbers of an example, each and all together times something. */
function* beside(example: Sample): Generator<Sample> {
  const numbers = Object.keys(example).filter((name) => typeof example[name] === 'number');
  const times = (factor: number, names: readonly string[]) => ({
    ...example,
    ...Object.fromEntries(names.map((name) => [name, (example[name] as number) * factor])),
  });
  for (const factor of FACTORS) {
    yield times(factor, numbers);
    for (const name of numbers) yield times(factor, [name]);
    for (const name of numbers) yield { ...times(factor, numbers), [name]: Math.round(example[name] as number) };
  }
  for (const name of Object.keys(example)) {
    const { [name]: _, ...others } = example;
    yield others;
    yield { ...example, [name]: null };
  }
  yield { ...example, unknown: 1 };
}

function* casesOf({ definition }: Calculator): Generator<Sample> {
  const examples = definition.examples.map(({ inputs }) => inputs as Sample);
  yield* examples;
  const { corners, inside } = samplesOf(definition.inputs as Readonly<Record<string, InputSpec>>, examples, SAMPLES);
  yield* inside;
  yield* corners.slice(0, SAMPLES);
  let count = 0;
  for (const example of examples)
    for (const one of beside(example)) {
      yield one;
      if (++count > SAMPLES) return;
    }
}

test.each(catalogue.categories.map(({ category }) => category))('%s', { timeout: 300_000 }, async (category) => {
  let [direct, all] = [0, 0];
  for (const { slug } of catalogue.summaries.filter((one) => one.category === category)) {
    const calculator = await catalogue.calculator(slug);
    const read = directOf(calculator);
    if (read === undefined) continue;
    for (const sample of casesOf(calculator)) {
      const inputs = JSON.parse(JSON.stringify(sample)) as Sample;
      const work = read(inputs);
      const resultJson = work?.compute();
      all++;
      if (work === undefined || resultJson === undefined) continue;
      direct++;
      const { inputsJson } = work;
      const answer = { resultJson, inputsJson, key: inputsJson };
      const expected = generalAnswer(calculator, inputs);
      // Quicker than to compare each by the matcher.
      if (JSON.stringify(answer) !== JSON.stringify(expected))
        expect({ slug, inputs, answer }).toEqual({ slug, inputs, answer: expected });
      // Of most only the inputs are kept: from them comes the same.
      if (direct % READ_AGAIN !== 0) continue;
      const again = read(JSON.parse(inputsJson) as Sample);
      expect([slug, again?.inputsJson, again?.compute()]).toEqual([slug, inputsJson, resultJson]);
    }
  }
  // Most samples are beyond what is usual, or wrong.
  expect(direct).toBeGreaterThan(all / 20);
});
