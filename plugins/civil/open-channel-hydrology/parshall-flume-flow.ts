import { choice, defineCalculator, isAbove, isAtMost, isBelow, measure, percent } from '@reckoner/engine';

/** Throat width in feet, free flow Q = C h^n in feet and ft³/s, free up to this submergence, and the flows of its rating. */
interface Flume {
  readonly width: number;
  readonly coefficient: number;
  readonly exponent: number;
  readonly limit: number;
  readonly low: number;
  readonly high: number;
}

/** Parshall's 4 W h^(1.522 W^0.026) for throats of 1 to 8 ft. */
function medium(width: number, low: number, high: number): Flume {
  return { width, coefficient: 4 * width, exponent: 1.522 * width ** 0.026, limit: 0.7, low, high };
}

/** Parshall's (3.6875 W + 2.5) h^1.6 for throats of 10 to 50 ft. */
function large(width: number, low: number, high: number): Flume {
  return { width, coefficient: 3.6875 * width + 2.5, exponent: 1.6, limit: 0.8, low, high };
}

const FLUMES = {
  in1: { width: 1 / 12, coefficient: 0.338, exponent: 1.55, limit: 0.5, low: 0.01, high: 0.19 },
  in2: { width: 1 / 6, coefficient: 0.676, exponent: 1.55, limit: 0.5, low: 0.02, high: 0.47 },
  in3: { width: 0.25, coefficient: 0.992, exponent: 1.547, limit: 0.5, low: 0.03, high: 1.13 },
  in6: { width: 0.5, coefficient: 2.06, exponent: 1.58, limit: 0.6, low: 0.05, high: 3.9 },
  in9: { width: 0.75, coefficient: 3.07, exponent: 1.53, limit: 0.6, low: 0.09, high: 8.9 },
  ft1: medium(1, 0.11, 16.1),
  ft1h: medium(1.5, 0.15, 24.6),
  ft2: medium(2, 0.42, 33.1),
  ft3: medium(3, 0.61, 50.4),
  ft4: medium(4, 1.3, 67.9),
  ft5: medium(5, 1.6, 85.6),
  ft6: medium(6, 2.6, 103.5),
  ft7: medium(7, 3, 121.4),
  ft8: medium(8, 3.5, 139.5),
  ft10: large(10, 6, 200),
  ft12: large(12, 8, 350),
  ft15: large(15, 8, 600),
  ft20: large(20, 10, 1000),
  ft25: large(25, 15, 1200),
  ft30: large(30, 15, 1500),
  ft40: large(40, 20, 2000),
  ft50: large(50, 25, 3000),
};

