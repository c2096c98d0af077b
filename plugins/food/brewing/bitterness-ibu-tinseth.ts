import { choice, defineCalculator, measure, number, percent, roundTo, rows, sum } from '@reckoner/engine';

/** Utilization of alpha acids by Tinseth (with wort gravity) or Rager. */
export default defineCalculator({
  title: 'IBU bitterness',
  description: 'Bitterness of a beer in IBU from hop additions, alpha acids and boil times by Tinseth or Rager.',
  keywords: ['international bitterness units', 'hop utilization', 'Tinseth', 'Rager', 'BU:GU', 'homebrew'],
  inputs: {
    volume: measure('L', { usual: [1, 100000], label: 'Volume after the boil', symbol: 'V', above: 0, max: 1e6 }),
    gravity: number({
      usual: [1.01, 1.15],
      label: 'Gravity of the wort',
      help: 'As a specific gravity, such as 1.050.',
      symbol: 'OG',
      above: 1,
      max: 1.2,
    }),
    method: choice({ tinseth: 'Tinseth', rager: 'Rager' }, { label: 'Equation', default: 'tinseth' }),
    hops: rows(
      {
        mass: measure('g', { usual: [2, 500000], label: 'Hops', min: 0, max: 1e6 }),
        alpha: percent({ usual: [1, 22], label: 'Alpha acids', min: 0, max: 30 }),
        minutes: measure('min', { usual: [0, 120], label: 'Time in the boil', min: 0, max: 300 }),
      },
      { label: 'Hop additions', maxItems: 30 },
    ),
  },
  outputs: {
    bitterness: number({
      label: 'IBU',
      help: 'Milligrams of iso-alpha acids in a liter.',
      symbol: '\\mathrm{IBU}',
      places: 1,
    }),
    balance: number({ label: 'BU:GU', help: 'IBU over gravity points.', places: 2 }),
    utilization: percent({ label: 'Utilization of the alpha acids', places: 1, optional: true }),
  },
  formula: ({ volume, gravity, method, hops }) => {
    const share = (minutes: number) => {
      if (method === 'tinseth') return (1.65 * 0.000125 ** (gravity - 1) * (1 - Math.exp(-0.04 * minutes))) / 4.15;
      const adjustment = Math.max(gravity - 1.05, 0) / 0.2;
      return (0.1811 + 0.1386 * Math.tanh((minutes - 31.32) / 18.27)) / (1 + adjustment);
    };
    const added = sum(hops.map(({ mass, alpha }) => (1000 * mass * alpha) / volume));
    const bitterness = sum(hops.map(({ mass, alpha, minutes }) => ((1000 * mass * alpha) / volume) * share(minutes)));
    const balance = bitterness / (1000 * (gravity - 1));
    return added === 0 ? { bitterness, balance } : { bitterness, balance, utilization: bitterness / added };
  },
  explanation: 'The hops give {bitterness} IBU, a BU:GU of {balance}.',
  cautions: [
    {
      level: 'note',
      when: ({ bitterness }) => roundTo(bitterness, 1) > 100,
      says: 'Beer hardly dissolves more than about 100 IBU: the equations go on where the bitterness does not.',
    },
  ],
  examples: [
    {
      inputs: { volume: 20, gravity: 1.05, hops: [{ mass: 20, alpha: 10, minutes: 60 }] },
      results: { bitterness: 23.066408, balance: 0.46132815, utilization: 23.066408 },
      source: 'Python, by Tinseth: utilization 0.231 in his table',
    },
    {
      inputs: {
        volume: 20,
        gravity: 1.05,
        hops: [
          { mass: 28, alpha: 5, minutes: 60 },
          { mass: 15, alpha: 8, minutes: 15 },
        ],
      },
      results: { bitterness: 23.013856 },
      source: 'Python, by Tinseth',
    },
    {
      inputs: {
        volume: 20,
        gravity: 1.05,
        method: 'rager',
        hops: [
          { mass: 28, alpha: 5, minutes: 60 },
          { mass: 15, alpha: 8, minutes: 15 },
        ],
      },
      results: { bitterness: 26.510314 },
      source: 'Python, by Rager 1990: 18.11 + 13.86 tanh((t - 31.32)/18.27) %',
    },
    {
      inputs: {
        volume: 20,
        gravity: 1.07,
        method: 'rager',
        hops: [
          { mass: 28, alpha: 5, minutes: 60 },
          { mass: 15, alpha: 8, minutes: 15 },
        ],
      },
      results: { bitterness: 24.100285 },
      source: 'Python, by Rager 1990: gravity adjustment 0.02/0.2',
    },
    {
      inputs: { volume: 20, gravity: 1.05, hops: [{ mass: 0, alpha: 5, minutes: 60 }] },
      results: { bitterness: 0, balance: 0 },
      source: 'By hand: no hops',
    },
    {
      inputs: { volume: 20, gravity: 1.05, hops: [{ mass: 100, alpha: 10, minutes: 60 }] },
      results: { bitterness: 115.33204 },
      cautions: ['hardly dissolves'],
      source: 'By hand: five times 23.066408',
    },
  ],
  notes: [
    'The equations describe whole hops or pellets in a full boil; whirlpool and dry hops are outside them. They differ from each other by a fifth and more.',
  ],
  references: [
    { title: 'Tinseth: Glenn’s hop utilization numbers (1995)' },
    { title: 'Rager: Calculating hop bitterness in beer, Zymurgy Special Issue 13(4) (1990) 53' },
  ],
});
