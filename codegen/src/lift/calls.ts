/** Lifts calls: `Math.*`, functions of the engine, array methods, and the file's own functions. */

import { unwrapped } from '@reckoner/bundling/unwrapped';
import { ts } from 'ts-morph';
import { refuseOutside } from './assignments.js';
import { callback, test } from './conditions.js';
import type { Emission } from './emission.js';
import { expression, key, list } from './expressions.js';
import { GLOBALS, MATH, METHODS } from './hints.js';
import { literalText } from './literals.js';

const MATH_OPERATIONS = new Set(
  `abs sign floor ceil round trunc min max hypot sqrt cbrt exp expm1 log log1p log2 log10 sin cos tan asin acos atan atan2
   sinh cosh tanh asinh acosh atanh pow`.split(/\s+/),
);

const MATH_CONSTANTS: Readonly<Record<string, string>> = {
  PI: '$.PI',
  E: '$.E',
  LN2: '$.log(2)',
  LN10: '$.log(10)',
  LOG2E: '$.log2($.E)',
  LOG10E: '$.log10($.E)',
  SQRT2: '$.sqrt(2)',
  SQRT1_2: '$.sqrt($.lit("0.5"))',
};

const NUMBER_CONSTANTS: Readonly<Record<string, string>> = {
  EPSILON: '$.lit("2.220446049250313e-16")',
  MAX_SAFE_INTEGER: '9007199254740991',
  MIN_SAFE_INTEGER: '-9007199254740991',
  MAX_VALUE: '$.lit("1.7976931348623157e308")',
  MIN_VALUE: '$.lit("5e-324")',
  POSITIVE_INFINITY: 'Infinity',
  NEGATIVE_INFINITY: '-Infinity',
  NaN: 'NaN',
};

/** Methods whose numeric arguments are positions or counts, by which of their arguments are. */
const POSITIONAL: Readonly<Record<string, (index: number) => boolean>> = {
  slice: () => true,
  at: () => true,
  fill: (index) => index > 0,
  with: (index) => index === 0,
  flat: () => true,
  repeat: () => true,
  padStart: (index) => index === 0,
  padEnd: (index) => index === 0,
  charAt: () => true,
  substring: () => true,
};

/** Methods whose callback is a test. */
const TESTING = new Set(['filter', 'some', 'every', 'find', 'findIndex', 'findLast', 'findLastIndex']);

/** Methods that treat their elements alike whatever they are. */
const PLAIN = new Set(
  `map forEach reduce reduceRight concat push pop shift unshift reverse toReversed flatMap entries keys values join
   startsWith endsWith toLowerCase toUpperCase trim split`.split(/\s+/),
);

/** Methods that change their array. */
const CHANGING = new Set(['push', 'pop', 'shift', 'unshift', 'reverse', 'fill']);

/** Every name that a built-in type has as a method; other names are functions that the file put into an object. */
const BUILT_IN = new Set(
  [Array, String, Number, Object, RegExp, Date, Map, Set, Promise, Function].flatMap(({ prototype }) =>
    Object.getOwnPropertyNames(prototype),
  ),
);

const OBJECT_FUNCTIONS = new Set(['keys', 'values', 'entries', 'fromEntries', 'assign', 'freeze']);

