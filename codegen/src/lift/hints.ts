/** For constructs outside the liftable subset: what they are called and what to write instead. */
import { ts } from 'ts-morph';

const ALGORITHM = 'or use `algorithm:` when the work is not arithmetic';

type Hint = readonly [message: string, hint: string];

const { SyntaxKind } = ts;

/** By node kind. */
export const CONSTRUCTS: ReadonlyMap<ts.SyntaxKind, Hint> = new Map<ts.SyntaxKind, Hint>([
  [SyntaxKind.ForInStatement, ['`for…in` is not liftable.', 'Loop over `Object.keys(…)` with `for…of`.']],
  [
    SyntaxKind.TryStatement,
    ['`try` is not liftable.', 'Test the condition and `throw noResult(…)` where no result exists.'],
  ],
  [SyntaxKind.WithStatement, ['`with` is not liftable.', 'Name the object.']],
  [SyntaxKind.ClassDeclaration, ['A class is not liftable.', 'Write functions and plain objects.']],
  [SyntaxKind.ClassExpression, ['A class is not liftable.', 'Write functions and plain objects.']],
  [SyntaxKind.EnumDeclaration, ['An `enum` is not liftable.', 'Write an object `as const`.']],
  [SyntaxKind.AwaitExpression, ['`await` is not liftable.', 'A formula is synchronous: put data into `shared/`.']],
  [SyntaxKind.YieldExpression, ['A generator is not liftable.', 'Collect the values in an array.']],
  [SyntaxKind.RegularExpressionLiteral, ['A regular expression is not liftable.', 'Use `algorithm:` to read text.']],
  [SyntaxKind.BigIntLiteral, ['BigInt is not liftable.', 'Use `algorithm:` for exact integers beyond 2^53.']],
  [SyntaxKind.DeleteExpression, ['`delete` is not liftable.', 'Make a new object without the property.']],
  [SyntaxKind.VoidExpression, ['`void` is not liftable.', 'Write `undefined`.']],
  [SyntaxKind.ThisKeyword, ['`this` is not liftable.', 'Name the values that the function needs as parameters.']],
  [SyntaxKind.SuperKeyword, ['`super` is not liftable.', 'Write functions and plain objects.']],
  [SyntaxKind.TaggedTemplateExpression, ['A tagged template is not liftable.', 'Call the function with arguments.']],
  [
    SyntaxKind.MetaProperty,
    ['`import.meta` and `new.target` are not liftable.', 'Pass what the formula needs as an input.'],
  ],
]);

/** Binary operators without a lifted form. */
export const OPERATORS: ReadonlyMap<ts.SyntaxKind, Hint> = new Map<ts.SyntaxKind, Hint>([
  ...[
    SyntaxKind.AmpersandToken,
    SyntaxKind.BarToken,
    SyntaxKind.CaretToken,
    SyntaxKind.LessThanLessThanToken,
    SyntaxKind.GreaterThanGreaterThanToken,
    SyntaxKind.GreaterThanGreaterThanGreaterThanToken,
    SyntaxKind.AmpersandEqualsToken,
    SyntaxKind.BarEqualsToken,
    SyntaxKind.CaretEqualsToken,
    SyntaxKind.LessThanLessThanEqualsToken,
    SyntaxKind.GreaterThanGreaterThanEqualsToken,
    SyntaxKind.GreaterThanGreaterThanGreaterThanEqualsToken,
  ].map((kind): [ts.SyntaxKind, Hint] => [
    kind,
    [
      `Bitwise \`${ts.tokenToString(kind)}\` is not liftable.`,
      `Use \`Math.trunc\`, \`%\` and powers of 2, ${ALGORITHM}.`,
    ],
  ]),
  [SyntaxKind.CommaToken, ['The comma operator is not liftable.', 'Write two statements.']],
  [
    SyntaxKind.InstanceOfKeyword,
    ['`instanceof` is not liftable.', 'Compare with `undefined`, or test `Array.isArray(…)`.'],
  ],
  [SyntaxKind.EqualsEqualsToken, ['`==` is not liftable.', 'Write `===`.']],
  [SyntaxKind.ExclamationEqualsToken, ['`!=` is not liftable.', 'Write `!==`.']],
]);

