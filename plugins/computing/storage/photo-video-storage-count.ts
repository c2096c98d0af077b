import { choice, constant, defineCalculator, floorNear, number, percent, quantity } from '@reckoner/engine';

/** Photos take pixels times bits per pixel, recordings bit rate times duration; only whole files count. */
export default defineCalculator({
  title: 'How many photos, songs or videos fit',
  description: 'Number of photos, songs, videos or files of a given size that fit on a card or drive.',
  keywords: ['sd card capacity', 'photos per gb', 'hours of video', 'storage needed', 'how many songs'],
  inputs: {
    capacity: quantity('bit', { label: 'Capacity', unit: 'GB', symbol: 'C', above: 0, max: 1e9 }),
    reserved: percent({ label: 'Kept free or taken', symbol: 'r', min: 0, max: 99, usual: [1, 90], default: 0 }),
    kind: choice(
      { photo: 'Photos by megapixels', recording: 'Songs or videos by bit rate', file: 'Files by size' },
      { label: 'Kind', default: 'photo' },
    ),
    megapixels: number({
      label: 'Megapixels',
      symbol: 'M',
      above: 0.001,
      max: 10000,
      usual: [0.3, 250],
      default: 12,
      when: { kind: 'photo' },
    }),
    bitsPerPixel: number({
      label: 'Bits per pixel',
      help: 'JPEG about 2 to 4, raw 12 to 16, uncompressed 24.',
      symbol: 'b',
      above: 0.01,
      max: 200,
      usual: [0.5, 64],
      default: 3,
      when: { kind: 'photo' },
    }),
    bitRate: quantity('bit/s', {
      label: 'Bit rate',
      unit: 'Mbit/s',
      symbol: 'v',
      above: 0.001,
      max: 1e6,
      default: 50,
      when: { kind: 'recording' },
    }),
    duration: quantity('s', {
      label: 'Duration of each',
      text: 'clock',
      unit: 'min',
      symbol: 't',
      above: 0.001,
      max: 1e6,
      default: 1,
      when: { kind: 'recording' },
    }),
    fileSize: quantity('bit', {
      label: 'Size of each',
      unit: 'MB',
      symbol: 's_0',
      above: 0.001,
      max: 1e9,
      default: 5,
      when: { kind: 'file' },
    }),
  },
  outputs: {
    count: number({ label: 'How many fit', symbol: 'n' }),
    each: quantity('bit', { label: 'Size of each', unit: 'MB', symbol: 's', places: 2 }),
    used: quantity('bit', { label: 'Space that they take', unit: 'GB', symbol: 'U', places: 2 }),
    playing: quantity('s', { label: 'Duration together', unit: 'h', symbol: 'T', optional: true, places: 2 }),
  },
  formula: ({ capacity, reserved, kind, megapixels, bitsPerPixel, bitRate, duration, fileSize }) => {
    let each = constant(0, 'bit');
    if (kind === 'photo') each = megapixels * 1e6 * bitsPerPixel * constant(1, 'bit');
    else if (kind === 'recording') each = bitRate * duration;
    else each = fileSize;
    const count = floorNear((capacity * (1 - reserved)) / each);
    return { count, each, used: count * each, playing: kind === 'recording' ? count * duration : undefined };
  },
  explanation: '{count} of {each} each fit in {capacity}.',
  examples: [
    {
      inputs: { capacity: 64 },
      results: { count: 14222, each: 4.5, used: 63.999 },
      source: 'By hand: 12e6 × 3/8 = 4.5 MB; 64000/4.5 = 14222.2',
    },
    {
      inputs: { capacity: 128, reserved: 10, kind: 'recording', bitRate: 100, duration: 2 },
      results: { count: 76, each: 1500, playing: 2.533333 },
      source: 'By hand: 100e6 × 120/8 = 1.5 GB; 115.2/1.5 = 76.8',
    },
    {
      inputs: { capacity: '32 GiB', kind: 'file', fileSize: 4 },
      results: { count: 8589 },
      source: 'By hand: 32 × 1.073741824 GB / 4 MB = 8589.9',
    },
    {
      inputs: { capacity: 64, megapixels: 24, bitsPerPixel: 14 },
      results: { count: 1523, each: 42, used: 63.966 },
      source: 'By hand: 24e6 × 14/8 = 42 MB; 64000/42 = 1523.8',
    },
  ],
  references: [{ title: 'IEC 80000-13:2008: Quantities and units, information science and technology' }],
});
