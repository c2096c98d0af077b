/** A calculator's fields as a page for a reader shows them: the units of the region first, those that few use last. */
import type { FieldSpec } from '@reckoner/engine/authoring/kinds';
import { conversion } from '@reckoner/engine/calculate/read/unit';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { displayUnit, unitOf } from '@reckoner/engine/units/index';
import { offeredInParts, type UnitSystem, unitIn } from '@reckoner/engine/units/unit-systems';
import type { Detail } from '../../catalogue/catalogue.js';
import type { FieldDetail } from '../../catalogue/detail.js';

type Fields = Pick<Detail, 'inputs' | 'outputs'>;

const kept = new WeakMap<Calculator, Map<UnitSystem, Fields>>();

/** The detail with what pages need beside it: it is never an answer of the API. */
export function regionalDetail(detail: Detail, calculator: Calculator, system: UnitSystem): Detail {
  const bySystem = kept.get(calculator) ?? new Map<UnitSystem, Fields>();
  kept.set(calculator, bySystem);
  let fields = bySystem.get(system);
  if (fields === undefined) {
    const { inputs, outputs } = calculator.definition as {
      readonly inputs: Readonly<Record<string, FieldSpec>>;
      readonly outputs: Readonly<Record<string, FieldSpec>>;
    };
    const all = (given: readonly FieldDetail[], specs: Readonly<Record<string, FieldSpec>>) =>
      given.map((field) => regionalField(field, specs[field.name], calculator, system));
    fields = { inputs: all(detail.inputs, inputs), outputs: all(detail.outputs, outputs) };
    bySystem.set(system, fields);
  }
  return { ...detail, ...fields };
}

function regionalField(
  field: FieldDetail,
  spec: FieldSpec | undefined,
  calculator: Calculator,
  system: UnitSystem,
): FieldDetail {
  if (spec === undefined) return field;
  if (spec.kind === 'money') return spec.shareOf === undefined ? field : { ...field, shareOf: spec.shareOf };
  if (spec.kind === 'rows' || spec.kind === 'table') {
    const columns = field.columns?.map((column) =>
      regionalField(column, spec.columns[column.name] as FieldSpec | undefined, calculator, system),
    );
    return columns === undefined ? field : { ...field, columns };
  }
  if (spec.kind !== 'quantity' && spec.kind !== 'measure') return field;
  const { acceptedUnits = [] } = field;
  const own = wantedUnit(spec.regional ?? calculator.units === 'regional', field.unit, system);
  const { first, more } = offeredInParts(own, field.unit, acceptedUnits, sizeIn(field.unit));
  return {
    ...field,
    acceptedUnits: [...first, ...more],
    ...(more.length > 0 && { firstUnits: first.length }),
    ...(own !== field.unit && { ownUnit: own }),
    ...(spec.regional === 'height' && { inFeet: true as const }),
  };
}

function wantedUnit(
  regional: boolean | 'height' | Readonly<Partial<Record<UnitSystem, string>>>,
  shown: string,
  system: UnitSystem,
): string {
  if (regional === 'height') return system === 'metric' ? unitIn(system, shown) : 'ft';
  if (typeof regional === 'boolean') return regional ? unitIn(system, shown) : shown;
  const own = regional[system];
  return own === undefined ? shown : displayUnit(own);
}

/** How many of another one is; undefined for scales that begin elsewhere or are logarithms. */
function sizeIn(other: string): (unit: string) => number | undefined {
  return (unit) => (unitOf(unit).kind === 'linear' ? conversion(unit, other).float(1) : undefined);
}
