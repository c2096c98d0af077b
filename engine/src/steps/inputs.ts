/** Hands understood inputs to a tracer: every number becomes a value with a key, and those that were converted are told. */
import type { Arithmetic } from '../arithmetic/arithmetic.js';
import type { WireValue } from '../authoring/define.js';
import type { InputSpec } from '../authoring/kinds.js';
import { unitInFormula } from '../calculate/evaluate/formula-unit.js';
import { liftInputs } from '../calculate/evaluate/lift-inputs.js';
import { currencyOf, DEFAULT_CURRENCY } from '../calculate/present/currency.js';
import { formatInput } from '../calculate/present/format.js';
import { currentLocale } from '../calculate/present/locale.js';
import { optionLabel } from '../calculate/read/kinds/choice.js';
import { showUnit } from '../calculate/read/unit.js';
import type { Understood } from '../calculate/types.js';
import { numberText, withUnit } from './numerals.js';
import type { Tracer } from './trace.js';

/** A number that came in, alone or inside of an input. */
export interface Leaf {
  readonly key: string;
  /** The field whose symbol it has: an input, or a column of one (`flows.amount`). */
  readonly field: string;
  /** Its place in a list, a matrix or rows: `3`, `1,2`. */
  readonly place: string;
  readonly label: string;
  readonly value: unknown;
  /** As it was sent, where the formula receives another number for it: `36 km/h`. */
  readonly sent?: string;
  /** The unit in which the formula receives it. */
  readonly unit: string;
  /** The same as the arithmetic of units has it: a measure is a plain number there. */
  readonly unitInFormula: string | undefined;
}

export interface TracedInputs {
  readonly values: Readonly<Record<string, unknown>>;
  readonly leaves: ReadonlyMap<string, Leaf>;
}

export function traceInputs<V>(
  specs: Readonly<Record<string, InputSpec>>,
  values: Readonly<Record<string, unknown>>,
  { inputs: sent, sentUnits }: Pick<Understood, 'inputs' | 'sentUnits'>,
  base: Arithmetic<V>,
  tracer: Tracer,
): TracedInputs {
  const leaves = new Map<string, Leaf>();

  const trace = (
    spec: InputSpec,
    value: unknown,
    wire: WireValue | undefined,
    field: string,
    place: string,
  ): unknown => {
    if (value === undefined || typeof value === 'string' || typeof value === 'boolean') return value;
    const at = (index: number): string => (place === '' ? String(index + 1) : `${place},${index + 1}`);
    const inside = (each: unknown): readonly WireValue[] => (Array.isArray(each) ? each : []);
    switch (spec.kind) {
      case 'list':
        return (value as readonly unknown[]).map((item, i) => trace(spec.of, item, inside(wire)[i], field, at(i)));
      case 'matrix':
        return (value as readonly (readonly unknown[])[]).map((row, i) =>
          row.map((entry, j) => trace(NUMBER, entry, undefined, field, `${i + 1},${j + 1}`)),
        );
      case 'rows':
        return (value as readonly Record<string, unknown>[]).map((row, i) => {
          const record = inside(wire)[i] as Readonly<Record<string, WireValue>> | undefined;
          const columns = Object.entries(spec.columns);
          return Object.fromEntries(
            columns.map(([name, column]) => [
              name,
              trace(column, row[name], record?.[name], `${field}.${name}`, at(i)),
            ]),
          );
        });
      default: {
        const key = `input:${field}:${place}`;
        const { label } = spec;
        leaves.set(key, {
          key,
          field,
          place,
          label,
          value,
          unit: formulaUnit(spec),
          unitInFormula: unitInFormula(spec),
          ...sentAs(spec, wire, currentLocale() && place === '' ? sentUnits[field] : undefined),
        });
        return tracer.input(value, key);
      }
    }
  };

  const lifted = liftInputs(specs, values, base);
  const names = Object.keys(specs);
  return {
    values: Object.fromEntries(names.map((name) => [name, trace(specs[name]!, lifted[name], sent[name], name, '')])),
    leaves,
  };
}

const NUMBER: InputSpec = { kind: 'number', label: '' };

function formulaUnit(spec: InputSpec): string {
  if (spec.kind === 'quantity' || spec.kind === 'measure') return showUnit(spec.formulaUnit);
  if (spec.kind === 'date') return 'd';
  return spec.kind === 'time' ? 's' : '';
}

/** How a value was sent, where the formula receives another number. */
function sentAs(spec: InputSpec, wire: WireValue | undefined, sentUnit?: string): { sent?: string } {
  if (wire === undefined) return {};
  switch (spec.kind) {
    case 'quantity':
    case 'measure': {
      const shown = showUnit(spec.unit ?? spec.formulaUnit);
      // To readers in their own unit; the API's steps begin with the one that it shows.
      if (sentUnit !== undefined) return { sent: formatInput(spec, wire, currencyOf(DEFAULT_CURRENCY)!, sentUnit) };
      if (shown === showUnit(spec.formulaUnit)) return {};
      return { sent: withUnit(numberText(Number(wire)), shown) };
    }
    case 'percent':
      return { sent: `${numberText(Number(wire))}%` };
    case 'choice':
      return { sent: optionLabel(spec, wire as string) };
    case 'date':
    case 'time':
      return { sent: String(wire) };
    default:
      return {};
  }
}
