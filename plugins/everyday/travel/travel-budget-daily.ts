import { defineCalculator, integer, money, percent } from '@reckoner/engine';

/** Transport and meals are per person, rooms per night; the reserve is a share of all of it. */
export default defineCalculator({
  title: 'Travel budget',
  description:
    'Cost of a trip in total, per person and per day from transport, nights, meals, activities and a reserve.',
  keywords: ['trip cost', 'vacation budget', 'holiday', 'daily budget'],
  arithmetic: 'decimal',
  inputs: {
    people: integer({ label: 'People', symbol: 'n', min: 1, max: 1000, default: 2 }),
    days: integer({ label: 'Days', symbol: 'd', min: 1, max: 1000 }),
    nights: integer({ label: 'Nights', symbol: 'N', min: 0, max: 1000 }),
    transport: money({ label: 'Transport for each person', symbol: 'T', min: 0, max: 1e8, default: 0 }),
    lodging: money({ label: 'Lodging per night, all rooms', symbol: 'L', min: 0, max: 1e8, default: 0 }),
    meals: money({ label: 'Meals per person and day', symbol: 'M', min: 0, max: 1e8, default: 0 }),
    activities: money({ label: 'Activities per person and day', symbol: 'A', min: 0, max: 1e8, default: 0 }),
    reserve: percent({ label: 'Reserve', symbol: 'r', min: 0, max: 100, default: 10, usual: [1, 50] }),
  },
  outputs: {
    total: money({ label: 'Total', symbol: 'K' }),
    perPerson: money({ label: 'For each person' }),
    perDay: money({ label: 'Per person and day' }),
    reserveAmount: money({ label: 'Reserve in it', symbol: 'R' }),
  },
  formula: ({ people, days, nights, transport, lodging, meals, activities, reserve }) => {
    const planned = people * transport + nights * lodging + people * days * (meals + activities);
    const reserveAmount = planned * reserve;
    const total = planned + reserveAmount;
    return { total, perPerson: total / people, perDay: total / (people * days), reserveAmount };
  },
  requires: [
    {
      that: ({ nights, days }) => nights <= days,
      field: 'nights',
      says: 'The {nights} nights must not be more than the {days} days.',
    },
  ],
  explanation: 'The trip costs about {total}: {perPerson} for each person, {perDay} per person and day.',
  examples: [
    {
      inputs: { people: 2, days: 8, nights: 7, transport: 400, lodging: 120, meals: 45, activities: 20 },
      results: { total: 2948, perPerson: 1474, perDay: 184.25, reserveAmount: 268 },
      source: 'By hand: 800 + 840 + 16 × 65 = 2680; 10% more',
    },
    {
      inputs: { people: 1, days: 1, nights: 0, meals: 30, reserve: 0 },
      results: { total: 30, perPerson: 30, perDay: 30, reserveAmount: 0 },
      source: 'By hand: a day of meals alone',
    },
    { inputs: { days: 3, nights: 4, meals: 30 }, refused: 'must not be more', source: 'By definition' },
  ],
  references: [{ title: 'Steves: Europe Through the Back Door (trip costs by category)' }],
});
