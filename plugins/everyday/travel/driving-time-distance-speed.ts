import {
  ceilNear,
  defineCalculator,
  integer,
  isBelow,
  quantity,
  roundNear,
  roundTo,
  text,
  time,
} from '@reckoner/engine';

const two = (value: number) => String(value).padStart(2, '0');

/** Distance over mean speed, and breaks at regular intervals of driving. */
export default defineCalculator({
  title: 'Driving time and arrival',
  description: 'Travel time and clock time of arrival of a drive from distance, mean speed, breaks and departure.',
  keywords: ['ETA', 'road trip', 'travel time', 'average speed'],
  inputs: {
    distance: quantity('km', { label: 'Distance', symbol: 's', above: 0, max: 50000, usual: [1, 10000] }),
    speed: quantity('km/h', { label: 'Mean speed', symbol: 'v', min: 1, max: 500, usual: [5, 150] }),
    departure: time({ label: 'Departure', default: '08:00' }),
    breakEvery: quantity('h', {
      label: 'Drive between breaks',
      symbol: 'T',
      min: 0.1,
      max: 24,
      default: 2,
      usual: [0.5, 12],
    }),
    breakLength: quantity('h', {
      label: 'Length of a break',
      unit: 'min',
      symbol: 'b',
      min: 0,
      max: 600,
      default: 15,
      usual: [0, 120],
    }),
  },
  outputs: {
    total: quantity('h', { label: 'Travel time', symbol: 't', places: 2 }),
    driving: quantity('h', { label: 'Driving time', symbol: 't_0', places: 2 }),
    breaks: integer({ label: 'Breaks', symbol: 'n' }),
    arrival: text({ label: 'Arrival' }),
  },
  algorithm: ({ distance, speed, departure, breakEvery, breakLength }) => {
    const driving = distance / speed;
    // No break is taken on arrival.
    const breaks = Math.max(0, ceilNear(driving / breakEvery) - 1);
    const total = driving + breaks * breakLength;
    const minutes = roundNear(departure / 60 + total * 60);
    const days = Math.floor(minutes / 1440);
    const clock = `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
    return {
      total,
      driving,
      breaks,
      arrival: days === 0 ? clock : `${clock}, ${days} ${days === 1 ? 'day' : 'days'} later`,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ driving, breakEvery, breakLength }) =>
        roundTo(driving, 2) > 2 && (breakEvery > 2 || isBelow(breakLength, 0.25)),
      says: 'Tired drivers crash: at least 15 minutes of break after every two hours of driving are recommended.',
    },
    {
      level: 'caution',
      when: ({ driving }) => roundTo(driving, 2) > 10,
      says: 'That is more than a day’s driving for one driver: plan a night’s rest, which is not in the time, or another driver.',
    },
  ],
  explanation: ({ breaks }) =>
    breaks === 0
      ? 'The drive takes {total}, without a break; arrival at {arrival}.'
      : 'The drive takes {total} with {breaks} {breaks|break|breaks}; arrival at {arrival}.',
  examples: [
    {
      inputs: { distance: 450, speed: 90 },
      results: { total: 5.5, driving: 5, breaks: 2, arrival: '13:30' },
      source: 'By hand: 5 h and two breaks of 15 min',
    },
    {
      inputs: { distance: 160, speed: 80, departure: '23:30', breakLength: 30 },
      results: { total: 2, breaks: 0, arrival: '01:30, 1 day later' },
      source: 'By hand: 2 h without a break',
    },
    {
      inputs: { distance: '60 mi', speed: '60 mph', departure: '09:15' },
      results: { total: 1, arrival: '10:15' },
      source: 'By hand: a mile a minute',
    },
    {
      inputs: { distance: 1100, speed: 100, breakEvery: 4 },
      results: { total: 11.5, breaks: 2, arrival: '19:30' },
      cautions: ['every two hours', 'night’s rest'],
      source: 'By hand: 11 h and two breaks of 15 min',
    },
    {
      inputs: { distance: 5000, speed: 80 },
      results: { driving: 62.5, breaks: 31, total: 70.25, arrival: '06:15, 3 days later' },
      cautions: ['night’s rest'],
      source: 'By hand: 62.5 h and 31 breaks of 15 min; 8 + 70.25 = 78.25 = 3 × 24 + 6.25',
    },
    {
      inputs: { distance: 450, speed: 90, breakLength: 3 },
      results: { total: 5.1, breaks: 2, arrival: '13:06' },
      cautions: ['15 minutes of break'],
      source: 'By hand: 5 h and two breaks of 3 min',
    },
  ],
  references: [
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §2-1: average speed' },
    { title: 'UK Department for Transport: The Highway Code, rule 91 (breaks)' },
  ],
});
