/**
 * The decimals of a calculation to more digits than are kept otherwise: it is run again with digits to spare, then with more
 * of them, until both agree on those that are wanted (A. Ziv, ACM Transactions on Mathematical Software 17 (1991) 410–423).
 * Operations that have 34 digits whatever they are given are noticed, and what uses one has no more.
 */
import type { Arithmetic } from '../../arithmetic/arithmetic.js';
import { createDecimalArithmetic } from '../../arithmetic/decimal-arithmetic.js';
import type { Decimal } from '../../arithmetic/decimal-number.js';
import { toDecimal, type Value } from '../../arithmetic/decimal-operands.js';
import { Decimal34 } from '../../arithmetic/decimal34.js';
import { engineLibrary } from '../../arithmetic/registry.js';
import type { InputSpec, OutputSpec } from '../../authoring/kinds.js';
import { conversion } from '../read/unit.js';
import type { Calculator, RawResults, ResultValue, Understood } from '../types.js';
import { liftInputs } from './lift-inputs.js';

export const MOST_DIGITS = 60;
/** Every decimal has them. */
const OWN_DIGITS = 34;
/** Digits to spare, of one run after the other. */
const SPARE = [15, 40, 100];

type Results = Readonly<Record<string, ResultValue>>;

export type PreciseResults =
  | { readonly ok: true; readonly results: Results }
  /** Why there are no more than 34 digits, as it follows “as”. */
  | { readonly ok: false; readonly because: string };

/** Thrown where an operation has no more than its own digits. */
class Limited extends Error {
  constructor(readonly because: string) {
    super(because);
  }
}

/**
 * The results with `exact` to so many significant digits. `results` are those of the understood inputs, of a calculator
 * whose formula runs on decimals.
 */
export function preciseResults(
  calculator: Calculator,
  understood: Understood,
  results: Results,
  digits: number,
): PreciseResults {
  const names = Object.keys(results).filter((name) => results[name]!.exact !== undefined);
  try {
    const exact = settled(calculator, understood, names, digits);
    return { ok: true, results: withExact(results, names, (name) => exact[name]!) };
  } catch (error) {
    if (!(error instanceof Limited)) throw error;
    if (digits > OWN_DIGITS) return { ok: false, because: error.because };
    return {
      ok: true,
      results: withExact(results, names, (name) => textOf(new Decimal34(results[name]!.exact!), digits)),
    };
  }
}

function withExact(results: Results, names: readonly string[], exactOf: (name: string) => string): Results {
  const changed = names.map((name): [string, ResultValue] => [name, { ...results[name]!, exact: exactOf(name) }]);
  return { ...results, ...Object.fromEntries(changed) };
}

function settled(
  calculator: Calculator,
  understood: Understood,
  names: readonly string[],
  digits: number,
): Readonly<Record<string, string>> {
  const converted = names.some((name) => isConverted(calculator.definition.outputs[name]!));
  const specs = Object.values(calculator.definition.inputs as Readonly<Record<string, InputSpec>>);
  if (converted || specs.some(isConverted)) throw new Limited('units are converted');
  let before: Readonly<Record<string, string>> | undefined;
  for (const spare of SPARE) {
    const found = atPrecision(digits + spare, () => {
      const raw = runOn(calculator, understood);
      return Object.fromEntries(
        names.map((name) => {
          const value = toDecimal(raw[name] as Value);
          const shown = calculator.definition.outputs[name]!.kind === 'percent' ? value.times(100) : value;
          return [name, textOf(shown, digits)];
        }),
      );
    });
    if (before !== undefined && names.every((name) => before![name] === found[name])) return found;
    before = found;
  }
  throw new Limited('too many of its digits cancel out');
}

/** Whether what a formula has is in another unit than what is shown: conversions have 34 digits. */
function isConverted(spec: InputSpec | OutputSpec): boolean {
  if (spec.kind === 'list') return isConverted(spec.of);
  if (spec.kind === 'rows') return Object.values(spec.columns).some(isConverted);
  if (spec.kind !== 'quantity' && spec.kind !== 'measure') return false;
  return !conversion(spec.unit ?? spec.formulaUnit, spec.formulaUnit).identity;
}

function runOn(calculator: Calculator, understood: Understood): RawResults {
  const formula = calculator.lifted!(watching).formula as (inputs: object) => RawResults;
  return formula(liftInputs(calculator.definition.inputs, understood.values, watching));
}

/** Everything is synchronous: nobody else sees the digits that are set meanwhile. */
function atPrecision<T>(digits: number, work: () => T): T {
  const { precision } = Decimal34;
  Decimal34.precision = digits;
  try {
    return work();
  } finally {
    Decimal34.precision = precision;
  }
}

function textOf(value: Decimal, digits: number): string {
  const rounded = new Decimal34(value.big.rounded(digits));
  if (rounded.isZero()) return '0';
  return rounded.e >= -7 && rounded.e < digits ? rounded.toFixed() : rounded.toString();
}

const plain = createDecimalArithmetic(engineLibrary);

/** Functions that only add, multiply, compare, round and count: they have the digits of what they are given. */
const EXACT_CALLS: ReadonlySet<string> = new Set([
  ...[
    'addMonths',
    'addYears',
    'ceilNear',
    'classify',
    'days360',
    'floorNear',
    'mean',
    'modNear',
    'monthOf',
    'roundNear',
  ],
  ...['roundTo', 'sum', 'toDay', 'yearOf'],
]);

/** Operations of which more digits than the usual ones are not known to be right. */
const LIMITED = [
  ...(['hypot', 'sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2'] as const),
  ...(['sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'] as const),
] as const;

const limit = (what: string): never => {
  throw new Limited(`it uses ${what}`);
};

/** The decimal arithmetic, which tells where digits end. */
const watching: Arithmetic<Decimal> = {
  ...plain,
  ...Object.fromEntries(LIMITED.map((name) => [name, () => limit(`\`${name}\``)])),
  // What cancels near zero shows where the runs do not agree.
  expm1: (x) => plain.sub(plain.exp(x), 1),
  log1p: (x) => plain.log(plain.add(1, x)),
  get PI(): Decimal {
    return limit('π');
  },
  get E(): Decimal {
    return limit('the number e');
  },
  toNumber: (x) => {
    const number = plain.toNumber(x);
    return Number.isSafeInteger(number) ? number : limit('a number of 15 digits');
  },
  call: (name, args) => (EXACT_CALLS.has(name) ? callOn(name, args) : limit(`\`${name}\``)),
  named: (name) => limit(`the constant ${name}`),
};

function callOn(
  name: string,
  args: Parameters<Arithmetic<Decimal>['call']>[1],
): ReturnType<Arithmetic<Decimal>['call']> {
  const entry = engineLibrary.functions[name]!;
  return entry.generic ? entry.generic(watching, ...args) : plain.call(name, args);
}