/** Free flow through the standard flumes, in feet as Parshall rated them. */
export default defineCalculator({
  title: 'Parshall flume',
  description:
    'Free-flow discharge of a standard Parshall flume from the head at its gauge, or the head of a discharge, with the submergence up to which it is free.',
  keywords: [
    'flume flow measurement',
    'Q = C H^n',
    'open channel meter',
    'throat width',
    'submergence ratio',
    'Ha and Hb',
  ],
  related: ['weir-flow', 'orifice-sluice-gate-flow'],
  inputs: {
    find: choice(
      { discharge: 'Discharge from the head', head: 'Head of a discharge' },
      { label: 'Find', default: 'discharge' },
    ),
    size: choice(
      {
        in1: { label: '1 in (25 mm)', also: ['1 in', '1 inch', '25.4 mm'] },
        in2: { label: '2 in (51 mm)', also: ['2 in', '2 inch', '50.8 mm'] },
        in3: { label: '3 in (76 mm)', also: ['3 in', '3 inch', '76.2 mm'] },
        in6: { label: '6 in (152 mm)', also: ['6 in', '6 inch', '152.4 mm'] },
        in9: { label: '9 in (229 mm)', also: ['9 in', '9 inch', '228.6 mm'] },
        ft1: { label: '1 ft (305 mm)', also: ['1 ft', '12 in', '304.8 mm', '0.305 m'] },
        ft1h: { label: '1.5 ft (457 mm)', also: ['1.5 ft', '18 in', '457.2 mm', '0.457 m'] },
        ft2: { label: '2 ft (610 mm)', also: ['2 ft', '24 in', '609.6 mm', '0.61 m'] },
        ft3: { label: '3 ft (914 mm)', also: ['3 ft', '36 in', '914.4 mm', '0.914 m'] },
        ft4: { label: '4 ft (1219 mm)', also: ['4 ft', '48 in', '1.219 m', '1.22 m'] },
        ft5: { label: '5 ft (1524 mm)', also: ['5 ft', '60 in', '1.524 m'] },
        ft6: { label: '6 ft (1829 mm)', also: ['6 ft', '72 in', '1.829 m', '1.83 m'] },
        ft7: { label: '7 ft (2134 mm)', also: ['7 ft', '84 in', '2.134 m'] },
        ft8: { label: '8 ft (2438 mm)', also: ['8 ft', '96 in', '2.438 m', '2.44 m'] },
        ft10: { label: '10 ft (3.05 m)', also: ['10 ft', '3.048 m'] },
        ft12: { label: '12 ft (3.66 m)', also: ['12 ft', '3.658 m'] },
        ft15: { label: '15 ft (4.57 m)', also: ['15 ft', '4.572 m'] },
        ft20: { label: '20 ft (6.10 m)', also: ['20 ft', '6.096 m'] },
        ft25: { label: '25 ft (7.62 m)', also: ['25 ft', '7.62 m'] },
        ft30: { label: '30 ft (9.14 m)', also: ['30 ft', '9.144 m'] },
        ft40: { label: '40 ft (12.19 m)', also: ['40 ft', '12.192 m'] },
        ft50: { label: '50 ft (15.24 m)', also: ['50 ft', '15.24 m'] },
      },
      { label: 'Throat width', default: 'ft1' },
    ),
    gaugeHead: measure('ft', {
      label: 'Head at the gauge, hₐ',
      help: 'Over the level floor of the converging part, upstream of the throat.',
      unit: 'm',
      symbol: 'h_a',
      min: 0.001,
      max: 3,
      usual: [0.015, 1.85],
      when: { find: 'discharge' },
    }),
    throatHead: measure('ft', {
      label: 'Head near the end of the throat, h_b',
      help: 'Over the same floor; for the submergence. Left out, the flow is taken as free.',
      unit: 'm',
      symbol: 'h_b',
      min: 0,
      max: 3,
      optional: true,
      when: { find: 'discharge' },
    }),
    flow: measure('ft^3/s', {
      label: 'Discharge',
      unit: 'm^3/s',
      symbol: 'Q',
      min: 0.00001,
      max: 500,
      usual: [0.00025, 90],
      when: { find: 'head' },
    }),
  },
  outputs: {
    discharge: measure('ft^3/s', { label: 'Free-flow discharge', unit: 'm^3/s', symbol: 'Q', digits: 4 }),
    litersPerSecond: measure('ft^3/s', { label: 'In liters per second', unit: 'L/s', symbol: 'Q', digits: 4 }),
    head: measure('ft', { label: 'Head at the gauge', unit: 'm', symbol: 'h_a', digits: 4 }),
    submergence: percent({ label: 'Submergence, h_b over hₐ', symbol: 'S', places: 1, optional: true }),
    freeLimit: percent({ label: 'Submergence up to which it is free', symbol: 'S_t' }),
    freeThroatHead: measure('ft', {
      label: 'That is a head near the end of the throat of',
      unit: 'm',
      symbol: 'h_{b,t}',
      digits: 3,
    }),
  },
  formula: ({ find, size, gaugeHead, throatHead, flow }) => {
    const flume = FLUMES[size];
    const head = find === 'head' ? (flow / flume.coefficient) ** (1 / flume.exponent) : gaugeHead;
    const discharge = flume.coefficient * head ** flume.exponent;
    return {
      discharge,
      litersPerSecond: discharge,
      head,
      submergence: throatHead === undefined ? undefined : throatHead / head,
      freeLimit: flume.limit,
      freeThroatHead: flume.limit * head,
    };
  },
  shown: ({ discharge }) => ({
    discharge: undefined,
    litersPerSecond: discharge,
    head: undefined,
    submergence: undefined,
    freeLimit: undefined,
    freeThroatHead: undefined,
  }),
  stepwise: [
    'Q = C × hₐ^n, with hₐ in feet and Q in cubic feet per second; for a head hₐ = (Q/C)^(1/n).',
    'Throats of 1, 2, 3, 6 and 9 in: C = 0.338, 0.676, 0.992, 2.06 and 3.07, n = 1.55, 1.55, 1.547, 1.58 and 1.53.',
    'Throats of 1 to 8 ft: C = 4 W, n = 1.522 × W^0.026; of 10 to 50 ft: C = 3.6875 W + 2.5, n = 1.6, with the width W in feet.',
    'Free up to a submergence h_b/hₐ of 50% (1 to 3 in), 60% (6 and 9 in), 70% (1 to 8 ft) and 80% (10 ft and more).',
  ],
  requires: [
    {
      that: ({ throatHead, gaugeHead, size }) => isAtMost(throatHead, FLUMES[size].limit * gaugeHead),
      field: 'throatHead',
      says: 'With {throatHead} near the end of the throat and {gaugeHead} at the gauge the flume is submerged: it passes less than the head at the gauge alone tells. Flow is free up to 50% (throats of 1 to 3 in), 60% (6 and 9 in), 70% (1 to 8 ft) or 80% (10 ft and more); above, take Parshall’s correction curves.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ find, throatHead }) => find === 'discharge' && throatHead === undefined,
      says: 'No head near the end of the throat was given: the flow is taken as free. With a higher one than told here the flume is submerged and passes less.',
    },
    {
      level: 'caution',
      when: ({ size, discharge }) => isAbove(discharge, FLUMES[size].high),
      says: 'The discharge is above the largest for which this size is rated: water may overtop its walls, and the formula is extrapolated. Take a larger flume.',
    },
    {
      level: 'caution',
      when: ({ size, discharge }) => isBelow(discharge, FLUMES[size].low),
      says: 'The discharge is below the least for which this size is rated: so small a head measures badly. Take a smaller flume.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Rating',
    x: { of: 'head' },
    y: { of: 'discharge' },
    curve: ({ size, head, discharge }) => ({
      from: 0,
      to: 1.5 * head,
      lines: [{ y: (depth) => FLUMES[size].coefficient * depth ** FLUMES[size].exponent }],
      marks: [{ x: head, y: discharge, label: 'Flow' }],
    }),
  },
  explanation: ({ find, submergence }) =>
    find === 'head'
      ? 'In a flume of {size} a free discharge of {discharge} ({litersPerSecond}) stands {head} high at the gauge; it is free as long as the water near the end of the throat stands no higher than {freeThroatHead}, a submergence of {freeLimit}.'
      : submergence === undefined
        ? 'A head of {head} at the gauge of a flume of {size} means a discharge of {discharge} ({litersPerSecond}), if the water near the end of the throat stands no higher than {freeThroatHead}, a submergence of {freeLimit}.'
        : 'A head of {head} at the gauge of a flume of {size} means a discharge of {discharge} ({litersPerSecond}): with a submergence of {submergence} the flow is free, as up to {freeLimit}.',
  examples: [
    {
      inputs: { gaugeHead: 0.3 },
      results: {
        discharge: 0.1105637234,
        litersPerSecond: 110.5637234,
        head: 0.3,
        freeLimit: 70,
        freeThroatHead: 0.21,
      },
      cautions: ['the flow is taken as free'],
      source: 'Python with mpmath: 4 × (0.3/0.3048)^1.522 ft³/s',
    },
    {
      inputs: { size: 'ft3', gaugeHead: 0.5, throatHead: 0.3 },
      results: { discharge: 0.7376790834, submergence: 60, freeLimit: 70 },
      source: 'Python with mpmath: 12 × (0.5/0.3048)^(1.522 × 3^0.026) ft³/s',
    },
    {
      inputs: { size: 'in1', gaugeHead: 0.1, throatHead: 0 },
      results: { discharge: 0.001701133496, submergence: 0 },
      source: 'Python with mpmath: 0.338 × (0.1/0.3048)^1.55 ft³/s',
    },
    {
      inputs: { size: 'in2', gaugeHead: 0.15, throatHead: 0 },
      results: { discharge: 0.006378371981, submergence: 0 },
      source: 'Python with mpmath: 0.676 × (0.15/0.3048)^1.55 ft³/s',
    },
    {
      inputs: { size: 'in3', gaugeHead: 0.2, throatHead: 0 },
      results: { discharge: 0.01463790136, submergence: 0 },
      source: 'Python with mpmath: 0.992 × (0.2/0.3048)^1.547 ft³/s',
    },
    {
      inputs: { size: 'in6', gaugeHead: 0.25, throatHead: 0 },
      results: { discharge: 0.04264947417, submergence: 0 },
      source: 'Python with mpmath: 2.06 × (0.25/0.3048)^1.58 ft³/s',
    },
    {
      inputs: { size: 'in9', gaugeHead: 0.35, throatHead: 0 },
      results: { discharge: 0.1074148876, submergence: 0 },
      source: 'Python with mpmath: 3.07 × (0.35/0.3048)^1.53 ft³/s',
    },
    {
      inputs: { size: 'ft1h', gaugeHead: 0.4, throatHead: 0 },
      results: { discharge: 0.2580861689, submergence: 0 },
      source: 'Python with mpmath: 6.0 × (0.4/0.3048)^1.5381299 ft³/s',
    },
    {
      inputs: { size: 'ft2', gaugeHead: 0.5, throatHead: 0 },
      results: { discharge: 0.4878046624, submergence: 0 },
      source: 'Python with mpmath: 8.0 × (0.5/0.3048)^1.5496779 ft³/s',
    },
    {
      inputs: { size: 'ft4', gaugeHead: 0.6, throatHead: 0 },
      results: { discharge: 1.319078014, submergence: 0 },
      source: 'Python with mpmath: 16.0 × (0.6/0.3048)^1.5778591 ft³/s',
    },
    {
      inputs: { size: 'ft5', gaugeHead: 0.6, throatHead: 0 },
      results: { discharge: 1.659131991, submergence: 0 },
      source: 'Python with mpmath: 20.0 × (0.6/0.3048)^1.58704 ft³/s',
    },
    {
      inputs: { size: 'ft6', gaugeHead: 0.7, throatHead: 0 },
      results: { discharge: 2.558776445, submergence: 0 },
      source: 'Python with mpmath: 24.0 × (0.7/0.3048)^1.594581 ft³/s',
    },
    {
      inputs: { size: 'ft7', gaugeHead: 0.7, throatHead: 0 },
      results: { discharge: 3.001175747, submergence: 0 },
      source: 'Python with mpmath: 28.0 × (0.7/0.3048)^1.6009848 ft³/s',
    },
    {
      inputs: { size: 'ft8', gaugeHead: 0.7, throatHead: 0 },
      results: { discharge: 3.445830258, submergence: 0 },
      source: 'Python with mpmath: 32.0 × (0.7/0.3048)^1.6065528 ft³/s',
    },
    {
      inputs: { size: 'ft10', gaugeHead: 0.8, throatHead: 0 },
      results: { discharge: 5.221382313, submergence: 0 },
      source: 'Python with mpmath: 39.375 × (0.8/0.3048)^1.6 ft³/s',
    },
    {
      inputs: { size: 'ft12', gaugeHead: 1.0, throatHead: 0 },
      results: { discharge: 8.859364352, submergence: 0 },
      source: 'Python with mpmath: 46.75 × (1.0/0.3048)^1.6 ft³/s',
    },
    {
      inputs: { size: 'ft15', gaugeHead: 1.0, throatHead: 0 },
      results: { discharge: 10.95576474, submergence: 0 },
      source: 'Python with mpmath: 57.8125 × (1.0/0.3048)^1.6 ft³/s',
    },
    {
      inputs: { size: 'ft20', gaugeHead: 1.2, throatHead: 0 },
      results: { discharge: 19.3442007, submergence: 0 },
      source: 'Python with mpmath: 76.25 × (1.2/0.3048)^1.6 ft³/s',
    },
    {
      inputs: { size: 'ft25', gaugeHead: 1.2, throatHead: 0 },
      results: { discharge: 24.02169185, submergence: 0 },
      source: 'Python with mpmath: 94.6875 × (1.2/0.3048)^1.6 ft³/s',
    },
    {
      inputs: { size: 'ft30', gaugeHead: 1.2, throatHead: 0 },
      results: { discharge: 28.69918301, submergence: 0 },
      source: 'Python with mpmath: 113.125 × (1.2/0.3048)^1.6 ft³/s',
    },
    {
      inputs: { size: 'ft40', gaugeHead: 1.4, throatHead: 0 },
      results: { discharge: 48.6986659, submergence: 0 },
      source: 'Python with mpmath: 150.0 × (1.4/0.3048)^1.6 ft³/s',
    },
    {
      inputs: { size: 'ft50', gaugeHead: 1.5, throatHead: 0 },
      results: { discharge: 67.75138348, submergence: 0 },
      source: 'Python with mpmath: 186.875 × (1.5/0.3048)^1.6 ft³/s',
    },
    {
      inputs: { find: 'head', size: 'ft3', flow: 0.5 },
      results: { head: 0.3900535025, discharge: 0.5, freeThroatHead: 0.2730374518 },
      source: 'Python with mpmath: (17.6573/12)^(1/(1.522 × 3^0.026)) ft',
    },
    {
      inputs: { gaugeHead: 0.9 },
      results: { discharge: 0.5885606268 },
      cautions: ['above the largest for which this size is rated', 'the flow is taken as free'],
      source: 'Python with mpmath',
    },
    {
      inputs: { size: 'ft8', gaugeHead: 0.05 },
      results: { discharge: 0.04965679931 },
      cautions: ['so small a head measures badly', 'the flow is taken as free'],
      source: 'Python with mpmath',
    },
    {
      inputs: { size: 'ft3', gaugeHead: 0.5, throatHead: 0.35 },
      results: { submergence: 70 },
      source: 'By hand: exactly on the limit',
    },
    {
      inputs: { size: 'ft3', gaugeHead: 0.5, throatHead: 0.36 },
      refused: 'the flume is submerged',
      source: 'By hand: 72% of the head at the gauge',
    },
  ],
  notes: [
    'For flumes built to Parshall’s dimensions, level, with a straight and calm approach; 3% to 5% are reached in the field. Submerged flow is measured with two heads and his curves, up to a submergence of some 90 to 95%.',
  ],
  references: [
    { title: 'USBR: Water Measurement Manual, 3rd ed. (2001), ch. 8: Parshall flumes' },
    {
      title: 'USBR Hydrologic Database: algorithm ParshallFlume, formulas of the sizes from 1 ft on',
      url: 'https://github.com/opendcs/opendcs',
    },
    {
      title:
        'Parshall: Measuring Water in Irrigation Channels with Parshall Flumes and Small Weirs, USDA Circular 843 (1950)',
    },
    { title: 'Bos: Discharge Measurement Structures, ILRI 20, 3rd ed. (1989), ch. 7' },
  ],
});
