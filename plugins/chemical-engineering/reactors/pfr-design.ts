import { defineCalculator, number, quantity } from '@reckoner/engine';
import {
  conversion,
  feedConcentration,
  feedFlow,
  firstOrderConstant,
  reactionOrder,
  secondOrderConstant,
  zeroOrderConstant,
} from '../shared/kinetics.js';

/** V = F_A0 ∫ dX/(-r_A) with C_A = C_A0(1 - X)/(1 + εX): closed forms of the isothermal, isobaric reactor. */
export default defineCalculator({
  title: 'Plug flow reactor volume',
  description: 'Volume and space time of a plug flow reactor for a conversion, with the expansion of a reacting gas.',
  keywords: ['PFR', 'tubular reactor', 'space time', 'expansion factor', 'conversion'],
  inputs: {
    order: reactionOrder,
    zeroOrderConstant,
    firstOrderConstant,
    secondOrderConstant,
    feedConcentration,
    feedFlow,
    conversion,
    expansion: number({
      label: 'Expansion factor',
      help: 'Mole fraction in the feed times the change of moles per mole; 0 for liquids.',
      symbol: '\\varepsilon',
      min: -0.95,
      max: 20,
      default: 0,
    }),
  },
  outputs: {
    volume: quantity('m^3', { label: 'Reactor volume', unit: 'L', symbol: 'V' }),
    spaceTime: quantity('s', { label: 'Space time', unit: 'min', symbol: '\\tau' }),
    outlet: quantity('mol/m^3', { label: 'Outlet concentration', unit: 'mol/L', symbol: 'C_A' }),
  },
  formula: ({
    order,
    zeroOrderConstant,
    firstOrderConstant,
    secondOrderConstant,
    feedConcentration,
    feedFlow,
    conversion,
    expansion,
  }) => {
    const logarithm = Math.log(1 / (1 - conversion));
    const growth = 1 + expansion;
    let spaceTime: number;
    if (order === 'zero') spaceTime = (feedConcentration * conversion) / zeroOrderConstant;
    else if (order === 'first') spaceTime = (growth * logarithm - expansion * conversion) / firstOrderConstant;
    else {
      const integral =
        expansion ** 2 * conversion -
        2 * expansion * growth * logarithm +
        (growth ** 2 * conversion) / (1 - conversion);
      spaceTime = integral / (secondOrderConstant * feedConcentration);
    }
    const outlet = (feedConcentration * (1 - conversion)) / (1 + expansion * conversion);
    return { volume: feedFlow * spaceTime, spaceTime, outlet };
  },
  explanation: 'A tube of {volume} converts {conversion} of the feed; its space time is {spaceTime}.',
  examples: [
    {
      inputs: { firstOrderConstant: '0.3 1/min', feedConcentration: 1, feedFlow: 100, conversion: 80 },
      results: { volume: 536.4793, spaceTime: 5.364793, outlet: 0.2 },
      source: 'scipy.integrate.quad of 1/(0.3(1 - X))',
    },
    {
      inputs: { firstOrderConstant: '0.3 1/min', feedConcentration: 1, feedFlow: 100, conversion: 80, expansion: 1 },
      results: { volume: 806.29194, outlet: 0.11111111 },
      source: 'scipy.integrate.quad of (1 + X)/(0.3(1 - X))',
    },
    {
      inputs: {
        order: 'second',
        secondOrderConstant: '0.05 L/(mol*s)',
        feedConcentration: 2,
        feedFlow: 6,
        conversion: 90,
        expansion: -0.5,
      },
      results: { volume: 3.6262925 },
      source: 'scipy.integrate.quad of ((1 - X/2)/(1 - X))²/(0.05 × 2)',
    },
    {
      inputs: {
        order: 'second',
        secondOrderConstant: '0.05 L/(mol*s)',
        feedConcentration: 2,
        feedFlow: 6,
        conversion: 90,
      },
      results: { volume: 9, spaceTime: 1.5 },
      source: 'By hand: τ = 9/(0.05 × 2) = 90 s',
    },
    {
      inputs: {
        order: 'zero',
        zeroOrderConstant: '0.02 mol/(L*min)',
        feedConcentration: 0.5,
        feedFlow: 10,
        conversion: 40,
      },
      results: { volume: 100, spaceTime: 10 },
      source: 'By hand: τ = 0.5 × 0.4/0.02 min',
    },
  ],
  notes: ['Steady state, no back-mixing, one temperature and pressure, irreversible reaction.'],
  references: [
    { title: 'Fogler: Elements of Chemical Reaction Engineering, 5th ed., §1.4 and §5.4', isbn: '978-0-13-388751-8' },
  ],
});
