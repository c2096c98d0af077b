import {
  choice,
  defineCalculator,
  isAbove,
  isBelow,
  noResult,
  percent,
  quantity,
  sumOfProducts,
} from '@reckoner/engine';

const flow = { min: 0, max: 1e9 } as const;
const share = { min: 0, max: 100, usual: [0.1, 100] } as const;

/** Total and component balance of three streams without reaction: F1 + F2 = F3 and x1 F1 + x2 F2 = x3 F3. */
export default defineCalculator({
  title: 'Mass balance of a mixer or separator',
  description:
    'Unknown flows or composition of two streams that are mixed into one, or of one stream that is divided into two, by total and component balances.',
  keywords: ['material balance', 'component balance', 'blending', 'lever rule', 'mixing streams', 'flow split'],
  inputs: {
    find: choice(
      {
        product: 'Combined flow and its composition',
        flows: 'Both flows, from the combined flow and three compositions',
        second: 'Second flow and combined flow, from the first flow and three compositions',
        composition: 'Second flow and its composition',
      },
      { label: 'Find', default: 'product' },
    ),
    flow1: quantity('kg/h', {
      label: 'First flow',
      symbol: 'F_1',
      ...flow,
      when: { find: ['product', 'second', 'composition'] },
    }),
    share1: percent({ label: 'Component in the first stream', symbol: 'x_1', ...share }),
    flow2: quantity('kg/h', { label: 'Second flow', symbol: 'F_2', ...flow, when: { find: 'product' } }),
    share2: percent({
      label: 'Component in the second stream',
      symbol: 'x_2',
      ...share,
      when: { find: ['product', 'flows', 'second'] },
    }),
    flow3: quantity('kg/h', {
      label: 'Combined flow',
      symbol: 'F_3',
      ...flow,
      when: { find: ['flows', 'composition'] },
    }),
    share3: percent({
      label: 'Component in the combined stream',
      symbol: 'x_3',
      ...share,
      when: { find: ['flows', 'second', 'composition'] },
    }),
  },
  outputs: {
    first: quantity('kg/h', { label: 'First flow', symbol: 'F_1' }),
    second: quantity('kg/h', { label: 'Second flow', symbol: 'F_2' }),
    combined: quantity('kg/h', { label: 'Combined flow', symbol: 'F_3' }),
    secondShare: percent({ label: 'Component in the second stream', symbol: 'x_2', places: 3 }),
    combinedShare: percent({ label: 'Component in the combined stream', symbol: 'x_3', places: 3 }),
  },
  formula: ({ find, flow1, share1, flow2, share2, flow3, share3 }) => {
    if (find === 'product') {
      const combined = flow1 + flow2;
      const combinedShare = (share1 * flow1 + share2 * flow2) / combined;
      return { first: flow1, second: flow2, combined, secondShare: share2, combinedShare };
    }
    if (find === 'composition') {
      const second = flow3 - flow1;
      const held = sumOfProducts([share3, flow3], [-1, share1, flow1]);
      // The last digits of decimals do not decide: 5% of 0.1 is 1% of 0.5.
      if (isBelow(share3 * flow3, share1 * flow1) || isAbove(held, second))
        throw noResult(
          'The second stream would need a share outside 0 to 100%: the flows and compositions do not fit.',
        );
      const secondShare = Math.min(Math.max(held / second, 0), 1);
      return { first: flow1, second, combined: flow3, secondShare, combinedShare: share3 };
    }
    const fraction = (share3 - share2) / (share1 - share2);
    if (fraction < 0 || fraction > 1)
      throw noResult('The combined composition must lie between those of the two streams.');
    if (find === 'flows') {
      const first = fraction * flow3;
      return { first, second: flow3 - first, combined: flow3, secondShare: share2, combinedShare: share3 };
    }
    if (fraction < 1e-9) throw noResult('With the composition of the second stream the first flow would be nothing.');
    const combined = flow1 / fraction;
    return { first: flow1, second: combined - flow1, combined, secondShare: share2, combinedShare: share3 };
  },
  explanation: 'The streams of {first} and {second} together are {combined} with {combinedShare} of the component.',
  requires: [
    { that: ({ flow1, flow2 }) => flow1 + flow2 > 0, field: 'flow2', says: 'Both flows are zero.' },
    {
      that: ({ flow1, flow3 }) => flow3 > flow1,
      field: 'flow3',
      says: 'The combined flow, {flow3}, must be larger than the first one, {flow1}.',
    },
    {
      that: ({ find, share1, share2 }) => find === 'product' || share1 !== share2,
      field: 'share2',
      says: 'The two streams must differ in composition.',
    },
  ],
  examples: [
    {
      inputs: { flow1: 100, share1: 20, flow2: 300, share2: 60 },
      results: { combined: 400, combinedShare: 50, second: 300, secondShare: 60 },
      source: 'By hand: (20 + 180)/400',
    },
    {
      inputs: { find: 'flows', share1: 95, share2: 5, flow3: 1000, share3: 40 },
      results: { first: 388.8888889, second: 611.1111111, combined: 1000 },
      source: 'By hand: 1000 × 35/90 (distillate and bottoms of one feed)',
    },
    {
      inputs: { find: 'second', flow1: 50, share1: 98, share2: 10, share3: 30 },
      results: { first: 50, second: 170, combined: 220 },
      source: 'By hand: 50 × 68/20; 49 + 17 = 66 = 30% of 220',
    },
    {
      inputs: { find: 'composition', flow1: 40, share1: 90, flow3: 100, share3: 45 },
      results: { second: 60, secondShare: 15 },
      source: 'By hand: (45 - 36)/60',
    },
    {
      inputs: { find: 'composition', flow1: 0.1, share1: 5, flow3: 0.5, share3: 1 },
      results: { second: 0.4, secondShare: 0 },
      source: 'By hand: 5% of 0.1 is 1% of 0.5, so that none is left for the second stream',
    },
    {
      inputs: { find: 'composition', flow1: 0.7, share1: 30, flow3: 2.1, share3: 10 },
      results: { second: 1.4, secondShare: 0 },
      source: 'By hand: 0.21 - 0.21',
    },
    {
      inputs: { find: 'composition', flow1: 0.3, share1: 10, flow3: 0.6, share3: 55 },
      results: { second: 0.3, secondShare: 100 },
      source: 'By hand: 0.33 - 0.03 = 0.3',
    },
    { inputs: { flow1: 0, share1: 20, flow2: 0, share2: 60 }, refused: 'are zero', source: 'By definition' },
    {
      inputs: { find: 'composition', flow1: 100, share1: 90, flow3: 50, share3: 45 },
      refused: 'must be larger',
      source: 'By definition',
    },
    {
      inputs: { find: 'composition', flow1: 90, share1: 90, flow3: 100, share3: 45 },
      noResult: 'outside 0 to 100',
      source: 'By hand: 45 - 81 < 0',
    },
    {
      inputs: { find: 'flows', share1: 20, share2: 20, flow3: 100, share3: 20 },
      refused: 'must differ',
      source: 'By definition',
    },
    {
      inputs: { find: 'flows', share1: 20, share2: 40, flow3: 100, share3: 50 },
      noResult: 'must lie between',
      source: 'By definition',
    },
    {
      inputs: { find: 'second', flow1: 10, share1: 20, share2: 40, share3: 40 },
      noResult: 'would be nothing',
      source: 'By definition',
    },
  ],
  notes: ['Steady state, without reaction or accumulation. For a separator the combined stream is the feed.'],
  references: [
    {
      title: 'Felder, Rousseau: Elementary Principles of Chemical Processes, 3rd ed., §4.3',
      isbn: '978-0-471-68757-3',
    },
  ],
});
