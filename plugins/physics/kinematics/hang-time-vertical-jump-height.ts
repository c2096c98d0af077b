import { defineEquations, quantity } from '@reckoner/engine';
import { gravity } from '../shared/fields.js';

/** A jump up and down takes twice the fall from its height: h = g t²/8. */
export default defineEquations({
  title: 'Jump height from hang time',
  description: 'Height of a vertical jump and take-off speed from the time in the air, or the time from the height.',
  keywords: ['vertical jump', 'flight time', 'air time', 'take-off speed', 'countermovement jump'],
  variables: {
    height: quantity('m', { usual: [3, 400], label: 'Jump height', unit: 'cm', symbol: 'h', above: 0, max: 1e11 }),
    hangTime: quantity('s', { usual: [0.1, 6], label: 'Time in the air', symbol: 't', above: 0, max: 1e4 }),
    speed: quantity('m/s', { label: 'Take-off speed', symbol: 'v', above: 0, max: 1e5 }),
    gravity,
  },
  equations: ({ height, hangTime, speed, gravity }) => [
    [height, (gravity * hangTime ** 2) / 8],
    [speed, (gravity * hangTime) / 2],
  ],
  figure: {
    kind: 'curve',
    title: 'Height over time',
    x: { of: 'hangTime', label: 'Time' },
    y: { of: 'height', label: 'Height' },
    curve: ({ height, hangTime, speed, gravity }) => ({
      from: 0,
      to: hangTime,
      lines: [{ y: (t) => speed * t - (gravity * t ** 2) / 2 }],
      marks: [{ x: hangTime / 2, y: height, label: 'Highest point' }],
    }),
  },
  explanation:
    'Who stays in the air for {hangTime} jumps {height} high and takes off at {speed}, at a gravity of {gravity}.',
  examples: [
    {
      inputs: { hangTime: 0.5 },
      results: { height: 30.64578125, speed: 2.4516625 },
      source: 'By hand: 9.80665 × 0.25/8; 9.80665 × 0.25',
    },
    {
      inputs: { height: 60 },
      results: { hangTime: 0.699616882, speed: 3.43044895 },
      source: 'Python 3.11: √(8 × 0.6/9.80665), √(2 × 9.80665 × 0.6)',
    },
    {
      inputs: { speed: 3, hangTime: 2 },
      results: { gravity: 3, height: 150 },
      source: 'By hand: 2 × 3/2; 3 × 4/8',
    },
  ],
  notes: ['Take-off and landing with the same posture, without air resistance; bent knees on landing give too much.'],
  references: [
    {
      title:
        'Bosco, Luhtanen, Komi: A simple method for measurement of mechanical power in jumping, Eur J Appl Physiol 50 (1983) 273-282',
      doi: '10.1007/BF00422166',
    },
  ],
});
