import { choice, constant, defineCalculator, quantity, roundTo } from '@reckoner/engine';

/** Years in which the trunk gets an inch thicker: Missouri Department of Conservation, after the ISA. */
const YEARS_PER_INCH = {
  americanBeech: { label: 'American beech', value: 6 },
  americanElm: { label: 'American elm', value: 4 },
  americanSycamore: { label: 'American sycamore', value: 4, also: ['sycamore'] },
  austrianPine: { label: 'Austrian pine', value: 4.5 },
  blackCherry: { label: 'Black cherry', value: 5 },
  blackMaple: { label: 'Black maple', value: 5 },
  blackWalnut: { label: 'Black walnut', value: 4.5 },
  bradfordPear: { label: 'Bradford pear', value: 3, also: ['Callery pear'] },
  horseChestnut: { label: 'Horse chestnut', value: 8, also: ['common horsechestnut', 'conker tree'] },
  blueSpruce: { label: 'Colorado blue spruce', value: 4.5, also: ['blue spruce'] },
  cottonwood: { label: 'Cottonwood', value: 2 },
  douglasFir: { label: 'Douglas fir', value: 5 },
  europeanBeech: { label: 'European beech', value: 4 },
  whiteBirch: { label: 'European white birch', value: 5, also: ['silver birch'] },
  greenAsh: { label: 'Green ash', value: 4 },
  ironwood: { label: 'Ironwood', value: 7 },
  coffeeTree: { label: 'Kentucky coffee tree', value: 3 },
  linden: { label: 'Littleleaf linden', value: 3, also: ['small-leaved lime'] },
  redOak: { label: 'Northern red oak', value: 4, also: ['red oak'] },
  norwayMaple: { label: 'Norway maple', value: 4.5 },
  norwaySpruce: { label: 'Norway spruce', value: 5 },
  pinOak: { label: 'Pin oak', value: 3 },
  redbud: { label: 'Redbud', value: 7 },
  redMaple: { label: 'Red maple', value: 4.5 },
  redPine: { label: 'Red pine', value: 5.5 },
  riverBirch: { label: 'River birch', value: 3.5 },
  scarletOak: { label: 'Scarlet oak', value: 4 },
  scotchPine: { label: 'Scotch pine', value: 3.5, also: ['Scots pine'] },
  shagbarkHickory: { label: 'Shagbark hickory', value: 7.5 },
  shingleOak: { label: 'Shingle oak', value: 6 },
  shumardOak: { label: 'Shumard oak', value: 3 },
  silverMaple: { label: 'Silver maple', value: 3 },
  sugarMaple: { label: 'Sugar maple', value: 5.5 },
  sweetgum: { label: 'Sweetgum', value: 4, also: ['sweet gum'] },
  tulipTree: { label: 'Tulip tree', value: 3, also: ['tulip poplar', 'yellow poplar'] },
  whiteAsh: { label: 'White ash', value: 5 },
  whiteFir: { label: 'White fir', value: 7.5 },
  whiteOak: { label: 'White oak', value: 5 },
  whitePine: { label: 'White pine', value: 5 },
  yellowBuckeye: { label: 'Yellow buckeye', value: 5 },
} as const;

