/** Results whose uncertainty is not the derivative of their values, each with its reason: `slug output`. */
const ITERATION = 'Sunrise is found to a tenth of a second: the noise of that is larger than the dependence.';
const EXPLOSION = 'At e^256-fold growth the derivative is right, and holds over less than the spacing of doubles.';
const WHOLE_SHARES = 'The number of shares is rounded down, and its next step lies nearer than differences can tell.';
const NEXT_VALUE =
  'The resistor is rounded up to a preferred value, and the next one lies nearer than differences can tell.';
const MUCH_WORK = 'The integral of a narrow peak over a wide range is near the limit of work for one request.';
const ROUNDING = 'What is left of the derivative is rounding: at a triple root, and in a tail below 10^-260.';
const DRAG_TABLES =
  'Drag is read from tables with corners, the number of steps follows the range, and wind from dead ahead is said to drift nothing.';
const MET_EXACTLY = 'The shares are met exactly at the example, and beside it one of the sizes cannot be read.';
const WHOLE_PAYMENTS =
  'Payments are whole in number, and at a rate of exactly zero the last one is due just at its end: the next step lies there.';
const NO_INTEREST = 'Without a rate there is no interest: what differs is the rounding of a sum of cents.';

const NO_RISE = 'The cold side boils at the example, and below that rise of nothing the correction has no value.';
const INDEX_RATIO =
  'The index ratio is rounded to five places, as the Treasury does, and its next step lies nearer than differences can tell.';
const NEXT_CENT = 'The spending is rounded up to a cent, and the next one lies nearer than differences can tell.';
const WHOLE_COUPONS = 'Coupons are whole in number: years have no derivative.';
const LARGEST_RADIUS =
  'With the largest radius that fits nothing is left of the straight sides: beyond it there is no shape.';
const WHOLE_PAYOUTS =
  'The money lasts for a whole number of payouts at one example and barely misses it at another: the next step lies there.';
const ONE_INBREEDING =
  'Who is an ancestor of the other has one inbreeding, which stands in two fields: both would have to change together.';
const WHOLE_QUANTITY = 'The best quantity is whole in number, and its next step lies nearer than differences can tell.';
const EVERYBODY = 'All people are infected or immune at the example: more cannot be.';
const NEAR_LIGHT = 'At 0.99999 of the speed of light an uncertainty that differences can tell reaches beyond it.';
const EQUAL_RESISTANCES =
  'Both resistances come out equal at the example, where one element is enough: beside it two are needed.';
const WHOLE_WAVE = 'The whole wave comes back at the example: more cannot.';
const NOTHING_LEFT = 'The parts come to the whole at the example: nothing is left, and less than that cannot be.';
const POSTED_CENTS =
  'Depreciation is posted in whole cents, and the next one lies nearer than differences can tell; where all is expensed nothing is left.';
const NEARLY_ROUND =
  'The orbit is nearly a circle or lies nearly in the plane: its angles turn faster than differences can tell.';
const CULMINATES = 'The star culminates on the horizon at the example: higher it cannot stand.';
const WHOLE_UNITS =
  'The position is rounded down to whole units, and its next step lies nearer than differences can tell.';
const CLOSE_AT_END = 'The close is the high or the low of the example: beyond them it cannot be.';
const OTHER_PAIR =
  'Another pair of preferred values is the nearest beside the example, nearer than differences can tell.';
const OTHER_FUEL =
  'What is wanted is at the example what is in the tank, or what is poured in: beyond it the other fuel is needed, or none is enough.';
const HALF_CIRCLE = 'The stave is half a circle at the example: it cannot be bent more.';
const JUST_TOUCHES =
  'Circles touch, or the point lies on the circle, at the example: beside it there are two points, or none.';
const FAR_AWAY =
  'Coordinates of a million are rounded at the tenth digit of the differences between them, which derivatives do not see.';
