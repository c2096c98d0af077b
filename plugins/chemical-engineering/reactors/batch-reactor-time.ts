import { defineCalculator, quantity } from '@reckoner/engine';
import {
  conversion,
  feedConcentration,
  firstOrderConstant,
  reactionOrder,
  secondOrderConstant,
  zeroOrderConstant,
} from '../shared/kinetics.js';

/** t = C_A0 ∫ dX/(-r_A) at constant volume; production counts the time to empty, clean and fill. */
export default defineCalculator({
  title: 'Batch reactor time',
  description: 'Reaction time of a batch for a conversion, and the production rate with the downtime between batches.',
  keywords: ['batch time', 'cycle time', 'turnaround', 'productivity', 'conversion'],
  inputs: {
    order: reactionOrder,
    zeroOrderConstant,
    firstOrderConstant,
    secondOrderConstant,
    feedConcentration: { ...feedConcentration, label: 'Initial concentration' },
    conversion,
    volume: quantity('m^3', { label: 'Batch volume', unit: 'L', symbol: 'V', above: 0, max: 1e9 }),
    downtime: quantity('s', {
      label: 'Downtime between batches',
      unit: 'h',
      symbol: 't_d',
      min: 0,
      max: 1000,
      default: 0,
    }),
  },
  outputs: {
    reactionTime: quantity('s', { label: 'Reaction time', unit: 'h', symbol: 't' }),
    cycleTime: quantity('s', { label: 'Cycle time', unit: 'h', symbol: 't_c' }),
    converted: quantity('mol', { label: 'Converted in a batch', symbol: 'N_A' }),
    production: quantity('mol/s', { label: 'Converted on average', unit: 'mol/h', symbol: '\\dot N' }),
  },
  formula: ({
    order,
    zeroOrderConstant,
    firstOrderConstant,
    secondOrderConstant,
    feedConcentration,
    conversion,
    volume,
    downtime,
  }) => {
    let reactionTime: number;
    if (order === 'zero') reactionTime = (feedConcentration * conversion) / zeroOrderConstant;
    else if (order === 'first') reactionTime = -Math.log(1 - conversion) / firstOrderConstant;
    else reactionTime = conversion / ((1 - conversion) * secondOrderConstant * feedConcentration);
    const cycleTime = reactionTime + downtime;
    const converted = feedConcentration * volume * conversion;
    return { reactionTime, cycleTime, converted, production: converted / cycleTime };
  },
  explanation:
    'The batch reacts for {reactionTime}; with the downtime a cycle takes {cycleTime} and converts {production} on average.',
  examples: [
    {
      inputs: { firstOrderConstant: '1.5 1/h', feedConcentration: 2, conversion: 95, volume: 1000, downtime: 1 },
      results: { reactionTime: 1.9971548, cycleTime: 2.9971548, converted: 1900, production: 633.93455 },
      source: 'Python: ln(20)/1.5; 1900/(1 + ln(20)/1.5)',
    },
    {
      inputs: { order: 'zero', zeroOrderConstant: '0.5 mol/(L*h)', feedConcentration: 2, conversion: 50, volume: 200 },
      results: { reactionTime: 2, production: 100 },
      source: 'By hand: 1/0.5; 200/2',
    },
    {
      inputs: {
        order: 'second',
        secondOrderConstant: '0.001 L/(mol*s)',
        feedConcentration: 0.5,
        conversion: 90,
        volume: 100,
        downtime: 1,
      },
      results: { reactionTime: 5, cycleTime: 6, production: 7.5 },
      source: 'By hand: 9/(0.001 × 0.5) = 18000 s; 45/6',
    },
  ],
  notes: ['Constant volume and temperature, perfect mixing, irreversible reaction.'],
  references: [
    { title: 'Fogler: Elements of Chemical Reaction Engineering, 5th ed., §5.2', isbn: '978-0-13-388751-8' },
  ],
});
