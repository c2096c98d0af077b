import { choice, defineCalculator, quantity, sumOfProducts } from '@reckoner/engine';

/** Positive feedback by R₂ from the output; R₁ leads to the reference (inverting) or the signal (non-inverting). */
export default defineCalculator({
  title: 'Schmitt trigger thresholds',
  description:
    'Upper and lower threshold and hysteresis of a comparator with positive feedback from its two resistors.',
  keywords: ['comparator', 'hysteresis', 'trip point', 'positive feedback', 'op-amp'],
  inputs: {
    type: choice({ inverting: 'Inverting', nonInverting: 'Non-inverting' }, { label: 'Type', default: 'inverting' }),
    inputResistor: quantity('ohm', {
      label: 'Resistor to the reference or signal',
      symbol: 'R_1',
      above: 0,
      max: 1e9,
    }),
    feedback: quantity('ohm', { label: 'Feedback resistor', symbol: 'R_2', min: 0.001, max: 1e12 }),
    high: quantity('V', { label: 'Output high', symbol: 'V_{OH}', min: -1000, max: 1000 }),
    low: quantity('V', { label: 'Output low', symbol: 'V_{OL}', min: -1000, max: 1000, default: 0 }),
    reference: quantity('V', { label: 'Reference voltage', symbol: 'V_{ref}', min: -1000, max: 1000, default: 0 }),
  },
  outputs: {
    upper: quantity('V', { label: 'Upper threshold', symbol: 'V_{T+}' }),
    lower: quantity('V', { label: 'Lower threshold', symbol: 'V_{T-}' }),
    hysteresis: quantity('V', { label: 'Hysteresis', symbol: '\\Delta V' }),
  },
  formula: ({ type, inputResistor, feedback, high, low, reference }) => {
    const ratio = inputResistor / feedback;
    if (type === 'nonInverting') {
      // At one denominator, so that what cancels leaves nothing.
      const upper =
        sumOfProducts([reference, feedback], [reference, inputResistor], [-1, low, inputResistor]) / feedback;
      const lower =
        sumOfProducts([reference, feedback], [reference, inputResistor], [-1, high, inputResistor]) / feedback;
      return { upper, lower, hysteresis: ratio * (high - low) };
    }
    const share = inputResistor / (inputResistor + feedback);
    const upper = sumOfProducts([reference, feedback], [high, inputResistor]) / (inputResistor + feedback);
    const lower = sumOfProducts([reference, feedback], [low, inputResistor]) / (inputResistor + feedback);
    return { upper, lower, hysteresis: share * (high - low) };
  },
  figure: {
    kind: 'curve',
    title: 'Output over input',
    x: { of: 'upper', label: 'Input' },
    y: { of: 'high', label: 'Output' },
    curve: ({ type, upper, lower, high, low, hysteresis }) => {
      if (!(hysteresis > 0)) return undefined;
      const [from, to] = [lower - 2 * hysteresis, upper + 2 * hysteresis];
      const isInverting = type === 'inverting';
      const step = (threshold: number) => (x: number) => (x < threshold === isInverting ? high : low);
      return {
        from,
        to,
        lines: [
          { label: 'Rising input', y: step(upper) },
          { label: 'Falling input', y: step(lower) },
        ],
      };
    },
  },
  explanation: 'The output switches at {upper} going up and at {lower} going down, a hysteresis of {hysteresis}.',
  requires: [
    {
      that: ({ high, low }) => high > low,
      field: 'high',
      says: 'The high output, {high}, must be above the low output, {low}.',
    },
  ],
  examples: [
    {
      inputs: { inputResistor: 10000, feedback: 100000, high: 5, reference: 2.5 },
      results: { upper: 2.727272727273, lower: 2.272727272727, hysteresis: 0.454545454545 },
      source: 'By superposition: 2.5 × 100/110 + 5 × 10/110; 2.5 × 100/110',
    },
    {
      inputs: { inputResistor: 10000, feedback: 100000, high: 12, low: -12 },
      results: { upper: 1.090909090909, lower: -1.090909090909, hysteresis: 2.181818181818 },
      source: 'By hand: ±12 × 10/110',
    },
    {
      inputs: { type: 'nonInverting', inputResistor: 10000, feedback: 100000, high: 5, reference: 2.5 },
      results: { upper: 2.75, lower: 2.25, hysteresis: 0.5 },
      source: 'By superposition: 2.5 × 1.1 - 0; 2.5 × 1.1 - 5 × 0.1',
    },
    {
      inputs: { type: 'nonInverting', inputResistor: 5000, feedback: 10000, high: 0.3, reference: 0.1 },
      results: { upper: 0.15, lower: 0, hysteresis: 0.15 },
      source: 'By hand: 0.1 × 1.5; 0.15 - 0.3 × 0.5',
    },
    {
      inputs: { inputResistor: 10000, feedback: 100000, high: 0, low: 5 },
      refused: 'must be above the low output',
      source: 'By definition',
    },
  ],
  notes: ['An open-collector output also needs its pull-up resistor small against R₂.'],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., ch. 4', isbn: '978-0-521-80926-9' }],
});
