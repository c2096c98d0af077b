import { defineCalculator, isBelow, quantity, speedOfLight, sumOfProducts } from '@reckoner/engine';

const electric = { min: -1e12, max: 1e12, default: 0 } as const;
const speed = { min: -2.9979e8, max: 2.9979e8, default: 0 } as const;
const magnetic = { min: -1e9, max: 1e9, default: 0 } as const;

/** F = q (E + v × B) by Cartesian components. */
export default defineCalculator({
  title: 'Lorentz force',
  description: 'Force on a moving charge in electric and magnetic fields from the components of fields and velocity.',
  keywords: ['magnetic force', 'moving charge', 'v cross b', 'qvb', 'electric and magnetic field'],
  inputs: {
    charge: quantity('C', {
      label: 'Charge',
      help: 'An electron has -1.602176634e-19 C.',
      symbol: 'q',
      min: -1e6,
      max: 1e6,
    }),
    electricX: quantity('V/m', { label: 'Electric field along x', symbol: 'E_x', ...electric }),
    electricY: quantity('V/m', { label: 'Electric field along y', symbol: 'E_y', ...electric }),
    electricZ: quantity('V/m', { label: 'Electric field along z', symbol: 'E_z', ...electric }),
    speedX: quantity('m/s', { label: 'Velocity along x', symbol: 'v_x', ...speed }),
    speedY: quantity('m/s', { label: 'Velocity along y', symbol: 'v_y', ...speed }),
    speedZ: quantity('m/s', { label: 'Velocity along z', symbol: 'v_z', ...speed }),
    magneticX: quantity('T', { label: 'Magnetic field along x', symbol: 'B_x', ...magnetic }),
    magneticY: quantity('T', { label: 'Magnetic field along y', symbol: 'B_y', ...magnetic }),
    magneticZ: quantity('T', { label: 'Magnetic field along z', symbol: 'B_z', ...magnetic }),
  },
  outputs: {
    force: quantity('N', { label: 'Force', symbol: 'F' }),
    forceX: quantity('N', { label: 'Force along x', symbol: 'F_x' }),
    forceY: quantity('N', { label: 'Force along y', symbol: 'F_y' }),
    forceZ: quantity('N', { label: 'Force along z', symbol: 'F_z' }),
  },
  formula: ({ charge, electricX, electricY, electricZ, speedX, speedY, speedZ, magneticX, magneticY, magneticZ }) => {
    // Rounded once, so that fields in balance, as of a velocity selector, give no force at all.
    const forceX = charge * sumOfProducts([electricX], [speedY, magneticZ], [-speedZ, magneticY]);
    const forceY = charge * sumOfProducts([electricY], [speedZ, magneticX], [-speedX, magneticZ]);
    const forceZ = charge * sumOfProducts([electricZ], [speedX, magneticY], [-speedY, magneticX]);
    return { force: Math.hypot(forceX, forceY, forceZ), forceX, forceY, forceZ };
  },
  explanation: 'The force is {force}, with components {forceX}, {forceY} and {forceZ}.',
  requires: [
    {
      that: ({ speedX, speedY, speedZ }) => isBelow(Math.hypot(speedX, speedY, speedZ), speedOfLight),
      field: 'speedX',
      says: 'The components of the velocity together must stay below the speed of light.',
    },
  ],
  examples: [
    {
      inputs: { charge: '1.602176634e-19 C', speedX: 1e6, magneticZ: 0.5 },
      results: { force: 8.01088317e-14, forceX: 0, forceY: -8.01088317e-14, forceZ: 0 },
      source: 'By hand: e × 10⁶ × 0.5, x × z = -y',
    },
    {
      inputs: {
        charge: 2,
        electricX: 1,
        electricY: 2,
        electricZ: 3,
        speedX: 4,
        speedY: 5,
        speedZ: 6,
        magneticX: 7,
        magneticY: 8,
        magneticZ: 10,
      },
      results: { forceX: 6, forceY: 8, forceZ: 0, force: 10 },
      source: 'By hand: v × B = (2, 2, -3), plus (1, 2, 3), times 2',
    },
    {
      inputs: { charge: 1, electricY: 0.3, speedX: 3, magneticZ: 0.1 },
      results: { force: 0, forceY: 0 },
      source: 'By hand: 0.3 - 3 × 0.1, a velocity selector',
    },
    {
      inputs: { charge: 1, speedX: 2.5e8, speedY: 2.5e8, magneticZ: 1 },
      refused: 'below the speed of light',
      source: 'By hand: 2.5 × √2 = 3.54 × 10⁸ m/s',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §28-1' }],
});
