/** Reads named fields: a calculator's inputs, or one record of a `rows` input. */
import type { WireValue } from '../../../authoring/define.js';
import type { InputSpec } from '../../../authoring/kinds.js';
import { currencyOf, DEFAULT_CURRENCY } from '../../present/currency.js';
import { INPUTS, Issues, type Place } from '../issues.js';
import { otherFieldMeant, switchMeant } from './mode-switch.js';
import type { Reader, Reading } from './reader.js';
import { refuseUnknown } from './unknown-fields.js';

export type Canonical = Record<string, WireValue>;

export interface FieldPlan {
  readonly name: string;
  readonly spec: InputSpec;
  readonly reader: Reader;
  /** Its place among the request's inputs, made once. */
  readonly place: Place;
  /** A literal default, read once. */
  readonly fallback: WireValue | undefined;
  readonly computed: ((inputs: Record<string, unknown>) => unknown) | undefined;
}

/** Whether a field's `when` holds; unknown while the input that it asks for is itself wrong. */
type Applies = boolean | 'unknown';

export class RecordReader {
  readonly fields: readonly FieldPlan[];
  /** The same fields, each after those that its `when` asks for. */
  readonly order: readonly FieldPlan[];
  private readonly hasConditions: boolean;

  constructor(
    specs: Readonly<Record<string, InputSpec>>,
    readerOf: (spec: InputSpec) => Reader,
    /** What a sentence calls a field. */
    private readonly noun: 'input' | 'column',
  ) {
    this.fields = Object.entries(specs).map(([name, spec]) => planField(name, spec, readerOf(spec)));
    this.order = conditionsFirst(this.fields);
    this.hasConditions = this.fields.some(({ spec }) => spec.when !== undefined);
  }

  /** The canonical record, missing optional fields absent; undefined after issues were added. */
  read(raw: object, place: Place, reading: Reading): Canonical | undefined {
    const sent = raw as Record<string, unknown>;
    const before = reading.issues.list.length;
    const found: Canonical = {};
    const wrong = new Set<string>();
    let deferred: FieldPlan[] | undefined;
    refuseUnknown(this.noun, this.fields, sent, place, reading);
    if (this.hasConditions) this.checkSwitch(sent, wrong, place, reading);
    for (const field of this.order) {
      const { name, spec } = field;
      if (wrong.has(name)) continue;
      const applies = spec.when === undefined ? true : conditionHolds(spec.when, found, wrong);
      const value = Object.hasOwn(sent, name) && !isLeftEmpty(field, sent[name]) ? sent[name] : undefined;
      if (applies === 'unknown') {
        wrong.add(name);
      } else if (!applies) {
        if (value !== undefined) this.notApplicable(field, place, reading);
      } else if (value !== undefined) {
        const { list } = reading.issues;
        const told = list.length;
        const canonical = field.reader.read(value, placeOf(field, place), reading);
        if (canonical !== undefined) found[name] = canonical;
        else {
          wrong.add(name);
          if (list.length > told) list.push(otherFieldMeant(this.fields, list.pop()!, value, reading));
        }
      } else if (field.fallback !== undefined) {
        const canonical = isToday(field) ? this.today(field, place, reading) : field.fallback;
        if (canonical === undefined) wrong.add(name);
        else found[name] = canonical;
      } else if (field.computed) {
        deferred = [...(deferred ?? []), field];
      } else if (!spec.optional) {
        wrong.add(name);
        this.missing(field, place, reading);
      }
    }
    if (deferred && reading.issues.list.length === before) this.computeDefaults(deferred, found, place, reading);
    return reading.issues.list.length === before ? this.inDeclaredOrder(found) : undefined;
  }

