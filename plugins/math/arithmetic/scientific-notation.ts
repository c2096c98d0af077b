import { defineCalculator, integer, number, text } from '@reckoner/engine';

const PREFIXES = [
  'q',
  'r',
  'y',
  'z',
  'a',
  'f',
  'p',
  'n',
  'µ',
  'm',
  '',
  'k',
  'M',
  'G',
  'T',
  'P',
  'E',
  'Z',
  'Y',
  'R',
  'Q',
];

/** Digits as they are written; the exponent of engineering notation is a multiple of three. */
export default defineCalculator({
  title: 'Scientific notation',
  description: 'A number in scientific, engineering and E notation, with its order of magnitude and SI prefix.',
  keywords: ['standard form', 'engineering notation', 'powers of ten', 'E notation', 'order of magnitude', 'SI prefix'],
  inputs: { x: number({ label: 'Number', symbol: 'x', min: -1e30, max: 1e30 }) },
  outputs: {
    scientific: text({ label: 'Scientific notation' }),
    engineering: text({ label: 'Engineering notation' }),
    eNotation: text({ label: 'E notation' }),
    prefixed: text({ label: 'With SI prefix', optional: true }),
    mantissa: number({ label: 'Coefficient' }),
    exponent: integer({ label: 'Exponent' }),
  },
  algorithm: ({ x }) => {
    const [mantissa = '0', power = '0'] = x.toExponential().split('e');
    const exponent = Number(power);
    const thousands = Math.floor(exponent / 3);
    const coefficient = shifted(mantissa, exponent - 3 * thousands);
    const prefix = PREFIXES[thousands + 10];
    return {
      scientific: `${mantissa} × 10^${exponent}`,
      engineering: `${coefficient} × 10^${3 * thousands}`,
      eNotation: `${mantissa}e${exponent}`,
      prefixed: prefix === undefined ? undefined : `${coefficient} ${prefix}`.trim(),
      mantissa: Number(mantissa),
      exponent,
    };
  },
  explanation: 'In scientific notation the number is {scientific}, in engineering notation {engineering}.',
  examples: [
    {
      inputs: { x: 123456 },
      results: {
        scientific: '1.23456 × 10^5',
        engineering: '123.456 × 10^3',
        eNotation: '1.23456e5',
        prefixed: '123.456 k',
        mantissa: 1.23456,
        exponent: 5,
      },
      source: 'By hand',
    },
    {
      inputs: { x: 0.00047 },
      results: {
        scientific: '4.7 × 10^-4',
        engineering: '470 × 10^-6',
        prefixed: '470 µ',
        mantissa: 4.7,
        exponent: -4,
      },
      source: 'By hand',
    },
    {
      inputs: { x: -1500 },
      results: { scientific: '-1.5 × 10^3', engineering: '-1.5 × 10^3', exponent: 3 },
      source: 'By hand',
    },
    { inputs: { x: 0 }, results: { scientific: '0 × 10^0', exponent: 0 }, source: 'By definition' },
    {
      inputs: { x: 2.5e-33 },
      results: { scientific: '2.5 × 10^-33', engineering: '2.5 × 10^-33', exponent: -33 },
      source: 'By hand; quecto, 10^-30, is the smallest prefix',
    },
  ],
  references: [
    {
      title: 'BIPM: The International System of Units, 9th ed., §3: prefixes, and §5.4.4',
      url: 'https://www.bipm.org/en/publications/si-brochure',
    },
  ],
});

/** The decimal with its point moved right by 0, 1 or 2 places. */
function shifted(mantissa: string, places: number): string {
  const [whole = '0', decimals = ''] = mantissa.split('.');
  const padded = decimals.padEnd(places, '0');
  const rest = padded.slice(places);
  const digits = `${whole}${padded.slice(0, places)}`.replace(/^(-?)0+(?=\d)/, '$1');
  return rest === '' ? digits : `${digits}.${rest}`;
}
