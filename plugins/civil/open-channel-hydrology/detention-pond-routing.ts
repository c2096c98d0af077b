import {
  defineCalculator,
  isAbove,
  isBelow,
  list,
  noResult,
  percent,
  quantity,
  rows,
  sum,
  table,
} from '@reckoner/engine';

interface Row {
  readonly stage: number;
  readonly storage: number;
  readonly outflow: number;
}

/** The pond where a quantity of its rows, linear between them, has a value within the table. */
function between(stages: readonly Row[], of: (row: Row) => number, value: number): Row {
  let i = 1;
  while (i < stages.length - 1 && of(stages[i] as Row) < value) i++;
  const low = stages[i - 1] as Row;
  const high = stages[i] as Row;
  const part = Math.min(1, Math.max(0, (value - of(low)) / (of(high) - of(low))));
  return {
    stage: low.stage + part * (high.stage - low.stage),
    storage: low.storage + part * (high.storage - low.storage),
    outflow: low.outflow + part * (high.outflow - low.outflow),
  };
}

/** Where the largest item of a list stands, the first of equal ones. */
function placeOfLargest(values: readonly number[]) {
  let place = 0;
  for (let i = 1; i < values.length; i++) if ((values[i] as number) > (values[place] as number)) place = i;
  return place;
}

/**
 * Whether the step is so long that outflows swing: dO/dS above 2/Δt between two rows that the pond reaches, where
 * 2 S/Δt − O falls as the pond rises.
 */
function swings(step: number, stages: readonly Row[], peakStorage: number, hydrograph: readonly Row[]) {
  const least = Math.min(...hydrograph.map((row) => row.storage));
  return stages.some((high, i) => {
    const low = stages[i - 1];
    return (
      low !== undefined &&
      isBelow(low.storage, peakStorage) &&
      isAbove(high.storage, least) &&
      isAbove((high.outflow - low.outflow) * step, 2 * (high.storage - low.storage))
    );
  });
}

