/** What every unit converter shares: its fields and the conversion, by the engine's exact factors. */
import { choice, converter, number, table, text, unitOf } from '@reckoner/engine';

/** Unit as the engine writes it, to its name. */
type Units = Readonly<Record<string, string>>;

const IRREGULAR: Readonly<Record<string, string>> = {
  feet: 'foot',
  inches: 'inch',
  centuries: 'century',
  millennia: 'millennium',
};

/** `square meter` for `square meters`, `meter per second` for `meters per second`; without what stands in brackets. */
function singular(name: string): string {
  if (name.startsWith('degrees ')) return name.replace('degrees', 'degree');
  const [head, ...tail] = name.replace(/ \(.*?\)/, '').split(/(?= per | of )/);
  return [head!.replace(/\w+$/, (word) => IRREGULAR[word] ?? word.replace(/s$/, '')), ...tail].join('');
}

/** What the engine calls a simple unit besides. */
function namesOf(unit: string): readonly string[] {
  const { factors } = unitOf(unit);
  const [only] = factors;
  if (factors.length !== 1 || only!.unit === undefined || only!.exponent !== 1 || only!.count !== '') return [];
  const { name, prefix, row } = only!.unit;
  const spelled = [name, ...(prefix ? [] : [...(row.names ?? []), ...(row.symbols ?? [])])];
  return spelled.filter((one) => !one.includes('('));
}

/** Options that are read by symbol, by name in singular and plural, and by what no other option is called. */
function optionsOf<const U extends Units>(units: U, others: Readonly<Record<string, readonly string[]>> = {}) {
  const taken = new Set(Object.entries(units).flatMap((names) => names.map((name) => name.toLowerCase())));
  const isFree = (name: string) => !taken.has(name.toLowerCase()) && taken.add(name.toLowerCase());
  return Object.fromEntries(
    Object.entries(units).map(([unit, label]) => {
      const also = [...(others[unit] ?? []), singular(label), ...namesOf(unit)].filter(isFree);
      return [unit, also.length === 0 ? label : { label, also }];
    }),
  ) as { readonly [K in keyof U]: string };
}

export function converterInputs<const U extends Units>(
  units: U,
  from: keyof U & string,
  to: keyof U & string,
  others?: Readonly<Record<string, readonly string[]>>,
) {
  const options = optionsOf(units, others);
  return {
    value: number({ label: 'Value', symbol: 'x', min: -1e15, max: 1e15 }),
    from: choice(options, { label: 'From', default: from }),
    to: choice(options, { label: 'To', default: to }),
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
