import {
  defineCalculator,
  findRoot,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  measure,
  noResult,
  number,
  roundTo,
} from '@reckoner/engine';

/** Pressure head = rise + Hazen–Williams friction + velocity head where the water leaves. */
export default defineCalculator({
  title: 'Hose flow rate',
  description:
    'Flow of water from a garden hose by pressure, length, inner diameter, rise and nozzle, with the time to fill a volume.',
  keywords: ['garden hose gpm', 'hose pressure loss', 'hose gallons per minute', 'time to fill a pool', 'hose length'],
  inputs: {
    pressure: measure('kPa', {
      label: 'Pressure at the faucet while it runs',
      usual: [0.5, 6],
      unit: 'bar',
      symbol: 'p',
      above: 0,
      max: 20,
    }),
    length: measure('m', { label: 'Length of the hose', usual: [1, 150], symbol: 'L', min: 0.5, max: 2000 }),
    innerDiameter: measure('m', {
      label: 'Inner diameter',
      unit: 'mm',
      usual: [9, 40],
      help: '½ in is 12.7 mm, ⅝ in 15.9 mm, ¾ in 19.05 mm.',
      symbol: 'd',
      min: 4,
      max: 150,
    }),
    rise: measure('m', {
      label: 'Outlet above the faucet',
      usual: [-30, 30],
      help: 'Negative where it lies lower.',
      symbol: 'z',
      min: -100,
      max: 200,
      default: 0,
    }),
    nozzle: measure('m', {
      label: 'Bore of the nozzle',
      unit: 'mm',
      usual: [2, 20],
      help: 'Left out for an open end.',
      symbol: 'd_n',
      min: 1,
      max: 150,
      optional: true,
    }),
    coefficient: number({
      label: 'Hazen–Williams C',
      usual: [100, 155],
      help: 'Hoses 140.',
      symbol: 'C',
      min: 60,
      max: 160,
      default: 140,
    }),
    volume: measure('m^3', {
      label: 'Volume to fill',
      unit: 'L',
      usual: [1, 200000],
      symbol: 'V',
      above: 0,
      max: 1e7,
      optional: true,
    }),
  },
  outputs: {
    flow: measure('m^3/s', { label: 'Flow', unit: 'L/min', symbol: 'Q', places: 1 }),
    velocity: measure('m/s', { label: 'Velocity in the hose', symbol: 'v', places: 2 }),
    friction: measure('kPa', { label: 'Pressure lost in the hose', unit: 'bar', symbol: '\\Delta p', places: 2 }),
    jet: measure('m/s', { label: 'Velocity of the jet', symbol: 'v_n', places: 1, optional: true }),
    fill: measure('s', { label: 'Time to fill', unit: 'min', symbol: 't', places: 1, optional: true }),
    fillHours: measure('s', { label: 'Time to fill in hours', unit: 'h', symbol: 't_h', places: 1, optional: true }),
  },
  formula: ({ pressure, length, innerDiameter, rise, nozzle, coefficient, volume }) => {
    const head = pressure / KILOPASCALS_PER_METER - rise;
    if (isAtMost(head, 0)) throw noResult('The pressure does not lift the water so high: nothing flows.');
    const area = (Math.PI / 4) * innerDiameter ** 2;
    const widening = nozzle === undefined ? 1 : (innerDiameter / nozzle) ** 2;
    const loss = (speed: number) =>
      (10.67 * length * (speed * area) ** 1.852) / (coefficient ** 1.852 * innerDiameter ** 4.8704);
    const most = Math.sqrt(2 * 9.80665 * head) / widening;
    const velocity = findRoot((v) => (loss(v) + (widening * v) ** 2 / (2 * 9.80665)) / head - 1, 0, most);
    const flow = velocity * area;
    return {
      flow,
      velocity,
      friction: loss(velocity) * KILOPASCALS_PER_METER,
      jet: nozzle === undefined ? undefined : widening * velocity,
      fill: volume === undefined ? undefined : volume / flow,
      fillHours: volume === undefined ? undefined : volume / flow,
    };
  },
  stepwise: [
    'The pressure is a head, less the rise of the outlet.',
    'The velocity is the one at which friction by Hazen–Williams, 10.67 L Q^1.852/(C^1.852 d^4.8704), and the velocity head at the outlet use all of that head.',
    'The flow is the velocity times the bore of the hose; the volume over it is the time to fill.',
  ],
  requires: [
    {
      that: ({ nozzle, innerDiameter }) => isAtMost(nozzle, innerDiameter),
      field: 'nozzle',
      says: 'The nozzle, {nozzle}, cannot be wider than the hose, {innerDiameter}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ flow }) => isAbove(flow, 0.065 / 60),
      says: 'Over 65 L/min (17 gal/min) is more than most house faucets pass: the pressure falls while it runs, and less comes. Measure the pressure while the water runs, or time a bucket.',
    },
    {
      level: 'caution',
      when: ({ velocity, innerDiameter }) => isBelow((velocity * innerDiameter) / 1.004e-6, 4000),
      says: 'The water flows so slowly that Hazen–Williams, which is for turbulent flow, does not hold (a Reynolds number below 4000): time a bucket.',
    },
    {
      level: 'note',
      when: ({ velocity, innerDiameter }) =>
        isAbove(roundTo(velocity, 2), 3) ||
        (isBelow(innerDiameter, 0.05) && isAtLeast((velocity * innerDiameter) / 1.004e-6, 4000)),
      says: 'Hazen–Williams is made for pipes above 50 mm (2 in) and at most 3 m/s (10 ft/s): in a hose take the flow as right within some 10%.',
    },
    {
      level: 'caution',
      when: ({ pressure }) => isAbove(pressure, 551.6),
      says: 'Over 80 psi (5.5 bar) plumbing codes ask for a pressure-reducing valve: hoses burst, above all when they are shut at the end in the sun.',
    },
    {
      level: 'caution',
      when: ({ volume }) => volume !== undefined,
      says: 'Keep the end of the hose above the water, or use a faucet with a vacuum breaker: if the mains lose pressure, a submerged hose sucks what it fills into the drinking water.',
    },
  ],
  explanation: ({ nozzle, volume, fill }) =>
    `At {pressure} at the faucet a hose of {innerDiameter} and {length}${nozzle === undefined ? ', open at the end,' : ' with a nozzle of {nozzle}'} gives {flow}; it loses {friction} by friction with C {coefficient}, and its end lies {rise|{|rise|} below|level with|{|rise|} above} the faucet.${nozzle === undefined ? '' : ' The jet leaves at {jet} at most.'}${volume === undefined || fill === undefined ? '' : fill < 7200 ? ' Filling {volume} takes {fill}.' : ' Filling {volume} takes {fillHours}.'}`,
  examples: [
    {
      inputs: { pressure: '40 psi', length: '100 ft', innerDiameter: '5/8 in' },
      results: { flow: 41.05167878, velocity: 3.456705036, friction: 2.698158869 },
      cautions: ['within some 10%'],
      source: 'scipy.optimize.brentq on the flow: 10.84 gal/min; the table of Iowa State University has 11',
    },
    {
      inputs: { pressure: 3, length: 20, innerDiameter: 19, rise: 3, nozzle: 6 },
      results: { flow: 35.18786195, velocity: 2.068447707, friction: 0.55466138, jet: 20.74193395 },
      cautions: ['within some 10%'],
      source: 'scipy.optimize.brentq on the flow',
    },
    {
      inputs: { pressure: 4, length: 5, innerDiameter: 25, volume: 10000 },
      results: { flow: 389.4039241, fill: 25.68027537, fillHours: 0.4280045895 },
      cautions: ['Over 65 L/min', 'within some 10%', 'above the water'],
      source: 'scipy.optimize.brentq on the flow; 10,000 L/389.4 L/min',
    },
    {
      inputs: { pressure: 6, length: 30, innerDiameter: 12.7, coefficient: 130 },
      results: { flow: 32.64312675, friction: 5.907773366 },
      cautions: ['within some 10%', 'Over 80 psi'],
      source: 'scipy.optimize.brentq on the flow',
    },
    {
      inputs: { pressure: 0.1, length: 100, innerDiameter: 12.7 },
      results: { flow: 2.024504778 },
      cautions: ['does not hold'],
      source: 'scipy.optimize.brentq on the flow; Reynolds number 3369',
    },
    {
      inputs: { pressure: 1, length: 20, innerDiameter: 19, rise: 10.2 },
      noResult: 'nothing flows',
      source: 'By hand: 1 bar lifts water 10.197 m',
    },
    {
      inputs: { pressure: 3, length: 20, innerDiameter: 13, nozzle: 19 },
      refused: 'cannot be wider',
      source: 'By definition',
    },
    {
      inputs: { pressure: 3, length: 50, innerDiameter: 75, nozzle: 20 },
      results: { flow: 446.7542289, velocity: 1.685407855, jet: 23.70104796 },
      cautions: ['Over 65 L/min'],
      source: 'scipy.optimize.brentq on the flow',
    },
  ],
  notes: [
    'Hazen–Williams is made for water near 15 °C. For hoses with C 140 it gives, within 7%, the table of Iowa State University for 100 ft of ½ to 1 in at 20 to 60 psi.',
    'Kinks, couplings, sprinklers and the pipes of the house are not counted. A jet from a real nozzle is a few percent slower.',
  ],
  references: [
    { title: 'Williams, Hazen: Hydraulic Tables (1905; 3rd ed. 1920)' },
    {
      title: 'Iowa State University Extension: hose care, flow of a 100-foot hose (1996)',
      url: 'https://yardandgarden.extension.iastate.edu/article/1996/6-28-1996/hosecare.html',
    },
    {
      title: 'International Plumbing Code (2021), 604.8 and 608: pressure reducing valves, protection of potable water',
    },
  ],
});

/** Of a meter of water. */
const KILOPASCALS_PER_METER = 9.80665;
