import { choice, defineCalculator, integer, number, quantity } from '@reckoner/engine';

/** Nominal cross-sections in mm² of IEC 60228. */
const METRIC = [0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120];

/** ASTM B258: No. 36 is 0.005 in, No. 0000 is 0.46 in, and 39 equal ratios lie between. */
export default defineCalculator({
  title: 'American wire gauge (AWG)',
  description:
    'Diameter, cross-section, resistance and mass per length of a solid wire from its American wire gauge number.',
  keywords: ['awg to mm', 'awg to mm2', 'wire diameter', 'wire size', '4/0'],
  inputs: {
    gauge: integer({
      label: 'Gauge',
      symbol: 'n',
      help: '0 is 1/0, -1 is 2/0, -2 is 3/0, -3 is 4/0.',
      min: -3,
      max: 56,
      usual: [-3, 44],
    }),
    metal: choice(
      { copper: { label: 'Annealed copper', also: ['Cu', 'Copper'] }, aluminum: { label: 'Aluminum', also: ['Al'] } },
      { label: 'Metal', default: 'copper' },
    ),
  },
  outputs: {
    diameter: quantity('mm', { label: 'Diameter', symbol: 'd', places: 3 }),
    area: quantity('mm^2', { label: 'Cross-section', symbol: 'A', places: 3 }),
    resistance: quantity('Ω/km', { label: 'Resistance per length at 20 °C', symbol: 'R', places: 3 }),
    mass: quantity('kg/km', { label: 'Mass per length', symbol: 'm', places: 3 }),
    metric: number({ label: 'Next larger metric size in mm²', optional: true }),
  },
  algorithm: ({ gauge, metal }) => {
    const diameter = 0.127 * 92 ** ((36 - gauge) / 39);
    const area = (Math.PI / 4) * diameter ** 2;
    const resistivity = metal === 'copper' ? 17.241 : 28.264;
    const density = metal === 'copper' ? 8.89 : 2.703;
    return {
      diameter,
      area,
      resistance: resistivity / area,
      mass: density * area,
      metric: METRIC.find((size) => size >= area),
    };
  },
  explanation:
    'A wire of gauge {gauge} is {diameter} thick, has a cross-section of {area} and a resistance of {resistance}.',
  examples: [
    {
      inputs: { gauge: 10, metal: 'copper' },
      results: { diameter: 2.588, area: 5.26115, resistance: 3.27704, mass: 46.7717, metric: 6 },
      source:
        'ASTM B258: 0.1019 in, 5.26 mm²; further digits: Python, 0.127*92**((36-n)/39) and resistivity and density of IEC 60028 and 60889',
    },
    {
      inputs: { gauge: -3, metal: 'copper' },
      results: { diameter: 11.684, area: 107.219, resistance: 0.160801, mass: 953.18, metric: 120 },
      source:
        'ASTM B258: No. 0000 is 0.4600 in; further digits: Python, 0.127*92**((36-n)/39) and resistivity and density of IEC 60028 and 60889',
    },
    {
      inputs: { gauge: 36, metal: 'copper' },
      results: { diameter: 0.127, area: 0.0126677, resistance: 1361.02, mass: 0.112616, metric: 0.5 },
      source:
        'ASTM B258: No. 36 is 0.0050 in; further digits: Python, 0.127*92**((36-n)/39) and resistivity and density of IEC 60028 and 60889',
    },
    {
      inputs: { gauge: 12, metal: 'aluminum' },
      results: { diameter: 2.05253, area: 3.30877, resistance: 8.54214, mass: 8.94361, metric: 4 },
      source:
        'ASTM B258: 0.0808 in; further digits: Python, 0.127*92**((36-n)/39) and resistivity and density of IEC 60028 and 60889',
    },
  ],
  notes: ['Solid wire at 20 °C: stranded wire of the same gauge has the same metal area but a larger diameter.'],
  references: [
    { title: 'ASTM B258: Standard nominal diameters and cross-sectional areas of AWG sizes of solid round wires' },
    { title: 'IEC 60028: International standard of resistance for copper (0.017241 Ω·mm²/m, 8.89 g/cm³)' },
    { title: 'IEC 60889: Hard-drawn aluminium wire for overhead line conductors (0.028264 Ω·mm²/m, 2.703 g/cm³)' },
    { title: 'IEC 60228: Conductors of insulated cables' },
  ],
});
