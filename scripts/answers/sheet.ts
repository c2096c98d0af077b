/**
 * What readers of a calculator are told: at its examples, at ends, options and usual values of each input, and to both
 * sides of where the words turn. Of what was said in the same words before, only the ends are told again.
 */
import type { Calculator } from '@reckoner/engine/calculate/types';
import { namedPoints, type Point, spotsOf, turns } from './points.js';
import { isRefused, Reader, type Specs, sentencesOf, type Told, wordsOf } from './told.js';

/** A point, and below it what is said there. Of an example also what is assumed, which stays the same around it. */
function linesOf({ told }: Point, said: Told, assumed: readonly string[] = []): readonly string[] {
  const figures = isRefused(said) ? [] : [`= ${said.results.join(' · ')}`];
  return [`- ${told}`, ...[...sentencesOf(said), ...assumed, ...figures].map((line) => `  ${line}`)];
}

/** What was chosen, and which inputs were given: examples of one shape are read around one of them. */
function shapeOf(specs: Specs, inputs: Point['inputs']): string {
  const chosen = Object.entries(inputs).map(([name, value]) =>
    ['choice', 'flag'].includes(specs[name]?.kind ?? '') ? [name, value] : name,
  );
  return JSON.stringify(chosen);
}

/** The lines of one calculator. */
export function sheetOf(slug: string, calculator: Calculator): readonly string[] {
  const { title, description, examples } = calculator.definition;
  const reader = new Reader(calculator);
  const { specs } = reader;
  const at = (point: Point): Told => reader.toldOf(point.inputs);
  const said = new Set<string>();
  const isNew = (key: string): boolean => said.size < said.add(key).size;
  const lines = ['', `## ${title} (${slug})`, description];
  for (const { inputs } of examples) {
    const example: Point = { told: JSON.stringify(inputs), inputs };
    const own = at(example);
    lines.push('', ...linesOf(example, own, own.assumed === undefined ? [] : [own.assumed]));
    wordsOf(own).forEach(isNew);
    if (isRefused(own) || !isNew(shapeOf(specs, inputs))) continue;
    for (const spot of spotsOf(specs, inputs)) {
      const isFirst = isNew(`ends of ${spot.name}`);
      for (const point of namedPoints(spot)) {
        const told = at(point);
        const hasNewWords = wordsOf(told).filter(isNew).length > 0;
        if (hasNewWords || (isFirst && !isRefused(told))) lines.push(...linesOf(point, told));
      }
      for (const [below, above] of turns(spot, (point) => wordsOf(at(point)).join('\n'))) {
        const [low, high] = [at(below), at(above)];
        if (isNew(`turn of ${differenceOf(wordsOf(low), wordsOf(high))}`))
          lines.push(...linesOf(below, low), ...linesOf(above, high));
      }
    }
  }
  return lines;
}

/** What is said on one side only. */
function differenceOf(some: readonly string[], others: readonly string[]): string {
  const apart = [...some.filter((one) => !others.includes(one)), ...others.filter((one) => !some.includes(one))];
  return apart.sort().join('\n');
}
