import {
  constant,
  defineEquations,
  isAbove,
  isAtMost,
  isBelow,
  isNear,
  number,
  quantity,
  standardGravity,
} from '@reckoner/engine';
import { isCompressed } from '../shared/limits.js';

/** L = ρ v² S C_L/2 = n m g, and the speed at which the greatest lift coefficient is needed for it. */
export default defineEquations({
  title: 'Lift force of a wing',
  description:
    'Lift from air density, speed, wing area and lift coefficient, or any of these from the others, with the mass that it carries and the stall speed.',
  keywords: ['lift coefficient', 'lift equation', 'stall speed', 'wing loading', 'aerodynamic lift', 'downforce'],
  related: ['bernoulli-equation', 'reynolds-number'],
  variables: {
    lift: quantity('N', { label: 'Lift', symbol: 'L', above: 0, max: 1e10, usual: [0.01, 1e8] }),
    density: quantity('kg/m^3', {
      label: 'Air density',
      help: '1.225 kg/m³ at sea level in the standard atmosphere, 0.905 at 3000 m, 0.413 at 10,000 m.',
      symbol: '\\rho',
      above: 0,
      max: 2000,
      usual: [0.01, 1.6],
      default: 1.225,
    }),
    area: quantity('m^2', {
      label: 'Wing area',
      help: 'As seen from above, with the part inside the fuselage.',
      symbol: 'S',
      above: 0,
      max: 1e5,
      usual: [0.001, 1000],
    }),
    mass: quantity('kg', {
      label: 'Mass carried',
      help: 'Of the whole aircraft, where the wing carries all of it.',
      symbol: 'm',
      above: 0,
      max: 1e9,
      usual: [0.001, 700000],
    }),
    loadFactor: number({
      label: 'Load factor',
      help: '1 in straight level flight; in a level turn 1/cos of the bank, 2 at 60°.',
      symbol: 'n',
      above: 0,
      max: 20,
      usual: [0.2, 12],
      default: 1,
    }),
    loading: quantity('Pa', {
      label: 'Lift on each unit of area',
      help: 'The wing loading, as a pressure, times the load factor.',
      symbol: 'L/S',
      above: 0,
      usual: [1, 20000],
    }),
    speed: quantity('m/s', {
      label: 'Speed through the air',
      help: 'True airspeed.',
      unit: 'km/h',
      symbol: 'v',
      above: 0,
      max: 10000,
      usual: [3, 1100],
      optional: true,
    }),
    coefficient: number({
      label: 'Lift coefficient',
      help: 'At this angle of attack; thin wings gain about 0.1 for each degree, less the shorter they are.',
      symbol: 'C_L',
      above: 0,
      max: 15,
      usual: [0.02, 4],
      optional: true,
    }),
    maxCoefficient: number({
      label: 'Greatest lift coefficient',
      help: 'Where the wing stalls: 1.2 to 1.6 clean, 2 to 3 with flaps.',
      symbol: 'C_{L,max}',
      above: 0,
      max: 15,
      usual: [0.5, 4],
      optional: true,
    }),
    stallSpeed: quantity('m/s', {
      label: 'Stall speed',
      help: 'True airspeed, at this load factor.',
      unit: 'km/h',
      symbol: 'v_s',
      above: 0,
      max: 10000,
      usual: [3, 500],
      optional: true,
    }),
  },
  equations: ({ lift, density, area, mass, loadFactor, loading, speed, coefficient, maxCoefficient, stallSpeed }) => [
    [lift, (density * speed ** 2 * area * coefficient) / 2],
    [lift, (density * stallSpeed ** 2 * area * maxCoefficient) / 2],
    [lift, loadFactor * mass * standardGravity],
    [loading, lift / area],
  ],
  requires: [
    {
      that: ({ coefficient, maxCoefficient }) => isAtMost(coefficient, 1.00002 * maxCoefficient),
      field: 'coefficient',
      says: 'The lift coefficient, {coefficient}, must not be above the greatest one, {maxCoefficient}: the wing would have stalled.',
    },
    {
      that: ({ speed, stallSpeed }) => isAtMost(stallSpeed, 1.00001 * speed),
      field: 'speed',
      says: 'The speed, {speed}, must not be below the stall speed, {stallSpeed}: the wing does not carry this there.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ speed, stallSpeed }) =>
        stallSpeed !== undefined && speed !== undefined && isBelow(speed, 1.2 * stallSpeed),
      says: 'The speed is less than 1.2 times the stall speed: a gust or a turn may stall the wing. For an approach 1.3 times the stall speed is usual; the flight manual decides.',
    },
    {
      level: 'caution',
      when: ({ coefficient, maxCoefficient }) =>
        coefficient !== undefined && maxCoefficient === undefined && isAbove(coefficient, 1.6),
      says: 'Wings without flaps stall before a lift coefficient of 1.6 or so, and with flaps mostly before 3: check that this one reaches {coefficient}.',
    },
    {
      level: 'caution',
      when: ({ maxCoefficient }) => maxCoefficient !== undefined && isAbove(maxCoefficient, 3),
      says: 'Even with flaps few wings reach a lift coefficient of 3: with less than {maxCoefficient} it stalls at a higher speed than told.',
    },
    {
      level: 'caution',
      when: ({ loadFactor }) => isBelow(loadFactor, 0.995),
      says: 'At a load factor below 1 the lift, {lift}, is less than the weight of {mass}: in level flight the wing does not carry it.',
    },
    {
      level: 'caution',
      when: ({ density, speed }) =>
        speed !== undefined && isCompressed(density, speed) && isAbove(speed, constant(135, 'm/s')),
      says: 'So fast the lift coefficient of an angle changes with the Mach number, in thin wings by some 10% at Mach 0.4, 15% at 0.5 and 40% at 0.7: take the one of this speed.',
    },
    {
      level: 'caution',
      // Values that determine the density take the place of its default.
      when: ({ density }, given) =>
        !given.density && !isNear(density, constant(1.225, 'kg/m^3'), constant(0.005, 'kg/m^3')),
      says: 'Together these values fit an air density of {density} alone, not the 1.225 kg/m³ at sea level that is taken where none is sent: check that all of them are of one flight.',
    },
    {
      level: 'caution',
      when: ({ density }) => isAbove(density, constant(10, 'kg/m^3')),
      says: 'So dense is no air: of a hydrofoil in water the same equation holds, but the stall is often that of cavitation.',
    },
  ],
  explanation: ({ speed, coefficient }) =>
    speed !== undefined && coefficient !== undefined
      ? 'At {speed} in air of {density} a wing of {area} with a lift coefficient of {coefficient} lifts {lift}, which carries {mass} at a load factor of {loadFactor}{stallSpeed?; with at most {maxCoefficient} it stalls at {stallSpeed}|}.'
      : 'A wing of {area} lifts {lift} for {mass} at a load factor of {loadFactor}{stallSpeed?; with a lift coefficient of at most {maxCoefficient} it stalls at {stallSpeed} in air of {density}|}.',
  examples: [
    {
      inputs: { density: 1.225, speed: 180, area: 16.2, coefficient: 0.4 },
      results: { lift: 9922.5, mass: 1011.813412, loading: 612.5 },
      source: 'By hand: 1.225 × 50² × 16.2 × 0.4/2; 9922.5/9.80665',
    },
    {
      inputs: { mass: 1111, area: 16.2, maxCoefficient: 1.6 },
      results: { stallSpeed: 94.30817114, lift: 10895.18815, loading: 672.5424784 },
      source: 'Python: √(2 × 1111 × 9.80665/(1.225 × 16.2 × 1.6)) in km/h',
    },
    {
      inputs: { mass: 1111, area: 16.2, maxCoefficient: 1.6, loadFactor: 2 },
      results: { stallSpeed: 133.3718947, lift: 21790.3763 },
      source: 'Python: √2 times that of level flight, in a turn with a bank of 60°',
    },
    {
      inputs: { mass: 70000, density: 0.413, speed: 830, area: 122 },
      results: { coefficient: 0.512610674624, lift: 686465.5 },
      cautions: ['changes with the Mach number'],
      source: 'Python, mpmath: 2 × 70000 g/(0.413 × 230.556² × 122)',
    },
    {
      inputs: { lift: 500, speed: 72, coefficient: 1.8 },
      results: { area: 1.133786848 },
      cautions: ['stall before a lift coefficient of 1.6'],
      source: 'By hand: 2 × 500/(1.225 × 400 × 1.8)',
    },
    {
      inputs: { lift: 9922.5, speed: 180, area: 16.2, coefficient: 0.5 },
      results: { density: 0.98 },
      cautions: ['fit an air density of'],
      source: 'By hand: 2 × 9922.5/(2500 × 16.2 × 0.5)',
    },
    {
      inputs: { density: 1025, speed: 36, area: 2, coefficient: 0.5 },
      results: { lift: 51250 },
      cautions: ['hydrofoil'],
      source: 'By hand: 1025 × 100 × 2 × 0.5/2',
    },
    {
      inputs: { mass: 1111, area: 16.2, maxCoefficient: 1.6, speed: 100 },
      results: { coefficient: 1.423044983, stallSpeed: 94.30817114 },
      cautions: ['less than 1.2 times the stall speed'],
      source: 'Python, mpmath',
    },
    {
      inputs: { loading: 500, mass: 80, stallSpeed: 90 },
      results: { maxCoefficient: 1.306122449, area: 1.569064 },
      source: 'By hand: 2 × 500/(1.225 × 25²); 80 × 9.80665/500',
    },
    {
      inputs: { mass: 1111, area: 16.2, maxCoefficient: 3.2 },
      results: { stallSpeed: 66.6859473 },
      cautions: ['few wings reach'],
      source: 'By hand: 94.30817114/√2',
    },
    {
      inputs: { mass: 2023.626824, speed: 180, area: 16.2, coefficient: 0.4 },
      results: { loadFactor: 0.5, lift: 9922.5 },
      cautions: ['less than the weight'],
      source: 'By hand: twice the mass that 9922.5 N carry',
    },
    {
      inputs: { mass: 1111, area: 16.2, maxCoefficient: 1.2, coefficient: 1.3 },
      refused: 'must not be above the greatest one',
      source: 'By definition',
    },
    {
      inputs: { mass: 1111, area: 16.2, stallSpeed: 100, speed: 90 },
      refused: 'must not be below the stall speed',
      source: 'By definition',
    },
  ],
  notes: [
    'The wing carries all of the lift, without ground effect, tail and propeller. Not for deciding on a flight: that is the flight manual’s.',
  ],
  references: [
    { title: 'Anderson: Introduction to Flight, 8th ed. (2016), §5.3 and §6.7' },
    { title: 'ISO 2533: Standard Atmosphere (1975): density of the air' },
  ],
});
