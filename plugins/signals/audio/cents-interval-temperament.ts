import {
  choice,
  defineCalculator,
  floorNear,
  integer,
  isNear,
  number,
  quantity,
  roundNear,
  roundTo,
  sumOfProducts,
  table,
  text,
} from '@reckoner/engine';

/** Intervals of five-limit just intonation within an octave, with their names. */
const JUST = [
  { name: 'Unison', over: 1, under: 1 },
  { name: 'Minor second', over: 16, under: 15 },
  { name: 'Major second (large whole tone)', over: 9, under: 8 },
  { name: 'Minor third', over: 6, under: 5 },
  { name: 'Major third', over: 5, under: 4 },
  { name: 'Fourth', over: 4, under: 3 },
  { name: 'Tritone (augmented fourth)', over: 45, under: 32 },
  { name: 'Fifth', over: 3, under: 2 },
  { name: 'Minor sixth', over: 8, under: 5 },
  { name: 'Major sixth', over: 5, under: 3 },
  { name: 'Minor seventh', over: 9, under: 5 },
  { name: 'Major seventh', over: 15, under: 8 },
  { name: 'Octave', over: 2, under: 1 },
] as const;

/** Fifths up or down from the lower note, which give the intervals of the Pythagorean and meantone chains. */
const FIFTHS = [0, -5, 2, -3, 4, -1, 6, 1, -4, 3, -2, 5, 0] as const;

const PURE_FIFTH = 1200 * Math.log2(1.5);

/** Four of them less two octaves are a pure major third, 5:4. */
const MEANTONE_FIFTH = 300 * Math.log2(5);

