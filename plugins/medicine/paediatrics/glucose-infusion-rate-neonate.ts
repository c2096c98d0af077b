import { constant, defineEquations, percent, quantity, roundTo } from '@reckoner/engine';

/** A solution of 100% would hold 1 g in 1 mL: 10% is 100 mg/mL. */
const FULL = constant(1000, 'mg/mL');

/** Glucose per minute and kilogram is the pump rate times the strength over the weight: rate·%·10/(60·kg). */
export default defineEquations({
  title: 'Glucose infusion rate (newborn)',
  description:
    'Glucose infusion rate in mg/kg/min, glucose and fluid a day, pump rate, strength of the solution and weight of a newborn, each from the others.',
  keywords: ['GIR', 'dextrose infusion', 'neonatal hypoglycemia', 'mg/kg/min glucose', 'D10W', 'parenteral nutrition'],
  related: ['infusion-rate-mcg-kg-min'],
  variables: {
    weight: quantity('kg', {
      label: 'Weight',
      symbol: 'W',
      min: 0.2,
      max: 30,
      usual: [0.4, 5],
      optional: true,
    }),
    strength: percent({
      label: 'Glucose (dextrose) in the solution',
      help: 'Grams in 100 mL: 10 for D10W.',
      symbol: 's',
      min: 0.5,
      max: 70,
      usual: [4, 25],
      places: 1,
    }),
    rate: quantity('mL/min', {
      label: 'Pump rate',
      unit: 'mL/h',
      symbol: 'Q',
      min: 0.01,
      max: 500,
      usual: [0.3, 40],
      digits: 3,
      places: 2,
      optional: true,
    }),
    gir: quantity('mg/(kg*min)', {
      label: 'Glucose infusion rate',
      symbol: '\\mathrm{GIR}',
      above: 0,
      max: 1000,
      usual: [2, 20],
      digits: 3,
      places: 2,
    }),
    perDay: quantity('mg/(kg*min)', {
      label: 'Glucose a day',
      unit: 'g/(kg*d)',
      symbol: 'G',
      above: 0,
      max: 1500,
      usual: [3, 29],
      digits: 3,
      places: 2,
    }),
    fluid: quantity('mL/(kg*min)', {
      label: 'Fluid a day by this infusion',
      unit: 'mL/(kg*d)',
      symbol: 'F',
      above: 0,
      max: 20000,
      usual: [20, 200],
      digits: 3,
      places: 1,
    }),
  },
  equations: ({ weight, strength, rate, gir, perDay, fluid }) => [
    [gir, fluid * strength * FULL],
    [fluid, rate / weight],
    [perDay, gir],
  ],
  explanation:
    '{rate?{rate} of|A solution of} {strength} glucose{weight? at {weight}|} gives {gir} or {perDay} of glucose, in {fluid} of fluid.',
  cautions: [
    {
      level: 'danger',
      when: ({ strength }) => roundTo(100 * strength, 1) > 12.5,
      says: 'Over 12.5% glucose irritates peripheral veins and harms the skin where it leaks: most units give it by a central line alone.',
    },
    {
      level: 'caution',
      when: ({ gir }) => roundTo(gir, 2) < 4,
      says: 'Below 4 mg/kg/min a newborn who is not fed may become low in sugar: usual are 4 to 8, more in preterm infants. Count what is fed, and measure the sugar.',
    },
    {
      level: 'danger',
      when: ({ gir }) => roundTo(gir, 2) > 12,
      says: 'Over 12 mg/kg/min brings high sugar, fat in the liver and carbon dioxide: check weight, pump rate and strength. A newborn who needs so much to keep the sugar up may have hyperinsulinism.',
    },
    {
      level: 'caution',
      when: ({ gir }) => roundTo(gir, 2) > 8 && roundTo(gir, 2) <= 12,
      says: 'Over 8 mg/kg/min is more than most newborns need. One who needs it to keep the sugar up has severe hypoglycemia, and over 10 may have hyperinsulinism: take the samples while the sugar is low. In nutrition preterm infants are given up to 12.',
    },
    {
      level: 'danger',
      when: ({ fluid }) => roundTo(1440 * fluid, 1) > 200,
      says: 'Over 200 mL/kg a day is more fluid than nearly any newborn is given: a stronger solution by a central line, or a slip in weight or pump rate.',
    },
    {
      level: 'note',
      when: ({ fluid }) => roundTo(1440 * fluid, 1) > 100 && roundTo(1440 * fluid, 1) <= 200,
      says: 'Newborns of the first days are given some 60 to 100 mL/kg in all: count other infusions and feeds, too.',
    },
    {
      level: 'caution',
      when: ({ weight }) => weight !== undefined && weight > 4.5,
      says: 'Few newborns weigh more than 4.5 kg: check that the weight is in kg and not in lb, by which the answer would be off by a factor of 2.2. The limits of 4, 8 and 12 mg/kg/min are those of newborns: older children need less for each kilogram.',
    },
  ],
  examples: [
    {
      inputs: { weight: 2.58, strength: 10, rate: 4.3 },
      results: { gir: 2.777777778, perDay: 4.0, fluid: 40 },
      cautions: ['Below 4'],
      source: 'By hand: 43/15.48 = 2.78 mg/kg/min, as printed in a question of droracle.ai; 4.3 × 24/2.58',
    },
    {
      inputs: { weight: 3, strength: 10, gir: 6 },
      results: { rate: 10.8, perDay: 8.64, fluid: 86.4 },
      source: 'By hand: 6 × 3 × 6/10; 6 × 1.44; 10.8 × 24/3',
    },
    {
      inputs: { fluid: 80, gir: 8 },
      results: { strength: 14.4, perDay: 11.52 },
      cautions: ['irritates peripheral veins'],
      source: 'By hand: 8 × 144/80 g in 100 mL',
    },
    {
      inputs: { weight: 1, strength: 12.5, rate: 6 },
      results: { gir: 12.5, perDay: 18, fluid: 144 },
      cautions: ['hyperinsulinism', 'first days'],
      source: 'By hand: 12.5 × 6/(6 × 1); 6 × 24',
    },
    {
      inputs: { weight: 3, strength: 5, rate: 30 },
      results: { gir: 8.333333333, perDay: 12, fluid: 240 },
      cautions: ['more than most newborns need', 'more fluid than nearly any'],
      source: 'By hand: 5 × 30/(6 × 3); 30 × 24/3',
    },
    {
      inputs: { weight: 3, strength: 10, gir: 10.5 },
      results: { rate: 18.9, perDay: 15.12, fluid: 151.2 },
      cautions: ['over 10 may have hyperinsulinism', 'first days'],
      source: 'By hand: 6 × 3 × 10.5/10; 10.5 × 1.44; 18.9 × 24/3',
    },
    {
      inputs: { rate: 12, strength: 10, perDay: 7.2 },
      results: { gir: 5, weight: 4, fluid: 72 },
      source: 'By hand: 7.2/1.44; 10 × 12/(6 × 5)',
    },
    {
      inputs: { weight: 5.7, strength: 10, gir: 6 },
      results: { rate: 20.52, fluid: 86.4 },
      cautions: ['is above the usual', 'not in lb'],
      source: 'By hand: 6 × 5.7 × 6/10; a newborn of 5.7 lb (2.59 kg) would be given 13 mg/kg/min',
    },
    {
      inputs: { weight: 10, strength: 10, rate: 30 },
      results: { gir: 5, fluid: 72 },
      cautions: ['those of newborns'],
      source: 'By hand: 10 × 30/(6 × 10)',
    },
  ],
  notes: [
    'Only of this infusion: glucose in feeds, drugs and other lines adds to it. A bolus for low sugar is another matter.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'Weill Cornell PICU: Glucose Infusion Rate (equation; 5 to 8 mg/kg/min are typical)',
      url: 'http://www-users.med.cornell.edu/~spon/picu/calc/glucinfr.htm',
    },
    {
      title:
        'National Neonatology Forum of India: Management of Neonatal Hypoglycemia, Clinical Practice Guidelines (6 mg/kg/min at first, over 12 mg/kg/min for more than 24 hours)',
    },
    {
      title:
        'NHS Greater Glasgow and Clyde: Persistent or Refractory Hypoglycaemia in the Neonate (4 to 6 mg/kg/min normal, over 8 severe, over 10 hyperinsulinism to be considered)',
      url: 'https://clinicalguidelines.scot.nhs.uk/ggc-paediatric-guidelines/ggc-paediatric-guidelines/neonatology/persistent-or-refractory-hypoglycaemia-in-the-neonate-a-guideline-for-management/',
    },
    {
      title:
        'Tammela: Glucose Infusions into Peripheral Veins in the Management of Neonatal Hypoglycemia: 20% instead of 15%? Acta Paediatr 98 (2009) 1138 (that units differ; abstract)',
      doi: '10.1111/j.1651-2227.2009.01237.x',
    },
  ],
});
