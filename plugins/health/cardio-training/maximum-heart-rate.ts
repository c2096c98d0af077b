import { defineCalculator, measure, number } from '@reckoner/engine';
import { sex } from '../shared/person.js';

/** Linear regressions on age; Gulati's holds for women alone. */
export default defineCalculator({
  title: 'Maximum heart rate',
  description: 'Maximum heart rate from age by Tanaka, Fox (220 minus age), Gellish, Nes and, for women, Gulati.',
  keywords: ['max heart rate', 'HRmax', '220 minus age', 'Tanaka', 'training'],
  inputs: { age: number({ label: 'Age in years', symbol: 'A', min: 10, max: 100, usual: [10, 95] }), sex },
  outputs: {
    tanaka: measure('bpm', { label: 'Tanaka', symbol: 'HR_T', places: 0 }),
    fox: measure('bpm', { label: 'Fox (220 minus age)', symbol: 'HR_F', places: 0 }),
    gellish: measure('bpm', { label: 'Gellish', symbol: 'HR_G', places: 0 }),
    nes: measure('bpm', { label: 'Nes', symbol: 'HR_N', places: 0 }),
    gulati: measure('bpm', { label: 'Gulati (women)', symbol: 'HR_W', places: 0, optional: true }),
  },
  formula: ({ age, sex }) => ({
    tanaka: 208 - 0.7 * age,
    fox: 220 - age,
    gellish: 207 - 0.7 * age,
    nes: 211 - 0.64 * age,
    gulati: sex === 'female' ? 206 - 0.88 * age : undefined,
  }),
  explanation: 'At {age} {age|year|years} the maximum heart rate is about {tanaka} (Tanaka).',
  cautions: [
    {
      level: 'caution',
      when: ({ age }) => age < 18 || age > 81,
      says: 'Tanaka measured people of 18 to 81 years: beyond, the maximum is a guess.',
    },
  ],
  examples: [
    {
      inputs: { age: 30, sex: 'female' },
      results: { tanaka: 187, fox: 190, gellish: 186, nes: 191.8, gulati: 179.6 },
      source: 'By hand: 208 - 21; 220 - 30; 207 - 21; 211 - 19.2; 206 - 26.4',
    },
    {
      inputs: { age: 45, sex: 'male' },
      results: { tanaka: 176.5, fox: 175, gellish: 175.5, nes: 182.2 },
      source: 'By hand: 208 - 31.5; 220 - 45; 207 - 31.5; 211 - 28.8',
    },
    {
      inputs: { age: 90, sex: 'female' },
      results: { tanaka: 145, fox: 130, gellish: 144, nes: 153.4, gulati: 126.8 },
      cautions: ['18 to 81 years'],
      source: 'By hand: 208 - 63; 220 - 90; 207 - 63; 211 - 57.6; 206 - 79.2',
    },
  ],
  notes: ['Individuals differ by about 10 beats a minute either way; a test to exhaustion is exact.'],
  references: [
    {
      title: 'Tanaka, Monahan, Seals: Age-Predicted Maximal Heart Rate Revisited, J Am Coll Cardiol 37 (2001) 153',
      doi: '10.1016/S0735-1097(00)01054-8',
    },
    {
      title:
        'Gellish et al.: Longitudinal Modeling of the Relationship between Age and Maximal Heart Rate, Med Sci Sports Exerc 39 (2007) 822',
      doi: '10.1097/mss.0b013e31803349c6',
    },
    {
      title:
        'Gulati et al.: Heart Rate Response to Exercise Stress Testing in Asymptomatic Women, Circulation 122 (2010) 130',
      doi: '10.1161/CIRCULATIONAHA.110.939249',
    },
    {
      title:
        'Nes et al.: Age-Predicted Maximal Heart Rate in Healthy Subjects: The HUNT Fitness Study, Scand J Med Sci Sports 23 (2013) 697',
      doi: '10.1111/j.1600-0838.2012.01445.x',
    },
  ],
});
