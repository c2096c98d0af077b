import { category, choice, defineCalculator, integer } from '@reckoner/engine';

/** G + 1 − W − L: at zero the rival can no longer catch up; the 1 goes to whom a tie would leave in front. */
export default defineCalculator({
  title: 'Magic number',
  description:
    'Magic number by which a team clinches ahead of a rival, and its own elimination number, from the records of both.',
  keywords: ['elimination number', 'tragic number', 'clinching number', 'clinch', 'pennant race'],
  related: ['winning-percentage-games-behind', 'baseball-pythagorean-expectation'],
  inputs: {
    games: integer({
      label: 'Games of the season',
      help: '162 in the majors.',
      symbol: 'G',
      min: 1,
      max: 1000,
      default: 162,
    }),
    wins: integer({ label: 'Wins of the team', symbol: 'W', min: 0, max: 1000 }),
    losses: integer({ label: 'Losses of the team', symbol: 'L', min: 0, max: 1000 }),
    rivalWins: integer({ label: 'Wins of the rival', symbol: 'W_r', min: 0, max: 1000 }),
    rivalLosses: integer({
      label: 'Losses of the rival',
      help: 'For the magic number, the rival with the fewest losses.',
      symbol: 'L_r',
      min: 0,
      max: 1000,
    }),
    tie: choice(
      {
        open: { label: 'Not known, or by a play-off', also: ['open', 'neither', 'play-off', 'playoff', 'game 163'] },
        team: { label: 'The team', also: ['team', 'us'] },
        rival: { label: 'The rival', also: ['rival', 'them'] },
      },
      {
        label: 'Who is ahead if both finish level',
        help: 'In the majors, since 2022, first the one that won more of the games between the two.',
        default: 'open',
      },
    ),
  },
  outputs: {
    magic: integer({ label: 'Magic number', symbol: 'M', optional: true }),
    elimination: integer({ label: 'Elimination number', symbol: 'E', optional: true }),
    state: category(
      ['Open', 'Clinched', 'Eliminated', 'Can at best finish level', 'Can at worst finish level', 'Finished level'],
      { label: 'State of the race' },
    ),
    left: integer({ label: 'Games left of the team', symbol: 'g' }),
    rivalLeft: integer({ label: 'Games left of the rival', symbol: 'g_r' }),
  },
  formula: ({ games, wins, losses, rivalWins, rivalLosses, tie }) => {
    const left = games - wins - losses;
    const rivalLeft = games - rivalWins - rivalLosses;
    const magic = Math.max(0, games + (tie === 'team' ? 0 : 1) - wins - rivalLosses);
    const elimination = Math.max(0, games + (tie === 'rival' ? 0 : 1) - rivalWins - losses);
    const state =
      magic === 0
        ? 'Clinched'
        : elimination === 0
          ? 'Eliminated'
          : left + rivalLeft === 0
            ? 'Finished level'
            : magic > left + rivalLeft
              ? 'Can at best finish level'
              : elimination > left + rivalLeft
                ? 'Can at worst finish level'
                : 'Open';
    return {
      magic: magic > left + rivalLeft ? undefined : magic,
      elimination: elimination > left + rivalLeft ? undefined : elimination,
      state,
      left,
      rivalLeft,
    };
  },
  shown: ({ games, wins, losses, rivalWins, rivalLosses, tie }) => ({
    magic: tie === 'team' ? Math.max(0, games - wins - rivalLosses) : Math.max(0, games + 1 - wins - rivalLosses),
    elimination:
      tie === 'rival' ? Math.max(0, games - rivalWins - losses) : Math.max(0, games + 1 - rivalWins - losses),
    state: undefined,
    left: games - wins - losses,
    rivalLeft: games - rivalWins - rivalLosses,
  }),
  stepwise: [
    'The race is clinched where the magic number is 0, and lost where the elimination number is 0.',
    'A number of more than the games that both have left cannot be reached: the team can then at best, or at worst, finish level, or the race is over.',
  ],
  explanation: ({ state, tie, wins, losses, rivalWins, rivalLosses, left, rivalLeft, games }) =>
    state === 'Clinched'
      ? left + rivalLeft === 0
        ? wins === rivalWins
          ? 'All games are played, and both finished level: the tie goes to the team.'
          : 'All games are played: the team finished ahead of the rival.'
        : tie === 'team' && wins + rivalLosses === games
          ? 'The magic number is 0: the team can at worst finish level with the rival, and the tie goes to the team.'
          : 'The magic number is 0: the team finishes ahead of the rival, whatever happens.'
      : state === 'Eliminated'
        ? left + rivalLeft === 0
          ? wins === rivalWins
            ? 'All games are played, and both finished level: the tie goes to the rival.'
            : 'All games are played: the rival finished ahead of the team.'
          : tie === 'rival' && rivalWins + losses === games
            ? 'The elimination number is 0: the team can at best finish level with the rival, and the tie goes to the rival.'
            : 'The elimination number is 0: the rival finishes ahead of the team, whatever happens.'
        : state === 'Finished level'
          ? 'All games are played, and both finished level: what breaks ties decides.'
          : state === 'Can at best finish level'
            ? 'The team can no longer finish ahead of the rival. It can still finish level, if it wins all games that it has left and the rival loses all of its own; then what breaks ties decides.'
            : state === 'Can at worst finish level'
              ? 'The magic number is {magic}: one more win of the team or loss of the rival puts the team ahead for good. Without it both finish level, and what breaks ties decides.'
              : 'The magic number is {magic}: {magic} {magic|win of the team or loss of the rival puts|wins of the team and losses of the rival together put} the team ahead for good. The elimination number is {elimination}: {elimination} {elimination|win of the rival or loss of the team puts|wins of the rival and losses of the team together put} the team behind for good.',
  requires: [
    {
      that: ({ games, wins, losses }) => wins + losses <= games,
      field: 'wins',
      says: 'Wins and losses of the team must not be more than the {games} {games|game|games} of the season.',
    },
    {
      that: ({ games, rivalWins, rivalLosses }) => rivalWins + rivalLosses <= games,
      field: 'rivalWins',
      says: 'Wins and losses of the rival must not be more than the {games} {games|game|games} of the season.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ tie, state }) => tie === 'open' && (state === 'Open' || state === 'Can at worst finish level'),
      says: 'The numbers are of finishing ahead outright. Where a tie is known to go to the team, its magic number is one less; where it goes to the rival, the elimination number is.',
    },
  ],
  examples: [
    {
      inputs: { wins: 96, losses: 58, rivalWins: 93, rivalLosses: 62 },
      results: { magic: 5, elimination: 12, state: 'Open', left: 8, rivalLeft: 7 },
      cautions: ['finishing ahead outright'],
      source: 'Wikipedia, Magic number (sports): 162 + 1 - 96 - 62; by hand 162 + 1 - 93 - 58',
    },
    {
      inputs: { wins: 96, losses: 58, rivalWins: 93, rivalLosses: 62, tie: 'team' },
      results: { magic: 4, elimination: 12 },
      source: 'Wikipedia, Magic number (sports): without the 1 where the leader would win the tiebreaker',
    },
    {
      inputs: { wins: 93, losses: 62, rivalWins: 96, rivalLosses: 58, tie: 'rival' },
      results: { magic: 12, elimination: 4, state: 'Open' },
      source: 'By hand: the same race from the other side',
    },
    {
      inputs: { games: 144, wins: 90, losses: 50, rivalWins: 85, rivalLosses: 55 },
      results: { magic: 0, state: 'Clinched', left: 4, rivalLeft: 4 },
      source: 'By hand: the rival reaches 89 wins at most; 145 - 90 - 55 = 0',
    },
    {
      inputs: { games: 144, wins: 85, losses: 55, rivalWins: 90, rivalLosses: 50 },
      results: { elimination: 0, state: 'Eliminated' },
      source: 'By hand: the team reaches 89 wins at most',
    },
    {
      inputs: { games: 20, wins: 10, losses: 8, rivalWins: 12, rivalLosses: 6 },
      results: { elimination: 1, state: 'Can at best finish level', left: 2, rivalLeft: 2 },
      source: 'By hand: 12 wins at most, which the rival has',
    },
    {
      inputs: { games: 20, wins: 12, losses: 6, rivalWins: 10, rivalLosses: 8 },
      results: { magic: 1, state: 'Can at worst finish level' },
      cautions: ['finishing ahead outright'],
      source: 'By hand: the rival reaches 12 wins at most, which the team has',
    },
    {
      inputs: { games: 20, wins: 12, losses: 8, rivalWins: 12, rivalLosses: 8 },
      results: { state: 'Finished level', left: 0, rivalLeft: 0 },
      source: 'By hand: nothing is left to play',
    },
    {
      inputs: { games: 20, wins: 12, losses: 8, rivalWins: 12, rivalLosses: 8, tie: 'rival' },
      results: { elimination: 0, state: 'Eliminated' },
      source: 'By hand: level, and the rival is ahead by the tie',
    },
    {
      inputs: { games: 20, wins: 12, losses: 8, rivalWins: 12, rivalLosses: 8, tie: 'team' },
      results: { magic: 0, state: 'Clinched' },
      source: 'By hand: level, and the team is ahead by the tie',
    },
    {
      inputs: { games: 20, wins: 13, losses: 7, rivalWins: 12, rivalLosses: 8 },
      results: { magic: 0, state: 'Clinched', left: 0, rivalLeft: 0 },
      source: 'By hand: 13 wins to 12, nothing left to play',
    },
    {
      inputs: { games: 20, wins: 12, losses: 8, rivalWins: 13, rivalLosses: 7 },
      results: { elimination: 0, state: 'Eliminated', left: 0, rivalLeft: 0 },
      source: 'By hand: 12 wins to 13, nothing left to play',
    },
    {
      inputs: { games: 20, wins: 12, losses: 6, rivalWins: 10, rivalLosses: 8, tie: 'team' },
      results: { magic: 0, state: 'Clinched', left: 2, rivalLeft: 2 },
      source: 'By hand: the rival reaches 12 wins at most, which the team has, and the tie is its own',
    },
    {
      inputs: { games: 20, wins: 10, losses: 8, rivalWins: 12, rivalLosses: 6, tie: 'rival' },
      results: { elimination: 0, state: 'Eliminated', left: 2, rivalLeft: 2 },
      source: 'By hand: 12 wins at most, which the rival has, as it has the tie',
    },
    {
      inputs: { games: 20, wins: 12, losses: 9, rivalWins: 2, rivalLosses: 8 },
      refused: 'losses of the team must not be more',
      source: 'By definition',
    },
    {
      inputs: { games: 20, wins: 1, losses: 9, rivalWins: 12, rivalLosses: 9 },
      refused: 'losses of the rival must not be more',
      source: 'By definition',
    },
  ],
  notes: [
    'For leagues without ties, all of whose games are played. With ties or games that are called off, winning percentages decide.',
    'A win over the rival itself counts twice. Against several rivals the largest magic number is the one to go by; for a wild card the rival is the best team that would be left out.',
  ],
  references: [
    { title: 'MLB: Glossary, Magic Number', url: 'https://www.mlb.com/glossary/advanced-stats/magic-number' },
    { title: 'Wikipedia: Magic number (sports)', url: 'https://en.wikipedia.org/wiki/Magic_number_(sports)' },
    {
      title: 'MLB: How to determine playoff tiebreakers',
      url: 'https://www.mlb.com/news/mlb-playoff-tiebreaker-rules',
    },
  ],
});
