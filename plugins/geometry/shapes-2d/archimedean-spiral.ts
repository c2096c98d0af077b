import { choice, defineCalculator, findRoot, isBelow, number, quantity } from '@reckoner/engine';
import { length } from '../shared/fields.js';

/** In each mode what is searched for grows or falls with what is given, so that there is one solution. */
export default defineCalculator({
  title: 'Archimedean spiral',
  description:
    'Length, turns, end radius and swept area of an Archimedean spiral r = a + bθ from its start radius and two of four: the distance between its turns, the number of turns, the end radius and the length.',
  keywords: ['spiral length', 'arithmetic spiral', 'spiral arc length', 'flat coil length', 'spiral groove length'],
  inputs: {
    known: choice(
      {
        spacingTurns: 'Distance between turns and number of turns',
        growthTurns: 'Growth per radian and number of turns',
        spacingEnd: 'Distance between turns and end radius',
        turnsEnd: 'Number of turns and end radius',
        spacingLength: 'Distance between turns and length',
        turnsLength: 'Number of turns and length',
        endLength: 'End radius and length',
      },
      { label: 'Known', default: 'spacingTurns' },
    ),
    start: quantity('cm', { label: 'Start radius', symbol: 'a', min: 0, max: 1e12, default: 0 }),
    pitch: {
      ...length,
      label: 'Distance between turns',
      symbol: 'p',
      when: { known: ['spacingTurns', 'spacingEnd', 'spacingLength'] },
    },
    perRadian: { ...length, label: 'Growth of the radius per radian', symbol: 'b', when: { known: 'growthTurns' } },
    count: number({
      label: 'Turns',
      symbol: 'N',
      above: 0,
      max: 1e9,
      when: { known: ['spacingTurns', 'growthTurns', 'turnsEnd', 'turnsLength'] },
    }),
    endRadius: {
      ...length,
      label: 'End radius',
      symbol: 'r',
      when: { known: ['spacingEnd', 'turnsEnd', 'endLength'] },
    },
    totalLength: quantity('cm', {
      label: 'Length of the spiral',
      symbol: 'L',
      above: 0,
      max: 1e25,
      when: { known: ['spacingLength', 'turnsLength', 'endLength'] },
    }),
  },
  outputs: {
    length: quantity('cm', { label: 'Length of the spiral', symbol: 'L' }),
    turns: number({ label: 'Turns', symbol: 'N' }),
    end: quantity('cm', { label: 'End radius', symbol: 'r' }),
    spacing: quantity('cm', { label: 'Distance between turns', symbol: 'p' }),
    growth: quantity('cm', { label: 'Growth of the radius per radian', symbol: 'b' }),
    area: quantity('cm^2', {
      label: 'Area swept by the radius',
      help: 'All turns added up: what lies within several turns counts as often.',
      symbol: 'A',
    }),
  },
  formula: ({ known, start: a, pitch, perRadian, count, endRadius, totalLength }) => {
    const b =
      known === 'growthTurns'
        ? perRadian
        : known === 'turnsEnd'
          ? (endRadius - a) / (2 * Math.PI * count)
          : known === 'turnsLength'
            ? growthFor(a, 2 * Math.PI * count, totalLength)
            : known === 'endLength'
              ? (endRadius - a) / angleToEnd(a, endRadius, totalLength)
              : pitch / (2 * Math.PI);
    const turned =
      known === 'spacingEnd' || known === 'endLength'
        ? (endRadius - a) / b
        : known === 'spacingLength'
          ? angleFor(a, b, totalLength)
          : 2 * Math.PI * count;
    const end = known === 'spacingEnd' || known === 'turnsEnd' || known === 'endLength' ? endRadius : a + b * turned;
    return {
      length:
        known === 'spacingLength' || known === 'turnsLength' || known === 'endLength'
          ? totalLength
          : lengthOf(a, b, turned, end),
      turns: turned / (2 * Math.PI),
      end,
      spacing: 2 * Math.PI * b,
      growth: b,
      area: (turned * (a ** 2 + a * end + end ** 2)) / 6,
    };
  },
  requires: [
    {
      that: ({ start, endRadius }) => start < endRadius,
      field: 'start',
      says: 'The start radius, {start}, must be smaller than the end radius, {endRadius}.',
    },
    {
      that: ({ start, endRadius, totalLength }) => isBelow(endRadius - start, totalLength),
      field: 'totalLength',
      says: 'The spiral, {totalLength}, must be longer than the way straight out from {start} to {endRadius}.',
    },
    {
      that: ({ start, count, totalLength }) => isBelow(2 * Math.PI * start * count, totalLength),
      field: 'totalLength',
      says: 'The spiral, {totalLength}, must be longer than {count} {count|turn|turns} of a circle with the start radius of {start}.',
    },
  ],
  shown: ({ start, growth, end, turns, spacing }) => ({
    length:
      (end * Math.sqrt(end ** 2 + growth ** 2)) / (2 * growth) +
      (growth / 2) * Math.asinh(end / growth) -
      ((start * Math.sqrt(start ** 2 + growth ** 2)) / (2 * growth) + (growth / 2) * Math.asinh(start / growth)),
    turns: undefined,
    end: start + spacing * turns,
    spacing: 2 * Math.PI * growth,
    growth: undefined,
    area: (Math.PI * turns * (start ** 2 + start * end + end ** 2)) / 3,
  }),
  stepwise: [
    'What is known is put into these equations, which are solved for the rest; where the length is known, by a search.',
  ],
  figure: {
    kind: 'drawing',
    title: 'Spiral',
    draw: ({ start, growth, turns }) => {
      if (turns > 40) return undefined;
      const angle = 2 * Math.PI * turns;
      // A line has at most 400 points.
      const parts = Math.ceil(turns / 8);
      const at = (turn: number): [number, number] => [
        (start + growth * turn) * Math.cos(turn),
        (start + growth * turn) * Math.sin(turn),
      ];
      return [
        ...Array.from({ length: parts }, (_, part) => ({
          shape: 'line' as const,
          points: Array.from({ length: 385 }, (_, step) => at((angle * (part + step / 384)) / parts)),
        })),
        { shape: 'line', color: 2, dashed: true, points: [[0, 0], at(angle)], label: 'r', of: 'end' },
        { shape: 'point', at: [0, 0] },
        { shape: 'point', at: at(0), label: 'Start', color: 3 },
      ];
    },
  },
  explanation:
    'The spiral makes {turns} {turns|turn|turns} from a radius of {start} to one of {end} and is {length} long.',
  examples: [
    {
      inputs: { known: 'spacingEnd', start: 2, endRadius: 3.25, pitch: 0.5 },
      results: { turns: 2.5, length: 41.2527164311573, area: 55.1414960551959 },
      source: 'mpmath: the same integrals',
    },
    {
      inputs: { known: 'growthTurns', perRadian: 1, count: 1 },
      results: { length: 21.2562941482, spacing: 6.28318530718, end: 6.28318530718, area: 41.3417022404 },
      source:
        'mpmath: the integrals of √(r² + b²) and r²/2 over the angle; 21.256294 also in the table of codingace.net',
    },
    {
      inputs: { start: 5, pitch: 1, count: 10 },
      results: { end: 15, growth: 0.159154943092, length: 628.40594654986, area: 3403.39204138894 },
      source: 'mpmath: the same integrals',
    },
    {
      inputs: { known: 'spacingLength', totalLength: 28.602987892666, pitch: 1 },
      results: { turns: '3.0000000000', end: '3.0000000000', area: '28.27433388' },
      source: 'mpmath: three turns from the center are that long',
    },
    {
      inputs: { known: 'turnsLength', totalLength: 28.602987892666, count: 3 },
      results: { spacing: '1.0000000000', end: '3.0000000000' },
      source: 'mpmath: as above',
    },
    {
      inputs: { known: 'endLength', start: 5, endRadius: 15, totalLength: 628.40594654986 },
      results: { turns: '10.000000000', spacing: '1.0000000000', area: '3403.392041' },
      source: 'mpmath: as above',
    },
    {
      inputs: { known: 'turnsEnd', start: 5, endRadius: 15, count: 10 },
      results: { spacing: 1, length: 628.40594654986 },
      source: 'mpmath: as above',
    },
    {
      inputs: { known: 'turnsEnd', start: 1e6, endRadius: 1000000.001, count: 1 },
      results: { spacing: '0.0010000', length: '6283185.310' },
      source: 'By hand: nearly a circle, 2π × 1000000.0005 cm',
    },
    {
      inputs: { known: 'spacingEnd', start: 5, endRadius: 5, pitch: 1 },
      refused: 'smaller than the end radius',
      source: 'By hand: a circle',
    },
    {
      inputs: { known: 'endLength', start: 2, endRadius: 5, totalLength: 3 },
      refused: 'straight out',
      source: 'By hand: 5 - 2',
    },
    {
      inputs: { known: 'turnsLength', start: 1, count: 2, totalLength: 12.5 },
      refused: 'of a circle',
      source: 'By hand: 4π = 12.57',
    },
  ],
  notes: [
    'For tape, paper or film wound on a core, take the roll length: its thickness is the distance between turns.',
  ],
  references: [
    { title: "Weisstein: Archimedes' Spiral, MathWorld", url: 'https://mathworld.wolfram.com/ArchimedesSpiral.html' },
    {
      title: 'Cook: Approximating a spiral by rings (2024)',
      url: 'https://www.johndcook.com/blog/2024/04/17/approximating-a-spiral-by-rings/',
    },
  ],
});

