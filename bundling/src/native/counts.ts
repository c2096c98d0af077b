/**
 * Has native formulas and algorithms count what they do, in the text that they are bundled from: every turn of a loop and
 * every call of a function of their own spends from the budget of the request, so that none runs on without end.
 */
import { ts } from 'ts-morph';
import { nodesOf } from '../syntax-nodes.js';
import { mayRepeat } from './may-be-rewritten.js';

/** The name under which the engine's `spend` is there; none that an author would choose. */
const SPEND = '$spend';
const IMPORT = `import { spend as ${SPEND} } from '@reckoner/engine';`;

/** So many operations take about a unit. */
const OPERATIONS_OF_A_UNIT = 4;
/** What a function of the engine, or a method of a list or a text, costs at least. */
const CALL = 4;
/** Powers, and what of `Math` is no single instruction. */
const MATH = 5;
const INSTRUCTIONS = /^Math\.(?:abs|ceil|floor|max|min|round|sign|sqrt|trunc)$/;
const POWERS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AsteriskAsteriskToken,
  ts.SyntaxKind.AsteriskAsteriskEqualsToken,
]);
/** A list or an object that is made. */
const MADE = 2;
/** Operations on whole numbers of any length. */
const BIG = 10;

interface Edit {
  readonly at: number;
  readonly text: string;
}

type Loop = ts.ForStatement | ts.ForOfStatement | ts.ForInStatement | ts.WhileStatement | ts.DoStatement;

function isLoop(node: ts.Node): node is Loop {
  return (
    ts.isForStatement(node) ||
    ts.isForOfStatement(node) ||
    ts.isForInStatement(node) ||
    ts.isWhileStatement(node) ||
    ts.isDoStatement(node)
  );
}

type Called = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;

/** `((x) => …)(y)`: runs once where it stands, so that it is counted with what is around it. */
function isCalledInPlace(node: ts.Node): boolean {
  if (!ts.isArrowFunction(node) || !ts.isParenthesizedExpression(node.parent)) return false;
  const { parent } = node.parent;
  return ts.isCallExpression(parent) && parent.expression === node.parent;
}

/** A function that is called from the module itself; what a definition holds is called by the engine, once. */
function isCalled(node: ts.Node): node is Called {
  if (ts.isFunctionDeclaration(node)) return true;
  if (isCalledInPlace(node)) return false;
  return (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) && !ts.isPropertyAssignment(node.parent);
}

/** Units of what is written in a node, without loops and functions inside of it, which count themselves. */
function unitsOf(body: ts.Node, isBig: boolean): number {
  let operations = 0;
  let units = 1;
  const visit = (node: ts.Node): void => {
    if (node !== body && (isLoop(node) || isCalled(node))) return;
    if (ts.isBinaryExpression(node) || ts.isElementAccessExpression(node)) operations += isBig ? BIG : 1;
    if (ts.isBinaryExpression(node) && POWERS.has(node.operatorToken.kind)) units += MATH;
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText();
      if (INSTRUCTIONS.test(name)) operations += 1;
      else units += name.startsWith('Math.') ? MATH : CALL;
    }
    if (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) units += MADE;
    ts.forEachChild(node, visit);
  };
  visit(body);
  return units + Math.floor(operations / OPERATIONS_OF_A_UNIT);
}

/** The module's text with the counts in it; undefined where it repeats nothing. */
export function withCounts(sourceFile: ts.SourceFile): string | undefined {
  const { text } = sourceFile;
  if (!mayRepeat(text)) return undefined;
  const isBig = /\bBigInt\b|\b\d+n\b/.test(text);
  const edits: Edit[] = [];
  const count = (body: ts.Node) => `${SPEND}(${unitsOf(body, isBig)})`;
  const into = (body: ts.Statement) => {
    if (ts.isBlock(body)) edits.push({ at: body.getStart(sourceFile) + 1, text: `${count(body)};` });
    else edits.push({ at: body.getStart(sourceFile), text: `{${count(body)};` }, { at: body.end, text: '}' });
  };
  for (const node of nodesOf(sourceFile)) {
    if (isLoop(node)) into(node.statement);
    else if (isCalled(node) && node.body !== undefined) {
      if (ts.isBlock(node.body)) into(node.body);
      else
        edits.push(
          { at: node.body.getStart(sourceFile), text: `(${count(node.body)},` },
          { at: node.body.end, text: ')' },
        );
    }
  }
  if (edits.length === 0) return undefined;
  let counted = '';
  let from = 0;
  for (const [, edit] of inOrder(edits)) {
    counted += text.slice(from, edit.at) + edit.text;
    from = edit.at;
  }
  // On the first line, so that all others keep their numbers.
  return `${IMPORT} ${counted}${text.slice(from)}`;
}

/** By place. At the same place, what closes comes before what opens; of what closes, the inner first, as it was found last. */
function inOrder(edits: readonly Edit[]): (readonly [number, Edit])[] {
  const closes = ({ text }: Edit) => text === '}' || text === ')';
  return edits
    .map((edit, index) => [index, edit] as const)
    .sort(([i, a], [j, b]) => {
      if (a.at !== b.at) return a.at - b.at;
      if (closes(a) !== closes(b)) return closes(a) ? -1 : 1;
      return closes(a) ? j - i : i - j;
    });
}
