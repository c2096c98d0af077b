import { choice, defineCalculator, isAbove, measure, noResult, number, sumOfProducts } from '@reckoner/engine';

const GRAVITY = 9.80665;

/** Free flow over thin plates (Francis, Kindsvater, Cipolletti) and a broad crest; coefficients in meters. */
export default defineCalculator({
  title: 'Weir flow',
  description: 'Discharge over a rectangular, V-notch, Cipolletti or broad-crested weir from its head and measures.',
  keywords: ['V-notch', 'sharp-crested weir', 'Francis formula', 'Cipolletti', 'broad-crested', 'weir equation'],
  inputs: {
    type: choice(
      {
        contracted: 'Rectangular, with end contractions',
        suppressed: 'Rectangular, full width',
        vNotch: 'V-notch',
        cipolletti: 'Cipolletti (trapezoidal, 1:4)',
        broad: 'Broad-crested',
      },
      { label: 'Weir', default: 'contracted' },
    ),
    head: measure('m', { label: 'Head over the crest', usual: [0.03, 5], symbol: 'H', min: 0.001, max: 20 }),
    crestLength: measure('m', {
      label: 'Length of the crest',
      usual: [0.1, 500],
      symbol: 'L',
      min: 0.01,
      max: 10000,
      when: { type: ['contracted', 'suppressed', 'cipolletti', 'broad'] },
    }),
    notchAngle: measure('rad', {
      label: 'Angle of the notch',
      unit: 'deg',
      symbol: '\\theta',
      min: 20,
      max: 120,
      default: 90,
      when: { type: 'vNotch' },
    }),
    coefficient: number({
      label: 'Discharge coefficient',
      help: 'V-notch about 0.58; broad crest 0.85 to 1.',
      symbol: 'C_d',
      min: 0.3,
      max: 1.2,
      default: ({ type }) => (type === 'vNotch' ? 0.58 : 0.9),
      when: { type: ['vNotch', 'broad'] },
    }),
  },
  outputs: {
    discharge: measure('m^3/s', { label: 'Discharge', symbol: 'Q' }),
    litersPerSecond: measure('m^3/s', { label: 'In liters per second', unit: 'L/s', symbol: 'Q' }),
  },
  formula: ({ type, head, crestLength, notchAngle, coefficient }) => {
    let discharge = 0;
    if (type === 'contracted') {
      const effective = sumOfProducts([crestLength], [-0.2, head]);
      if (effective <= 0) throw noResult('The head is too large for a crest this short.');
      discharge = 1.84 * effective * head ** 1.5;
    } else if (type === 'suppressed') discharge = 1.84 * crestLength * head ** 1.5;
    else if (type === 'cipolletti') discharge = 1.859 * crestLength * head ** 1.5;
    else if (type === 'vNotch') {
      discharge = (8 / 15) * coefficient * Math.sqrt(2 * GRAVITY) * Math.tan(notchAngle / 2) * head ** 2.5;
    } else discharge = coefficient * (2 / 3) ** 1.5 * Math.sqrt(GRAVITY) * crestLength * head ** 1.5;
    return { discharge, litersPerSecond: discharge };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ type, head, crestLength }) =>
        (type === 'contracted' || type === 'suppressed' || type === 'cipolletti') && isAbove(head, crestLength / 3),
      says: 'The head is over a third of the crest: the formula of this weir was measured below that and is less sure.',
    },
    {
      level: 'caution',
      when: ({ type, head }) => type !== 'broad' && head < 0.06,
      says: 'Below 6 cm (0.2 ft) the sheet of water clings to the plate: the formula does not hold.',
    },
  ],
  explanation: 'At a head of {head} the weir passes {discharge}.',
  examples: [
    {
      inputs: { head: 0.3, crestLength: 2 },
      results: { discharge: 0.586545132, litersPerSecond: 586.545132 },
      source: 'Python: 1.84 (2 − 0.1 × 2 × 0.3) 0.3^1.5',
    },
    {
      inputs: { type: 'suppressed', head: 0.3, crestLength: 2 },
      results: { discharge: 0.604685703 },
      source: 'Python: 1.84 × 2 × 0.3^1.5',
    },
    {
      inputs: { type: 'vNotch', head: 0.2 },
      results: { discharge: 0.0245062605 },
      source: 'Python: 8/15 × 0.58 √(2g) tan 45° × 0.2^2.5',
    },
    {
      inputs: { type: 'cipolletti', head: 0.25, crestLength: 1.5 },
      results: { discharge: 0.3485625 },
      source: 'By hand: 1.859 × 1.5 × 0.125',
    },
    {
      inputs: { type: 'broad', head: 0.4, crestLength: 3 },
      results: { discharge: 1.164332983 },
      source: 'Python: 0.9 (2/3)^1.5 √g × 3 × 0.4^1.5',
    },
    { inputs: { head: 1, crestLength: 0.1 }, noResult: 'too large', source: 'By hand: 0.1 − 0.2 < 0' },
    {
      inputs: { type: 'suppressed', head: 0.5, crestLength: 1 },
      results: { discharge: 0.6505382 },
      cautions: ['over a third of the crest'],
      source: 'By hand: 1.84 L H^1.5',
    },
    {
      inputs: { type: 'suppressed', head: 0.05, crestLength: 1 },
      results: { discharge: 0.02057183 },
      cautions: ['clings to the plate'],
      source: 'By hand: 1.84 L H^1.5',
    },
    {
      inputs: { type: 'vNotch', head: 0.25, notchAngle: 60, coefficient: 0.6 },
      results: { discharge: 0.02556905682, litersPerSecond: 25.56905682 },
      source: 'Python: 8/15 × 0.6 √(2g) tan 30° × 0.25^2.5',
    },
    {
      inputs: { type: 'broad', head: 0.3, crestLength: 2, coefficient: 0.95 },
      results: { discharge: 0.5321804694 },
      source: 'Python: 0.95 (2/3)^1.5 √g × 2 × 0.3^1.5',
    },
  ],
  notes: [
    'Free (ventilated, not submerged) flow with little velocity of approach; head measured upstream by four heads or more.',
  ],
  references: [
    { title: 'USBR: Water Measurement Manual, 3rd ed. (2001), ch. 7' },
    { title: 'Bos: Discharge Measurement Structures, ILRI 20, 3rd ed. (1989)' },
  ],
});
