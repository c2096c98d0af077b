import { category, defineCalculator, measure, noResult, percent, roundNear, text } from '@reckoner/engine';

/** Three or four digits with a power of ten, R or L as decimal point, or EIA-96 (two digits of the E96 series and a letter). */
export default defineCalculator({
  title: 'SMD resistor code',
  description: 'Resistance of a surface-mount resistor from its three-digit, four-digit, R or EIA-96 code.',
  keywords: ['chip resistor marking', 'EIA-96', 'surface mount', '103', '4R7', '01C'],
  inputs: {
    code: text({
      label: 'Code',
      minLength: 1,
      maxLength: 5,
      pattern: { source: '[0-9A-Za-z]+', says: 'digits and letters' },
    }),
  },
  outputs: {
    resistance: measure('ohm', { label: 'Resistance', symbol: 'R' }),
    system: category(['Jumper', 'Three digits', 'Four digits', 'Decimal point', 'EIA-96'], { label: 'System' }),
    tolerance: percent({ label: 'Usual tolerance', optional: true }),
  },
  algorithm: ({ code }) => {
    const upper = code.toUpperCase();
    if (/^0+$/.test(upper)) return { resistance: 0, system: 'Jumper' };
    if (/^\d{3}$/.test(upper)) {
      return { resistance: Number(`${upper.slice(0, 2)}e${upper[2]}`), system: 'Three digits', tolerance: 0.05 };
    }
    if (/^\d{4}$/.test(upper)) {
      return { resistance: Number(`${upper.slice(0, 3)}e${upper[3]}`), system: 'Four digits', tolerance: 0.01 };
    }
    if (/^\d*[RL]\d*$/.test(upper) && /\d/.test(upper)) {
      const milliohms = upper.includes('L');
      const value = Number(upper.replace(/[RL]/, '.'));
      return { resistance: milliohms ? value / 1000 : value, system: 'Decimal point' };
    }
    const match = /^(\d\d)([ZYRXSABHCDEF])$/.exec(upper);
    const index = match === null ? 0 : Number(match[1]);
    if (match === null || index < 1 || index > 96) {
      throw noResult('This is no code of three or four digits, with R or L as decimal point, or of EIA-96.');
    }
    const digits = roundNear(100 * 10 ** ((index - 1) / 96));
    return { resistance: Number(`${digits}e${EXPONENTS[match[2]!]}`), system: 'EIA-96', tolerance: 0.01 };
  },
  explanation: 'The code {code} means {resistance}.',
  examples: [
    {
      inputs: { code: '103' },
      results: { resistance: 10000, system: 'Three digits', tolerance: 5 },
      source: 'IEC 60062: 10 × 10³',
    },
    {
      inputs: { code: '4992' },
      results: { resistance: 49900, system: 'Four digits', tolerance: 1 },
      source: 'IEC 60062: 499 × 10²',
    },
    { inputs: { code: '4R7' }, results: { resistance: 4.7, system: 'Decimal point' }, source: 'IEC 60062' },
    { inputs: { code: 'R010' }, results: { resistance: 0.01 }, source: 'IEC 60062' },
    {
      inputs: { code: '5L00' },
      results: { resistance: 0.005 },
      source: 'Makers of shunts: L is the decimal point of milliohms',
    },
    {
      inputs: { code: '01C' },
      results: { resistance: 10000, system: 'EIA-96' },
      source: 'EIA-96: 01 is 100, C is × 100',
    },
    {
      inputs: { code: '68X' },
      results: { resistance: 49.9, system: 'EIA-96' },
      source: 'EIA-96: 68 is 499, X is × 0.1',
    },
    { inputs: { code: '96F' }, results: { resistance: 97600000 }, source: 'EIA-96: 96 is 976, F is × 100000' },
    { inputs: { code: '000' }, results: { resistance: 0, system: 'Jumper' }, source: 'IEC 60062: zero-ohm link' },
    { inputs: { code: '97A' }, noResult: 'no code', source: 'EIA-96 ends at 96' },
    { inputs: { code: 'ABC' }, noResult: 'no code', source: 'By definition' },
  ],
  notes: ['A code such as 22R may be read as EIA-96 or as 22 Ω: it is taken as 22 Ω here.'],
  references: [
    { title: 'IEC 60062:2016, Marking codes for resistors and capacitors' },
    { title: 'IEC 60063:2015, Preferred number series (E96)' },
  ],
});

/** Powers of ten by letter; X and S, Y and R, B and H mean the same. */
const EXPONENTS: Readonly<Record<string, number>> = {
  Z: -3,
  Y: -2,
  R: -2,
  X: -1,
  S: -1,
  A: 0,
  B: 1,
  H: 1,
  C: 2,
  D: 3,
  E: 4,
  F: 5,
};
