import { constant, defineCalculator, quantity } from '@reckoner/engine';

const SAFE_AT_ONCE = constant(200, 'mg');
const TOXIC = constant(1200, 'mg');

/** First-order elimination: half of the caffeine is gone after each half-life. */
export default defineCalculator({
  title: 'Caffeine in the body',
  description: 'Caffeine left in the body some hours after intake, and the time until it falls below a threshold.',
  keywords: ['caffeine half-life', 'coffee', 'sleep', 'energy drink', 'elimination'],
  inputs: {
    dose: quantity('mg', {
      label: 'Caffeine taken',
      help: 'A cup of brewed coffee has about 95 mg.',
      symbol: 'D',
      above: 0,
      max: 2000,
      usual: [10, 600],
    }),
    elapsed: quantity('h', { label: 'Time since', symbol: 't', min: 0, max: 240, usual: [0, 72] }),
    halfLife: quantity('h', {
      label: 'Half-life',
      help: 'About 5 h; 2 to 10 h in adults, longer in pregnancy.',
      symbol: 't_{1/2}',
      min: 1,
      max: 30,
      default: 5,
      usual: [2, 18],
    }),
    threshold: quantity('mg', { label: 'Threshold', symbol: 'D_0', min: 1, max: 400, default: 50, usual: [5, 200] }),
  },
  outputs: {
    left: quantity('mg', { label: 'Caffeine left', symbol: 'C', places: 1 }),
    timeToThreshold: quantity('h', { label: 'Time from intake to the threshold', symbol: 't_0', places: 1 }),
  },
  formula: ({ dose, elapsed, halfLife, threshold }) => ({
    left: dose * 0.5 ** (elapsed / halfLife),
    timeToThreshold: Math.max(0, halfLife * Math.log2(dose / threshold)),
  }),
  explanation: ({ dose, threshold }) =>
    dose <= threshold
      ? 'After {elapsed} about {left} of {dose} is left; it never was above {threshold}.'
      : 'After {elapsed} about {left} of {dose} is left; {threshold} is reached {timeToThreshold} after intake.',
  cautions: [
    {
      level: 'danger',
      when: ({ dose }) => dose >= TOXIC,
      says: 'About 1,200 mg at once can cause seizures (FDA): with vomiting, a racing heart or confusion call an emergency number.',
    },
    {
      level: 'caution',
      when: ({ dose }) => dose > SAFE_AT_ONCE && dose < TOXIC,
      says: 'More than 200 mg at once or 400 mg a day is beyond what raises no concern in healthy adults (EFSA); in pregnancy 200 mg a day.',
    },
  ],
  examples: [
    {
      inputs: { dose: 200, elapsed: 6 },
      results: { left: 87.05506, timeToThreshold: 10 },
      source: 'qalc: 200 × 0.5^1.2; by hand: 200 mg are two half-lives above 50 mg',
    },
    {
      inputs: { dose: 400, elapsed: 5 },
      results: { left: 200, timeToThreshold: 15 },
      cautions: ['200 mg at once'],
      source: 'By hand: one half-life; three to 50 mg',
    },
    {
      inputs: { dose: 1600, elapsed: 5 },
      results: { left: 800, timeToThreshold: 25 },
      cautions: ['seizures'],
      source: 'By hand: one half-life; five to 50 mg',
    },
    {
      inputs: { dose: 100, elapsed: 3, halfLife: 7, threshold: 100 },
      results: { left: 74.29971, timeToThreshold: 0 },
      source: 'qalc: 100 × 0.5^(3/7)',
    },
    {
      inputs: { dose: 40, elapsed: 5 },
      results: { left: 20, timeToThreshold: 0 },
      source: 'By hand: one half-life; never above 50 mg',
    },
  ],
  notes: [
    'Neglects the hour that absorption takes, and caffeine taken before. In pregnancy and with some drugs the half-life is two or three times as long.',
  ],
  references: [
    {
      title:
        'EFSA Panel on Dietetic Products, Nutrition and Allergies: Scientific Opinion on the Safety of Caffeine, EFSA Journal 13 (2015) 4102',
      doi: '10.2903/j.efsa.2015.4102',
    },
    { title: 'US Food and Drug Administration: Spilling the Beans: How Much Caffeine Is Too Much?' },
  ],
});
