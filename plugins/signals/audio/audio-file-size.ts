import { defineEquations, number, quantity } from '@reckoner/engine';

/** Bit rate times duration; PCM has sample rate × bits × channels. */
export default defineEquations({
  title: 'Audio file size and bitrate',
  description: 'Size, duration or bit rate of a recording, uncompressed from sample rate, bit depth and channels.',
  keywords: ['wav size', 'mp3 size', 'recording time', 'pcm', 'sample rate', 'bit depth'],
  variables: {
    size: quantity('bit', { label: 'File size', unit: 'MB', symbol: 'S', above: 0 }),
    duration: quantity('s', { label: 'Duration', text: 'clock', unit: 'min', symbol: 't', above: 0 }),
    bitRate: quantity('bit/s', { label: 'Bit rate', unit: 'kbit/s', symbol: 'r', above: 0, usual: [4, 100000] }),
    sampleRate: quantity('Hz', {
      label: 'Sample rate',
      unit: 'kHz',
      symbol: 'f_s',
      above: 0,
      usual: [4, 800],
      optional: true,
    }),
    depth: quantity('bit', {
      label: 'Bits per sample',
      unit: 'bit',
      symbol: 'b',
      above: 0,
      max: 64,
      usual: [1, 32],
      optional: true,
    }),
    channels: number({ label: 'Channels', symbol: 'n', above: 0, max: 1024, usual: [1, 128], optional: true }),
  },
  equations: ({ size, duration, bitRate, sampleRate, depth, channels }) => [
    [size, bitRate * duration],
    [bitRate, sampleRate * depth * channels],
  ],
  explanation: '{duration} at {bitRate} takes {size}.',
  examples: [
    {
      inputs: { sampleRate: 44.1, depth: 16, channels: 2, duration: 3 },
      results: { bitRate: 1411.2, size: 31.752 },
      source: 'By hand: 44100 × 16 × 2 bit/s (IEC 60908, Compact Disc); × 180 s / 8',
    },
    {
      inputs: { size: 144, bitRate: 320, sampleRate: 40, channels: 1 },
      results: { duration: 60, depth: 8 },
      source: 'By hand: 144e6 × 8/320000 s; 320/40',
    },
  ],
  notes: ['MB is a million bytes. Headers and tags are not counted.'],
  references: [{ title: 'Watkinson: The Art of Digital Audio, 3rd ed., ch. 1', isbn: '978-0-240-51587-8' }],
});
