import { defineCalculator, quantity } from '@reckoner/engine';
import {
  conversion,
  feedConcentration,
  feedFlow,
  firstOrderConstant,
  reactionOrder,
  secondOrderConstant,
  zeroOrderConstant,
} from '../shared/kinetics.js';

/** Design equation V = F_A0·X/(-r_A) with the rate at the outlet; constant density. */
export default defineCalculator({
  title: 'CSTR volume',
  description: 'Volume and residence time of a stirred tank reactor for a conversion, from the rate law and the feed.',
  keywords: ['continuous stirred tank reactor', 'space time', 'mixed flow reactor', 'conversion'],
  inputs: {
    order: reactionOrder,
    zeroOrderConstant,
    firstOrderConstant,
    secondOrderConstant,
    feedConcentration,
    feedFlow,
    conversion,
  },
  outputs: {
    volume: quantity('m^3', { label: 'Reactor volume', unit: 'L', symbol: 'V' }),
    residenceTime: quantity('s', { label: 'Space time', unit: 'min', symbol: '\\tau' }),
    outlet: quantity('mol/m^3', { label: 'Outlet concentration', unit: 'mol/L', symbol: 'C_A' }),
    rate: quantity('mol/(m^3*s)', { label: 'Reaction rate', unit: 'mol/(L*s)', symbol: '-r_A' }),
  },
  formula: ({
    order,
    zeroOrderConstant,
    firstOrderConstant,
    secondOrderConstant,
    feedConcentration,
    feedFlow,
    conversion,
  }) => {
    const outlet = feedConcentration * (1 - conversion);
    let rate: number;
    if (order === 'zero') rate = zeroOrderConstant;
    else if (order === 'first') rate = firstOrderConstant * outlet;
    else rate = secondOrderConstant * outlet ** 2;
    const residenceTime = (feedConcentration * conversion) / rate;
    return { volume: feedFlow * residenceTime, residenceTime, outlet, rate };
  },
  explanation: 'A stirred tank of {volume} converts {conversion} of the feed in a space time of {residenceTime}.',
  examples: [
    {
      inputs: { firstOrderConstant: '0.3 1/min', feedConcentration: 1, feedFlow: 100, conversion: 80 },
      results: { volume: 1333.3333, residenceTime: 13.333333, outlet: 0.2, rate: 0.001 },
      source: 'By hand: τ = 0.8/(0.3 × 0.2) min',
    },
    {
      inputs: {
        order: 'zero',
        zeroOrderConstant: '0.02 mol/(L*min)',
        feedConcentration: 0.5,
        feedFlow: 10,
        conversion: 40,
      },
      results: { volume: 100, residenceTime: 10, outlet: 0.3 },
      source: 'By hand: τ = 0.5 × 0.4/0.02 min',
    },
    {
      inputs: {
        order: 'second',
        secondOrderConstant: '0.05 L/(mol*s)',
        feedConcentration: 2,
        feedFlow: 6,
        conversion: 90,
      },
      results: { volume: 90, residenceTime: 15, outlet: 0.2, rate: 0.002 },
      source: 'By hand: τ = 1.8/(0.05 × 0.04) = 900 s; 0.1 L/s × 900 s',
    },
  ],
  notes: ['Perfect mixing, steady state, one temperature, irreversible reaction, constant density.'],
  references: [
    { title: 'Fogler: Elements of Chemical Reaction Engineering, 5th ed., §1.4 and §5.3', isbn: '978-0-13-388751-8' },
  ],
});
