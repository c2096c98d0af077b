import { date, defineCalculator, text } from '@reckoner/engine';
import { nameOfDay } from '../shared/days.js';

export default defineCalculator({
  title: 'Day of a launch',
  description: 'The weekday of the date of a launch.',
  inputs: { day: date({ label: 'Date' }) },
  outputs: { name: text({ label: 'Weekday' }) },
  algorithm: ({ day }) => ({ name: nameOfDay(day) }),
  explanation: 'It is a {name}.',
  examples: [
    { inputs: { day: '2026-01-31' }, results: { name: 'Saturday' }, source: 'A calendar' },
    { inputs: { day: '1970-01-01' }, results: { name: 'Thursday' }, source: 'A calendar' },
  ],
  references: [{ title: 'ISO 8601-1:2019' }],
});
