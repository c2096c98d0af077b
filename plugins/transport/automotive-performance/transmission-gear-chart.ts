import {
  constant,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  list,
  number,
  quantity,
  roundTo,
  table,
} from '@reckoner/engine';

/** Each gear rolls the tire once for ratio times final drive turns of the engine. */
export default defineCalculator({
  title: 'Gear speed chart',
  description:
    'Speed of a vehicle in each gear at the engine speed at which it shifts, the engine speed after each shift and its drop, and the engine speeds at a road speed.',
  keywords: ['gear ratio chart', 'speed in gears', 'shift rpm drop', 'transmission ratios', 'rpm drop', 'gear splits'],
  related: ['speed-rpm-gear-ratio', 'tire-size-diameter-comparison', 'horsepower-torque-rpm'],
  inputs: {
    gears: list(number({ label: 'Gear ratio', min: 0.1, max: 50, usual: [0.3, 20] }), {
      label: 'Gear ratios, first gear first',
      help: 'Without reverse.',
      symbol: 'i',
      minItems: 1,
      maxItems: 24,
    }),
    finalDrive: number({
      label: 'Final drive ratio',
      help: 'Times the ratio of a primary drive or transfer case, where there is one.',
      text: 'ratio',
      symbol: 'i_0',
      min: 0.1,
      max: 50,
      usual: [0.8, 15],
    }),
    diameter: quantity('m', {
      label: 'Tire diameter',
      help: 'Not the radius, and not the rim.',
      unit: 'mm',
      symbol: 'd',
      regional: { us: 'in' },
      min: 50,
      max: 5000,
      usual: [240, 2500],
    }),
    shift: quantity('rad/s', {
      label: 'Engine speed at the shift',
      help: 'Or the redline.',
      unit: 'rpm',
      symbol: '\\omega',
      min: 10,
      max: 30000,
      usual: [1000, 20000],
    }),
    road: quantity('m/s', {
      label: 'Road speed',
      help: 'For the engine speed in each gear.',
      unit: 'km/h',
      symbol: 'v',
      min: 1,
      max: 600,
      usual: [10, 300],
      default: 100,
    }),
  },
  outputs: {
    top: quantity('m/s', {
      label: 'Speed in the last gear at the shift speed',
      unit: 'km/h',
      symbol: 'v_n',
      places: 1,
    }),
    first: quantity('m/s', { label: 'Speed in first gear at the shift speed', unit: 'km/h', symbol: 'v_1', places: 1 }),
    cruise: quantity('rad/s', {
      label: 'Engine speed at the road speed, last gear',
      unit: 'rpm',
      symbol: '\\omega_n',
      places: 0,
    }),
    chart: table(
      {
        gear: integer({ label: 'Gear' }),
        ratio: number({ label: 'Ratio' }),
        overall: number({ label: 'With final drive', places: 3 }),
        speed: quantity('m/s', { label: 'At the shift speed', unit: 'km/h', places: 1 }),
        perThousand: quantity('m/s', { label: 'At 1,000 rpm', unit: 'km/h', places: 1 }),
        after: quantity('rad/s', { label: 'After the shift up', unit: 'rpm', places: 0, optional: true }),
        drop: quantity('rad/s', { label: 'Drop', unit: 'rpm', places: 0, optional: true }),
        atRoad: quantity('rad/s', { label: 'At the road speed', unit: 'rpm', places: 0 }),
      },
      { label: 'Gears' },
    ),
  },
  formula: ({ gears, finalDrive, diameter, shift, road }) => {
    const chart = gears.map((ratio, i) => {
      const next = gears[i + 1];
      const overall = ratio * finalDrive;
      return {
        gear: i + 1,
        ratio,
        overall,
        speed: (shift * diameter) / (2 * overall),
        perThousand: (constant(104.71975511965977, 'rad/s') * diameter) / (2 * overall),
        after: next === undefined ? undefined : (shift * next) / ratio,
        drop: next === undefined ? undefined : (shift * (ratio - next)) / ratio,
        atRoad: (2 * overall * road) / diameter,
      };
    });
    const lowest = finalDrive * (gears[gears.length - 1] as number);
    return {
      top: (shift * diameter) / (2 * lowest),
      first: (shift * diameter) / (2 * finalDrive * (gears[0] as number)),
      cruise: (2 * lowest * road) / diameter,
      chart,
    };
  },
  shown: () => ({ chart: undefined }),
  stepwise: [
    'In each gear the speed is ω d/(2 i i₀). After the shift the engine turns at ω times the next ratio over that of the gear; the drop is what is missing to ω.',
  ],
  explanation: ({ gears }) =>
    gears.length === 1
      ? 'With a final drive of {finalDrive} and tires of {diameter} the one gear reaches {top} at {shift}, if the power suffices. {road} takes {cruise}.'
      : 'With a final drive of {finalDrive} and tires of {diameter} first gear reaches {first} at {shift}, and the last gear would reach {top}, if the power suffices for it. {road} takes {cruise} in the last gear.',
  requires: [
    {
      that: ({ gears }) => gears.every((ratio, i) => i === 0 || ratio < (gears[i - 1] as number)),
      field: 'gears',
      says: 'Each gear ratio must be below the one before it: give them from first gear on, without reverse and without the final drive.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ road, top }) => isAbove(road, top),
      says: 'At {road} the engine would turn at {cruise} even in the last gear, above the {shift} at which it shifts: no gear reaches that road speed. Where none is given it is 100 km/h: give one that the vehicle drives.',
    },
    {
      level: 'caution',
      when: ({ top }) => roundTo(top / constant(1 / 3.6, 'm/s'), 1) > 350,
      says: 'The last gear is geared for more than 350 km/h (217 mph), as long overdrives are: air drag ends the speed long before, and tires have a speed rating of their own. Check ratios, final drive and tire.',
    },
    {
      level: 'caution',
      when: ({ diameter }) => isBelow(diameter, constant(0.52, 'm')),
      says: 'Tires of less than 520 mm (20.5 in) are those of karts, scooters, small trailers and the smallest cars: check that it is not the radius, or the rim, which is the 18 of 225/40 R18.',
    },
    {
      level: 'caution',
      when: ({ gears, shift }) =>
        gears.some((ratio, i) => {
          const next = gears[i + 1];
          return next !== undefined && isBelow(next * shift, 0.45 * ratio * shift);
        }),
      says: 'One shift takes more than 55% off the engine speed, which few gearboxes do: check for a ratio that is missing or mistyped.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Engine speed over road speed, shifting up',
    x: { of: 'top', label: 'Road speed' },
    y: { of: 'cruise', label: 'Engine speed' },
    curve: ({ gears, finalDrive, diameter, shift, top }) => ({
      from: 0,
      to: top,
      lines: [
        {
          y: (speed) => {
            const free = gears.filter((ratio) => (2 * ratio * finalDrive * speed) / diameter <= shift);
            return (2 * (free[0] ?? (gears[gears.length - 1] as number)) * finalDrive * speed) / diameter;
          },
        },
      ],
    }),
  },
  examples: [
    {
      inputs: { gears: [3.6, 2.1, 1.45, 1.1, 0.88], finalDrive: 3.9, diameter: 630, shift: 6500 },
      results: {
        top: 224.9094741,
        first: 54.97787144,
        cruise: 2890.051665,
        chart: {
          length: 5,
          rows: {
            0: {
              gear: 1,
              ratio: 3.6,
              overall: 14.04,
              speed: 54.97787144,
              after: 3791.666667,
              drop: 2708.333333,
              perThousand: 8.458134067,
            },
            3: { speed: 179.9275793, after: 5200, drop: 1300, atRoad: 3612.564581 },
          },
        },
      },
      source: 'Python: turns of the tire a second times its circumference; 6500 × 2.1/3.6',
    },
    {
      inputs: {
        gears: [2.97, 2.07, 1.43, 1.0, 0.84, 0.56],
        finalDrive: 3.42,
        diameter: '26 in',
        shift: 6000,
        road: '70 mph',
      },
      results: { top: 389.982667, first: 73.53208536, cruise: 1733.216723 },
      cautions: ['air drag ends'],
      source: 'Python; by mph = rpm × diameter/(gear × 336) of dennyshangout.com the first is 45.7 mph',
    },
    {
      inputs: { gears: [3.6, 2.1, 1.45, 1.1, 0.88], finalDrive: 3.9, diameter: '18 in', shift: 6500 },
      results: { top: 163.2200183, first: 39.8982267, cruise: 3982.354657 },
      cautions: ['or the rim'],
      source: 'Python: turns of the tire a minute times π × 0.4572 m, a rim that was sent as the tire',
    },
    {
      inputs: { gears: [10], finalDrive: 1, diameter: 280, shift: 14000, road: 80 },
      results: { top: 73.89025921, cruise: 15157.61363 },
      cautions: ['no gear reaches', 'not the radius'],
      source: 'Python: 1400 turns a minute of π × 0.28 m',
    },
    {
      inputs: { gears: [4, 1.7, 1], finalDrive: 4, diameter: 650, shift: 5000 },
      results: { first: 38.28816047, chart: { rows: { 0: { after: 2125, drop: 2875 } } } },
      cautions: ['55% off'],
      source: 'By hand: 5000 × 1.7/4',
    },
    {
      inputs: { gears: [0.88, 1.1, 1.45], finalDrive: 3.9, diameter: 630, shift: 6500 },
      refused: 'below the one before',
      source: 'By definition',
    },
  ],
  notes: [
    'Without slip of tires, clutch or converter. A loaded tire rolls 2 to 4% less than its diameter says: take the diameter from revolutions per kilometer or mile where the maker tells them.',
  ],
  references: [
    { title: 'Gillespie: Fundamentals of Vehicle Dynamics (SAE, 1992), ch. 2' },
    { title: 'Formulas for speed and gearing', url: 'http://www.dennyshangout.com/dennys_truck_project_014.htm' },
  ],
});
