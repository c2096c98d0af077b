import { choice, defineCalculator, integer, number } from '@reckoner/engine';
import { type Fraction, fraction, fractionOf, numberOf } from '../shared/rational.js';

/** Rounds the decimal that is written, so that 2.675 rounds up although its double lies below. */
export default defineCalculator({
  title: 'Rounding numbers',
  description: 'A number rounded to decimal places or to a power of ten, by any of the usual rules.',
  keywords: ['round', 'round half even', "banker's rounding", 'ceiling', 'floor', 'truncate', 'nearest ten'],
  inputs: {
    x: number({ label: 'Number', symbol: 'x', min: -1e15, max: 1e15 }),
    places: integer({
      label: 'Decimal places',
      help: 'Negative for tens (-1), hundreds (-2) and so on.',
      symbol: 'd',
      min: -15,
      max: 15,
      default: 0,
    }),
    rule: choice(
      {
        'half-away': 'Half away from zero (usual)',
        'half-even': "Half to even (banker's)",
        'half-up': 'Half up',
        'half-down': 'Half down',
        floor: 'Down (floor)',
        ceiling: 'Up (ceiling)',
        truncate: 'Toward zero (truncate)',
      },
      { label: 'Rule', default: 'half-away' },
    ),
  },
  outputs: {
    rounded: number({ label: 'Rounded number' }),
    change: number({ label: 'Change by rounding' }),
  },
  algorithm: ({ x, places, rule }) => {
    const value = fractionOf(x);
    const [up, down] = places >= 0 ? [10n ** BigInt(places), 1n] : [1n, 10n ** BigInt(-places)];
    const scaled = fraction(value.over * up, value.under * down);
    const result = fraction(roundedWhole(scaled, rule) * down, up);
    const change = fraction(result.over * value.under - value.over * result.under, result.under * value.under);
    return { rounded: numberOf(result), change: numberOf(change) };
  },
  explanation: '{x} rounds to {rounded}.',
  examples: [
    {
      inputs: { x: 2.675, places: 2 },
      results: { rounded: 2.68, change: 0.005 },
      source: 'Python decimal, ROUND_HALF_UP of 2.675 (its double alone would give 2.67)',
    },
    {
      inputs: { x: 2.5, rule: 'half-even' },
      results: { rounded: 2, change: -0.5 },
      source: 'IEEE 754-2019, §4.3.1: ties to even',
    },
    { inputs: { x: 3.5, rule: 'half-even' }, results: { rounded: 4 }, source: 'IEEE 754-2019, §4.3.1: ties to even' },
    { inputs: { x: -2.5 }, results: { rounded: -3 }, source: 'By hand: away from zero' },
    { inputs: { x: -2.5, rule: 'half-up' }, results: { rounded: -2 }, source: 'By hand: toward +∞' },
    { inputs: { x: 2.5, rule: 'half-down' }, results: { rounded: 2 }, source: 'By hand: toward -∞' },
    { inputs: { x: -2.1, rule: 'floor' }, results: { rounded: -3 }, source: 'By hand' },
    { inputs: { x: -2.9, rule: 'ceiling' }, results: { rounded: -2 }, source: 'By hand' },
    { inputs: { x: -2.9, rule: 'truncate' }, results: { rounded: -2, change: 0.9 }, source: 'By hand' },
    {
      inputs: { x: 1250, places: -2, rule: 'half-even' },
      results: { rounded: 1200, change: -50 },
      source: 'By hand: 12.5 to even',
    },
    { inputs: { x: 7 }, results: { rounded: 7, change: 0 }, source: 'By hand: a whole number stays' },
    { inputs: { x: 2.4 }, results: { rounded: 2, change: -0.4 }, source: 'By hand: nearer to 2' },
    { inputs: { x: -2.4 }, results: { rounded: -2, change: 0.4 }, source: 'By hand: nearer to -2' },
  ],
  references: [{ title: 'IEEE 754-2019: Standard for Floating-Point Arithmetic, §4.3' }],
});

/** The whole number that a rule gives for a fraction. */
function roundedWhole({ over, under }: Fraction, rule: string): bigint {
  const remainder = ((over % under) + under) % under;
  const floor = (over - remainder) / under;
  if (remainder === 0n) return floor;
  const toward = over < 0n ? floor + 1n : floor;
  if (rule === 'floor') return floor;
  if (rule === 'ceiling') return floor + 1n;
  if (rule === 'truncate') return toward;
  if (2n * remainder !== under) return 2n * remainder > under ? floor + 1n : floor;
  if (rule === 'half-up') return floor + 1n;
  if (rule === 'half-down') return floor;
  if (rule === 'half-even') return floor % 2n === 0n ? floor : floor + 1n;
  return over < 0n ? floor : floor + 1n;
}
