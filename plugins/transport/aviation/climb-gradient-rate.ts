import { constant, defineEquations, isAbove, isBelow, percent, quantity, roundTo } from '@reckoner/engine';

/** Below 200 ft/NM: as it was sent, and as it is shown where it was computed. */
function belowLeast(gradient: number, sent: boolean) {
  const feet = (gradient * constant(1852, 'm')) / constant(0.3048, 'm');
  return sent ? isBelow(feet, 200) : roundTo(feet, 0) < 200;
}

/** Height over distance is rate of climb over groundspeed. */
export default defineEquations({
  title: 'Climb gradient and rate',
  description:
    'Climb gradient in feet per nautical mile, percent and degrees, rate of climb or groundspeed from two of them, with distance and time to climb a height; the gradient also from height and distance alone.',
  keywords: [
    'feet per nautical mile',
    'ft/NM to fpm',
    'required rate of climb',
    'SID climb gradient',
    'departure climb',
  ],
  related: ['top-of-descent', 'density-altitude', 'wind-triangle-heading'],
  variables: {
    gradient: quantity('1', {
      label: 'Climb gradient',
      unit: 'ft/nmi',
      symbol: 'G',
      above: 0,
      max: 6000,
      usual: [60, 1500],
      places: 0,
    }),
    slope: percent({ label: 'Gradient in percent', symbol: 's', above: 0, max: 100, usual: [1, 25], places: 2 }),
    angle: quantity('rad', {
      label: 'Climb angle',
      unit: 'deg',
      symbol: '\\gamma',
      above: 0,
      max: 45,
      usual: [0.6, 15],
      places: 2,
      digits: 3,
    }),
    groundspeed: quantity('m/s', {
      label: 'Groundspeed in the climb',
      help: 'Not the airspeed: with a tailwind it is higher, and the same rate makes a flatter climb.',
      unit: 'kn',
      regional: false,
      symbol: 'V_G',
      above: 0,
      max: 1000,
      usual: [35, 600],
      places: 1,
      optional: true,
    }),
    rate: quantity('m/s', {
      label: 'Rate of climb',
      unit: 'ft/min',
      regional: false,
      symbol: 'R_C',
      above: 0,
      max: 50000,
      usual: [100, 8000],
      places: 0,
      optional: true,
    }),
    height: quantity('m', {
      label: 'Height to climb',
      unit: 'ft',
      regional: false,
      symbol: 'h',
      above: 0,
      max: 100000,
      usual: [20, 45000],
      places: 0,
      digits: 4,
      optional: true,
    }),
    distance: quantity('m', {
      label: 'Distance over ground',
      unit: 'nmi',
      symbol: 'd',
      above: 0,
      max: 2000,
      usual: [0.1, 250],
      places: 2,
      digits: 4,
      optional: true,
    }),
    time: quantity('s', {
      label: 'Time to climb',
      unit: 'min',
      text: 'clock',
      symbol: 't',
      above: 0,
      max: 1000,
      usual: [0.1, 90],
      places: 1,
      digits: 3,
      optional: true,
    }),
  },
  equations: ({ gradient, slope, angle, groundspeed, rate, height, distance, time }) => [
    [slope, gradient],
    [angle, Math.atan(gradient)],
    [rate, gradient * groundspeed],
    [height, gradient * distance],
    [time, distance / groundspeed],
  ],
  explanation:
    '{groundspeed?At a groundspeed of {groundspeed} a|A} gradient of {gradient} {rate?({slope}, {angle}) is a rate of climb of {rate}|is {slope}, an angle of {angle}; the rate of climb goes by the groundspeed}.{height? Climbing {height} takes {distance}{time? and {time}|}.|} It leaves out the way to the lift-off, turns, changing wind and the loss of climb with height and after an engine failure.',
  cautions: [
    {
      level: 'danger',
      when: ({ gradient }, given) => belowLeast(gradient, given.gradient === true),
      says: 'This is less than 200 ft/NM (3.3%), which instrument departures ask for at the least where no steeper gradient is published (US TERPS; ICAO PANS-OPS 3.3%): obstacles are not cleared for sure. Do not depart in cloud or at night like this: reduce the weight, wait for cooler air or a headwind, or go by sight where the rules and the terrain allow it.',
    },
    {
      level: 'note',
      when: ({ gradient }, given) => !belowLeast(gradient, given.gradient === true),
      says: 'Compare with the gradient that the departure chart publishes: 200 ft/NM (3.3%) is only the least, and counts from 35 ft above the departure end of the runway in the US (16 ft, 5 m, by ICAO).',
    },
    {
      level: 'caution',
      when: ({ gradient }) => roundTo((gradient * constant(1852, 'm')) / constant(0.3048, 'm'), 0) > 1500,
      says: 'Few airplanes climb more steeply than 1,500 ft/NM (25%): check whether the gradient was meant in ft/NM, and the rate in ft/min.',
    },
    {
      level: 'caution',
      when: ({ height, rate }) =>
        height !== undefined &&
        rate !== undefined &&
        isAbove(height, constant(3048, 'm')) &&
        isAbove(constant(15.24, 'm/s'), rate),
      says: 'Over more than 10,000 ft a rate of climb below 3,000 ft/min does not stay what it is: it falls with height. Take distance and time from the flight manual.',
    },
  ],
  examples: [
    {
      inputs: { gradient: 350, groundspeed: 120 },
      results: { rate: 700, slope: 5.760259179, angle: 3.296742358 },
      cautions: ['Compare with'],
      source: 'keynomen.com, climb gradient formula: 350 ft/NM at 120 knots, 700 ft/min; Python: 350 × 0.3048/1852',
    },
    {
      inputs: { rate: 750, groundspeed: 150 },
      results: { gradient: 300 },
      cautions: ['Compare with'],
      source: 'calculator.city: 750 ft/min at 150 knots, 300 ft/NM',
    },
    {
      inputs: { slope: 3.3, groundspeed: 90, height: 1000 },
      results: { gradient: 200.511811, rate: 300.7677165, distance: 4.987237, time: 3.324825 },
      cautions: ['Compare with'],
      source: 'Python: 0.033 × 1852/0.3048; 1000/200.51; × 60/90',
    },
    {
      inputs: { height: 1000, distance: 4 },
      results: { gradient: 250, slope: 4.114470842, angle: 2.356089211 },
      cautions: ['Compare with'],
      source: 'By hand: 1000/4; Python: 250 × 0.3048/1852, arctan',
    },
    {
      inputs: { rate: 500, gradient: 250 },
      results: { groundspeed: 120 },
      cautions: ['Compare with'],
      source: 'By hand: 500 × 60/250',
    },
    {
      inputs: { angle: 3, groundspeed: 100 },
      results: { gradient: 318.4357193, rate: 530.7261988 },
      cautions: ['Compare with'],
      source: 'Python: tan 3° × 1852/0.3048',
    },
    {
      inputs: { rate: 300, groundspeed: 100, distance: 5 },
      results: { gradient: 180, height: 900, time: 3 },
      cautions: ['not cleared for sure'],
      source: 'By hand: 300 × 60/100; 180 × 5; 5/100 h',
    },
    {
      inputs: { gradient: 199.6, groundspeed: 100 },
      results: { rate: 332.6666667 },
      cautions: ['not cleared for sure'],
      source: 'By hand: 199.6 × 100/60',
    },
    {
      inputs: { rate: 1000, groundspeed: 120, time: '5 min' },
      results: { gradient: 500, height: 5000, distance: 10 },
      cautions: ['Compare with'],
      source: 'By hand: 1000 × 5; 120 × 5/60',
    },
    {
      inputs: { rate: 700, groundspeed: 21, height: 12000 },
      results: { gradient: 2000, distance: 6 },
      cautions: ['Few airplanes', 'Compare with', 'does not stay'],
      source: 'By hand: 700 × 60/21; 12000/2000',
    },
  ],
  notes: [
    'A gradient of 152 ft/NM (2.5%) is the surface that obstacles must stay below; the other 48 ft/NM are the clearance above it.',
  ],
  references: [
    { title: 'FAA Aeronautical Information Manual, 5-2-9: departure procedures, 200 feet per nautical mile' },
    { title: 'ICAO Doc 8168 (PANS-OPS), vol. I: procedure design gradient of 3.3%' },
  ],
});
