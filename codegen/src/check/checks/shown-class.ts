/**
 * A class agrees with the figure that is shown for the number that it is a class of: between samples in different classes
 * the two sides of the threshold are found, and what is shown there may not be the same.
 */
import type { CategorySpec, FieldSpec, InputSpec } from '@reckoner/engine/authoring/kinds';
import { currencyOf, DEFAULT_CURRENCY } from '@reckoner/engine/calculate/present/currency';
import { formatInput, formatResult } from '@reckoner/engine/calculate/present/format';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { ts } from 'ts-morph';
import { isNumeric } from '../../generate/emit/detail.js';
import { answer, read } from './run.js';
import { type Sample, samplesOf } from './samples.js';
import type { BehaviourCheck, LoadedSubject, Report } from './subject.js';

/** Samples that are drawn to find classes, besides the examples. */
const DRAWN = 16;
/** So many thresholds are looked at along each input. */
const MOST_THRESHOLDS = 3;
/** So often an interval is halved: class and figure may change some last digits of a double apart, which nobody sends. */
const HALVINGS = 36;

interface Seen {
  readonly name: string;
  readonly figure: string;
}

const CURRENCY = currencyOf(DEFAULT_CURRENCY)!;

/** The class and the figure at a sample; undefined where there is none. */
function look(calculator: Calculator, category: string, of: string, sample: Sample): Seen | undefined {
  const understanding = read(calculator, sample);
  if (!understanding.ok) return undefined;
  const { understood } = understanding;
  const run = answer(calculator, understood);
  if (!('outcome' in run) || !run.outcome.ok) return undefined;
  const { results } = run.outcome;
  const found = results[category];
  if (found === undefined) return undefined;
  const { inputs, outputs } = calculator.definition;
  const result = results[of];
  if (result !== undefined) return { name: String(found.value), figure: formatResult(outputs[of]!, result, CURRENCY) };
  const sent = understood.inputs[of];
  if (sent === undefined) return undefined;
  return { name: String(found.value), figure: formatInput(inputs[of] as InputSpec, sent, CURRENCY) };
}

interface Threshold {
  readonly seen: readonly [Seen, Seen];
  /** On its far side. */
  readonly at: Sample;
}

/** What is seen on both sides of a change of class between two samples that differ in numbers; undefined without one. */
function threshold(
  calculator: Calculator,
  category: string,
  of: string,
  one: Sample,
  other: Sample,
): Threshold | undefined {
  const moved = Object.keys(one).filter((name) => one[name] !== other[name]);
  const at = (share: number): Sample => {
    const mixed: Record<string, unknown> = { ...one };
    for (const name of moved) {
      const [from, to] = [one[name] as number, other[name] as number];
      mixed[name] = from + share * (to - from);
    }
    return mixed;
  };
  const see = (share: number) => look(calculator, category, of, at(share));
  let [low, high] = [0, 1];
  let [below, above] = [see(low), see(high)];
  if (below === undefined || above === undefined || below.name === above.name) return undefined;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    const seen = see(middle);
    if (seen === undefined) return undefined;
    if (seen.name === below.name) [low, below] = [middle, seen];
    else [high, above] = [middle, seen];
  }
  const width = high - low;
  const beyond = [see(Math.max(0, low - width)) ?? below, see(Math.min(1, high + width)) ?? above] as const;
  return { seen: beyond, at: at(high) };
}

function checkClass({ calculator }: LoadedSubject, category: string, of: string, report: Report): void {
  const { inputs, examples } = calculator.definition;
  const known = examples.filter(({ results }) => results).map((example) => example.inputs as Sample);
  const { inside } = samplesOf(inputs, known, DRAWN);
  // Each sample moved in one input at a time, so that what else decides the class stays.
  for (const [name, spec] of Object.entries(inputs)) {
    if (!isRounded(spec)) continue;
    const values = [...known, ...inside].map((sample) => sample[name]).filter((value) => typeof value === 'number');
    let looked = 0;
    for (const one of known) {
      if (typeof one[name] !== 'number') continue;
      for (const value of values) {
        if (looked >= MOST_THRESHOLDS) break;
        const found = threshold(calculator, category, of, one, { ...one, [name]: value });
        if (found === undefined) continue;
        looked += 1;
        const [below, above] = found.seen;
        if (below.figure !== above.figure) continue;
        report(
          ['outputs', category],
          `${below.figure} is shown in the class “${below.name}” and in “${above.name}”, for instance at ${JSON.stringify(found.at)}.`,
          `Where the guideline classifies rounded values, classify \`roundTo(${of}, places)\`, of a percent \`roundTo(100 * ${of}, places)\`; else show more places.`,
        );
        return;
      }
    }
  }
}

/** Whether a number is shown with fewer digits than it has: scores are whole. */
function isRounded(spec: FieldSpec | undefined): boolean {
  return spec !== undefined && isNumeric(spec) && spec.kind !== 'integer';
}

/** Outputs that the formula returns under the name of what it classifies: `classify(bmi, …)` beside `bmi`. */
function classifiedOutputs({ source, calculator }: LoadedSubject): Set<string> {
  const found = new Set<string>();
  const { outputs } = calculator.definition;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'classify') {
      const [first] = node.arguments;
      if (first && ts.isIdentifier(first) && isRounded(outputs[first.text])) found.add(first.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source.object);
  return found;
}

export const shownClass: BehaviourCheck = {
  name: 'shown-class',
  behaviour(subject, report) {
    const categories = Object.entries(subject.calculator.definition.outputs).filter(
      (entry): entry is [string, CategorySpec] => entry[1].kind === 'category',
    );
    if (categories.length === 0) return;
    for (const [name, { of }] of categories) if (of !== undefined) checkClass(subject, name, of, report);
    const told = new Set(categories.map(([, { of }]) => of));
    for (const name of classifiedOutputs(subject)) {
      if (told.has(name)) continue;
      const [first] = categories.find(([, { of }]) => of === undefined) ?? categories[0]!;
      report(
        ['outputs', first],
        `The formula classifies "${name}", and no class says that it is of it.`,
        `Write: category([…], { …, of: '${name}' }), so that the class is held to the figure that is shown.`,
      );
    }
  },
};