/** c = 1200 log₂(f₂/f₁); n-TET has steps of 1200/n cents. */
export default defineCalculator({
  title: 'Musical interval in cents',
  description:
    'Size of a musical interval in cents and as a ratio from two frequencies, a ratio or cents, with its nearest step of equal temperament, its nearest just interval, and a table of intervals in just, Pythagorean, meantone and equal tuning.',
  keywords: [
    'cents calculator',
    'hz to cents',
    'frequency ratio to cents',
    'cents between two notes',
    'just intonation',
    'pythagorean tuning',
    'quarter-comma meantone',
    'equal temperament',
    'semitones between frequencies',
  ],
  related: ['musical-note-frequency', 'guitar-fret-spacing'],
  inputs: {
    task: choice(
      { frequencies: 'From two frequencies', ratio: 'From a ratio', cents: 'From cents' },
      { label: 'Task', default: 'frequencies' },
    ),
    lower: quantity('Hz', {
      label: 'First frequency',
      symbol: 'f_1',
      min: 1e-3,
      max: 1e7,
      usual: [8, 25000],
      when: { task: 'frequencies' },
    }),
    upper: quantity('Hz', {
      label: 'Second frequency',
      symbol: 'f_2',
      min: 1e-3,
      max: 1e7,
      usual: [8, 25000],
      when: { task: 'frequencies' },
    }),
    proportion: number({
      label: 'Ratio of the second to the first',
      help: 'Such as 3:2, 5/4 or 1.5.',
      symbol: 'q',
      min: 1e-6,
      max: 1e6,
      text: 'ratio',
      usual: [0.05, 20],
      when: { task: 'ratio' },
    }),
    size: number({
      label: 'Interval in cents',
      symbol: 'c_0',
      min: -24000,
      max: 24000,
      usual: [-12000, 12000],
      when: { task: 'cents' },
    }),
    divisions: integer({
      label: 'Equal steps in an octave',
      symbol: 'n',
      min: 1,
      max: 1200,
      usual: 'all',
      default: 12,
    }),
  },
  outputs: {
    cents: number({ label: 'Interval in cents', symbol: 'c', places: 2 }),
    ratio: number({ label: 'Ratio', symbol: 'r', digits: 7, places: 5 }),
    steps: integer({ label: 'Nearest number of equal steps', symbol: 'k' }),
    deviation: number({ label: 'Cents wider than these steps', symbol: 'd', places: 2 }),
    nearest: text({ label: 'Nearest just interval' }),
    octaves: integer({ label: 'Octaves besides it', symbol: 'o' }),
    fromJust: number({ label: 'Cents wider than it', symbol: 'd_j', places: 2 }),
    intervals: table(
      {
        interval: text({ label: 'Interval' }),
        ratio: text({ label: 'Just ratio' }),
        just: number({ label: 'Just', places: 2 }),
        pythagorean: number({ label: 'Pythagorean', places: 2 }),
        meantone: number({ label: 'Quarter-comma meantone', places: 2 }),
        equal: number({ label: 'Nearest equal step', places: 2 }),
      },
      { label: 'Intervals in cents' },
    ),
  },
  formula: ({ task, lower, upper, proportion, size, divisions }) => {
    const cents =
      task === 'frequencies'
        ? Math.abs(upper - lower) < 0.5 * lower
          ? (1200 * Math.log1p(sumOfProducts([upper, 1], [-1, lower]) / lower)) / Math.LN2
          : 1200 * Math.log2(upper / lower)
        : task === 'ratio'
          ? 1200 * Math.log2(proportion)
          : size;
    const ratio = task === 'frequencies' ? upper / lower : task === 'ratio' ? proportion : 2 ** (size / 1200);
    const width = Math.abs(cents);
    const steps = roundNear((width * divisions) / 1200);
    const whole = floorNear(width / 1200);
    const rest = width - 1200 * whole;
    const index = JUST.reduce(
      (best, { over, under }, at) =>
        Math.abs(rest - 1200 * Math.log2(over / under)) <
        Math.abs(rest - 1200 * Math.log2(JUST[best]!.over / JUST[best]!.under))
          ? at
          : best,
      0,
    );
    const { name, over, under } = JUST[index]!;
    return {
      cents,
      ratio,
      steps,
      deviation: beyond(width, (1200 * steps) / divisions),
      nearest: index === 12 ? 'Unison (1:1)' : `${name} (${over}:${under})`,
      octaves: index === 12 ? whole + 1 : whole,
      fromJust: beyond(rest, 1200 * Math.log2(over / under)),
      intervals: JUST.map((interval, at) => {
        const just = 1200 * Math.log2(interval.over / interval.under);
        return {
          interval: interval.name,
          ratio: `${interval.over}:${interval.under}`,
          just,
          pythagorean: inChain(at, PURE_FIFTH),
          meantone: inChain(at, MEANTONE_FIFTH),
          equal: (1200 * roundNear((just * divisions) / 1200)) / divisions,
        };
      }),
    };
  },
  shown: ({ cents, steps, divisions, ratio }) => ({
    cents: 1200 * Math.log2(ratio),
    ratio: undefined,
    steps: undefined,
    deviation: Math.abs(cents) - (1200 * steps) / divisions,
    nearest: undefined,
    octaves: undefined,
    fromJust: undefined,
    intervals: undefined,
  }),
  stepwise: [
    'The ratio is f₂/f₁, or 2^(c/1200) of an interval c in cents.',
    'The number of equal steps is |c| · n/1200, rounded; just intervals are compared with what whole octaves leave of |c|.',
    'Pythagorean intervals are chains of fifths of 1200 log₂(3/2) cents, quarter-comma meantone of fifths of 300 log₂ 5 cents, less whole octaves.',
  ],
  explanation: ({ task, octaves }) =>
    `${
      task === 'frequencies'
        ? 'From {lower} to {upper} the frequency changes to {ratio} times'
        : 'A ratio of {ratio} is'
    }${task === 'frequencies' ? ', which is' : ''} {cents|{|cents|} cents down|no interval|{|cents|} cents up}: {deviation|{|deviation|} cents narrower than|exactly|{|deviation|} cents wider than} {steps} {steps|step|steps} of {divisions} to the octave. The nearest just interval, {nearest}${
      octaves === 0 ? '' : ' and {octaves} {octaves|octave|octaves}'
    }, {fromJust|is {|fromJust|} cents wider|is met exactly|is {|fromJust|} cents narrower}.`,
  cautions: [
    {
      level: 'caution',
      when: ({ cents }) => Math.abs(roundTo(cents, 2)) > 8400,
      says: 'That is more than seven octaves, the span of a piano: check that both frequencies are in the same unit, or the ratio.',
    },
    {
      level: 'note',
      when: ({ task, cents }) => task === 'cents' && cents !== 0 && Math.abs(roundTo(cents, 2)) <= 24,
      says: 'That is less than a quarter of a semitone. If semitones were meant, send 100 cents for each.',
    },
  ],
  examples: [
    {
      inputs: { lower: 440, upper: 660 },
      results: {
        cents: 701.9550009,
        ratio: 1.5,
        steps: 7,
        deviation: 1.955000865,
        nearest: 'Fifth (3:2)',
        octaves: 0,
        fromJust: 0,
        intervals: {
          length: 13,
          rows: {
            1: {
              interval: 'Minor second',
              ratio: '16:15',
              just: 111.7312853,
              pythagorean: 90.22499567,
              meantone: 117.1078577,
              equal: 100,
            },
            4: {
              interval: 'Major third',
              ratio: '5:4',
              just: 386.3137139,
              pythagorean: 407.8200035,
              meantone: 386.3137139,
              equal: 400,
            },
            6: { just: 590.2237156, pythagorean: 611.7300052, meantone: 579.4705708, equal: 600 },
            12: { just: 1200, pythagorean: 1200, meantone: 1200, equal: 1200 },
          },
        },
      },
      source: 'Python: 1200 log₂ of the ratios; Pythagorean and meantone intervals as fifths modulo the octave',
    },
    {
      inputs: { lower: 440, upper: 442 },
      results: { cents: 7.85141504, steps: 0, nearest: 'Unison (1:1)', octaves: 0, fromJust: 7.85141504 },
      source: 'Python, mpmath: 1200 log₂(442/440)',
    },
    {
      inputs: { lower: 880, upper: 220 },
      results: { cents: -2400, ratio: 0.25, steps: 24, deviation: 0, nearest: 'Unison (1:1)', octaves: 2, fromJust: 0 },
      source: 'By definition: two octaves',
    },
    {
      inputs: { task: 'ratio', proportion: '5:2', divisions: 19 },
      results: {
        cents: 1586.313714,
        ratio: 2.5,
        steps: 25,
        deviation: 7.366345444,
        nearest: 'Major third (5:4)',
        octaves: 1,
        fromJust: 0,
      },
      source: 'Python: 1200 log₂ 2.5; 25 × 1200/19',
    },
    {
      inputs: { task: 'cents', size: 1190 },
      results: { ratio: 1.988480848, steps: 12, deviation: -10, nearest: 'Unison (1:1)', octaves: 1, fromJust: -10 },
      source: 'Python: 2^(1190/1200)',
    },
    {
      inputs: { task: 'cents', size: 7 },
      results: { ratio: 1.004051544, steps: 0, deviation: 7 },
      cautions: ['If semitones were meant'],
      source: 'Python: 2^(7/1200)',
    },
    {
      inputs: { lower: 27.5, upper: 7040 },
      results: { cents: 9600, octaves: 8 },
      cautions: ['more than seven octaves'],
      source: 'By definition: eight octaves',
    },
  ],
  notes: [
    'Just intervals are those of five-limit tuning: the minor seventh is 9:5 (16:9 and 7:4 are others), the major second 9:8 (10:9 is smaller), the tritone 45:32.',
    'Trained ears tell notes some 5 cents apart that follow each other; of notes together the beats tell less than one.',
  ],
  references: [
    { title: 'Ellis in Helmholtz: On the Sensations of Tone, 2nd English ed. (1885), appendix XX (cents)' },
    { title: 'Barbour: Tuning and Temperament (1951), ch. 1 to 3' },
    {
      title: 'Peterson Strobe Tuners: Tuning formulas',
      url: 'http://www.organicdesign.org/peterson/tuning/formulas.html',
    },
  ],
});

/** What is beyond, without the last digits of logarithms. */
function beyond(width: number, limit: number) {
  return isNear(width, limit, 1e-9) ? 0 : width - limit;
}

/** The interval in cents as a chain of such fifths, less whole octaves. */
function inChain(at: number, fifth: number) {
  const cents = FIFTHS[at]! * fifth;
  return at === 12 ? 1200 : cents - 1200 * floorNear(cents / 1200);
}
