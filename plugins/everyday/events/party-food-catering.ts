import { choice, constant, defineCalculator, integer, percent, quantity, roundTo } from '@reckoner/engine';

/** Portions of caterers: 12 bites instead of a meal and 6 before one; ¼ lb of boneless meat, and ½ cup of each side. */
const MEAT = constant(0.25, 'lb');
const SIDE = constant(0.5, 'cup');

export default defineCalculator({
  title: 'Party food quantities',
  description:
    'Appetizers, meat and side dishes for a party from its guests, the children among them and the kind of meal.',
  keywords: ['catering', 'buffet', 'how much food per person', 'finger food', 'feeding a crowd', 'wedding'],
  inputs: {
    adults: integer({ label: 'Adults', symbol: 'n_a', min: 0, max: 100000, usual: [0, 1000] }),
    children: integer({ label: 'Children', symbol: 'n_c', min: 0, max: 100000, default: 0 }),
    share: percent({
      label: 'What a child eats, of an adult',
      symbol: 'k',
      min: 0,
      max: 100,
      default: 50,
      usual: [25, 100],
    }),
    meal: choice(
      {
        dinner: { label: 'Meal with appetizers before', also: ['dinner'] },
        plain: { label: 'Meal without appetizers', also: ['buffet', 'lunch'] },
        cocktail: { label: 'Appetizers only', also: ['cocktail party', 'finger food'] },
      },
      { label: 'Meal', default: 'dinner' },
    ),
    sides: integer({
      label: 'Side dishes',
      symbol: 's',
      min: 0,
      max: 20,
      default: 2,
      usual: [0, 8],
      when: { meal: ['dinner', 'plain'] },
    }),
    spare: percent({ label: 'To spare', symbol: 'r', min: 0, max: 100, default: 10, usual: [3, 40] }),
  },
  outputs: {
    portions: quantity('', { label: 'Portions of an adult', symbol: 'N', places: 1 }),
    bites: integer({ label: 'Appetizers, pieces', symbol: 'N_b', optional: true }),
    meat: quantity('lb', {
      label: 'Boneless meat, poultry or fish',
      unit: 'kg',
      symbol: 'm',
      places: 2,
      optional: true,
    }),
    eachSide: quantity('cup', { label: 'Each side dish', unit: 'L', symbol: 'V', places: 2, optional: true }),
    allSides: quantity('cup', { label: 'All side dishes', unit: 'L', places: 2, optional: true }),
  },
  formula: ({ adults, children, share, meal, sides, spare }) => {
    const portions = (adults + children * share) * (1 + spare);
    // A fraction of a piece is a piece, what is left of one by rounding none.
    const bites = Math.ceil(roundTo(portions * (meal === 'cocktail' ? 12 : 6), 6));
    if (meal === 'cocktail') return { portions, bites };
    const eachSide = portions * SIDE;
    const main = { portions, meat: portions * MEAT };
    const food = sides === 0 ? main : { ...main, eachSide, allSides: eachSide * sides };
    return meal === 'dinner' ? { ...food, bites } : food;
  },
  explanation: ({ meal, sides }) => {
    if (meal === 'cocktail') return 'The guests take about {bites} {bites|piece|pieces} of finger food.';
    const before = '{bites} {bites|appetizer|appetizers}';
    const food = meal === 'dinner' ? [before, '{meat} of boneless meat'] : ['{meat} of boneless meat'];
    const all = sides === 0 ? food : [...food, '{eachSide} of each side dish'];
    return `The guests take about ${all.slice(0, -1).join(', ')}${all.length > 1 ? ' and ' : ''}${all[all.length - 1]}.`;
  },
  requires: [
    {
      that: ({ adults, children, share }) => adults > 0 || (children > 0 && share > 0),
      field: 'adults',
      says: 'There is nobody to feed: give adults or children.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ adults, children }) => adults + children > 50,
      says: 'So much food is hard to keep hot or cold at home, and makes people ill where it stands out: plan how it is kept, or hire a caterer.',
    },
  ],
  examples: [
    {
      inputs: { adults: 20, meal: 'cocktail', spare: 0 },
      results: { portions: 20, bites: 240 },
      source: 'Caterers’ formula: 12 pieces for each of 20 guests',
    },
    {
      inputs: { adults: 50, meal: 'plain', spare: 0, sides: 3 },
      results: { portions: 50, meat: 5.669905, eachSide: 5.914706, allSides: 17.74412 },
      source: 'Serves 50: Cooking for a Crowd: 50 guests × ½ cup = 25 cups; 50 × ¼ lb; in liters and kilograms',
    },
    {
      inputs: { adults: 8, children: 4 },
      results: { portions: 11, bites: 66, meat: 1.247379, eachSide: 1.301235 },
      source: 'By hand: (8 + 2) × 1.1; × 6; × ¼ lb; × ½ cup',
    },
    {
      inputs: { adults: 0, children: 60, meal: 'plain', sides: 0, spare: 0 },
      results: { portions: 30, meat: 3.401943 },
      cautions: ['hard to keep hot'],
      source: 'By hand: 60 × 0.5; × ¼ lb',
    },
    { inputs: { adults: 0 }, refused: 'nobody to feed', source: 'No guests' },
    {
      inputs: { adults: 8, children: 4, share: 75 },
      results: { portions: 12.1, bites: 73, meat: 1.372117, eachSide: 1.431359, allSides: 2.862718 },
      source: 'By hand: (8 + 3) × 1.1; × 6 is 72.6; × ¼ lb; × ½ cup',
    },
  ],
  notes: [
    'Keep hot food hot and cold food cold: throw away what stood out for over 2 hours, or over 1 hour above 90 °F (32 °C).',
    'Portions of caterers, of meat without bone as it is bought. With bones take up to three times as much, ¾ lb, and more of all for teenagers and long evenings; less where there are many dishes.',
  ],
  references: [
    {
      title: 'USDA Food Safety and Inspection Service: food safety basics, 2 hours at room temperature, 1 above 90 °F',
    },
    {
      title:
        'Hormel Foods: Quantity Food Planning Guide: ¼ lb of boneless meat, ½ cup of a side; and caterers’ formula of 12 appetizers, 6 before a dinner. Each stands identically in three independent places',
      url: 'http://www.hormelfoodsrecipes.com/videosTips/HolidaysEntertaining/planningguide.aspx',
    },
  ],
});
