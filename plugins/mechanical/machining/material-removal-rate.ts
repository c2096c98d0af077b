import { choice, constant, defineCalculator, quantity } from '@reckoner/engine';

/** Volume a minute in turning, milling and drilling, and the cutting power from the specific cutting energy. */
export default defineCalculator({
  title: 'Material removal rate',
  description: 'Material removal rate and cutting power of turning, milling or drilling from depth, feed and speed.',
  keywords: ['MRR', 'metal removal', 'cutting power', 'specific cutting force', 'chip volume'],
  inputs: {
    process: choice(
      { turning: 'Turning', milling: 'Milling', drilling: 'Drilling' },
      { label: 'Process', default: 'turning' },
    ),
    depth: quantity('mm', {
      label: 'Depth of cut',
      usual: [0.005, 60],
      symbol: 'a_p',
      min: 0.001,
      max: 1000,
      when: { process: ['turning', 'milling'] },
    }),
    width: quantity('mm', {
      label: 'Width of cut',
      usual: [0.05, 1000],
      symbol: 'a_e',
      min: 0.001,
      max: 5000,
      when: { process: 'milling' },
    }),
    diameter: quantity('mm', {
      label: 'Diameter of the drill',
      usual: [0.1, 300],
      symbol: 'D',
      min: 0.01,
      max: 1000,
      when: { process: 'drilling' },
    }),
    cuttingSpeed: quantity('mm/min', {
      label: 'Cutting speed',
      usual: [2, 1500],
      unit: 'm/min',
      symbol: 'v_c',
      min: 0.01,
      max: 10000,
      when: { process: 'turning' },
    }),
    feed: quantity('mm', {
      label: 'Feed per revolution',
      usual: [0.005, 3],
      symbol: 'f',
      min: 0.0001,
      max: 100,
      when: { process: ['turning', 'drilling'] },
    }),
    spindleSpeed: quantity('rpm', {
      label: 'Spindle speed',
      usual: [5, 60000],
      symbol: 'n',
      min: 0.1,
      max: 1e6,
      when: { process: 'drilling' },
    }),
    feedRate: quantity('mm/min', {
      label: 'Feed rate',
      usual: [0.5, 50000],
      symbol: 'v_f',
      min: 0.001,
      max: 1e6,
      when: { process: 'milling' },
    }),
    specificEnergy: quantity('Pa', {
      label: 'Specific cutting force',
      usual: [200, 6000],
      help: 'Aluminum 700, cast iron 1200, steel 2000 to 2800 N/mm².',
      unit: 'N/mm^2',
      symbol: 'k_c',
      min: 1,
      max: 20000,
      default: 2500,
    }),
  },
  outputs: {
    removalRate: quantity('mm^3/min', { label: 'Material removal rate', unit: 'cm^3/min', symbol: 'Q', places: 2 }),
    power: quantity('W', { label: 'Cutting power', unit: 'kW', symbol: 'P_c', places: 3 }),
  },
  formula: ({ process, depth, width, diameter, cuttingSpeed, feed, spindleSpeed, feedRate, specificEnergy }) => {
    const removalRate =
      process === 'turning'
        ? depth * feed * cuttingSpeed
        : process === 'milling'
          ? depth * width * feedRate
          : ((Math.PI / 4) * diameter ** 2 * feed * spindleSpeed) / constant(1, 'rev');
    return { removalRate, power: (removalRate / constant(6e10, 'mm^3*s/(m^3*min)')) * specificEnergy };
  },
  explanation: 'The cut removes {removalRate} and takes {power} at the tool.',
  examples: [
    {
      inputs: { depth: 2, feed: 0.25, cuttingSpeed: 200 },
      results: { removalRate: 100, power: 4.166667 },
      source: 'By hand: 2 × 0.25 × 200 cm³/min; 100 × 2500/60000',
    },
    {
      inputs: { process: 'milling', depth: 3, width: 20, feedRate: 600, specificEnergy: 2000 },
      results: { removalRate: 36, power: 1.2 },
      source: 'By hand: 3 × 20 × 600/1000; 36 × 2000/60000',
    },
    {
      inputs: { process: 'drilling', diameter: 12, feed: 0.2, spindleSpeed: 800 },
      results: { removalRate: 18.095574 },
      source: 'By hand: π/4 × 12² × 0.2 × 800/1000',
    },
  ],
  notes: ['The motor needs the cutting power over the efficiency of the machine, about 0.8.'],
  references: [{ title: 'Kalpakjian, Schmid: Manufacturing Engineering and Technology, 8th ed., ch. 21, 23 and 24' }],
});
