import { choice, defineCalculator, quantity } from '@reckoner/engine';

/** Surface speed of a turning diameter: v = π D n. */
export default defineCalculator({
  title: 'Spindle speed and cutting speed',
  description: 'Spindle speed from cutting speed and diameter, or the cutting speed from the spindle speed.',
  keywords: ['rpm', 'SFM', 'surface feet per minute', 'turning', 'milling', 'drilling', 'feeds and speeds'],
  inputs: {
    find: choice({ spindle: 'Spindle speed', cutting: 'Cutting speed' }, { label: 'Find', default: 'spindle' }),
    diameter: quantity('m', {
      label: 'Diameter of the cutter or work',
      usual: [0.1, 3000],
      unit: 'mm',
      symbol: 'D',
      min: 0.01,
      max: 20000,
    }),
    givenCutting: quantity('m/s', {
      label: 'Cutting speed',
      usual: [2, 1500],
      help: 'High-speed steel in mild steel 30 m/min, carbide 100 to 250; aluminum several times more.',
      unit: 'm/min',
      symbol: 'v_c',
      min: 0.01,
      max: 10000,
      when: { find: 'spindle' },
    }),
    givenSpindle: quantity('rad/s', {
      label: 'Spindle speed',
      usual: [1, 100000],
      unit: 'rpm',
      symbol: 'n',
      min: 0.01,
      max: 1e6,
      when: { find: 'cutting' },
    }),
  },
  outputs: {
    spindleSpeed: quantity('rad/s', { label: 'Spindle speed', unit: 'rpm', symbol: 'n', places: 0 }),
    cuttingSpeed: quantity('m/s', { label: 'Cutting speed', unit: 'm/min', symbol: 'v_c', places: 1 }),
    surfaceFeet: quantity('m/s', {
      label: 'Cutting speed in surface feet a minute',
      unit: 'ft/min',
      symbol: 'v_{SFM}',
      places: 0,
    }),
  },
  formula: ({ find, diameter, givenCutting, givenSpindle }) => {
    const cuttingSpeed = find === 'spindle' ? givenCutting : (givenSpindle * diameter) / 2;
    return { spindleSpeed: (2 * cuttingSpeed) / diameter, cuttingSpeed, surfaceFeet: cuttingSpeed };
  },
  explanation: 'A diameter of {diameter} at {spindleSpeed} cuts at {cuttingSpeed} ({surfaceFeet}).',
  examples: [
    {
      inputs: { diameter: 20, givenCutting: 100 },
      results: { spindleSpeed: 1591.549431, cuttingSpeed: 100, surfaceFeet: 328.0839895 },
      source: 'By hand: 1000 × 100/(π × 20); 100/0.3048',
    },
    {
      inputs: { find: 'cutting', diameter: 50, givenSpindle: 1200 },
      results: { cuttingSpeed: 188.495559, spindleSpeed: 1200 },
      source: 'By hand: π × 0.05 × 1200',
    },
    {
      inputs: { diameter: '0.5 in', givenCutting: '300 ft/min' },
      results: { spindleSpeed: 2291.831181, surfaceFeet: 300 },
      source: 'By hand: 12 × 300/(π × 0.5)',
    },
  ],
  references: [{ title: "Machinery's Handbook, 31st ed. (2020), Machining Operations: cutting speeds and feeds" }],
});
