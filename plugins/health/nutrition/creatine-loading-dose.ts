import { choice, constant, defineCalculator, integer, isAbove, quantity } from '@reckoner/engine';

const LOADING = constant(0.3, 'g/kg');
const MAINTENANCE = constant(0.03, 'g/kg');
/** The most that studies of loading commonly gave in a day. */
const MOST = constant(25, 'g');
const MOST_KEPT = constant(5, 'g');

/** 0.3 g a kilogram a day in four servings to load, 0.03 g or 3 to 5 g a day to keep. */
export default defineCalculator({
  title: 'Creatine dose',
  description:
    'Creatine monohydrate of a loading phase, a day and a serving, and of the maintenance after it, from the weight of an adult.',
  keywords: ['creatine loading', 'creatine monohydrate', 'creatine maintenance', 'how much creatine', 'supplement'],
  related: ['protein-requirement', 'one-rep-max'],
  inputs: {
    situation: choice(
      {
        healthy: 'Healthy adult',
        minor: 'Under 18 years',
        pregnant: 'Pregnant or breastfeeding',
        checked: 'Adult with diabetes or high blood pressure',
        kidney: 'Kidney or liver disease, one kidney, or medicines that strain the kidneys',
      },
      { label: 'Who takes it' },
    ),
    weight: quantity('kg', { label: 'Weight', symbol: 'W', min: 30, max: 300, usual: [45, 140] }),
    days: integer({ label: 'Days of loading', symbol: 'd', min: 5, max: 7, default: 5, usual: 'all' }),
  },
  outputs: {
    daily: quantity('g', { label: 'Loading a day', symbol: 'm', places: 1 }),
    serving: quantity('g', { label: 'Loading in each of four servings', symbol: 'm_4', places: 2 }),
    loading: quantity('g', { label: 'Loading in all', symbol: 'm_d', places: 0 }),
    maintenance: quantity('g', {
      label: 'Maintenance a day by weight (0.03 g/kg, 5 g at most)',
      symbol: 'm_k',
      places: 1,
    }),
  },
  formula: ({ weight, days }) => {
    const daily = Math.min(LOADING * weight, MOST);
    return { daily, serving: daily / 4, loading: days * daily, maintenance: Math.min(MAINTENANCE * weight, MOST_KEPT) };
  },
  explanation: ({ weight }) =>
    isAbove(LOADING * weight, MOST)
      ? 'Loading is {daily} a day, the most that studies commonly gave (0.3 g/kg would be more), in four servings of {serving} for {days} days, {loading} in all; then {maintenance} a day by weight, or the 3 to 5 g a day that are given without regard to weight. Without loading 3 to 5 g a day fill the muscles about as far in three to four weeks.'
      : 'Loading is {daily} a day in four servings of {serving} for {days} days, {loading} in all; then {maintenance} a day by weight, or the 3 to 5 g a day that are given without regard to weight. Without loading 3 to 5 g a day fill the muscles about as far in three to four weeks.',
  requires: [
    {
      that: ({ situation }) => situation !== 'minor',
      field: 'situation',
      says: 'Under 18 years creatine is not advised without a doctor: doses for children and teenagers are not established.',
    },
    {
      that: ({ situation }) => situation !== 'pregnant',
      field: 'situation',
      says: 'In pregnancy and breastfeeding too little is known of its safety: do not take creatine unless your doctor says so.',
    },
    {
      that: ({ situation }) => situation !== 'kidney',
      field: 'situation',
      says: 'With kidney or liver disease, one kidney or medicines that strain the kidneys (ibuprofen and the like taken often, lithium and others) do not take creatine without your doctor.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ situation }) => situation === 'checked',
      says: 'Diabetes and high blood pressure may have harmed the kidneys unnoticed: have them checked, and ask your doctor, before you begin.',
    },
    {
      level: 'note',
      when: ({ weight }) => isAbove(LOADING * weight, MOST),
      says: 'The dose is held at 25 g a day: more is not known to fill the muscles better, and upsets the bowels more often.',
    },
  ],
  examples: [
    {
      inputs: { situation: 'healthy', weight: 70 },
      results: { daily: 21, serving: 5.25, loading: 105, maintenance: 2.1 },
      source: 'Antonio et al. 2021: 0.3 g/kg are 21 g a day at 70 kg; by hand 21/4, 5 × 21, 0.03 × 70',
    },
    {
      inputs: { situation: 'healthy', weight: 60, days: 7 },
      results: { daily: 18, serving: 4.5, loading: 126, maintenance: 1.8 },
      source: 'By hand: 0.3 × 60; 7 × 18; 0.03 × 60',
    },
    {
      inputs: { situation: 'healthy', weight: 110 },
      results: { daily: 25, serving: 6.25, loading: 125, maintenance: 3.3 },
      cautions: ['held at 25 g'],
      source: 'By hand: 33 g is above 25 g; 0.03 × 110',
    },
    {
      inputs: { situation: 'healthy', weight: 170 },
      results: { daily: 25, maintenance: 5 },
      cautions: ['held at 25 g'],
      source: 'By hand: 0.03 × 170 = 5.1 is above 5',
    },
    {
      inputs: { situation: 'checked', weight: 80 },
      results: { daily: 24, serving: 6, maintenance: 2.4 },
      cautions: ['kidneys unnoticed'],
      source: 'By hand: 0.3 × 80; 24/4; 0.03 × 80',
    },
    { inputs: { situation: 'minor', weight: 60 }, refused: 'Under 18', source: 'By its words' },
    { inputs: { situation: 'pregnant', weight: 60 }, refused: 'breastfeeding', source: 'By its words' },
    { inputs: { situation: 'kidney', weight: 60 }, refused: 'without your doctor', source: 'By its words' },
  ],
  notes: [
    'Of creatine monohydrate. Loading adds 1 to 2 kg of weight, mostly water, and more than 10 g at once may bring diarrhea.',
    'Creatine raises creatinine in the blood without harm to the kidneys: tell who takes your blood, as an estimated kidney function reads too low.',
  ],
  references: [
    {
      title:
        'Antonio et al.: Common questions and misconceptions about creatine supplementation, J Int Soc Sports Nutr 18 (2021) 13, as quoted: 20 to 25 g a day or 0.3 g/kg for 5 to 7 days, then 3 to 5 g',
      doi: '10.1186/s12970-021-00412-w',
    },
    {
      title:
        'Kreider et al.: International Society of Sports Nutrition position stand: safety and efficacy of creatine supplementation, J Int Soc Sports Nutr 14 (2017) 18, by its abstract',
      doi: '10.1186/s12970-017-0173-z',
    },
    {
      title:
        'Rawson et al.: Low-dose creatine supplementation enhances fatigue resistance, Nutrition 27 (2011) 451, by its abstract: 0.03 g/kg a day',
      doi: '10.1016/j.nut.2010.04.001',
    },
    {
      title:
        'Longobardi et al.: Is It Time for a Requiem for Creatine Supplementation-Induced Kidney Failure?, Nutrients 15 (2023), by its abstract',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10054094',
    },
  ],
});
