/**
 * Every caution is raised by one example and silent in another, every example names those that it raises, and every
 * requirement refuses one.
 */
import type { CautionRule, Given } from '@reckoner/engine/authoring/define';
import { allMethods } from '@reckoner/engine/calculate/evaluate/all-methods';
import { type AnyRequirement, givenAmong } from '@reckoner/engine/calculate/guard/requirements';
import { nativeValues } from '@reckoner/engine/calculate/present/explain';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { answer, read, runExample } from './run.js';
import type { BehaviourCheck, LoadedSubject, Report } from './subject.js';

/** Sentences that an example raises. */
interface Raised {
  /** Of the answer, by the author's `cautions`: the example names all of them. */
  readonly own: readonly string[];
  /** Also those of `usual`, which the engine makes, and of other solutions: the example may name them. */
  readonly all: readonly string[];
}

/** Undefined where the example has no result. */
function raisedBy(calculator: Calculator, inputs: object): Raised | undefined {
  const { run } = runExample(calculator, inputs);
  if (run === undefined || !('outcome' in run) || !run.outcome.ok) return undefined;
  const { cautions = [] } = run.outcome;
  const own = cautions.filter(({ pointer, alternative }) => !pointer && alternative === undefined);
  return { own: own.map(({ message }) => message), all: cautions.map(({ message }) => message) };
}

function checkCautions({ calculator }: LoadedSubject, report: Report): void {
  const { examples } = calculator.definition;
  const rules = (calculator.definition.cautions ?? []) as readonly CautionRule<object>[];
  const raised = new Map<number, { yes: boolean; no: boolean }>(
    rules.map((_, index) => [index, { yes: false, no: false }]),
  );
  for (const [index, example] of examples.entries()) {
    const raisedHere = raisedBy(calculator, example.inputs);
    if (raisedHere === undefined) continue;
    const { own, all } = raisedHere;
    const path = ['examples', index];
    const expected = example.cautions ?? [];
    const missing = expected.find((part) => !all.some((message) => message.includes(part)));
    if (missing !== undefined) {
      const said = all.length === 0 ? 'it raises none' : `it raises “${all.join('” and “')}”`;
      report(
        [...path, 'cautions'],
        `Example ${index + 1} expects the caution “${missing}”; ${said}.`,
        'Look at its condition again, or at the example.',
      );
    }
    const more = own.find((message) => !expected.some((part) => message.includes(part)));
    if (more !== undefined) {
      const part = JSON.stringify(more.slice(0, 40)).replaceAll('"', "'");
      report(
        path,
        `Example ${index + 1} raises the caution “${more}”, which it does not name.`,
        `Add: cautions: [${part}], if that is right.`,
      );
    }
    const values = valuesAt(calculator, example.inputs);
    if (values === undefined) continue;
    for (const [rule, seen] of raised) {
      if (rules[rule]!.when(values.told, values.given)) seen.yes = true;
      else seen.no = true;
    }
  }
  for (const [rule, { yes, no }] of raised) {
    if (!yes)
      report(['cautions', rule], 'No example raises this caution.', 'Add one, just beyond its limit, with `cautions`.');
    else if (!no)
      report(
        ['cautions', rule],
        'Every example raises this caution.',
        'Add one in which it is silent; what always holds belongs in `notes`.',
      );
  }
}

/** What the conditions of cautions receive at an example that has a result. */
function valuesAt(
  calculator: Calculator,
  inputs: object,
): { readonly told: object; readonly given: Given } | undefined {
  const { understanding, raw } = runExample(calculator, inputs);
  if (!understanding.ok) return undefined;
  const { understood } = understanding;
  const solve = allMethods.equations!.solve;
  const results = calculator.definition.equations === undefined ? raw : solve(calculator, understood);
  if (results === undefined) return undefined;
  return { told: nativeValues(calculator, understood, results), given: givenAmong(understood.inputs) };
}

function checkRequires({ calculator }: LoadedSubject, report: Report): void {
  const rules = (calculator.definition.requires ?? []) as readonly AnyRequirement[];
  const refused = calculator.definition.examples.filter((example) => example.refused !== undefined);
  for (const [index, rule] of rules.entries()) {
    const alone = { ...calculator, definition: { ...calculator.definition, requires: [rule] } } as Calculator;
    const isShown = refused.some(({ inputs }) => {
      const understanding = read(alone, inputs);
      if (!understanding.ok) return understanding.issues.some(({ code }) => code === 'conflict');
      const run = answer(alone, understanding.understood);
      return 'outcome' in run && !run.outcome.ok;
    });
    if (!isShown) {
      report(
        ['requires', index],
        'No example shows what this refuses.',
        "Add one: { inputs: { … }, refused: 'part of the sentence', source: … }",
      );
    }
  }
}

export const guardedExamples: BehaviourCheck = {
  name: 'guarded-examples',
  behaviour(subject, report) {
    const { definition } = subject.calculator;
    if (definition.cautions !== undefined || definition.examples.some(({ cautions }) => cautions !== undefined))
      checkCautions(subject, report);
    if (definition.requires !== undefined) checkRequires(subject, report);
  },
};
