import { choice, defineCalculator, integer, number, table, text } from '@reckoner/engine';

/** Name, symbol and power of ten, from the 27th CGPM of 2022 downwards. */
const PREFIXES = {
  quetta: ['Q', 30],
  ronna: ['R', 27],
  yotta: ['Y', 24],
  zetta: ['Z', 21],
  exa: ['E', 18],
  peta: ['P', 15],
  tera: ['T', 12],
  giga: ['G', 9],
  mega: ['M', 6],
  kilo: ['k', 3],
  hecto: ['h', 2],
  deca: ['da', 1],
  none: ['', 0],
  deci: ['d', -1],
  centi: ['c', -2],
  milli: ['m', -3],
  micro: ['µ', -6],
  nano: ['n', -9],
  pico: ['p', -12],
  femto: ['f', -15],
  atto: ['a', -18],
  zepto: ['z', -21],
  yocto: ['y', -24],
  ronto: ['r', -27],
  quecto: ['q', -30],
} as const;

const LABELS = Object.fromEntries(
  Object.entries(PREFIXES).map(([name, [symbol, power]]) => [
    name,
    name === 'none' ? 'no prefix' : `${name} (${symbol}, 10^${power})`,
  ]),
) as Readonly<Record<keyof typeof PREFIXES, string>>;

const powerOf = (prefix: keyof typeof PREFIXES) => PREFIXES[prefix][1];

/** A difference of powers of ten, divided when negative so that decimal fractions stay as written. */
function shift(value: number, power: number) {
  return power >= 0 ? value * 10 ** power : value / 10 ** -power;
}

/** SI prefixes of the 9th SI Brochure with those of 2022; engineering form keeps 1 to 999 before a prefix of 10³ⁿ. */
export default defineCalculator({
  title: 'SI prefix converter',
  description: 'A number with any SI prefix from quecto to quetta in any other, and the prefix that suits it best.',
  keywords: ['metric prefixes', 'milli to micro', 'kilo mega giga', 'engineering notation', 'power of ten'],
  inputs: {
    value: number({ label: 'Value', symbol: 'x', min: -1e15, max: 1e15 }),
    from: choice(LABELS, { label: 'From', default: 'none' }),
    to: choice(LABELS, { label: 'To', default: 'milli' }),
  },
  outputs: {
    result: number({ label: 'Result', symbol: 'y' }),
    factor: integer({ label: 'Powers of ten between' }),
    best: text({ label: 'Best prefix' }),
    all: table(
      { prefix: text({ label: 'Prefix' }), symbol: text({ label: 'Symbol' }), value: number({ label: 'Value' }) },
      { label: 'With every prefix' },
    ),
  },
  algorithm: ({ value, from, to }) => {
    const power = powerOf(from);
    const names = Object.keys(PREFIXES) as (keyof typeof PREFIXES)[];
    const engineering = names.filter((name) => powerOf(name) % 3 === 0);
    // In the digits that are shown, so that 999.9999999999999 is 1 of the next.
    const shown = (name: keyof typeof PREFIXES) => Number(shift(value, power - powerOf(name)).toPrecision(12));
    const best = engineering.find((name) => Math.abs(shown(name)) >= 1) ?? 'quecto';
    const suited = value === 0 ? 'none' : best;
    return {
      result: shift(value, power - powerOf(to)),
      factor: power - powerOf(to),
      best: `${shown(suited)} ${PREFIXES[suited][0]}`.trim(),
      all: names.map((name) => ({
        prefix: name === 'none' ? 'no prefix' : name,
        symbol: PREFIXES[name][0],
        value: shift(value, power - powerOf(name)),
      })),
    };
  },
  explanation: ({ from, to }) => {
    const named = (prefix: keyof typeof PREFIXES) => (prefix === 'none' ? '' : ` ${prefix}`);
    return `{value}${named(from)} = {result}${named(to)}, or {best} with the prefix that suits it best.`;
  },
  examples: [
    {
      inputs: { value: 4700, from: 'pico', to: 'nano' },
      results: {
        result: 4.7,
        factor: -3,
        best: '4.7 n',
        all: { length: 25, rows: { 0: { prefix: 'quetta', symbol: 'Q' }, 12: { prefix: 'no prefix', value: 4.7e-9 } } },
      },
      source: 'SI Brochure, 9th ed., table 7',
    },
    {
      inputs: { value: 2.5, from: 'giga', to: 'mega' },
      results: { result: 2500, factor: 3, best: '2.5 G' },
      source: 'SI Brochure, 9th ed., table 7',
    },
    {
      inputs: { value: 0.00032 },
      results: { result: 0.32, factor: 3, best: '320 µ' },
      source: 'SI Brochure, 9th ed., table 7',
    },
    {
      inputs: { value: 1, from: 'quetta', to: 'ronna' },
      results: { result: 1000, best: '1 Q' },
      source: '27th CGPM (2022), resolution 3',
    },
    {
      inputs: { value: 12, from: 'hecto', to: 'centi' },
      results: { result: 120000, factor: 4, best: '1.2 k' },
      source: 'SI Brochure, 9th ed., table 7',
    },
    { inputs: { value: 999999.9999999999 }, results: { best: '1 M' }, source: 'By hand: a million in twelve digits' },
    { inputs: { value: 0, from: 'kilo' }, results: { result: 0, best: '0' }, source: 'By definition' },
  ],
  references: [
    { title: 'BIPM: The International System of Units, 9th ed., table 7' },
    { title: 'Resolution 3 of the 27th CGPM (2022): ronna, quetta, ronto and quecto' },
  ],
});
