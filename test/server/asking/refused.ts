/** Questions that must not be answered, one a line: each has several readings, lacks something, or asks for something else. */
export const refused = `
bmi not 80 kg 1.80 m
bmi 80 kg
bmi 1.80 m
bmi 80 1.80
bmi 80 kg 1.80 m or 1.70 m
bmi 80 kg 1.80 m vs 75 kg 1.80 m
bmi without 80 kg 1.80 m
bmi 80 kg 70 kg 1.80 m
bmi of my cat 4 kg 0.3 m
bmi 800 kg 1.80 m
bmi 80 kg 1.80 m next year
bmi if i lose 5 kg from 80 kg at 1.80 m
bmi for twins 80 kg 1.80 m
is 80 kg at 1.80 m better than 75 kg
mortgage 400000
mortgage 400000 at 6.5%
mortgage 400000 over 30 years
mortgage 400000 at 6.5% or 7% over 30 years
mortgage 400000 at 6.5% over 30 years or 15 years
mortgage 400000 and 300000 at 6.5% over 30 years
mortgage 400000 at 6.5% over 30 years without interest
mortgage 400000 at 6.5% over 30 years biweekly for my uncle
mortgage 400000 at 650% over 30 years
mortgage $400000 at 6.5% over 30 years in €
mortgage $400,000 and €300,000 at 6.5% over 30 years
mortgage 400.000,00 at 6.5% over 30 years
mortgage 400000 at 6,5% over 30 years
loan 20000 at 5% each month for 5 years
should i take a loan of 20000 at 5% over 5 years
is a loan of 20000 at 5% over 5 years cheaper than a lease
what is 20% of 50 and 30% of 20
20% of 50? 30% of 20?
20% of 50; 10% of 5
20% of 50 of 30
20% of 30% of 50
not 20% of 50
20% of
20% of people
20% of 50 kg of gold
about 20% of 50
20% or 25% of 50
20% more than 50
50% less than 80
what percent is 20
increase 50 by 20% twice
20% off 80 and another 10% off
5 miles
5 miles in kg
5 miles in blorps
5 blorps in km
5 miles not in km
5 miles in km or m
5 oz
10 tons in kg
100 usd to eur
how many people in a car
how many miles in 5 kg
5/6 miles in km
1,5 miles in km
3/5/2026 to 4/6/2026
days from 24 December to 3 May
days from 31 February to 3 May
days from 3 May to Christmas
days from 3 May to 24 December excluding weekends
working days from 3 May to 24 December 2026 in Bavaria
how old am i born 3 May
90 days after
90 apples after 2026-01-15
what day is 30 February 2026
ohms law 12 V
ohms law 12 V 4 ohm 2 A 7 W
ohms law 12 V 5 V 4 ohm
ohms law 12 V 4 m
ohms law 12 4
current not 12 V 4 ohm
circle 5 cm
circle 5
circle radius 5 cm diameter 7 cm
area of a circle 5 cm
rectangle 3 m
rectangle 3 m by 4 m by 5 m
cylinder 2 cm 10 cm
kinetic energy 2 kg
kinetic energy 2 3
kinetic energy of 2 kg at 3 m/s and 4 m/s
speed 150 km in 2 h or 3 h
speed 150 km
simple interest 1000 at 5%
compound interest 1000 for 10 years
tip on 60
split bill 120 between 4 people
average of 5
average of 3 apples and 4 pears
median of
gcd of 12.5 and 18
square root of -4
is prime
ibuprofen dose for 20 kg child
how much paracetamol for 12 kg
dose 500 mg 70 kg
insulin for 300 mg/dL
how much insulin for 60 g carbs
egfr creatinine 1.2
creatinine clearance 72 kg 60 years male 1.1 mg/dL without dialysis
cha2ds2-vasc 75 years
is blood pressure 120 over 80 normal
warfarin 5 mg for 80 kg
calories 80 kg
bmr 80 kg 180 cm
bmr 30 years 80 kg 180 cm
widmark 3 beers 80 kg
qtc 400 ms
anion gap 140 100
meld 1.2 2.3 1.1
gcs 3 4 5
due date 40 weeks
what is the meaning of life 42
asdf 12 qwer 34
12
12 34 56
hello
5 + 5 apples
the mortgage of 400000 years
will 20% of 50 be enough
convert 5
mean mode 5 miles
`;