/** Level-pool routing: I₁ + I₂ + (2 S₁/Δt − O₁) = 2 S₂/Δt + O₂. */
export default defineCalculator({
  title: 'Detention pond routing',
  description:
    'Outflow hydrograph, highest water level and storage of a pond from an inflow hydrograph and its stage-storage-outflow table, by the storage-indication method (level pool).',
  keywords: [
    'level pool routing',
    'modified Puls',
    'reservoir routing',
    'storage indication',
    'flood attenuation',
    'stage-storage-discharge',
  ],
  related: ['scs-curve-number-runoff', 'rational-method-runoff', 'weir-flow', 'orifice-sluice-gate-flow'],
  inputs: {
    step: quantity('s', {
      label: 'Time step of the inflow',
      unit: 'min',
      symbol: '\\Delta t',
      min: 0.01,
      max: 100000,
      usual: [0.5, 1440],
    }),
    inflows: list(quantity('m^3/s', { label: 'Inflow', min: 0, max: 1e6 }), {
      label: 'Inflow hydrograph',
      help: 'At time 0 and after each step; end with the falling limb.',
      minItems: 3,
      maxItems: 200,
    }),
    stages: rows(
      {
        stage: quantity('m', { label: 'Stage', min: -1000, max: 10000 }),
        storage: quantity('m^3', { label: 'Storage', min: 0, max: 1e11 }),
        outflow: quantity('m^3/s', { label: 'Outflow', min: 0, max: 1e6 }),
      },
      {
        label: 'Pond',
        help: 'Levels from the lowest to the highest, with the volume stored and the flow through all outlets at each; linear between rows.',
        minItems: 2,
        maxItems: 60,
      },
    ),
    initialStage: quantity('m', {
      label: 'Stage at the beginning',
      help: 'Left out, that of the first row.',
      min: -1000,
      max: 10000,
      optional: true,
    }),
  },
  outputs: {
    peakOutflow: quantity('m^3/s', { label: 'Peak outflow', symbol: 'O_p', digits: 4 }),
    peakInflow: quantity('m^3/s', { label: 'Peak inflow', symbol: 'I_p', digits: 4 }),
    reduction: percent({ label: 'Reduction of the peak', places: 1 }),
    peakStage: quantity('m', { label: 'Highest stage', digits: 4 }),
    peakStorage: quantity('m^3', { label: 'Largest storage', symbol: 'S_p', digits: 4 }),
    peakTime: quantity('s', { label: 'Time of the peak outflow', unit: 'min', digits: 3 }),
    delay: quantity('s', { label: 'Peak outflow after peak inflow', unit: 'min', digits: 3 }),
    inflowVolume: quantity('m^3', { label: 'Volume of the inflow', digits: 4 }),
    hydrograph: table(
      {
        time: quantity('s', { label: 'Time', unit: 'min' }),
        inflow: quantity('m^3/s', { label: 'Inflow', digits: 4 }),
        outflow: quantity('m^3/s', { label: 'Outflow', digits: 4 }),
        storage: quantity('m^3', { label: 'Storage', digits: 4 }),
        stage: quantity('m', { label: 'Stage', digits: 4 }),
      },
      { label: 'Hydrograph' },
    ),
  },
  formula: ({ step, inflows, stages, initialStage }) => {
    const indication = (row: Row) => (2 * row.storage) / step + row.outflow;
    const first = stages[0] as Row;
    const last = stages[stages.length - 1] as Row;
    let pond = initialStage === undefined ? first : between(stages, (row) => row.stage, initialStage);
    const hydrograph = [{ time: 0 * step, inflow: inflows[0] as number, ...pond }];
    for (let i = 1; i < inflows.length; i++) {
      const inflow = inflows[i] as number;
      const next = (inflows[i - 1] as number) + inflow + (2 * pond.storage) / step - pond.outflow;
      if (isAbove(next, indication(last))) {
        throw noResult(
          'The pond rises above the last row: it overtops, or the table has to reach higher. Add rows with the overflow, enlarge the pond or its outlet.',
        );
      }
      if (isBelow(next, indication(first))) {
        throw noResult(
          'The pond would fall below the first row within a step: take a shorter time step, or add rows down to where nothing flows out.',
        );
      }
      pond = between(stages, indication, next);
      hydrograph.push({ time: i * step, inflow, ...pond });
    }
    const peak = placeOfLargest(hydrograph.map((row) => row.storage));
    const peakIn = placeOfLargest(inflows);
    const top = hydrograph[peak] as (typeof hydrograph)[number];
    const peakInflow = inflows[peakIn] as number;
    return {
      peakOutflow: top.outflow,
      peakInflow,
      reduction: 1 - top.outflow / peakInflow,
      peakStage: top.stage,
      peakStorage: top.storage,
      peakTime: top.time,
      delay: (peak - peakIn) * step,
      inflowVolume: step * (sum(inflows) - ((inflows[0] as number) + (inflows[inflows.length - 1] as number)) / 2),
      hydrograph,
    };
  },
  shown: () => ({
    peakOutflow: undefined,
    peakInflow: undefined,
    reduction: undefined,
    peakStage: undefined,
    peakStorage: undefined,
    peakTime: undefined,
    delay: undefined,
    inflowVolume: undefined,
    hydrograph: undefined,
  }),
  stepwise: [
    'Continuity over a step with a level pool: I₁ + I₂ + (2 S₁/Δt − O₁) = 2 S₂/Δt + O₂, with inflow I, outflow O and storage S.',
    'The right side, the storage indication, is known for each row of the pond; where it has the value of the left side, linearly between two rows, lie O₂, S₂ and the stage.',
    'The next step starts from there. The peak is the step with the most storage; the volume is the area below the inflow, by trapezoids.',
  ],
  requires: [
    {
      that: ({ inflows }) => inflows.some((inflow) => inflow > 0),
      field: 'inflows',
      says: 'All inflows are 0: there is nothing to route.',
    },
    {
      that: ({ stages }) => stages.every((row, i) => i === 0 || row.stage > (stages[i - 1] as Row).stage),
      field: 'stages',
      says: 'The stages must rise from row to row.',
    },
    {
      that: ({ stages }) => stages.every((row, i) => i === 0 || row.storage > (stages[i - 1] as Row).storage),
      field: 'stages',
      says: 'The storage must grow from row to row: it is all that the pond holds up to the stage, not that between two stages.',
    },
    {
      that: ({ stages }) => stages.every((row, i) => i === 0 || row.outflow >= (stages[i - 1] as Row).outflow),
      field: 'stages',
      says: 'The outflow must not fall from row to row.',
    },
    {
      that: ({ stages, initialStage }) =>
        initialStage >= (stages[0] as Row).stage && initialStage <= (stages[stages.length - 1] as Row).stage,
      field: 'initialStage',
      says: 'The stage at the beginning, {initialStage}, must lie between that of the first and the last row.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ inflows, hydrograph }) => placeOfLargest(hydrograph.map((row) => row.storage)) === inflows.length - 1,
      says: 'The pond is still rising when the hydrograph ends: neither peak nor reduction is the true one. Extend the inflow until the level falls.',
    },
    {
      level: 'caution',
      when: ({ inflows }) => placeOfLargest(inflows) > 0 && placeOfLargest(inflows) < 5,
      says: 'The inflow reaches its peak within fewer than 5 steps: the time step is coarse, and the true peaks lie between the steps. Take a shorter one.',
    },
    {
      level: 'note',
      when: ({ stages }) => (stages[0] as Row).outflow > 0,
      says: 'Water flows out at the first row already: below that level the pond is not in the table.',
    },
    {
      level: 'caution',
      when: ({ peakOutflow, peakInflow, peakTime }) => peakTime === 0 && isAbove(peakOutflow, peakInflow),
      says: 'More flows out than in at the peaks: the pond was filled before, and empties.',
    },
    {
      level: 'caution',
      when: ({ step, stages, peakStorage, hydrograph }) => swings(step, stages, peakStorage, hydrograph),
      says: 'The time step is too long for this pond: between two rows the outflow of a step grows by more than twice the storage, so that it can swing about the true one, even above the inflow. Take a shorter step.',
    },
  ],
  figure: {
    kind: 'series',
    table: 'hydrograph',
    x: 'time',
    lines: ['inflow', 'outflow'],
  },
  explanation: ({ reduction, peakOutflow, peakInflow, delay, peakTime, hydrograph }) =>
    peakTime > 0 && peakTime === hydrograph[hydrograph.length - 1]?.time
      ? 'When the inflow ends after {peakTime}, the pond is still rising, at a stage of {peakStage} with {peakStorage} stored and an outflow of {peakOutflow}; {peakInflow} flow in at most, {inflowVolume} so far.'
      : peakTime > 0
        ? `The outflow peaks at {peakOutflow}, {peakTime} after the beginning, where {peakInflow} flow in at most: ${
            isAbove(peakOutflow, peakInflow)
              ? 'that is more than any pond lets out, as the time step is too long'
              : reduction < 0.0005
                ? 'the pond takes hardly anything off the peak'
                : 'the pond takes {reduction} off the peak'
          }${delay > 0 && !isAbove(peakOutflow, peakInflow) ? ' and delays it by {delay}' : ''}. The water rises to a stage of {peakStage} with {peakStorage} stored; {inflowVolume} flow in.`
        : 'The pond stands highest at the beginning, at a stage of {peakStage} with {peakStorage} stored and an outflow of {peakOutflow}, and falls from there; {peakInflow} flow in at most, {inflowVolume} in all.',
  examples: [
    {
      inputs: {
        step: 10,
        inflows: [
          '0 ft^3/s',
          '20 ft^3/s',
          '40 ft^3/s',
          '60 ft^3/s',
          '50 ft^3/s',
          '40 ft^3/s',
          '30 ft^3/s',
          '20 ft^3/s',
          '10 ft^3/s',
          '0 ft^3/s',
          '0 ft^3/s',
          '0 ft^3/s',
          '0 ft^3/s',
          '0 ft^3/s',
          '0 ft^3/s',
          '0 ft^3/s',
          '0 ft^3/s',
        ],
        stages: [
          { stage: '0 ft', storage: '0 ft^3', outflow: '0 ft^3/s' },
          { stage: '1 ft', storage: '6772 ft^3', outflow: '12.8 ft^3/s' },
          { stage: '2 ft', storage: '15161 ft^3', outflow: '18.0 ft^3/s' },
          { stage: '3 ft', storage: '25310 ft^3', outflow: '22.1 ft^3/s' },
          { stage: '4 ft', storage: '37361 ft^3', outflow: '25.5 ft^3/s' },
          { stage: '5 ft', storage: '51457 ft^3', outflow: '28.5 ft^3/s' },
          { stage: '5.5 ft', storage: '59173 ft^3', outflow: '49.8 ft^3/s' },
          { stage: '6 ft', storage: '67167 ft^3', outflow: '87.5 ft^3/s' },
          { stage: '6.5 ft', storage: '75443 ft^3', outflow: '135.7 ft^3/s' },
          { stage: '7 ft', storage: '84006 ft^3', outflow: '192.7 ft^3/s' },
        ],
      },
      results: {
        peakOutflow: 1.145684348,
        peakInflow: 1.699010796,
        reduction: 32.56756512,
        peakStage: 1.609569101,
        peakStorage: 1579.778659,
        peakTime: 50,
        delay: 20,
        inflowVolume: 4587.329148,
        hydrograph: {
          length: 17,
          rows: {
            1: { time: 10, outflow: 0.2049315698 },
            3: { outflow: 0.6788428761, stage: 1.082318796 },
            11: { outflow: 0.3823867917 },
          },
        },
      },
      cautions: ['within fewer than 5 steps'],
      source:
        'Bedient, Huber, Vieux, 5th ed., example 4-5: 40.4 ft³/s at 50 min; Python for more digits: bisection of the balance of each step',
    },
    {
      inputs: {
        step: 15,
        inflows: [0, 0.3, 0.7, 1.2, 2.2, 3.4, 2.8, 1.5, 0.8, 0.3, 0, 0],
        stages: [
          { stage: 100, storage: 0, outflow: 0 },
          { stage: 100.5, storage: 900, outflow: 0.4 },
          { stage: 101, storage: 2400, outflow: 0.9 },
          { stage: 102, storage: 7600, outflow: 2.3 },
        ],
      },
      results: {
        peakOutflow: 1.74553781,
        peakStage: 101.6039556,
        peakStorage: 5540.569009,
        reduction: 48.66065264,
        peakTime: 105,
        delay: 30,
        inflowVolume: 11880.0,
        hydrograph: { length: 12, rows: { 11: { outflow: 0.8725007815, storage: 2317.502345 } } },
      },
      source: 'Python with mpmath: bisection of the balance of each step',
    },
    {
      inputs: {
        step: 15,
        inflows: [0.2, 0.2, 0.2, 0.2],
        stages: [
          { stage: 100, storage: 0, outflow: 0 },
          { stage: 101, storage: 1000, outflow: 0.6 },
          { stage: 102, storage: 2500, outflow: 1.2 },
        ],
        initialStage: 101.5,
      },
      results: {
        peakOutflow: 0.9,
        peakStorage: 1750,
        reduction: -350,
        peakTime: 0,
        delay: 0,
        hydrograph: { length: 4, rows: { 3: { outflow: 0.3802809131, storage: 633.8015218, stage: 100.6338015 } } },
      },
      cautions: ['More flows out than in'],
      source: 'Python with mpmath: bisection of the balance of each step',
    },
    {
      inputs: {
        step: 10,
        inflows: [0, 0.2, 0.4, 0.7, 1, 2, 3],
        stages: [
          { stage: 0, storage: 0, outflow: 0 },
          { stage: 1, storage: 800, outflow: 0.5 },
          { stage: 3, storage: 4000, outflow: 1.5 },
        ],
      },
      results: { peakOutflow: 0.9669629551, peakStage: 1.93392591 },
      cautions: ['The pond is still rising'],
      source: 'Python with mpmath: bisection of the balance of each step',
    },
    {
      inputs: {
        step: 30,
        inflows: [0.5, 0.6, 0.8, 1, 1.2, 1.5, 1.2, 0.8, 0.6, 0.5, 0.5],
        stages: [
          { stage: 10, storage: 500, outflow: 0.5 },
          { stage: 11, storage: 4000, outflow: 0.5 },
          { stage: 12, storage: 9000, outflow: 1 },
        ],
      },
      results: { peakOutflow: 0.7176603767, peakStorage: 6176.603767 },
      cautions: ['Water flows out at the first row already'],
      source: 'Python with mpmath: bisection of the balance of each step',
    },
    {
      inputs: {
        step: 10,
        inflows: [0.2, 0.4, 0.6, 0.8, 1, 1.2, 3, 3, 3, 3, 3, 2.5, 2, 1],
        stages: [
          { stage: 0, storage: 0, outflow: 0 },
          { stage: 1, storage: 300, outflow: 3 },
          { stage: 3, storage: 900, outflow: 9 },
        ],
      },
      results: { peakOutflow: 3.21796875, peakStorage: 321.796875, peakTime: 70 },
      cautions: ['The time step is too long'],
      source:
        'Python: O₂ = (I₁ + I₂ + (2k/Δt − 1) O₁)/(2k/Δt + 1) of the linear pond S = k O with k = 100 s; no pond lets out so much',
    },
    {
      inputs: {
        step: 30,
        inflows: [0, 0.5, 1, 1.4, 1.8, 2, 2],
        stages: [
          { stage: 0, storage: 0, outflow: 0 },
          { stage: 1, storage: 800, outflow: 0.5 },
          { stage: 3, storage: 4000, outflow: 1.5 },
        ],
      },
      noResult: 'rises above the last row',
      source: 'By hand: some 1 m³/s for 3 hours is 11,000 m³',
    },
    {
      inputs: {
        step: 60,
        inflows: [3, 0, 0, 0],
        stages: [
          { stage: 0, storage: 100, outflow: 2 },
          { stage: 1, storage: 4000, outflow: 3 },
        ],
      },
      noResult: 'below the first row within a step',
      source: 'By hand: 3 + 2 × 100/3600 − 2 is below 2 × 100/3600 + 2',
    },
    {
      inputs: {
        step: 10,
        inflows: [0, 0, 0],
        stages: [
          { stage: 0, storage: 0, outflow: 0 },
          { stage: 1, storage: 800, outflow: 0.5 },
          { stage: 3, storage: 4000, outflow: 1.5 },
        ],
      },
      refused: 'nothing to route',
      source: 'By definition',
    },
    {
      inputs: {
        step: 10,
        inflows: [0, 1, 0],
        stages: [
          { stage: 1, storage: 0, outflow: 0 },
          { stage: 1, storage: 800, outflow: 0.5 },
        ],
      },
      refused: 'must rise from row to row',
      source: 'By definition',
    },
    {
      inputs: {
        step: 10,
        inflows: [0, 1, 0],
        stages: [
          { stage: 0, storage: 0, outflow: 0 },
          { stage: 1, storage: 800, outflow: 0.5 },
          { stage: 2, storage: 800, outflow: 1 },
        ],
      },
      refused: 'not that between two stages',
      source: 'By definition',
    },
    {
      inputs: {
        step: 10,
        inflows: [0, 1, 0],
        stages: [
          { stage: 0, storage: 0, outflow: 0 },
          { stage: 1, storage: 800, outflow: 0.5 },
          { stage: 2, storage: 1800, outflow: 0.4 },
        ],
      },
      refused: 'must not fall from row to row',
      source: 'By definition',
    },
    {
      inputs: {
        step: 10,
        inflows: [0, 1, 0],
        stages: [
          { stage: 0, storage: 0, outflow: 0 },
          { stage: 1, storage: 800, outflow: 0.5 },
          { stage: 3, storage: 4000, outflow: 1.5 },
        ],
        initialStage: 5,
      },
      refused: 'between that of the first and the last row',
      source: 'By definition',
    },
  ],
  notes: [
    'For ponds whose surface stays level and whose outflow depends on the level alone: long reservoirs, gates that are moved and tailwater that backs up need more. Peaks are those of the steps.',
    'No freeboard is added, and no outlet that clogs is counted: check the level with the outlet blocked.',
  ],
  references: [
    {
      title:
        'Bedient, Huber, Vieux: Hydrology and Floodplain Analysis, 5th ed. (2013), § 4.3: storage-indication method',
    },
    { title: 'Chow, Maidment, Mays: Applied Hydrology (1988), § 8.2: level pool routing' },
    { title: 'FHWA HDS-5: Hydraulic Design of Highway Culverts, 2nd ed. (2001), ch. V: storage routing' },
  ],
});
