import { choice, defineCalculator, isAbove, isBelow, quantity } from '@reckoner/engine';

/** Similarity of pumps and fans at equal efficiency; the trim keeps the casing, the similar machine scales throughout. */
export default defineCalculator({
  title: 'Pump and fan affinity laws',
  description: 'Flow, head and power of a centrifugal pump or fan at another speed or impeller diameter.',
  keywords: ['fan laws', 'impeller trim', 'variable speed drive', 'VFD', 'pump speed'],
  inputs: {
    speed: quantity('rpm', { label: 'Speed now', symbol: 'n_1', min: 1, max: 1e6 }),
    newSpeed: quantity('rpm', { label: 'New speed', symbol: 'n_2', min: 1, max: 1e6, default: ({ speed }) => speed }),
    diameter: quantity('m', {
      label: 'Impeller diameter now',
      unit: 'mm',
      symbol: 'D_1',
      min: 1,
      max: 1e5,
      default: 200,
    }),
    newDiameter: quantity('m', {
      label: 'New impeller diameter',
      unit: 'mm',
      symbol: 'D_2',
      min: 1,
      max: 1e5,
      default: ({ diameter }) => diameter,
    }),
    change: choice(
      { trim: 'Impeller trimmed in the same casing', similar: 'Geometrically similar machine' },
      { label: 'A new diameter means', default: 'trim' },
    ),
    flow: quantity('m^3/s', { label: 'Flow now', unit: 'm^3/h', symbol: 'Q_1', min: 0, max: 1e6 }),
    head: quantity('m', { label: 'Head now', symbol: 'H_1', min: 0, max: 1e5 }),
    power: quantity('W', { label: 'Power now', unit: 'kW', symbol: 'P_1', min: 0, max: 1e6 }),
  },
  outputs: {
    newFlow: quantity('m^3/s', { label: 'New flow', unit: 'm^3/h', symbol: 'Q_2' }),
    newHead: quantity('m', { label: 'New head', symbol: 'H_2' }),
    newPower: quantity('W', { label: 'New power', unit: 'kW', symbol: 'P_2' }),
  },
  formula: ({ speed, newSpeed, diameter, newDiameter, change, flow, head, power }) => {
    const turn = newSpeed / speed;
    const size = newDiameter / diameter;
    const wide = change === 'similar' ? size ** 2 : 1;
    return {
      newFlow: flow * turn * size * wide,
      newHead: head * (turn * size) ** 2,
      newPower: power * (turn * size) ** 3 * wide,
    };
  },
  requires: [
    {
      that: ({ change, newDiameter, diameter }) => change !== 'trim' || newDiameter <= diameter,
      field: 'newDiameter',
      says: 'An impeller of {diameter} cannot be trimmed to {newDiameter}: choose a similar machine.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ change, newDiameter, diameter }) => change === 'trim' && isBelow(newDiameter, 0.85 * diameter),
      says: 'A trim of more than 15% lowers the efficiency: the laws give too much. Use the curve of the maker.',
    },
    {
      level: 'caution',
      when: ({ newSpeed, speed }) => isAbove(newSpeed, 1.2 * speed),
      says: 'At a speed so much higher the power grows by its cube: check the limits of motor, shaft and impeller.',
    },
  ],
  explanation: 'The machine then delivers {newFlow} at a head of {newHead} and takes {newPower}.',
  examples: [
    {
      inputs: { speed: 1750, newSpeed: 1450, flow: 50, head: 20, power: 5 },
      results: { newFlow: 41.428571, newHead: 13.730612, newPower: 2.84419825 },
      source: 'Python: with r = 1450/1750: 50 r, 20 r², 5 r³',
    },
    {
      inputs: { speed: 1750, diameter: 200, newDiameter: 190, flow: 50, head: 20, power: 5 },
      results: { newFlow: 47.5, newHead: 18.05, newPower: 4.286875 },
      source: 'By hand: 50 × 0.95, 20 × 0.95², 5 × 0.95³',
    },
    {
      inputs: { speed: 2000, newSpeed: 1000, newDiameter: 400, change: 'similar', flow: 50, head: 20, power: 5 },
      results: { newFlow: 200, newHead: 20, newPower: 20 },
      source: 'By hand: 50 × 2³/2, 20 × 2²/4, 5 × 2⁵/8',
    },
    {
      inputs: { speed: 1450, diameter: 200, newDiameter: 220, flow: 50, head: 20, power: 4 },
      refused: 'cannot be trimmed',
      source: 'By definition',
    },
    {
      inputs: { speed: 1000, newSpeed: 2000, diameter: 200, newDiameter: 160, flow: 50, head: 20, power: 1 },
      results: { newFlow: 80, newHead: 51.2, newPower: 4.096 },
      cautions: ['lowers the efficiency', 'grows by its cube'],
      source: 'By hand: 2 × 0.8 = 1.6; its square and cube',
    },
  ],
  notes: ['Holds for equal efficiency and density, and a system curve without static head.'],
  references: [
    { title: 'Karassik et al.: Pump Handbook, 4th ed. (2008), §2.3' },
    { title: 'White: Fluid Mechanics, 8th ed., §11.3: similarity rules' },
  ],
});
