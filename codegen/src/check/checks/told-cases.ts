/** Every class of a result is given by an example, and a calculator that refuses inputs shows it by one. */
import { ts } from 'ts-morph';
import { runExample } from './run.js';
import type { BehaviourCheck, LoadedSubject, Report } from './subject.js';

const MANY = 6;
const SOME = 2;

function checkClasses({ calculator }: LoadedSubject, report: Report): void {
  const { outputs, examples } = calculator.definition;
  // Two results may be of the same classes, each shown by some examples.
  const shown = new Map<string, Set<unknown>>();
  for (const [name, spec] of Object.entries(outputs)) {
    if (spec.kind !== 'category') continue;
    const key = spec.classes.join();
    const known = shown.get(key) ?? new Set();
    for (const { results } of examples) known.add(results?.[name]);
    shown.set(key, known);
  }
  for (const [name, spec] of Object.entries(outputs)) {
    if (spec.kind !== 'category') continue;
    const missing = spec.classes.filter((one) => !shown.get(spec.classes.join())!.has(one));
    // Sizes, days and grades are many, and found in one way: some of them tell of all.
    const enough = spec.classes.length > MANY ? SOME : spec.classes.length;
    if (missing.length === 0 || spec.classes.length - missing.length >= enough) continue;
    const list = missing.map((one) => `"${one}"`).join(', ');
    report(
      ['outputs', name],
      `No example gives the ${missing.length === 1 ? 'class' : 'classes'} ${list}.`,
      'Add one for each, from a source.',
    );
  }
}

/** The fixed parts of a text; undefined where it is not written in place. */
function piecesOf(node: ts.Expression | undefined): readonly string[] | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
}

function asPattern(pieces: readonly string[]): RegExp {
  return new RegExp(`^${pieces.map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^]*')}$`);
}

/** `noResult(…)` with its text in place, in the calculator's own file. */
function refusalsIn(sourceFile: ts.SourceFile): { readonly node: ts.Node; readonly pieces: readonly string[] }[] {
  const found: { node: ts.Node; pieces: readonly string[] }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'noResult') {
      const pieces = piecesOf(node.arguments[0]);
      if (pieces !== undefined) found.push({ node, pieces });
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return found;
}

function checkRefusals({ source, calculator }: LoadedSubject, report: Report): void {
  if (!source.sourceFile.text.includes('noResult(')) return;
  const refusals = refusalsIn(source.sourceFile);
  if (refusals.length === 0) return;
  const told = calculator.definition.examples.flatMap(({ inputs, noResult }) => {
    if (noResult === undefined) return [];
    const { run } = runExample(calculator, inputs);
    return run && 'outcome' in run && !run.outcome.ok ? [run.outcome.reason] : [];
  });
  // Some only keep values out that bounds let nobody send: one example tells that refusals were thought of.
  if (refusals.some(({ pieces }) => told.some((reason) => asPattern(pieces).test(reason)))) return;
  const mend =
    "Add one: { inputs: { … }, noResult: 'part of the sentence', source: … }; take the refusal out if no inputs reach it.";
  report(refusals[0]!.node, 'No example shows what the calculator refuses.', mend);
}

export const toldCases: BehaviourCheck = {
  name: 'told-cases',
  behaviour(subject, report) {
    checkClasses(subject, report);
    checkRefusals(subject, report);
  },
};
