import { constant, defineCalculator, number, quantity, roundTo } from '@reckoner/engine';

/** Hanks and Kanamori in the IASPEI form: Mw = (2/3)(log10 M0 - 9.1), M0 in N·m. */
export default defineCalculator({
  title: 'Moment magnitude',
  description:
    'Seismic moment and moment magnitude from the length, width and slip of a fault and the rigidity of the rock.',
  keywords: ['mw', 'seismic moment', 'fault slip', 'hanks kanamori', 'earthquake magnitude'],
  inputs: {
    length: quantity('m', {
      label: 'Rupture length',
      unit: 'km',
      symbol: 'L',
      min: 1e-6,
      max: 5000,
      usual: [0.001, 1800],
    }),
    width: quantity('m', {
      label: 'Rupture width',
      unit: 'km',
      symbol: 'W',
      min: 1e-6,
      max: 1000,
      usual: [0.001, 400],
    }),
    slip: quantity('m', { label: 'Average slip', symbol: 'D', min: 1e-6, max: 200, usual: [0.0001, 60] }),
    rigidity: quantity('Pa', {
      label: 'Rigidity',
      help: 'Crust 30 to 32 GPa, mantle about 75 GPa.',
      unit: 'GPa',
      symbol: '\\mu',
      min: 0.1,
      max: 500,
      usual: [5, 100],
      default: 30,
    }),
  },
  outputs: {
    magnitude: number({ label: 'Moment magnitude', symbol: 'M_w', places: 2 }),
    moment: quantity('N*m', { label: 'Seismic moment', symbol: 'M_0' }),
    area: quantity('m^2', { label: 'Rupture area', unit: 'km^2', symbol: 'A' }),
  },
  formula: ({ length, width, slip, rigidity }) => {
    const area = length * width;
    const moment = rigidity * area * slip;
    return { magnitude: (2 / 3) * (Math.log10(moment / constant(1, 'N*m')) - 9.1), moment, area };
  },
  explanation: 'A slip of {slip} over {area} releases a moment of {moment}: magnitude {magnitude}.',
  cautions: [
    {
      level: 'caution',
      when: ({ magnitude }) => roundTo(magnitude, 1) > 9.5,
      says: 'Larger than any earthquake that was ever measured (9.5): check length, width and slip and their units.',
    },
  ],
  examples: [
    {
      inputs: { length: 100, width: 20, slip: 3 },
      results: { magnitude: 7.43684834, moment: 180000000000000000000, area: 2000 },
      source: 'Python 3.11: μ A D; (2/3)(log10 M0 - 9.1)',
    },
    {
      inputs: { length: 1000, width: 200, slip: 10, rigidity: 40 },
      results: { magnitude: 9.20205999, moment: 80000000000000000000000 },
      source: 'Python 3.11: the same',
    },
    {
      inputs: { length: 1500, width: 300, slip: 50, rigidity: 40 },
      results: { magnitude: 9.9028283 },
      cautions: ['ever measured'],
      source: 'Python: 2/3 (log10(9e23) - 9.1)',
    },
    {
      inputs: { length: 1500, width: 300, slip: 18.5, rigidity: 40 },
      results: { magnitude: 9.6149628 },
      cautions: ['ever measured'],
      source: 'Python: 2/3 (log10(3.33e23) - 9.1)',
    },
  ],
  notes: ['The moment in dyn·cm, as older texts give it, is 10⁷ times as large.'],
  references: [
    {
      title: 'Hanks, Kanamori: A moment magnitude scale, J. Geophys. Res. 84 (1979) 2348',
      doi: '10.1029/JB084iB05p02348',
    },
    { title: 'IASPEI: Summary of Magnitude Working Group recommendations (2013)' },
  ],
});
