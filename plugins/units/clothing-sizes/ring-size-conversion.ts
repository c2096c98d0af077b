import { choice, defineCalculator, integer, noResult, number, quantity, roundNear, text } from '@reckoner/engine';

/** UK letters from A, each 1.25 mm wider; C is 40 mm round. */
const UK_A = 37.5;
const UK_STEP = 1.25;

/** Half letters as jewelers write them: M, M½, N; beyond Z follow Z+1, Z+2. */
function ukLetter(circumference: number) {
  const halves = roundNear(((circumference - UK_A) / UK_STEP) * 2);
  if (halves < 0) return undefined;
  const letter = Math.floor(halves / 2);
  const half = halves % 2 === 1 ? '½' : '';
  return letter < 26 ? `${String.fromCharCode(65 + letter)}${half}` : `Z+${letter - 25}${half}`;
}

/** The circumference of UK letters as jewelers write them: `N`, `N½`, `N 1/2`, `Z+2½`. */
function ukCircumference(letter: string) {
  const parts = /^([A-Z])(?:\+(\d+))?\s*(½|1\/2|\.5)?$/.exec(letter.trim().toUpperCase());
  if (parts === null || (parts[2] !== undefined && parts[1] !== 'Z'))
    throw noResult('A UK size is a letter from A to Z, with ½ or, beyond Z, with +1, +2: N, N½, Z+2.');
  const steps = parts[1]!.charCodeAt(0) - 65 + Number(parts[2] ?? 0) + (parts[3] === undefined ? 0 : 0.5);
  return UK_A + UK_STEP * steps;
}

/** US sizes grow by 0.032 in of diameter from 0.458 in, UK letters by 1.25 mm of circumference, Japanese numbers by ⅓ mm of diameter from 13 mm. */
export default defineCalculator({
  title: 'Ring size converter',
  description:
    'US, UK, European (ISO 8653), Italian and Japanese ring size from any of the numbers or from the inside diameter.',
  keywords: ['ring size chart', 'us to uk ring size', 'finger size', 'jewelry'],
  inputs: {
    value: number({
      label: 'Size',
      symbol: 's',
      min: 0,
      max: 90,
      when: { from: ['us', 'iso', 'italy', 'japan', 'diameter'] },
    }),
    letter: text({ label: 'UK size', help: 'Such as N, N½ or Z+1.', maxLength: 10, when: { from: 'uk' } }),
    from: choice(
      {
        us: 'US and Canada',
        uk: 'UK, Ireland, Australia (letter)',
        iso: 'ISO, Europe (circumference in mm)',
        italy: 'Italy, Spain, Switzerland',
        japan: 'Japan',
        diameter: 'Inside diameter in mm',
      },
      { label: 'System', default: 'us' },
    ),
  },
  outputs: {
    diameter: quantity('mm', { label: 'Inside diameter', symbol: 'd', places: 2 }),
    circumference: number({ label: 'ISO size (inside circumference in mm)', symbol: 'C', places: 1 }),
    us: number({ label: 'US size', places: 2 }),
    uk: text({ label: 'UK size', optional: true }),
    italy: number({ label: 'Italian size', places: 1, optional: true }),
    japan: integer({ label: 'Nearest Japanese size', optional: true }),
  },
  algorithm: ({ value, letter, from }) => {
    const diameters = {
      us: () => 25.4 * (0.458 + 0.032 * value),
      uk: () => ukCircumference(letter) / Math.PI,
      iso: () => value / Math.PI,
      italy: () => (value + 40) / Math.PI,
      japan: () => 13 + (value - 1) / 3,
      diameter: () => value,
    };
    const diameter = diameters[from]();
    if (diameter < 11.5 || diameter > 28) throw noResult('Ring sizes run from 11.5 mm to 28 mm of inside diameter.');
    const circumference = Math.PI * diameter;
    const japan = Math.round(3 * (diameter - 13)) + 1;
    return {
      diameter,
      circumference,
      us: (diameter / 25.4 - 0.458) / 0.032,
      uk: ukLetter(circumference),
      italy: circumference >= 41 ? circumference - 40 : undefined,
      japan: japan >= 1 ? japan : undefined,
    };
  },
  explanation: 'A ring of {diameter} inside diameter is US {us}, {uk?UK {uk} |}and ISO {circumference}.',
  examples: [
    {
      inputs: { value: 7, from: 'us' },
      results: { diameter: 17.3228, circumference: 54.4212, us: 7, uk: 'N½', italy: 14.4212, japan: 14 },
      source: 'Python: 25.4 × (0.458 + 0.032 × 7) and × π; ISO 8653: between 54 and 55',
    },
    {
      inputs: { value: 54, from: 'iso' },
      results: { diameter: 17.1887, circumference: 54, us: 6.83506, uk: 'N', italy: 14, japan: 14 },
      source: 'ISO 8653:2016, table 1: 17.2 mm; digits with Python',
    },
    {
      inputs: { value: 14, from: 'italy' },
      results: { diameter: 17.1887, circumference: 54, us: 6.83506, uk: 'N', italy: 14, japan: 14 },
      source: 'By definition: ISO 54 less 40',
    },
    {
      inputs: { value: 13, from: 'japan' },
      results: { diameter: 17, circumference: 53.4071, us: 6.60285, uk: 'M½', italy: 13.4071, japan: 13 },
      source: 'Japanese ring gauge: no. 13 is 17.0 mm; digits with Python',
    },
    {
      inputs: { value: 18.2, from: 'diameter' },
      results: { diameter: 18.2, circumference: 57.177, us: 8.07923, uk: 'P½', italy: 17.177, japan: 17 },
      source: 'Python: 18.2 × π and the scales of the description',
    },
    {
      inputs: { value: 0.5, from: 'us' },
      results: { diameter: 12.0396, circumference: 37.8235, us: 0.5, uk: 'A½' },
      source: 'Python: 25.4 × 0.474; the UK scale starts at A, 37.5 mm',
    },
    {
      inputs: { value: 26, from: 'diameter' },
      results: { diameter: 26, circumference: 81.6814, us: 17.6757, uk: 'Z+10½', italy: 41.6814, japan: 40 },
      source: 'Python: 26 × π; past Z',
    },
    {
      inputs: { letter: 'N', from: 'uk' },
      results: { diameter: 17.1092, circumference: 53.75, uk: 'N' },
      source: 'By hand: 37.5 + 13 × 1.25 mm; / π',
    },
    {
      inputs: { letter: 'z+2 1/2', from: 'uk' },
      results: { circumference: 71.875, uk: 'Z+2½' },
      source: 'By hand: 37.5 + 27.5 × 1.25 mm',
    },
    { inputs: { letter: 'N+1', from: 'uk' }, noResult: 'letter from A to Z', source: 'By definition' },
    { inputs: { value: 60, from: 'us' }, noResult: 'Ring sizes run', source: 'By hand: 25.4 × 2.378 is 60 mm' },
    {
      inputs: { value: 11.6, from: 'diameter' },
      results: { diameter: 11.6, circumference: 36.44247, us: -0.04084646 },
      source: 'Python: 11.6 × π; (11.6/25.4 - 0.458)/0.032; below the smallest of the other scales',
    },
  ],
  notes: ['Makers differ by up to half a size, and wide bands fit tighter than narrow ones.'],
  references: [
    { title: 'ISO 8653:2016: Jewellery, ring-sizes: definition, measurement and designation' },
    { title: 'BS 6820:1987: Sizes of rings and method of measurement' },
  ],
});
