import { choice, measure, number, rows } from '@reckoner/engine';

/** Palmer: a pound of sucrose in a gallon gives 46 points; a point per pound and gallon is 3.785411784/0.45359237 points per kilogram and liter. */
const POINTS_OF_SUCROSE = 46;
const POINTS_PER_KILOGRAM = 8.34540445201933;

/** What the potentials are written in. */
export const potentialScale = choice(
  {
    ppg: { label: 'Points per pound and US gallon (ppg)', also: ['ppg', 'pppg', 'points'] },
    metric: { label: 'Points per kilogram and liter (L°/kg)', also: ['L°/kg', 'pkl', 'hwe'] },
    yield: { label: 'Extract as is, in percent of the weight', also: ['extract', 'percent'] },
  },
  { label: 'Potentials are in', default: 'ppg' },
);

/** What gives the wort its extract. */
export const fermentables = rows(
  {
    mass: measure('lb', { label: 'Mass', unit: 'kg', above: 0, max: 100000, usual: [0.01, 5000] }),
    potential: number({
      label: 'Potential',
      symbol: 'e',
      help: 'In ppg: pale malt 37, wheat malt 39, crystal malt 34, roasted barley 29, dry malt extract 42 to 45, liquid extract 36, table sugar 46.',
      above: 0,
      max: 400,
    }),
    use: choice(
      {
        mash: { label: 'Mashed', also: ['grain', 'malt'] },
        kettle: { label: 'Extract or sugar', also: ['sugar'] },
      },
      { label: 'Use', default: 'mash' },
    ),
  },
  { label: 'Fermentables', maxItems: 30 },
);

/** A potential in points per pound and gallon. */
export const inPpg = (potential: number, scale: 'ppg' | 'metric' | 'yield') => {
  if (scale === 'metric') return potential / POINTS_PER_KILOGRAM;
  return scale === 'yield' ? (POINTS_OF_SUCROSE * potential) / 100 : potential;
};

/** Nothing gives more than sugar: the most that a potential can be. */
export const mostPotential = (scale: 'ppg' | 'metric' | 'yield') => {
  if (scale === 'metric') return 390;
  return scale === 'yield' ? 100 : 47;
};

/** What is said of a potential that is next to nothing: a gravity of 1.037 or a fraction of 0.8. */
export const notOnScale = (scale: 'ppg' | 'metric' | 'yield') => {
  if (scale === 'yield')
    return 'The potential is in percent: write 80 for 0.8. A specific gravity of 1.037 would be 37 on the scale of ppg.';
  return scale === 'metric'
    ? 'Malt gives about 300 L°/kg. A specific gravity of 1.037 would be 37 on the scale of ppg, and a share of 0.8 would be 80 on that of percent.'
    : 'Write the points of a specific gravity, 37 for 1.037. A share of 0.8 would be 80 on the scale of percent.';
};

/** Below it a potential is likely meant in ppg. */
export const leastPotential = (scale: 'ppg' | 'metric' | 'yield') => {
  if (scale === 'metric') return 100;
  return scale === 'yield' ? 48 : 10;
};

/** In ppg, from which on it is extract or sugar: malt and flakes give at most 41, dry extract and dextrose 42 and more. */
export const LEAST_OF_SUGAR = 42;

/** The formula of brewers for degrees Plato, 0 at a gravity of 1. */
export const platoOf = (points: number) => {
  const above = points / 1000;
  return (258.6 * above) / (1 + (227.1 / 258.2) * above);
};
