/** Runs the statements of a function on mathematics instead of numbers: branches become cases, loops become sums. */

import { unwrapped } from '@reckoner/bundling/unwrapped';
import { add, type Expression, numeral, subtract } from '@reckoner/engine/typeset/expression';
import { ts } from 'ts-morph';
import { forget, loop } from './loops.js';
import { contains, type FunctionNode, isFunctionNode } from './modules.js';
import { type Environment, mergeValues, type Reader } from './reader.js';
import { orStepped, SteppedValue, Stepwise, UNDEFINED, type Value } from './values.js';

/** How a block ends: with a value, by refusing the inputs, or by going on. */
type Ending = { readonly value: Value } | 'refused' | 'open';

/** What a function returns. */
export function runBody(reader: Reader, node: FunctionNode, environment: Environment): Value {
  if (node.body === undefined) throw new Stepwise();
  if (!ts.isBlock(node.body)) return reader.read(node.body, environment);
  const ending = run(reader, node.body.statements, 0, environment);
  if (typeof ending === 'string') throw new Stepwise();
  return ending.value;
}

function run(reader: Reader, statements: readonly ts.Statement[], from: number, environment: Environment): Ending {
  for (let index = from; index < statements.length; index++) {
    const statement = statements[index]!;
    // What follows a branch runs on what the branch left; when it ends open, so does everything around it.
    const rest = (after: Environment): Ending => {
      const ending = run(reader, statements, index + 1, after);
      if (ending === 'open') for (const name of environment.keys()) environment.set(name, after.get(name)!);
      return ending;
    };
    if (ts.isReturnStatement(statement)) {
      return { value: statement.expression ? reader.read(statement.expression, environment) : UNDEFINED };
    }
    if (ts.isThrowStatement(statement)) return 'refused';
    if (ts.isBlock(statement)) {
      const ending = inBlock(reader, statement, environment);
      if (ending !== 'open') return ending;
    } else if (ts.isIfStatement(statement)) {
      return branch(reader, statement, environment, rest);
    } else if (ts.isSwitchStatement(statement)) {
      return choice(reader, statement, 0, environment, rest);
    } else execute(reader, statement, environment);
  }
  return 'open';
}

/** A block keeps its own names to itself and changes those around it. */
function inBlock(reader: Reader, statement: ts.Statement, environment: Environment): Ending {
  const inner = new Map(environment);
  const ending = run(reader, ts.isBlock(statement) ? statement.statements : [statement], 0, inner);
  for (const name of environment.keys()) environment.set(name, inner.get(name)!);
  return ending;
}

type Rest = (environment: Environment) => Ending;

/** Goes on after two branches of which each may have ended; the condition is read only where it decides something. */
function join(
  reader: Reader,
  condition: () => Expression,
  [a, environmentA]: readonly [Ending, Environment],
  [b, environmentB]: readonly [Ending, Environment],
  rest: Rest,
): Ending {
  if (a === 'refused') return b === 'open' ? rest(environmentB) : b;
  if (b === 'refused') return a === 'open' ? rest(environmentA) : a;
  if (a === 'open' && b === 'open') {
    const merged: Environment = new Map();
    for (const [name, before] of environmentA) {
      const after = environmentB.get(name);
      if (after === undefined) continue;
      merged.set(
        name,
        before === after ? before : orStepped(() => reader.define(name, mergeValues(condition(), before, after))),
      );
    }
    return rest(merged);
  }
  const endA = a === 'open' ? rest(environmentA) : a;
  const endB = b === 'open' ? rest(environmentB) : b;
  if (typeof endA === 'string') return endB;
  if (typeof endB === 'string') return endA;
  return { value: mergeValues(condition(), endA.value, endB.value) };
}

function branch(reader: Reader, statement: ts.IfStatement, environment: Environment, rest: Rest): Ending {
  const whenTrue = new Map(environment);
  const whenFalse = new Map(environment);
  const a = inBlock(reader, statement.thenStatement, whenTrue);
  const b = statement.elseStatement ? inBlock(reader, statement.elseStatement, whenFalse) : 'open';
  return join(reader, () => reader.condition(statement.expression, environment), [a, whenTrue], [b, whenFalse], rest);
}