/** Methods that would see the arithmetic's values instead of numbers. */
export const METHODS: Readonly<Record<string, string>> = {
  sort: 'Use `sorted(xs)` from @reckoner/engine for numbers; records are put in order in an `algorithm`.',
  toSorted: 'Use `sorted(xs)` from @reckoner/engine for numbers; records are put in order in an `algorithm`.',
  toFixed:
    'Return the number and set `places` on the output; round with `Math.round(x * 100) / 100` where the rule rounds.',
  toPrecision: 'Return the number and set `places` on the output.',
  toExponential: 'Return the number and set `places` on the output.',
  toString: 'Return the number; words belong in `explanation`.',
  toLocaleString: 'Return the number; words belong in `explanation`.',
  valueOf: 'Use the value itself.',
  match: 'Use `algorithm:` to read text.',
  matchAll: 'Use `algorithm:` to read text.',
  replace: 'Use `algorithm:` to rewrite text.',
  charCodeAt: 'Use `algorithm:` to read text.',
  codePointAt: 'Use `algorithm:` to read text.',
  lastIndexOf: 'Use `findLastIndex((x) => x === …)`.',
  splice: 'Use `slice` and `concat`.',
  copyWithin: 'Use `slice` and `concat`.',
};

/** Global functions and objects, called or made with `new`. */
export const GLOBALS: Readonly<Record<string, string>> = {
  Number: 'Inputs are numbers already; write `flag ? 1 : 0` for a flag, and `algorithm:` to read text.',
  Math: 'Write `Math.sqrt(x)` and the like where they are used.',
  Boolean: 'Write the condition as a function: `(x) => x !== undefined`.',
  parseFloat: 'Inputs are numbers already; use `algorithm:` to read text.',
  parseInt: 'Use `Math.trunc(x)`, or `algorithm:` to read text.',
  String: 'Write a template literal that holds the value alone.',
  BigInt: 'Use `algorithm:` for exact integers beyond 2^53.',
  Date: 'A `date` input arrives as whole days since 1970-01-01: subtract days, or use the calendar functions of @reckoner/engine.',
  Map: 'Use a plain object or an array of pairs.',
  Set: 'Use an array with `includes`.',
  WeakMap: 'Use a plain object or an array of pairs.',
  Float64Array: 'Use an array.',
  Int32Array: 'Use an array.',
  Uint8Array: 'Use an array.',
  RegExp: 'Use `algorithm:` to read text.',
  Error: 'Write `throw noResult("…")` with a sentence for the user.',
  RangeError: 'Write `throw noResult("…")` with a sentence for the user.',
  JSON: 'Work with the values themselves.',
  Intl: 'Words belong in `explanation`; `places` sets the digits.',
  Symbol: 'Use a text.',
  Promise: 'A formula is synchronous: put data into `shared/`.',
  Reflect: 'Access the property directly.',
  Proxy: 'Write functions and plain objects.',
  console: 'Remove it.',
  process: 'A formula sees its inputs alone.',
  globalThis: 'A formula sees its inputs alone.',
  structuredClone: 'Copy with `[...xs]` or `{ ...record }`.',
  fetch: 'A formula sees its inputs alone: put data into `shared/`.',
  require: 'Use `import`.',
  eval: 'Write the formula itself.',
};

/** Members of `Math` without a lifted form. */
export const MATH: Readonly<Record<string, string>> = {
  random: 'A calculator gives the same answer each time: take a seed as an input, or compute the probability.',
  fround: 'Keep full precision.',
  imul: `Multiply and take the remainder, ${ALGORITHM}.`,
  clz32: 'Use `Math.floor(Math.log2(x))`.',
  f16round: 'Keep full precision.',
};
