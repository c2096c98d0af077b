import { choice, defineCalculator, type FigurePoint, floorNear, integer, isNear, noResult } from '@reckoner/engine';

const MOST_DRAWN = 16;

/** Each of n shakes hands with all but himself, or all but himself and a partner; each handshake is of two. */
export default defineCalculator({
  title: 'Handshake problem',
  description:
    'Number of handshakes, games or pairs among people from their number, or the number of people from the handshakes.',
  keywords: [
    'how many handshakes',
    'number of pairs',
    'n(n-1)/2',
    'round robin games',
    'complete graph edges',
    'connections in a network',
    'how many people from handshakes',
  ],
  inputs: {
    find: choice({ handshakes: 'Handshakes', people: 'People' }, { label: 'Find', default: 'handshakes' }),
    people: integer({
      label: 'People in the room',
      help: 'Or teams, computers, points.',
      symbol: 'n_0',
      min: 1,
      max: 10_000_000,
      when: { find: 'handshakes' },
    }),
    handshakes: integer({
      label: 'Known number of handshakes',
      symbol: 'H_0',
      min: 1,
      max: 500_000_000_000_000,
      when: { find: 'people' },
    }),
    partners: choice(
      {
        all: { label: 'Everybody with everybody', value: 1 },
        couples: { label: 'Couples, partners not with each other', value: 2 },
      },
      { label: 'Who shakes hands', symbol: 's', default: 'all' },
    ),
    times: integer({
      label: 'Times for each pair',
      help: '2 for a league with home and away games.',
      symbol: 't',
      min: 1,
      max: 10,
      default: 1,
    }),
  },
  outputs: {
    total: integer({ label: 'Handshakes', symbol: 'H' }),
    persons: integer({ label: 'People', symbol: 'n' }),
    each: integer({ label: 'Handshakes of each person', symbol: 'h' }),
  },
  formula: ({ find, people, handshakes, partners, times }) => {
    let persons = people;
    if (find === 'people') {
      persons = partners * floorNear((partners + Math.sqrt(partners ** 2 + (8 * handshakes) / times)) / 2 / partners);
      const nearest = (times * persons * (persons - partners)) / 2;
      if (!isNear(nearest, handshakes, 0.25)) {
        const fewer = nearest < handshakes ? persons : persons - partners;
        const more = fewer + partners;
        const below = (times * fewer * (fewer - partners)) / 2;
        const above = (times * more * fewer) / 2;
        throw noResult(
          `No number of people gives ${handshakes}: it is ${below} with ${fewer} and ${above} with ${more}.`,
        );
      }
    }
    return {
      total: (times * persons * (persons - partners)) / 2,
      persons,
      each: times * (persons - partners),
    };
  },
  requires: [
    {
      that: ({ people, partners }) => partners === 1 || people % 2 === 0,
      field: 'people',
      says: 'Couples are an even number of people, not {people}.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Who shakes hands with whom',
    draw: ({ persons, partners }) => {
      if (persons > MOST_DRAWN || persons < 2) return undefined;
      const places = Array.from({ length: persons }, (_, place): FigurePoint => {
        const angle = Math.PI / 2 - (2 * Math.PI * place) / persons;
        return [Math.cos(angle), Math.sin(angle)];
      });
      const lines = places.flatMap((from, first) =>
        places
          .slice(first + 1)
          // Partners stand side by side: 1 and 2, 3 and 4.
          .filter((_, after) => partners === 1 || first % 2 === 1 || after > 0)
          .map((to) => ({ shape: 'line' as const, points: [from, to] })),
      );
      return [...lines, ...places.map((at) => ({ shape: 'point' as const, at, color: 2 }))];
    },
  },
  explanation: ({ partners, find, persons }) => {
    if (persons === 1) return 'One person alone shakes hands with nobody: {total} handshakes.';
    if (persons === partners) return 'One couple alone shakes no hands: {total} handshakes.';
    const who = partners === 2 ? '{persons} people in couples' : '{persons} people';
    return find === 'people'
      ? `It takes ${who} for {total} {total|handshake|handshakes}, {each} by each of them.`
      : `Among ${who} there {total|is|are} {total} {total|handshake|handshakes}, {each} by each of them.`;
  },
  examples: [
    { inputs: { people: 10 }, results: { total: 45, persons: 10, each: 9 }, source: 'By hand: 10 × 9 / 2' },
    {
      inputs: { people: 20, partners: 'couples' },
      results: { total: 180, each: 18 },
      source: 'By hand: 20 × 18 / 2',
    },
    {
      inputs: { people: 10, partners: 'couples' },
      results: { total: 40, each: 8 },
      source: 'Coding Recipes, Hand Shake Problem (2013): ten people, five couples, 40 handshakes',
    },
    { inputs: { people: 20, times: 2 }, results: { total: 380, each: 38 }, source: 'By hand: 20 clubs, 38 match days' },
    { inputs: { people: 1 }, results: { total: 0, each: 0 }, source: 'By hand' },
    { inputs: { people: 2 }, results: { total: 1, each: 1 }, source: 'By hand' },
    { inputs: { people: 2, partners: 'couples' }, results: { total: 0, each: 0 }, source: 'By hand' },
    { inputs: { find: 'people', handshakes: 66 }, results: { persons: 12, each: 11 }, source: 'By hand: 12 × 11 / 2' },
    {
      inputs: { find: 'people', handshakes: 40, partners: 'couples' },
      results: { persons: 10, each: 8 },
      source: 'By hand: 10 × 8 / 2',
    },
    {
      inputs: { find: 'people', handshakes: 90, times: 2 },
      results: { persons: 10, each: 18 },
      source: 'By hand: 10 × 9',
    },
    {
      inputs: { find: 'people', handshakes: 49999995000000 },
      results: { persons: 10000000 },
      source: 'By hand: 10^7 × (10^7 − 1)/2',
    },
    {
      inputs: { find: 'people', handshakes: 499999950000000, times: 10 },
      results: { persons: 10000000 },
      source: 'By hand: the most that is counted, 10 × 10^7 × (10^7 − 1)/2',
    },
    {
      inputs: { find: 'people', handshakes: 49999995000001 },
      noResult: 'it is 49999995000000 with 10000000 and 50000005000000 with 10000001',
      source: 'By hand',
    },
    {
      inputs: { find: 'people', handshakes: 499999949999999, times: 10 },
      noResult: 'it is 499999850000010 with 9999999 and 499999950000000 with 10000000',
      source: 'By hand: 10 × 9999999 × 9999998 / 2',
    },
    { inputs: { find: 'people', handshakes: 18 }, noResult: 'it is 15 with 6 and 21 with 7', source: 'By hand' },
    {
      inputs: { find: 'people', handshakes: 35, partners: 'couples', times: 2 },
      noResult: 'it is 24 with 6 and 48 with 8',
      source: 'By hand: 7 people are no couples',
    },
    { inputs: { people: 7, partners: 'couples' }, refused: 'an even number', source: 'By definition' },
  ],
  references: [
    {
      title: 'Graham, Knuth, Patashnik: Concrete Mathematics, 2nd ed., §5.1',
      isbn: '978-0-201-55802-9',
    },
  ],
});