const AT_EQUILIBRIUM = 'The reaction is at equilibrium at the example, and as near to it that is said, too.';
const ALL_FULL = 'The tank is full at the example: it holds no more.';
const SMALLEST_DECIDES = 'The sample with the least decides, and what is reached is rounded down to be accepted again.';
const NONE_OUTSTANDING = 'Nothing is outstanding at the end at the example: no less of it can be due.';
const WHOLE_PAIRS =
  'Pairs are whole in number, and the next one lies nearer than differences can tell; where all change the same way more cannot.';
const WHOLE_READS = 'Reads are whole in number, in pairs: the next one lies nearer than differences can tell.';
const SAME_END = 'At the return at which both ways come to the same end what is left of the difference is rounding.';
const BODY_RESTS = 'The body comes to rest at the example: less motion cannot be.';
const COMES_TO_REST = 'Both bodies come to rest at the example: what is left of the motion is the least there.';
const CRITICAL_TIME =
  'The valve closes in just the critical time at the example: a slower wave lowers the surge, a faster one does not.';
const SUGAR_ALONE =
  'The kettle holds at the example just what its sugar gives: a mash that gives less than nothing cannot be.';
const STRONGEST = 'No solution is stronger than the one of the example: beyond it there is no dose.';
const AT_THE_END =
  'Water stands at the ground, or the depth is that of the lowest layer: beside it the stresses turn, or there is no soil.';
const WATER_CARRIES = 'The water carries the whole weight at the example: soil that bears less than nothing cannot be.';
const NO_RESERVE = 'Both swims are of one speed at an example: a slower short one leaves less than nothing in reserve.';
const TAIL_LIMIT =
  'The limit is searched for in the tail of integrals: its last digits are coarser than differences can tell.';
const TAX_CENTS = 'Each tax is rounded to a cent, and its next step lies nearer than differences can tell.';
const NO_PAYOUT = 'Of a loss nothing can be paid out: beside the example there is no growth.';
const SQUARE =
  'The column is square and as long both ways at the examples: beside them it buckles in one of its directions.';
const THERE_ALREADY = 'The current is where it is to go at the example: beside it the time until then is another.';

