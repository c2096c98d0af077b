import { choice, constant, defineCalculator, quantity } from '@reckoner/engine';

const GRAM_PER_KILOGRAM = constant(1, 'g/kg');
const PER_MEAL = constant(0.4, 'g/kg');
/** A BMI of 30 at a height of 2 m. */
const HEAVY = constant(120, 'kg');

/** g/kg a day from and to: Institute of Medicine 2005 for the reference intakes, PROT-AGE 2013 for age, ISSN 2017 for exercise. */
const FROM = { adult: 0.8, older: 1, pregnant: 1.1, breastfeeding: 1.3, exercise: 1.4 };
const TO = { adult: 0.8, older: 1.2, pregnant: 1.1, breastfeeding: 1.3, exercise: 2 };

/** Reference intakes and position statements in grams for each kilogram of body weight. */
export default defineCalculator({
  title: 'Protein intake',
  description: 'Protein that an adult needs a day and a meal, from weight and age, pregnancy or exercise.',
  keywords: ['protein requirement', 'protein per day', 'RDA', 'muscle gain', 'grams per kg'],
  inputs: {
    weight: quantity('kg', { label: 'Weight', symbol: 'W', min: 30, max: 300, usual: [35, 250] }),
    group: choice(
      {
        adult: 'Adult (reference intake)',
        older: 'Over 65 years',
        pregnant: 'Pregnant',
        breastfeeding: 'Breastfeeding',
        exercise: 'Building or keeping muscle with exercise',
      },
      { label: 'Group', default: 'adult' },
    ),
  },
  outputs: {
    from: quantity('g', { label: 'Protein a day from', symbol: 'P_1', places: 0 }),
    to: quantity('g', { label: 'Protein a day to', symbol: 'P_2', places: 0 }),
    meal: quantity('g', { label: 'Protein in a meal for muscle', symbol: 'P_m', places: 0 }),
  },
  formula: ({ weight, group }) => ({
    from: FROM[group] * GRAM_PER_KILOGRAM * weight,
    to: TO[group] * GRAM_PER_KILOGRAM * weight,
    meal: PER_MEAL * weight,
  }),
  explanation: ({ from, to }) =>
    from === to ? 'The reference intake is {from} of protein a day.' : '{from} to {to} of protein a day is advised.',
  cautions: [
    {
      level: 'caution',
      when: ({ weight }) => weight > HEAVY,
      says: 'With obesity this is too much: enter the weight at a BMI of 25 instead.',
    },
    {
      level: 'caution',
      when: ({ group }) => group === 'older' || group === 'exercise',
      says: 'With kidney disease so much protein may harm: ask your doctor first.',
    },
  ],
  examples: [
    {
      inputs: { weight: 70 },
      results: { from: 56, to: 56, meal: 28 },
      source: 'By hand: 0.8 × 70, as in Institute of Medicine 2005; 0.4 × 70 (Schoenfeld, Aragon 2018)',
    },
    {
      inputs: { weight: 60, group: 'older' },
      results: { from: 60, to: 72 },
      cautions: ['kidney disease'],
      source: 'By hand: 1.0 to 1.2 × 60 (PROT-AGE)',
    },
    {
      inputs: { weight: 60, group: 'pregnant' },
      results: { from: 66, to: 66 },
      source: 'By hand: 1.1 × 60 (Institute of Medicine)',
    },
    {
      inputs: { weight: 60, group: 'breastfeeding' },
      results: { from: 78 },
      source: 'By hand: 1.3 × 60 (Institute of Medicine)',
    },
    {
      inputs: { weight: 80, group: 'exercise' },
      results: { from: 112, to: 160, meal: 32 },
      cautions: ['kidney disease'],
      source: 'By hand: 1.4 to 2.0 × 80 (ISSN)',
    },
    {
      inputs: { weight: 150 },
      results: { from: 120, to: 120, meal: 60 },
      cautions: ['BMI of 25'],
      source: 'By hand: 0.8 × 150; 0.4 × 150',
    },
  ],
  notes: ['For healthy people; not with kidney disease. In obesity take the weight at a BMI of 25.'],
  references: [
    {
      title:
        'Institute of Medicine: Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids (2005), ch. 10',
      doi: '10.17226/10490',
    },
    {
      title:
        'Bauer et al.: Evidence-Based Recommendations for Optimal Dietary Protein Intake in Older People (PROT-AGE), J Am Med Dir Assoc 14 (2013) 542',
      doi: '10.1016/j.jamda.2013.05.021',
    },
    {
      title:
        'Jäger et al.: International Society of Sports Nutrition Position Stand: Protein and Exercise, J Int Soc Sports Nutr 14 (2017) 20',
      doi: '10.1186/s12970-017-0177-8',
    },
    {
      title:
        'Schoenfeld, Aragon: How Much Protein Can the Body Use in a Single Meal for Muscle-Building?, J Int Soc Sports Nutr 15 (2018) 10',
      doi: '10.1186/s12970-018-0215-1',
    },
  ],
});
