import { choice, defineCalculator, measure, number, percent } from '@reckoner/engine';

/** The highest that was ever reported of a human, a cyclist of 18 years, in mL/(kg·min). */
const MOST_UPTAKE = 97.5;

/** Metabolic equations of the American College of Sports Medicine, at 5 kcal for a liter of oxygen. */
export default defineCalculator({
  title: 'Calories burned walking and running',
  description: 'Calories burned and oxygen uptake from speed, grade, body weight and time, by the ACSM equations.',
  keywords: ['treadmill', 'ACSM', 'VO2', 'incline', 'exercise calories'],
  inputs: {
    gait: choice({ walking: 'Walking', running: 'Running' }, { label: 'Gait' }),
    speed: measure('m/min', { label: 'Speed', unit: 'km/h', symbol: 'S', above: 0, max: 25, usual: [2, 22] }),
    grade: percent({ label: 'Grade', text: 'ratio', symbol: 'G', min: 0, max: 30, default: 0, usual: [0.5, 20] }),
    weight: measure('kg', { label: 'Weight', symbol: 'W', min: 20, max: 400, usual: [30, 250] }),
    duration: measure('min', { label: 'Duration', symbol: 't', min: 0, max: 1440, usual: [0, 720] }),
  },
  outputs: {
    energy: measure('kcal', { label: 'Energy burned', symbol: 'E', places: 0 }),
    uptake: measure('mL/(kg*min)', { label: 'Oxygen uptake', symbol: '\\dot V_{O_2}', places: 1 }),
    mets: number({ label: 'Metabolic equivalents', symbol: '\\mathrm{MET}', places: 1 }),
  },
  formula: ({ gait, speed, grade, weight, duration }) => {
    const uptake =
      gait === 'walking' ? 3.5 + 0.1 * speed + 1.8 * speed * grade : 3.5 + 0.2 * speed + 0.9 * speed * grade;
    return { energy: ((uptake * weight) / 1000) * 5 * duration, uptake, mets: uptake / 3.5 };
  },
  explanation: 'In {duration} at {speed} the body burns {energy}, with an oxygen uptake of {uptake}.',
  cautions: [
    {
      level: 'caution',
      when: ({ gait, speed }) => gait === 'walking' && (speed < 50 || speed > 100),
      says: 'The equation for walking holds for 3 to 6 km/h: at {speed} it is off, faster than that take running.',
    },
    {
      level: 'caution',
      when: ({ gait, speed }) => gait === 'running' && speed < 80,
      says: 'At {speed} nobody runs: take walking.',
    },
    {
      level: 'caution',
      when: ({ uptake }) => uptake > MOST_UPTAKE,
      says: 'No human takes up {uptake} of oxygen: nobody keeps this up, check speed and grade.',
    },
    {
      level: 'caution',
      when: ({ grade }) => grade > 0 && grade < 0.005,
      says: 'A grade of {grade} is next to level: a grade of 5 in 100 is 5%, not 0.05%.',
    },
  ],
  examples: [
    {
      inputs: { gait: 'walking', speed: 4.8, weight: 70, duration: 30 },
      results: { energy: 120.75, uptake: 11.5, mets: 3.285714 },
      source: 'By hand: 4.8 km/h = 80 m/min; 3.5 + 8; × 70 × 5 × 30 / 1000',
    },
    {
      inputs: { gait: 'walking', speed: 4.8, grade: 5, weight: 70, duration: 30 },
      results: { energy: 196.35, uptake: 18.7 },
      source: 'By hand: 3.5 + 8 + 1.8 × 80 × 0.05 = 18.7',
    },
    {
      inputs: { gait: 'running', speed: 9.6, grade: 2, weight: 60, duration: 45 },
      results: { energy: 518.13, uptake: 38.38, mets: 10.96571 },
      source: 'By hand: 9.6 km/h = 160 m/min; 3.5 + 32 + 0.9 × 160 × 0.02 = 38.38',
    },
    {
      inputs: { gait: 'walking', speed: 9, grade: 0.05, weight: 70, duration: 30 },
      results: { uptake: 18.635 },
      cautions: ['3 to 6 km/h', 'next to level'],
      source: 'By hand: 9 km/h = 150 m/min; 3.5 + 15 + 1.8 × 150 × 0.0005',
    },
    {
      inputs: { gait: 'running', speed: 4.5, weight: 80, duration: 10 },
      results: { uptake: 18.5, energy: 74 },
      cautions: ['nobody runs'],
      source: 'By hand: 4.5 km/h = 75 m/min; 3.5 + 15; × 80 × 5 × 10/1000',
    },
    {
      inputs: { gait: 'running', speed: 18, grade: 20, weight: 70, duration: 30 },
      results: { uptake: 117.5, energy: 1233.75 },
      cautions: ['No human'],
      source: 'By hand: 18 km/h = 300 m/min; 3.5 + 60 + 0.9 × 300 × 0.2; × 70 × 5 × 30/1000',
    },
  ],
  notes: [
    'For steady exercise, outdoors and on the treadmill. The equation for running is most exact from about 8 km/h (5 mph).',
  ],
  references: [
    { title: 'ACSM’s Guidelines for Exercise Testing and Prescription, 11th ed., ch. 5, metabolic calculations' },
  ],
});
