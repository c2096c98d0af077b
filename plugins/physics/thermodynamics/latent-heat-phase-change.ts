import { choice, constant, defineCalculator, isNear, quantity } from '@reckoner/engine';
import { mass } from '../shared/fields.js';

const phases = { solid: 'Solid', liquid: 'Liquid', gas: 'Gas' } as const;
const specificHeat = { unit: 'kJ/(kg*K)', min: 0, max: 1000 } as const;
const temperature = { unit: '°C', min: -273.15, max: 1e5 } as const;

/** Enthalpy along the heating curve at constant pressure, with constant specific heats; by default water. */
export default defineCalculator({
  title: 'Latent heat',
  description:
    'Heat to bring a substance from one temperature and phase to another, with its sensible and latent parts.',
  keywords: ['heat of fusion', 'heat of vaporization', 'melting ice', 'heating curve', 'boiling', 'phase change'],
  inputs: {
    mass,
    startPhase: choice(phases, { label: 'Phase at the start', default: 'solid' }),
    start: quantity('K', { label: 'Temperature at the start', symbol: 'T_1', ...temperature }),
    endPhase: choice(phases, { label: 'Phase at the end', default: 'liquid' }),
    end: quantity('K', { label: 'Temperature at the end', symbol: 'T_2', ...temperature }),
    melting: quantity('K', { label: 'Melting point', symbol: 'T_m', ...temperature, default: 0 }),
    boiling: quantity('K', { label: 'Boiling point', symbol: 'T_b', ...temperature, default: 100 }),
    fusion: quantity('J/kg', {
      label: 'Heat of fusion',
      unit: 'kJ/kg',
      symbol: 'L_f',
      min: 0,
      max: 1e6,
      default: 333.6,
    }),
    vaporization: quantity('J/kg', {
      label: 'Heat of vaporization',
      unit: 'kJ/kg',
      symbol: 'L_v',
      min: 0,
      max: 1e6,
      default: 2256.5,
    }),
    solidHeat: quantity('J/(kg*K)', {
      label: 'Specific heat of the solid',
      symbol: 'c_s',
      ...specificHeat,
      default: 2.1,
    }),
    liquidHeat: quantity('J/(kg*K)', {
      label: 'Specific heat of the liquid',
      symbol: 'c_l',
      ...specificHeat,
      default: 4.186,
    }),
    gasHeat: quantity('J/(kg*K)', { label: 'Specific heat of the gas', symbol: 'c_g', ...specificHeat, default: 2.01 }),
  },
  outputs: {
    heat: quantity('J', { label: 'Heat', help: 'Negative when it is given off.', unit: 'kJ', symbol: 'Q' }),
    latent: quantity('J', { label: 'Latent part', unit: 'kJ', symbol: 'Q_l' }),
    sensible: quantity('J', { label: 'Sensible part', unit: 'kJ', symbol: 'Q_s' }),
  },
  formula: ({
    mass,
    startPhase,
    start,
    endPhase,
    end,
    melting,
    boiling,
    fusion,
    vaporization,
    solidHeat,
    liquidHeat,
    gasHeat,
  }) => {
    const latentOf = (phase: 'solid' | 'liquid' | 'gas') => {
      if (phase === 'solid') return 0;
      return phase === 'liquid' ? fusion : fusion + vaporization;
    };
    const sensibleOf = (phase: 'solid' | 'liquid' | 'gas', temperature: number) => {
      if (phase === 'solid') return solidHeat * (temperature - melting);
      if (phase === 'liquid') return liquidHeat * (temperature - melting);
      return liquidHeat * (boiling - melting) + gasHeat * (temperature - boiling);
    };
    const latent = mass * (latentOf(endPhase) - latentOf(startPhase));
    const sensible = mass * (sensibleOf(endPhase, end) - sensibleOf(startPhase, start));
    return { heat: latent + sensible, latent, sensible };
  },
  figure: { kind: 'parts', of: 'heat', parts: ['sensible', 'latent'] },
  explanation:
    'The change {heat|gives off {|heat|}|takes no heat|takes {|heat|}}: {latent|{|latent|} given off|nothing|{|latent|} taken in} by the phases and {sensible|{|sensible|} given off|nothing|{|sensible|} taken in} by the temperatures.',
  requires: [
    {
      that: ({ melting, boiling }) => melting <= boiling,
      field: 'melting',
      says: 'The melting point, {melting}, must not lie above the boiling point, {boiling}.',
    },
    {
      that: ({ startPhase, start, melting }) => startPhase !== 'solid' || start <= melting,
      field: 'start',
      says: 'Above its melting point, {melting}, the substance is not solid: it starts at {start}.',
    },
    {
      that: ({ startPhase, start, melting, boiling }) =>
        startPhase !== 'liquid' || (start >= melting && start <= boiling),
      field: 'start',
      says: 'The substance is liquid between its melting and boiling points only, {melting} and {boiling}: it starts at {start}.',
    },
    {
      that: ({ startPhase, start, boiling }) => startPhase !== 'gas' || start >= boiling,
      field: 'start',
      says: 'Below its boiling point, {boiling}, the substance is not a gas: it starts at {start}.',
    },
    {
      that: ({ endPhase, end, melting }) => endPhase !== 'solid' || end <= melting,
      field: 'end',
      says: 'Above its melting point, {melting}, the substance is not solid: it ends at {end}.',
    },
    {
      that: ({ endPhase, end, melting, boiling }) => endPhase !== 'liquid' || (end >= melting && end <= boiling),
      field: 'end',
      says: 'The substance is liquid between its melting and boiling points only, {melting} and {boiling}: it ends at {end}.',
    },
    {
      that: ({ endPhase, end, boiling }) => endPhase !== 'gas' || end >= boiling,
      field: 'end',
      says: 'Below its boiling point, {boiling}, the substance is not a gas: it ends at {end}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ startPhase, endPhase, melting, fusion, vaporization }) =>
        !isNear(melting, constant(273.15, 'K'), constant(5, 'K')) &&
        (((startPhase === 'solid') !== (endPhase === 'solid') && fusion === constant(333600, 'J/kg')) ||
          ((startPhase === 'gas') !== (endPhase === 'gas') && vaporization === constant(2256500, 'J/kg'))),
      says: 'The melting point is not that of water, but a heat of fusion or vaporization still is: give those of the substance, and its specific heats.',
    },
  ],
  examples: [
    {
      inputs: { mass: 0.5, start: -10, endPhase: 'gas', end: 120 },
      results: { heat: 1534.95, latent: 1295.05, sensible: 239.9 },
      source: 'By hand: 0.5 × (2.1 × 10 + 333.6 + 418.6 + 2256.5 + 2.01 × 20)',
    },
    {
      inputs: { mass: 2, start: 0, end: 0 },
      results: { heat: 667.2, latent: 667.2, sensible: 0 },
      source: 'By hand: 2 × 333.6',
    },
    {
      inputs: { mass: 1, startPhase: 'gas', start: 100, endPhase: 'liquid', end: 80 },
      results: { heat: -2340.22, latent: -2256.5, sensible: -83.72 },
      source: 'By hand: -2256.5 - 4.186 × 20',
    },
    {
      inputs: { mass: 1, start: 1000, end: 1100, melting: 1085, boiling: 2562, solidHeat: 0.385, liquidHeat: 0.5 },
      results: { latent: 333.6, sensible: 40.225, heat: 373.825 },
      cautions: ['not that of water'],
      source: 'By hand: 0.385 × 85 + 0.5 × 15 + 333.6 of ice; copper has 205 kJ/kg',
    },
    { inputs: { mass: 1, start: 5, end: 20 }, refused: 'not solid: it starts', source: 'By definition' },
    {
      inputs: { mass: 1, startPhase: 'liquid', start: -5, end: 20 },
      refused: 'it starts at -5',
      source: 'By definition',
    },
    {
      inputs: { mass: 1, startPhase: 'gas', start: 90, end: 20 },
      refused: 'not a gas: it starts',
      source: 'By definition',
    },
    {
      inputs: { mass: 1, start: -5, endPhase: 'solid', end: 5 },
      refused: 'not solid: it ends',
      source: 'By definition',
    },
    { inputs: { mass: 1, start: -5, end: 120 }, refused: 'liquid between', source: 'By definition' },
    {
      inputs: { mass: 1, start: -5, endPhase: 'gas', end: 20 },
      refused: 'not a gas: it ends',
      source: 'By definition',
    },
    { inputs: { mass: 1, start: -5, end: 20, melting: 200 }, refused: 'must not lie above', source: 'By definition' },
    {
      inputs: {
        mass: 0.3,
        start: -130,
        endPhase: 'gas',
        end: 100,
        melting: -114,
        boiling: 78,
        fusion: 108,
        vaporization: 846,
        solidHeat: 1.9,
        liquidHeat: 2.44,
        gasHeat: 1.43,
      },
      results: { heat: 445.302, latent: 286.2, sensible: 159.102 },
      source: 'By hand: 0.3 × (1.9 × 16 + 108 + 2.44 × 192 + 846 + 1.43 × 22); about ethanol',
    },
  ],
  notes: ['Defaults are those of water at 1 atm; specific heats are taken as constant.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §18-4' }],
});
