import { defineEquations, quantity, standardGravity } from '@reckoner/engine';

/** Thrust for each unit of propellant weight flow: Isp = F/(ṁ g0) = ve/g0. */
export default defineEquations({
  title: 'Specific impulse',
  description:
    'Specific impulse, exhaust velocity, thrust and propellant flow of a rocket, with total impulse and burn time.',
  keywords: ['isp', 'exhaust velocity', 'thrust', 'rocket engine', 'total impulse', 'burn time'],
  variables: {
    impulse: quantity('s', { label: 'Specific impulse', symbol: 'I_{sp}', above: 0, max: 1e8, usual: [30, 20000] }),
    exhaust: quantity('m/s', {
      label: 'Effective exhaust velocity',
      symbol: 'v_e',
      above: 0,
      max: 3e8,
      usual: [300, 200000],
    }),
    thrust: quantity('N', { label: 'Thrust', unit: 'kN', symbol: 'F', above: 0, max: 1e9, optional: true }),
    massFlow: quantity('kg/s', { label: 'Propellant flow', symbol: '\\dot m', above: 0, max: 1e9, optional: true }),
    burnTime: quantity('s', { label: 'Burn time', symbol: 't', above: 0, max: 1e10, optional: true }),
    propellant: quantity('kg', { label: 'Propellant', symbol: 'm_p', above: 0, max: 1e12, optional: true }),
    totalImpulse: quantity('N*s', { label: 'Total impulse', unit: 'kN*s', symbol: 'I_t', above: 0, optional: true }),
  },
  equations: ({ impulse, exhaust, thrust, massFlow, burnTime, propellant, totalImpulse }) => [
    [exhaust, impulse * standardGravity],
    [thrust, massFlow * exhaust],
    [burnTime, propellant / massFlow],
    [totalImpulse, propellant * exhaust],
  ],
  explanation: 'A specific impulse of {impulse} is an effective exhaust velocity of {exhaust}.',
  examples: [
    {
      inputs: { thrust: 845, massFlow: 305.5, burnTime: 162 },
      results: { exhaust: 2765.95745, impulse: 282.049165, propellant: 49491, totalImpulse: 136890 },
      source: 'Python 3.11: F/ṁ, /g0, ṁ t, F t',
    },
    { inputs: { impulse: 450 }, results: { exhaust: 4412.9925 }, source: 'By hand: 450 × 9.80665' },
    {
      inputs: { totalImpulse: 0.02, propellant: 0.01 },
      results: { exhaust: 2000, impulse: 203.943243 },
      source: 'By hand: 20/0.01; a model rocket motor',
    },
  ],
  references: [{ title: 'Sutton, Biblarz: Rocket Propulsion Elements, 8th ed. (2010), §2.1' }],
});
