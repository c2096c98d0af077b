import {
  constant,
  defineCalculator,
  flag,
  integer,
  isAbove,
  isBelow,
  noResult,
  number,
  quantity,
  roundNear,
  roundTo,
} from '@reckoner/engine';

const WEEK = constant(7, 'd');
const HALF_YEAR = constant(183, 'd');
/** 2.5 fl oz for each pound, which the source gives as 75 mL for 453 g. */
const AVERAGE = constant(75, 'mL') / constant(0.453, 'kg');
const LARGEST_DAY = constant(960, 'mL');
const LARGEST_FEED = constant(240, 'mL');
const SMALL = constant(2.5, 'kg');
const MONTH = constant(30.4375, 'd');
const KILOGRAM = constant(1, 'kg');
/** Feeds in the first month, one every 3 to 4 hours. */
const NEWBORN_FEEDS = 6;

/** WHO Child Growth Standards, kg at 0 to 6 months: girls at 2 standard deviations below the median, boys at 3 above it. */
const LIGHT = [2.4, 3.2, 3.9, 4.5, 5, 5.4, 5.7, 6] as const;
const HEAVY = [5, 6.6, 8, 9, 9.7, 10.4, 10.9, 11.4] as const;

function atAge(weights: readonly number[], age: number) {
  const month = Math.min(6, Math.floor(age / MONTH));
  const from = weights[month]!;
  return (from + (weights[month + 1]! - from) * (age / MONTH - month)) * KILOGRAM;
}

