import { choice, constant, defineCalculator, integer, isAbove, quantity, table, text } from '@reckoner/engine';

const GRAM = constant(1, 'g');
const THOUSAND = constant(1000, 'kcal');
/** 2 g for 1 MJ, of which 1 kcal is 0.004184. */
const EUROPE = constant(0.008368, 'g/kcal');
const MUCH = constant(60, 'g');
const STEP = constant(5, 'g');
/** More energy in a day than nearly all children need, up to and including an age. */
const MUCH_ENERGY = [
  { to: 3, energy: constant(1600, 'kcal') },
  { to: 6, energy: constant(2000, 'kcal') },
  { to: 10, energy: constant(2500, 'kcal') },
  { to: 120, energy: constant(10000, 'kcal') },
];

/** Adequate intakes in grams a day up to and including an age, Institute of Medicine 2005. */
const INTAKE = [
  { to: 3, female: 19, male: 19 },
  { to: 8, female: 25, male: 25 },
  { to: 13, female: 26, male: 31 },
  { to: 18, female: 26, male: 38 },
  { to: 50, female: 25, male: 38 },
  { to: 120, female: 21, male: 30 },
];
/** Of the Scientific Advisory Committee on Nutrition 2015. */
const KINGDOM = [
  { to: 4, grams: 15 },
  { to: 10, grams: 20 },
  { to: 15, grams: 25 },
  { to: 120, grams: 30 },
];
/** Of the WHO 2023, at least. */
const WORLD = [
  { to: 5, grams: 15 },
  { to: 9, grams: 21 },
  { to: 120, grams: 25 },
];

