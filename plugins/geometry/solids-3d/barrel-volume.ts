import { choice, defineCalculator, integrate, isAbove, isAtMost, quantity, table, text } from '@reckoner/engine';
import { length } from '../shared/fields.js';

/** Solids of revolution whose generating line bulges as a parabola, an arc of a circle or of an ellipse. */
export default defineCalculator({
  title: 'Barrel (cask) volume',
  description:
    'Volume of a barrel from its bilge and head diameters and its height, for staves curved as a parabola, a circular arc or an ellipse, side by side.',
  keywords: [
    'cask volume',
    'barrel capacity',
    'wine barrel liters',
    'whisky cask volume',
    'keg volume',
    'kepler barrel formula',
    'stave curve',
  ],
  inputs: {
    bilge: {
      ...length,
      label: 'Bilge diameter (widest, in the middle)',
      help: 'A diameter, not the radius or the girth; inside for what the barrel holds.',
      symbol: 'D',
      max: 1e6,
    },
    head: { ...length, label: 'Head diameter (at the ends)', help: 'Inside, at the head.', symbol: 'd', max: 1e6 },
    height: {
      ...length,
      label: 'Height (length between the heads)',
      help: 'From head to head, without the rims of the staves that stand out beyond them.',
      symbol: 'h',
      max: 1e6,
    },
    stave: choice(
      {
        parabola: { label: 'Parabola', also: ['parabolic'] },
        arc: { label: 'Circular arc', also: ['circle', 'circular'] },
        ellipse: { label: 'Ellipse', also: ['elliptical', 'elliptic', 'simplified', 'kepler', 'oughtred'] },
      },
      { label: 'Curve of the staves', default: 'parabola' },
    ),
  },
  outputs: {
    volume: quantity('cm^3', { label: 'Volume', symbol: 'V', unit: 'L' }),
    curves: table(
      {
        curve: text({ label: 'Curve of the staves' }),
        volume: quantity('cm^3', { label: 'Volume', unit: 'L' }),
      },
      { label: 'Volume by curve' },
    ),
  },
  formula: ({ bilge, head, height, stave }) => {
    const parabola = (Math.PI * height * (8 * bilge ** 2 + 4 * bilge * head + 3 * head ** 2)) / 60;
    const ellipse = (Math.PI * height * (2 * bilge ** 2 + head ** 2)) / 12;
    // The rise of the arc over its chord at the part u of half the height, in a form that does not cancel for flat arcs.
    const bulge = bilge - head;
    const size = height ** 2 + bulge ** 2;
    const bend = (2 * height * bulge) / size;
    const end = ((height - bulge) * (height + bulge)) / size;
    const rise = (u: number) =>
      ((bulge * height ** 2) / size) * ((1 - u ** 2) / (Math.sqrt(Math.max(0, 1 - (bend * u) ** 2)) + Math.abs(end)));
    const arc = Math.PI * height * integrate((u) => (head / 2 + rise(u)) ** 2, 0, 1);
    return {
      volume: stave === 'parabola' ? parabola : stave === 'arc' ? arc : ellipse,
      curves: [
        { curve: 'Parabola', volume: parabola },
        { curve: 'Circular arc', volume: arc },
        { curve: 'Ellipse', volume: ellipse },
      ],
    };
  },
  stepwise: [
    'For a circular arc of radius ρ = (h² + (D - d)²)/(4(D - d)) the volume is π times the integral of (D/2 - ρ + √(ρ² - x²))² over x from -h/2 to h/2.',
  ],
  requires: [
    {
      that: ({ head, bilge }) => head <= bilge,
      field: 'head',
      says: 'The head, {head}, must not be wider than the bilge, {bilge}.',
    },
    {
      that: ({ bilge, head, height }) => isAtMost(bilge - head, height),
      field: 'height',
      says: 'The height, {height}, must be at least the difference of the diameters, {bilge} and {head}: staves that bulge more than a half circle make no barrel.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ bilge, head }) => isAbove(bilge, 1.5 * head),
      says: 'The bilge, {bilge}, is more than 1.5 times the head, {head}; a traditional cask has about 1.25 times. Check that both are diameters, none a radius or a girth. For so strong a bulge the curves differ more: see the table.',
    },
    {
      level: 'caution',
      when: ({ bilge, height }) => isAbove(bilge, 1.25 * height) || isAbove(height, 2 * bilge),
      says: 'A height of {height} with a bilge of {bilge} is unusual for a barrel. Check their units, and that the bilge is a diameter, not a radius or a girth.',
    },
    {
      level: 'note',
      when: ({ bilge, head }) => bilge === head,
      says: 'The bilge is as wide as the heads: this is a cylinder, whatever the curve.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Barrel',
    draw: ({ bilge, head, height }) => {
      const side = (sign: number) =>
        Array.from({ length: 31 }, (_, step): [number, number] => {
          const part = (sign * (step - 15)) / 15;
          return [sign * (bilge / 2 - ((bilge - head) / 2) * part ** 2), (part * height) / 2];
        });
      return [
        { shape: 'polygon', points: [...side(1), ...side(-1)] },
        {
          shape: 'line',
          color: 2,
          dashed: true,
          points: [
            [-bilge / 2, 0],
            [bilge / 2, 0],
          ],
          label: 'D',
          of: 'bilge',
        },
        {
          shape: 'line',
          color: 3,
          points: [
            [-head / 2, height / 2],
            [head / 2, height / 2],
          ],
          label: 'd',
          of: 'head',
        },
        { shape: 'dimension', from: [bilge / 2, -height / 2], to: [bilge / 2, height / 2], label: 'h', of: 'height' },
      ];
    },
  },
  explanation: ({ stave }) => {
    const curve = stave === 'parabola' ? 'a parabola' : stave === 'arc' ? 'a circular arc' : 'an ellipse';
    return `A barrel {bilge} wide at the bilge, {head} at the heads and {height} from head to head, its staves curved as ${curve}, has the volume {volume} within these measures.`;
  },
  examples: [
    {
      inputs: { bilge: 60, head: 50, height: 80 },
      results: {
        volume: 202.318566891183,
        curves: {
          length: 3,
          rows: {
            0: { curve: 'Parabola', volume: 202.318566891183 },
            1: { curve: 'Circular arc', volume: 202.464097135834 },
            2: { curve: 'Ellipse', volume: 203.15632493214 },
          },
        },
      },
      source: 'mpmath: the discs integrated along the axis, each curve through bilge and heads',
    },
    {
      inputs: { bilge: 70, head: 56, height: 95, stave: 'arc' },
      results: { volume: 320.166572181575 },
      source: 'mpmath: integrated as above',
    },
    {
      inputs: { bilge: '24 in', head: '12 in', height: '9 in', stave: 'ellipse' },
      refused: 'at least the difference',
      source: 'By hand: 12 > 9; meracalculator prints 9156 in³ for these as radii',
    },
    {
      inputs: { bilge: 24, head: 12, height: 22, stave: 'ellipse' },
      results: { volume: 7.46442414492914 },
      cautions: ['1.5 times the head'],
      source: 'By hand: π × 22 × (2 × 576 + 144)/12 = 2376π cm³',
    },
    {
      inputs: { bilge: 60, head: 40, height: 20, stave: 'arc' },
      results: { volume: 49.0607402356835 },
      cautions: ['unusual for a barrel'],
      source: 'mpmath: the arc is a half circle of radius 10',
    },
    {
      inputs: { bilge: 50, head: 50, height: 80 },
      results: { volume: 157.07963267949 },
      cautions: ['a cylinder'],
      source: 'By hand: 25² × 80π cm³',
    },
    {
      inputs: { bilge: 60.0001, head: 60, height: 90, stave: 'arc' },
      results: { volume: 254.469570427828 },
      source: 'mpmath: a very flat arc',
    },
    { inputs: { bilge: 50, head: 60, height: 80 }, refused: 'wider than the bilge', source: 'By definition' },
  ],
  notes: [
    'For the capacity measure inside: from outside take off the staves twice from each diameter, and both heads from the height.',
    'Of a real cask no curve is exact: the table tells by how much the three differ. The simplified formula πh(2D² + d²)/12 is that of the ellipse.',
  ],
  references: [
    {
      title: 'Had2Know: Barrel Dimensions Calculator (parabolic and simplified formulas)',
      url: 'https://www.had2know.org/academics/barrel-dimensions-calculator.html',
    },
    { title: 'Cleave Books: The barrel', url: 'http://cleavebooks.co.uk/scol/calbarr.htm' },
  ],
});
