import { choice, defineCalculator, integer, number, percent } from '@reckoner/engine';

/** One prize; what the host knows decides whether his opened doors tell anything. */
export default defineCalculator({
  title: 'Monty Hall problem',
  description:
    'Probability of winning the prize by switching and by staying, for any number of doors and of doors that the host opens, whether he knows where the prize is or not.',
  keywords: ['three doors problem', 'switch or stay', 'car and goats', 'Monty Fall', "let's make a deal"],
  inputs: {
    doors: integer({ label: 'Doors', symbol: 'n', min: 3, max: 1000, default: 3 }),
    opened: integer({
      label: 'Doors that the host opens',
      help: 'All of them without the prize. The chosen door and at least one other stay closed.',
      symbol: 'k',
      min: 1,
      max: 998,
      default: 1,
    }),
    host: choice(
      {
        knows: { label: 'Knows where the prize is, and never shows it', also: ['Monty Hall', 'knows the prize'] },
        random: {
          label: 'Opens doors at random, and happens not to show the prize',
          also: ['Monty Fall', 'does not know', 'unaware', 'forgetful'],
        },
      },
      { label: 'Host', default: 'knows' },
    ),
  },
  outputs: {
    switching: percent({ label: 'Win by switching', symbol: 'P_{\\mathrm{switch}}', places: 4 }),
    staying: percent({ label: 'Win by staying', symbol: 'P_{\\mathrm{stay}}', places: 4 }),
    ratio: number({ label: 'Switching over staying', symbol: 'r', places: 4 }),
    closed: integer({ label: 'Other doors that stay closed', symbol: 'm' }),
    noPrize: percent({
      label: 'Probability that the opened doors do not show the prize',
      symbol: 'P_0',
      places: 4,
    }),
  },
  formula: ({ doors, opened, host }) => {
    const closed = doors - opened - 1;
    if (host === 'random') {
      const each = 1 / (doors - opened);
      return { switching: each, staying: each, ratio: 1, closed, noPrize: (doors - opened) / doors };
    }
    return {
      switching: (doors - 1) / (doors * closed),
      staying: 1 / doors,
      ratio: (doors - 1) / closed,
      closed,
      noPrize: 1,
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Doors, and where the prize may be',
    draw: ({ doors, opened, switching, staying }) =>
      doors > 8
        ? undefined
        : Array.from({ length: doors }, (_, door) => {
            const isChosen = door === 0;
            const isOpened = door >= doors - opened;
            return [
              {
                shape: 'rectangle',
                color: isChosen ? 2 : 1,
                fill: !isOpened,
                dashed: isOpened,
                corner: [door * 3, 0],
                width: 2,
                height: 4,
              } as const,
              {
                shape: 'label',
                at: [door * 3 + 1, 4.6],
                label: isChosen ? 'Chosen' : isOpened ? 'Opened' : 'Closed',
              } as const,
              {
                shape: 'label',
                at: [door * 3 + 1, -0.7],
                of: 'switching',
                value: isChosen ? staying : isOpened ? 0 : switching,
              } as const,
            ];
          }).flat(),
  },
  explanation: ({ host }) =>
    host === 'knows'
      ? 'Of {doors} doors the host opens {opened} without the prize: {closed|switching to the other closed door|switching to one of the {closed} other closed doors} wins with probability {switching}, staying with {staying}.'
      : 'A host who opens {opened} of {doors} doors at random, and happens not to show the prize, favors none of the doors that are left: switching and staying both win with probability {switching}.',
  requires: [
    {
      that: ({ doors, opened }) => opened <= doors - 2,
      field: 'opened',
      says: 'Besides the chosen door at least one other must stay closed: of {doors} doors the host cannot open {opened}.',
    },
  ],
  examples: [
    {
      inputs: {},
      results: { switching: 66.66666667, staying: 33.33333333, ratio: 2, closed: 1, noPrize: 100 },
      source: 'By hand: the first choice is right in 1 of 3 games, and switching wins in the others',
    },
    {
      inputs: { doors: 4, opened: 1 },
      results: { switching: 37.5, staying: 25, ratio: 1.5, closed: 2 },
      source: 'By hand: 3/4 is shared by two doors',
    },
    {
      inputs: { doors: 100, opened: 98 },
      results: { switching: 99, staying: 1, ratio: 99, closed: 1 },
      source: 'By hand: the prize is behind the last door unless the first choice was right, 1 in 100',
    },
    {
      inputs: { doors: 1000, opened: 1 },
      results: { switching: 0.1001002004, staying: 0.1, ratio: 1.001002004, closed: 998 },
      source: 'Python, exact fractions: 999/1000/998',
    },
    {
      inputs: { host: 'random' },
      results: { switching: 50, staying: 50, ratio: 1, closed: 1, noPrize: 66.66666667 },
      source:
        'nerdland.net, Monty Hall is falling down, on the Monty Fall of Rosenthal: one half each; by hand 2/3 without the prize',
    },
    {
      inputs: { doors: 10, opened: 5, host: 'random' },
      results: { switching: 20, staying: 20, closed: 4, noPrize: 50 },
      source: 'Python: all places of the prize counted, those among the opened doors left out',
    },
    { inputs: { doors: 3, opened: 2 }, refused: 'must stay closed', source: 'By definition' },
  ],
  notes: [
    'There is one prize, equally likely behind each door, and the host never opens the chosen door.',
    'A host who knows must offer the switch in every game. One who offers it only after a right first choice makes switching always lose.',
  ],
  references: [{ title: 'Rosenthal: Monty Hall, Monty Fall, Monty Crawl, Math Horizons (2008)' }],
});
