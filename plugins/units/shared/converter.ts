/** What every unit converter shares: its fields and the conversion, by the engine's exact factors. */
import { choice, converter, number, table, text, unitOf } from '@reckoner/engine';

/** Unit as the engine writes it, to its name. */
type Units = Readonly<Record<string, string>>;

export function converterInputs<const U extends Units>(units: U, from: keyof U & string, to: keyof U & string) {
  return {
    value: number({ label: 'Value', symbol: 'x', min: -1e15, max: 1e15 }),
    from: choice(units, { label: 'From', default: from }),
    to: choice(units, { label: 'To', default: to }),
  };
}

export const converterOutputs = {
  result: number({ label: 'Converted value', symbol: 'y' }),
  all: table(
    {
      unit: text({ label: 'Unit' }),
      name: text({ label: 'Name' }),
      value: number({ label: 'Value' }),
    },
    { label: 'In all units' },
  ),
};

/** The value in the wanted unit, and in every other one. */
export function convert<U extends Units>(units: U, inputs: { value: number; from: keyof U; to: keyof U }) {
  const inUnit = (unit: string) => converter(unitOf(String(inputs.from)), unitOf(unit))(inputs.value);
  return {
    result: inUnit(String(inputs.to)),
    all: Object.entries(units).map(([unit, name]) => ({ unit, name, value: inUnit(unit) })),
  };
}

/** `m²` for `m^2`; a symbol that nobody writes becomes its name. */
function inSentence(unit: string): string {
  const { name, symbol } = unitOf(unit);
  return unit.includes('_') ? name : symbol;
}

/** `1 mi = 1.60934 km.`: the names of units would have to be singular after some numbers. */
export function equation({ from, to }: { readonly from: string; readonly to: string }): string {
  return `{value} ${inSentence(from)} = {result} ${inSentence(to)}.`;
}
