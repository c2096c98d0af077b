import { defineEquations, type FigurePoint, isAbove, number, quantity } from '@reckoner/engine';

const index = { usual: [1, 4.5], min: 0.1, max: 10 } as const;

/** tan θB = n2/n1: the reflected and the refracted ray stand at a right angle. */
export default defineEquations({
  title: "Brewster's angle",
  description: 'Polarizing angle between two media from their refractive indices, or an index from the angle.',
  keywords: ['brewster angle', 'polarizing angle', 'polarization by reflection', 'glare'],
  variables: {
    index1: number({ label: 'Refractive index of the first medium', symbol: 'n_1', default: 1, ...index }),
    index2: number({
      label: 'Refractive index of the second medium',
      help: 'Water 1.33, crown glass 1.52, diamond 2.42.',
      symbol: 'n_2',
      ...index,
    }),
    angle: quantity('rad', {
      label: "Brewster's angle",
      help: 'Of the ray to the perpendicular of the surface.',
      unit: 'deg',
      symbol: '\\theta_B',
      above: 0.5,
      below: 89.5,
    }),
    refraction: quantity('rad', { label: 'Angle of refraction', unit: 'deg', symbol: '\\theta_2' }),
  },
  equations: ({ index1, index2, angle, refraction }) => [
    [Math.tan(angle), index2 / index1],
    [refraction, Math.PI / 2 - angle],
  ],
  figure: {
    kind: 'drawing',
    title: 'Rays',
    draw: ({ angle, refraction }) => {
      const from: FigurePoint = [-Math.sin(angle), Math.cos(angle)];
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
        { shape: 'arrow', color: 4, from: [0, 0], to: [-from[0], from[1]] },
        { shape: 'arrow', color: 4, from: [0, 0], to: [Math.sin(refraction), -Math.cos(refraction)] },
        { shape: 'angle', at: [0, 0], from: [0, 1], to: from, label: 'θ', of: 'angle' },
        { shape: 'label', at: [-0.9, 0.12], label: 'n₁', of: 'index1' },
        { shape: 'label', at: [-0.9, -0.12], label: 'n₂', of: 'index2' },
      ];
    },
  },
  explanation:
    'At {angle} the reflected light is polarized across the plane of incidence; the refracted ray goes on at {refraction}.',
  examples: [
    {
      inputs: { index2: 1.5 },
      results: { angle: 56.30993247, refraction: 33.69006753 },
      source: 'Python: atan 1.5; 90° less that',
    },
    {
      inputs: { index1: 1.5, index2: 1 },
      results: { angle: 33.69006753, refraction: 56.30993247 },
      source: 'Python: atan(1/1.5); 90° less that',
    },
    {
      inputs: { index1: 1, angle: 58 },
      results: { index2: 1.600334529, refraction: 32 },
      source: 'Python: tan 58°; 90° - 58°',
    },
    { inputs: { index2: 1.33 }, results: { angle: 53.06123727 }, source: 'Python: atan 1.33' },
    { inputs: { index1: 1.5, index2: 1.5 }, refused: 'nothing is reflected', source: 'By definition' },
  ],
  requires: [
    {
      that: ({ index1, index2 }) => isAbove(Math.abs(index1 - index2), 1e-9 * index1),
      field: 'index2',
      says: 'Between media of one index nothing is reflected.',
    },
  ],
  notes: ['Transparent media that are not magnetic.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §33-7' }],
});
