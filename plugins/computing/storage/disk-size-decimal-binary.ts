import { defineCalculator, percent, quantity } from '@reckoner/engine';

/** Makers count gigabytes of 10⁹ bytes, Windows gibibytes of 2³⁰ that it calls GB. */
export default defineCalculator({
  title: 'Advertised and actual drive capacity',
  description:
    'Size that an operating system shows for an advertised drive capacity, in binary units and less formatting overhead.',
  keywords: ['gb vs gib', '1tb actual size', 'hard drive missing space', 'formatted capacity', '931 gb'],
  inputs: {
    advertised: quantity('byte', { label: 'Advertised capacity', unit: 'TB', symbol: 'C', above: 0, max: 1e6 }),
    overhead: percent({ label: 'Formatting overhead', symbol: 'o', min: 0, max: 50, usual: [0.5, 25], default: 0 }),
  },
  outputs: {
    gibibytes: quantity('byte', { label: 'Shown in GiB (GB in Windows)', unit: 'GiB', symbol: 'G', places: 2 }),
    tebibytes: quantity('byte', { label: 'Shown in TiB (TB in Windows)', unit: 'TiB', symbol: 'T', places: 3 }),
    usable: quantity('byte', { label: 'Usable, in decimal units', unit: 'GB', symbol: 'U', places: 2 }),
    lost: quantity('byte', { label: 'Taken by formatting', unit: 'GB', symbol: 'L', places: 2 }),
  },
  formula: ({ advertised, overhead }) => {
    const usable = advertised * (1 - overhead);
    return { gibibytes: usable, tebibytes: usable, usable, lost: advertised - usable };
  },
  explanation: 'A drive sold with {advertised} shows {gibibytes}, or {tebibytes}.',
  examples: [
    {
      inputs: { advertised: 1 },
      results: { gibibytes: 931.322575, tebibytes: 0.909494702, usable: 1000, lost: 0 },
      source: 'GNU units: 1 TB in GiB and TiB',
    },
    {
      inputs: { advertised: '500 GB', overhead: 2 },
      results: { gibibytes: 456.348, usable: 490, lost: 10 },
      source: 'GNU units: 490 GB in GiB',
    },
  ],
  references: [{ title: 'IEC 80000-13:2008: Quantities and units, information science and technology' }],
});
