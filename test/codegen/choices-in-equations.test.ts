/** Equations with choices among their variables: from the source through code generation to answers. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import { readGoal, solveFor } from '@reckoner/engine/calculate/solve-for/solve-for';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { workedSteps } from '@reckoner/engine/steps/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPlugin, emptyRoot, generateRoot } from './roots.js';

const context = { today: '2026-01-31' };
const root = emptyRoot();
let calculator: Calculator;
// biome-ignore lint/suspicious/noExplicitAny: JSON
let detail: any;

beforeAll(async () => {
  addPlugin(root, 'test/fixtures/choices', 'loads');
  const ran = generateRoot(root);
  expect(ran.problems).toEqual([]);
  const load = (name: string) => import(pathToFileURL(path.join(root, 'generated', 'loads', name)).href);
  const [{ calculators }, { lifted }] = await Promise.all([load('calculators.js'), load('lifted.js')]);
  calculator = { ...calculators['line-current'], lifted: lifted['line-current'] };
  detail = JSON.parse(readFileSync(path.join(root, 'generated', 'loads', 'details.json'), 'utf8'))['line-current'];
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function answer(inputs: object) {
  const understanding = understand(calculator, inputs, {}, context);
  if (!understanding.ok) throw new Error(JSON.stringify(understanding.issues));
  const outcome = evaluate(calculator, understanding.understood);
  if (!outcome.ok) throw new Error(outcome.reason);
  return { ...outcome, understood: understanding.understood };
}

test('a choice is an input alone, required unless it has a default', () => {
  const inputs = Object.fromEntries(detail.inputs.map((field: { name: string }) => [field.name, field]));
  expect(inputs.system).toMatchObject({ type: 'choice', required: true });
  expect(inputs.duty).toMatchObject({ type: 'choice', required: false, default: 'usual' });
  expect(inputs.power.required).toBe(false);
  expect(detail.outputs.map((field: { name: string }) => field.name)).toEqual([
    'power',
    'voltage',
    'current',
    'powerFactor',
  ]);
  expect(detail.inputSchema.required).toEqual(['system']);
  expect(detail.usage.instructions).toContain('Choose `system` and `duty`.');
  expect(understand(calculator, { power: 1, voltage: 1 }, {}, context)).toMatchObject({
    ok: false,
    issues: [{ pointer: '/inputs/system', code: 'missing' }],
  });
});

test.each<[inputs: object, name: string, value: number]>([
  [{ system: 'single', power: 460, voltage: 230 }, 'current', 2],
  [{ system: 'three', power: 460, voltage: 230 }, 'current', 2 / Math.sqrt(3)],
  [{ system: 'single', power: 460, voltage: 230, duty: 'heavy' }, 'current', 2.5],
  [{ system: 'three', current: 2, voltage: 230 }, 'power', 460 * Math.sqrt(3)],
  [{ system: 'single', current: 2, voltage: 230 }, 'power', 460],
  [{ system: 'three', current: 2, power: 460 }, 'voltage', 230 / Math.sqrt(3)],
  // The default of the power factor yields, by the equations of that choice.
  [{ system: 'direct', current: 5, voltage: 12, power: 48 }, 'powerFactor', 0.8],
])('%j gives %s', (inputs, name, value) => {
  const { results, explanation } = answer(inputs);
  expect(results[name]!.value).toBeCloseTo(value, 10);
  expect(explanation).toMatch(/\((?:Direct current|One phase|Three phases)\)\.$/);
});

test('steps and solving for an input take the equations that were chosen', () => {
  const textOf = (system: string) => {
    const { results, understood } = answer({ system, power: 460, voltage: 230 });
    const steps = workedSteps(calculator, understood, results, detail.formula.symbols);
    return steps.map(({ text }) => text).join('\n');
  };
  expect(textOf('three')).toContain('1.73205080756888 × I');
  expect(textOf('single')).not.toContain('1.732');

  const inputs = { system: 'three', current: 2 };
  const reading = readGoal(calculator, inputs, { solveFor: 'voltage', target: { power: 460 } });
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  expect(solveFor(calculator, inputs, reading.goal, {}, context)).toMatchObject({
    ok: true,
    solved: { name: 'voltage', value: expect.closeTo(230 / Math.sqrt(3), 9) },
  });
});

test('the formula is printed with its cases', () => {
  expect(detail.formula.text).toBe('P × k = (√(3) × I if system = three; otherwise I) × V × c');
});
