import { defineCalculator, measure } from '@reckoner/engine';

/** Holliday and Segar: 4, 2 and 1 mL/(kg·h), or 100, 50 and 20 mL/(kg·d), for the first 10, the next 10 and further kilograms. */
export default defineCalculator({
  title: 'Maintenance fluids (4-2-1 rule)',
  description: 'Hourly and daily maintenance fluid from body weight by Holliday and Segar, with the deficit of a fast.',
  keywords: ['Holliday-Segar', 'maintenance fluid', 'IV fluids', 'fasting deficit', 'pediatric fluids'],
  inputs: {
    weight: measure('kg', { label: 'Body weight', symbol: 'W', min: 2, max: 200, usual: [3, 120] }),
    fasting: measure('h', { label: 'Time fasted', symbol: 't', min: 0, max: 48, usual: [0, 24], default: 0 }),
  },
  outputs: {
    hourly: measure('mL/h', { label: 'Maintenance rate', symbol: 'Q', places: 0 }),
    daily: measure('mL', { label: 'Maintenance a day (100-50-20)', symbol: 'V', places: 0 }),
    deficit: measure('mL', { label: 'Deficit of the fast', symbol: 'D', places: 0 }),
  },
  formula: ({ weight, fasting }) => {
    const first = Math.min(weight, 10);
    const second = Math.min(Math.max(weight - 10, 0), 10);
    const rest = Math.max(weight - 20, 0);
    const hourly = 4 * first + 2 * second + rest;
    return { hourly, daily: 100 * first + 50 * second + 20 * rest, deficit: fasting * hourly };
  },
  explanation:
    'For {weight} the maintenance is {hourly} by the 4-2-1 rule; by the daily rule of 100, 50 and 20 mL/kg it is {daily} a day.',
  cautions: [
    {
      level: 'caution',
      when: ({ weight }) => weight >= 40,
      says: 'For an adult the rule leads too high: adults get 25 to 30 mL/kg a day, in obesity of the ideal weight, and rarely need over 3,000 mL (NICE).',
    },
    {
      level: 'caution',
      when: ({ weight }) => weight < 3.5,
      says: 'This may be a newborn, for whom the rule does not hold: the need rises from day to day in the first week of life.',
    },
  ],
  examples: [
    {
      inputs: { weight: 25, fasting: 8 },
      results: { hourly: 65, daily: 1600, deficit: 520 },
      source: 'By hand: 40 + 20 + 5; 1000 + 500 + 100; 8 × 65',
    },
    { inputs: { weight: 8 }, results: { hourly: 32, daily: 800, deficit: 0 }, source: 'By hand: 4 × 8; 100 × 8' },
    { inputs: { weight: 15 }, results: { hourly: 50, daily: 1250 }, source: 'By hand: 40 + 10; 1000 + 250' },
    {
      inputs: { weight: 200 },
      results: { hourly: 240, daily: 5100 },
      cautions: ['rarely need over 3,000 mL'],
      source: 'By hand: 40 + 20 + 180; 1000 + 500 + 3600; NICE CG174',
    },
    {
      inputs: { weight: 3 },
      results: { hourly: 12, daily: 300 },
      cautions: ['may be a newborn'],
      source: 'By hand: 4 × 3; 100 × 3',
    },
    {
      inputs: { weight: 70 },
      results: { hourly: 110, daily: 2500 },
      cautions: ['For an adult'],
      source: 'By hand: 40 + 20 + 50; 1000 + 500 + 1000',
    },
  ],
  notes: [
    'For children after the newborn period and for adults without heart or kidney failure; isotonic fluid is recommended. Ongoing losses are added.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'NICE: Intravenous Fluid Therapy in Adults in Hospital, clinical guideline CG174 (2013, updated 2017)' },
    {
      title: 'Holliday, Segar: The Maintenance Need for Water in Parenteral Fluid Therapy, Pediatrics 19 (1957) 823',
      doi: '10.1542/peds.19.5.823',
    },
  ],
});
