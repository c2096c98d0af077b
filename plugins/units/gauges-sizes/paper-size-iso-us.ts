import { choice, defineCalculator, integer, quantity, roundNear, text } from '@reckoner/engine';

/** Width and height in mm of size 0; each next one is the half of it, rounded down (ISO 216). */
const SERIES = { A: [841, 1189], B: [1000, 1414], C: [917, 1297] } as const;

/** Width and height in inches. */
const US = {
  letter: ['Letter (ANSI A)', 8.5, 11],
  legal: ['Legal', 8.5, 14],
  tabloid: ['Tabloid, Ledger (ANSI B)', 11, 17],
  ansiC: ['ANSI C', 17, 22],
  ansiD: ['ANSI D', 22, 34],
  ansiE: ['ANSI E', 34, 44],
  halfLetter: ['Half letter (Statement)', 5.5, 8.5],
  executive: ['Executive', 7.25, 10.5],
} as const;

/** Width and height in mm, of those named by inches as these. */
const ENVELOPES = {
  dl: ['DL', 110, 220],
  c65: ['C6/C5', 114, 229],
  number9: ['US No. 9', 3.875 * 25.4, 8.875 * 25.4],
  number10: ['US No. 10', 4.125 * 25.4, 9.5 * 25.4],
  monarch: ['US Monarch', 3.875 * 25.4, 7.5 * 25.4],
  number634: ['US No. 6¾', 3.625 * 25.4, 6.5 * 25.4],
} as const;

const ENVELOPE_LABELS = Object.fromEntries(Object.entries(ENVELOPES).map(([key, [label]]) => [key, label])) as Readonly<
  Record<keyof typeof ENVELOPES, string>
>;

const US_LABELS = Object.fromEntries(Object.entries(US).map(([key, [label]]) => [key, label])) as Readonly<
  Record<keyof typeof US, string>
>;

function isoSize(series: keyof typeof SERIES, number: number) {
  let [width, height]: [number, number] = [...SERIES[series]];
  for (let i = 0; i < number; i++) [width, height] = [Math.floor(height / 2), width];
  return { width, height };
}

/** ISO 216 and ISO 269 in whole millimeters; ANSI/ASME Y14.1 and customary US sizes in inches. */
export default defineCalculator({
  title: 'Paper sizes',
  description:
    'Width, height and area of a sheet of the ISO A, B and C series, of a US size or of an envelope, and its pixels at a resolution.',
  keywords: ['a4 size', 'a3', 'letter', 'legal', 'dl envelope', 'paper dimensions', 'pixels at 300 dpi'],
  inputs: {
    series: choice(
      { A: 'ISO A', B: 'ISO B', C: 'ISO C (envelopes)', us: 'US', envelope: 'Other envelopes' },
      { label: 'Series', default: 'A' },
    ),
    number: integer({ label: 'Number', min: 0, max: 10, default: 4, when: { series: ['A', 'B', 'C'] } }),
    size: choice(US_LABELS, { label: 'Size', default: 'letter', when: { series: 'us' } }),
    envelope: choice(ENVELOPE_LABELS, { label: 'Envelope', default: 'dl', when: { series: 'envelope' } }),
    resolution: integer({ label: 'Resolution in dots per inch', min: 1, max: 10000, default: 300, usual: [30, 4800] }),
  },
  outputs: {
    width: quantity('mm', { label: 'Width', symbol: 'w', places: 1 }),
    height: quantity('mm', { label: 'Height', symbol: 'h', places: 1 }),
    inches: text({ label: 'In inches' }),
    area: quantity('mm^2', { label: 'Area', unit: 'cm^2', symbol: 'A', places: 1 }),
    pixels: text({ label: 'Pixels' }),
  },
  algorithm: ({ series, number, size, envelope, resolution }) => {
    const { width, height } = sheet();
    function sheet() {
      if (series === 'us') return { width: US[size][1] * 25.4, height: US[size][2] * 25.4 };
      if (series === 'envelope') return { width: ENVELOPES[envelope][1], height: ENVELOPES[envelope][2] };
      return isoSize(series, number);
    }
    const dots = (length: number) => roundNear((length / 25.4) * resolution);
    const inches = (length: number) => String(roundNear((length / 25.4) * 100) / 100);
    return {
      width,
      height,
      inches: `${inches(width)} × ${inches(height)}`,
      area: width * height,
      pixels: `${dots(width)} × ${dots(height)}`,
    };
  },
  explanation:
    'The sheet is {width} wide and {height} high ({inches} in), {pixels} pixels at {resolution} {resolution|dot|dots} per inch.',
  examples: [
    {
      inputs: { number: 4 },
      results: { width: 210, height: 297, inches: '8.27 × 11.69', area: 623.7, pixels: '2480 × 3508' },
      source: 'ISO 216:2007, table 1; inches and dots by hand: 210/25.4 × 300 = 2480.3',
    },
    { inputs: { number: 0 }, results: { width: 841, height: 1189, area: 9999.49 }, source: 'ISO 216:2007, table 1' },
    { inputs: { number: 10 }, results: { width: 26, height: 37 }, source: 'ISO 216:2007, table 1' },
    { inputs: { series: 'B', number: 5 }, results: { width: 176, height: 250 }, source: 'ISO 216:2007, table 2' },
    { inputs: { series: 'C', number: 6 }, results: { width: 114, height: 162 }, source: 'ISO 269:1985, table 1' },
    {
      inputs: { series: 'us', size: 'letter', resolution: 72 },
      results: { width: 215.9, height: 279.4, inches: '8.5 × 11', pixels: '612 × 792' },
      source: 'ANSI/ASME Y14.1: 8.5 × 11 in; PostScript Language Reference: 612 × 792 points',
    },
    { inputs: { series: 'us', size: 'legal' }, results: { height: 355.6 }, source: 'By hand: 14 × 25.4' },
    {
      inputs: { series: 'us', size: 'ansiE' },
      results: { width: 863.6, height: 1117.6 },
      source: 'ANSI/ASME Y14.1: 34 × 44 in',
    },
    { inputs: { series: 'us', size: 'tabloid' }, results: { inches: '11 × 17' }, source: 'ANSI/ASME Y14.1' },
    { inputs: { series: 'us', size: 'ansiC' }, results: { inches: '17 × 22' }, source: 'ANSI/ASME Y14.1' },
    { inputs: { series: 'us', size: 'ansiD' }, results: { inches: '22 × 34' }, source: 'ANSI/ASME Y14.1' },
    {
      inputs: { series: 'envelope' },
      results: { width: 110, height: 220, area: 242 },
      source: 'ISO 269:1985: DL',
    },
    {
      inputs: { series: 'envelope', envelope: 'number10' },
      results: { width: 104.775, height: 241.3, inches: '4.13 × 9.5' },
      source: 'By hand: 4.125 × 25.4 and 9.5 × 25.4',
    },
  ],
  references: [
    { title: 'ISO 216:2007: Writing paper and certain classes of printed matter, trimmed sizes' },
    { title: 'ISO 269:1985: Correspondence envelopes, designation and sizes' },
    { title: 'ASME Y14.1: Drawing sheet size and format' },
    { title: 'Windows SDK, wingdi.h: paper sizes DMPAPER_ENV (envelopes, as in other public lists of envelope sizes)' },
  ],
});
