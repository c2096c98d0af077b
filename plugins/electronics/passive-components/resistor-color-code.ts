import { choice, defineCalculator, measure, percent } from '@reckoner/engine';

const DIGITS = {
  black: { label: 'Black', value: 0 },
  brown: { label: 'Brown', value: 1 },
  red: { label: 'Red', value: 2 },
  orange: { label: 'Orange', value: 3 },
  yellow: { label: 'Yellow', value: 4 },
  green: { label: 'Green', value: 5 },
  blue: { label: 'Blue', value: 6 },
  violet: { label: 'Violet', value: 7, also: ['purple'] },
  gray: { label: 'Gray', value: 8 },
  white: { label: 'White', value: 9 },
} as const;

/** IEC 60062: two or three digits, multiplier, tolerance, temperature coefficient. */
export default defineCalculator({
  title: 'Resistor color code',
  description: 'Resistance, tolerance and temperature coefficient of a resistor from its three to six color bands.',
  keywords: ['resistor bands', '4 band', '5 band', '6 band', 'color bands', 'IEC 60062'],
  inputs: {
    bands: choice(
      { three: '3 bands', four: '4 bands', five: '5 bands', six: '6 bands' },
      { label: 'Bands', default: 'four' },
    ),
    first: choice(DIGITS, { label: 'First digit' }),
    second: choice(DIGITS, { label: 'Second digit' }),
    third: choice(DIGITS, { label: 'Third digit', when: { bands: ['five', 'six'] } }),
    multiplier: choice(
      {
        pink: { label: 'Pink (× 0.001)', value: -3 },
        silver: { label: 'Silver (× 0.01)', value: -2 },
        gold: { label: 'Gold (× 0.1)', value: -1 },
        black: { label: 'Black (× 1)', value: 0 },
        brown: { label: 'Brown (× 10)', value: 1 },
        red: { label: 'Red (× 100)', value: 2 },
        orange: { label: 'Orange (× 1 k)', value: 3 },
        yellow: { label: 'Yellow (× 10 k)', value: 4 },
        green: { label: 'Green (× 100 k)', value: 5 },
        blue: { label: 'Blue (× 1 M)', value: 6 },
        violet: { label: 'Violet (× 10 M)', value: 7, also: ['purple'] },
        gray: { label: 'Gray (× 100 M)', value: 8 },
        white: { label: 'White (× 1 G)', value: 9 },
      },
      { label: 'Multiplier' },
    ),
    toleranceBand: choice(
      {
        silver: { label: 'Silver (10%)', value: 0.1 },
        gold: { label: 'Gold (5%)', value: 0.05 },
        brown: { label: 'Brown (1%)', value: 0.01 },
        red: { label: 'Red (2%)', value: 0.02 },
        orange: { label: 'Orange (0.05%)', value: 0.0005 },
        yellow: { label: 'Yellow (0.02%)', value: 0.0002 },
        green: { label: 'Green (0.5%)', value: 0.005 },
        blue: { label: 'Blue (0.25%)', value: 0.0025 },
        violet: { label: 'Violet (0.1%)', value: 0.001, also: ['purple'] },
        gray: { label: 'Gray (0.01%)', value: 0.0001 },
      },
      { label: 'Tolerance band', default: 'gold', when: { bands: ['four', 'five', 'six'] } },
    ),
    temperatureBand: choice(
      {
        black: { label: 'Black (250 ppm/K)', value: 250 },
        brown: { label: 'Brown (100 ppm/K)', value: 100 },
        red: { label: 'Red (50 ppm/K)', value: 50 },
        orange: { label: 'Orange (15 ppm/K)', value: 15 },
        yellow: { label: 'Yellow (25 ppm/K)', value: 25 },
        green: { label: 'Green (20 ppm/K)', value: 20 },
        blue: { label: 'Blue (10 ppm/K)', value: 10 },
        violet: { label: 'Violet (5 ppm/K)', value: 5, also: ['purple'] },
        gray: { label: 'Gray (1 ppm/K)', value: 1 },
      },
      { label: 'Temperature band', default: 'brown', when: { bands: 'six' } },
    ),
  },
  outputs: {
    resistance: measure('ohm', { label: 'Resistance', symbol: 'R' }),
    tolerance: percent({ label: 'Tolerance', symbol: '\\delta' }),
    lowest: measure('ohm', { label: 'Lowest', symbol: 'R_{min}' }),
    highest: measure('ohm', { label: 'Highest', symbol: 'R_{max}' }),
    coefficient: measure('ppm/K', { label: 'Temperature coefficient', symbol: '\\alpha', optional: true }),
  },
  formula: ({ bands, first, second, third, multiplier, toleranceBand, temperatureBand }) => {
    const short = bands === 'three' || bands === 'four';
    const digits = short ? 10 * first + second : 100 * first + 10 * second + third;
    const resistance = digits * 10 ** multiplier;
    const tolerance = bands === 'three' ? 0.2 : toleranceBand;
    return {
      resistance,
      tolerance,
      lowest: resistance * (1 - tolerance),
      highest: resistance * (1 + tolerance),
      coefficient: bands === 'six' ? temperatureBand : undefined,
    };
  },
  explanation: 'The resistor has {resistance} ± {tolerance}, {lowest} to {highest}.',
  cautions: [
    {
      level: 'caution',
      when: ({ first, resistance }) => first === 0 && resistance > 0,
      says: 'No resistor but the one of 0 Ω begins with a black band: read the bands from the other end.',
    },
  ],
  examples: [
    {
      inputs: { first: 'black', second: 'black', multiplier: 'black' },
      results: { resistance: 0, lowest: 0, highest: 0 },
      source: 'By definition: the resistor of 0 Ω',
    },
    {
      inputs: { first: 'yellow', second: 'violet', multiplier: 'red', toleranceBand: 'gold' },
      results: { resistance: 4700, tolerance: 5, lowest: 4465, highest: 4935 },
      source: 'IEC 60062: yellow-violet-red-gold is 4.7 kΩ ± 5%',
    },
    {
      inputs: { bands: 'three', first: 'brown', second: 'black', multiplier: 'orange' },
      results: { resistance: 10000, tolerance: 20, lowest: 8000, highest: 12000 },
      source: 'IEC 60062: no tolerance band is 20%',
    },
    {
      inputs: {
        bands: 'five',
        first: 'red',
        second: 'blue',
        third: 'brown',
        multiplier: 'gold',
        toleranceBand: 'brown',
      },
      results: { resistance: 26.1, tolerance: 1, lowest: 25.839, highest: 26.361 },
      source: 'IEC 60062: 261 × 0.1',
    },
    {
      inputs: {
        bands: 'six',
        first: 'orange',
        second: 'red',
        third: 'brown',
        multiplier: 'brown',
        toleranceBand: 'green',
        temperatureBand: 'red',
      },
      results: { resistance: 3210, tolerance: 0.5, coefficient: 50 },
      source: 'IEC 60062: 321 × 10, 50 ppm/K',
    },
    {
      inputs: { first: 'black', second: 'red', multiplier: 'red' },
      results: { resistance: 200 },
      cautions: ['from the other end'],
      source: 'By hand: 02 × 100',
    },
  ],
  references: [{ title: 'IEC 60062:2016, Marking codes for resistors and capacitors' }],
});