/** Adequate intakes by age and sex, and by energy, beside those of other bodies. */
export default defineCalculator({
  title: 'Fiber intake',
  description:
    'Dietary fiber to eat a day, by age, sex and pregnancy and by energy, after the US and Canadian reference intakes, the WHO, the United Kingdom and the European Union.',
  keywords: ['fiber per day', 'fibre intake', 'dietary fibre', 'how much fiber', '14 g per 1000 kcal'],
  related: ['net-carbs-label', 'fat-carbohydrate-intake-range'],
  inputs: {
    age: integer({ label: 'Age in years', help: 'Completed years.', symbol: 'A', min: 1, max: 120, usual: 'all' }),
    sex: choice({ female: 'Female', male: 'Male' }, { label: 'Sex' }),
    state: choice(
      { neither: 'Neither pregnant nor breastfeeding', pregnant: 'Pregnant', breastfeeding: 'Breastfeeding' },
      { label: 'Pregnancy', default: 'neither' },
    ),
    energy: quantity('kcal', {
      label: 'Energy a day',
      symbol: 'E',
      min: 500,
      max: 10000,
      usual: [700, 5000],
      optional: true,
    }),
    eaten: quantity('g', {
      label: 'Fiber eaten a day now',
      symbol: 'F_0',
      min: 0,
      max: 200,
      usual: [0, 60],
      optional: true,
    }),
  },
  outputs: {
    intake: quantity('g', { label: 'Adequate intake of fiber a day', symbol: 'F', places: 0 }),
    byEnergy: quantity('g', { label: 'By energy, 14 g for 1,000 kcal', symbol: 'F_E', places: 0, optional: true }),
    missing: quantity('g', {
      label: 'Fiber missing (negative: above it)',
      symbol: '\\Delta F',
      places: 0,
      optional: true,
    }),
    guides: table(
      { body: text({ label: 'Recommendation' }), grams: quantity('g', { label: 'Fiber a day', places: 0 }) },
      { label: 'Recommendations' },
    ),
  },
  formula: ({ age, sex, state, energy, eaten }) => {
    const general = INTAKE.find(({ to }) => age <= to)![sex];
    const intake = (state === 'pregnant' ? 28 : state === 'breastfeeding' ? 29 : general) * GRAM;
    const byEnergy = energy === undefined ? undefined : (14 * GRAM * energy) / THOUSAND;
    const guides = [{ body: 'US and Canada 2005, by age and sex', grams: intake }];
    if (byEnergy !== undefined) guides.push({ body: 'US and Canada 2005, by energy', grams: byEnergy });
    if (age >= 2) {
      guides.push({ body: 'WHO 2023, at least', grams: WORLD.find(({ to }) => age <= to)!.grams * GRAM });
      guides.push({ body: 'United Kingdom 2015', grams: KINGDOM.find(({ to }) => age <= to)!.grams * GRAM });
    }
    if (age >= 18) guides.push({ body: 'European Union (EFSA) 2010', grams: 25 * GRAM });
    else if (energy !== undefined) {
      guides.push({ body: 'European Union (EFSA) 2010, 2 g for 1 MJ', grams: EUROPE * energy });
    }
    return { intake, byEnergy, missing: eaten === undefined ? undefined : intake - eaten, guides };
  },
  stepwise: [
    'The adequate intake is read from the table by age and sex: 28 g in pregnancy, 29 g in breastfeeding.',
    'By energy: 14 g for each 1,000 kcal.',
    'Missing: the adequate intake less what is eaten.',
  ],
  figure: { kind: 'bars', table: 'guides', label: 'body', value: 'grams' },
  explanation:
    'The adequate intake for this age, sex and state is {intake} of fiber a day (US and Canada 2005){byEnergy?; by this energy, at 14 g for 1,000 kcal, it is {byEnergy}}{missing?; {eaten} eaten is {missing|{|missing|} more than|just|{|missing|} less than} the adequate intake}.',
  requires: [
    {
      that: ({ sex, state }) => state === 'neither' || sex === 'female',
      field: 'state',
      says: 'Pregnancy and breastfeeding go with the sex female.',
    },
    {
      that: ({ age, state }) => state === 'neither' || (age >= 14 && age <= 50),
      field: 'age',
      says: 'The table has pregnancy and breastfeeding from 14 to 50 years: ask your midwife or doctor.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ missing }) => missing !== undefined && isAbove(missing, STEP),
      says: 'Eat more fiber step by step over some weeks, with enough to drink: a sudden rise bloats and cramps. With a narrowed bowel, after bowel surgery or with trouble swallowing ask your doctor first.',
    },
    {
      level: 'caution',
      when: ({ eaten }) => eaten !== undefined && eaten > MUCH,
      says: 'So much fiber may bloat, fill without feeding and take up minerals and medicines: check the figure, and eat less of it if you lose weight without meaning to.',
    },
    {
      level: 'caution',
      when: ({ age }) => age < 5,
      says: 'Give small children fiber in ordinary food, without bran or supplements: bulk that fills leaves too little room for energy. The recommendations below differ widely at this age; the WHO and the United Kingdom ask for 15 g from 2 years on.',
    },
    {
      level: 'caution',
      when: ({ age, energy }) => energy !== undefined && energy > MUCH_ENERGY.find(({ to }) => age <= to)!.energy,
      says: 'Hardly a child of this age needs so much energy: take the child’s own, not the 2,000 kcal of food labels, or the fiber by energy comes out too high.',
    },
    {
      level: 'note',
      when: ({ age, energy }) => age < 18 && energy === undefined,
      says: 'Under 18 years the European Union goes by energy alone, 2 g for 1 MJ: give the energy a day to have it in the table.',
    },
  ],
  examples: [
    {
      inputs: { age: 40, sex: 'male', energy: 2500, eaten: 18 },
      results: {
        intake: 38,
        byEnergy: 35,
        missing: 20,
        guides: {
          length: 5,
          rows: { 1: { grams: 35 }, 2: { body: 'WHO 2023, at least', grams: 25 }, 3: { grams: 30 }, 4: { grams: 25 } },
        },
      },
      cautions: ['step by step'],
      source: 'Institute of Medicine 2005: 38 g from 19 to 50 years; by hand 14 × 2.5, 38 - 18',
    },
    {
      inputs: { age: 51, sex: 'female' },
      results: { intake: 21, guides: { length: 4 } },
      source: 'Institute of Medicine 2005: 21 g from 51 years',
    },
    {
      inputs: { age: 50, sex: 'female', eaten: 25 },
      results: { intake: 25, missing: 0 },
      source: 'Institute of Medicine 2005: 25 g from 19 to 50 years',
    },
    {
      inputs: { age: 14, sex: 'female', state: 'pregnant', eaten: 30 },
      results: { intake: 28, missing: -2, guides: { length: 3, rows: { 1: { grams: 25 }, 2: { grams: 25 } } } },
      cautions: ['by energy alone'],
      source: 'Institute of Medicine 2005: 28 g in pregnancy; United Kingdom 25 g from 11 to 16 years',
    },
    {
      inputs: { age: 30, sex: 'female', state: 'breastfeeding' },
      results: { intake: 29 },
      source: 'Institute of Medicine 2005: 29 g in lactation',
    },
    {
      inputs: { age: 1, sex: 'male' },
      results: { intake: 19, guides: { length: 1 } },
      cautions: ['small children', 'by energy alone'],
      source: 'Institute of Medicine 2005: 19 g from 1 to 3 years; WHO and United Kingdom begin at 2',
    },
    {
      inputs: { age: 9, sex: 'male', energy: 2000 },
      results: {
        intake: 31,
        byEnergy: 28,
        guides: { length: 5, rows: { 2: { grams: 21 }, 3: { grams: 20 }, 4: { grams: 16.736 } } },
      },
      source: 'Institute of Medicine 2005: 31 g from 9 to 13 years; 2000 kcal is 8.368 MJ; WHO 21 g from 6 to 9',
    },
    {
      inputs: { age: 17, sex: 'male', eaten: 70 },
      results: { intake: 38, missing: -32 },
      cautions: ['So much fiber', 'by energy alone'],
      source: 'Institute of Medicine 2005: 38 g from 14 to 18 years',
    },
    {
      inputs: { age: 2, sex: 'male', energy: 2000 },
      results: { intake: 19, byEnergy: 28, guides: { rows: { 4: { grams: 16.736 } } } },
      cautions: ['small children', 'child of this age'],
      source: 'By hand: 14 × 2; 2 × 8.368 MJ',
    },
    { inputs: { age: 30, sex: 'male', state: 'pregnant' }, refused: 'sex female', source: 'By definition' },
    { inputs: { age: 51, sex: 'female', state: 'pregnant' }, refused: '14 to 50', source: 'By the table' },
  ],
  notes: [
    'For healthy people. For infants under 1 year no intake of fiber is set. Leave fiber supplements 2 hours apart from medicines.',
    'The adequate intakes are 14 g for 1,000 kcal of what people of each age and sex were found to eat: who eats much more or less goes by the own energy.',
  ],
  references: [
    {
      title:
        'Institute of Medicine: Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids (2005): summary table, as reprinted alike in three places',
      doi: '10.17226/10490',
    },
    { title: 'WHO: Carbohydrate intake for adults and children (2023), by its announcement' },
    {
      title: 'Scientific Advisory Committee on Nutrition: Carbohydrates and Health (2015), by the government’s summary',
    },
    {
      title:
        'EFSA: Scientific Opinion on Dietary Reference Values for carbohydrates and dietary fibre (2010), as quoted by the European Commission',
      url: 'https://knowledge4policy.ec.europa.eu/health-promotion-knowledge-gateway/dietary-fibre-recommendations-2_en',
    },
  ],
});
