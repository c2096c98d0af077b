import { category, choice, constant, defineCalculator, integer, number, quantity, roundNear } from '@reckoner/engine';

const NOTES = ['C', 'C♯/D♭', 'D', 'D♯/E♭', 'E', 'F', 'F♯/G♭', 'G', 'G♯/A♭', 'A', 'A♯/B♭', 'B'] as const;

/** Twelve-tone equal temperament: f = A4·2^((n - 69)/12) with the MIDI number n, A4 = 69. */
export default defineCalculator({
  title: 'Musical note frequency',
  description:
    'Frequency of a note in equal temperament, or the nearest note and its deviation in cents for a frequency.',
  keywords: ['pitch', 'MIDI note number', 'A440', 'tuning', 'cents', 'piano key frequency'],
  inputs: {
    task: choice(
      { frequency: 'Frequency of a note', note: 'Note of a frequency' },
      { label: 'Task', default: 'frequency' },
    ),
    key: choice(
      {
        C: { label: 'C', value: 0 },
        Cs: { label: 'C♯ / D♭', value: 1 },
        D: { label: 'D', value: 2 },
        Ds: { label: 'D♯ / E♭', value: 3 },
        E: { label: 'E', value: 4 },
        F: { label: 'F', value: 5 },
        Fs: { label: 'F♯ / G♭', value: 6 },
        G: { label: 'G', value: 7 },
        Gs: { label: 'G♯ / A♭', value: 8 },
        A: { label: 'A', value: 9 },
        As: { label: 'A♯ / B♭', value: 10 },
        B: { label: 'B', value: 11 },
      },
      { label: 'Note', default: 'A', when: { task: 'frequency' } },
    ),
    octaveOfKey: integer({ label: 'Octave', symbol: 'o', min: -1, max: 12, default: 4, when: { task: 'frequency' } }),
    offset: number({
      label: 'Detuning in cents',
      symbol: 'd',
      min: -1200,
      max: 1200,
      default: 0,
      when: { task: 'frequency' },
    }),
    pitch: quantity('Hz', {
      label: 'Frequency to name',
      symbol: 'f',
      min: 1,
      max: 200000,
      usual: [8, 25000],
      when: { task: 'note' },
    }),
    reference: quantity('Hz', {
      label: 'Frequency of A4',
      symbol: 'A_4',
      min: 100,
      max: 1000,
      usual: [390, 470],
      default: 440,
    }),
  },
  outputs: {
    frequency: quantity('Hz', { label: 'Frequency', symbol: 'f', places: 2 }),
    note: category(NOTES, { label: 'Nearest note' }),
    octave: integer({ label: 'Its octave' }),
    midi: integer({ label: 'Its MIDI number', symbol: 'n' }),
    cents: number({ label: 'Deviation in cents', places: 1 }),
    wavelength: quantity('m', { label: 'Wavelength in air of 20 °C', symbol: '\\lambda', places: 3 }),
  },
  formula: ({ task, key, octaveOfKey, offset, pitch, reference }) => {
    const position =
      task === 'frequency' ? 12 * (octaveOfKey + 1) + key + offset / 100 : 69 + 12 * Math.log2(pitch / reference);
    const frequency = task === 'frequency' ? reference * 2 ** ((position - 69) / 12) : pitch;
    const midi = roundNear(position);
    const octave = Math.floor(midi / 12) - 1;
    return {
      frequency,
      note: NOTES[midi - 12 * (octave + 1)]!,
      octave,
      midi,
      cents: 100 * (position - midi),
      wavelength: constant(343.2, 'm/s') / frequency,
    };
  },
  shown: () => ({ note: undefined }),
  stepwise: ['The nearest note is number n mod 12 of C, C♯, D, … B, counted from 0.'],
  explanation:
    '{frequency} is {note} in octave {octave}, MIDI note {midi}, {cents|{|cents|} cents flat|in tune|{|cents|} cents sharp}.',
  examples: [
    {
      inputs: { key: 'C', octaveOfKey: 4 },
      results: { frequency: 261.625565301, note: 'C', octave: 4, midi: 60, cents: 0, wavelength: 1.31179841 },
      source: 'Python 3.11: 440 × 2^(-9/12); 343.2/f; middle C is 261.63 Hz',
    },
    {
      inputs: { task: 'note', pitch: 1000 },
      results: { note: 'B', octave: 5, midi: 83, cents: 21.3094853649 },
      source: 'Python 3.11: 69 + 12 log2(1000/440) = 83.2131',
    },
    {
      inputs: { task: 'note', pitch: 450, reference: 442 },
      results: { note: 'A', octave: 4, midi: 69, cents: 31.0543581907 },
      source: 'Python 3.11: 1200 log2(450/442)',
    },
    {
      inputs: { key: 'Cs', octaveOfKey: 4, offset: 25 },
      results: { frequency: 281.214345183, note: 'C♯/D♭', cents: 25 },
      source: 'Python 3.11: 440 × 2^(-8/12 + 25/1200)',
    },
    {
      inputs: { task: 'note', pitch: 430 },
      results: { note: 'A', octave: 4, midi: 69, cents: -39.8002367222 },
      source: 'Python: 1200 log2(430/440)',
    },
  ],
  notes: ['Scientific pitch notation: middle C is C4, A4 the concert pitch of ISO 16.'],
  references: [
    { title: 'ISO 16:1975, Acoustics: standard tuning frequency' },
    { title: 'MIDI Manufacturers Association: MIDI Tuning Specification' },
  ],
});
