import { defineCalculator, isAbove, isBelow, number, percent, quantity, standardGravity } from '@reckoner/engine';

/** Distance traveled while reacting, then braking at the friction limit on a grade. */
export default defineCalculator({
  title: 'Stopping distance of a vehicle',
  description: 'Reaction, braking and total stopping distance from speed, reaction time, road friction and grade.',
  keywords: ['braking distance', 'reaction distance', 'skid', 'emergency stop', 'sight distance'],
  inputs: {
    speed: quantity('m/s', { usual: [5, 300], label: 'Speed', unit: 'km/h', symbol: 'v', min: 0, max: 1000 }),
    reactionTime: quantity('s', {
      label: 'Reaction time',
      help: '1 to 1.5 s when attentive; road design uses 2.5 s.',
      usual: [0.3, 4],
      symbol: 't_r',
      min: 0,
      max: 10,
      default: 1.5,
    }),
    friction: number({
      label: 'Coefficient of friction',
      help: 'Dry asphalt 0.7 to 0.8, wet 0.4 to 0.5, snow 0.2, ice 0.1.',
      usual: [0.05, 1.3],
      symbol: '\\mu',
      above: 0,
      max: 2,
      default: 0.7,
    }),
    grade: percent({
      label: 'Grade',
      text: 'ratio',
      help: 'Rise over run; negative downhill.',
      usual: [-25, 25],
      symbol: 'G',
      min: -50,
      max: 50,
      default: 0,
    }),
  },
  outputs: {
    stopping: quantity('m', { label: 'Stopping distance', symbol: 'd', places: 1 }),
    reaction: quantity('m', { label: 'Reaction distance', symbol: 'd_r', places: 1 }),
    braking: quantity('m', { label: 'Braking distance', symbol: 'd_b', places: 1 }),
    brakingTime: quantity('s', { label: 'Braking time', symbol: 't_b', places: 1 }),
  },
  formula: ({ speed, reactionTime, friction, grade }) => {
    const deceleration = standardGravity * (friction + grade);
    const reaction = speed * reactionTime;
    const braking = speed ** 2 / (2 * deceleration);
    return { stopping: reaction + braking, reaction, braking, brakingTime: speed / deceleration };
  },
  figure: { kind: 'parts', of: 'stopping', parts: ['reaction', 'braking'] },
  explanation:
    'At {speed}, with {reactionTime} to react and a friction of {friction}, the vehicle travels {reaction} before the brakes act and {braking} while braking: {stopping} in all.',
  requires: [
    {
      that: ({ friction, grade }) => isAbove(friction + grade, 1e-6),
      field: 'grade',
      says: 'The slope, {grade}, is too steep for this friction, {friction}: the vehicle does not stop.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ grade }) => Math.abs(grade) > 0.2,
      says: 'On so steep a road the tires carry less of the weight: the braking distance is longer than here, by 2% at a grade of 20% and 12% at 50%.',
    },
    {
      level: 'danger',
      when: ({ friction, grade }) => grade < 0 && isBelow(friction + grade, 0.1),
      says: 'Downhill at so little grip the vehicle hardly slows: a little less friction and it does not stop at all.',
    },
  ],
  examples: [
    {
      inputs: { speed: 100 },
      results: { stopping: 97.8679571, reaction: 41.6666667, braking: 56.2012904, brakingTime: 4.04649291 },
      source: 'Python 3.11: v t + v²/(2 g μ) with v = 100/3.6',
    },
    {
      inputs: { speed: 50, reactionTime: 1, friction: 0.4, grade: -6 },
      results: { reaction: 13.8888889, braking: 28.9271348 },
      source: 'Python 3.11: v²/(2 g (0.4 - 0.06))',
    },
    {
      inputs: { speed: 30, friction: 0.1, grade: -12 },
      refused: 'does not stop',
      source: 'By definition: 0.1 < 0.12',
    },
    {
      inputs: { speed: 36, reactionTime: 1, friction: 0.7, grade: -30 },
      results: { reaction: 10, braking: 12.7464527 },
      cautions: ['carry less'],
      source: 'By hand: 10²/(2 × 9.80665 × 0.4)',
    },
    {
      inputs: { speed: 36, reactionTime: 1, friction: 0.1, grade: -5 },
      results: { reaction: 10, braking: 101.971621 },
      cautions: ['hardly slows'],
      source: 'By hand: 10²/(2 × 9.80665 × 0.05)',
    },
  ],
  notes: ['Brakes at the friction limit on all wheels, no air resistance; real distances are often longer.'],
  references: [
    { title: 'AASHTO: A Policy on Geometric Design of Highways and Streets, 7th ed. (2018), §3.2.2' },
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §6-1' },
  ],
});
