import { defineEquations, quantity } from '@reckoner/engine';

/** Source and observer on one line through a still medium; speeds toward each other are positive. */
export default defineEquations({
  title: 'Doppler effect',
  description:
    'Observed frequency of a sound from the speeds of source and observer, or a speed from the two frequencies.',
  keywords: ['frequency shift', 'siren', 'moving source', 'moving observer', 'pitch'],
  variables: {
    observed: quantity('Hz', { label: 'Observed frequency', symbol: "f'", above: 0, max: 1e12 }),
    emitted: quantity('Hz', { label: 'Emitted frequency', symbol: 'f', above: 0, max: 1e12 }),
    soundSpeed: quantity('m/s', { label: 'Speed of sound', symbol: 'c', above: 0, max: 1e5, default: 343 }),
    observerSpeed: quantity('m/s', {
      label: 'Speed of the observer toward the source',
      symbol: 'v_o',
      min: -1e5,
      max: 1e5,
      default: 0,
    }),
    sourceSpeed: quantity('m/s', {
      label: 'Speed of the source toward the observer',
      symbol: 'v_s',
      min: -1e5,
      max: 1e5,
    }),
  },
  equations: ({ observed, emitted, observerSpeed, sourceSpeed, soundSpeed }) => [
    [observed, (emitted * (soundSpeed + observerSpeed)) / (soundSpeed - sourceSpeed)],
  ],
  figure: {
    kind: 'drawing',
    title: 'Wave fronts',
    draw: ({ soundSpeed, sourceSpeed }) => {
      const part = sourceSpeed / soundSpeed;
      if (Math.abs(part) > 0.95) return undefined;
      return [
        ...Array.from({ length: 5 }, (_, place) => {
          const age = place + 1;
          return { shape: 'circle', fill: false, center: [-part * age, 0], radius: age } as const;
        }),
        { shape: 'point', color: 2, at: [0, 0] },
        { shape: 'label', at: [0, -6.6], label: 'Source', of: 'emitted' },
        { shape: 'point', color: 3, at: [7, 0], label: 'Observer', of: 'observed' },
        ...(sourceSpeed === 0
          ? []
          : [
              { shape: 'arrow', color: 2, from: [0, 0], to: [1.6 * Math.sign(part), 0] } as const,
              { shape: 'label', at: [0, 6.6], label: 'v', of: 'sourceSpeed' } as const,
            ]),
      ];
    },
  },
  explanation:
    'With a source that {sourceSpeed|moves away at {|sourceSpeed|}|rests|comes nearer at {|sourceSpeed|}} and an observer who {observerSpeed|moves away at {|observerSpeed|}|rests|comes nearer at {|observerSpeed|}}, a sound of {emitted} is heard as {observed}.',
  requires: [
    {
      that: ({ sourceSpeed, soundSpeed }) => sourceSpeed < soundSpeed,
      field: 'sourceSpeed',
      says: 'The source, at {sourceSpeed}, must be slower than the sound, {soundSpeed}: else it drags a shock wave.',
    },
    {
      that: ({ observerSpeed, soundSpeed }) => observerSpeed > -soundSpeed,
      field: 'observerSpeed',
      says: 'An observer who leaves at {observerSpeed} must be slower than the sound, {soundSpeed}: else none reaches them.',
    },
  ],
  examples: [
    {
      inputs: { emitted: 700, observed: 650, soundSpeed: 343, observerSpeed: 0 },
      results: { sourceSpeed: -26.3846154 },
      source: 'By hand: 343 × (1 - 700 / 650), away from the observer',
    },
    {
      inputs: { emitted: 700, observerSpeed: 0, sourceSpeed: 43, soundSpeed: 343 },
      results: { observed: 800.333333 },
      source: 'By hand: 700 × 343/300',
    },
    {
      inputs: { emitted: 1000, observerSpeed: -10, sourceSpeed: -20, soundSpeed: 340 },
      results: { observed: 916.666667 },
      source: 'By hand: 1000 × 330/360',
    },
    {
      inputs: { emitted: 500, observed: 550, observerSpeed: 0, soundSpeed: 330 },
      results: { sourceSpeed: 30 },
      source: 'By hand: 330 × (1 - 500/550)',
    },
    {
      inputs: { emitted: 686, sourceSpeed: -343 },
      results: { observed: 343 },
      source: 'By hand: 686 × 343/686; the observer rests',
    },
    { inputs: { emitted: 700, sourceSpeed: 400 }, refused: 'shock wave', source: 'By definition' },
    {
      inputs: { emitted: 700, sourceSpeed: 0, observerSpeed: -400 },
      refused: 'none reaches',
      source: 'By definition',
    },
  ],
  notes: ['For light use the relativistic Doppler effect.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §17-7' }],
});
