/**
 * What people look for most, most first: where two calculators answer a query equally well, this decides. It is kept by
 * hand until use is counted; those of general use stand before those of a profession.
 */
export const popular: readonly string[] = `
mortgage-payment-piti percentage-of-number body-mass-index loan-payment compound-interest age-from-birth-date
percentage-change auto-loan length-converter mass-weight-converter temperature-converter scientific-expression-evaluator
days-between-dates tip-and-bill-split discount-sale-price gpa-college grade-weighted-average income-tax-progressive
take-home-pay salary-to-hourly daily-calorie-target total-daily-energy-expenditure basal-metabolic-rate
pregnancy-due-date volume-converter area-converter speed-converter currency-exchange-entered-rate fraction-arithmetic
time-duration-between time-card-hours mean-median-mode standard-deviation square-footage-area concrete-slab-volume
loan-amortization-schedule mortgage-affordability savings-growth-regular-deposits investment-growth simple-interest
credit-card-payoff retirement-savings-projection inflation-rate return-on-investment margin-and-markup vat-add-remove
triangle-solver pythagorean-theorem circle-geometry quadratic-equation linear-equation-one-variable
scientific-notation nth-root logarithm-any-base exponent-power greatest-common-divisor least-common-multiple
prime-factorization number-base-converter roman-numerals ratio-simplify proportion-solver number-rounding
significant-figures permutations-npr combinations-ncr sphere-geometry cylinder-geometry rectangle-geometry cube-geometry
distance-two-points line-equation-two-points ohms-law voltage-divider resistor-color-code led-series-resistor
electrical-load-watts-amps voltage-drop-conductors electricity-cost-appliance speed-distance-time kinetic-energy
ideal-gas-law density-mass-volume molar-mass-from-formula molarity-solution chemical-equation-balancer
ph-from-hydrogen-ion half-life-decay-constant normal-distribution z-score confidence-interval-mean two-sample-t-test
p-value-from-statistic linear-regression pearson-correlation sample-size-proportion chi-square-independence
running-pace calories-burned-met body-fat-us-navy ideal-body-weight ovulation-fertile-window pregnancy-week-by-date
blood-alcohol-widmark maximum-heart-rate one-rep-max macronutrient-split trip-fuel-cost fuel-consumption-mpg-l100km
add-subtract-days-date day-of-week unix-timestamp time-zone-conversion-offset paint-coverage-room tile-count-floor-wall
gravel-amount-tonnes stair-rise-run roof-pitch-angle ipv4-subnet download-time aspect-ratio-resize
creatinine-clearance-cockcroft-gault egfr-ckd-epi-2021 dog-age-human-years cups-to-grams-ingredient
net-present-value internal-rate-of-return break-even-point cagr bond-price wind-chill sunrise-sunset-times
`
  .trim()
  .split(/\s+/);
