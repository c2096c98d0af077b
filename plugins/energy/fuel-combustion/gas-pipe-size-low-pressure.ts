import { category, choice, defineCalculator, measure, noResult } from '@reckoner/engine';

/** NFPA 54 equation 6.4.1 for less than 1.5 psi: D = Q^0.381/(19.17(ΔH/(C_r L))^0.206) in inches, ft³/h, inH₂O, ft. */
export default defineCalculator({
  title: 'Gas pipe size (NFPA 54)',
  description: 'Inside diameter and schedule 40 size of a low-pressure gas pipe from load, length and pressure drop.',
  keywords: [
    'fuel gas code',
    'natural gas piping',
    'propane piping',
    'BTU',
    'black iron pipe',
    'longest length method',
  ],
  inputs: {
    gas: choice(
      { natural: { label: 'Natural gas', value: 0.6094 }, propane: { label: 'Undiluted propane', value: 1.2462 } },
      { label: 'Gas', default: 'natural' },
    ),
    load: measure('BTU/h', {
      usual: [5, 20000],
      label: 'Total load',
      unit: 'kBTU/h',
      symbol: 'P',
      above: 0,
      max: 100000,
    }),
    heating: measure('BTU/ft^3', {
      label: 'Heating value of the gas',
      help: 'About 1000 to 1050 for natural gas, 2500 for propane.',
      symbol: 'H_v',
      min: 100,
      max: 5000,
      default: ({ gas }: { gas: number }) => (gas > 1 ? 2500 : 1000),
    }),
    length: measure('ft', {
      usual: [5, 2000],
      label: 'Length to the farthest outlet, with fittings',
      symbol: 'L',
      min: 1,
      max: 5000,
    }),
    drop: measure('inH2O', {
      usual: [0.1, 3],
      label: 'Allowed pressure drop',
      symbol: '\\Delta H',
      min: 0.01,
      max: 10,
      default: 0.5,
    }),
  },
  outputs: {
    diameter: measure('in', { label: 'Least inside diameter', symbol: 'D', places: 3 }),
    size: category(['1/2', '3/4', '1', '1 1/4', '1 1/2', '2', '2 1/2', '3', '4', '5', '6', '8', '10', '12'], {
      label: 'Schedule 40 size in inches',
    }),
    flow: measure('ft^3/h', { label: 'Gas flow', symbol: 'Q', places: 1 }),
    capacity: measure('ft^3/h', { label: 'Capacity of that size', symbol: 'Q_{max}', places: 0 }),
  },
  formula: ({ gas, load, heating, length, drop }) => {
    const flow = load / heating;
    const gradient = (drop / (gas * length)) ** 0.206;
    const diameter = flow ** 0.381 / (19.17 * gradient);
    const pipe = PIPES.find(({ inside }) => inside >= diameter);
    if (pipe === undefined) throw noResult('The load needs more than a 12 inch pipe.');
    return { diameter, size: pipe.size, flow, capacity: (19.17 * pipe.inside * gradient) ** (1 / 0.381) };
  },
  stepwise: [
    'The size is the first in the table whose inside diameter is not below the diameter needed.',
    'Its capacity is the flow that the same equation gives for its inside diameter.',
  ],
  explanation: 'For {flow} the pipe needs an inside diameter of {diameter}: take a {size} inch pipe.',
  examples: [
    {
      inputs: { load: 172, length: 10 },
      results: { diameter: 0.620606484663, size: '1/2', flow: 172, capacity: 173.015525253 },
      source: 'Python 3.11, NFPA 54 equation 6.4.1; its table for 0.5 inH₂O has 172 ft³/h for 1/2 inch over 10 ft',
    },
    {
      inputs: { load: 120, length: 50 },
      results: { diameter: 0.753764789652, size: '3/4' },
      source:
        'Python 3.11, NFPA 54 equation 6.4.1; its table for 0.5 inH₂O has 151 ft³/h for 3/4 inch over 50 ft, 72 for 1/2',
    },
    {
      inputs: { gas: 'propane', load: 300, length: 50 },
      results: { flow: 120, diameter: 0.873447925593, size: '1' },
      source: 'Python 3.11, NFPA 54 equation 6.4.1 with C_r = 1.2462; 300000/2500',
    },
    {
      inputs: { load: 100000, length: 5000, drop: 0.01 },
      noResult: 'more than a 12 inch pipe',
      source: 'By hand: 80.3/(19.17 × 0.0785) = 53 in',
    },
    {
      inputs: { load: 210, heating: 1050, length: 50 },
      results: { flow: 200, diameter: 0.915714772, size: '1', capacity: 285.710178 },
      source:
        'Python 3.11, NFPA 54 equation 6.4.1; 210000/1050; an older table of NFPA 54 for 0.5 inH₂O has 285 ft³/h for 1 inch over 50 ft',
    },
  ],
  notes: [
    'For piping below 1.5 psi by the longest length method, for those licensed to do it: local codes and their tables decide.',
    'Specific gravity 0.60 for natural gas and 1.50 for propane.',
  ],
  references: [{ title: 'NFPA 54 (ANSI Z223.1), National Fuel Gas Code, 2021, ch. 6: sizing equations' }],
});

/** Inside diameters of schedule 40 steel pipe in inches (ASME B36.10). */
const PIPES = [
  { size: '1/2', inside: 0.622 },
  { size: '3/4', inside: 0.824 },
  { size: '1', inside: 1.049 },
  { size: '1 1/4', inside: 1.38 },
  { size: '1 1/2', inside: 1.61 },
  { size: '2', inside: 2.067 },
  { size: '2 1/2', inside: 2.469 },
  { size: '3', inside: 3.068 },
  { size: '4', inside: 4.026 },
  { size: '5', inside: 5.047 },
  { size: '6', inside: 6.065 },
  { size: '8', inside: 7.981 },
  { size: '10', inside: 10.02 },
  { size: '12', inside: 11.938 },
] as const;
