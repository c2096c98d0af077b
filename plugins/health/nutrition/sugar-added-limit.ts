import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  number,
  percent,
  quantity,
  roundTo,
  table,
  text,
} from '@reckoner/engine';
import { CARBOHYDRATE_ENERGY } from '../shared/macronutrients.js';

const GRAM = constant(1, 'g');
const SPOON = constant(4, 'g');
/** Added sugars in grams a day: American Heart Association, adults 2009, from 2 to 18 years 2017. */
const HEART = { woman: 25, man: 36, teen: 25, child: 25, young: 25, toddler: 25, infant: 0 };
/** More energy in a day than nearly all of this age need. */
const MUCH = {
  woman: constant(10000, 'kcal'),
  man: constant(10000, 'kcal'),
  teen: constant(10000, 'kcal'),
  child: constant(2500, 'kcal'),
  young: constant(2000, 'kcal'),
  toddler: constant(1600, 'kcal'),
  infant: constant(1600, 'kcal'),
};

/** Limits of free sugars in shares of the energy, and of added sugars in grams. */
export default defineCalculator({
  title: 'Added sugar limit',
  description:
    'Most sugar to eat a day, in grams and teaspoons, by the WHO’s 10% and 5% of the energy, the American Heart Association and the United Kingdom, and what is eaten against it.',
  keywords: ['sugar intake', 'free sugars', 'teaspoons of sugar', 'WHO sugar guideline', 'sugar per day'],
  related: ['fat-carbohydrate-intake-range', 'total-daily-energy-expenditure'],
  inputs: {
    energy: quantity('kcal', { label: 'Energy a day', symbol: 'E', min: 500, max: 10000, usual: [900, 5000] }),
    person: choice(
      {
        woman: 'Woman',
        man: 'Man',
        teen: '11 to 18 years',
        child: '7 to 10 years',
        young: '4 to 6 years',
        toddler: '2 or 3 years',
        infant: 'Under 2 years',
      },
      { label: 'Person' },
    ),
    eaten: quantity('g', {
      label: 'Free sugars eaten a day',
      help: 'Held against the limits of added sugars as well. Added sugar, honey, syrup and fruit juice; not the sugar in whole fruit and milk. A teaspoon of sugar is about 4 g.',
      symbol: 'Z',
      min: 0,
      max: 1000,
      usual: [0, 250],
      optional: true,
    }),
  },
  outputs: {
    tenth: quantity('g', { label: 'Free sugars below (WHO, 10% of the energy)', symbol: 'Z_{10}', places: 0 }),
    tenthSpoons: number({ label: 'In teaspoons of 4 g', symbol: 'n_{10}', places: 1 }),
    twentieth: quantity('g', { label: 'Better below (WHO, 5%)', symbol: 'Z_5', places: 0 }),
    heart: quantity('g', { label: 'Added sugars at most (American Heart Association)', symbol: 'Z_A', places: 0 }),
    share: percent({ label: 'Share of the energy that is eaten as sugar', symbol: 'z', places: 1, optional: true }),
    limits: table(
      {
        rule: text({ label: 'Limit' }),
        grams: quantity('g', { label: 'Sugar a day', places: 0 }),
        spoons: number({ label: 'Teaspoons of 4 g', places: 1 }),
        share: percent({ label: 'Share of the energy', places: 1 }),
      },
      { label: 'Limits' },
    ),
  },
  formula: ({ energy, person, eaten }) => {
    const tenth = (0.1 * energy) / CARBOHYDRATE_ENERGY;
    const twentieth = (0.05 * energy) / CARBOHYDRATE_ENERGY;
    const heart = HEART[person] * GRAM;
    const limits = [
      { rule: 'Free sugars, WHO 2015, 10%', grams: tenth },
      { rule: 'Free sugars, WHO 2015, better 5%', grams: twentieth },
      { rule: 'Added sugars, American Heart A.', grams: heart },
    ];
    if (person === 'young') limits.push({ rule: 'Free sugars, UK 2015', grams: 19 * GRAM });
    else if (person === 'child') limits.push({ rule: 'Free sugars, UK 2015', grams: 24 * GRAM });
    else if (person !== 'toddler') limits.push({ rule: 'Free sugars, UK 2015', grams: 30 * GRAM });
    return {
      tenth,
      tenthSpoons: tenth / SPOON,
      twentieth,
      heart,
      share: eaten === undefined ? undefined : (CARBOHYDRATE_ENERGY * eaten) / energy,
      limits: limits.map(({ rule, grams }) => ({
        rule,
        grams,
        spoons: grams / SPOON,
        share: (CARBOHYDRATE_ENERGY * grams) / energy,
      })),
    };
  },
  stepwise: [
    'WHO: 10% and 5% of the energy over 4 kcal/g.',
    'American Heart Association: 25 g for women and from 2 to 18 years, 36 g for men. United Kingdom: 19 g at 4 to 6, 24 g at 7 to 10, 30 g from 11 years.',
    'Share: 4 kcal/g of what is eaten over the energy.',
  ],
  figure: { kind: 'bars', table: 'limits', label: 'rule', value: 'grams' },
  explanation: ({ person }) =>
    person === 'toddler'
      ? 'At {energy} a day the WHO’s limit of 10% is {tenth} of free sugars ({tenthSpoons} teaspoons of 4 g), its 5% is {twentieth}; the American Heart Association’s limit at 2 to 18 years is {heart} of added sugars{share?. {eaten} eaten is {share} of the energy}.'
      : 'At {energy} a day the WHO’s limit of 10% is {tenth} of free sugars ({tenthSpoons} teaspoons of 4 g), its 5% is {twentieth}; the American Heart Association’s limit is {heart} of added sugars{share?. {eaten} eaten is {share} of the energy}.',
  requires: [
    {
      that: ({ person }) => person !== 'infant',
      field: 'person',
      says: 'Under 2 years no added sugar at all is advised (American Heart Association 2017), so that there is no limit to compute. Honey is not safe under 1 year.',
    },
    {
      that: ({ energy, eaten }) => isAtMost(CARBOHYDRATE_ENERGY * eaten, energy),
      field: 'eaten',
      says: '{eaten} of sugar has more energy than all of {energy}: check both.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ share }) => share !== undefined && roundTo(100 * share, 1) >= 10,
      says: 'What is eaten is not below the WHO’s 10% of the energy: sweet drinks are mostly the first to leave out.',
    },
    {
      level: 'note',
      when: ({ share, eaten, limits }) =>
        share !== undefined &&
        roundTo(100 * share, 1) < 10 &&
        eaten !== undefined &&
        (roundTo(100 * share, 1) >= 5 || limits.some(({ grams }) => isAbove(eaten, grams))),
      says: 'What is eaten keeps the WHO’s 10%, yet not its better 5% or another of the limits below: compare it with the table.',
    },
    {
      level: 'note',
      when: ({ heart, tenth }) => heart > roundTo(tenth, 0),
      says: 'At so little energy the grams of the American Heart Association are more than 10% of it: go by the smaller figure.',
    },
    {
      level: 'caution',
      when: ({ energy, person }) => energy > MUCH[person],
      says: 'Hardly a child of this age needs so much energy: take the child’s own, not the 2,000 kcal of food labels, or the limits in percent come out too high.',
    },
    {
      level: 'note',
      when: ({ person }) => person === 'toddler',
      says: 'The United Kingdom sets no limit under 4 years and advises to avoid drinks and food with sugar added.',
    },
  ],
  examples: [
    {
      inputs: { energy: 2000, person: 'woman' },
      results: {
        tenth: 50,
        tenthSpoons: 12.5,
        twentieth: 25,
        heart: 25,
        limits: { length: 4, rows: { 0: { share: 10 }, 2: { spoons: 6.25, share: 5 }, 3: { grams: 30, spoons: 7.5 } } },
      },
      source: 'As printed: 50 g and 25 g at 2,000 kcal, 25 g for women; by hand 200/4, 50/4',
    },
    {
      inputs: { energy: 2500, person: 'man', eaten: 50 },
      results: { tenth: 62.5, heart: 36, share: 8, limits: { rows: { 2: { spoons: 9 } } } },
      cautions: ['another of the limits'],
      source: 'By hand: 250/4; 36 g are the 9 teaspoons of the Association; 200/2500',
    },
    {
      inputs: { energy: 2000, person: 'woman', eaten: 25 },
      results: { share: 5 },
      cautions: ['better 5%'],
      source: 'By hand: 100/2000, which is not below 5%',
    },
    {
      inputs: { energy: 500, person: 'woman', eaten: 200 },
      refused: 'more energy than all',
      source: 'By hand: 800 kcal of 500',
    },
    {
      inputs: { energy: 2000, person: 'teen', eaten: 50 },
      results: { share: 10, limits: { rows: { 3: { grams: 30 } } } },
      cautions: ['not below'],
      source: 'By hand: 200/2000; United Kingdom 30 g from 11 years',
    },
    {
      inputs: { energy: 1700, person: 'child', eaten: 20 },
      results: { tenth: 42.5, share: 4.705882, limits: { rows: { 3: { grams: 24 } } } },
      source: 'By hand: 170/4; 80/1700; United Kingdom 24 g from 7 to 10',
    },
    {
      inputs: { energy: 2100, person: 'young' },
      results: { tenth: 52.5, limits: { rows: { 3: { grams: 19, spoons: 4.75 } } } },
      cautions: ['child of this age'],
      source: 'By hand: 210/4; United Kingdom 19 g from 4 to 6',
    },
    {
      inputs: { energy: 1200, person: 'toddler' },
      results: { tenth: 30, twentieth: 15, heart: 25, limits: { length: 3 } },
      cautions: ['no limit under 4'],
      source: 'By hand: 120/4; 60/4',
    },
    {
      inputs: { energy: 1300, person: 'man', eaten: 0 },
      results: { tenth: 32.5, heart: 36, share: 0 },
      cautions: ['go by the smaller'],
      source: 'By hand: 130/4, below 36',
    },
    { inputs: { energy: 1000, person: 'infant' }, refused: 'no added sugar at all', source: 'Vos et al. 2017' },
  ],
  notes: [
    'These are limits, not goals. Free sugars include honey, syrups and fruit juice, added sugars leave juice out: labels of the United States show added, those of Europe all sugars.',
    'Low blood sugar in diabetes is treated at once with sugar, whatever the limit. The US Dietary Guidelines change every five years and are not in the table; those of 2020 to 2025 had 10% from 2 years on.',
  ],
  references: [
    {
      title: 'WHO: Guideline: Sugars intake for adults and children (2015), by its summary',
      url: 'http://www.who.int/elena/titles/guidance_summaries/sugars_intake/en/',
    },
    {
      title:
        'Johnson et al.: Dietary Sugars Intake and Cardiovascular Health, Circulation 120 (2009) 1011, cited unopened',
      doi: '10.1161/CIRCULATIONAHA.109.192627',
    },
    {
      title:
        'Vos et al.: Added Sugars and Cardiovascular Disease Risk in Children, Circulation 135 (2017) e1017, by reports of it',
      doi: '10.1161/CIR.0000000000000439',
    },
    {
      title: 'Scientific Advisory Committee on Nutrition: Carbohydrates and Health (2015), by the NHS: 19, 24 and 30 g',
    },
  ],
});
