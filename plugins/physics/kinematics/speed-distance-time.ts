import { defineEquations, isAtLeast, isBelow, quantity } from '@reckoner/engine';

/** Constant or average speed: v = d/t. */
export default defineEquations({
  title: 'Speed, distance and time',
  description: 'Average speed, distance or time of a journey from the other two.',
  keywords: ['average speed', 'velocity', 'travel time', 'how long', 'mph', 'pace'],
  variables: {
    speed: quantity('m/s', { label: 'Speed', unit: 'km/h', symbol: 'v', min: 0, max: 1079252848.8 }),
    distance: quantity('m', { label: 'Distance', unit: 'km', symbol: 'd', min: 0 }),
    time: quantity('s', { label: 'Time', unit: 'h', symbol: 't', min: 0 }),
  },
  equations: ({ speed, distance, time }) => [[distance, speed * time]],
  figure: {
    kind: 'curve',
    title: 'Distance over time',
    x: { of: 'time' },
    y: { of: 'distance' },
    curve: ({ speed, distance, time }) => ({
      from: 0,
      to: 1.25 * time,
      lines: [{ y: (t) => speed * t }],
      marks: [{ x: time, y: distance, label: 'There' }],
    }),
  },
  explanation: 'At {speed}, {distance} takes {time}.',
  cautions: [
    {
      level: 'note',
      when: ({ speed, distance }) => speed > 0 && isBelow(speed, 0.25) && isAtLeast(distance, 1000),
      says: 'That is slower than a walk. A time such as 25:30 is read as hours and minutes: write 0:25:30 for minutes and seconds.',
    },
  ],
  examples: [
    { inputs: { distance: 150, time: '2 h' }, results: { speed: 75 }, source: 'By hand: 150/2' },
    {
      inputs: { speed: '60 mph', time: '90 min' },
      results: { distance: 144.84096 },
      source: 'By hand: 90 miles of 1.609344 km',
    },
    { inputs: { speed: 90, distance: 225 }, results: { time: 2.5 }, source: 'By hand: 225/90' },
    {
      inputs: { distance: 10, time: '25:00' },
      results: { speed: 0.4 },
      cautions: ['0:25:30'],
      source: 'By hand: 10/25',
    },
  ],
  notes: ['The average speed over the whole time, stops included.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §2-1' }],
});
