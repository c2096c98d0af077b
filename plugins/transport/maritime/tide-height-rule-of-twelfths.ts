import { choice, constant, defineCalculator, interpolate, isAbove, isBelow, quantity, roundTo } from '@reckoner/engine';

/** Share of the range after each sixth of the interval, by the rule of twelfths. */
const TWELFTHS = [
  [0, 0],
  [1, 1],
  [2, 3],
  [3, 6],
  [4, 9],
  [5, 11],
  [6, 12],
] as const;

/** Between low and high water the level follows 1, 2, 3, 3, 2, 1 twelfths of the range, or a cosine. */
export default defineCalculator({
  title: 'Tide height',
  description:
    'Height of tide between low and high water by the rule of twelfths or a cosine, and the water under the keel.',
  keywords: ['rule of twelfths', 'under-keel clearance', 'navigation', 'depth'],
  inputs: {
    before: quantity('m', { usual: [-3, 17], label: 'Height at the tide before', symbol: 'h_0', min: -20, max: 30 }),
    after: quantity('m', { usual: [-3, 17], label: 'Height at the tide after', symbol: 'h_1', min: -20, max: 30 }),
    interval: quantity('h', { label: 'Time between the tides', symbol: 'T', min: 1, max: 24, default: 6.2 }),
    elapsed: quantity('h', { label: 'Time since the tide before', symbol: 't', min: 0, max: 24 }),
    method: choice({ twelfths: 'Rule of twelfths', cosine: 'Cosine' }, { label: 'Method', default: 'twelfths' }),
    charted: quantity('m', { label: 'Charted depth', symbol: 'z', min: -20, max: 1000, default: 0 }),
    draft: quantity('m', { usual: [0, 25], label: 'Draft of the vessel', symbol: 'd', min: 0, max: 40, default: 0 }),
  },
  outputs: {
    height: quantity('m', { label: 'Height of tide', symbol: 'h', places: 2 }),
    depth: quantity('m', { label: 'Depth of water', symbol: 'D', places: 2 }),
    clearance: quantity('m', { label: 'Under-keel clearance', symbol: 'c', places: 2 }),
  },
  formula: ({ before, after, interval, elapsed, method, charted, draft }) => {
    const sixths = (6 * elapsed) / interval;
    const share =
      method === 'cosine' ? (1 - Math.cos((Math.PI * elapsed) / interval)) / 2 : interpolate(TWELFTHS, sixths) / 12;
    const height = before + (after - before) * share;
    const depth = charted + height;
    // What rounding leaves of a depth that is just the draft is no water under the keel.
    const clearance = isAbove(depth, draft) || isBelow(depth, draft) ? depth - draft : 0 * draft;
    return { height, depth, clearance };
  },
  stepwise: [
    'In the six sixths of the time the tide moves 1, 2, 3, 3, 2 and 1 twelfths of its range; between them in proportion.',
    'By the cosine, the share is (1 - cos(π × elapsed / interval)) / 2.',
    'Depth = charted depth + height; clearance = depth - draft.',
  ],
  explanation: ({ draft }) =>
    draft === 0
      ? 'The height of tide is {height}: on a charted depth of {charted}, {depth|dry by {|depth|}|no water|{|depth|} of water}.'
      : 'The height of tide is {height}: on a charted depth of {charted}, {depth|dry by {|depth|}|no water|{|depth|} of water} and {clearance|{|clearance|} too little for the vessel|nothing under the keel|{|clearance|} under the keel}.',
  requires: [
    {
      that: ({ elapsed, interval }) => elapsed <= interval,
      field: 'elapsed',
      says: 'The time since the tide before, {elapsed}, must not be after the second tide: take the next pair of tides.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ clearance, draft }) => draft > 0 && clearance <= 0,
      says: 'There is not enough water: the vessel runs aground. Wait, or take another way.',
    },
    {
      level: 'caution',
      when: ({ clearance, draft }) => draft > 0 && clearance > 0 && roundTo(clearance / constant(1, 'm'), 2) < 0.5,
      says: 'Less than half a meter is within the error of the rule and of the weather: keep a safety margin.',
    },
    {
      level: 'caution',
      when: ({ interval }) => interval < constant(4.5, 'h') || interval > constant(8, 'h'),
      says: 'The rule is for tides twice a day, some six hours apart: use the tide tables of the place.',
    },
  ],
  examples: [
    {
      inputs: { before: 1, after: 5.8, interval: 6, elapsed: 2, charted: 2, draft: 2.5 },
      results: { height: 2.2, depth: 4.2, clearance: 1.7 },
      source: 'By hand: 1 + 4.8 × 3/12',
    },
    {
      inputs: { before: 6, after: 0, interval: 6, elapsed: 1.5 },
      results: { height: 5 },
      source: 'By hand: halfway between 1 and 3 twelfths: 6 - 6 × 2/12',
    },
    {
      inputs: { before: 1, after: 5, interval: 6, elapsed: 1, method: 'cosine' },
      results: { height: 1.267949 },
      source: 'By hand: 1 + 4 (1 - cos 30°)/2',
    },
    { inputs: { before: 1, after: 5, interval: 6, elapsed: 7 }, refused: 'next pair', source: 'By definition' },
    {
      inputs: { before: 1, after: 5.8, interval: 6, elapsed: 2, charted: 0, draft: 2.5 },
      results: { height: 2.2, depth: 2.2, clearance: -0.3 },
      cautions: ['runs aground'],
      source: 'By hand: 1 + 4.8 × 3/12; 2.2 - 2.5',
    },
    {
      inputs: { before: 1, after: 5.8, interval: 6, elapsed: 2, charted: 0.7, draft: 2.5 },
      results: { clearance: 0.4 },
      cautions: ['safety margin'],
      source: 'By hand: 2.2 + 0.7 - 2.5',
    },
    {
      inputs: { before: 0, after: 1.2, interval: 12, elapsed: 6 },
      results: { height: 0.6 },
      cautions: ['tide tables of the place'],
      source: 'By hand: half of the range',
    },
    {
      inputs: { before: 1, after: 5, interval: 6, elapsed: 0, charted: 2, draft: 2.501 },
      results: { clearance: 0.499 },
      source: 'By hand: 3 - 2.501, shown as 0.50 m',
    },
    {
      inputs: { before: -0.4, after: 4, interval: 6, elapsed: 0 },
      results: { height: -0.4, depth: -0.4 },
      source: 'By hand: low water, and no vessel that could run aground',
    },
    {
      inputs: { before: 0.1, after: 4, interval: 6, elapsed: 0, charted: 0.2, draft: 0.3 },
      results: { depth: 0.3, clearance: 0 },
      cautions: ['runs aground'],
      source: 'By hand: 0.2 + 0.1 is just the draft',
    },
  ],
  notes: ['Only where the tide is regular; wind and air pressure move it by some decimeters more.'],
  references: [{ title: 'Bowditch: The American Practical Navigator (NGA Pub. 9, 2019), ch. 35: tides' }],
});
