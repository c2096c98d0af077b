import { ceilNear, choice, defineCalculator, isAtMost, measure, time } from '@reckoner/engine';
import { leastOf, mostOf, ROASTS, rowFor } from '../shared/roasting.js';

/** Minutes for each pound, or in all, by cut and weight; the time to put it in from the time to eat. */
export default defineCalculator({
  title: 'Roasting time by weight',
  description:
    'Time in the oven for a roast, ham, chicken or turkey by its weight, with the oven, the safe temperature inside and when to start.',
  keywords: ['turkey cooking time', 'roast beef', 'minutes per pound', 'ham', 'roast chicken', 'leg of lamb'],
  inputs: {
    cut: choice(
      {
        beefRib: { label: 'Beef rib roast, bone in', also: ['beef rib', 'prime rib'] },
        beefRibBoneless: { label: 'Beef rib roast, boneless', also: ['boneless rib'] },
        beefRound: { label: 'Beef round or rump roast', also: ['rump roast', 'round roast', 'topside'] },
        beefTenderloin: { label: 'Beef tenderloin, whole', also: ['fillet of beef'] },
        lambLeg: { label: 'Leg of lamb, bone in', also: ['leg of lamb'] },
        lambLegBoneless: { label: 'Leg of lamb, boneless, rolled', also: ['boneless leg of lamb'] },
        lambShoulder: { label: 'Lamb shoulder', also: ['shoulder of lamb'] },
        porkLoin: { label: 'Pork loin roast', also: ['pork loin', 'pork'] },
        porkTenderloin: { label: 'Pork tenderloin' },
        porkButt: { label: 'Pork Boston butt', also: ['pork shoulder', 'Boston butt'] },
        vealRib: { label: 'Veal rib roast' },
        vealLoin: { label: 'Veal loin' },
        rawHamWhole: { label: 'Smoked ham to be cooked, whole, bone in' },
        rawHamHalf: { label: 'Smoked ham to be cooked, half, bone in' },
        cookedHamWhole: { label: 'Cooked ham, whole, bone in', also: ['ham'] },
        cookedHamHalf: { label: 'Cooked ham, half, bone in', also: ['half ham'] },
        spiralHam: { label: 'Cooked ham, spiral cut', also: ['spiral ham'] },
        chicken: { label: 'Chicken, whole', also: ['roast chicken'] },
        turkey: { label: 'Turkey, whole, not stuffed', also: ['unstuffed turkey', 'whole turkey'] },
        stuffedTurkey: { label: 'Turkey, whole, stuffed' },
      },
      { label: 'Meat', default: 'turkey' },
    ),
    weight: measure('lb', { label: 'Weight', help: 'In lb or kg.', symbol: 'm', min: 0.2, max: 40, usual: [0.5, 24] }),
    ready: time({ label: 'Time to eat', optional: true }),
  },
  outputs: {
    longest: measure('min', { label: 'Time in the oven, up to', symbol: 't_2', places: 0 }),
    shortest: measure('min', { label: 'Time in the oven, from', symbol: 't_1', places: 0 }),
    hours: measure('h', { label: 'Up to, in hours', places: 2 }),
    oven: measure('°F', { label: 'Oven', places: 0 }),
    inside: measure('°F', { label: 'Inside at least', places: 0 }),
    rest: measure('min', { label: 'Rest at least', places: 0 }),
    start: time({ label: 'Into the oven by', optional: true }),
  },
  formula: ({ cut, weight, ready }) => {
    const { oven, inside, rest, perPound } = ROASTS[cut];
    const row = rowFor(cut, weight);
    const pounds = perPound ? weight : 1;
    const longest = row.longest * pounds;
    const answer = { longest, shortest: row.shortest * pounds, hours: longest / 60, oven, inside, rest };
    return ready === undefined ? answer : { ...answer, start: ready - 60 * ceilNear(longest + rest) };
  },
  stepwise: [
    'The row of the chart for the meat and its weight gives the shortest and the longest time: in minutes for each pound, times the weight, or in all.',
    'The time to put it in is the time to eat, less the longest time and the rest.',
  ],
  explanation: ({ cut }) => {
    const time = cut === 'porkLoin' || cut === 'porkButt' ? '{longest} ({hours})' : '{shortest} to {longest} ({hours})';
    return `In an oven of {oven} it takes about ${time}, until a thermometer in its thickest part reads {inside}{start?; put it in by {start}|}.`;
  },
  requires: [
    {
      that: ({ cut, weight }) => ROASTS[cut].perPound || (weight >= leastOf(cut) && weight <= mostOf(cut)),
      field: 'weight',
      says: 'The chart has no time for {weight} of this: it has chickens of 3 to 7 lb, turkeys of 8 to 24, beef tenderloins of 4 to 6 and pork tenderloins of 0.5 to 1.5.',
    },
    {
      that: ({ cut, weight }) =>
        !ROASTS[cut].perPound || (2 * weight >= leastOf(cut) && isAtMost(2 * weight, 3 * mostOf(cut))),
      field: 'weight',
      says: 'The minutes for a pound do not hold for {weight} of this, which is far from the weights of the chart: go by the thermometer alone.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ ready, start }) => ready !== undefined && start !== undefined && start < 0,
      says: 'That is on the day before.',
    },
    {
      level: 'note',
      when: ({ ready, rest }) => ready !== undefined && rest === 0,
      says: 'The chart asks no rest of this: put it in earlier by the time in which it stands and is carved.',
    },
    {
      level: 'danger',
      when: ({ inside }) => inside === 165,
      says: 'Poultry counts as safe to eat from 165 °F (74 °C) on (USDA), in the thickest part of breast, thigh and wing: measure all three.',
    },
    {
      level: 'danger',
      when: ({ cut }) => cut === 'stuffedTurkey',
      says: 'The middle of the stuffing must read 165 °F (74 °C) too before the bird leaves the oven.',
    },
    {
      level: 'caution',
      when: ({ inside }) => inside === 140,
      says: 'This holds for hams that were cooked and packed in an inspected plant: heat all others, and leftovers, to 165 °F (74 °C).',
    },
    {
      level: 'caution',
      when: ({ cut, weight }) => ROASTS[cut].perPound && (weight < leastOf(cut) || weight > mostOf(cut)),
      says: 'The chart has other weights for this cut: a small one takes longer for each pound and a large one shorter, so measure early.',
    },
    {
      level: 'note',
      when: ({ cut, weight }) => cut === 'chicken' && weight > 4 && weight < 5,
      says: 'The chart has chickens of 3 to 4 and of 5 to 7 lb: this time lies between theirs.',
    },
  ],
  examples: [
    {
      inputs: { cut: 'beefRib', weight: 5, ready: '18:30' },
      results: { shortest: 115, longest: 125, hours: 2.083333, oven: 325, inside: 145, rest: 3, start: '16:22' },
      source: 'By hand: FoodSafety.gov 23 to 25 min/lb; 18:30 less 2 h 5 min and 3 min',
    },
    {
      inputs: { cut: 'turkey', weight: 15 },
      results: { shortest: 225, longest: 255, hours: 4.25, oven: 325, inside: 165, rest: 0 },
      cautions: ['Poultry counts as safe'],
      source: 'USDA table: 14 to 18 lb, not stuffed: 3¾ to 4¼ h',
    },
    {
      inputs: { cut: 'turkey', weight: 8 },
      results: { shortest: 165, longest: 180 },
      cautions: ['Poultry counts as safe'],
      source: 'USDA table: 8 to 12 lb, not stuffed: 2¾ to 3 h',
    },
    {
      inputs: { cut: 'turkey', weight: 12 },
      results: { shortest: 180, longest: 225 },
      cautions: ['Poultry counts as safe'],
      source: 'USDA table: 12 to 14 lb, not stuffed: 3 to 3¾ h',
    },
    {
      inputs: { cut: 'turkey', weight: 24, ready: '03:00' },
      results: { shortest: 270, longest: 300, start: '22:00' },
      cautions: ['Poultry counts as safe', 'day before', 'stands and is carved'],
      source: 'USDA table: 20 to 24 lb, not stuffed: 4½ to 5 h',
    },
    {
      inputs: { cut: 'stuffedTurkey', weight: 19 },
      results: { shortest: 255, longest: 285, inside: 165 },
      cautions: ['Poultry counts as safe', 'middle of the stuffing'],
      source: 'USDA table: 18 to 20 lb, stuffed: 4¼ to 4¾ h',
    },
    {
      inputs: { cut: 'chicken', weight: 3.5 },
      results: { shortest: 75, longest: 90, oven: 350, inside: 165 },
      cautions: ['Poultry counts as safe'],
      source: 'USDA table: broiler of 3 to 4 lb at 350 °F: 1¼ to 1½ h',
    },
    {
      inputs: { cut: 'chicken', weight: 4 },
      results: { shortest: 75, longest: 90, inside: 165 },
      cautions: ['Poultry counts as safe'],
      source: 'USDA table: 3 to 4 lb: 1¼ to 1½ h',
    },
    {
      inputs: { cut: 'chicken', weight: 4.5 },
      results: { shortest: 90, longest: 120 },
      cautions: ['Poultry counts as safe', 'lies between'],
      source: 'USDA table: between 1½ h of 4 lb and 2 h of 5 lb',
    },
    {
      inputs: { cut: 'chicken', weight: 6 },
      results: { shortest: 120, longest: 135 },
      cautions: ['Poultry counts as safe'],
      source: 'USDA table: hen of 5 to 7 lb at 350 °F: 2 to 2¼ h',
    },
    {
      inputs: { cut: 'beefTenderloin', weight: 5 },
      results: { shortest: 45, longest: 60, oven: 425, inside: 145 },
      source: 'FoodSafety.gov: 4 to 6 lb at 425 °F: 45 to 60 min in all',
    },
    {
      inputs: { cut: 'spiralHam', weight: '8 lb' },
      results: { shortest: 80, longest: 144, inside: 140 },
      cautions: ['cooked and packed'],
      source: 'By hand: FoodSafety.gov 10 to 18 min/lb',
    },
    {
      inputs: { cut: 'lambLeg', weight: 8 },
      results: { shortest: 120, longest: 160, oven: 325, inside: 145 },
      source: 'By hand: USDA, approximate lamb cooking times: 7 to 9 lb, 15 to 20 min/lb',
    },
    {
      inputs: { cut: 'lambLeg', weight: 7 },
      results: { shortest: 140, longest: 175 },
      source: 'By hand: USDA, approximate lamb cooking times: 5 to 7 lb, 20 to 25 min/lb',
    },
    {
      inputs: { cut: 'lambLegBoneless', weight: 2 },
      results: { shortest: 50, longest: 60 },
      cautions: ['other weights'],
      source: 'By hand: FoodSafety.gov 25 to 30 min/lb, for 4 to 7 lb',
    },
    {
      inputs: { cut: 'porkLoin', weight: '2 kg' },
      results: { shortest: 88.18490487, longest: 88.18490487, oven: 350, rest: 3 },
      source: 'By hand: 4.4092452 lb × 20 min/lb',
    },
    { inputs: { cut: 'vealLoin', weight: 1 }, refused: 'far from the weights', source: 'The chart has 3 to 4 lb' },
    { inputs: { cut: 'turkey', weight: 5 }, refused: 'no time for', source: 'The chart begins at 8 lb' },
  ],
  notes: [
    'For fresh or thawed meat; a frozen turkey takes half as long again. Times are a guide: ovens, shapes and pans differ, so the thermometer decides.',
    'Pork, beef, lamb and veal may be pink at 145 °F (63 °C) and count as safe after their rest (USDA); ground meat and meat loaf need more.',
  ],
  references: [
    {
      title:
        'USDA: approximate lamb cooking times, legs of 7 to 9 lb; FoodSafety.gov has 10 to 15 min/lb for these now',
    },
    {
      title:
        'FoodSafety.gov (USDA): Meat and Poultry Roasting Charts; the rows of turkey, chicken and ham stand identically in three more independent places each',
      url: 'https://www.foodsafety.gov/food-safety-charts/meat-poultry-charts',
    },
  ],
});