/** Diameter times the growth factor of the species, or radius over the width of a ring. */
export default defineCalculator({
  title: 'Tree age from diameter',
  description:
    'Age of a tree from the girth or diameter of its trunk and the growth factor of its species, or its rings.',
  keywords: ['how old is my tree', 'growth factor', 'circumference', 'DBH', 'annual rings', 'increment core'],
  inputs: {
    method: choice(
      { species: 'Growth factor of the species', rings: 'Width of its rings' },
      { label: 'Method', default: 'species' },
    ),
    species: choice(YEARS_PER_INCH, {
      label: 'Species',
      symbol: 'f',
      default: 'whiteOak',
      when: { method: 'species' },
    }),
    measured: choice(
      { girth: { label: 'Girth (circumference)', also: ['circumference', 'girth'] }, diameter: 'Diameter' },
      { label: 'Measured', default: 'girth' },
    ),
    size: quantity('in', {
      label: 'Girth or diameter',
      help: 'Of the trunk, 54 in (1.37 m) above the ground.',
      unit: 'cm',
      symbol: 's',
      above: 0,
      max: 5000,
      usual: [5, 1200],
    }),
    ring: quantity('in', {
      label: 'Mean width of a ring',
      help: 'Of one year, from an increment core or a stump.',
      unit: 'mm',
      symbol: 'w',
      min: 0.05,
      max: 50,
      usual: [0.3, 15],
      when: { method: 'rings' },
    }),
  },
  outputs: {
    age: quantity('yr', { label: 'Age', symbol: 'a', places: 0 }),
    diameter: quantity('in', { label: 'Diameter', unit: 'cm', symbol: 'd', places: 1 }),
    growth: quantity('in/yr', { label: 'Growth of the diameter', unit: 'mm/yr', symbol: 'g', places: 1 }),
  },
  formula: ({ method, species, measured, size, ring }) => {
    const diameter = measured === 'girth' ? size / Math.PI : size;
    const growth = method === 'species' ? constant(1, 'in/yr') / species! : (2 * ring!) / constant(1, 'yr');
    return { age: diameter / growth, diameter, growth };
  },
  explanation: 'With a trunk {diameter} thick and {growth} of growth the tree is about {age} old.',
  cautions: [
    {
      level: 'note',
      when: ({ method }) => method === 'species',
      says: 'A rough estimate, best for trees grown in a forest: in the open they grow faster, and where stressed slower.',
    },
    {
      level: 'note',
      when: ({ method }) => method === 'rings',
      says: 'Rings tell the years since the trunk was as high as where it was measured: add those in which it grew so high, and leave out the bark.',
    },
    {
      level: 'caution',
      when: ({ age }) => roundTo(age, 0) > constant(400, 'yr'),
      says: 'Old trees grow more slowly each year, so that such an age is a guess: have a core taken.',
    },
    {
      level: 'caution',
      when: ({ diameter, method }) => method === 'species' && diameter < constant(4, 'in'),
      says: 'Young trees do not yet grow at the pace of the factor: ask when it was planted.',
    },
  ],
  examples: [
    {
      inputs: { species: 'whiteOak', measured: 'diameter', size: '22 in' },
      results: { age: 110 },
      cautions: ['A rough estimate'],
      source: 'Missouri Department of Conservation, How Old Is That Tree?: a white oak of 22 in is 110 years old',
    },
    {
      inputs: { species: 'redMaple', measured: 'diameter', size: '10 in' },
      results: { age: 45, diameter: 25.4 },
      cautions: ['A rough estimate'],
      source: 'Published worked example: 10 in × 4.5 = 45 years',
    },
    {
      inputs: { species: 'cottonwood', size: 200 },
      results: { age: 50.12754, diameter: 63.66198, growth: 12.7 },
      cautions: ['A rough estimate'],
      source: 'Python: 200/π/2.54 × 2; 25.4/2',
    },
    {
      inputs: { method: 'rings', measured: 'diameter', size: 50, ring: 2.5 },
      results: { age: 100, growth: 5 },
      cautions: ['add those in which'],
      source: 'By hand: 250 mm of radius / 2.5 mm',
    },
    {
      inputs: { species: 'horseChestnut', size: '4 m' },
      results: { age: 401.0203 },
      cautions: ['A rough estimate', 'have a core taken'],
      source: 'Python: 400/π/2.54 × 8',
    },
    {
      inputs: { species: 'pinOak', measured: 'diameter', size: '2 in' },
      results: { age: 6 },
      cautions: ['A rough estimate', 'Young trees'],
      source: 'By hand: 2 × 3',
    },
  ],
  references: [
    {
      title:
        'Missouri Department of Conservation: How Old Is That Tree?, growth factors after the International Society of Arboriculture',
      url: 'https://mdc.mo.gov/your-property/your-trees-and-woods/backyard-tree-care/how-old-tree',
    },
  ],
});
