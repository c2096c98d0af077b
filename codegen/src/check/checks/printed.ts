/** The formula as it is printed says something, all of it, on a page. */
import type { Typeset } from '../../typeset/index.js';
import type { LoadedSubject, Report } from './subject.js';

const MOST_NAMED = 3;
const IN_WORDS = new Set(['text', 'table', 'matrix']);

export function checkPrinted({ untold, wide, idle }: Typeset, { calculator }: LoadedSubject, report: Report): void {
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
