import { category, defineCalculator, floorNear, integer, modNear, quantity } from '@reckoner/engine';

/** A tone f appears at |f - f_s·round(f/f_s)|; zones of half the sample rate alternate in direction. */
export default defineCalculator({
  title: 'Nyquist sampling and aliasing',
  description:
    'Alias frequency, Nyquist frequency and Nyquist zone of a tone sampled at a rate, and the rate it needs.',
  keywords: ['sampling theorem', 'alias frequency', 'undersampling', 'folding', 'sample rate'],
  inputs: {
    frequency: quantity('Hz', { label: 'Signal frequency', symbol: 'f', above: 0, max: 1e12 }),
    sampleRate: quantity('Hz', { label: 'Sample rate', symbol: 'f_s', min: 0.001, max: 1e12 }),
  },
  outputs: {
    apparent: quantity('Hz', { label: 'Apparent frequency', symbol: 'f_a' }),
    verdict: category(['Sampled without alias', 'Aliased', 'At the limit'], { label: 'Verdict' }),
    nyquist: quantity('Hz', { label: 'Nyquist frequency', symbol: 'f_N' }),
    needed: quantity('Hz', { label: 'Sample rate must be above', symbol: 'f_{s,min}' }),
    zone: integer({ label: 'Nyquist zone', symbol: 'z' }),
  },
  formula: ({ frequency, sampleRate }) => {
    const nyquist = sampleRate / 2;
    const rest = modNear(frequency, sampleRate);
    return {
      apparent: Math.min(rest, sampleRate - rest),
      verdict: frequency < nyquist ? 'Sampled without alias' : frequency > nyquist ? 'Aliased' : 'At the limit',
      nyquist,
      needed: 2 * frequency,
      zone: floorNear(frequency / nyquist) + 1,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Signal, samples and what they look like',
    x: { label: 'Samples' },
    y: { label: 'Amplitude' },
    curve: ({ frequency, sampleRate, apparent }) => {
      const cycles = frequency / sampleRate;
      // Of more waves the curve would miss some.
      if (cycles * 12 > 25) return undefined;
      const sign = Math.round(cycles) > cycles ? -1 : 1;
      return {
        from: 0,
        to: 12,
        lines: [
          { label: 'Signal', y: (place) => Math.sin(2 * Math.PI * cycles * place) },
          {
            label: 'By its samples',
            dashed: true,
            y: (place) => sign * Math.sin((2 * Math.PI * apparent * place) / sampleRate),
          },
        ],
        points: Array.from({ length: 13 }, (_, place) => [place, Math.sin(2 * Math.PI * cycles * place)] as const),
      };
    },
  },
  explanation: ({ verdict }) =>
    verdict === 'Sampled without alias'
      ? 'Sampled at {sampleRate}, a tone of {frequency} keeps its frequency.'
      : 'Sampled at {sampleRate}, a tone of {frequency} appears at {apparent}.',
  cautions: [
    {
      level: 'caution',
      when: ({ verdict }) => verdict === 'At the limit',
      says: 'At exactly half the sample rate the samples depend on the phase, and may all be zero: sample faster.',
    },
  ],
  examples: [
    {
      inputs: { frequency: 30000, sampleRate: 44100 },
      results: { apparent: 14100, verdict: 'Aliased', nyquist: 22050, needed: 60000, zone: 2 },
      source: 'By hand: 44100 - 30000',
    },
    {
      inputs: { frequency: 1000, sampleRate: 8000 },
      results: { apparent: 1000, verdict: 'Sampled without alias', zone: 1 },
      source: 'By hand: below 4000 Hz',
    },
    {
      inputs: { frequency: '100 kHz', sampleRate: 44100 },
      results: { apparent: 11800, verdict: 'Aliased', zone: 5 },
      source: 'By hand: 100000 - 2 × 44100; 100000/22050 = 4.5',
    },
    {
      inputs: { frequency: 4000, sampleRate: 8000 },
      results: { apparent: 4000, verdict: 'At the limit', zone: 2 },
      cautions: ['depend on the phase'],
      source: 'By definition: its amplitude depends on the phase',
    },
    {
      inputs: { frequency: 0.3, sampleRate: 0.1 },
      results: { apparent: 0, verdict: 'Aliased', needed: 0.6, zone: 7 },
      source: 'By hand: three times the sample rate',
    },
  ],
  notes: ['In even zones the spectrum is mirrored.'],
  references: [
    {
      title: 'Shannon: Communication in the presence of noise, Proc. IRE 37 (1949) 10–21',
      doi: '10.1109/JRPROC.1949.232969',
    },
    { title: 'Oppenheim, Schafer: Discrete-Time Signal Processing, 3rd ed., §4.2', isbn: '978-0-13-198842-2' },
  ],
});