  /** Every field by name as a formula on plain numbers receives it; `undefined` where it is absent. */
  native(canonical: Canonical): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const { name, reader } of this.fields) {
      const value = canonical[name];
      values[name] = value === undefined ? undefined : reader.native(value);
    }
    return values;
  }

  /** The same for decimal formulas, numbers as exact text. */
  exact(canonical: Canonical): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const { name, reader } of this.fields) {
      const value = canonical[name];
      values[name] = value === undefined ? undefined : reader.exact(value);
    }
    return values;
  }

  /** Fields whose native value a formula could change for the next caller. */
  get mutable(): readonly string[] {
    return this.fields.filter(({ reader }) => reader.mutable).map(({ name }) => name);
  }

  private inDeclaredOrder(found: Canonical): Canonical {
    if (this.order === this.fields) return found;
    const ordered: Canonical = {};
    for (const { name } of this.fields) if (found[name] !== undefined) ordered[name] = found[name];
    return ordered;
  }

  private missing(field: FieldPlan, place: Place, reading: Reading): void {
    const at = placeOf(field, place);
    reading.issues.add(at, 'missing', `${at.name} is required: send "${field.name}".`);
  }

  /** One issue about a switch that was left at its default, in the place of many about the fields of its modes. */
  private checkSwitch(sent: Record<string, unknown>, wrong: Set<string>, place: Place, reading: Reading): void {
    const meant = switchMeant(this.fields, sent);
    if (meant === undefined) return;
    const { name, says, details } = meant;
    const at = placeOf(this.fields.find((field) => field.name === name)!, place);
    reading.issues.add(at, 'missing', `${at.name} ${says}`, details);
    wrong.add(name);
  }

  private notApplicable(field: FieldPlan, place: Place, reading: Reading): void {
    const at = placeOf(field, place);
    const conditions = Object.entries(field.spec.when!).map(([name, expected]) => {
      const values = [expected].flat().map((value) => JSON.stringify(value));
      return `"${name}" is ${values.join(' or ')}`;
    });
    reading.issues.add(
      at,
      'not-applicable',
      `${at.name} applies only when ${conditions.join(' and ')}: leave it out.`,
      { expected: 'nothing' },
    );
  }

  /** Today may lie outside the field's bounds. */
  private today(field: FieldPlan, place: Place, reading: Reading): WireValue | undefined {
    return field.reader.read(reading.today, placeOf(field, place), reading);
  }

  private computeDefaults(deferred: readonly FieldPlan[], found: Canonical, place: Place, reading: Reading): void {
    for (const field of deferred) {
      const canonical = field.reader.wire!(field.computed!(this.native(found)), placeOf(field, place), reading);
      if (canonical !== undefined) found[field.name] = canonical;
    }
  }
}

function planField(name: string, spec: InputSpec, reader: Reader): FieldPlan {
  const declared = 'default' in spec ? spec.default : undefined;
  const place = INPUTS.field(name, spec.label);
  const computed = typeof declared === 'function' ? declared : undefined;
  return { name, spec, reader, place, computed, fallback: computed ? undefined : literalDefault(spec, reader, place) };
}

/** `[]` and `""` for an optional list: forms and programs send what they have. */
function isLeftEmpty({ spec, reader }: FieldPlan, raw: unknown): boolean {
  return spec.optional === true && reader.holdsNothing !== undefined && reader.holdsNothing(raw);
}

function isToday({ fallback, spec }: FieldPlan): boolean {
  return fallback === 'today' && spec.kind === 'date';
}

function literalDefault(spec: InputSpec, reader: Reader, place: Place): WireValue | undefined {
  const declared: unknown =
    spec.kind === 'flag' ? (spec.default ?? false) : 'default' in spec ? spec.default : undefined;
  if (declared === undefined || (declared === 'today' && spec.kind === 'date')) return declared as 'today' | undefined;
  const issues = new Issues();
  const canonical = reader.read(declared, place, {
    issues,
    currency: currencyOf(DEFAULT_CURRENCY)!,
    today: '1970-01-01',
  });
  if (canonical === undefined) throw new Error(`The default of an input is not valid: ${issues.list[0]?.message}`);
  return canonical;
}

function placeOf(field: FieldPlan, parent: Place): Place {
  return parent === INPUTS ? field.place : parent.field(field.name, field.spec.label);
}

function conditionHolds(when: NonNullable<InputSpec['when']>, found: Canonical, wrong: ReadonlySet<string>): Applies {
  let applies: Applies = true;
  for (const name of Object.keys(when)) {
    if (wrong.has(name)) applies = 'unknown';
    else if (![when[name]].flat().includes(found[name] as string | boolean)) return false;
  }
  return applies;
}

/** Fields in declared order, but those that another's condition asks for before it. */
function conditionsFirst(fields: readonly FieldPlan[]): readonly FieldPlan[] {
  const ordered: FieldPlan[] = [];
  const visiting = new Set<FieldPlan>();
  const visit = (field: FieldPlan) => {
    if (visiting.has(field)) return;
    visiting.add(field);
    for (const name of Object.keys(field.spec.when ?? {})) {
      const asked = fields.find((other) => other.name === name);
      if (asked) visit(asked);
    }
    ordered.push(field);
  };
  for (const field of fields) visit(field);
  return ordered.every((field, index) => field === fields[index]) ? fields : ordered;
}