export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'estimated-quarterly-tax firstPayment': TAX_CENTS,
  'payroll-tax-fica cost': TAX_CENTS,
  'payroll-tax-fica employer': TAX_CENTS,
  'payroll-tax-fica futa': TAX_CENTS,
  'payroll-tax-fica state': TAX_CENTS,
  'payroll-tax-fica together': TAX_CENTS,
  'self-employment-tax share': TAX_CENTS,
  'rl-circuit-transient coil': THERE_ALREADY,
  'rl-circuit-transient current': THERE_ALREADY,
  'rl-circuit-transient energy': THERE_ALREADY,
  'sustainable-growth-rate internal': NO_PAYOUT,
  'sustainable-growth-rate sustainable': NO_PAYOUT,
  'timber-column-nds adjusted': SQUARE,
  'timber-column-nds buckling': SQUARE,
  'timber-column-nds capacity': SQUARE,
  'timber-column-nds slenderness': SQUARE,
  'timber-column-nds stability': SQUARE,
  'timber-column-nds use': SQUARE,
  'sunrise-sunset-times noonAltitude': ITERATION,
  'local-anaesthetic-max-dose volume': STRONGEST,
  'brewhouse-efficiency efficiency': SUGAR_ALONE,
  'brewhouse-efficiency mash': SUGAR_ALONE,
  'mash-sparge-water-volume sparge': NOTHING_LEFT,
  'effective-stress-profile at': AT_THE_END,
  'effective-stress-profile effective': AT_THE_END,
  'effective-stress-profile pore': AT_THE_END,
  'effective-stress-profile total': AT_THE_END,
  'grubbs-dixon-outlier-test critical': TAIL_LIMIT,
  'tukey-hsd critical': TAIL_LIMIT,
  'slope-stability-infinite effective': WATER_CARRIES,
  'slope-stability-infinite factor': WATER_CARRIES,
  'slope-stability-infinite pore': WATER_CARRIES,
  'slope-stability-infinite strength': WATER_CARRIES,
  'swim-pace-css capacity': NO_RESERVE,
  'sunrise-sunset-times dayLength': ITERATION,
  'exponential-logistic-population size': EXPLOSION,
  'exponential-logistic-population growth': EXPLOSION,
  'position-size positionValue': WHOLE_SHARES,
  'position-size leverage': WHOLE_SHARES,
  'led-series-resistor power': NEXT_VALUE,
  'mortgage-biweekly-payment interestSaved': NO_INTEREST,
  'mortgage-biweekly-payment yearsSooner': WHOLE_PAYMENTS,
  'mortgage-pmi-removal saved': WHOLE_PAYMENTS,
  'savings-challenge-weekly interest': NO_INTEREST,
  'definite-integral average': MUCH_WORK,
  'cubic-equation discriminant': ROUNDING,
  'lmtd-heat-exchanger effective': NO_RISE,
  'lmtd-heat-exchanger correction': NO_RISE,
  'lmtd-heat-exchanger area': NO_RISE,
  'bmi-for-age-percentile percentile': ROUNDING,
  'ballistic-trajectory drift': DRAG_TABLES,
  'ballistic-trajectory elevation': DRAG_TABLES,
  'ballistic-trajectory height': DRAG_TABLES,
  'ballistic-trajectory windage': DRAG_TABLES,
  'sieve-analysis-gradation uniformity': MET_EXACTLY,
  'sieve-analysis-gradation curvature': MET_EXACTLY,
  'bond-convexity byConvexity': WHOLE_COUPONS,
  'bond-convexity byDuration': WHOLE_COUPONS,
  'bond-convexity convexity': WHOLE_COUPONS,
  'bond-convexity exact': WHOLE_COUPONS,
  'bond-convexity modified': WHOLE_COUPONS,
  'cashback-rewards-value breakEven': NEXT_CENT,
  'membership-break-even breakEvenSpending': NEXT_CENT,
  'inflation-linked-bond accrued': INDEX_RATIO,
  'inflation-linked-bond cleanPrice': INDEX_RATIO,
  'inflation-linked-bond coupon': INDEX_RATIO,
  'inflation-linked-bond dirty': INDEX_RATIO,
  'inflation-linked-bond indexRatio': INDEX_RATIO,
  'inflation-linked-bond principal': INDEX_RATIO,
  'rounded-rectangle diagonal': LARGEST_RADIUS,
  'rounded-rectangle straightLength': LARGEST_RADIUS,
  'rounded-rectangle straightWidth': LARGEST_RADIUS,
  'annuity-payout interest': WHOLE_PAYOUTS,
  'annuity-payout lastPayout': WHOLE_PAYOUTS,
  'annuity-payout totalPaid': WHOLE_PAYOUTS,
  'degree-of-relatedness relatedness': ONE_INBREEDING,
  'eoq-quantity-discount keeping': WHOLE_QUANTITY,
  'l-network-matching seriesCapacitor': EQUAL_RESISTANCES,
  'l-network-matching shuntInductor': EQUAL_RESISTANCES,
  'reflection-coefficient-impedance magnitude': WHOLE_WAVE,
  'reflection-coefficient-impedance reflectedPower': WHOLE_WAVE,
  'reflection-coefficient-impedance resistance': WHOLE_WAVE,
  'reflection-coefficient-impedance returnLoss': WHOLE_WAVE,
  'relativistic-doppler-effect observedWavelength': NEAR_LIGHT,
  'relativistic-doppler-effect rapidity': NEAR_LIGHT,
  'relativistic-doppler-effect redshift': NEAR_LIGHT,
  'sir-seir-epidemic-model byEnd': EVERYBODY,
  'sir-seir-epidemic-model effective': EVERYBODY,
  'sir-seir-epidemic-model share': EVERYBODY,
  'sir-seir-epidemic-model total': EVERYBODY,
  'cholesterol-ratio remnant': NOTHING_LEFT,
  'cholesterol-ratio remnantMolar': NOTHING_LEFT,
  'macronutrient-split fat': NOTHING_LEFT,
  'macronutrient-split fatShare': NOTHING_LEFT,
  'depreciation-macrs basis': POSTED_CENTS,
  'depreciation-macrs bonusAmount': POSTED_CENTS,
  'depreciation-macrs first': POSTED_CENTS,
  'depreciation-macrs firstRegular': POSTED_CENTS,
  'depreciation-units-of-production bookValue': POSTED_CENTS,
  'depreciation-units-of-production last': POSTED_CENTS,
  'depreciation-units-of-production total': POSTED_CENTS,
  'orbital-elements-state-vector meanAnomaly': NEARLY_ROUND,
  'orbital-elements-state-vector periapsisArgument': NEARLY_ROUND,
  'orbital-elements-state-vector tilt': NEARLY_ROUND,
  'orbital-elements-state-vector trueAnomaly': NEARLY_ROUND,
  'retirement-drawdown-schedule sustainable': NEXT_CENT,
  'equatorial-horizontal-coordinates resultAltitude': CULMINATES,
  'perfectly-inelastic-collision remaining': COMES_TO_REST,
  'water-hammer-joukowsky surge': CRITICAL_TIME,
  'barrel-volume volume': HALF_CIRCLE,
  'circle-circle-intersection py': JUST_TOUCHES,
  'circle-three-points centerY': FAR_AWAY,
  'circle-three-points circumference': FAR_AWAY,
  'circle-three-points e': FAR_AWAY,
  'circle-three-points radius': FAR_AWAY,
  'debt-payoff-vs-invest difference': SAME_END,
  'gibbs-energy-equilibrium-constant gibbsNow': AT_EQUILIBRIUM,
  'horizontal-cylinder-segment empty': ALL_FULL,
  'horizontal-cylinder-segment share': ALL_FULL,
  'nucleic-acid-dilution-master-mix reachable': SMALLEST_DECIDES,
  'nucleic-acid-dilution-master-mix reachableConcentration': SMALLEST_DECIDES,
  'receivables-turnover-dso best': NONE_OUTSTANDING,
  'receivables-turnover-dso delinquent': NONE_OUTSTANDING,
  'sample-size-paired achieved': WHOLE_PAIRS,
  'sample-size-paired change': WHOLE_PAIRS,
  'sample-size-paired discordant': WHOLE_PAIRS,
  'sequencing-coverage-lander-waterman needed': WHOLE_READS,
  'tangent-length-point-circle b1': JUST_TOUCHES,
  'tangent-length-point-circle b2': JUST_TOUCHES,
  'tangent-length-point-circle c1': JUST_TOUCHES,
  'tangent-length-point-circle c2': JUST_TOUCHES,
  'tangent-length-point-circle distance': FAR_AWAY,
  'tangent-length-point-circle length': FAR_AWAY,
  'tangent-length-point-circle x1': FAR_AWAY,
  'tangent-length-point-circle x2': FAR_AWAY,
  'work-energy-theorem-speed energyAfter': BODY_RESTS,
  'resistor-combination-finder error': OTHER_PAIR,
  'resistor-combination-finder singleError': OTHER_PAIR,
  'ethanol-blend-e85-mix e85': OTHER_FUEL,
  'ethanol-blend-e85-mix high': OTHER_FUEL,
  'ethanol-blend-e85-mix low': OTHER_FUEL,
  'ethanol-blend-e85-mix pump': OTHER_FUEL,
  'forex-pip-value riskLots': WHOLE_UNITS,
  'pivot-points pivot': CLOSE_AT_END,
  'pivot-points resistance1': CLOSE_AT_END,
  'pivot-points resistance2': CLOSE_AT_END,
  'pivot-points resistance3': CLOSE_AT_END,
  'pivot-points support1': CLOSE_AT_END,
  'pivot-points support2': CLOSE_AT_END,
  'pivot-points support3': CLOSE_AT_END,
};
