/** Factors of control charts for normal data, for subgroups of 2 to 25; Montgomery's Appendix VI has them to three places. */
import { logGamma } from '@reckoner/engine';

/** Mean range of n standard normal values, from n = 2 on: ∫ 1 − Φⁿ − (1 − Φ)ⁿ. */
const MEAN_RANGE = [
  1.12837917, 1.69256875, 2.05875075, 2.32592895, 2.53441272, 2.70435675, 2.84720061, 2.97002632, 3.07750546, 3.1728727,
  3.25845528, 3.33598035, 3.40676311, 3.47182689, 3.53198279, 3.58788396, 3.64006376, 3.68896302, 3.73495012,
  3.77833583, 3.81938464, 3.85832342, 3.89534815, 3.93062922,
];
/** Standard deviation of that range. */
const RANGE_DEVIATION = [
  0.85250247, 0.888368, 0.8798082, 0.86408194, 0.84803969, 0.83320534, 0.81983149, 0.80783427, 0.79705067, 0.78731462,
  0.77847834, 0.7704162, 0.7630231, 0.75621143, 0.74990809, 0.74405178, 0.73859085, 0.7334815, 0.72868635, 0.72417334,
  0.71991481, 0.71588674, 0.71206818, 0.70844077,
];

/** d₂ of subgroups of n. */
export const meanRange = (n: number) => MEAN_RANGE[n - 2]!;
/** d₃ of subgroups of n. */
export const rangeDeviation = (n: number) => RANGE_DEVIATION[n - 2]!;
/** c₄ of subgroups of n: the mean of their standard deviation over sigma. */
export const meanDeviation = (n: number) => Math.sqrt(2 / (n - 1)) * Math.exp(logGamma(n / 2) - logGamma((n - 1) / 2));
