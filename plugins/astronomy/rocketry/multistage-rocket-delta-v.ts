import { defineCalculator, quantity, rows, standardGravity, sum, table } from '@reckoner/engine';

/** Tsiolkovsky for each stage, which lifts the stages above it and the payload. */
export default defineCalculator({
  title: 'Multi-stage rocket delta-v',
  description:
    'Delta-v of a rocket of several stages from propellant and dry mass and specific impulse of each, and the payload.',
  keywords: ['tsiolkovsky', 'rocket equation', 'staging', 'mass ratio'],
  inputs: {
    stages: rows(
      {
        propellant: quantity('kg', { label: 'Propellant', symbol: 'm_p', min: 0, max: 1e9, usual: [0, 1e7] }),
        dry: quantity('kg', { label: 'Dry mass', symbol: 'm_d', min: 0, max: 1e9, usual: [0, 1e6] }),
        impulse: quantity('s', { label: 'Specific impulse', symbol: 'I_{sp}', min: 0, max: 1e6, usual: [50, 20000] }),
      },
      { label: 'Stages', help: 'The first to burn first.', maxItems: 20 },
    ),
    payload: quantity('kg', { label: 'Payload', symbol: 'm_L', min: 0.001, max: 1e9 }),
  },
  outputs: {
    deltaV: quantity('m/s', { label: 'Total delta-v', symbol: '\\Delta v' }),
    liftoff: quantity('kg', { label: 'Mass at liftoff', symbol: 'm_0' }),
    byStage: table(
      {
        deltaV: quantity('m/s', { label: 'Delta-v', symbol: '\\Delta v' }),
        initial: quantity('kg', { label: 'Mass at ignition', symbol: 'm_i' }),
        final: quantity('kg', { label: 'Mass at burnout', symbol: 'm_f' }),
      },
      { label: 'Stages' },
    ),
  },
  formula: ({ stages, payload }) => {
    const byStage = stages.map(({ propellant, impulse }, index) => {
      const initial = payload + sum(stages.slice(index).map((stage) => stage.propellant + stage.dry));
      const final = initial - propellant;
      return { deltaV: impulse * standardGravity * Math.log(initial / final), initial, final };
    });
    return { deltaV: sum(byStage.map(({ deltaV }) => deltaV)), liftoff: byStage[0]!.initial, byStage };
  },
  stepwise: [
    "For each stage, from the first: the mass before is the payload with everything that still flies; the mass after is without the stage's propellant.",
    'The stage gives Δv = impulse × g₀ × ln(mass before / mass after), with g₀ = 9.80665 m/s².',
    "The stages' speeds are added; the mass at liftoff is the mass before of the first stage.",
  ],
  explanation: 'The rocket of {liftoff} gives its payload of {payload} a delta-v of {deltaV}.',
  examples: [
    {
      inputs: {
        stages: [
          { propellant: 80000, dry: 10000, impulse: 300 },
          { propellant: 15000, dry: 2000, impulse: 350 },
        ],
        payload: 3000,
      },
      results: {
        deltaV: 8580.7003,
        liftoff: 110000,
        byStage: {
          length: 2,
          rows: { 0: { deltaV: 3822.48404, initial: 110000, final: 30000 }, 1: { initial: 20000, final: 5000 } },
        },
      },
      source: 'Python 3.11: 300 g ln(110/30) + 350 g ln(20/5)',
    },
    {
      inputs: { stages: [{ propellant: 900, dry: 50, impulse: 250 }], payload: 50 },
      results: { deltaV: 5645.16153 },
      source: 'Python 3.11: 250 g ln 10',
    },
  ],
  notes: ['In vacuum without gravity and drag losses, which take 1.5 to 2 km/s on the way to a low orbit.'],
  references: [{ title: 'Sutton, Biblarz: Rocket Propulsion Elements, 8th ed. (2010), ch. 4' }],
});
