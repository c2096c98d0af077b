import { category, classify, defineCalculator, number, quantity, roundTo } from '@reckoner/engine';

const HALF = 0.5;

/** Keep the waist below half the height: boundaries of NICE and of Ashwell. */
export default defineCalculator({
  title: 'Waist-to-height ratio',
  description: 'Ratio of waist to height with its class of central fatness, and the waist that is half the height.',
  keywords: ['WHtR', 'central obesity', 'belly fat', 'waist circumference'],
  inputs: {
    waist: quantity('cm', {
      label: 'Waist',
      help: 'Halfway between the lowest rib and the hip bone.',
      symbol: 'C',
      min: 30,
      max: 250,
      usual: [45, 190],
    }),
    height: quantity('cm', { label: 'Height', symbol: 'H', regional: 'height', min: 60, max: 250, usual: [95, 215] }),
  },
  outputs: {
    ratio: number({ label: 'Waist-to-height ratio', symbol: 'R', places: 2 }),
    class: category(['Below the healthy range', 'Healthy', 'Increased risk', 'High risk'], {
      label: 'Central fatness',
      of: 'ratio',
    }),
    halfHeight: quantity('cm', { label: 'Waist at half the height', places: 1 }),
  },
  formula: ({ waist, height }) => {
    const ratio = waist / height;
    return {
      ratio,
      class: classify(
        roundTo(ratio, 2),
        [
          [0.4, 'Below the healthy range'],
          [0.5, 'Healthy'],
          [0.6, 'Increased risk'],
        ],
        'High risk',
      ),
      halfHeight: HALF * height,
    };
  },
  explanation: 'The waist is {ratio} of the height: {class}. Half the height is {halfHeight}.',
  cautions: [
    {
      level: 'caution',
      when: ({ ratio }) => roundTo(ratio, 2) < 0.33 || roundTo(ratio, 2) > 1,
      says: 'A ratio of {ratio} is very rare: check waist, height and their units.',
    },
  ],
  examples: [
    {
      inputs: { waist: 80, height: 170 },
      results: { ratio: 0.470588, class: 'Healthy', halfHeight: 85 },
      source: 'By hand: 80/170; NICE NG246',
    },
    {
      inputs: { waist: '36 in', height: '72 in' },
      results: { ratio: 0.5, class: 'Increased risk', halfHeight: 91.44 },
      source: 'By hand: 36/72; NICE NG246: 0.5 to 0.59',
    },
    {
      inputs: { waist: 108, height: 180 },
      results: { ratio: 0.6, class: 'High risk' },
      source: 'By hand: 108/180; NICE NG246: 0.6 or more',
    },
    {
      inputs: { waist: 60, height: 175 },
      results: { ratio: 0.342857, class: 'Below the healthy range' },
      source: 'By hand: 60/175; NICE NG246: healthy from 0.4',
    },
    {
      inputs: { waist: 54, height: 180 },
      results: { ratio: 0.3, class: 'Below the healthy range' },
      cautions: ['very rare'],
      source: 'By hand: 54/180',
    },
  ],
  notes: ['For adults with a BMI below 35 and for children from 5 years; not in pregnancy.'],
  references: [
    { title: 'NICE guideline NG246: Overweight and obesity management (2025)' },
    {
      title:
        'Ashwell, Gunn, Gibson: Waist-to-Height Ratio Is a Better Screening Tool than Waist Circumference and BMI, Obes Rev 13 (2012) 275',
      doi: '10.1111/j.1467-789X.2011.00952.x',
    },
  ],
});
