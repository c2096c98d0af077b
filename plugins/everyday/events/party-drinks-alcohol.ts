import { constant, defineCalculator, integer, number, percent, quantity, roundTo } from '@reckoner/engine';

const FIRST_HOUR = constant(1, 'h');
const WINE = constant(5, 'fl oz');
const SPIRITS = constant(1.5, 'fl oz');

/** Two drinks in the first hour and one in each hour more; a drink is 12 fl oz of beer, 5 of wine or 1.5 of spirits. */
export default defineCalculator({
  title: 'Drinks for a party',
  description:
    'Beers, bottles of wine and bottles of spirits for a party from its guests, its length and what they drink.',
  keywords: ['how much alcohol', 'wedding drinks', 'wine bottles', 'beer per person', 'bar', 'event'],
  inputs: {
    guests: integer({ label: 'Guests who drink alcohol', symbol: 'n', min: 1, max: 100000, usual: [1, 2000] }),
    hours: quantity('h', { label: 'Length of the party', symbol: 't', min: 0.5, max: 24, usual: [0.5, 12] }),
    beer: percent({ label: 'Drinks that are beer', symbol: 'p_b', min: 0, max: 100, default: 40, usual: [5, 100] }),
    wine: percent({
      label: 'Drinks that are wine',
      help: 'What is left is spirits.',
      symbol: 'p_w',
      min: 0,
      max: 100,
      default: 40,
      usual: [5, 100],
    }),
    bottle: quantity('fl oz', {
      label: 'Bottle of wine or spirits',
      regional: false,
      unit: 'mL',
      symbol: 'V',
      min: 100,
      max: 5000,
      default: 750,
      usual: [350, 3000],
    }),
  },
  outputs: {
    drinks: integer({ label: 'Drinks', symbol: 'N' }),
    beers: integer({ label: 'Beers of 12 fl oz (355 mL)', symbol: 'N_b' }),
    wineBottles: integer({ label: 'Bottles of wine', symbol: 'N_w' }),
    spiritBottles: integer({ label: 'Bottles of spirits', symbol: 'N_s' }),
    each: number({ label: 'Drinks for each guest', symbol: 'd', places: 1 }),
  },
  formula: ({ guests, hours, beer, wine, bottle }) => {
    const started = hours / FIRST_HOUR;
    const each = started + Math.min(1, started);
    // What is left of a bottle by rounding opens no other one.
    const drinks = Math.ceil(roundTo(guests * each, 6));
    const spirits = Math.max(0, roundTo(1 - beer - wine, 9));
    return {
      drinks,
      beers: Math.ceil(roundTo(beer * drinks, 6)),
      wineBottles: Math.ceil(roundTo((wine * drinks * WINE) / bottle, 6)),
      spiritBottles: Math.ceil(roundTo((spirits * drinks * SPIRITS) / bottle, 6)),
      each,
    };
  },
  explanation:
    '{guests} {guests|guest takes|guests take} about {drinks} {drinks|drink|drinks}: {beers} {beers|beer|beers}, {wineBottles} {wineBottles|bottle|bottles} of wine and {spiritBottles} {spiritBottles|bottle|bottles} of spirits.',
  requires: [
    {
      that: ({ beer, wine }) => roundTo(beer + wine, 9) <= 1,
      field: 'wine',
      says: 'Beer and wine, {beer} and {wine}, come to more than all the drinks.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ each }) => roundTo(each, 1) > 1,
      says: 'After drinks such as these nobody should drive: plan food, water and ways home, and drinks without alcohol for all.',
    },
  ],
  examples: [
    {
      inputs: { guests: 30, hours: 4, beer: 50, wine: 25 },
      results: { each: 5, drinks: 150, beers: 75, wineBottles: 8, spiritBottles: 3 },
      cautions: ['nobody should drive'],
      source: 'By hand: 30 × (2 + 3); 75 beers; 37.5 × 5/25.36 = 7.4 bottles; 37.5 × 1.5/25.36 = 2.2 bottles',
    },
    {
      inputs: { guests: 10, hours: 2, beer: 0, wine: 100 },
      results: { each: 3, drinks: 30, beers: 0, wineBottles: 6, spiritBottles: 0 },
      cautions: ['nobody should drive'],
      source: 'By hand: 30 glasses of 5 fl oz (147.87 mL) are 4,436 mL, 5.9 bottles',
    },
    {
      inputs: { guests: 1, hours: 0.5, beer: 100, wine: 0 },
      results: { each: 1, drinks: 1, beers: 1 },
      source: 'By hand: half of the two drinks of the first hour',
    },
    {
      inputs: { guests: 100, hours: 6 },
      results: { each: 7, drinks: 700, beers: 280, wineBottles: 56, spiritBottles: 9 },
      cautions: ['nobody should drive'],
      source: 'Python: 280 × 147.868/750 = 55.2; 140 × 44.36/750 = 8.3',
    },
    {
      inputs: { guests: 20, hours: 3, beer: 60, wine: 50 },
      refused: 'more than all the drinks',
      source: '110% of the drinks',
    },
    {
      inputs: { guests: 30, hours: 4, beer: 50, wine: 25, bottle: 1500 },
      results: { wineBottles: 4, spiritBottles: 2 },
      cautions: ['nobody should drive'],
      source: 'Python: 37.5 × 147.868/1500 = 3.7; 37.5 × 44.36/1500 = 1.1',
    },
  ],
  notes: [
    'A rule of thumb of hosts: a crowd that dances, a hot day or an open bar takes more, a lunch less. Count children, drivers and those who do not drink out, and have other drinks for them.',
  ],
  references: [
    {
      title:
        'The Kitchn: How to Calculate Alcohol Needs: two drinks in the first hour, one in each hour more. The rule stands alike in two more places (Howcast, Corporate Wine); drinks of 12, 5 and 1.5 fl oz as in Howcast',
      url: 'https://www.thekitchn.com/how-to-calculate-alcohol-needs-153610',
    },
  ],
});
