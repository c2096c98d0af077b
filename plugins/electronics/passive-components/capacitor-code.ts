import { defineCalculator, measure, noResult, percent, text } from '@reckoner/engine';

/** Two digits and a power of ten in picofarads, or a letter as decimal point; then a tolerance letter. */
export default defineCalculator({
  title: 'Capacitor marking code',
  description: 'Capacitance and tolerance of a capacitor from its three-digit code or its letter code.',
  keywords: ['ceramic capacitor code', '104', '472K', 'picofarad code', 'capacitor tolerance letter'],
  inputs: {
    code: text({
      label: 'Code',
      minLength: 1,
      maxLength: 8,
      pattern: { source: '[0-9A-Za-zµμ]+', says: 'digits and letters' },
    }),
  },
  outputs: {
    capacitance: measure('pF', { label: 'Capacitance', symbol: 'C' }),
    nanofarads: measure('pF', { label: 'In nanofarads', unit: 'nF' }),
    microfarads: measure('pF', { label: 'In microfarads', unit: 'µF' }),
    below: percent({ label: 'Tolerance below', optional: true }),
    above: percent({ label: 'Tolerance above', optional: true }),
  },
  algorithm: ({ code }) => {
    const match = /^(\d\d?\d?|\d*[RrpnNuµμU]\d*)([B-DF-HJKMPSZb-df-hjkmsz]?)$/.exec(code);
    const value = match?.[1];
    if (value === undefined || !/\d/.test(value)) {
      throw noResult('This is no code of three digits, or digits with p, n, µ or R, and a tolerance letter.');
    }
    const picofarads = picofaradsOf(value);
    const letter = match![2]!.toUpperCase();
    // Below 10 pF these two letters mean picofarads instead of percent.
    const tolerance = picofarads < 10 && (letter === 'F' || letter === 'G') ? SMALL[letter] : TOLERANCES[letter];
    const result = { capacitance: picofarads, nanofarads: picofarads, microfarads: picofarads };
    if (tolerance === undefined) return result;
    const [below, above, absolute] = tolerance;
    if (absolute && picofarads === 0) return result;
    return { ...result, below: absolute ? below / picofarads : below, above: absolute ? above / picofarads : above };
  },
  explanation: 'The code {code} means {capacitance}, {nanofarads} or {microfarads}.',
  examples: [
    {
      inputs: { code: '104' },
      results: { capacitance: 100000, nanofarads: 100, microfarads: 0.1 },
      source: 'IEC 60062: 10 × 10⁴ pF',
    },
    {
      inputs: { code: '472K' },
      results: { capacitance: 4700, nanofarads: 4.7, below: -10, above: 10 },
      source: 'IEC 60062: 47 × 10² pF, K is ±10%',
    },
    {
      inputs: { code: '4p7C' },
      results: { capacitance: 4.7, below: -5.319148936, above: 5.319148936 },
      source: 'IEC 60062: C is ±0.25 pF; 0.25/4.7',
    },
    {
      inputs: { code: '223Z' },
      results: { nanofarads: 22, below: -20, above: 80 },
      source: 'IEC 60062: Z is -20/+80%',
    },
    { inputs: { code: '2n2' }, results: { capacitance: 2200 }, source: 'IEC 60062: letter as decimal point' },
    { inputs: { code: '339' }, results: { capacitance: 3.3 }, source: 'EIA-198: 9 is × 0.1' },
    { inputs: { code: '47' }, results: { capacitance: 47 }, source: 'EIA-198: two digits are picofarads' },
    { inputs: { code: 'ABC' }, noResult: 'no code', source: 'By definition' },
    { inputs: { code: '472k' }, results: { capacitance: 4700, above: 10 }, source: 'IEC 60062, in lower case' },
    { inputs: { code: '4N7' }, results: { nanofarads: 4.7 }, source: 'IEC 60062, in capitals' },
    { inputs: { code: '2μ2' }, results: { microfarads: 2.2 }, source: 'IEC 60062, with the Greek letter' },
    {
      inputs: { code: '688' },
      results: { capacitance: 0.68 },
      source: 'EIA-198: 8 is × 0.01',
    },
    {
      inputs: { code: '4p7F' },
      results: { capacitance: 4.7, below: -21.27659574, above: 21.27659574 },
      source: 'IEC 60062: F is ±1 pF below 10 pF; 1/4.7',
    },
    {
      inputs: { code: '000C' },
      results: { capacitance: 0 },
      source: 'By hand: 0.25 pF are no share of nothing',
    },
  ],
  notes: ['A third digit of 8 or 9 means × 0.01 or × 0.1.'],
  references: [{ title: 'IEC 60062:2016, Marking codes for resistors and capacitors' }],
});

function picofaradsOf(value: string): number {
  if (/^\d{3}$/.test(value)) {
    const power = Number(value[2]);
    return Number(`${value.slice(0, 2)}e${power === 9 ? -1 : power === 8 ? -2 : power}`);
  }
  if (/^\d+$/.test(value)) return Number(value);
  const unit = /[RrpnNuµμU]/.exec(value)![0].toLowerCase();
  const exponent = unit === 'n' ? 3 : unit === 'p' || unit === 'r' ? 0 : 6;
  return Number(`${value.replace(/[RrpnNuµμU]/, '.')}e${exponent}`);
}

const SMALL: Readonly<Record<'F' | 'G', readonly [number, number, boolean]>> = { F: [-1, 1, true], G: [-2, 2, true] };

/** Below, above, and whether in picofarads rather than a fraction. */
const TOLERANCES: Readonly<Record<string, readonly [number, number, boolean]>> = {
  B: [-0.1, 0.1, true],
  C: [-0.25, 0.25, true],
  D: [-0.5, 0.5, true],
  F: [-0.01, 0.01, false],
  G: [-0.02, 0.02, false],
  H: [-0.03, 0.03, false],
  J: [-0.05, 0.05, false],
  K: [-0.1, 0.1, false],
  M: [-0.2, 0.2, false],
  P: [0, 1, false],
  S: [-0.2, 0.5, false],
  Z: [-0.2, 0.8, false],
};