/** `Math.PI` and the like; undefined when the access is not to a global's constant. */
export function globalConstant(node: ts.PropertyAccessExpression, emission: Emission): string | undefined {
  const { name } = node;
  if (emission.isGlobal(node.expression, 'Math')) {
    const lifted = MATH_CONSTANTS[name.text];
    if (lifted !== undefined) return /\(/.test(lifted) ? emission.hoist(lifted) : lifted;
    if (MATH_OPERATIONS.has(name.text)) return `((...$xs) => $.${name.text}(...$xs))`;
    return emission.report(
      node,
      `\`Math.${name.text}\` is not liftable.`,
      MATH[name.text] ?? 'Math has no such member.',
    );
  }
  if (emission.isGlobal(node.expression, 'Number')) {
    const lifted = NUMBER_CONSTANTS[name.text];
    if (lifted === undefined) return undefined;
    return /\(/.test(lifted) ? emission.hoist(lifted) : lifted;
  }
  return undefined;
}

function refuseGlobal(node: ts.Node, name: string, emission: Emission): string {
  const hint = GLOBALS[name] ?? `Import it, declare it in this file, or use \`algorithm:\`.`;
  const message = name in GLOBALS ? `\`${name}\` is not liftable.` : `\`${name}\` is not known in a formula.`;
  return emission.report(node, message, hint);
}

/** `constant(9.80665, 'm/s^2')`: the digits go to the arithmetic as they are written. */
function liftConstant(node: ts.CallExpression, emission: Emission): string {
  const [value, unit] = node.arguments;
  const hint = "Write a number and a unit: `constant(9.80665, 'm/s^2')`.";
  if (!value || !unit || !ts.isStringLiteralLike(unit)) {
    return emission.report(node, '`constant` takes a literal number and a literal unit.', hint);
  }
  const inner = unwrapped(value);
  const negative = ts.isPrefixUnaryExpression(inner) && inner.operator === ts.SyntaxKind.MinusToken;
  const digits = negative ? unwrapped(inner.operand) : inner;
  if (!ts.isNumericLiteral(digits)) {
    return emission.report(value, 'The value of `constant` is not a literal number.', hint);
  }
  const text = (negative ? '-' : '') + literalText(digits, emission.sourceFile);
  return emission.hoist(`$.constant(${JSON.stringify(text)}, ${JSON.stringify(unit.text)})`);
}

/** The engine's functions and constants whose name shares a word with this one, as a hint. */
export function similarNames(name: string, { options }: Emission): string | undefined {
  const words = (text: string) => text.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  const wanted = new Set(words(name).filter((word) => word.length > 2));
  const similar = [...options.functions, ...options.constants]
    .filter((known) => words(known).some((word) => wanted.has(word)))
    .slice(0, 6);
  return similar.length === 0 ? undefined : `The engine has ${similar.map((each) => `\`${each}\``).join(', ')}.`;
}

/** A call of something imported from the engine. */
function liftEngineCall(node: ts.CallExpression, imported: string, emission: Emission): string {
  if (imported === 'constant') return liftConstant(node, emission);
  if (imported === 'noResult') {
    emission.native.add(imported);
    return `noResult(${list(node.arguments, emission)})`;
  }
  if (emission.options.functions.has(imported)) {
    emission.functions.add(imported);
    return emission.operation('call', [JSON.stringify(imported), `[${list(node.arguments, emission)}]`], node);
  }
  return emission.report(
    node.expression,
    `\`${imported}\` of @reckoner/engine cannot be called in a formula.`,
    similarNames(imported, emission) ?? 'Call it outside of the formula, or use `algorithm:`.',
  );
}

/** `Math.f(…)`, `Number.isFinite(…)`, `Object.keys(…)`, `Array.from(…)`; undefined when the receiver is no such global. */
function liftGlobalMethod(
  node: ts.CallExpression,
  access: ts.PropertyAccessExpression,
  emission: Emission,
): string | undefined {
  const name = access.name.text;
  const receiver = access.expression;
  if (!ts.isIdentifier(receiver) || !emission.isGlobal(receiver, receiver.text)) return undefined;
  const [first, second] = node.arguments;
  if (receiver.text === 'Math') {
    if (MATH_OPERATIONS.has(name)) return emission.operation(name, listed(node.arguments, emission), node);
    return emission.report(access, `\`Math.${name}\` is not liftable.`, MATH[name] ?? 'Math has no such function.');
  }
  if (receiver.text === 'Number' && first) {
    if (name === 'isFinite' || name === 'isNaN') return `Number.${name}($.toNumber(${expression(first, emission)}))`;
    if (name === 'isInteger') return `${emission.helper('$isInteger')}(${expression(first, emission)})`;
  }
  if (receiver.text === 'Object' && OBJECT_FUNCTIONS.has(name)) {
    return `Object.${name}(${list(node.arguments, emission)})`;
  }
  if (receiver.text === 'Array') {
    if (name === 'isArray' || name === 'of') return `Array.${name}(${list(node.arguments, emission)})`;
    if (name === 'from' && first) {
      const source = unwrapped(first);
      const [property] = ts.isObjectLiteralExpression(source) ? source.properties : [];
      const from =
        property && ts.isPropertyAssignment(property) && property.name.getText(emission.sourceFile) === 'length'
          ? `{ length: ${key(property.initializer, emission)} }`
          : property && ts.isShorthandPropertyAssignment(property) && property.name.text === 'length'
            ? `{ length: ${key(property.name, emission)} }`
            : expression(first, emission);
      return `Array.from(${from}${second ? `, ${expression(second, emission)}` : ''})`;
    }
  }
  if (receiver.text === 'undefined') return undefined;
  if (
    receiver.text === 'Number' ||
    receiver.text === 'Object' ||
    receiver.text === 'Array' ||
    receiver.text === 'String'
  ) {
    return emission.report(
      access,
      `\`${receiver.text}.${name}\` is not liftable.`,
      GLOBALS[receiver.text] ?? 'Use `Object.keys`, `Object.entries`, `Array.from` or a loop.',
    );
  }
  return refuseGlobal(receiver, receiver.text, emission);
}

