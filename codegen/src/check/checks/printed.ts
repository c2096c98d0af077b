/** The formula as it is printed says something, all of it, on a page. */
import type { Calculator } from '@reckoner/engine/calculate/types';
import type { Typeset } from '../../typeset/index.js';
import type { LoadedSubject, Report } from './subject.js';
import { triedInputs } from './tried.js';

const MOST_NAMED = 3;
const IN_WORDS = new Set(['text', 'table', 'matrix']);

/** Outputs that `shown` gives at an example. */
function givenByShown(calculator: Calculator): Set<string> {
  const { shown } = calculator.definition;
  if (shown === undefined) return new Set();
  const given = triedInputs(calculator, 'examples').flatMap(({ values, results }) => {
    try {
      return Object.entries(shown({ ...results, ...structuredClone(values) }));
    } catch {
      // Told by the check that compares `shown` with the formula.
      return [];
    }
  });
  return new Set(given.flatMap(([name, value]) => (value === undefined ? [] : [name])));
}

export function checkPrinted(
  { unprinted, untold, wide, idle }: Typeset,
  { calculator }: LoadedSubject,
  report: Report,
): void {
  const { definition } = calculator;
  const part = definition.equations ? 'equations' : 'formula';
  // Texts and tables are told by what they hold.
  const missing = untold.filter((name) => !IN_WORDS.has(definition.outputs[name]!.kind));
  const bare = missing.length === 0 && untold.length === Object.keys(definition.outputs).length ? untold : missing;
  if (bare.length > 0) {
    report(
      [part],
      `No formula in print gives ${bare.join(', ')}.`,
      "Say what the steps are: stepwise: ['Each month the interest on the balance is added, …']; or give a formula for print: shown: ({ … }) => ({ … }).",
    );
  }
  const given = givenByShown(calculator);
  const lost = unprinted.filter((name) => given.has(name) && definition.outputs[name]!.kind !== 'category');
  if (lost.length > 0) {
    report(
      ['shown'],
      `\`shown\` gives ${lost.join(', ')}, and no line prints that: it is written in a way that cannot be set.`,
      'Write it with arithmetic, `sum`, `map` over a list and functions of `shared/`, not behind a spread; or leave it out.',
    );
  }
  for (const line of wide.slice(0, MOST_NAMED)) {
    report(
      [part],
      `The formula is wider than a page: ${line.slice(0, 60)}…`,
      'Give parts of it names (`const part = …`), or a shorter formula for print: shown: ({ … }) => ({ … }).',
    );
  }
  for (const line of idle.slice(0, MOST_NAMED)) {
    report(
      ['outputs'],
      `The formula says nothing: ${line}.`,
      'Give the output a symbol that is a letter, not the formula itself.',
    );
  }
}
