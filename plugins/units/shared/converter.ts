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

/** What has no symbol that people write. */
const PARTS: Readonly<Record<string, string>> = {
  'turn/32': 'compass point|compass points',
  'turn/6000': 'Warsaw Pact mil|Warsaw Pact mils',
  month: 'month|months',
};

/** A prefixed unit has a symbol: `Kibit`. */
const wordsOf = (unit: ReturnType<typeof unitOf>['factors'][number]['unit']) =>
  unit?.prefix ? undefined : unit?.row.words;

/** What follows the number of a slot: ` m²` for `m^2`, ` acre` or ` acres`, and `°` without a space. */
function inSentence(unit: string, slot: 'value' | 'result'): string {
  const { symbol, factors } = unitOf(unit);
  const words = PARTS[unit] ?? (factors.length === 1 ? wordsOf(factors[0]!.unit) : undefined);
  if (words !== undefined) return ` {${slot}|${words}}`;
  return /^[°′″]$/.test(symbol) ? symbol : ` ${symbol}`;
}

/** `1 mi = 1.60934 km.` */
export function equation({ from, to }: { readonly from: string; readonly to: string }): string {
  return `{value}${inSentence(from, 'value')} = {result}${inSentence(to, 'result')}.`;
}
