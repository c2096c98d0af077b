import { choice, defineCalculator, isAbove, measure, roundTo } from '@reckoner/engine';
import { sex } from '../shared/person.js';

/** Widmark 1932 with the factors 0.68 and 0.55, or total body water by Watson 1981 with 80 % of water in blood. */
export default defineCalculator({
  title: 'Blood alcohol (BAC)',
  description: 'Blood alcohol content some hours after drinking, and the time until sober, by Widmark or Watson.',
  keywords: ['BAC', 'Widmark', 'promille', 'drunk', 'drink driving', 'blood alcohol concentration'],
  inputs: {
    method: choice({ widmark: 'Widmark', watson: 'Watson (body water)' }, { label: 'Method', default: 'widmark' }),
    sex,
    alcohol: measure('g', {
      label: 'Pure alcohol drunk',
      help: 'One US standard drink has 14 g, one UK unit 8 g.',
      symbol: 'A',
      min: 0,
      max: 500,
      usual: [4, 300],
    }),
    weight: measure('kg', { label: 'Weight', symbol: 'W', min: 35, max: 300, usual: [40, 220] }),
    height: measure('cm', {
      label: 'Height',
      regional: 'height',
      symbol: 'H',
      min: 120,
      max: 230,
      usual: [135, 215],
      when: { method: 'watson' },
    }),
    age: measure('yr', { label: 'Age', symbol: 'a', min: 18, max: 100, usual: [18, 95], when: { method: 'watson' } }),
    elapsed: measure('h', {
      label: 'Time since the first drink',
      symbol: 't',
      min: 0,
      max: 48,
      usual: [0, 24],
      default: 0,
    }),
    elimination: measure('g/dL', {
      label: 'Elimination an hour',
      help: 'In g/dL, that is percent: 0.010 to 0.025.',
      symbol: '\\beta',
      min: 0.008,
      max: 0.04,
      usual: [0.01, 0.025],
      default: 0.015,
    }),
  },
  outputs: {
    content: measure('g/dL', { label: 'Blood alcohol (g/dL, that is percent)', symbol: 'C', places: 3 }),
    peak: measure('g/dL', { label: 'Blood alcohol without elimination', symbol: 'C_0', places: 3 }),
    soberAfter: measure('h', { label: 'Sober after, from the first drink', symbol: 't_0', places: 1 }),
  },
  formula: ({ method, sex, alcohol, weight, height, age, elapsed, elimination }) => {
    const female = sex === 'female';
    const water =
      method === 'widmark'
        ? 0
        : female
          ? -2.097 + 0.1069 * height + 0.2466 * weight
          : 2.447 - 0.09516 * age + 0.1074 * height + 0.3362 * weight;
    const peak =
      method === 'widmark' ? alcohol / ((female ? 0.55 : 0.68) * weight * 10) : (0.8 * alcohol) / (water * 10);
    return {
      content: Math.max(0, peak - elimination * elapsed),
      peak,
      soberAfter: peak / elimination,
    };
  },
  explanation:
    'The blood alcohol is about {content} after {elapsed}; it takes {soberAfter} from the first drink to be sober.',
  cautions: [
    {
      level: 'danger',
      when: ({ content }) => roundTo(content, 3) >= 0.31,
      says: 'From 0.31 g/dL on alcohol threatens life (NIAAA). Whoever cannot be woken, breathes slowly or vomits asleep needs an ambulance at once.',
    },
    {
      level: 'danger',
      when: ({ content }) => content > 0,
      says: 'Do not drive: even little alcohol impairs, and the true content may be a third higher than this estimate.',
    },
    {
      level: 'danger',
      // A third more alcohol in the blood, eliminated at the slowest usual rate.
      when: ({ content, peak, elapsed }) => content <= 0 && isAbove((4 / 3) * peak, 0.01 * elapsed),
      says: 'Do not drive: by this estimate the alcohol is gone, but whoever takes up more or eliminates slowly still has some in the blood.',
    },
    {
      level: 'note',
      when: ({ alcohol, elapsed }) => alcohol > 0 && elapsed < 2,
      says: 'Alcohol takes up to two hours to be absorbed: so early this is the content to come, if no more is drunk.',
    },
  ],
  examples: [
    {
      inputs: { sex: 'male', alcohol: 42, weight: 80, elapsed: 2 },
      results: { content: 0.0472059, peak: 0.0772059, soberAfter: 5.147059 },
      cautions: ['Do not drive'],
      source: 'By hand: 42 / (0.68 × 800) = 0.0772 g/dL; - 0.03; / 0.015',
    },
    {
      inputs: { sex: 'female', alcohol: 28, weight: 60, elapsed: 1 },
      results: { content: 0.0698485, peak: 0.0848485 },
      cautions: ['Do not drive', 'to be absorbed'],
      source: 'By hand: 28 / (0.55 × 600) = 0.0848 g/dL; - 0.015',
    },
    {
      inputs: { method: 'watson', sex: 'male', alcohol: 42, weight: 80, height: 180, age: 30 },
      results: { peak: 0.0733301 },
      cautions: ['Do not drive', 'to be absorbed'],
      source: 'Python 3.11, by Watson 1981: 45.8202 L of body water; 42 × 0.8 / 458.202',
    },
    {
      inputs: { method: 'watson', sex: 'female', alcohol: 28, weight: 60, height: 165, age: 30 },
      results: { peak: 0.073836 },
      cautions: ['Do not drive', 'to be absorbed'],
      source: 'Python 3.11, by Watson 1981: 30.3375 L of body water; 28 × 0.8 / 303.375',
    },
    {
      inputs: { sex: 'male', alcohol: 14, weight: 80, elapsed: 3 },
      results: { content: 0, peak: 0.0257353 },
      cautions: ['eliminates slowly'],
      source: 'By hand: 14 / (0.68 × 800); 0.0343 g/dL less 3 × 0.01 are left in whoever takes up a third more',
    },
    {
      inputs: { sex: 'male', alcohol: 184.958, weight: 80, elapsed: 2 },
      results: { content: 0.309996, peak: 0.339996 },
      cautions: ['threatens life', 'Do not drive'],
      source: 'By hand: 184.958 / (0.68 × 800); - 0.03; shown as 0.310',
    },
    {
      inputs: { sex: 'male', alcohol: 14, weight: 80, elapsed: 5 },
      results: { content: 0 },
      source: 'By hand: 0.0257 g/dL are gone after 1.7 h',
    },
    {
      inputs: { sex: 'female', alcohol: 110, weight: 50, elapsed: 2 },
      results: { content: 0.37, peak: 0.4 },
      cautions: ['threatens life', 'Do not drive'],
      source: 'By hand: 110 / (0.55 × 500) = 0.4; - 0.03',
    },
    {
      inputs: { sex: 'male', alcohol: 42, weight: 80, elapsed: 2, elimination: 0.02 },
      results: { content: 0.0372059, peak: 0.0772059, soberAfter: 3.860294 },
      cautions: ['Do not drive'],
      source: 'By hand: 42 / (0.68 × 800) = 0.0772 g/dL; - 0.04; / 0.02',
    },
  ],
  notes: [
    'An estimate for healthy adults that assumes full absorption; people differ by a third and more. Never use it to decide whether to drive, also where it says 0.',
  ],
  references: [
    {
      title:
        'Widmark: Die theoretischen Grundlagen und die praktische Verwendbarkeit der gerichtlich-medizinischen Alkoholbestimmung (1932)',
    },
    {
      title:
        'Watson, Watson, Batt: Prediction of Blood Alcohol Concentrations in Human Subjects, J Stud Alcohol 42 (1981) 547',
      doi: '10.15288/jsa.1981.42.547',
    },
    { title: 'National Institute on Alcohol Abuse and Alcoholism: Understanding the Dangers of Alcohol Overdose' },
  ],
});
