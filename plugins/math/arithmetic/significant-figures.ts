import { defineCalculator, integer, text } from '@reckoner/engine';

/** Zeros before the first other digit never count; zeros at the end count after a decimal point. */
export default defineCalculator({
  title: 'Significant figures',
  description: 'Number of significant figures of a written number, and the number rounded to any count of them.',
  keywords: ['sig figs', 'significant digits', 'round to significant figures', 'precision'],
  inputs: {
    written: text({
      label: 'Number as written',
      maxLength: 40,
      pattern: {
        source: '[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][+-]?\\d{1,3})?',
        says: 'a decimal such as 0.00450, 1200. or 6.02e23',
      },
    }),
    figures: integer({ label: 'Round to', min: 1, max: 15, default: 3 }),
  },
  outputs: {
    count: integer({ label: 'Significant figures' }),
    rounded: text({ label: 'Rounded, in scientific notation' }),
    decimals: integer({ label: 'Decimal places' }),
  },
  algorithm: ({ written, figures }) => {
    const [mantissa = '', power = '0'] = written.replace(/^[+-]/, '').split(/[eE]/);
    const [whole = '', decimals = ''] = mantissa.split('.');
    const digits = `${whole}${decimals}`.replace(/^0+/, '');
    // Zeros at the end of a whole number without a point only show its size.
    const counted = mantissa.includes('.') ? digits : digits.replace(/0+$/, '');
    const negative = written.startsWith('-') && digits !== '' ? '-' : '';
    return {
      count: counted.length,
      rounded: `${negative}${scientific(digits, decimals, Number(power), figures)}`,
      decimals: Math.max(0, decimals.length - Number(power)),
    };
  },
  explanation: '{written} has {count} significant {count|figure|figures}; rounded to {figures} it is {rounded}.',
  cautions: [
    {
      level: 'caution',
      when: ({ count, figures }) => count > 0 && figures > count,
      says: 'The number has only {count} significant {count|figure|figures}: the zeros that are added stand for digits that nobody knows. Round to {count} at most.',
    },
    {
      level: 'note',
      when: ({ written, count }) => {
        const [mantissa = ''] = written.split(/[eE]/);
        return count > 0 && !mantissa.includes('.') && mantissa.endsWith('0');
      },
      says: 'Zeros at the end of a whole number are not counted, as they may only show its size. Where they were measured, write a point after them, as in 1200., or 1.200e3.',
    },
  ],
  examples: [
    {
      inputs: { written: '0.00450' },
      results: { count: 3, rounded: '4.50 × 10^-3', decimals: 5 },
      source: 'By the rules of OpenStax: Chemistry 2e, §1.5',
    },
    {
      inputs: { written: '1200' },
      results: { count: 2, rounded: '1.20 × 10^3', decimals: 0 },
      cautions: ['has only 2', 'are not counted'],
      source: 'By the rules',
    },
    {
      inputs: { written: '4.5e-3', figures: 2 },
      results: { count: 2, rounded: '4.5 × 10^-3', decimals: 4 },
      source: 'By hand: 0.0045',
    },
    { inputs: { written: '1200.' }, results: { count: 4 }, source: 'By the rules: the point makes the zeros count' },
    {
      inputs: { written: '6.0221e23', figures: 2 },
      results: { count: 5, rounded: '6.0 × 10^23', decimals: 0 },
      source: 'By hand',
    },
    {
      inputs: { written: '-9.996' },
      results: { count: 4, rounded: '-1.00 × 10^1' },
      source: 'By hand: 9.996 rounds to 10.0',
    },
    {
      inputs: { written: '2.675' },
      results: { rounded: '2.68 × 10^0' },
      source: 'By hand: half up, on the written digits',
    },
    { inputs: { written: '-0.0' }, results: { count: 0, rounded: '0' }, source: 'By hand: zero has no sign' },
    { inputs: { written: '0.0' }, results: { count: 0, rounded: '0' }, source: 'By the rules: no figure but zeros' },
    {
      inputs: { written: '0.0872', figures: 1 },
      results: { count: 3, rounded: '9 × 10^-2' },
      source: 'By hand: 0.09',
    },
  ],
  notes: ['A final 5 is rounded up.'],
  references: [
    {
      title: 'OpenStax: Chemistry 2e, §1.5 Measurement Uncertainty, Accuracy, and Precision',
    },
  ],
});

/** The digits rounded half up to a count of figures, as a × 10^n. */
function scientific(digits: string, decimals: string, power: number, figures: number): string {
  if (digits === '') return '0';
  // The place of the first counted digit: 0 for units, -1 for tenths.
  const leading = digits.length - 1 - decimals.length + power;
  const kept = digits.padEnd(figures + 1, '0');
  const up = kept.charAt(figures) >= '5' ? 1n : 0n;
  const rounded = String(BigInt(kept.slice(0, figures)) + up);
  const exponent = leading + (rounded.length - figures);
  const shown = rounded.slice(0, figures);
  return `${shown.charAt(0)}${shown.length > 1 ? `.${shown.slice(1)}` : ''} × 10^${exponent}`;
}
