import { category, defineCalculator, type FigurePoint, number, quantity } from '@reckoner/engine';

const index = { usual: [1, 4.5], min: 1, max: 10 } as const;

/** n1 sin θ1 = n2 sin θ2, and total reflection beyond the critical angle. */
export default defineCalculator({
  title: "Snell's law",
  description:
    'Angle of refraction and critical angle of light between two media from their indices and the angle of incidence.',
  keywords: ['refraction', 'refractive index', 'total internal reflection', 'critical angle', 'bending of light'],
  inputs: {
    index1: number({
      label: 'Index of the first medium',
      help: 'Air 1.0003, water 1.333, glass 1.52, diamond 2.417.',
      symbol: 'n_1',
      ...index,
      default: 1,
    }),
    index2: number({ label: 'Index of the second medium', symbol: 'n_2', ...index }),
    incidence: quantity('rad', {
      label: 'Angle of incidence',
      help: 'From the normal.',
      unit: 'deg',
      symbol: '\\theta_1',
      min: 0,
      max: 90,
    }),
  },
  outputs: {
    refraction: quantity('rad', { label: 'Angle of refraction', unit: 'deg', symbol: '\\theta_2', optional: true }),
    outcome: category(['Refracted', 'Totally reflected'], { label: 'Light' }),
    deviation: quantity('rad', { label: 'Deviation', unit: 'deg', symbol: '\\delta' }),
    critical: quantity('rad', { label: 'Critical angle', unit: 'deg', symbol: '\\theta_c', optional: true }),
    brewster: quantity('rad', { label: 'Brewster angle', unit: 'deg', symbol: '\\theta_B' }),
  },
  formula: ({ index1, index2, incidence }) => {
    const sine = (index1 * Math.sin(incidence)) / index2;
    const brewster = Math.atan(index2 / index1);
    const critical = index1 > index2 ? Math.asin(index2 / index1) : undefined;
    // At the critical angle itself the light still goes along the surface, whatever the last digit of the sine.
    if (sine > 1 + 1e-12)
      return { outcome: 'Totally reflected', deviation: Math.PI - 2 * incidence, critical, brewster };
    const refraction = Math.asin(Math.min(1, sine));
    return { refraction, outcome: 'Refracted', deviation: Math.abs(incidence - refraction), critical, brewster };
  },
  figure: {
    kind: 'drawing',
    title: 'Ray',
    draw: ({ incidence, refraction }) => {
      const from: FigurePoint = [-Math.sin(incidence), Math.cos(incidence)];
      const to: FigurePoint =
        refraction === undefined ? [-from[0], from[1]] : [Math.sin(refraction), -Math.cos(refraction)];
      return [
        {
          shape: 'line',
          points: [
            [-1, 0],
            [1, 0],
          ],
        },
        {
          shape: 'line',
          color: 5,
          dashed: true,
          points: [
            [0, -1],
            [0, 1],
          ],
        },
        { shape: 'arrow', color: 4, from, to: [0, 0] },
        { shape: 'arrow', color: 4, from: [0, 0], to },
        { shape: 'angle', at: [0, 0], from: [0, 1], to: from, label: 'θ₁', of: 'incidence' },
        ...(refraction === undefined
          ? []
          : [{ shape: 'angle', at: [0, 0], from: [0, -1], to, label: 'θ₂', of: 'refraction' } as const]),
        { shape: 'label', at: [-0.9, 0.12], label: 'n₁', of: 'index1' },
        { shape: 'label', at: [-0.9, -0.12], label: 'n₂', of: 'index2' },
      ];
    },
  },
  explanation: ({ outcome }) =>
    outcome === 'Refracted'
      ? 'Light that comes at {incidence} goes on at {refraction}.'
      : 'Beyond the critical angle of {critical} the light is totally reflected: it is turned by {deviation}.',
  examples: [
    {
      inputs: { index2: 1.5, incidence: 30 },
      results: { refraction: 19.4712206, outcome: 'Refracted', deviation: 10.5287794, brewster: 56.3099325 },
      source: 'Python 3.11: asin(0.5/1.5)',
    },
    {
      inputs: { index1: 1.5, index2: 1, incidence: 30 },
      results: { refraction: 48.5903779, critical: 41.8103149 },
      source: 'Python 3.11: asin(0.75), asin(1/1.5)',
    },
    {
      inputs: { index1: 1.5, index2: 1, incidence: 60 },
      results: { outcome: 'Totally reflected', deviation: 60, critical: 41.8103149 },
      source: 'By hand: 180 - 120°',
    },
    {
      inputs: { index1: 2, index2: 1, incidence: 30 },
      results: { refraction: 90, outcome: 'Refracted', critical: 30 },
      source: 'By hand: 2 × sin 30° = 1, at the critical angle',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §33-5 to §33-7' }],
});
