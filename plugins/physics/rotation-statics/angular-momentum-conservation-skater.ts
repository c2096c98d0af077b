import { defineCalculator, quantity } from '@reckoner/engine';

/** I₁ ω₁ = I₂ ω₂ without an outer torque. */
export default defineCalculator({
  title: 'Conservation of angular momentum',
  description:
    'Rate of rotation after a change of the moment of inertia, and the change of the rotational energy, as of a spinning skater.',
  keywords: ['ice skater', 'pulling in the arms', 'I1 w1 = I2 w2', 'coupled flywheels', 'spin faster'],
  inputs: {
    initialInertia: quantity('kg*m^2', { label: 'Moment of inertia before', symbol: 'I_1', min: 1e-60, max: 1e60 }),
    initialSpeed: quantity('rad/s', {
      label: 'Rate of rotation before',
      unit: 'rpm',
      symbol: '\\omega_1',
      above: 0,
      max: 1e12,
    }),
    finalInertia: quantity('kg*m^2', {
      label: 'Moment of inertia after',
      help: 'That of everything that turns together: of two coupled flywheels the sum, if the second one was at rest.',
      symbol: 'I_2',
      min: 1e-60,
      max: 1e60,
    }),
  },
  outputs: {
    finalSpeed: quantity('rad/s', { label: 'Rate of rotation after', unit: 'rpm', symbol: '\\omega_2' }),
    energyChange: quantity('J', {
      label: 'Change of rotational energy',
      help: 'Positive where work is done, negative where energy is given off.',
      symbol: '\\Delta E',
    }),
    energyBefore: quantity('J', { label: 'Rotational energy before', symbol: 'E_1' }),
    energyAfter: quantity('J', { label: 'Rotational energy after', symbol: 'E_2' }),
    momentum: quantity('kg*m^2/s', { label: 'Angular momentum', symbol: 'L' }),
  },
  formula: ({ initialInertia, initialSpeed, finalInertia }) => {
    const momentum = initialInertia * initialSpeed;
    const finalSpeed = momentum / finalInertia;
    const energyBefore = (initialInertia * initialSpeed ** 2) / 2;
    return {
      finalSpeed,
      // As a product, not as a difference of two energies, so that a small change keeps its digits.
      energyChange: (energyBefore * (initialInertia - finalInertia)) / finalInertia,
      energyBefore,
      energyAfter: (finalInertia * finalSpeed ** 2) / 2,
      momentum,
    };
  },
  shown: ({ energyBefore, energyAfter }) => ({ energyChange: energyAfter - energyBefore }),
  figure: {
    kind: 'curve',
    title: 'Rate of rotation over moment of inertia',
    x: { of: 'initialInertia', label: 'Moment of inertia' },
    y: { of: 'initialSpeed', label: 'Rate of rotation' },
    curve: ({ initialInertia, initialSpeed, finalInertia, finalSpeed, momentum }) => ({
      from: 0.7 * Math.min(initialInertia, finalInertia),
      to: 1.3 * Math.max(initialInertia, finalInertia),
      lines: [{ y: (inertia) => momentum / inertia }],
      marks: [
        { x: initialInertia, y: initialSpeed, label: 'Before' },
        { x: finalInertia, y: finalSpeed, label: 'After' },
      ],
    }),
  },
  explanation:
    'Without an outer torque the rotation goes from {initialSpeed} to {finalSpeed}, and its energy {energyChange|falls by {|energyChange|}|stays as it is|rises by {|energyChange|}}.',
  examples: [
    {
      inputs: { initialInertia: 21.6, initialSpeed: '1 rev/s', finalInertia: 5.4 },
      results: {
        finalSpeed: 240,
        energyBefore: 426.3669101,
        energyAfter: 1705.467641,
        energyChange: 1279.10073,
        momentum: 135.7168026,
      },
      source: 'OpenStax University Physics Volume 1, §11.3, gymnast: 4.0 rev/s; Python for the energies',
    },
    {
      inputs: { initialInertia: 2, initialSpeed: 600, finalInertia: 8 },
      results: { finalSpeed: 150, energyBefore: 3947.84176, energyAfter: 986.9604401, energyChange: -2960.88132 },
      source: 'OpenStax University Physics Volume 1, §11.3, flywheels: 150 rev/min, 3/4 of the energy lost; 400π²',
    },
    {
      inputs: { initialInertia: 3, initialSpeed: 45, finalInertia: 3 },
      results: { finalSpeed: 45, energyChange: 0 },
      source: 'By definition: nothing changes',
    },
  ],
  notes: [
    'No outer torque: friction at the axis and of the air are left out.',
    'Pulling mass inward takes work. Energy that is given off goes into whatever lets the mass out, or into heat where two parts rub until they turn together.',
  ],
  references: [
    { title: 'OpenStax: University Physics Volume 1, §11.3' },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., ch. 11' },
  ],
});