/** From the center to the end less from the center to the start, as products, in which nothing cancels. */
function lengthOf(start: number, growth: number, angle: number, end: number): number {
  const a = Math.hypot(start, growth);
  const r = Math.hypot(end, growth);
  const grown = angle * (end + start);
  return (
    ((grown / 2) * (end ** 2 + start ** 2 + growth ** 2)) / (end * r + start * a) +
    (growth / 2) * Math.asinh((growth * grown) / (end * a + start * r))
  );
}

/** The spiral is at least as long as its way around, ∫ r dθ, and at most as long as that and its way out together. */
function angleFor(start: number, growth: number, length: number): number {
  const least = (2 * length) / (start + growth + Math.sqrt((start + growth) ** 2 + 2 * growth * length));
  const most = (2 * length) / (start + Math.sqrt(start ** 2 + 2 * growth * length));
  return between((angle) => lengthOf(start, growth, angle, start + growth * angle) / length - 1, least, most);
}

function growthFor(start: number, angle: number, length: number): number {
  const least = (length - start * angle) / (angle ** 2 / 2 + angle);
  const most = (2 * length) / angle ** 2;
  return between((growth) => lengthOf(start, growth, angle, start + growth * angle) / length - 1, least, most);
}

function angleToEnd(start: number, end: number, length: number): number {
  const least = (2 * (length - (end - start))) / (start + end);
  const most = (2 * length) / (start + end);
  return between((angle) => lengthOf(start, (end - start) / angle, angle, end) / length - 1, least, most);
}

/** Widened by what rounding may take off. */
const between = (f: (x: number) => number, least: number, most: number) =>
  findRoot(f, least * (1 - 1e-9), most * (1 + 1e-9));
