import {
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  money,
  percent,
  table,
} from '@reckoner/engine';

/** Amounts up to it are shown as nothing. */
const HALF_CENT = constant(0.005, '$');

/** Shares with a bought put, and with a written call a collar: the price counts between the two strikes only. */
export default defineCalculator({
  title: 'Protective put and collar',
  description:
    'Largest loss and profit, cost and break-even price at expiry of shares that are hedged by a put, and by a written call as a collar.',
  keywords: [
    'married put',
    'zero-cost collar',
    'stock collar',
    'portfolio insurance by puts',
    'hedge shares with options',
  ],
  related: ['covered-call', 'option-profit-loss', 'vertical-spread'],
  inputs: {
    price: money({
      label: 'Share price',
      help: 'Of today, or what the shares cost: profit and loss are counted from it.',
      symbol: 'S',
      min: 0.01,
      max: 1e9,
    }),
    putStrike: money({ label: 'Strike of the bought put', symbol: 'K_p', min: 0.01, max: 1e9 }),
    putPremium: money({
      label: 'Premium of the put',
      help: 'Per share, not per contract.',
      symbol: 'p',
      min: 0,
      max: 1e9,
    }),
    callStrike: money({
      label: 'Strike of the written call',
      help: 'For a collar.',
      symbol: 'K_c',
      min: 0.01,
      max: 1e9,
      optional: true,
    }),
    callPremium: money({
      label: 'Premium of the call',
      help: 'Per share, for a collar.',
      symbol: 'c',
      min: 0,
      max: 1e9,
      optional: true,
    }),
    shares: integer({ label: 'Shares', min: 1, max: 1e9, default: 100 }),
  },
  outputs: {
    maxLoss: money({ label: 'Largest loss', help: 'Below zero the position never loses.' }),
    maxProfit: money({ label: 'Largest profit', help: 'With a written call.', optional: true }),
    breakEven: money({ label: 'Break-even price at expiry', optional: true }),
    cost: money({ label: 'Cost of the options', help: 'Below zero they bring money.' }),
    costShare: percent({ label: 'Cost in percent of the shares', places: 2 }),
    lossShare: percent({ label: 'Largest loss in percent of the shares', places: 2 }),
    profitShare: percent({ label: 'Largest profit in percent of the shares', places: 2, optional: true }),
    floor: money({ label: 'Least value per share', help: 'Strike of the put less the cost of the options.' }),
    outcomes: table(
      {
        change: percent({ label: 'Change of the share price' }),
        price: money({ label: 'Price at expiry' }),
        unhedged: money({ label: 'Profit without options' }),
        hedged: money({ label: 'Profit with options' }),
      },
      { label: 'Profit by price' },
    ),
  },
  formula: ({ price, putStrike, putPremium, callStrike, callPremium, shares }) => {
    const cost = putPremium - (callPremium ?? 0);
    const floor = putStrike - cost;
    const valueAt = (final: number) =>
      callStrike === undefined ? Math.max(final, putStrike) : Math.min(Math.max(final, putStrike), callStrike);
    const outcomes = [];
    for (let tenth = 5; tenth <= 15; tenth++) {
      const final = (price * tenth) / 10;
      outcomes.push({
        change: tenth / 10 - 1,
        price: final,
        unhedged: shares * (final - price),
        hedged: shares * (valueAt(final) - price - cost),
      });
    }
    const results = {
      maxLoss: shares * (price - floor),
      cost: shares * cost,
      costShare: cost / price,
      lossShare: (price - floor) / price,
      floor,
      outcomes,
    };
    const breakEven = price + cost;
    // Counted as it is shown: less than half a cent is nothing.
    const mayLose = !isAbove(shares * (floor - price), HALF_CENT);
    if (callStrike === undefined) return mayLose ? { ...results, breakEven } : results;
    const gain = callStrike - price - cost;
    const collar = { ...results, maxProfit: shares * gain, profitShare: gain / price };
    return mayLose && !isBelow(shares * gain, -HALF_CENT) ? { ...collar, breakEven } : collar;
  },
  figure: {
    kind: 'curve',
    title: 'Profit over the price at expiry',
    x: { of: 'price', label: 'Price at expiry' },
    y: { of: 'maxLoss', label: 'Profit' },
    curve: ({ price, putStrike, putPremium, callStrike, callPremium, shares, breakEven }) => {
      const cost = putPremium - (callPremium ?? 0);
      const hedged = (final: number) =>
        shares * (Math.min(Math.max(final, putStrike), callStrike ?? Number.MAX_VALUE) - price - cost);
      return {
        from: 0.6 * Math.min(price, putStrike),
        to: 1.4 * Math.max(price, putStrike, callStrike ?? 0),
        lines: [
          { label: 'With options', y: hedged },
          { label: 'Without', y: (final: number) => shares * (final - price), dashed: true },
        ],
        marks: breakEven === undefined ? [] : [{ x: breakEven, y: 0, label: 'Break-even' }],
      };
    },
  },
  explanation: ({ callStrike, maxLoss, maxProfit, breakEven, cost }) => {
    const flow = isAtMost(Math.abs(cost), 0.005)
      ? 'The options cost nothing in all'
      : '{cost|The options bring {|cost|}|The options cost nothing|The options cost {|cost|}}, {cost|{|costShare|}|none|{|costShare|}} of {shares} {shares|share|shares} at {price}';
    const floor = '{maxLoss|gains {|maxLoss|}|makes nothing|loses {|maxLoss|}}';
    if (callStrike === undefined || maxProfit === undefined) {
      return breakEven === undefined
        ? `${flow}. At {putStrike} or less at expiry the position gains {maxLoss|{|maxLoss|}|nothing|{|maxLoss|}}, and more above; fees are left out.`
        : `${flow}. At {putStrike} or less at expiry the position ${floor} ({lossShare|{|lossShare|} gained|0%|{|lossShare|}}), and it cannot do worse; it breaks even at {breakEven} and gains above. Fees are left out.`;
    }
    const cap = '{maxProfit|loses {|maxProfit|}|makes nothing|gains {|maxProfit|}}';
    const ends = `${flow}. At {putStrike} or less at expiry the collar ${floor}, at {callStrike} or more it ${cap}`;
    if (breakEven === undefined) {
      return maxLoss < 0
        ? `${ends}: it gains at every price. Fees are left out.`
        : `${ends}: it loses at every price. Fees are left out.`;
    }
    return `${ends}; it breaks even at {breakEven}. Fees are left out.`;
  },
  requires: [
    {
      that: (_, given) => given.callStrike === given.callPremium,
      field: 'callStrike',
      says: 'A collar needs both the strike and the premium of the call; a protective put neither.',
    },
    {
      that: ({ putStrike, callStrike }) => putStrike < callStrike,
      field: 'callStrike',
      says: 'The strike of the call, {callStrike}, must be above that of the put, {putStrike}.',
    },
    {
      that: ({ putStrike, putPremium }) => putPremium <= putStrike,
      field: 'putPremium',
      says: 'The premium of the put, {putPremium}, must not exceed its strike, {putStrike}, which is the most that it can pay: it is per share, not per contract.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ price, putStrike, putPremium }) => isAbove(putPremium - Math.max(0, putStrike - price), 0.15 * price),
      says: 'The put costs over 15% of the share price in time value, as only of very volatile shares or over years: check that its premium is per share, not per contract.',
    },
    {
      level: 'caution',
      when: ({ price, callStrike, callPremium }) =>
        callStrike !== undefined &&
        callPremium !== undefined &&
        isAbove(callPremium - Math.max(0, price - callStrike), 0.15 * price),
      says: 'The call brings over 15% of the share price in time value: check that its premium is per share, and that the share price is that of today where the call is of today.',
    },
    {
      level: 'caution',
      when: ({ price, putStrike, putPremium }) => isBelow(putPremium, putStrike - price),
      says: 'The put costs less than exercising it would bring at the share price given: right where that is what the shares once cost. If it is the price of today, check premium and strike.',
    },
    {
      level: 'caution',
      when: ({ price, putStrike }) => isBelow(putStrike, 0.6 * price),
      says: 'The put begins to protect only where the shares have lost over 40%: check strike and share price.',
    },
    {
      level: 'caution',
      when: ({ price, callStrike, callPremium }) =>
        callStrike !== undefined && callPremium !== undefined && isBelow(callPremium, price - callStrike),
      says: 'The call brings less than its exercise would at once at the share price given: check strike, premium and share price.',
    },
    {
      level: 'note',
      when: ({ price, callStrike, callPremium }) =>
        callStrike !== undefined &&
        callPremium !== undefined &&
        callStrike < price &&
        !isBelow(callPremium, price - callStrike),
      says: 'The written call is in the money at the share price given: if it is American, it may be exercised at any time, above all just before a dividend, and the shares then go at its strike.',
    },
    {
      level: 'caution',
      when: ({ price, putStrike, putPremium, callStrike, maxLoss }) =>
        callStrike !== undefined && isBelow(maxLoss, -HALF_CENT) && !isBelow(putPremium, putStrike - price),
      says: 'The collar gains at every price: right where the share price given is what the shares once cost. At prices of one moment none does: check the premiums and strikes.',
    },
    {
      level: 'caution',
      when: ({ price, callStrike, callPremium, maxProfit }) =>
        callStrike !== undefined &&
        callPremium !== undefined &&
        maxProfit !== undefined &&
        isBelow(maxProfit, -HALF_CENT) &&
        !isBelow(callPremium, price - callStrike),
      says: 'The collar loses at every price: right where the share price given is what the shares once cost. At prices of one moment hardly any does: check the strikes, and whether the two premiums were changed about.',
    },
    {
      level: 'caution',
      when: ({ price, callStrike }) => callStrike !== undefined && isAbove(callStrike, 1.6 * price),
      says: 'The strike of the call is over 60% above the share price given: right where that is what the shares once cost. If it is the price of today, check both.',
    },
    {
      level: 'note',
      when: ({ shares }) => shares % 100 !== 0,
      says: 'Options on stocks of the United States cover 100 shares each: other numbers of shares cannot be hedged evenly with them.',
    },
  ],
  examples: [
    {
      inputs: { price: 50, putStrike: 45, putPremium: 1, callStrike: 55, callPremium: 2 },
      results: {
        maxLoss: 400,
        maxProfit: 600,
        breakEven: 49,
        cost: -100,
        costShare: -2,
        lossShare: 8,
        profitShare: 12,
        floor: 46,
        outcomes: {
          length: 11,
          rows: {
            0: { change: -50, price: 25, unhedged: -2500, hedged: -400 },
            5: { change: 0, price: 50, unhedged: 0, hedged: 100 },
            '-1': { change: 50, price: 75, unhedged: 2500, hedged: 600 },
          },
        },
      },
      source: 'Market Rebellion, Collar: break-even 49, gain call strike less it, loss it less put strike',
    },
    {
      inputs: { price: 373, putStrike: 365, putPremium: 5.35, callStrike: 380, callPremium: 5.35 },
      results: { maxLoss: 800, maxProfit: 700, breakEven: 373, cost: 0 },
      source: 'Unusual Whales, Collar: 800 and 700, for nothing',
    },
    {
      inputs: { price: 170, putStrike: 160, putPremium: 1, callStrike: 180, callPremium: 3, shares: 1 },
      results: { maxLoss: 8, maxProfit: 12, breakEven: 168 },
      cautions: ['cover 100 shares'],
      source: 'Saxo, Collar option strategy: 12 and 8 a share, break-even 168',
    },
    {
      inputs: { price: 50, putStrike: 48, putPremium: 2, shares: 200 },
      results: { maxLoss: 800, breakEven: 52, cost: 400, costShare: 4, lossShare: 8, floor: 46 },
      source: 'By hand: 200 × (50 + 2 - 48)',
    },
    {
      inputs: { price: 20, putStrike: 45, putPremium: 2 },
      results: { maxLoss: -2300, cost: 200, floor: 43 },
      cautions: ['less than exercising it would bring'],
      source: 'By hand: 45 - 20 - 2 gained at least',
    },
    {
      inputs: { price: 20, putStrike: 45, putPremium: 2, callStrike: 55, callPremium: 2 },
      results: { maxLoss: -2500, maxProfit: 3500, floor: 45 },
      cautions: ['less than exercising it would bring', 'over 60% above'],
      source: 'By hand: 25 and 35 a share',
    },
    {
      inputs: { price: 50, putStrike: 45, putPremium: 6, callStrike: 52, callPremium: 1 },
      results: { maxLoss: 1000, maxProfit: -300 },
      cautions: ['loses at every price'],
      source: 'By hand: 45 - 55; 52 - 55',
    },
    {
      inputs: { price: 50, putStrike: 45, putPremium: 20 },
      results: { maxLoss: 2500, breakEven: 70 },
      cautions: ['over 15% of the share price in time value, as only'],
      source: 'By hand: 50 + 20 - 45',
    },
    {
      inputs: { price: 50, putStrike: 45, putPremium: 1, callStrike: 55, callPremium: 9 },
      results: { maxLoss: -300, maxProfit: 1300 },
      cautions: ['The call brings over 15%', 'gains at every price'],
      source: 'By hand: 45 - 42; 55 - 42',
    },
    {
      inputs: { price: 50, putStrike: 52, putPremium: 2.5, callStrike: 53, callPremium: 3.5 },
      results: { maxLoss: -300, maxProfit: 400 },
      cautions: ['gains at every price'],
      source: 'By hand: 52 - 49; 53 - 49',
    },
    {
      inputs: { price: 50, putStrike: 45, putPremium: 1, callStrike: 48, callPremium: 2 },
      results: { maxLoss: 400, maxProfit: -100 },
      cautions: ['in the money', 'loses at every price'],
      source: 'By hand: 45 - 49; 48 - 49',
    },
    {
      inputs: { price: 50, putStrike: 20, putPremium: 0.5 },
      results: { maxLoss: 3050, breakEven: 50.5 },
      cautions: ['lost over 40%'],
      source: 'By hand: 50.5 - 20',
    },
    {
      inputs: { price: 50, putStrike: 40, putPremium: 1, callStrike: 45, callPremium: 2 },
      results: { maxLoss: 900, maxProfit: -400 },
      cautions: ['less than its exercise'],
      source: 'By hand: 40 - 49; 45 - 49',
    },
    {
      inputs: { price: 50, putStrike: 45, putPremium: 1, callStrike: 55 },
      refused: 'needs both',
      source: 'By hand: half a collar',
    },
    {
      inputs: { price: 50, putStrike: 55, putPremium: 6, callStrike: 45, callPremium: 6 },
      refused: 'must be above that of the put',
      source: 'By hand: strikes swapped',
    },
    {
      inputs: { price: 50, putStrike: 45, putPremium: 100 },
      refused: 'per share, not per contract',
      source: 'By hand: the premium of 100 shares',
    },
  ],
  notes: [
    'Holds at expiry, with as many options as shares, and both options of one expiry; without dividends, fees and taxes.',
    'American calls that are written may be exercised before expiry, above all before a dividend. In some countries a close hedge is taxed as a sale or stops the holding period.',
  ],
  references: [
    { title: 'Market Rebellion: Collar', url: 'https://marketrebellion.com/training/collar/' },
    { title: 'The Options Industry Council: Protective Collar' },
  ],
});
