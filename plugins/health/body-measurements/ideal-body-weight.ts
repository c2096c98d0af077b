import { defineCalculator, measure } from '@reckoner/engine';
import { sex } from '../shared/person.js';

/** Four linear rules from 5 feet upward, and the weights at which the BMI is 18.5 and 25. */
export default defineCalculator({
  title: 'Ideal body weight',
  description:
    'Ideal weight of an adult from height and sex by Devine, Robinson, Miller and Hamwi, and the healthy BMI range.',
  keywords: ['ideal weight', 'IBW', 'Devine formula', 'healthy weight', 'target weight'],
  inputs: {
    sex,
    height: measure('cm', {
      label: 'Height',
      help: 'From 152.4 cm (5 ft), where the rules begin.',
      symbol: 'H',
      regional: 'height',
      min: 152.4,
      max: 250,
      usual: [152.4, 215],
    }),
  },
  outputs: {
    devine: measure('kg', { label: 'Devine', symbol: 'W_D', places: 1 }),
    robinson: measure('kg', { label: 'Robinson', symbol: 'W_R', places: 1 }),
    miller: measure('kg', { label: 'Miller', symbol: 'W_M', places: 1 }),
    hamwi: measure('kg', { label: 'Hamwi', symbol: 'W_H', places: 1 }),
    healthyFrom: measure('kg', { label: 'Healthy weight from (BMI 18.5)', places: 1 }),
    healthyTo: measure('kg', { label: 'Healthy weight to (BMI 25)', places: 1 }),
  },
  formula: ({ sex, height }) => {
    const inches = height / 2.54 - 60;
    const female = sex === 'female';
    return {
      devine: female ? 45.5 + 2.3 * inches : 50 + 2.3 * inches,
      robinson: female ? 49 + 1.7 * inches : 52 + 1.9 * inches,
      miller: female ? 53.1 + 1.36 * inches : 56.2 + 1.41 * inches,
      hamwi: female ? 45.5 + 2.2 * inches : 48 + 2.7 * inches,
      healthyFrom: 18.5 * (height / 100) ** 2,
      healthyTo: 25 * (height / 100) ** 2,
    };
  },
  explanation:
    'At {height} the ideal weight is {devine} by Devine; a BMI of 18.5 to 25 means {healthyFrom} to {healthyTo}.',
  examples: [
    {
      inputs: { sex: 'male', height: 180 },
      results: {
        devine: 74.99213,
        robinson: 72.64567,
        miller: 71.52126,
        hamwi: 77.33858,
        healthyFrom: 59.94,
        healthyTo: 81,
      },
      source: 'Python 3.11, by the rules of the papers: 10.8661 in over 60 in',
    },
    {
      inputs: { sex: 'female', height: '165 cm' },
      results: {
        devine: 56.90945,
        robinson: 57.43307,
        miller: 59.84646,
        hamwi: 56.41339,
        healthyFrom: 50.36625,
        healthyTo: 68.0625,
      },
      source: 'Python 3.11, by the rules of the papers: 4.9606 in over 60 in',
    },
  ],
  notes: ['For adults from 152.4 cm (5 ft). The rules were made for drug doses and insurance, not as goals of weight.'],
  references: [
    {
      title: 'Pai, Paloucek: The Origin of the “Ideal” Body Weight Equations, Ann Pharmacother 34 (2000) 1066',
      doi: '10.1345/aph.19381',
    },
    {
      title:
        'Robinson et al.: Determination of Ideal Body Weight for Drug Dosage Calculations, Am J Hosp Pharm 40 (1983) 1016',
    },
  ],
});
