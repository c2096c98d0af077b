import {
  constant,
  defineEquations,
  isAbove,
  isBelow,
  number,
  percent,
  quantity,
  roundTo,
  standardGravity,
} from '@reckoner/engine';
import { isRelativistic } from '../shared/limits.js';

/** Tsiolkovsky's equation for one stage, by what is burned per final mass, so that small burns keep their digits. */
export default defineEquations({
  title: 'Rocket equation (delta-v)',
  description:
    'Delta-v of one rocket stage from specific impulse or exhaust velocity and the masses before and after, or propellant, masses or specific impulse for a delta-v.',
  keywords: ['tsiolkovsky', 'ideal rocket equation', 'mass ratio', 'propellant for a maneuver', 'single stage delta-v'],
  variables: {
    deltaV: quantity('m/s', {
      label: 'Delta-v',
      help: 'Change of speed in free space, without losses.',
      usual: [0.1, 50000],
      symbol: '\\Delta v',
      above: 0,
      max: 2.9e8,
    }),
    specificImpulse: quantity('s', {
      label: 'Specific impulse',
      help: 'In seconds: solid motors about 220 to 290, kerosene 260 to 350, hydrogen 380 to 465, ion engines 1,500 to 5,000.',
      usual: [50, 10000],
      symbol: 'I_{sp}',
      above: 0,
      max: 2.9e7,
    }),
    exhaust: quantity('m/s', {
      label: 'Effective exhaust velocity',
      usual: [500, 100000],
      symbol: 'v_e',
      above: 0,
      max: 2.9e8,
    }),
    initialMass: quantity('kg', { label: 'Mass before the burn', symbol: 'm_0', above: 0, max: 1e12, optional: true }),
    finalMass: quantity('kg', {
      label: 'Mass after the burn',
      help: 'Structure, engines, payload and what propellant is left.',
      symbol: 'm_f',
      above: 0,
      max: 1e12,
      optional: true,
    }),
    propellant: quantity('kg', { label: 'Propellant burned', symbol: 'm_p', above: 0, max: 1e12, optional: true }),
    burned: number({ label: 'Propellant per mass after the burn', symbol: 'q', above: 0 }),
    massRatio: number({ label: 'Mass ratio', help: 'Mass before over mass after the burn.', symbol: 'R', above: 1 }),
    share: percent({
      label: 'Propellant share of the mass before',
      symbol: '\\zeta',
      above: 0,
      below: 100,
      usual: [1, 96],
    }),
  },
  equations: ({ deltaV, specificImpulse, exhaust, initialMass, finalMass, propellant, burned, massRatio, share }) => [
    [exhaust, specificImpulse * standardGravity],
    [deltaV, exhaust * Math.log1p(burned)],
    [massRatio, 1 + burned],
    [share, burned / (1 + burned)],
    [propellant, burned * finalMass],
    [initialMass, finalMass + propellant],
  ],
  figure: {
    kind: 'curve',
    title: 'Delta-v over mass ratio',
    x: { of: 'massRatio' },
    y: { of: 'deltaV' },
    curve: ({ deltaV, exhaust, massRatio }) => ({
      from: 1,
      to: 1 + 1.6 * (massRatio - 1),
      lines: [{ y: (ratio) => exhaust * Math.log(ratio) }],
      marks: [{ x: massRatio, y: deltaV, label: 'Δv' }],
    }),
  },
  explanation:
    'With a specific impulse of {specificImpulse} (exhaust at {exhaust}) a delta-v of {deltaV} takes a mass ratio of {massRatio}: {share} of the mass before the burn is propellant{propellant?, {propellant} of {initialMass}, and {finalMass} are left|}. Gravity and drag losses, where there are any, come on top.',
  cautions: [
    {
      level: 'caution',
      when: ({ deltaV, exhaust }) => isRelativistic(deltaV) || isRelativistic(exhaust),
      says: 'Above a tenth of the speed of light relativity counts: this is the delta-v of classical mechanics, and the speed that is reached is less.',
    },
    {
      level: 'caution',
      when: ({ share }) => roundTo(100 * share, 1) > 94,
      says: 'Hardly any stage holds so much propellant: tanks, engines and payload are to weigh less than 6% of the mass at the start. Divide the delta-v among several stages, and look at each one by itself.',
    },
    {
      level: 'note',
      when: ({ deltaV }, given) => given.deltaV && isBelow(deltaV, constant(20, 'm/s')),
      says: 'A delta-v below 20 m/s is that of a small correction: is it in m/s, and not in km/s?',
    },
    {
      level: 'note',
      when: ({ specificImpulse, exhaust }) => isAbove(specificImpulse, 500) && !isRelativistic(exhaust),
      says: 'No chemical rocket in use has a specific impulse above about 500 s; electric and nuclear ones have. If the figure is an exhaust velocity in m/s, it belongs into that field.',
    },
  ],
  examples: [
    {
      inputs: { specificImpulse: 300, initialMass: 1000, finalMass: 400 },
      results: { deltaV: 2695.72275172, propellant: 600, massRatio: 2.5, share: 60, burned: 1.5, exhaust: 2941.995 },
      source: 'Python with mpmath: 2941.995 ln 2.5',
    },
    {
      inputs: { specificImpulse: 300, initialMass: 1000, deltaV: 2000 },
      results: { propellant: 493.287151015, finalMass: 506.712848985, massRatio: 1.97350432697 },
      source: 'Python with mpmath: exp(2000/2941.995)',
    },
    {
      inputs: { exhaust: 4000, finalMass: 500, deltaV: 0.5 },
      results: { propellant: '0.0625039064128', share: '0.0124992187826' },
      cautions: ['not in km/s'],
      source: 'Python with mpmath: 500 (exp(1/8000) - 1)',
    },
    {
      inputs: { deltaV: 3000, initialMass: 20000, propellant: 12000 },
      results: { specificImpulse: 333.862226531, finalMass: 8000 },
      source: 'Python with mpmath: 3000/(9.80665 ln 2.5)',
    },
    {
      inputs: { specificImpulse: 350, share: 0.6 },
      results: { deltaV: 20.6559951 },
      source: 'Python with mpmath: 3432.3275 × -ln 0.994; a fraction sent as percent',
    },
    {
      inputs: { specificImpulse: 450, deltaV: 13000 },
      results: { massRatio: 19.0267681466, share: 94.7442466724 },
      cautions: ['several stages'],
      source: 'Python with mpmath: exp(13000/4412.9925)',
    },
    {
      inputs: { specificImpulse: 3000, initialMass: 1200, finalMass: 1000 },
      results: { deltaV: 5363.8910848, propellant: 200 },
      cautions: ['electric and nuclear'],
      source: 'Python with mpmath: 29419.95 ln 1.2',
    },
    {
      inputs: { exhaust: 4e7, massRatio: 1.001 },
      results: { deltaV: 39980.0133233 },
      cautions: ['relativity', 'far above the usual'],
      source: 'Python with mpmath: 4 × 10⁷ ln 1.001',
    },
  ],
  notes: [
    'One burn at a steady exhaust velocity, in free space. The way to a low Earth orbit takes 1.5 to 2 km/s more than the orbital speed.',
    'The effective exhaust velocity includes the pressure at the nozzle; it depends on the height, as does the specific impulse.',
  ],
  references: [
    { title: 'Sutton, Biblarz: Rocket Propulsion Elements, 8th ed. (2010), ch. 4' },
    { title: 'OpenStax: University Physics Volume 1, §9.7' },
  ],
});
