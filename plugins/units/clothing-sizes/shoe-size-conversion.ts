import { choice, defineCalculator, noResult, number, quantity, roundNear, roundTo } from '@reckoner/engine';

/** European sizes count Paris points of ⅔ cm on the last, which is 1.5 cm longer than the foot. */
const ALLOWANCE = 1.5;

/** Where the barleycorn scales (three to the inch of foot) begin: UK, and US by the Brannock device. */
const ZERO = {
  men: { uk: 23, us: 22 },
  women: { uk: 23, us: 21 },
  child: { uk: 10, us: 29 / 3 },
} as const;

/** Paris points of the last, barleycorns of the foot; US sizes by the Brannock device. */
export default defineCalculator({
  title: 'Shoe size converter',
  description: 'European, UK, US and Mondopoint shoe size for men, women and children from the foot length or a size.',
  keywords: ['eu to us shoe size', 'uk to us shoes', 'foot length', 'mondopoint', 'paris point'],
  inputs: {
    value: number({ label: 'Size or length', symbol: 'x', min: 0, max: 400 }),
    from: choice(
      { length: 'Foot length in cm', eu: 'European size', uk: 'UK size', us: 'US size', mondo: 'Mondopoint (mm)' },
      { label: 'Given as', default: 'length' },
    ),
    wearer: choice({ men: 'Men', women: 'Women', child: 'Children' }, { label: 'For', default: 'men' }),
  },
  outputs: {
    eu: number({ label: 'European size', places: 1 }),
    uk: number({ label: 'UK size', places: 1 }),
    us: number({ label: 'US size', places: 1 }),
    length: quantity('cm', { label: 'Foot length (Japanese size)', symbol: 'L', places: 1 }),
    mondopoint: number({ label: 'Mondopoint (foot in mm, to 5 mm)' }),
  },
  algorithm: ({ value, from, wearer }) => {
    const zero = ZERO[wearer];
    const footOf = (barleycorns: number) => (barleycorns / 3) * 2.54;
    const lengths = {
      length: value,
      eu: (value * 2) / 3 - ALLOWANCE,
      uk: footOf(value + zero.uk),
      us: footOf(value + zero.us),
      mondo: value / 10,
    };
    const length = lengths[from];
    if (length < 8 || length > 36) throw noResult('Shoe sizes are made for feet from 8 to 36 cm.');
    const barleycorns = (length / 2.54) * 3;
    return {
      eu: (3 / 2) * (length + ALLOWANCE),
      uk: roundTo(barleycorns - zero.uk, 9),
      us: roundTo(barleycorns - zero.us, 9),
      length,
      mondopoint: roundNear(length * 2) * 5,
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ wearer, length }) => wearer !== 'child' && (roundTo(length, 1) < 20 || roundTo(length, 1) > 33),
      says: 'Hardly any adult has a foot of {length}: look again at what the size is given as, and for whom.',
    },
    {
      level: 'caution',
      when: ({ wearer, length }) => wearer === 'child' && roundTo(length, 1) > 25,
      says: 'That is a foot of an adult: sizes of children end before.',
    },
    {
      level: 'note',
      when: ({ wearer, from, value }) =>
        wearer === 'child' && (from === 'uk' || from === 'us') && value >= 1 && value < 7,
      says: 'This is read as a size of small children. Where shops begin again at 1 after 13, add 13: a youth 3 is entered as 16.',
    },
  ],
  explanation: 'A foot of {length} takes European size {eu}, UK {uk}, US {us}.',
  examples: [
    {
      inputs: { value: 27 },
      results: { eu: 42.75, uk: 8.889764, us: 9.889764, length: 27, mondopoint: 270 },
      source: 'By hand: 1.5 × 28.5; 3 × 27/2.54 - 23 and - 22 (Brannock scale)',
    },
    {
      inputs: { value: 38, from: 'eu', wearer: 'women' },
      results: { length: 23.83333, us: 7.149606, uk: 5.149606, mondopoint: 240 },
      source: 'By hand: 38 × 2/3 - 1.5; 3 × 23.8333/2.54 - 21 and - 23',
    },
    {
      inputs: { value: 9, from: 'uk' },
      results: { length: 27.09333, us: 10, eu: 42.89 },
      source: 'By hand: 32/3 in × 2.54; 1.5 × 28.5933',
    },
    {
      inputs: { value: 8, from: 'us', wearer: 'women' },
      results: { length: 24.55333, uk: 6, mondopoint: 245 },
      source: 'By hand: 29/3 in × 2.54',
    },
    {
      inputs: { value: 180, from: 'mondo', wearer: 'child' },
      results: { length: 18, eu: 29.25, uk: 11.25984, us: 11.59318 },
      source: 'By hand: 1.5 × 19.5; 3 × 18/2.54 - 10 and - 9 2/3',
    },
    { inputs: { value: 80 }, noResult: 'from 8 to 36 cm', source: 'By definition' },
    {
      inputs: { value: 9 },
      results: { length: 9, eu: 15.75 },
      cautions: ['Hardly any adult'],
      source: 'By hand: 1.5 × 10.5; a US size typed as a length',
    },
    {
      inputs: { value: 27, wearer: 'child' },
      results: { length: 27, eu: 42.75 },
      cautions: ['a foot of an adult'],
      source: 'By hand: 1.5 × 28.5',
    },
    {
      inputs: { value: 3, from: 'uk', wearer: 'child' },
      results: { length: 11.00667, eu: 18.76 },
      cautions: ['a youth 3 is entered as 16'],
      source: 'By hand: 13/3 in × 2.54; 1.5 × 12.50667',
    },
    {
      inputs: { value: 16, from: 'uk', wearer: 'child' },
      results: { length: 22.01333, eu: 35.27 },
      source: 'By hand: 26/3 in × 2.54; 1.5 × 23.51333',
    },
    {
      inputs: { value: 0, from: 'us', wearer: 'child' },
      results: { length: 8.184444, us: 0 },
      source: 'By hand: 29/9 in × 2.54',
    },
  ],
  notes: [
    'Sizes are not rounded: shops round European sizes to whole and UK and US sizes to half numbers, and lasts differ by maker.',
    'Athletic shoes for women are often marked 1.5 to 2.5 above the UK size. Children’s UK and US sizes are counted on beyond 13, where shops start again at 1: 16 is a youth 3, which you enter as 16.',
  ],
  references: [
    { title: 'ISO 19407:2023: Footwear, sizing, conversion of sizing systems' },
    { title: 'ISO 9407:2019: Footwear sizing, Mondopoint system of sizing and marking' },
  ],
});
