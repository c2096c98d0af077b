import {
  choice,
  defineCalculator,
  integer,
  interpolate,
  isAbove,
  isNear,
  money,
  number,
  percent,
  roundTo,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

/** Items by the money that they move in a year, the largest first, cut where their sum passes two shares of the whole. */
export default defineCalculator({
  title: 'ABC analysis',
  description:
    'Classes A, B and C of inventory items by yearly usage value, with rank, share and cumulative share of each, from units used and cost of a unit.',
  keywords: [
    'ABC classification',
    'ABC inventory',
    'pareto analysis of inventory',
    'annual usage value',
    '80/20 inventory',
  ],
  related: ['inventory-turnover', 'economic-order-quantity'],
  inputs: {
    items: rows(
      {
        name: text({ label: 'Item', maxLength: 60, optional: true }),
        usage: number({ label: 'Units a year', min: 0, max: 1e12 }),
        cost: money({ label: 'Cost of a unit', per: 'each', min: 0, max: 1e9, usual: 'all' }),
      },
      { label: 'Items', symbol: 'x', minItems: 2, maxItems: 500 },
    ),
    limitA: percent({ label: 'Class A up to', symbol: 'a', min: 1, max: 99, usual: [50, 90], default: 80 }),
    limitB: percent({ label: 'Class B up to', symbol: 'b', min: 1, max: 99.9, usual: [80, 99], default: 95 }),
    crossing: choice(
      {
        below: { label: 'To the class below', also: ['below', 'lower'] },
        above: { label: 'To the class above', also: ['above', 'upper'] },
      },
      {
        label: 'An item that crosses a limit belongs',
        help: 'Below: the cumulative share with the item must keep the limit. Above: the share before it must.',
        default: 'below',
      },
    ),
  },
  outputs: {
    countA: integer({ label: 'Items in class A', symbol: 'n_A' }),
    itemShareA: percent({ label: 'Share of items in class A', symbol: 'i_A', places: 1 }),
    shareA: percent({ label: 'Value in class A', symbol: 's_A', places: 2 }),
    total: money({ label: 'Usage value a year', symbol: 'V' }),
    classes: table(
      {
        name: text({ label: 'Class' }),
        items: integer({ label: 'Items' }),
        itemShare: percent({ label: 'Share of items', places: 2 }),
        value: money({ label: 'Usage value' }),
        valueShare: percent({ label: 'Share of value', places: 2 }),
      },
      { label: 'Classes' },
    ),
    ranking: table(
      {
        rank: integer({ label: 'Rank' }),
        name: text({ label: 'Item' }),
        value: money({ label: 'Usage value' }),
        share: percent({ label: 'Share', places: 2 }),
        cumulative: percent({ label: 'Cumulative share', places: 2 }),
        group: text({ label: 'Class' }),
      },
      { label: 'Items by value' },
    ),
  },
  algorithm: ({ items, limitA, limitB, crossing }) => {
    // Ranked by value; what is worth as much stays as it was listed.
    const valued = items
      .map(({ name, usage, cost }, index) => ({ name: name ?? `Item ${index + 1}`, value: usage * cost, index }))
      .sort((one, other) => {
        if (isNear(one.value, other.value, 1e-12 * one.value)) return one.index - other.index;
        return one.value > other.value ? -1 : 1;
      });
    const total = sum(valued.map(({ value }) => value));
    const ranking: { rank: number; name: string; value: number; share: number; cumulative: number; group: string }[] =
      [];
    let before = 0;
    let running = 0;
    for (const [index, { name, value }] of valued.entries()) {
      running += value;
      const cumulative = running / total;
      // As shown: what reads as 80.00% keeps a limit of 80%.
      const reached = roundTo(100 * cumulative, 2);
      const left = roundTo(100 * before, 2);
      const first = index === 0;
      const inA =
        first || (crossing === 'below' ? reached <= roundTo(100 * limitA, 2) : left < roundTo(100 * limitA, 2));
      const inB = crossing === 'below' ? reached <= roundTo(100 * limitB, 2) : left < roundTo(100 * limitB, 2);
      ranking.push({
        rank: index + 1,
        name,
        value,
        share: value / total,
        cumulative,
        group: inA ? 'A' : inB ? 'B' : 'C',
      });
      before = cumulative;
    }
    const classes = ['A', 'B', 'C'].map((name) => {
      const members = ranking.filter(({ group }) => group === name);
      const value = sum(members.map((member) => member.value));
      return {
        name,
        items: members.length,
        itemShare: members.length / items.length,
        value,
        valueShare: value / total,
      };
    });
    return {
      countA: classes[0]!.items,
      itemShareA: classes[0]!.itemShare,
      shareA: classes[0]!.valueShare,
      total,
      classes,
      ranking,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Share of value over share of items',
    x: { of: 'itemShareA', label: 'Share of items' },
    y: { of: 'shareA', label: 'Share of value' },
    curve: ({ ranking, classes }) => ({
      from: 0,
      to: 1,
      lines: [
        {
          y: (items) =>
            interpolate(
              [[0, 0], ...ranking.map((row): [number, number] => [row.rank / ranking.length, row.cumulative])],
              items,
            ),
        },
      ],
      marks: [
        { x: classes[0]!.itemShare, y: classes[0]!.valueShare, label: 'End of A' },
        {
          x: classes[0]!.itemShare + classes[1]!.itemShare,
          y: classes[0]!.valueShare + classes[1]!.valueShare,
          label: 'End of B',
        },
      ],
    }),
  },
  explanation:
    'Class A has {countA} {countA|item|items}, {itemShareA} of all, with {shareA} of the usage value of {total} a year.',
  requires: [
    {
      that: ({ limitA, limitB }) => limitA < limitB,
      field: 'limitB',
      says: 'The limit of class B counts class A in and must be above {limitA}: 95% where A has 80% and B the next 15%.',
    },
    {
      that: ({ items }) => items.some(({ usage, cost }) => usage > 0 && cost > 0),
      field: 'items',
      says: 'No item has a usage value: give units a year and cost of a unit.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ ranking, limitA, crossing }) =>
        crossing === 'below' && isAbove(roundTo(100 * ranking[0]!.cumulative, 2), roundTo(100 * limitA, 2)),
      says: 'The first item alone is beyond the limit of class A, and is put there all the same.',
    },
    {
      level: 'caution',
      when: ({ ranking, limitA, limitB, crossing }) =>
        crossing === 'below' &&
        ranking.some(
          ({ group, share }) =>
            (group === 'B' && isAbove(share, 1.5 * (limitB - limitA))) ||
            (group === 'C' && isAbove(share, 1.5 * (1 - limitB))),
        ),
      says: 'An item of class B or C has far more of the value than its whole class is meant to have, as it crosses a limit: look at it by itself, or let items that cross go to the class above.',
    },
    {
      level: 'note',
      when: ({ ranking }) =>
        ranking.some(
          ({ value, group }, index) =>
            index > 0 && isNear(value, ranking[index - 1]!.value, 1e-12 * value) && group !== ranking[index - 1]!.group,
        ),
      says: 'Items of the same value lie in two classes: the order of the list decided.',
    },
    {
      level: 'caution',
      when: ({ ranking }) => {
        const names = ranking.map(({ name }) => name.trim().toLowerCase());
        return names.some((name, index) => names.indexOf(name) !== index);
      },
      says: 'An item stands in the list twice: put its rows together, or the classes count it as two small ones.',
    },
    {
      level: 'note',
      when: ({ ranking, countA }) => 2 * countA > ranking.length,
      says: 'Class A has over half of the items: the values are too even, or the items too few, for classes to help much.',
    },
    {
      level: 'note',
      when: ({ ranking }) => ranking.some(({ value }) => value === 0),
      says: 'An item has no usage value: it is in class C, but may be dead stock.',
    },
  ],
  examples: [
    {
      inputs: {
        items: [
          { name: 'A2', usage: 3000, cost: 50 },
          { name: 'B8', usage: 4000, cost: 12 },
          { name: 'C7', usage: 1500, cost: 45 },
          { name: 'D1', usage: 6000, cost: 10 },
          { name: 'E9', usage: 1000, cost: 20 },
          { name: 'F3', usage: 500, cost: 500 },
          { name: 'G2', usage: 300, cost: 1500 },
          { name: 'H2', usage: 600, cost: 20 },
          { name: 'I5', usage: 1750, cost: 10 },
          { name: 'J8', usage: 2500, cost: 5 },
        ],
      },
      results: {
        countA: 3,
        itemShareA: 30,
        shareA: 78.16091954,
        total: 1087500,
        classes: {
          length: 3,
          rows: {
            0: { name: 'A', items: 3, itemShare: 30, value: 850000 },
            1: { name: 'B', items: 3, value: 175500, valueShare: 16.13793103 },
            2: { name: 'C', items: 4, itemShare: 40, value: 62000, valueShare: 5.701149425 },
          },
        },
        ranking: {
          length: 10,
          rows: {
            0: { rank: 1, name: 'G2', value: 450000, share: 41.37931034, group: 'A' },
            2: { name: 'A2', cumulative: 78.16091954, group: 'A' },
            3: { name: 'C7', value: 67500, cumulative: 84.36781609, group: 'B' },
            5: { name: 'B8', cumulative: 94.29885057, group: 'B' },
            6: { name: 'E9', value: 20000, cumulative: 96.13793103, group: 'C' },
            9: { name: 'H2', value: 12000, cumulative: 100, group: 'C' },
          },
        },
      },
      source: 'Boreki Enterprises (Quesba prints the values of the items); sums by hand',
    },
    {
      inputs: {
        items: [
          { usage: 5, cost: 1 },
          { usage: 1, cost: 80 },
          { usage: 3, cost: 5 },
        ],
      },
      results: {
        countA: 1,
        shareA: 80,
        classes: { rows: { 1: { items: 1, valueShare: 15 }, 2: { items: 1, valueShare: 5 } } },
        ranking: {
          rows: {
            0: { name: 'Item 2', cumulative: 80, group: 'A' },
            1: { name: 'Item 3', cumulative: 95, group: 'B' },
            2: { name: 'Item 1', group: 'C' },
          },
        },
      },
      source: 'By hand: exactly 80, 95 and 100 of 100',
    },
    {
      inputs: {
        items: [
          { usage: 60, cost: 1 },
          { usage: 30, cost: 1 },
          { usage: 10, cost: 1 },
          { usage: 0, cost: 7 },
        ],
      },
      results: { countA: 1, ranking: { rows: { 1: { group: 'B' }, 2: { group: 'C' }, 3: { group: 'C', share: 0 } } } },
      cautions: ['than its whole class', 'dead stock'],
      source: 'By hand: 60, 90, 100%',
    },
    {
      inputs: {
        items: [
          { usage: 60, cost: 1 },
          { usage: 30, cost: 1 },
          { usage: 6, cost: 1 },
          { usage: 3, cost: 1 },
          { usage: 1, cost: 1 },
        ],
        crossing: 'above',
      },
      results: {
        countA: 2,
        shareA: 90,
        ranking: { rows: { 1: { group: 'A' }, 2: { group: 'B', cumulative: 96 }, 3: { group: 'C' } } },
      },
      source: 'By hand: before the items stand 0, 60, 90, 96 and 99%',
    },
    {
      inputs: {
        items: [
          { usage: 1, cost: 90 },
          { usage: 1, cost: 5 },
          { usage: 1, cost: 5 },
        ],
        limitA: 70,
        limitB: 96,
      },
      results: { countA: 1, shareA: 90, ranking: { rows: { 1: { name: 'Item 2', group: 'B' }, 2: { group: 'C' } } } },
      cautions: ['put there all the same', 'same value lie in two classes'],
      source: 'By hand: 90, 95, 100%',
    },
    {
      inputs: {
        items: [
          { usage: 80.004, cost: 1 },
          { usage: 14.996, cost: 1 },
          { usage: 5, cost: 1 },
        ],
      },
      results: {
        countA: 1,
        shareA: '80.004',
        ranking: {
          rows: { 0: { cumulative: '80.004', group: 'A' }, 1: { cumulative: 95, group: 'B' }, 2: { group: 'C' } },
        },
      },
      source: 'By hand: 80.004 of 100 reads as 80.00%, which is not beyond 80%',
    },
    {
      inputs: {
        items: [
          { usage: 1, cost: 26 },
          { usage: 1, cost: 25 },
          { usage: 1, cost: 25 },
          { usage: 1, cost: 24 },
        ],
      },
      results: { countA: 3, shareA: 76 },
      cautions: ['over half of the items', 'than its whole class'],
      source: 'By hand: 26, 51, 76, 100%',
    },
    {
      inputs: {
        items: [
          { name: 'Bolt', usage: 40, cost: 1 },
          { name: 'bolt ', usage: 35, cost: 1 },
          { name: 'Nut', usage: 15, cost: 1 },
          { name: 'Pin', usage: 6, cost: 1 },
          { name: 'Cap', usage: 4, cost: 1 },
        ],
      },
      results: { countA: 2, shareA: 75, ranking: { rows: { 2: { group: 'B' }, 3: { group: 'C', cumulative: 96 } } } },
      cautions: ['stands in the list twice'],
      source: 'By hand: 40, 75, 90, 96, 100%',
    },
    {
      inputs: {
        items: [
          { usage: 1, cost: 5 },
          { usage: 2, cost: 5 },
        ],
        limitA: 80,
        limitB: 15,
      },
      refused: 'counts class A in',
      source: 'By hand: 15 is the share of B alone',
    },
    {
      inputs: {
        items: [
          { usage: 0, cost: 5 },
          { usage: 2, cost: 0 },
        ],
      },
      refused: 'No item has a usage value',
      source: 'By hand: 0 of 0',
    },
  ],
  notes: [
    'Value is not all that counts: a cheap part without which a machine stands still needs care whatever its class.',
    'What share each class is given is a custom, not a law: 70 to 80% for A and 90 to 95% for A and B are common.',
    'Cumulative shares are held against the limits to a hundredth of a percent, as they are shown.',
  ],
  references: [
    {
      title:
        'Dickie: ABC inventory analysis shoots for dollars not pennies, Factory Management and Maintenance 109 (1951) 92',
    },
    {
      title: 'One Network: ABC classification',
      url: 'https://docs.onenetwork.com/NeoHelp/NEO_3.8/ABC_Classification.html',
    },
    {
      title: 'Silver, Pyke, Thomas: Inventory and Production Management in Supply Chains, 4th ed. (2017)',
    },
  ],
});
