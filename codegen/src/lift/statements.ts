/** Lifts statements: control flow stays JavaScript's, its conditions become the arithmetic's. */

import { unwrapped } from '@reckoner/bundling/unwrapped';
import { ts } from 'ts-morph';
import { effect, named } from './assignments.js';
import { test } from './conditions.js';
import type { Emission } from './emission.js';
import { expression } from './expressions.js';
import { functionDeclaration, pattern } from './functions.js';
import { CONSTRUCTS } from './hints.js';
import { boundNames } from './module.js';

/** The names that statements declare in their block. */
function declaredNames(statements: readonly ts.Statement[]): string[] {
  return statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
    }
    return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : [];
  });
}

function scoped(statements: readonly ts.Statement[], emission: Emission): string {
  return emission.inScope(declaredNames(statements), () =>
    statements.map((each) => statement(each, emission)).join('\n'),
  );
}

export function block(node: ts.Block, emission: Emission): string {
  return `{\n${scoped(node.statements, emission)}\n}`;
}

export function declarations(node: ts.VariableDeclarationList, emission: Emission): string {
  if (!(node.flags & (ts.NodeFlags.Let | ts.NodeFlags.Const))) {
    return emission.report(node, '`var` is not liftable.', 'Write `const` or `let`.');
  }
  const each = node.declarations.map(
    ({ name, initializer }) =>
      `${pattern(name, emission)}${initializer ? ` = ${named(name, initializer, emission)}` : ''}`,
  );
  return `${node.flags & ts.NodeFlags.Const ? 'const' : 'let'} ${each.join(', ')}`;
}

function forLoop(node: ts.ForStatement, emission: Emission): string {
  const { initializer, condition, incrementor } = node;
  const list = initializer && ts.isVariableDeclarationList(initializer) ? initializer : undefined;
  const names = list?.declarations.flatMap(({ name }) => boundNames(name)) ?? [];
  return emission.inScope(names, () => {
    const first = list
      ? declarations(list, emission)
      : initializer
        ? effect(initializer as ts.Expression, emission)
        : '';
    const while_ = condition ? test(condition, emission) : '';
    const next = incrementor ? effect(incrementor, emission) : '';
    return `for (${first}; ${while_}; ${next}) ${statement(node.statement, emission)}`;
  });
}

function forOfLoop(node: ts.ForOfStatement, emission: Emission): string {
  if (!ts.isVariableDeclarationList(node.initializer) || node.awaitModifier) {
    return emission.report(node, 'This `for…of` is not liftable.', 'Write `for (const x of xs)`.');
  }
  const [declaration] = node.initializer.declarations;
  if (declaration === undefined) return '';
  const items = expression(node.expression, emission);
  return emission.inScope(boundNames(declaration.name), () => {
    const keyword = node.initializer.flags & ts.NodeFlags.Const ? 'const' : 'let';
    return `for (${keyword} ${pattern(declaration.name, emission)} of ${items}) ${statement(node.statement, emission)}`;
  });
}

/** JavaScript's `switch` where all cases are texts; elsewhere the arithmetic compares. */
function switchStatement(node: ts.SwitchStatement, emission: Emission): string {
  const { clauses } = node.caseBlock;
  const native = clauses.every(
    (clause) => ts.isDefaultClause(clause) || ts.isStringLiteralLike(unwrapped(clause.expression)),
  );
  const subject = expression(node.expression, emission);
  const temporary = emission.temporary();
  const all = clauses.flatMap(({ statements }) => [...statements]);
  const body = emission.inScope(declaredNames(all), () =>
    clauses.map((clause) => {
      const statements = clause.statements.map((each) => statement(each, emission)).join('\n');
      if (ts.isDefaultClause(clause)) return `default:\n${statements}`;
      const value = expression(clause.expression, emission);
      return `case ${native ? value : `$.eq(${temporary}, ${value})`}:\n${statements}`;
    }),
  );
  if (native) return `switch (${subject}) {\n${body.join('\n')}\n}`;
  return `{\nconst ${temporary} = ${subject};\nswitch (true) {\n${body.join('\n')}\n}\n}`;
}

function throwStatement(node: ts.ThrowStatement, emission: Emission): string {
  const thrown = unwrapped(node.expression);
  const callee = ts.isCallExpression(thrown) ? unwrapped(thrown.expression) : undefined;
  const name = callee && ts.isIdentifier(callee) ? emission.module.imports.get(callee.text)?.imported : undefined;
  if (name === 'noResult') return `throw ${expression(thrown, emission)};`;
  return emission.report(
    node,
    'Only `noResult` can be thrown.',
    'Write `throw noResult("…")` with a sentence that the user understands.',
  );
}

/** Lifts one statement. */
export function statement(node: ts.Statement, emission: Emission): string {
  if (ts.isVariableStatement(node)) return `${declarations(node.declarationList, emission)};`;
  if (ts.isExpressionStatement(node)) return `${effect(node.expression, emission)};`;
  if (ts.isReturnStatement(node)) {
    return node.expression ? `return ${expression(node.expression, emission)};` : 'return;';
  }
  if (ts.isIfStatement(node)) {
    const otherwise = node.elseStatement ? ` else ${statement(node.elseStatement, emission)}` : '';
    return `if (${test(node.expression, emission)}) ${statement(node.thenStatement, emission)}${otherwise}`;
  }
  if (ts.isBlock(node)) return block(node, emission);
  if (ts.isForStatement(node)) return forLoop(node, emission);
  if (ts.isForOfStatement(node)) return forOfLoop(node, emission);
  if (ts.isWhileStatement(node))
    return `while (${test(node.expression, emission)}) ${statement(node.statement, emission)}`;
  if (ts.isDoStatement(node))
    return `do ${statement(node.statement, emission)} while (${test(node.expression, emission)});`;
  if (ts.isSwitchStatement(node)) return switchStatement(node, emission);
  if (ts.isThrowStatement(node)) return throwStatement(node, emission);
  if (ts.isFunctionDeclaration(node)) return node.body ? functionDeclaration(node, emission) : '';
  if (ts.isBreakStatement(node)) return `break${node.label ? ` ${node.label.text}` : ''};`;
  if (ts.isContinueStatement(node)) return `continue${node.label ? ` ${node.label.text}` : ''};`;
  if (ts.isLabeledStatement(node)) return `${node.label.text}: ${statement(node.statement, emission)}`;
  if (ts.isEmptyStatement(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return ';';
  const [message, hint] = CONSTRUCTS.get(node.kind) ?? ['This statement is not liftable.', 'Use `algorithm:`.'];
  return emission.report(node, message, hint);
}
