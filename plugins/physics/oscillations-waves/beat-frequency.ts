import { defineCalculator, quantity } from '@reckoner/engine';

/** Sum of two tones of equal strength: a tone of the mean frequency that swells at the difference. */
export default defineCalculator({
  title: 'Beat frequency',
  description: 'Beat frequency, beat period and perceived pitch of two tones that sound together.',
  keywords: ['beats', 'tuning', 'interference', 'two tones', 'acoustic beat'],
  inputs: {
    frequency1: quantity('Hz', { label: 'Frequency 1', symbol: 'f_1', above: 0, max: 1e15 }),
    frequency2: quantity('Hz', { label: 'Frequency 2', symbol: 'f_2', above: 0, max: 1e15 }),
  },
  outputs: {
    beat: quantity('Hz', { label: 'Beat frequency', symbol: 'f_b' }),
    period: quantity('s', { label: 'Time between beats', symbol: 'T_b', optional: true }),
    pitch: quantity('Hz', { label: 'Perceived pitch', symbol: '\\bar{f}' }),
  },
  formula: ({ frequency1, frequency2 }) => {
    const beat = Math.abs(frequency1 - frequency2);
    const pitch = (frequency1 + frequency2) / 2;
    if (frequency1 === frequency2) return { beat, pitch };
    return { beat, period: 1 / beat, pitch };
  },
  figure: {
    kind: 'curve',
    title: 'Loudness over time',
    x: { of: 'period', label: 'Time' },
    y: { label: 'Relative amplitude' },
    curve: ({ beat, period }) =>
      period === undefined
        ? undefined
        : { from: 0, to: 3 * period, lines: [{ y: (t) => Math.abs(Math.cos(Math.PI * beat * t)) }] },
  },
  explanation: ({ period }) =>
    period === undefined
      ? 'Two tones of {pitch} sound in unison, without beats.'
      : 'The two tones sound as {pitch} that swells at {beat}.',
  cautions: [
    {
      level: 'note',
      when: ({ beat }) => beat > 15,
      says: 'Beyond about 15 Hz of difference the ear hears no beats but roughness, then two tones.',
    },
  ],
  examples: [
    {
      inputs: { frequency1: 440, frequency2: 444 },
      results: { beat: 4, period: 0.25, pitch: 442 },
      source: 'By hand: 444 - 440; 1/4; mean',
    },
    {
      inputs: { frequency1: 261.6, frequency2: 256 },
      results: { beat: 5.6, period: 0.178571429, pitch: 258.8 },
      source: 'By hand: 261.6 - 256; 1/5.6',
    },
    {
      inputs: { frequency1: 440, frequency2: 440 },
      results: { beat: 0, pitch: 440 },
      source: 'By definition: no beats in unison',
    },
    {
      inputs: { frequency1: 440, frequency2: 660 },
      results: { beat: 220, pitch: 550 },
      cautions: ['no beats'],
      source: 'By hand: 660 - 440; mean',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §17-6' }],
});
