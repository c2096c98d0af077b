/**
 * Queries as people type them, written without looking at titles, keywords or results, and the calculator each wants:
 * one a line, `query > slug`, with `|` where two answer it equally well.
 */
export const typed = `
mortgage calculator > mortgage-payment-piti
how much house can i afford > mortgage-affordability
car loan calculator > auto-loan
car payment > auto-loan
lease vs buy car lease payment > auto-lease
monthly payment on a loan > loan-payment
loan payoff early > loan-payoff-extra-payments
refinance calculator > mortgage-refinance-breakeven
amortization table > loan-amortization-schedule
apr calculator > loan-apr-with-fees
apy > apy-effective-annual-rate
compound intrest > compound-interest
simple interest > simple-interest
savings calculator > savings-growth-regular-deposits
how much do i need to save each month > savings-goal
how much do i need to retire > retirement-nest-egg-needed
401k calculator > retirement-savings-projection|employer-match-401k
when can i retire early fire > fire-number
rmd calculator > required-minimum-distribution
credit card payoff calculator > credit-card-payoff
debt snowball > debt-snowball
dti ratio > debt-to-income-ratio
net worth > net-worth
budget calculator > budget-50-30-20
salary to hourly > salary-to-hourly
how much is 60000 a year per hour > salary-to-hourly
take home pay after tax > take-home-pay
paycheck calculator > take-home-pay
income tax > income-tax-progressive
capital gains > capital-gains-tax
vat calculator > vat-add-remove
sales tax > vat-add-remove
overtime > overtime-pay
time and a half > overtime-pay
tip calculator > tip-and-bill-split
split the bill > tip-and-bill-split
discount calculator > discount-sale-price
20 percent off > discount-sale-price
percentage calculator > percentage-of-number
what is 15 percent of 80 > percentage-of-number
percent change > percentage-change
percent increase > percentage-change|percentage-increase-decrease-apply
percent off error > percentage-error|discount-sale-price
irr > internal-rate-of-return
npv calculator > net-present-value
roi > return-on-investment
breakeven > break-even-point
markup calculator > margin-and-markup
profit margin > net-profit-margin|gross-margin|margin-and-markup
ltv customer > customer-lifetime-value
cac > customer-acquisition-cost
eoq > economic-order-quantity
pe ratio > price-earnings-ratio
black scholes > black-scholes
bond price > bond-price
ytm > bond-yield-to-maturity
cagr > cagr
inflation calculator > inflation-rate|purchasing-power
what is my money worth today > purchasing-power
rule of 72 > rule-of-72
bmi > body-mass-index
body mass index > body-mass-index
am i overweight > body-mass-index
bmr > basal-metabolic-rate
tdee > total-daily-energy-expenditure
how many calories should i eat to lose weight > daily-calorie-target|weight-loss-time-deficit
calories burned running > calories-burned-walking-running|calories-burned-met
body fat percentage > body-fat-us-navy
due date calculator > pregnancy-due-date
how far along am i > pregnancy-week-by-date
ovulation calculator > ovulation-fertile-window
period tracker > menstrual-period-predictor
macros > macronutrient-split
how much water should i drink > daily-water-intake
how much protein do i need > protein-requirement
1rm > one-rep-max
max heart rate > maximum-heart-rate
target heart rate zones > target-heart-rate-karvonen
blood alcohol > blood-alcohol-widmark
bac > blood-alcohol-widmark
pace calculator > running-pace
marathon time predictor > race-time-predictor-riegel
when should i go to bed > sleep-cycle-bedtime
steps to miles > steps-to-distance
ideal weight > ideal-body-weight
egfr > egfr-ckd-epi-2021
kidney function > egfr-ckd-epi-2021|creatinine-clearance-cockcroft-gault
crcl > creatinine-clearance-cockcroft-gault
a1c to glucose > hba1c-average-glucose
gcs > glasgow-coma-scale
chads vasc > cha2ds2-vasc-score
depression test > phq-9-depression
anxiety score > gad-7-anxiety
corrected calcium > corrected-calcium-albumin
qtc > qtc-corrected-qt-interval
iv drip rate > iv-drip-rate-gtt
insulin dose > insulin-dose-carb-correction
apgar > apgar-score
anion gap > anion-gap-albumin-corrected
gpa calculator > gpa-college|gpa-cumulative
what do i need on my final > final-exam-grade-needed
grade calculator > grade-weighted-average|test-grade-percentage
age calculator > age-from-birth-date
how old am i > age-from-birth-date
days between dates > days-between-dates
how many days until christmas > countdown-to-date
date plus 90 days > add-subtract-days-date
what day of the week was i born > day-of-week
working days between two dates > business-days-between-dates
hours worked > time-card-hours
timesheet calculator > time-card-hours
hours and minutes to decimal > hours-minutes-decimal
epoch converter > unix-timestamp
time zone converter > time-zone-conversion-offset
week number > week-number
leap year > leap-year
cm to inches > length-converter
kg to lbs > mass-weight-converter
fahrenheit to celsius > temperature-converter
celcius to farenheit > temperature-converter
mph to kph > speed-converter
litres to gallons > volume-converter
acres to hectares > area-converter
psi to bar > pressure-converter
feet and inches > feet-inches-fractions-metric
mpg to l/100km > fuel-economy-converter|fuel-consumption-mpg-l100km
binary to decimal > number-base-converter
hex to rgb > color-code-conversion
roman numerals converter > roman-numerals
shoe size > shoe-size-conversion
quadratic formula > quadratic-equation
solve for x > linear-equation-one-variable
simultaneous equations > system-two-linear-equations
pythagoras > pythagorean-theorem
hypotenuse > pythagorean-theorem
triangle solver > triangle-solver
area of a circle > circle-geometry
volume of a cylinder > cylinder-geometry
volume of a sphere > sphere-geometry
slope of a line > line-equation-two-points
distance between two points > distance-two-points
gcd > greatest-common-divisor
hcf > greatest-common-divisor
lcm > least-common-multiple
prime factors > prime-factorization
is it prime > prime-number-check
fractions calculator > fraction-arithmetic
decimal to fraction > decimal-to-fraction
long division > long-division
log base 2 > logarithm-any-base
square root > nth-root
sig figs > significant-figures
scientific notation > scientific-notation
matrix inverse > matrix-inverse
determinant > matrix-determinant
integral calculator > definite-integral
derivative calculator > derivative-at-a-point
ncr > combinations-ncr
permutations > permutations-npr
standard deviation > standard-deviation
average calculator > mean-median-mode
z score > z-score
p value > p-value-from-statistic
t test > two-sample-t-test|one-sample-t-test|paired-t-test
confidence interval > confidence-interval-mean
sample size calculator > sample-size-proportion
normal distribution > normal-distribution
correlation coefficient > pearson-correlation
linear regression > linear-regression
chi squared test > chi-square-independence|chi-square-goodness-of-fit
anova > anova-one-way
odds of winning the lottery > lottery-odds
dice probability > dice-sum-probability
ohms law > ohms-law
voltage divider > voltage-divider
resistor colour code > resistor-color-code
resistors in parallel > resistors-parallel
led resistor > led-series-resistor
555 timer > timer-555-astable
voltage drop > voltage-drop-conductors
wire gauge > wire-gauge-awg|wire-size-ampacity-nec310
watts to amps > electrical-load-watts-amps
battery life > battery-life-capacity-current
rc time constant > rc-time-constant
concrete calculator > concrete-slab-volume
how much paint do i need > paint-coverage-room
tile calculator > tile-count-floor-wall
square footage > square-footage-area
roof pitch > roof-pitch-angle
stair calculator > stair-rise-run
gravel calculator > gravel-amount-tonnes
how much mulch > mulch-amount
board foot > board-feet
subnet calculator > ipv4-subnet
how long will my download take > download-time
ppi > screen-ppi
raid calculator > raid-capacity
password strength > password-entropy
electricity cost > electricity-cost-appliance
ev charging time > ev-charging-time
solar panel calculator > solar-panel-output-energy|solar-system-size-load
fuel cost for trip > trip-fuel-cost
gas mileage > fuel-consumption-mpg-l100km
free fall > free-fall-time-velocity
projectile motion > projectile-motion-level-ground
kinetic energy > kinetic-energy
half life > half-life-decay-constant|reaction-half-life-by-order|drug-half-life-elimination
molar mass > molar-mass-from-formula
molarity > molarity-solution
balance chemical equation > chemical-equation-balancer
ideal gas law > ideal-gas-law
ph calculator > ph-from-hydrogen-ion|ph-weak-acid
dilution c1v1 > dilution-c1v1
wind chill > wind-chill
heat index > heat-index
dew point > dew-point-temperature
sunset time > sunrise-sunset-times
dog years > dog-age-human-years
can my dog eat chocolate > dog-chocolate-toxicity
cups to grams > cups-to-grams-ingredient
turkey roasting time > roast-cooking-time-weight
how many pizzas > pizza-party-count
yarn > yarn-yardage-project
`;
