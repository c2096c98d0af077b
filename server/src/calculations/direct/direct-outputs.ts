/** Code that presents what a formula returned, as JSON and as values for the sentence. */
import type { OutputSpec } from '@reckoner/engine/authoring/kinds';
import type { Currency } from '@reckoner/engine/calculate/present/currency';
import { decimalValue } from '@reckoner/engine/calculate/present/decimal-values';
import { numericValue, shownAs } from '@reckoner/engine/calculate/present/numeric-values';
import { plainKinds } from '@reckoner/engine/calculate/present/plain-kinds';
import { isNumeric, resultOf, unitOf } from '@reckoner/engine/calculate/present/results';
import { shift } from '@reckoner/engine/calculate/read/number-text';
import { type Code, literal } from './code.js';
import { conditionOf, GIVE_UP, type InputCode } from './direct-inputs.js';

/** One output in the code. */
export interface OutputCode {
  readonly name: string;
  readonly spec: OutputSpec;
  /** What the formula returned. */
  readonly raw: string;
  /** The answered value, undefined where there is none. */
  readonly value: string;
  /** `exact` of a decimal; undefined where there is none. */
  readonly exact: string | undefined;
  /** The unit beside the value. */
  readonly unit: string;
  readonly mayLack: boolean;
  /** Statements that take the value from `raw` and present it. */
  readonly statements: string;
  /** The JSON of its entry in `results`. */
  readonly json: string;
}

/** @param decimal Whether the formula ran on decimals. */
export function outputCode(
  code: Code,
  name: string,
  spec: OutputSpec,
  index: number,
  inputs: readonly InputCode[],
  currency: Currency,
  decimal: boolean,
): OutputCode {
  const [raw, value] = [`r${index}`, `v${index}`];
  const isExact = decimal && isNumeric(spec);
  const unit = isNumeric(spec) ? unitOf(spec, { currency }) : '';
  const present = presented(code, spec, { raw, value, exact: `e${index}` }, currency, decimal);
  const mayLack = spec.optional === true || spec.when !== undefined;
  const conditions = [
    ...(spec.optional ? [`${raw} !== undefined`] : []),
    ...(spec.when === undefined ? [] : [conditionOf(spec.when, inputs)]),
  ];
  const statements = `${raw} = raw[${literal(name)}];\n${conditions.length > 0 ? `if (${conditions.join(' && ')}) { ${present} }` : present}`;
  const valueJson = isNumeric(spec) ? value : `JSON.stringify(${value})`;
  const about = literal(`,"label":${JSON.stringify(spec.label)},"unit":${JSON.stringify(unit)}`);
  const exact = isExact ? ` + ',"exact":"' + e${index} + '"}'` : ` + '}'`;
  const json = `${literal(`,${JSON.stringify(name)}:{"value":`)} + ${valueJson} + ${about}${exact}`;
  return { name, spec, raw, value, exact: isExact ? `e${index}` : undefined, unit, mayLack, statements, json };
}

interface Names {
  readonly raw: string;
  readonly value: string;
  readonly exact: string;
}

function presented(
  code: Code,
  spec: OutputSpec,
  { raw, value, exact }: Names,
  currency: Currency,
  decimal: boolean,
): string {
  const presentation = { currency, units: {}, decimalValue: decimal ? decimalValue : undefined };
  if (!isNumeric(spec)) {
    if (spec.kind === 'category') {
      const isClass = code.name(new Set<unknown>(spec.classes));
      return `if (!${isClass}.has(${raw})) ${GIVE_UP} ${value} = ${raw};`;
    }
    if (plainKinds[spec.kind] === undefined) {
      const present = code.name((given: unknown) => resultOf('', spec, given, presentation).value);
      return `${value} = ${present}(${raw});`;
    }
    const present = code.name((given: unknown) => plainKinds[spec.kind]!(spec as never, given, spec.label));
    return `if (${raw} === undefined || ${raw} === null) ${GIVE_UP} ${value} = ${present}(${raw});`;
  }
  if (decimal) {
    const present = code.name((given: unknown) => numericValue(spec, given, spec.label, presentation));
    const name = `${exact}d`;
    return `if (${raw} === undefined || ${raw} === null) ${GIVE_UP} const ${name} = ${present}(${raw}); ${value} = ${name}.value; ${exact} = ${name}.exact;`;
  }
  const isNumber = `if (typeof ${raw} !== 'number') ${GIVE_UP}`;
  const whole = spec.kind === 'integer' ? ` || !Number.isInteger(${value})` : '';
  // Adding zero makes a negative zero a plain one.
  return `${isNumber} ${value} = ${float(code, spec, raw, presentation)}; if (!Number.isFinite(${value})${whole}) ${GIVE_UP} ${value} += 0;`;
}

function float(
  code: Code,
  spec: OutputSpec,
  raw: string,
  presentation: { readonly currency: Currency; readonly units: object },
): string {
  switch (spec.kind) {
    case 'quantity':
    case 'measure': {
      const { identity, float } = shownAs(spec, undefined).toShown;
      return identity ? raw : `${code.name(float)}(${raw})`;
    }
    case 'percent':
      return `${code.name(shift)}(${raw}, 2)`;
    case 'money': {
      if (spec.per !== undefined) return raw;
      const { currency } = presentation;
      return `${code.name((given: number) => numericValue(spec, given, spec.label, { currency, units: {} }).value)}(${raw})`;
    }
    default:
      return raw;
  }
}
