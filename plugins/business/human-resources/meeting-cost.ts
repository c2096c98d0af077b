import { defineCalculator, integer, money, percent, quantity } from '@reckoner/engine';

/** Hours of everyone at their loaded hourly rate. */
export default defineCalculator({
  title: 'Meeting cost',
  description: 'Cost of a meeting, once and over a year, from attendees, duration, hourly pay and overhead.',
  keywords: ['meeting', 'labor cost', 'productivity', 'salary'],
  inputs: {
    attendees: integer({ label: 'Attendees', symbol: 'n', min: 1, max: 100000 }),
    pay: money({ label: 'Mean pay', per: 'h', symbol: 'w', min: 0, max: 1e6 }),
    overhead: percent({ usual: [1, 200], label: 'Overhead on pay', symbol: 'o', min: 0, max: 500, default: 30 }),
    duration: quantity('h', { usual: [5, 600], label: 'Duration', unit: 'min', symbol: 't', above: 0, max: 10000 }),
    perYear: integer({ label: 'Meetings a year', symbol: 'k', min: 1, max: 10000, default: 52 }),
  },
  outputs: {
    cost: money({ label: 'Cost of a meeting', symbol: 'C' }),
    yearly: money({ label: 'Cost a year' }),
    hours: quantity('h', { label: 'Working time of a year', symbol: 'T' }),
  },
  formula: ({ attendees, pay, overhead, duration, perYear }) => {
    const cost = attendees * pay * (1 + overhead) * duration;
    return { cost, yearly: cost * perYear, hours: attendees * duration * perYear };
  },
  explanation: 'A meeting of {attendees} for {duration} costs {cost}; {perYear} a year cost {yearly}.',
  examples: [
    {
      inputs: { attendees: 8, pay: 40, duration: 45 },
      results: { cost: 312, yearly: 16224, hours: 312 },
      source: 'By hand: 8 × 40 × 1.3 × 0.75; × 52; 8 × 0.75 × 52',
    },
    {
      inputs: { attendees: 3, pay: 50, overhead: 0, duration: '2 h', perYear: 1 },
      results: { cost: 300, yearly: 300, hours: 6 },
      source: 'By hand: 3 × 50 × 2',
    },
  ],
  references: [
    { title: 'Mankins: This Weekly Meeting Took Up 300,000 Hours a Year, Harvard Business Review, April 2014' },
  ],
});
