import { defineCalculator, measure, number, roundTo } from '@reckoner/engine';

/** Drops a minute of a gravity set, from the drops that make a milliliter. */
export default defineCalculator({
  title: 'IV drip rate (gtt/min)',
  description: 'Drops a minute and mL/h of a gravity infusion from volume, time and drop factor.',
  keywords: ['drip rate', 'drops per minute', 'gtt', 'drop factor', 'infusion', 'IV flow rate'],
  inputs: {
    volume: measure('mL', { label: 'Volume', symbol: 'V', above: 0, max: 20000, usual: [10, 5000] }),
    duration: measure('h', { label: 'Duration', symbol: 't', min: 0.05, max: 72, usual: [0.2, 24] }),
    dropFactor: number({
      label: 'Drops per milliliter',
      help: 'On the package of the set: 10, 15 or 20, microdrip 60.',
      symbol: 'f',
      min: 5,
      max: 100,
      usual: [10, 60],
      default: 20,
    }),
  },
  outputs: {
    drops: number({ label: 'Drops a minute', symbol: 'n', places: 0 }),
    flow: measure('mL/h', { label: 'Flow rate', symbol: 'Q', places: 1 }),
    interval: measure('s', { label: 'Time between drops', places: 1 }),
  },
  formula: ({ volume, duration, dropFactor }) => {
    const drops = (volume * dropFactor) / (60 * duration);
    return { drops, flow: volume / duration, interval: 60 / drops };
  },
  explanation: '{volume} in {duration} is {flow}, or {drops} {drops|drop|drops} a minute: one every {interval}.',
  cautions: [
    {
      level: 'caution',
      when: ({ drops }) => roundTo(drops, 0) > 150,
      says: 'So many drops run together and are hard to count: use a set with larger drops or a pump.',
    },
    {
      level: 'caution',
      when: ({ drops }) => roundTo(drops, 0) < 5,
      says: 'So few drops are hard to set by a roller clamp: use a microdrip set or a pump.',
    },
    {
      level: 'caution',
      when: ({ flow }) => roundTo(flow, 1) > 1000,
      says: 'More than a liter an hour is for resuscitation only: check volume and duration, which is in hours.',
    },
  ],
  examples: [
    {
      inputs: { volume: 1000, duration: 8 },
      results: { drops: 41.66667, flow: 125, interval: 1.44 },
      source: 'By hand: 1000 × 20 / 480; 1000/8; 60/41.667',
    },
    {
      inputs: { volume: 500, duration: 4, dropFactor: 60 },
      results: { drops: 125, flow: 125, interval: 0.48 },
      source: 'By hand: with 60 drops per mL drops a minute equal mL/h',
    },
    {
      inputs: { volume: 100, duration: '30 min', dropFactor: 15 },
      results: { drops: 50, flow: 200 },
      source: 'By hand: 100 × 15 / 30',
    },
    {
      inputs: { volume: 20, duration: 10 },
      results: { flow: 2, interval: 90 },
      cautions: ['microdrip'],
      source: 'By hand: 20/10; 60 × 600 / 400',
    },
    {
      inputs: { volume: 1000, duration: 0.99999 },
      results: { flow: 1000.01 },
      cautions: ['hard to count'],
      source: 'By hand: 1000/0.99999, which is shown as 1,000.0',
    },
    {
      inputs: { volume: 1000, duration: 0.5 },
      results: { flow: 2000, interval: 0.09 },
      cautions: ['hard to count', 'resuscitation'],
      source: 'By hand: 1000/0.5; 60 × 30 / 20000',
    },
  ],
  notes: [
    'Round to whole drops. For gravity sets; viscous fluids make larger drops.',
    'Does not replace clinical judgment.',
  ],
  references: [{ title: 'Boyer: Math for Nurses, 10th ed.: intravenous flow rates' }],
});
