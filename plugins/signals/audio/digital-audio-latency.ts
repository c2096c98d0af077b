import { constant, defineCalculator, integer, quantity, roundTo, table } from '@reckoner/engine';

const SIZES = [16, 32, 64, 128, 256, 512, 1024, 2048] as const;

/** t = N/f_s for each buffer that the sound waits in, and what converters, drivers and plug-ins add. */
export default defineCalculator({
  title: 'Audio buffer latency',
  description:
    'Round-trip latency of an audio interface from buffer size, sample rate, converters, driver and plug-ins, and the distance that sound covers in that time.',
  keywords: [
    'audio latency calculator',
    'buffer size latency',
    'round trip latency',
    'samples to milliseconds',
    'ASIO buffer size',
    'monitoring latency',
    'plugin delay',
  ],
  related: ['bpm-delay-time', 'audio-file-size', 'nyquist-sampling-aliasing'],
  inputs: {
    buffer: integer({ label: 'Buffer size in samples', symbol: 'N', min: 1, max: 1e6, usual: [16, 4096] }),
    sampleRate: quantity('Hz', {
      label: 'Sample rate',
      unit: 'kHz',
      symbol: 'f_s',
      min: 1,
      max: 10000,
      usual: [8, 384],
    }),
    buffers: integer({
      label: 'Buffers on the way in and out',
      help: '2 is one in and one out; some drivers have more; 1 for a soft synth, which only plays.',
      symbol: 'n',
      min: 1,
      max: 100,
      usual: [1, 8],
      default: 2,
    }),
    converters: quantity('s', {
      label: 'Converters, in and out together',
      help: 'From the data sheet; often 1 to 2 ms.',
      unit: 'ms',
      symbol: 't_c',
      min: 0,
      max: 1000,
      usual: [0, 5],
      default: 0,
    }),
    driver: quantity('s', {
      label: 'Driver and transport (USB), in and out together',
      help: 'Hidden safety buffers, often 1 to 5 ms.',
      unit: 'ms',
      symbol: 't_d',
      min: 0,
      max: 10000,
      usual: [0, 30],
      default: 0,
    }),
    plugins: integer({
      label: 'Delay of plug-ins in samples',
      symbol: 'N_p',
      min: 0,
      max: 1e7,
      usual: [0, 20000],
      default: 0,
    }),
  },
  outputs: {
    total: quantity('s', { label: 'Latency in all', unit: 'ms', symbol: 't', places: 2 }),
    single: quantity('s', { label: 'Latency of one buffer', unit: 'ms', symbol: 't_b', places: 2 }),
    buffered: quantity('s', { label: 'Latency of all buffers', unit: 'ms', symbol: 't_n', places: 2 }),
    processing: quantity('s', { label: 'Latency of plug-ins', unit: 'ms', symbol: 't_p', places: 2 }),
    distance: quantity('m', { label: 'Distance of as late a sound in air of 20 °C', symbol: 'd', places: 2 }),
    sizes: table(
      {
        size: integer({ label: 'Buffer size' }),
        one: quantity('s', { label: 'One buffer', unit: 'ms', places: 2 }),
        all: quantity('s', { label: 'Latency in all', unit: 'ms', places: 2 }),
      },
      { label: 'Other buffer sizes' },
    ),
  },
  formula: ({ buffer, sampleRate, buffers, converters, driver, plugins }) => {
    const processing = plugins / sampleRate;
    const fixed = converters + driver + processing;
    const total = (buffers * buffer) / sampleRate + fixed;
    return {
      total,
      single: buffer / sampleRate,
      buffered: (buffers * buffer) / sampleRate,
      processing,
      distance: constant(343.2, 'm/s') * total,
      sizes: SIZES.map((size) => ({
        size,
        one: size / sampleRate,
        all: (buffers * size) / sampleRate + fixed,
      })),
    };
  },
  explanation:
    '{buffers} {buffers|buffer|buffers} of {buffer} {buffer|sample|samples} at {sampleRate} {buffers|takes|take} {buffered}. With {converters} for converters, {driver} for the driver and {processing} for plug-ins the latency is {total}, as of a sound from {distance} away (in air of 20 °C).',
  cautions: [
    {
      level: 'note',
      when: ({ driver }) => driver === 0,
      says: 'The driver, taken as 0 here, often adds 1 to 5 ms of hidden buffers, and converters 1 to 2 ms. Measure the round trip with a cable from output to input, or read what the program reports.',
    },
    {
      level: 'caution',
      when: ({ total }) => roundTo(total / constant(0.001, 's'), 2) > 10,
      says: 'Above some 10 ms many players who hear themselves through the computer are disturbed, and singers on headphones already above some 5 ms. Take a smaller buffer or monitor directly.',
    },
    {
      level: 'note',
      when: ({ total }) => {
        const shown = roundTo(total / constant(0.001, 's'), 2);
        return shown > 5 && shown <= 10;
      },
      says: 'Most players are not disturbed by this, but singers on headphones may be above some 5 ms, as they also hear their voice through their bones: monitor a voice directly.',
    },
  ],
  examples: [
    {
      inputs: { buffer: 256, sampleRate: 48, buffers: 1 },
      results: { single: 5.333333333, total: 5.333333333, distance: 1.8304 },
      cautions: ['taken as 0 here', 'through their bones'],
      source: 'Good Tool: 256 samples at 48 kHz are 5.33 ms; by hand: 16/3 ms × 343.2 m/s',
    },
    {
      inputs: { buffer: 128, sampleRate: 44.1, converters: 1.5, driver: 2 },
      results: { single: 2.902494331, buffered: 5.804988662, total: 9.304988662, distance: 3.193472109 },
      cautions: ['through their bones'],
      source: 'Python: 256/44.1 + 3.5; × 0.3432',
    },
    {
      inputs: { buffer: 512, sampleRate: 96, buffers: 3, converters: 1, plugins: 480 },
      results: {
        buffered: 16,
        processing: 5,
        total: 22,
        distance: 7.5504,
        sizes: { length: 8, rows: { 0: { size: 16, one: 0.1666666667, all: 6.5 }, 5: { size: 512, all: 22 } } },
      },
      cautions: ['Above some 10 ms', 'taken as 0 here'],
      source: 'By hand: 1536/96 + 1 + 480/96 = 22 ms; × 0.3432',
    },
  ],
  notes: [
    'Smaller buffers leave the processor less time and crackle where it is too slow. Twice the sample rate halves the latency of the same buffer, and doubles the work.',
  ],
  references: [
    {
      title: 'Yamaha: Audio quality in networked systems, 5.5 Absolute latency (5 ms for singers with in-ear monitors)',
      url: 'http://www.yamahaproaudio.com/global/en/training_support/selftraining/audio_quality/chapter5/05_absolute_latency/',
    },
    { title: 'Lester, Boley: The effects of latency on live sound monitoring, AES Convention 123 (2007), paper 7198' },
    {
      title: 'Audio Latency Budget Calculator (round trip = 2 × buffer + converters + plug-ins; 343 m/s)',
      url: 'https://audiocalcs.uk/recording/audio-latency-budget-calculator',
    },
    {
      title: 'Good Tool: Audio buffer latency calculator (256 samples at 48 kHz are 5.33 ms)',
      url: 'https://goodtool.org/calculators/music-production/audio-buffer-latency-calculator',
    },
  ],
});
