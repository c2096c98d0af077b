import { choice, cosTurn, defineCalculator, integer, list, percent, quantity } from '@reckoner/engine';

/** I = I₀ cos² θ at each polarizer; the first halves unpolarized light. */
export default defineCalculator({
  title: "Malus's law",
  description: 'Intensity of light behind one or several ideal polarizers from the angles of their axes.',
  keywords: ['malus law', 'polarizer', 'crossed polarizers', 'stack of polarizers', 'three polarizers'],
  inputs: {
    light: choice(
      { unpolarized: 'Unpolarized', polarized: 'Linearly polarized at 0°' },
      { label: 'Light', default: 'unpolarized' },
    ),
    angles: list(quantity('rad', { label: 'Angle', unit: 'deg', min: -360, max: 360 }), {
      label: 'Angles of the axes, in the order of the light',
      help: 'All against the same direction.',
      symbol: '\\theta',
      maxItems: 100,
    }),
    intensity: quantity('W/m^2', { label: 'Intensity at first', symbol: 'I_0', min: 0, max: 1e30, optional: true }),
  },
  outputs: {
    share: percent({ label: 'Transmitted share', symbol: 'T', places: 3 }),
    transmitted: quantity('W/m^2', { label: 'Transmitted intensity', symbol: 'I', optional: true }),
    polarizers: integer({ label: 'Polarizers', symbol: 'N' }),
  },
  formula: ({ light, angles, intensity }) => {
    const first = light === 'polarized' ? cosTurn(angles[0]!) ** 2 : 0.5;
    let share = first;
    for (let place = 1; place < angles.length; place++) share *= cosTurn(angles[place]! - angles[place - 1]!) ** 2;
    return {
      share,
      transmitted: intensity === undefined ? undefined : intensity * share,
      polarizers: angles.length,
    };
  },
  stepwise: [
    'The first polarizer lets through half of unpolarized light, and cos² θ₁ of light that is polarized at 0°.',
    'Every next one lets through cos² of the angle between its axis and that of the one before.',
    'The transmitted intensity is the intensity at first times this share.',
  ],
  explanation:
    'Behind {polarizers} {polarizers|polarizer|polarizers} {share} of the light is left{transmitted?, {transmitted}|}.',
  cautions: [
    {
      level: 'note',
      when: ({ angles }) => {
        const largest = Math.max(...angles.map((angle) => Math.abs(angle)));
        return largest > 0 && largest < 0.11;
      },
      says: 'No angle is above 7°: if they are meant in radians, send them with that unit.',
    },
  ],
  examples: [
    {
      inputs: { angles: [0, 30, 90], intensity: 100 },
      results: { share: 9.375, transmitted: 9.375, polarizers: 3 },
      source: 'By hand: 1/2 × 3/4 × 1/4',
    },
    { inputs: { angles: [0, 90] }, results: { share: 0, polarizers: 2 }, source: 'By hand: crossed polarizers' },
    { inputs: { angles: [0, 45, 90] }, results: { share: 12.5 }, source: 'By hand: 1/2 × 1/2 × 1/2' },
    {
      inputs: { light: 'polarized', angles: [30] },
      results: { share: 75, polarizers: 1 },
      source: 'By hand: cos² 30°',
    },
    {
      inputs: { angles: [0, 1.5] },
      results: { share: 49.96573837 },
      cautions: ['meant in radians'],
      source: 'Python: cos² 1.5°/2',
    },
  ],
  notes: [
    'Ideal polarizers: real ones let through 70 to 95 percent of what they should, and a little where they are crossed.',
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §33-4' }],
});
