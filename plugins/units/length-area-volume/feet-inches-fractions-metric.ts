import { choice, defineCalculator, gcd, integer, number, quantity, roundNear, roundTo, text } from '@reckoner/engine';

/** One inch is 25.4 mm; fractions of an inch are rounded to the chosen part and put in lowest terms. */
export default defineCalculator({
  title: 'Feet, inches and fractions to metric',
  description:
    'A length in feet, inches and a fraction in millimeters, or a metric length in feet, inches and a fraction.',
  keywords: ['feet and inches to cm', 'inch fractions to mm', 'cm to feet and inches', 'tape measure'],
  inputs: {
    direction: choice(
      { toMetric: 'Feet and inches to metric', toInches: 'Metric to feet and inches' },
      { label: 'Direction', default: 'toMetric' },
    ),
    feet: integer({ label: 'Feet', min: 0, max: 1e6, default: 0, when: { direction: 'toMetric' } }),
    inches: number({ label: 'Inches', min: 0, max: 1e6, default: 0, when: { direction: 'toMetric' } }),
    numerator: integer({
      label: 'Numerator of the fraction',
      min: 0,
      max: 1000,
      default: 0,
      when: { direction: 'toMetric' },
    }),
    denominator: integer({
      label: 'Denominator of the fraction',
      min: 1,
      max: 1000,
      default: 16,
      when: { direction: 'toMetric' },
    }),
    metric: quantity('mm', { label: 'Metric length', unit: 'cm', min: 0, max: 1e8, when: { direction: 'toInches' } }),
    parts: choice(
      {
        halves: { label: 'Half an inch', value: 2 },
        quarters: { label: 'A quarter', value: 4 },
        eighths: { label: 'An eighth', value: 8 },
        sixteenths: { label: 'A sixteenth', value: 16 },
        thirtySeconds: { label: 'A thirty-second', value: 32 },
        sixtyFourths: { label: 'A sixty-fourth', value: 64 },
      },
      { label: 'Round inches to', default: 'sixteenths' },
    ),
  },
  outputs: {
    length: quantity('mm', { label: 'Length', symbol: 'L' }),
    meters: quantity('m', { label: 'In meters' }),
    mixed: text({ label: 'In feet, inches and fraction' }),
    decimalInches: number({ label: 'In decimal inches', places: 4 }),
    decimalFeet: number({ label: 'In decimal feet', places: 4 }),
    error: quantity('mm', { label: 'Rounded less exact', places: 3 }),
  },
  algorithm: ({ direction, feet, inches, numerator, denominator, metric, parts }) => {
    const total = direction === 'toMetric' ? feet * 12 + inches + numerator / denominator : metric / 25.4;
    const rounded = roundNear(total * parts);
    const wholeInches = Math.floor(rounded / parts);
    const rest = rounded - wholeInches * parts;
    const divisor = gcd(rest, parts);
    const fraction = rest === 0 ? '' : ` ${rest / divisor}/${parts / divisor}`;
    return {
      length: total * 25.4,
      meters: total * 0.0254,
      mixed: `${Math.floor(wholeInches / 12)}′ ${wholeInches % 12}${fraction}″`,
      decimalInches: total,
      decimalFeet: total / 12,
      // Without what doubles leave of a length that is a whole number of parts.
      error: roundTo((rounded / parts - total) * 25.4, 9),
    };
  },
  explanation: ({ error }) =>
    Math.abs(error) < 1e-9
      ? 'The length is {length}, or {mixed}.'
      : 'The length is {length}, or about {mixed}, which is {error|{|error|} less|as much|{|error|} more}.',
  cautions: [
    {
      level: 'note',
      when: ({ direction, numerator, denominator }) => direction === 'toMetric' && numerator >= denominator,
      says: 'The fraction is a whole inch or more: look again at its numerator and denominator.',
    },
  ],
  examples: [
    {
      inputs: { feet: 5, inches: 10, numerator: 1, denominator: 2 },
      results: {
        length: 1790.7,
        meters: 1.7907,
        mixed: '5′ 10 1/2″',
        decimalInches: 70.5,
        decimalFeet: 5.875,
        error: 0,
      },
      source: 'GNU units: 70.5 inch in mm',
    },
    {
      inputs: { inches: 3, numerator: 5, denominator: 8, parts: 'quarters' },
      results: { length: 92.075, mixed: '0′ 3 3/4″', error: 3.175 },
      source: 'By hand: 3.625 × 25.4; halfway rounds up by an eighth',
    },
    {
      inputs: { direction: 'toInches', metric: 180 },
      results: { decimalInches: 70.86614, mixed: '5′ 10 7/8″', decimalFeet: 5.905512, error: 0.225 },
      source: 'GNU units: 180 cm in inches; 70 7/8 in is 180.0225 cm',
    },
    {
      inputs: { direction: 'toInches', metric: '304.7 mm' },
      results: { mixed: '1′ 0″', length: 304.7 },
      source: 'By hand: 11.996 in rounds to 12',
    },
    {
      inputs: { direction: 'toInches', metric: '10 mm', parts: 'sixtyFourths' },
      results: { mixed: '0′ 0 25/64″' },
      source: 'By hand: 0.39370 × 64 = 25.2',
    },
    {
      inputs: { direction: 'toInches', metric: '10 mm', parts: 'thirtySeconds' },
      results: { mixed: '0′ 0 13/32″' },
      source: 'By hand: 0.39370 × 32 = 12.6',
    },
    {
      inputs: { direction: 'toInches', metric: '10 mm', parts: 'eighths' },
      results: { mixed: '0′ 0 3/8″' },
      source: 'By hand: 0.39370 × 8 = 3.15',
    },
    {
      inputs: { direction: 'toInches', metric: '10 mm', parts: 'halves' },
      results: { mixed: '0′ 0 1/2″' },
      source: 'By hand: 0.39370 × 2 = 0.79',
    },
    {
      inputs: { inches: 3, numerator: 8, denominator: 5 },
      results: { length: 116.84, mixed: '0′ 4 5/8″' },
      cautions: ['a whole inch or more'],
      source: 'By hand: 4.6 × 25.4; 4.6 × 16 = 73.6, rounded 74/16',
    },
    {
      inputs: { direction: 'toInches', metric: 30.48 },
      results: { length: 304.8, mixed: '1′ 0″', error: 0 },
      source: 'By definition of the international foot',
    },
  ],
  references: [{ title: 'NIST Special Publication 811 (2008): Guide for the Use of the SI, appendix B' }],
});
