import { choice, defineCalculator, integer, list, money, number, percent, sum, table } from '@reckoner/engine';

/** PV = Σ CF_k/(1 + r)^k, or with a rate of its own for each period or for each time. */
export default defineCalculator({
  title: 'Value of uneven cash flows',
  description:
    'Present and future value of a list of cash flows at one rate, at a rate for each period, or at spot rates, with a table.',
  keywords: [
    'present value of cash flows',
    'future value of cash flows',
    'irregular payments',
    'mixed stream',
    'discounted cash flows',
    'FVSCHEDULE',
    'equivalent annuity',
  ],
  related: ['net-present-value', 'internal-rate-of-return', 'annuity-present-value', 'xirr'],
  inputs: {
    flows: list(money({ label: 'Cash flow', help: 'Negative when you pay.', min: -1e12, max: 1e12 }), {
      label: 'Cash flows',
      help: 'One for each period in their order, 0 where there is none.',
      symbol: 'CF',
      maxItems: 400,
    }),
    start: choice(
      { end: { label: 'At the end of the first period', value: 1 }, now: { label: 'Now', value: 0 } },
      { label: 'The first one falls', default: 'end' },
    ),
    rates: choice(
      {
        one: 'One rate for all periods',
        each: 'A rate for each period',
        spot: 'A spot rate for each time',
      },
      { label: 'Rates', default: 'one' },
    ),
    rate: percent({
      label: 'Rate per period',
      help: 'Of the time between cash flows: of a month where they are monthly.',
      symbol: 'r',
      min: -20,
      max: 100,
      usual: [0.2, 40],
      when: { rates: 'one' },
    }),
    periodRates: list(percent({ label: 'Rate', min: -20, max: 100, usual: [0.2, 40] }), {
      label: 'Rate of each period',
      help: 'The first one is that of the period that begins now.',
      symbol: 'f',
      maxItems: 400,
      when: { rates: 'each' },
    }),
    spotRates: list(percent({ label: 'Spot rate', min: -20, max: 100, usual: [0.2, 40] }), {
      label: 'Spot rate to the end of each period',
      help: 'Per period, from now to the end of the first period, of the second, and so on.',
      symbol: 'z',
      maxItems: 400,
      when: { rates: 'spot' },
    }),
  },
  outputs: {
    presentValue: money({ label: 'Present value', symbol: 'PV' }),
    futureValue: money({ label: 'Future value', help: 'At the time of the last cash flow.', symbol: 'FV' }),
    total: money({ label: 'Sum of the cash flows' }),
    level: money({
      label: 'Level cash flow of the same value',
      help: 'At each of the same times.',
      symbol: 'A',
    }),
    byTime: table(
      {
        time: integer({ label: 'Time' }),
        flow: money({ label: 'Cash flow' }),
        factor: number({ label: 'Discount factor', places: 6 }),
        presentValue: money({ label: 'Present value' }),
        soFar: money({ label: 'Sum so far' }),
      },
      { label: 'Cash flow by cash flow' },
    ),
  },
  formula: ({ flows, start, rates, rate, periodRates, spotRates }) => {
    const byTime = [];
    let [growth, presentValue, total, factors] = [1, 0, 0, 0];
    for (const [index, flow] of flows.entries()) {
      const time = index + start;
      if (time > 0) {
        growth =
          rates === 'spot'
            ? (1 + spotRates[time - 1]!) ** time
            : growth * (1 + (rates === 'each' ? periodRates[time - 1]! : rate));
      }
      const worth = flow / growth;
      presentValue += worth;
      total += flow;
      factors += 1 / growth;
      byTime.push({ time, flow, factor: 1 / growth, presentValue: worth, soFar: presentValue });
    }
    return { presentValue, futureValue: presentValue * growth, total, level: presentValue / factors, byTime };
  },
  examples: [
    {
      inputs: { flows: [-500, -600, 1000, 1500, 2000], rate: 8 },
      results: {
        presentValue: 2280.18,
        futureValue: 3350.33,
        total: 3400,
        level: 571.09,
        byTime: {
          length: 5,
          rows: { 0: { time: 1, presentValue: -462.96 }, '-1': { time: 5, presentValue: 1361.17 } },
        },
      },
      cautions: ['For an outlay of today'],
      source: 'financetrain.com, Present value and future value of uneven cash flows: PV 2280.177, FV 3350.328',
    },
    {
      inputs: { flows: [1000, 1200, 1500], rate: 10, start: 'now' },
      results: { presentValue: 3330.58, futureValue: 4030, level: 1217.52 },
      source: 'By hand: 1000 × 1.21 + 1200 × 1.1 + 1500 = 4030, and 4030/1.21',
    },
    {
      inputs: { flows: [2000, 4000, 6000], rates: 'each', periodRates: [3, 4, 5] },
      results: { presentValue: 11010.35, futureValue: 12384, level: 3941.44 },
      source: 'By hand: 2000 × 1.04 × 1.05 + 4000 × 1.05 + 6000 = 12384, and over 1.03 × 1.04 × 1.05',
    },
    {
      inputs: { flows: [5, 5, 105], rates: 'spot', spotRates: [3, 4, 5] },
      results: { presentValue: 100.18, futureValue: 115.97, level: 36.31 },
      source: 'Python: 5/1.03 + 5/1.04² + 105/1.05³, and times 1.05³',
    },
    {
      inputs: { flows: [-90, 5, 105], rates: 'spot', spotRates: [3, 4], start: 'now' },
      results: { presentValue: 11.93, futureValue: 12.91 },
      source: 'Python: -90 + 5/1.03 + 105/1.04², and times 1.04²',
    },
    {
      inputs: { flows: [-1000, 400, 300], rate: 5, start: 'now' },
      results: { presentValue: -346.94, futureValue: '-382.50', total: -300 },
      source: 'By hand: -1000 × 1.1025 + 400 × 1.05 + 300 = -382.5, and over 1.1025',
    },
    {
      inputs: { flows: [100, -125], rate: 25 },
      results: { presentValue: 0, futureValue: 0, total: -25, level: 0 },
      source: 'By hand: 100 × 1.25 = 125',
    },
    {
      inputs: { flows: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1], rate: 100 },
      results: { futureValue: 1, total: 1 },
      source: 'By hand: nothing but 1 at the end, which is 1/1024 today',
    },
    {
      inputs: { flows: [-100, 0, -50], rate: 0 },
      results: { presentValue: -150, futureValue: -150, level: -50 },
      source: 'By hand',
    },
    {
      inputs: {
        flows: [
          100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100,
          100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100,
          100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100,
        ],
        rate: 8,
      },
      results: { presentValue: 1237.66, level: 100 },
      cautions: ['for one period'],
      source: 'Python with mpmath: flow by flow',
    },
    {
      inputs: { flows: [100], rates: 'each', periodRates: [5], start: 'now' },
      refused: 'needs no rate',
      source: 'By hand',
    },
    {
      inputs: { flows: [0, 0], rate: 5 },
      results: { presentValue: 0, futureValue: 0, level: 0 },
      source: 'By hand',
    },
    {
      inputs: { flows: [100, 100, 100], rates: 'each', periodRates: [3, 4] },
      refused: 'Give one rate for each period',
      source: 'By hand: 2 rates for 3 periods',
    },
    {
      inputs: { flows: [100, 100, 100], rates: 'spot', spotRates: [3, 4, 5], start: 'now' },
      refused: 'Give one spot rate for each period',
      source: 'By hand: 3 rates for 2 periods',
    },
  ],
  shown: ({ flows, start, rates, rate, presentValue }) => {
    if (rates !== 'one') return { presentValue: undefined, futureValue: undefined, level: undefined };
    return {
      presentValue: sum(flows.map((flow, k) => flow / (1 + rate) ** (k + start))),
      futureValue: presentValue * (1 + rate) ** (flows.length - 1 + start),
      total: sum(flows),
      level: presentValue / sum(flows.map((_, k) => 1 / (1 + rate) ** (k + start))),
    };
  },
  stepwise: [
    'At a rate for each period, the discount factor of a cash flow is 1 over the product of 1 + rate of all periods until then.',
    'At spot rates it is 1 over (1 + spot rate)^time.',
    'The present value is the sum of the cash flows times their factors; the future value is that over the last factor, the level cash flow over the sum of the factors.',
    's is 1 where the first cash flow falls at the end of the first period, and 0 where it falls now.',
  ],
  figure: {
    kind: 'curve',
    title: 'Present value of the cash flows so far',
    x: { label: 'Time' },
    y: { of: 'presentValue', label: 'Present value' },
    curve: ({ byTime }) => {
      const last = byTime[byTime.length - 1]!.time;
      return {
        from: 0,
        to: last + 0.5,
        lines: [{ y: (time) => byTime.findLast((row) => row.time <= time)?.soFar ?? 0 }],
      };
    },
  },
  explanation: ({ flows }) => {
    if (flows.every((flow) => flow === 0)) return 'All cash flows are zero.';
    if (flows.every((flow) => flow >= 0))
      return 'The cash flows are worth {presentValue} today, and {futureValue} at the time of the last one.';
    if (flows.every((flow) => flow <= 0))
      return 'The cash flows cost {|presentValue|} today, or {|futureValue|} at the time of the last one.';
    return '{presentValue|The cash flows cost more than they bring: {|presentValue|} today, or {|futureValue|} at the time of the last one|What is paid and what is received is worth the same today|The cash flows are worth {|presentValue|} today, and {|futureValue|} at the time of the last one}.';
  },
  cautions: [
    {
      level: 'caution',
      when: ({ flows, start }) => start === 1 && (flows[0] ?? 0) < 0 && flows.some((flow) => flow > 0),
      says: 'The first cash flow is an outlay, and counted at the end of the first period. For an outlay of today choose that the first one falls now.',
    },
    {
      level: 'note',
      when: ({ flows, rates, rate, periodRates, spotRates }) => {
        const highest = rates === 'one' ? rate : Math.max(...(rates === 'each' ? periodRates : spotRates));
        return flows.length >= 60 && highest > 0.03;
      },
      says: 'So high a rate over so many cash flows may be a yearly one for monthly cash flows: rates are for one period.',
    },
  ],
  requires: [
    {
      that: ({ rates, flows, start }) => rates === 'one' || flows.length + start > 1,
      field: 'rates',
      says: 'A single cash flow that falls now needs no rate: leave the choice at one rate for all periods.',
    },
    {
      that: ({ periodRates, flows, start }) => periodRates.length === flows.length - 1 + start,
      field: 'periodRates',
      says: 'Give one rate for each period until the last cash flow: as many as there are cash flows, or one fewer where the first falls now.',
    },
    {
      that: ({ spotRates, flows, start }) => spotRates.length === flows.length - 1 + start,
      field: 'spotRates',
      says: 'Give one spot rate for each period until the last cash flow: as many as there are cash flows, or one fewer where the first falls now.',
    },
  ],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
