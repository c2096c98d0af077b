/**
 * What readers of a calculator are told: at its examples, at ends, options and usual values of each input, and to both
 * sides of where the words turn. Of what was said in the same words before, only the ends are told again.
 */
import type { InputSpec } from '@reckoner/engine/authoring/kinds';
import { understand } from '@reckoner/engine/calculate/read/understand';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { plainWork } from '@reckoner/server/calculations/work';
import { Problem } from '@reckoner/server/http/problem';
import { assumedOf } from '../../cli/src/calculating/assumed.js';
import { fieldsOf, inputsOf } from '../../cli/src/calculating/in-process.js';
import type { Fields, Result } from '../../cli/src/calculating/source.js';
import { ValueWriter } from '../../cli/src/terminal/values.js';
import { namedPoints, type Point, turns } from './points.js';

const TODAY = '2026-03-10';

interface Told {
  /** Sentences and cautions, or the refusal. */
  readonly sentences: readonly string[];
  /** What is said of inputs that were not sent. */
  readonly assumed?: string | undefined;
  readonly results: readonly string[];
}

const writer = new ValueWriter();

function resultsOf({ results }: Result, { outputs }: Fields): readonly string[] {
  return Object.entries(results).map(([name, result]) => `${result.label}: ${writer.result(outputs[name], result)}`);
}

function toldOf(calculator: Calculator, fields: Fields, inputs: Readonly<Record<string, unknown>>): Told {
  const understanding = understand(calculator, inputs, {}, { today: TODAY });
  if (!understanding.ok) {
    const refusals = understanding.issues.map(({ pointer, message }) => `✗ ${pointer} ${message}`);
    return { sentences: refusals, results: [] };
  }
  try {
    const result = plainWork(calculator, understanding.understood).compute().result as unknown as Result;
    const cautions = (result.cautions ?? []).map(({ level, message }) => `! ${level}: ${message}`);
    const others = (result.alternatives ?? []).map((_, index) => `or alternative ${index + 1}`);
    return {
      sentences: [result.explanation, ...cautions, ...others],
      assumed: assumedOf(fields, inputs, { inputs: understanding.understood.inputs, result }),
      results: resultsOf(result, fields),
    };
  } catch (error) {
    if (error instanceof Problem) return { sentences: [`✗ ${error.detail}`], results: [] };
    throw error;
  }
}

/** The words and classes of what is said, with whatever figures. */
function wordsOf({ sentences, results }: Told): readonly string[] {
  return [...sentences, ...results].map((one) => one.replaceAll(NUMBER, '#'));
}

const NUMBER = /[-−]?\d+(?:[.,]\d+)*(?: × 10[⁻⁰¹²³⁴-⁹]+|e[-+]?\d+)?/g;

/** A point, and below it what is said there. Of an example also what is assumed, which stays the same around it. */
function linesOf({ told }: Point, { sentences, results }: Told, assumed: readonly string[] = []): readonly string[] {
  const figures = results.length > 0 ? [`= ${results.join(' · ')}`] : [];
  return [`- ${told}`, ...[...sentences, ...assumed, ...figures].map((line) => `  ${line}`)];
}

/** What was chosen, and which inputs were given: examples of one shape are read around one of them. */
function shapeOf(specs: Readonly<Record<string, InputSpec>>, inputs: Point['inputs']): string {
  const chosen = Object.entries(inputs).map(([name, value]) =>
    ['choice', 'flag'].includes(specs[name]?.kind ?? '') ? [name, value] : name,
  );
  return JSON.stringify(chosen);
}

/** The lines of one calculator. */
export function sheetOf(slug: string, calculator: Calculator): readonly string[] {
  const { title, description, inputs: specs, outputs, examples } = calculator.definition;
  const fields: Fields = { title, inputs: inputsOf(specs), outputs: fieldsOf(outputs) };
  const at = (point: Point): Told => toldOf(calculator, fields, point.inputs);
  const said = new Set<string>();
  const isNew = (key: string): boolean => said.size < said.add(key).size;
  const lines = ['', `## ${title} (${slug})`, description];
  for (const { inputs } of examples) {
    const example: Point = { told: JSON.stringify(inputs), inputs };
    const own = at(example);
    lines.push('', ...linesOf(example, own, own.assumed === undefined ? [] : [own.assumed]));
    wordsOf(own).forEach(isNew);
    if (isRefused(own) || !isNew(shapeOf(specs, inputs))) continue;
    for (const name of Object.keys(specs)) {
      const isFirst = isNew(`ends of ${name}`);
      for (const point of namedPoints(specs, inputs, name)) {
        const told = at(point);
        const hasNewWords = wordsOf(told).filter(isNew).length > 0;
        if (hasNewWords || (isFirst && !isRefused(told))) lines.push(...linesOf(point, told));
      }
      for (const [below, above] of turns(specs, inputs, name, (point) => wordsOf(at(point)).join('\n'))) {
        const [low, high] = [at(below), at(above)];
        if (isNew(`turn of ${differenceOf(wordsOf(low), wordsOf(high))}`))
          lines.push(...linesOf(below, low), ...linesOf(above, high));
      }
    }
  }
  return lines;
}

const isRefused = ({ results }: Told): boolean => results.length === 0;

/** What is said on one side only. */
function differenceOf(some: readonly string[], others: readonly string[]): string {
  const apart = [...some.filter((one) => !others.includes(one)), ...others.filter((one) => !some.includes(one))];
  return apart.sort().join('\n');
}