/** The clauses of a switch from `at` on, each as a branch on equality. Clauses end with return, throw or break. */
function choice(
  reader: Reader,
  statement: ts.SwitchStatement,
  at: number,
  environment: Environment,
  rest: Rest,
): Ending {
  const { clauses } = statement.caseBlock;
  const conditions: Expression[] = [];
  const of = reader.condition(statement.expression, environment);
  let index = at;
  let isDefault = false;
  for (; index < clauses.length; index++) {
    const clause = clauses[index]!;
    if (ts.isDefaultClause(clause)) isDefault = true;
    else {
      const right = reader.expression(clause.expression, environment);
      conditions.push({ kind: 'relation', relation: '=', left: of, right });
    }
    if (clause.statements.length > 0) break;
  }
  const clause = clauses[index];
  if (clause === undefined) return rest(environment);
  const body = clause.statements.filter((each) => !ts.isBreakStatement(each));
  const inner = new Map(environment);
  const ending = run(reader, body, 0, inner);
  if (isDefault) return ending === 'open' ? rest(inner) : ending;
  const other = new Map(environment);
  // Clauses that only assign are joined before what follows runs; where some return, it runs for each clause.
  const returns = contains(statement, ts.isReturnStatement);
  const keep: Rest = (after) => {
    for (const name of other.keys()) other.set(name, after.get(name)!);
    return 'open';
  };
  const following = choice(reader, statement, index + 1, other, returns ? rest : keep);
  const condition = (): Expression =>
    conditions.length === 1 ? conditions[0]! : { kind: 'logic', word: 'or', parts: conditions };
  return join(
    reader,
    condition,
    [returns && ending === 'open' ? rest(inner) : ending, inner],
    [following, other],
    rest,
  );
}

/** A statement that neither ends nor branches. */
function execute(reader: Reader, statement: ts.Statement, environment: Environment): void {
  if (ts.isVariableStatement(statement)) {
    for (const { name, initializer } of statement.declarationList.declarations) {
      const isFixed = (statement.declarationList.flags & ts.NodeFlags.Const) !== 0;
      const own = initializer && unwrapped(initializer);
      if (own && isFunctionNode(own) && ts.isIdentifier(name)) {
        environment.set(name.text, reader.functionValue(name.text, own, environment));
        continue;
      }
      const value = initializer ? orStepped(() => reader.read(initializer, environment)) : UNDEFINED;
      if (value instanceof SteppedValue) for (const bound of boundNames(name)) environment.set(bound, value);
      else if (isFixed) reader.bind(name, value, environment);
      else if (ts.isIdentifier(name)) environment.set(name.text, value);
      else throw new Stepwise();
    }
  } else if (ts.isFunctionDeclaration(statement)) {
    const name = statement.name!.text;
    environment.set(name, reader.functionValue(name, statement, environment));
  } else if (ts.isExpressionStatement(statement)) assign(reader, statement.expression, environment);
  else if (ts.isForStatement(statement) || ts.isForOfStatement(statement)) {
    loop(reader, statement, environment, (inner) => inBlock(reader, statement.statement, inner) === 'open');
  } else {
    if (contains(statement, ts.isReturnStatement)) throw new Stepwise();
    forget(statement, environment);
  }
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundNames(element.name)));
}

const COMPOUND = new Map<ts.SyntaxKind, ts.BinaryOperator>([
  [ts.SyntaxKind.PlusEqualsToken, ts.SyntaxKind.PlusToken],
  [ts.SyntaxKind.MinusEqualsToken, ts.SyntaxKind.MinusToken],
  [ts.SyntaxKind.AsteriskEqualsToken, ts.SyntaxKind.AsteriskToken],
  [ts.SyntaxKind.SlashEqualsToken, ts.SyntaxKind.SlashToken],
  [ts.SyntaxKind.AsteriskAsteriskEqualsToken, ts.SyntaxKind.AsteriskAsteriskToken],
]);

function assign(reader: Reader, given: ts.Expression, environment: Environment): void {
  const node = unwrapped(given);
  if (ts.isBinaryExpression(node) && ts.isIdentifier(node.left)) {
    const name = node.left.text;
    const operator = COMPOUND.get(node.operatorToken.kind);
    if (node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      environment.set(
        name,
        orStepped(() => reader.read(node.right, environment)),
      );
      return;
    }
    if (operator !== undefined) {
      environment.set(
        name,
        orStepped(() => reader.combine(operator, node.left, node.right, environment)),
      );
      return;
    }
  }
  if ((ts.isPostfixUnaryExpression(node) || ts.isPrefixUnaryExpression(node)) && ts.isIdentifier(node.operand)) {
    const step = node.operator === ts.SyntaxKind.PlusPlusToken ? add : subtract;
    const { operand } = node;
    environment.set(
      operand.text,
      orStepped(() => step(reader.expression(operand, environment), numeral('1'))),
    );
    return;
  }
  forget(node, environment);
}
