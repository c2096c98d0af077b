/** Finds the mode that was meant: by the fields that were sent, or by the unit of a value that another mode takes. */
import type { WireValue } from '../../../authoring/define.js';
import type { InputSpec } from '../../../authoring/kinds.js';
import type { Issue } from '../../types.js';
import { Issues, type Place } from '../issues.js';
import type { Reader, Reading } from './reader.js';

interface Field {
  readonly name: string;
  readonly spec: InputSpec;
  readonly fallback: WireValue | undefined;
}

export interface MeantSwitch {
  readonly name: string;
  /** What follows the switch's name in a sentence. */
  readonly says: string;
  readonly details: { readonly expected: string; readonly allowed: readonly string[]; readonly suggestion?: string };
}

/** Undefined where the switch was sent, or fields of its default mode were: then it is not what is wrong. */
export function switchMeant(
  fields: readonly Field[],
  sent: Readonly<Record<string, unknown>>,
): MeantSwitch | undefined {
  const given = fields.filter(({ name }) => Object.hasOwn(sent, name) && sent[name] !== undefined);
  for (const { name, fallback } of fields) {
    if (Object.hasOwn(sent, name) || (typeof fallback !== 'string' && typeof fallback !== 'boolean')) continue;
    const dependent = given.filter(({ spec }) => spec.when?.[name] !== undefined);
    const wanted = dependent.map(({ spec }) => [spec.when![name]!].flat());
    const [first = [], ...others] = wanted;
    const values = first.filter((value) => others.every((one) => one.includes(value)));
    if (values.length === 0 || wanted.some((one) => one.includes(fallback))) continue;
    const names = dependent.map((field) => JSON.stringify(field.name));
    const listed = names.length > 3 ? `${names.slice(0, 3).join(', ')} and others` : names.join(', ');
    const expected = values.map((value) => JSON.stringify(value)).join(' or ');
    const details = { expected, allowed: values.map(String) };
    return {
      name,
      says: `must be sent as ${expected}: ${listed} ${names.length === 1 ? 'applies' : 'apply'} only then, and without it "${name}" is ${JSON.stringify(fallback)}.`,
      details: values.length === 1 ? { ...details, suggestion: String(values[0]) } : details,
    };
  }
  return undefined;
}

interface ReadField {
  readonly name: string;
  readonly spec: InputSpec;
  readonly reader: Reader;
  readonly place: Place;
}

/** Says which field of another mode takes a value whose unit this one does not. */
export function otherFieldMeant(fields: readonly ReadField[], issue: Issue, raw: unknown, reading: Reading): Issue {
  if (issue.code !== 'wrong-dimension') return issue;
  const other = fields.find(({ spec, reader, place }) => {
    if (spec.when === undefined || (spec.kind !== 'measure' && spec.kind !== 'quantity')) return false;
    const issues = new Issues();
    reader.read(raw, place, { ...reading, issues });
    return issues.list.every(({ code }) => code === 'too-small' || code === 'too-large');
  });
  if (other === undefined) return issue;
  const modes = Object.entries(other.spec.when!).map(
    ([name, values]) =>
      `"${name}": ${[values]
        .flat()
        .map((value) => JSON.stringify(value))
        .join(' or ')}`,
  );
  return { ...issue, message: `${issue.message} Or send "${other.name}" with ${modes.join(' and ')}.` };
}
