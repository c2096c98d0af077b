import { ceilNear, defineCalculator, floorNear, integer, percent } from '@reckoner/engine';

/** Classes attended over classes held, and how many in a row reach or keep a required share. */
export default defineCalculator({
  title: 'Attendance percentage',
  description:
    'Attendance from classes held and attended, with the classes still needed or allowed to miss for a target.',
  keywords: ['attendance rate', '75 percent', 'classes to attend', 'absence'],
  inputs: {
    held: integer({ label: 'Classes held', symbol: 'h', min: 1, max: 10000 }),
    attended: integer({ label: 'Classes attended', symbol: 'a', min: 0, max: 10000 }),
    required: percent({
      usual: [20, 99.5],
      label: 'Attendance required',
      symbol: 'p',
      above: 0,
      below: 100,
      default: 75,
    }),
  },
  outputs: {
    attendance: percent({ label: 'Attendance', places: 2 }),
    toAttend: integer({ label: 'Classes to attend in a row', help: 'Until the required attendance is reached.' }),
    toMiss: integer({ label: 'Classes that may be missed', help: 'In a row, keeping the required attendance.' }),
  },
  formula: ({ held, attended, required }) => {
    const toAttend = Math.max(0, ceilNear((required * held - attended) / (1 - required)));
    const toMiss = Math.max(0, floorNear(attended / required - held));
    return { attendance: attended / held, toAttend, toMiss };
  },
  explanation: ({ toAttend }) =>
    toAttend > 0
      ? 'Attendance is {attendance}: {toAttend} more {toAttend|class|classes} without a miss {toAttend|is|are} needed for {required}.'
      : 'Attendance is {attendance}: {toMiss} {toMiss|class|classes} may be missed, and it is still {required}.',
  requires: [
    {
      that: ({ attended, held }) => attended <= held,
      field: 'attended',
      says: 'There must not be more classes attended than held.',
    },
  ],
  examples: [
    {
      inputs: { held: 40, attended: 27 },
      results: { attendance: 67.5, toAttend: 12, toMiss: 0 },
      source: 'By hand: (27 + 12) / (40 + 12) = 0.75',
    },
    {
      inputs: { held: 40, attended: 36 },
      results: { attendance: 90, toAttend: 0, toMiss: 8 },
      source: 'By hand: 36 / (40 + 8) = 0.75',
    },
    {
      inputs: { held: 20, attended: 15, required: 80 },
      results: { attendance: 75, toAttend: 5, toMiss: 0 },
      source: 'By hand: (15 + 5) / (20 + 5) = 0.8',
    },
    { inputs: { held: 10, attended: 11 }, refused: 'must not be more classes attended', source: 'By definition' },
  ],
  references: [
    { title: 'National Center for Education Statistics: Forum Guide to Collecting and Using Attendance Data (2017)' },
  ],
});