function listed(nodes: readonly ts.Expression[], emission: Emission): string[] {
  return nodes.map((node) => expression(node, emission));
}

/** A method of an array or text, or a function that the file put into an object. */
function liftMethod(node: ts.CallExpression, access: ts.PropertyAccessExpression, emission: Emission): string {
  const name = access.name.text;
  const dot = access.questionDotToken ? '?.' : '.';
  const receiver = expression(access.expression, emission);
  const refusal = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
  if (refusal !== undefined) return emission.report(access.name, `\`.${name}()\` is not liftable.`, refusal);
  if (CHANGING.has(name)) {
    const outside = refuseOutside(access.expression, emission);
    if (outside !== undefined) return outside;
  }
  const [first] = node.arguments;
  if ((name === 'includes' || name === 'indexOf') && first) {
    const helper = emission.helper(name === 'includes' ? '$includes' : '$indexOf');
    return `${helper}(${receiver}, ${expression(first, emission)})`;
  }
  const positional = Object.hasOwn(POSITIONAL, name) ? POSITIONAL[name] : undefined;
  let args: string;
  if (positional) {
    args = node.arguments.map((each, index) => (positional(index) ? key : expression)(each, emission)).join(', ');
  } else if (TESTING.has(name) && first) {
    args = [callback(first, emission), ...listed(node.arguments.slice(1), emission)].join(', ');
  } else if (PLAIN.has(name) || !BUILT_IN.has(name)) args = list(node.arguments, emission);
  else {
    return emission.report(
      access.name,
      `\`.${name}()\` is not liftable.`,
      'Write a loop or another array method, or use `algorithm:`.',
    );
  }
  return `${receiver}${dot}${name}${node.questionDotToken ? '?.' : ''}(${args})`;
}

/** Lifts any call. */
export function liftCall(node: ts.CallExpression, emission: Emission): string {
  const callee = unwrapped(node.expression);
  if (callee.kind === ts.SyntaxKind.ImportKeyword) {
    return emission.report(node, '`import()` is not liftable.', 'Import at the top of the file.');
  }
  if (ts.isPropertyAccessExpression(callee)) {
    return liftGlobalMethod(node, callee, emission) ?? liftMethod(node, callee, emission);
  }
  if (ts.isIdentifier(callee)) {
    const resolution = emission.resolve(callee.text);
    if (resolution.kind === 'engine') return liftEngineCall(node, resolution.imported, emission);
    if (resolution.kind === 'unknown') {
      const [first] = node.arguments;
      if (first && (callee.text === 'isFinite' || callee.text === 'isNaN')) {
        return `Number.${callee.text}($.toNumber(${expression(first, emission)}))`;
      }
      if (first && callee.text === 'Boolean') return test(first, emission);
      if (first && callee.text === 'Array') return `new Array(${key(first, emission)})`;
      return refuseGlobal(callee, callee.text, emission);
    }
    return `${callee.text}${node.questionDotToken ? '?.' : ''}(${list(node.arguments, emission)})`;
  }
  const called = expression(callee, emission);
  const open = node.questionDotToken ? '?.(' : '(';
  return `${ts.isElementAccessExpression(callee) ? called : `(${called})`}${open}${list(node.arguments, emission)})`;
}

/** `new Array(n)` alone is liftable. */
export function liftNew(node: ts.NewExpression, emission: Emission): string {
  const name = ts.isIdentifier(node.expression) ? node.expression.text : '';
  const [first] = node.arguments ?? [];
  if (emission.isGlobal(node.expression, 'Array') && first) return `new Array(${key(first, emission)})`;
  return emission.report(
    node,
    `\`new ${name}\` is not liftable.`,
    GLOBALS[name] ?? 'Write functions and plain objects, or use `algorithm:`.',
  );
}
