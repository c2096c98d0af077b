import { choice, defineCalculator, number, quantity } from '@reckoner/engine';

/** Average emf of a change of flux, or the peak of a coil that turns in a uniform field. */
export default defineCalculator({
  title: "Faraday's law of induction",
  description: 'Induced voltage of a coil from a change of magnetic flux in a time, or from its rotation in a field.',
  keywords: ['emf', 'electromagnetic induction', 'generator', 'flux change', "lenz's law"],
  inputs: {
    cause: choice({ change: 'Change of flux', rotation: 'Rotation in a field' }, { label: 'Cause', default: 'change' }),
    turns: number({ label: 'Turns', symbol: 'N', above: 0, max: 1e9, default: 1 }),
    initialFlux: quantity('Wb', {
      label: 'Flux before',
      unit: 'mWb',
      symbol: '\\Phi_1',
      min: -1e9,
      max: 1e9,
      default: 0,
      when: { cause: 'change' },
    }),
    finalFlux: quantity('Wb', {
      label: 'Flux after',
      unit: 'mWb',
      symbol: '\\Phi_2',
      min: -1e9,
      max: 1e9,
      when: { cause: 'change' },
    }),
    time: quantity('s', {
      label: 'Time of the change',
      unit: 'ms',
      symbol: '\\Delta t',
      above: 0,
      max: 1e12,
      when: { cause: 'change' },
    }),
    field: quantity('T', { label: 'Magnetic field', symbol: 'B', min: 0, max: 1e6, when: { cause: 'rotation' } }),
    area: quantity('m^2', {
      label: 'Area of the coil',
      unit: 'cm^2',
      symbol: 'A',
      min: 0,
      max: 1e9,
      when: { cause: 'rotation' },
    }),
    rotation: quantity('rad/s', {
      label: 'Rate of rotation',
      unit: 'rpm',
      symbol: '\\omega',
      min: 0,
      max: 1e9,
      when: { cause: 'rotation' },
    }),
  },
  outputs: {
    emf: quantity('V', {
      label: 'Induced voltage',
      help: 'Average, or peak for a rotating coil.',
      symbol: '\\mathcal{E}',
    }),
    effective: quantity('V', { label: 'Effective voltage', symbol: 'V_{rms}', optional: true }),
    frequency: quantity('1/s', { label: 'Frequency', unit: 'Hz', symbol: 'f', optional: true }),
  },
  formula: ({ cause, turns, initialFlux, finalFlux, time, field, area, rotation }) => {
    if (cause === 'change') return { emf: (-turns * (finalFlux - initialFlux)) / time };
    const emf = turns * field * area * rotation;
    return { emf, effective: emf / Math.SQRT2, frequency: rotation / (2 * Math.PI) };
  },
  explanation: ({ cause, emf }) =>
    cause === 'change'
      ? emf === 0
        ? 'The flux does not change: no voltage is induced.'
        : 'The change of flux induces {emf} on average; the sign says that it opposes the change.'
      : 'The turning coil gives {emf} at its peak and {effective} effective, at {frequency}.',
  examples: [
    { inputs: { turns: 200, finalFlux: 5, time: 20 }, results: { emf: -50 }, source: 'By hand: -200 × 0.005/0.02' },
    {
      inputs: { turns: 50, initialFlux: 4, finalFlux: 1, time: 100 },
      results: { emf: 1.5 },
      source: 'By hand: 50 × 0.003/0.1',
    },
    {
      inputs: { cause: 'rotation', turns: 100, field: 0.2, area: 50, rotation: 3000 },
      results: { emf: 31.4159265, effective: 22.2144147, frequency: 50 },
      source: 'Python 3.11: N B A ω with ω = 100π rad/s',
    },
    {
      inputs: { turns: 50, initialFlux: 4, finalFlux: 4, time: 100 },
      results: { emf: 0 },
      source: 'By definition: no change',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §30-1 and §31-3' }],
});
