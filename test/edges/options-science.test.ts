/** Choices that are expected beside the textbook case in science and in daily life. */
import { describe, expect, it } from 'vitest';
import { type Edge, expectEdge } from './expected.js';

const EDGES: readonly Edge[] = [
  {
    is: 'an observer who stands still',
    slug: 'doppler-effect-sound',
    inputs: { emitted: 1000, sourceSpeed: 30 },
    values: { observed: (1000 * 343) / 313 },
  },
  {
    is: 'water of a known viscosity',
    slug: 'reynolds-number',
    inputs: { speed: 1, length: 0.1, viscosity: 'water' },
    values: { reynolds: 99_621 },
  },
  {
    is: 'one section of a stream',
    slug: 'continuity-flow-rate',
    inputs: { diameter1: '10 cm', speed1: 2 },
    values: { flow: 5 * Math.PI },
  },
  { is: 'from coffee to water', slug: 'coffee-to-water-ratio', inputs: { coffee: 30 }, values: { water: 480 } },
  {
    is: 'states of matter in a reaction',
    slug: 'chemical-equation-balancer',
    inputs: { equation: 'H2(g) + O2(g) -> H2O(l)' },
    says: /2 H2\(g\) \+ O2\(g\) → 2 H2O\(l\)/,
  },
  {
    is: 'the activation energy of a rate',
    slug: 'arrhenius-equation',
    inputs: { rate: 1e-3, factor: 1e13, temperature: 25 },
    values: { energy: (8.314462618 * 298.15 * Math.log(1e16)) / 1000 },
  },
  {
    is: 'grades with plus and minus',
    slug: 'gpa-college',
    inputs: {
      courses: [
        { credits: 3, grade: 'A-' },
        { credits: 3, grade: 'B+' },
      ],
    },
    values: { gpa: 3.5 },
  },
  {
    is: 'a DL envelope',
    slug: 'paper-size-iso-us',
    inputs: { series: 'envelope', envelope: 'DL' },
    values: { width: 110, height: 220 },
  },
  { is: 'terabits', slug: 'disk-size-decimal-binary', inputs: { advertised: '1 Tbit' }, values: { usable: 125 } },
  {
    is: 'kibibits',
    slug: 'disk-size-decimal-binary',
    inputs: { advertised: '1 Kibit' },
    values: { gibibytes: 128 / 2 ** 30 },
  },
  {
    is: 'the equation of a hyperbola',
    slug: 'hyperbola-standard-form',
    inputs: { a: 3, b: 4, h: 1 },
    says: /\(x - 1\)²\/3² - y²\/4² = 1/,
  },
  {
    is: 'a stay that goes on',
    slug: 'schengen-90-180-days',
    inputs: { day: '2026-03-01', stays: [{ entry: '2026-02-01' }] },
    says: /^28 days are used and 62 left/,
  },
  {
    is: 'the greatest divisor of 0 and another',
    slug: 'greatest-common-divisor',
    inputs: { numbers: [0, 12] },
    values: { divisor: 12 },
  },
  {
    is: 'the greatest divisor of negative numbers',
    slug: 'greatest-common-divisor',
    inputs: { numbers: [-8, 12] },
    values: { divisor: 4 },
  },
  { is: 'the root of 0', slug: 'simplify-radical', inputs: { radicand: 0 }, values: { simplified: '0' } },
  {
    is: 'the root of a negative number',
    slug: 'simplify-radical',
    inputs: { radicand: -72 },
    values: { simplified: '6i √2' },
  },
  {
    is: 'cups of coffee',
    slug: 'coffee-to-water-ratio',
    inputs: { volume: '2 cups' },
    values: { coffee: 473.176 / 14, water: (473.176 * 16) / 14 },
  },
  {
    is: 'units and fractions of a recipe',
    slug: 'recipe-scaling-servings',
    inputs: { servings: 4, wanted: 6, ingredients: [{ name: 'Milk', amount: '1 1/2', unit: 'cups' }] },
    values: { scaled: expect.objectContaining({ rows: [['Milk', 2.25, 'cups', '2 1/4']] }) },
  },
  {
    is: 'summer time by the name of a place',
    slug: 'time-zone-conversion-offset',
    inputs: { time: '12:00', date: '2026-03-15', from: 'America/New_York', to: 'Europe/London' },
    values: { difference: 4, utc: '2026-03-15T16:00Z' },
  },
];

describe('science and daily life have an option for', () => {
  it.each(EDGES)('$is', expectEdge);
});
