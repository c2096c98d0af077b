/** What is known of the inputs of a definition before anything is computed, and where its functions stand. */

import { parseModule } from '@reckoner/bundling/definition-source';
import { type CalculatorFile, resolveRelative } from '@reckoner/bundling/scan';
import type { FieldSpec, InputSpec } from '@reckoner/engine/authoring/kinds';
import type { Sources } from './interpreter.js';
import { GIVEN, INTEGER, isNumber, joined, listOf, OTHER, record, UNKNOWN, type Value } from './value.js';

const written = (value: number): Value => ({
  ...(Number.isInteger(value) ? INTEGER : GIVEN),
  nonnegative: value >= 0,
});

/** What is known of an input, as the formula receives it. */
export function received(spec: FieldSpec | InputSpec): Value {
  switch (spec.kind) {
    case 'quantity':
    case 'measure':
    case 'number':
    case 'percent':
    case 'money':
    case 'integer': {
      const nonnegative = (spec.min ?? spec.above ?? -1) >= 0;
      // Bounds of percents are in percent.
      const share = (spec.max ?? spec.below ?? Number.POSITIVE_INFINITY) <= (spec.kind === 'percent' ? 100 : 1);
      return { ...(spec.kind === 'integer' ? INTEGER : GIVEN), nonnegative, share };
    }
    case 'date':
    case 'time':
      return INTEGER;
    case 'choice':
      return joined(
        Object.values(spec.options).map((option) =>
          typeof option === 'object' && option.value !== undefined ? written(option.value) : OTHER,
        ),
      );
    case 'list':
      return listOf(received(spec.of));
    case 'matrix':
      return listOf(listOf({ ...GIVEN, nonnegative: (spec.min ?? spec.above ?? -1) >= 0 }));
    case 'rows':
      return listOf(record(Object.entries(spec.columns).map(([name, column]) => [name, received(column)])));
    case 'text':
    case 'flag':
      return OTHER;
    default:
      return UNKNOWN;
  }
}

/** What a formula, or a condition, is given. */
export const receivedInputs = (inputs: Readonly<Record<string, InputSpec>>): Value =>
  record(Object.entries(inputs).map(([name, spec]) => [name, received(spec)]));

/** What conditions of equations are given: any variable may have been solved for. */
export const solvedVariables = (variables: Readonly<Record<string, InputSpec>>): Value =>
  record(
    Object.entries(variables).map(([name, spec]) => {
      const value = received(spec);
      return [name, isNumber(value) && !value.integer ? { ...value, exact: false, steady: false } : value];
    }),
  );

/** The module of a calculator with those that it shares. */
export function sourcesOf(file: CalculatorFile): Sources {
  const files = new Map([file, ...file.shared].map((one) => [parseModule(one), one] as const));
  return {
    resolve(from, specifier) {
      const of = files.get(from);
      const target = of && resolveRelative(of.path, specifier);
      const module = file.shared.find(({ path }) => path === target);
      return module && parseModule(module);
    },
  };
}
