import {
  ceilNear,
  constant,
  defineCalculator,
  floorNear,
  integer,
  isAbove,
  isAtLeast,
  quantity,
} from '@reckoner/engine';

/** One emitter for each rectangle of spacings; flow over it is the application rate. */
export default defineCalculator({
  title: 'Drip irrigation',
  description:
    'Emitters, flow, application rate and run time of a drip system, and the number of zones that the supply allows.',
  keywords: ['emitter spacing', 'drip tape', 'run time', 'application rate', 'irrigation zones'],
  inputs: {
    area: quantity('m^2', { label: 'Area', symbol: 'A', above: 0, max: 1e8 }),
    emitterSpacing: quantity('m', {
      usual: [5, 1000],
      label: 'Emitter spacing',
      unit: 'cm',
      symbol: 's_e',
      min: 1,
      max: 5000,
    }),
    lineSpacing: quantity('m', {
      usual: [10, 1500],
      label: 'Line spacing',
      unit: 'cm',
      symbol: 's_l',
      min: 1,
      max: 5000,
    }),
    emitterFlow: quantity('m^3/h', {
      usual: [0.3, 30],
      label: 'Flow of an emitter',
      unit: 'L/h',
      symbol: 'q',
      min: 0.01,
      max: 1000,
    }),
    depth: quantity('m', {
      usual: [0.3, 150],
      label: 'Water wanted',
      help: 'Gross depth over the whole area.',
      unit: 'mm',
      symbol: 'd',
      above: 0,
      max: 1000,
    }),
    supply: quantity('m^3/h', { label: 'Flow of the supply', symbol: 'Q_s', min: 0.001, max: 1e6, optional: true }),
  },
  outputs: {
    runTime: quantity('h', { label: 'Run time', symbol: 't', places: 2 }),
    rate: quantity('m/h', { label: 'Application rate', unit: 'mm/h', symbol: 'r', places: 2 }),
    emitters: integer({ label: 'Emitters', symbol: 'N' }),
    flow: quantity('m^3/h', { label: 'Flow of the system', symbol: 'Q', places: 3 }),
    zones: integer({ label: 'Zones', symbol: 'Z', optional: true }),
  },
  formula: ({ area, emitterSpacing, lineSpacing, emitterFlow, depth, supply }) => {
    const emitters = ceilNear(area / (emitterSpacing * lineSpacing));
    const rate = emitterFlow / (emitterSpacing * lineSpacing);
    const flow = emitters * emitterFlow;
    const zones = supply === undefined ? undefined : ceilNear(emitters / floorNear(supply / emitterFlow));
    return { runTime: depth / rate, rate, emitters, flow, zones };
  },
  explanation:
    '{emitters} {emitters|emitter draws|emitters draw} {flow} and {emitters|gives|give} {rate}: run for {runTime}{zones?, in {zones} {zones|zone|zones, one after the other}|}.',
  requires: [
    {
      that: ({ supply, emitterFlow }) => isAtLeast(supply, emitterFlow),
      field: 'supply',
      says: 'The supply, {supply}, must feed at least one emitter of {emitterFlow}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ runTime, zones }) => isAbove(runTime * (zones ?? 1), constant(24, 'h')),
      says: 'So long a run, of all zones together, is more than a day: split the water, or take emitters that give more or stand closer.',
    },
  ],
  examples: [
    {
      inputs: { area: 1000, emitterSpacing: 50, lineSpacing: 100, emitterFlow: 2, depth: 6, supply: 1.5 },
      results: { emitters: 2000, rate: 4, runTime: 1.5, flow: 4, zones: 3 },
      source: 'By hand: 1000/0.5; 2 L/h on 0.5 m²; 6/4; 4/1.5 rounded up',
    },
    {
      inputs: { area: 100, emitterSpacing: 30, lineSpacing: 80, emitterFlow: 1.6, depth: 10 },
      results: { emitters: 417, rate: 6.6666667, runTime: 1.5, flow: 0.6672 },
      source: 'By hand: 100/0.24 rounded up; 1.6/0.24; 10/6.667',
    },
    {
      inputs: { area: 100, emitterSpacing: 100, lineSpacing: 200, emitterFlow: 1, depth: 20 },
      results: { runTime: 40, rate: 0.5, emitters: 50 },
      cautions: ['more than a day'],
      source: 'By hand: 1 L/h on 2 m²; 20/0.5',
    },
    {
      inputs: { area: 10, emitterSpacing: 100, lineSpacing: 100, emitterFlow: 3, depth: 6, supply: '5 L/h' },
      results: { emitters: 10, flow: 0.03, zones: 10, runTime: 2 },
      source: 'By hand: 5 L/h feed one emitter of 3 L/h at a time; 6/3',
    },
    {
      inputs: { area: 100, emitterSpacing: 100, lineSpacing: 100, emitterFlow: 3, depth: 30, supply: '0.1 m³/h' },
      results: { emitters: 100, zones: 4, runTime: 10 },
      cautions: ['of all zones together'],
      source: 'By hand: 33 emitters at a time; 30/3, four times 10 h',
    },
    {
      inputs: { area: 10, emitterSpacing: 100, lineSpacing: 100, emitterFlow: 3, depth: 6, supply: '2 L/h' },
      refused: 'at least one emitter',
      source: 'By hand: 2 L/h are less than 3 L/h',
    },
  ],
  references: [{ title: 'Keller, Bliesner: Sprinkle and Trickle Irrigation (1990), ch. 17' }],
});
