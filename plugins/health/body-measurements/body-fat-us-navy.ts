import {
  category,
  classify,
  defineCalculator,
  isAbove,
  isBelow,
  measure,
  noResult,
  percent,
  roundTo,
} from '@reckoner/engine';
import { height, sex } from '../shared/person.js';

/** Density by Hodgdon and Beckett 1984 with Siri's equation; the classes are those of the American Council on Exercise. */
export default defineCalculator({
  title: 'Body fat (US Navy method)',
  description: 'Body fat of an adult from height and tape measurements of neck, waist and, for women, hips.',
  keywords: ['body fat percentage', 'tape measure', 'circumference', 'Hodgdon Beckett', 'lean mass'],
  inputs: {
    sex,
    height,
    neck: measure('cm', { label: 'Neck', help: 'Below the larynx.', symbol: 'N', min: 20, max: 80, usual: [26, 56] }),
    waist: measure('cm', {
      label: 'Waist',
      help: 'Men at the navel, women at the narrowest place.',
      symbol: 'C',
      min: 40,
      max: 250,
      usual: [54, 180],
    }),
    hips: measure('cm', {
      label: 'Hips',
      help: 'At the widest place.',
      symbol: 'P',
      min: 50,
      max: 250,
      usual: [70, 190],
      when: { sex: 'female' },
    }),
    weight: measure('kg', { label: 'Weight', symbol: 'W', min: 20, max: 400, optional: true, usual: [35, 250] }),
  },
  outputs: {
    fat: percent({ label: 'Body fat', symbol: 'F', places: 1 }),
    class: category(['Essential fat', 'Athletes', 'Fitness', 'Average', 'Obese'], { label: 'Class', of: 'fat' }),
    fatMass: measure('kg', { label: 'Fat mass', symbol: 'FM', places: 1, optional: true }),
    leanMass: measure('kg', { label: 'Lean mass', symbol: 'LM', places: 1, optional: true }),
  },
  formula: ({ sex, height, neck, waist, hips, weight }) => {
    const girth = sex === 'female' ? waist + hips - neck : waist - neck;
    const density =
      sex === 'female'
        ? 1.29579 - 0.35004 * Math.log10(girth) + 0.221 * Math.log10(height)
        : 1.0324 - 0.19077 * Math.log10(girth) + 0.15456 * Math.log10(height);
    const fat = 4.95 / density - 4.5;
    if (fat < 0.01 || fat > 0.75) throw noResult('These measurements lie outside what the method can estimate.');
    const limits = sex === 'female' ? [0.14, 0.21, 0.25, 0.32] : [0.06, 0.14, 0.18, 0.25];
    return {
      fat,
      class: classify(
        roundTo(fat, 3),
        [
          [limits[0]!, 'Essential fat'],
          [limits[1]!, 'Athletes'],
          [limits[2]!, 'Fitness'],
          [limits[3]!, 'Average'],
        ],
        'Obese',
      ),
      fatMass: weight === undefined ? undefined : weight * fat,
      leanMass: weight === undefined ? undefined : weight * (1 - fat),
    };
  },
  stepwise: ['The class is that of the share of fat by the limits of the American Council on Exercise for the sex.'],
  explanation: 'The body fat is {fat} (class: {class}).',
  requires: [
    {
      that: ({ waist, neck }) => waist > neck,
      field: 'waist',
      says: 'The waist, {waist}, must be larger than the neck, {neck}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ sex, fat }) => roundTo(100 * fat, 1) < (sex === 'female' ? 10 : 2),
      says: 'The body cannot do with so little fat: men need 2 to 5%, women 10 to 13% (American Council on Exercise). Measure again; if it is so, see a doctor soon.',
    },
    {
      level: 'caution',
      when: ({ height, weight }) =>
        weight !== undefined &&
        (isBelow(weight, 12 * (height / 100) ** 2) || isAbove(weight, 60 * (height / 100) ** 2)),
      says: '{weight} and {height} hardly belong to one person: check both and their units, as fat mass and lean mass follow the weight.',
    },
  ],
  examples: [
    {
      inputs: { sex: 'male', height: 178, neck: 38, waist: 90, weight: 80 },
      results: { fat: 20.14666, class: 'Average', fatMass: 16.11733, leanMass: 63.88267 },
      source: 'Python 3.11, by Hodgdon and Beckett 1984 and Siri 1961',
    },
    {
      inputs: { sex: 'female', height: 165, neck: 32, waist: 75, hips: 100 },
      results: { fat: 29.93013, class: 'Average' },
      source: 'Python 3.11, by Hodgdon and Beckett 1984 and Siri 1961',
    },
    {
      inputs: { sex: 'male', height: 180, neck: 38, waist: 82 },
      results: { fat: 13.72045, class: 'Athletes' },
      source: 'Python 3.11, by Hodgdon and Beckett 1984 and Siri 1961',
    },
    {
      inputs: { sex: 'male', height: 185, neck: 38, waist: 72 },
      results: { fat: 3.856198, class: 'Essential fat' },
      source: 'Python 3.11, by Hodgdon and Beckett 1984 and Siri 1961',
    },
    {
      inputs: { sex: 'female', height: 168, neck: 31, waist: 62, hips: 84 },
      results: { fat: 14.24094, class: 'Athletes' },
      source: 'Python 3.11, by Hodgdon and Beckett 1984 and Siri 1961',
    },
    {
      inputs: { sex: 'female', height: 168, neck: 32, waist: 70, hips: 95 },
      results: { fat: 24.06967, class: 'Fitness' },
      source: 'Python 3.11, by Hodgdon and Beckett 1984 and Siri 1961',
    },
    {
      inputs: { sex: 'male', height: 178, neck: 40, waist: 110 },
      results: { fat: 31.4072, class: 'Obese' },
      source: 'Python 3.11, by Hodgdon and Beckett 1984 and Siri 1961',
    },
    {
      inputs: { sex: 'male', height: 180, neck: 43, waist: 74 },
      results: { fat: 1.449626, class: 'Essential fat' },
      cautions: ['with so little fat'],
      source: 'Python 3.11, by Hodgdon and Beckett 1984 and Siri 1961',
    },
    {
      inputs: { sex: 'female', height: 170, neck: 32, waist: 58, hips: 78, weight: 250 },
      results: { fat: 7.200128, class: 'Essential fat' },
      cautions: ['with so little fat', 'hardly belong'],
      source: 'Python 3.11, by Hodgdon and Beckett 1984 and Siri 1961; 250 / 1.7² = 86.5 kg/m²',
    },
    {
      inputs: { sex: 'male', height: 180, neck: 40, waist: 40 },
      refused: 'larger than the neck',
      source: 'By definition: the logarithm of zero',
    },
    {
      inputs: { sex: 'male', height: 200, neck: 50, waist: 60 },
      noResult: 'outside what the method',
      source: 'By hand: density over 1.1 g/mL',
    },
  ],
  notes: ['For adults; the standard error is 3 to 4 percentage points. Measure to 0.5 cm without pressing the skin.'],
  references: [
    {
      title:
        'Hodgdon, Beckett: Prediction of Percent Body Fat for U.S. Navy Men from Body Circumferences and Height, Naval Health Research Center Report 84-11 (1984)',
    },
    {
      title:
        'Hodgdon, Beckett: Prediction of Percent Body Fat for U.S. Navy Women from Body Circumferences and Height, Naval Health Research Center Report 84-29 (1984)',
    },
    { title: 'American Council on Exercise: Percent body fat norms for men and women (the classes)' },
  ],
});
