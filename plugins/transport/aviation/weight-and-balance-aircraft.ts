import { category, constant, defineCalculator, noResult, percent, quantity, rows, sum } from '@reckoner/engine';

/** Center of gravity: sum of moments over sum of weights. */
export default defineCalculator({
  title: 'Aircraft weight and balance',
  description:
    'Weight and center of gravity of a loaded aircraft from stations with weight and arm, against its limits.',
  keywords: ['center of gravity', 'CG', 'moment', 'MAC', 'loading'],
  inputs: {
    stations: rows(
      {
        weight: quantity('kg', { label: 'Weight', usual: 'all', regional: false, unit: 'lb', min: 0, max: 1e6 }),
        arm: quantity('m', { label: 'Arm', regional: false, unit: 'in', min: -5000, max: 5000 }),
      },
      { label: 'Empty aircraft and load', maxItems: 50 },
    ),
    maximumWeight: quantity('kg', {
      label: 'Maximum weight',
      regional: false,
      unit: 'lb',
      symbol: 'W_m',
      above: 0,
      max: 2e6,
    }),
    forwardLimit: quantity('m', {
      label: 'Forward limit',
      regional: false,
      unit: 'in',
      symbol: 'x_f',
      min: -5000,
      max: 5000,
    }),
    aftLimit: quantity('m', { label: 'Aft limit', regional: false, unit: 'in', symbol: 'x_a', min: -5000, max: 5000 }),
  },
  outputs: {
    center: quantity('m', { label: 'Center of gravity', regional: false, unit: 'in', symbol: 'x', places: 2 }),
    weight: quantity('kg', { label: 'Weight', regional: false, unit: 'lb', symbol: 'W', places: 1 }),
    verdict: category(
      [
        'Within limits',
        'Overweight',
        'Too far forward',
        'Too far aft',
        'Overweight and too far forward',
        'Overweight and too far aft',
      ],
      { label: 'Loading' },
    ),
    position: percent({ label: 'Position between the limits', places: 1 }),
  },
  formula: ({ stations, maximumWeight, forwardLimit, aftLimit }) => {
    const weight = sum(stations.map((station) => station.weight));
    if (weight === 0) throw noResult('Nothing has any weight.');
    const center = sum(stations.map((station) => station.weight * station.arm)) / weight;
    const position = (center - forwardLimit) / (aftLimit - forwardLimit);
    // At a limit is within it: less than a thousandth of a millimeter or a gram is rounding.
    const forward = center < forwardLimit - constant(1e-6, 'm');
    const aft = center > aftLimit + constant(1e-6, 'm');
    if (weight > maximumWeight + constant(1e-6, 'kg')) {
      const verdict = forward ? 'Overweight and too far forward' : aft ? 'Overweight and too far aft' : 'Overweight';
      return { center, weight, verdict, position };
    }
    if (forward) return { center, weight, verdict: 'Too far forward', position };
    return { center, weight, verdict: aft ? 'Too far aft' : 'Within limits', position };
  },
  shown: () => ({ verdict: undefined }),
  stepwise: [
    'The weight is compared with the maximum, the center of gravity with both limits; exactly at a limit is within it.',
  ],
  explanation: 'At {weight} the center of gravity lies at {center}: {verdict}.',
  requires: [
    {
      that: ({ forwardLimit, aftLimit }) => forwardLimit < aftLimit,
      field: 'aftLimit',
      says: 'The aft limit, {aftLimit}, must lie behind the forward limit, {forwardLimit}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ verdict }) => verdict !== 'Within limits',
      says: 'The aircraft must not fly like this: take out or move load until weight and center of gravity are within limits.',
    },
  ],
  examples: [
    {
      inputs: {
        stations: [
          { weight: 1000, arm: 40 },
          { weight: 400, arm: 50 },
          { weight: 200, arm: 50 },
        ],
        maximumWeight: 2300,
        forwardLimit: 35,
        aftLimit: 47,
      },
      results: { center: 43.75, weight: 1600, verdict: 'Within limits', position: 72.91666667 },
      source: 'By hand: 70000/1600',
    },
    {
      inputs: {
        stations: [
          { weight: 1500, arm: 39 },
          { weight: 900, arm: 40 },
        ],
        maximumWeight: 2300,
        forwardLimit: 35,
        aftLimit: 47,
      },
      results: { verdict: 'Overweight', weight: 2400 },
      cautions: ['must not fly'],
      source: 'By hand: 2400 above 2300',
    },
    {
      inputs: { stations: [{ weight: 2400, arm: 30 }], maximumWeight: 2300, forwardLimit: 35, aftLimit: 47 },
      results: { weight: 2400, center: 30, verdict: 'Overweight and too far forward' },
      cautions: ['must not fly'],
      source: 'By hand: 2400 above 2300, 30 ahead of 35',
    },
    {
      inputs: { stations: [{ weight: 2400, arm: 50 }], maximumWeight: 2300, forwardLimit: 35, aftLimit: 47 },
      results: { weight: 2400, center: 50, verdict: 'Overweight and too far aft' },
      cautions: ['must not fly'],
      source: 'By hand: 2400 above 2300, 50 behind 47',
    },
    {
      inputs: { stations: [{ weight: 1000, arm: 30 }], maximumWeight: 2300, forwardLimit: 35, aftLimit: 47 },
      results: { center: 30, verdict: 'Too far forward' },
      cautions: ['must not fly'],
      source: 'By hand: one station',
    },
    {
      inputs: { stations: [{ weight: 1000, arm: 50 }], maximumWeight: 2300, forwardLimit: 35, aftLimit: 47 },
      results: { center: 50, verdict: 'Too far aft', position: 125 },
      cautions: ['must not fly'],
      source: 'By hand: one station',
    },
    {
      inputs: { stations: [{ weight: 1, arm: 50 }], maximumWeight: 2300, forwardLimit: 47, aftLimit: 35 },
      refused: 'behind the forward limit',
      source: 'By definition',
    },
    {
      inputs: { stations: [{ weight: 0, arm: 50 }], maximumWeight: 2300, forwardLimit: 35, aftLimit: 47 },
      noResult: 'Nothing has any weight',
      source: 'By definition',
    },
    {
      inputs: {
        stations: [
          { weight: 1000.1, arm: 47 },
          { weight: 300.3, arm: 47 },
          { weight: 700.7, arm: 47 },
        ],
        maximumWeight: 2300,
        forwardLimit: 35,
        aftLimit: 47,
      },
      results: { center: 47, verdict: 'Within limits' },
      source: 'By definition: at the limit is within it',
    },
  ],
  notes: [
    'Use the limits of the aircraft’s own flight manual, which may depend on weight; the pilot in command decides.',
  ],
  references: [{ title: 'FAA-H-8083-1B: Weight and Balance Handbook (2016), ch. 2' }],
});
