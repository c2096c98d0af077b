import { choice, defineCalculator, quantity } from '@reckoner/engine';

/** Average acceleration from the time of a speed change, or constant acceleration from its distance. */
export default defineCalculator({
  title: 'Acceleration',
  description:
    'Acceleration, also as a multiple of g, from a change of speed and the time or the distance that it took.',
  keywords: ['average acceleration', 'deceleration', 'g-force', '0 to 100'],
  inputs: {
    initialSpeed: quantity('m/s', { label: 'Initial speed', unit: 'km/h', symbol: 'u', min: 0, max: 1e8, default: 0 }),
    finalSpeed: quantity('m/s', { label: 'Final speed', unit: 'km/h', symbol: 'v', min: 0, max: 1e8 }),
    known: choice({ time: 'Time', distance: 'Distance' }, { label: 'Known', default: 'time' }),
    time: quantity('s', { label: 'Time', symbol: 't', above: 0, max: 1e12, when: { known: 'time' } }),
    distance: quantity('m', { label: 'Distance', symbol: 's', above: 0, max: 1e12, when: { known: 'distance' } }),
  },
  outputs: {
    acceleration: quantity('m/s^2', { label: 'Acceleration', symbol: 'a' }),
    multiple: quantity('m/s^2', { label: 'As a multiple of standard gravity', unit: 'g_n', symbol: 'a_g' }),
    duration: quantity('s', { label: 'Duration', symbol: '\\Delta t', help: 'At constant acceleration.' }),
    path: quantity('m', { label: 'Distance covered', symbol: '\\Delta s', help: 'At constant acceleration.' }),
  },
  formula: ({ initialSpeed, finalSpeed, known, time, distance }) => {
    if (known === 'time') {
      const acceleration = (finalSpeed - initialSpeed) / time;
      return {
        acceleration,
        multiple: acceleration,
        duration: time,
        path: 0.5 * (initialSpeed + finalSpeed) * time,
      };
    }
    const acceleration = (finalSpeed ** 2 - initialSpeed ** 2) / (2 * distance);
    return {
      acceleration,
      multiple: acceleration,
      duration: (2 * distance) / (initialSpeed + finalSpeed),
      path: distance,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Speed over time: the distance is the area',
    x: { of: 'duration', label: 'Time' },
    y: { of: 'finalSpeed', label: 'Speed' },
    curve: ({ initialSpeed, finalSpeed, acceleration, duration }) => ({
      from: 0,
      to: duration,
      lines: [{ y: (t) => initialSpeed + acceleration * t }],
      marks: [
        { x: 0, y: initialSpeed, label: 'Start' },
        { x: duration, y: finalSpeed, label: 'End' },
      ],
      shade: [{ from: 0, to: duration }],
    }),
  },
  explanation:
    'From {initialSpeed} to {finalSpeed} in {duration} and {path}: {acceleration|a deceleration of {|acceleration|}, or {|multiple|}|no acceleration|an acceleration of {|acceleration|}, or {|multiple|}}.',
  requires: [
    {
      that: ({ initialSpeed, finalSpeed, known }) => known === 'time' || initialSpeed + finalSpeed > 0,
      field: 'finalSpeed',
      says: 'A body that stands still covers no distance.',
    },
  ],
  examples: [
    {
      inputs: { finalSpeed: 108, time: 6 },
      results: { acceleration: 5, multiple: 0.509858106, duration: 6, path: 90 },
      source: 'By hand: 30/6; 5/9.80665; 15 × 6',
    },
    {
      inputs: { initialSpeed: 72, finalSpeed: 36, known: 'distance', distance: 50 },
      results: { acceleration: -3, multiple: -0.305914864, duration: 3.33333333, path: 50 },
      source: 'By hand: (10² - 20²)/(2 × 50); 2 × 50/30',
    },
    {
      inputs: { finalSpeed: 0, known: 'distance', distance: 50 },
      refused: 'stands still',
      source: 'By definition',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §2-3 and §2-4' }],
});
