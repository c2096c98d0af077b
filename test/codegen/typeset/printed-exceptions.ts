/**
 * Outputs whose printed line the reader of the tests does not get through, each as `slug.output`. None may be added
 * without a look at its line; those that are read again have to go.
 */
const REASONS = {
  /** The number of values is that of one of two lists, by a choice. */
  counts: ['glucose-variability-cgm.duration', 'glucose-variability-cgm.highIndex', 'glucose-variability-cgm.lowIndex'],
  /** A line of words that begins as an equation, with its conditions behind it. */
  worded: [
    'henrys-law-gas-solubility.henryConstant',
    'power-screw-torque.raisingTorque',
    'press-fit-interference-pressure.pressure',
    'timber-column-nds.full',
    'timber-column-nds.stability',
  ],
  /** The larger of zero and of an expression that has cases of its own. */
  cases: ['confidence-interval-poisson-rate.countLower', 'confidence-interval-poisson-rate.lower'],
  /** The line of the one option in which it is found; in the others it is given. */
  given: ['attenuator-pad-pi-t.loss'],
  /** What is found by a search is told in words, “the v for which …”, and a function by its name. */
  searched: [
    'diode-shockley-equation.power',
    'diode-shockley-equation.resistance',
    'diode-shockley-equation.resistorPower',
    'ellipsoid-geometry.surface',
  ],
  /** A condition asks of a value of the formula's own, by its name. */
  own: [
    'hyperbolic-escape-c3.c3',
    'lifting-condensation-level.lclPressure',
    'lifting-condensation-level.lclTemperature',
    'orbital-elements-state-vector.shape',
    'sphere-of-influence.radii',
    'thermal-stress-constrained-bar.utilization',
    'triathlon-finish-time.neededPace',
  ],
  /** A factor that is not given where the other one is 0, or that a line of words tells. */
  absent: ['entropy-change-ideal-gas.thermal', 'house-flip-profit.holding'],
  /** A condition asks whether inputs are given, beside others. */
  unasked: [
    'circle-line-intersection.position',
    'estimated-quarterly-tax.harbor',
    'gibbs-energy-equilibrium-constant.gibbsNow',
    'inductors-series-parallel-coupled.total',
    'transformer-parameters-flops.embedding',
    'vehicle-emissions-co2-per-km.total',
    'zakat.otherNisab',
  ],
  /** A sum over rows of which each has cases of its own. */
  sorted: [
    'brewhouse-efficiency.efficiency',
    'brewhouse-efficiency.mash',
    'brewhouse-efficiency.most',
    'original-gravity-grain-bill.most',
    'original-gravity-grain-bill.points',
  ],
  /** Rows have the letter of their sum. */
  summed: [
    'skid-mark-speed.distance',
    'skid-mark-speed.speed',
    'trailer-tongue-weight.gross',
    'trailer-tongue-weight.tongue',
  ],
  /** An element of a list whose letter has a mark above it. */
  marked: ['coefficient-of-determination.residual'],
  /** 0 × ln 0 of a species that is left out. */
  zeros: ['shannon-diversity-index.effective', 'shannon-diversity-index.index'],
  /** The line takes what is left of 100% from the rounded availability: digits cancel that the formula keeps. */
  canceled: [
    'at-least-one-probability.chance',
    'circle-circle-intersection.gap',
    'circle-three-points.area',
    'circle-three-points.circumference',
    'circle-three-points.squared',
    'equal-principal-loan.interestSaved',
    'mortgage-discount-points.netSaving',
    'shannon-hartley-capacity.equation 2',
    'two-asset-portfolio.volatility',
    'uptime-downtime-sla.daily',
    'uptime-downtime-sla.monthlyDowntime',
    'uptime-downtime-sla.weekly',
    'uptime-downtime-sla.yearly',
    'work-energy-theorem-speed.finalSpeed',
    'work-energy-theorem-speed.netWork',
  ],
} as const;

export const EXCEPTIONS: Readonly<Record<string, keyof typeof REASONS>> = Object.fromEntries(
  Object.entries(REASONS).flatMap(([reason, names]) => names.map((name) => [name, reason as keyof typeof REASONS])),
);
