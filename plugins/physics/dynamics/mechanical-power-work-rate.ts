import { defineEquations, quantity } from '@reckoner/engine';

/** Average power P = W/t; at constant force along the motion also P = F v. */
export default defineEquations({
  title: 'Power from work, or force and speed',
  description: 'Mechanical power, work, time, force and speed from those that are known.',
  keywords: ['watt', 'horsepower', 'work rate', 'p = fv', 'p = w/t'],
  variables: {
    power: quantity('W', { label: 'Power', symbol: 'P', min: 0 }),
    work: quantity('J', { label: 'Work', symbol: 'W', min: 0, optional: true }),
    time: quantity('s', { label: 'Time', symbol: 't', above: 0, optional: true }),
    force: quantity('N', { label: 'Force along the motion', symbol: 'F', min: 0, optional: true }),
    speed: quantity('m/s', { label: 'Speed', symbol: 'v', above: 0, max: 1e8, optional: true }),
    horsepower: quantity('W', { label: 'Power in horsepower', unit: 'hp', symbol: 'P_{hp}', min: 0 }),
  },
  equations: ({ power, work, time, force, speed, horsepower }) => [
    [work, power * time],
    [force, power / speed],
    [horsepower, power],
  ],
  explanation: 'The mechanical power is {power}, or {horsepower}.',
  examples: [
    {
      inputs: { work: 6000, time: 4 },
      results: { power: 1500, horsepower: 2.01153313 },
      source: 'By hand: 6000/4; 1 hp = 745.69987 W',
    },
    { inputs: { force: 500, speed: 30 }, results: { power: 15000 }, source: 'By hand: 500 × 30' },
    {
      inputs: { horsepower: 100, speed: 25 },
      results: { power: 74569.9872, force: 2982.79949 },
      source: 'By hand: 74569.987/25',
    },
  ],
  notes: ['Horsepower is the mechanical horsepower of 550 ft·lbf/s.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §7-6' }],
});
