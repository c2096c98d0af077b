import { choice, defineCalculator, integer, number, percent } from '@reckoner/engine';

/** Games of a season of the NBA and the NFL, by their exponents. */
const GAMES: Readonly<Record<number, number>> = { 13.91: 82, 2.37: 17 };

/** James: wins follow the ratio of points scored and allowed, raised to the sport's exponent. */
export default defineCalculator({
  title: 'Pythagorean expectation',
  description: 'Expected winning percentage and wins of a team from the points that it scored and allowed.',
  keywords: ['pythagorean wins', 'run differential', 'sabermetrics', 'expected wins'],
  inputs: {
    scored: integer({ label: 'Scored', symbol: 'S', min: 0, max: 1000000 }),
    allowed: integer({ label: 'Allowed', symbol: 'A', min: 0, max: 1000000 }),
    games: integer({ label: 'Games', symbol: 'G', min: 1, max: 1000, default: ({ sport }) => GAMES[sport] ?? 162 }),
    sport: choice(
      {
        baseball: { label: 'Baseball, James (2)', value: 2 },
        'baseball-reference': { label: 'Baseball, Baseball-Reference (1.83)', value: 1.83 },
        basketball: { label: 'Basketball, Morey (13.91)', value: 13.91 },
        football: { label: 'American football (2.37)', value: 2.37 },
      },
      { label: 'Sport and exponent', symbol: 'x', default: 'baseball-reference' },
    ),
  },
  outputs: {
    percentage: percent({ label: 'Expected winning percentage', symbol: 'W', places: 1 }),
    wins: number({ label: 'Expected wins', symbol: 'w', places: 1 }),
    losses: number({ label: 'Expected losses', symbol: 'l', places: 1 }),
  },
  formula: ({ scored, allowed, games, sport }) => {
    // As a ratio of the larger one, so that no power overflows.
    const percentage =
      scored >= allowed ? 1 / (1 + (allowed / scored) ** sport) : 1 - 1 / (1 + (scored / allowed) ** sport);
    return { percentage, wins: percentage * games, losses: games - percentage * games };
  },
  explanation: 'Scoring {scored} and allowing {allowed}, a team wins {percentage} of its games: {wins} of {games}.',
  requires: [
    {
      that: ({ scored, allowed }) => scored > 0 || allowed > 0,
      field: 'scored',
      says: 'Nothing was scored on either side.',
    },
  ],
  examples: [
    {
      inputs: { scored: 800, allowed: 700, sport: 'baseball' },
      results: { percentage: 56.637168 },
      source: 'By hand: 64 / (64 + 49)',
    },
    {
      inputs: { scored: 800, allowed: 700 },
      results: { percentage: 56.07884244, wins: 90.84772476, losses: 71.15227524 },
      source: 'Python 3.11: 800**1.83 / (800**1.83 + 700**1.83)',
    },
    {
      inputs: { scored: 300, allowed: 400, games: 17, sport: 'football' },
      results: { percentage: 33.585823, wins: 5.70959 },
      source: 'Python 3.11: 1 / (1 + (4/3)**2.37)',
    },
    {
      inputs: { scored: 9000, allowed: 9000, games: 82, sport: 'basketball' },
      results: { percentage: 50, wins: 41 },
      source: 'By hand: even',
    },
    { inputs: { scored: 0, allowed: 0 }, refused: 'Nothing was scored', source: 'By definition' },
    {
      inputs: { scored: 300, allowed: 400, sport: 'football' },
      results: { wins: 5.70958986 },
      source: 'Python 3.11: 17 games of a season × 300**2.37 / (300**2.37 + 400**2.37)',
    },
  ],
  references: [
    { title: 'James: The Bill James Baseball Abstract 1983; Baseball-Reference: Pythagorean winning percentage' },
  ],
});