/** The NHS: 150 to 200 mL for each kg a day; the American Academy of Pediatrics: 2.5 fl oz for each pound, 32 at most. */
export default defineCalculator({
  title: 'Baby formula amount',
  description:
    'Formula for a bottle-fed baby from the first week to six months: a day’s range by weight, each feed, scoops and tins.',
  keywords: ['how much formula', 'bottle feeding', 'ml per kg', 'ounces per feeding', 'infant formula', 'newborn'],
  inputs: {
    weight: quantity('kg', { label: 'Weight of the baby', symbol: 'm', min: 1, max: 15, usual: [2.5, 9.5] }),
    age: quantity('d', { label: 'Age', unit: 'wk', symbol: 'a', min: 0, max: 52, usual: [1, 26] }),
    feeds: integer({ label: 'Feeds in a day', symbol: 'n', min: 3, max: 16, default: 7, usual: [4, 12] }),
    preterm: flag({ label: 'Born before 37 weeks, ill, or growing poorly', default: false }),
    perScoop: quantity('mL', {
      label: 'Water for a scoop',
      help: 'As the tin says: often 30 mL, or 2 fl oz (60 mL) in the US.',
      symbol: 'w',
      min: 10,
      max: 200,
      usual: [25, 65],
      optional: true,
    }),
    perTin: quantity('mL', {
      label: 'Formula from a tin',
      regional: { us: 'fl oz' },
      unit: 'L',
      help: 'As the tin says.',
      symbol: 'V_t',
      min: 0.1,
      max: 50,
      usual: [0.4, 12],
      optional: true,
    }),
  },
  outputs: {
    low: quantity('mL', { label: 'A day, from', symbol: 'V_1', places: 0 }),
    high: quantity('mL', { label: 'A day, to', symbol: 'V_2', places: 0 }),
    feedLow: quantity('mL', { label: 'A feed, from', places: 0 }),
    feedHigh: quantity('mL', { label: 'A feed, to', places: 0 }),
    average: quantity('mL', { label: 'A day on average, by the AAP', symbol: 'V_m', places: 0 }),
    scoops: integer({ label: 'Whole scoops for a feed', optional: true }),
    water: quantity('mL', { label: 'Water for these scoops', places: 0, optional: true }),
    tins: number({ label: 'Tins in 30 days, at most', symbol: 'N', places: 1, optional: true }),
  },
  formula: ({ weight, feeds, preterm, perScoop, perTin }) => {
    if (preterm)
      throw noResult(
        'A baby that was born early, is ill or grows poorly needs amounts of its own: ask its doctor or midwife.',
      );
    const low = constant(150, 'mL/kg') * weight;
    const high = constant(200, 'mL/kg') * weight;
    // Parts of a scoop cannot be measured: the water follows from whole ones.
    const scoops = perScoop === undefined ? undefined : Math.max(1, roundNear((low + high) / 2 / feeds / perScoop));
    const tins = perTin === undefined ? undefined : (30 * high) / perTin;
    return {
      low,
      high,
      feedLow: low / feeds,
      feedHigh: high / feeds,
      average: AVERAGE * weight,
      ...(scoops === undefined ? {} : { scoops, water: scoops * perScoop! }),
      ...(tins === undefined ? {} : { tins }),
    };
  },
  explanation:
    'A baby of {weight} takes about {low} to {high} a day, {feedLow} to {feedHigh} in each of {feeds} feeds{scoops?; for a feed put {scoops} level {scoops|scoop|scoops} into {water} of water|}.',
  requires: [
    {
      that: ({ age }) => age >= WEEK,
      field: 'age',
      says: 'In the first week the amounts are small and grow from day to day: feed on demand and ask the midwife.',
    },
    {
      that: ({ age }) => age <= HALF_YEAR,
      field: 'age',
      says: 'From six months on food takes the place of more and more formula: amounts by weight hold no more.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ weight }) => weight < SMALL,
      says: 'A baby of less than 2.5 kg (5 lb 8 oz) needs amounts of its own: ask its doctor or midwife before you go by these.',
    },
    {
      level: 'danger',
      when: ({ perScoop }) => perScoop !== undefined,
      says: 'Use whole, level scoops and just the water that the tin says: formula that is too thin or too thick makes a baby ill.',
    },
    {
      level: 'caution',
      when: ({ high }) => roundTo(high, 0) > LARGEST_DAY,
      says: 'The American Academy of Pediatrics advises no more than 32 fl oz (960 mL) in a day: ask the doctor if the baby wants more.',
    },
    {
      level: 'caution',
      when: ({ age, feeds }) => age < MONTH && feeds < NEWBORN_FEEDS,
      says: 'In the first month a baby feeds every 3 to 4 hours, 6 to 8 times a day or more: so few feeds are too large for it.',
    },
    {
      level: 'danger',
      when: ({ weight, age }) => weight >= SMALL && isBelow(weight, atAge(LIGHT, age)),
      says: 'That is a low weight at this age: check the unit, and have a doctor see the baby before you go by these amounts.',
    },
    {
      level: 'danger',
      when: ({ weight, age }) => isAbove(weight, atAge(HEAVY, age)),
      says: 'Hardly a baby of this age weighs so much: check that the weight is in the right unit, kg or lb, before you go by these amounts.',
    },
    {
      level: 'caution',
      when: ({ feedHigh }) => roundTo(feedHigh, 0) > LARGEST_FEED,
      says: 'Feeds of more than 8 fl oz (240 mL) are too large: give more feeds in a day.',
    },
  ],
  examples: [
    {
      inputs: { weight: 4, age: 6, feeds: 6 },
      results: { low: 600, high: 800, feedLow: 100, feedHigh: 133.33333, average: 662.2517 },
      source:
        'Published table of the NHS range: 4 kg in 6 feeds, 600 to 800 mL a day, 100 to 135 mL each; Python: 75/0.453 × 4',
    },
    {
      inputs: { weight: '8 lb', age: 3, feeds: 8 },
      results: { average: 600.7846, low: 544.3108 },
      source:
        'Python: 8 × 0.45359237 kg × 75/0.453; published worked example of the AAP rule: 8 lb × 2.5 fl oz are 20 fl oz',
    },
    {
      inputs: { weight: 5, age: 10, feeds: 5, perScoop: 30, perTin: 5 },
      results: { low: 750, high: 1000, feedLow: 150, feedHigh: 200, scoops: 6, water: 180, tins: 6 },
      cautions: ['level scoops', 'no more than 32 fl oz'],
      source:
        'Published table of the NHS range: 5 kg in 5 feeds, 750 to 1,000 mL, 150 to 200 mL each; by hand 875/5/30, rounded, × 30, and 30/5',
    },
    {
      inputs: { weight: 4.801, age: 10, feeds: 4 },
      results: { low: 720.15, high: 960.2, feedLow: 180.0375, feedHigh: 240.05 },
      source: 'By hand: 150 and 200 × 4.801, over 4; shown as 960 and 240 mL, which are not more than that',
    },
    {
      inputs: { weight: 7, age: 22, feeds: 4 },
      results: { low: 1050, feedLow: 262.5 },
      cautions: ['no more than 32 fl oz', 'too large'],
      source: 'By hand: 150 × 7, over 4',
    },
    {
      inputs: { weight: 8, age: 3 },
      results: { low: 1200, high: 1600 },
      cautions: ['no more than 32 fl oz', 'right unit'],
      source: 'A baby of 8 lb, typed as kg; WHO Child Growth Standards: above 3 standard deviations at 0.7 months',
    },
    {
      inputs: { weight: 4, age: 20, feeds: 6 },
      results: { low: 600, high: 800 },
      cautions: ['a low weight at this age'],
      source: 'WHO Child Growth Standards: below 2 standard deviations at 4.6 months',
    },
    {
      inputs: { weight: 4, age: 2, feeds: 3 },
      results: { feedLow: 200, feedHigh: 266.6667 },
      cautions: ['In the first month', 'too large: give more'],
      source: 'By hand: 600/3 and 800/3; AAP: every 3 to 4 hours in the first month, 8 fl oz at most',
    },
    {
      inputs: { weight: 2.2, age: 2 },
      results: { low: 330, high: 440 },
      cautions: ['less than 2.5 kg'],
      source: 'By hand: 150 and 200 × 2.2',
    },
    {
      inputs: { weight: 4, age: 5, preterm: true },
      noResult: 'born early',
      source: 'The range is of healthy babies born at term',
    },
    {
      inputs: { weight: 3.4, age: '3 d' },
      refused: 'first week',
      source: 'NHS: the range holds by the end of the first week',
    },
    { inputs: { weight: 8, age: '7 mo' }, refused: 'six months', source: 'NHS: the range holds until six months' },
  ],
  notes: [
    'A guide only, for healthy babies born at term who get formula alone: they take more on some days and less on others. Feed when the baby is hungry and stop when it has had enough.',
    'See a doctor or midwife if it wets fewer than six diapers a day or does not gain weight.',
  ],
  references: [
    {
      title: 'World Health Organization: Child Growth Standards (2006), weight for age, birth to 6 months',
      url: 'https://www.who.int/tools/child-growth-standards/standards/weight-for-age',
    },
    {
      title:
        'National Health Service (UK): infant formula, common questions: 150 to 200 mL per kg of weight a day from the end of the first week to six months; the figures stand identically in three more independent places',
    },
    {
      title:
        'American Academy of Pediatrics, HealthyChildren.org: Amount and Schedule of Baby Formula Feedings: 2.5 fl oz per lb a day, 7 to 8 fl oz a feed and 32 fl oz a day at most',
      url: 'https://www.healthychildren.org/English/ages-stages/baby/formula-feeding/Pages/Amount-and-Schedule-of-Formula-Feedings.aspx',
    },
  ],
});
