/** Finds the switch that was left at its default while the fields of another of its modes were sent. */
import type { WireValue } from '../../authoring/define.js';
import type { InputSpec } from '../../authoring/kinds.js';

interface Field {
  readonly name: string;
  readonly spec: InputSpec;
  readonly fallback: WireValue | undefined;
}

export interface MeantSwitch {
  readonly name: string;
  /** With which of its values all that was sent applies. */
  readonly values: readonly (string | boolean)[];
  /** What was sent of that mode. */
  readonly sent: readonly string[];
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
    if (values.length > 0 && wanted.every((one) => !one.includes(fallback)))
      return { name, values, sent: dependent.map((field) => field.name) };
  }
  return undefined;
}
