/**
 * Every branch of a formula, an algorithm or a helper beside it is taken by an example: what none of them reaches has been
 * seen by nobody.
 */
// The calculators are bundled once more for this, with a mark in every branch.
import { bundleCalculators, importText } from '@reckoner/bundling/bundle-calculators';
import { findDefinition, findProperty, parseModule } from '@reckoner/bundling/definition-source';
import { type Problem, positionAt } from '@reckoner/bundling/problem';
import type { CalculatorFile } from '@reckoner/bundling/scan';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { ts } from 'ts-morph';
import type { MarkedTask } from '../marked-load.js';
import { begin } from '../progress.js';
import { answer, read } from './run.js';
import { reporter } from './subject.js';

/** By this name the marks call: nothing that an author writes by chance. */
const TAKEN = '$reckonerTaken';

const MEND =
  'Add an example that takes it, with its results from a source; or take the branch out, if no allowed inputs reach it.';

interface Insertion {
  readonly at: number;
  readonly text: string;
}

interface Branch {
  readonly file: CalculatorFile;
  /** The offset at which it begins. */
  readonly at: number;
}

/** The arms of a choice: of `if`, of `?:` and of `switch`. */
function armsOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isIfStatement(node)) return [node.thenStatement, ...(node.elseStatement ? [node.elseStatement] : [])];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isCaseOrDefaultClause(node)) return node.statements.slice(0, 1);
  return [];
}

/** Puts a call into every arm inside of a node; `branches` gets the arms by their numbers. */
function insertionsIn(root: ts.Node, file: CalculatorFile, branches: Branch[]): Insertion[] {
  const opening: Insertion[] = [];
  const closing: Insertion[] = [];
  const visit = (node: ts.Node): void => {
    const arms = armsOf(node);
    ts.forEachChild(node, (child) => (arms.includes(child) ? mark(node, child) : visit(child)));
  };
  const mark = (choice: ts.Node, arm: ts.Node): void => {
    const start = arm.getStart();
    const call = `globalThis.${TAKEN}(${branches.push({ file, at: start }) - 1})`;
    const [open, close] = ts.isConditionalExpression(choice) ? [`(${call},`, ')'] : [`{${call};`, '}'];
    const isClause = ts.isCaseOrDefaultClause(choice);
    opening.push({ at: start, text: isClause ? `${call};` : open });
    visit(arm);
    if (!isClause) closing.push({ at: arm.end, text: close });
  };
  visit(root);
  // Nothing opens where something closes; of those that open or close at the same place, the order is that of the walk.
  return [...closing, ...opening];
}

function inserted(text: string, insertions: readonly Insertion[]): string {
  let end = 0;
  const pieces = insertions.flatMap(({ at, text: piece }) => {
    const before = text.slice(end, at);
    end = at;
    return [before, piece];
  });
  return pieces.join('') + text.slice(end);
}

/** The text of a calculator with its branches marked. */
function marked(file: CalculatorFile, branches: Branch[]): string {
  const sourceFile = parseModule(file);
  const { found } = findDefinition(sourceFile);
  // Equations are solved in their lifted form, in which there are no marks.
  if (found?.call.expression.getText() === 'defineEquations') return file.text;
  const helpers = sourceFile.statements.filter((one) => ts.isFunctionDeclaration(one) || ts.isVariableStatement(one));
  const own = ['formula', 'algorithm'].flatMap((name) => (found && findProperty(found.object, name)) ?? []);
  const insertions = [...helpers, ...own].flatMap((node) => insertionsIn(node, file, branches));
  return inserted(
    file.text,
    insertions.sort((one, other) => one.at - other.at),
  );
}

/**
 * Runs every example of a calculator with its sentences and cautions, whatever comes of it: on doubles, as the formula is
 * not lifted with its marks.
 */
function runExamples(calculator: Calculator): void {
  const onDoubles: Calculator = { ...calculator, arithmetic: 'float64' };
  for (const { inputs } of calculator.definition.examples) {
    const understanding = read(onDoubles, inputs);
    if (understanding.ok) answer(onDoubles, understanding.understood);
  }
}

/** The branches that no example takes, of calculators that are right otherwise; `all` are the task's files. */
export async function untakenBranches(
  { root, scratch, files: all }: MarkedTask,
  files: readonly CalculatorFile[],
): Promise<Problem[]> {
  const branches: Branch[] = [];
  const texts = new Map(files.map((file) => [file.path, marked(file, branches)]));
  const branching = [...new Set(branches.map(({ file }) => file))];
  if (branching.length === 0) return [];
  const taken = new Set<number>();
  const scope = globalThis as unknown as Record<string, unknown>;
  scope[TAKEN] = (branch: number) => taken.add(branch);
  try {
    const text = await bundleCalculators(root, branching, { rewrite: (one) => texts.get(one.path) ?? one.text });
    const { calculators } = (await importText(scratch, text)) as { calculators: Record<string, Calculator> };
    for (const file of branching) {
      begin('trying', all.indexOf(file));
      runExamples(calculators[file.slug]!);
    }
  } finally {
    delete scope[TAKEN];
    begin('other');
  }
  const problems: Problem[] = [];
  for (const [branch, { file, at }] of branches.entries()) {
    if (taken.has(branch)) continue;
    const report = reporter('branch-shown', { file }, problems);
    report(positionAt(file.text, at), 'No example takes this branch.', MEND);
  }
  return problems;
}
