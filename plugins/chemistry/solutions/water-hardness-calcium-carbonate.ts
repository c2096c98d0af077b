import { category, choice, classify, constant, defineCalculator, number, quantity, roundTo } from '@reckoner/engine';

/** Calcium and magnesium as the calcium carbonate of the same amount, after Standard Methods 2340 B. */
export default defineCalculator({
  title: 'Water hardness as CaCO3',
  description:
    'Total hardness of water as calcium carbonate from its calcium and magnesium, in German, French and English (Clark) degrees, grains per gallon and mmol/L.',
  keywords: [
    'hardness from calcium and magnesium',
    'German degrees dH',
    'French degrees fH',
    'Clark degrees',
    'grains per gallon gpg',
    'general hardness GH',
  ],
  inputs: {
    basis: choice(
      {
        ions: 'As calcium and magnesium',
        carbonate: { label: 'As calcium carbonate (CaCO3)', also: ['CaCO3', 'as CaCO3'] },
      },
      {
        label: 'Values are given',
        help: 'Water reports give the ions themselves; some test kits give each hardness as CaCO3.',
        default: 'ions',
      },
    ),
    calcium: quantity('mg/L', { label: 'Calcium', symbol: '\\mathrm{Ca}', min: 0, max: 1e5, usual: [0, 1000] }),
    magnesium: quantity('mg/L', { label: 'Magnesium', symbol: '\\mathrm{Mg}', min: 0, max: 1e5, usual: [0, 1500] }),
  },
  outputs: {
    hardness: quantity('mg/L', { label: 'Total hardness as CaCO3', symbol: 'H', places: 1 }),
    calciumHardness: quantity('mg/L', { label: 'Calcium hardness as CaCO3', symbol: 'H_{Ca}', places: 1 }),
    magnesiumHardness: quantity('mg/L', { label: 'Magnesium hardness as CaCO3', symbol: 'H_{Mg}', places: 1 }),
    concentration: quantity('mmol/L', {
      label: 'Calcium and magnesium together',
      symbol: 'c',
      places: 2,
    }),
    german: number({ label: 'German degrees (°dH)', help: '10 mg/L of CaO each.', symbol: 'H_D', places: 1 }),
    french: number({ label: 'French degrees (°fH)', help: '10 mg/L of CaCO3 each.', symbol: 'H_F', places: 1 }),
    english: number({
      label: 'English or Clark degrees (°e)',
      help: 'A grain of CaCO3 in an imperial gallon each.',
      symbol: 'H_E',
      places: 1,
    }),
    grains: number({
      label: 'Grains per US gallon (gpg)',
      help: 'A grain of CaCO3 in a US gallon each.',
      symbol: 'H_g',
      places: 1,
    }),
    grade: category(['Soft', 'Moderately hard', 'Hard', 'Very hard'], {
      label: 'Class of the U.S. Geological Survey',
      of: 'hardness',
    }),
  },
  formula: ({ basis, calcium, magnesium }) => {
    const calciumHardness = basis === 'ions' ? 2.497 * calcium : calcium;
    const magnesiumHardness = basis === 'ions' ? 4.118 * magnesium : magnesium;
    const hardness = calciumHardness + magnesiumHardness;
    const carbonate = constant(100.086, 'g/mol');
    const oxide = constant(56.077, 'g/mol');
    return {
      hardness,
      calciumHardness,
      magnesiumHardness,
      concentration: hardness / constant(100.086, 'mg/mmol'),
      german: ((hardness / constant(10, 'mg/L')) * oxide) / carbonate,
      french: hardness / constant(10, 'mg/L'),
      english: hardness / (constant(64.79891, 'mg') / constant(4.54609, 'L')),
      grains: hardness / (constant(64.79891, 'mg') / constant(3.785411784, 'L')),
      grade: classify(
        roundTo(hardness, 1),
        [
          [constant(60.1, 'mg/L'), 'Soft'],
          [constant(120.1, 'mg/L'), 'Moderately hard'],
          [constant(180.1, 'mg/L'), 'Hard'],
        ],
        'Very hard',
      ),
    };
  },
  figure: { kind: 'parts', of: 'hardness', parts: ['calciumHardness', 'magnesiumHardness'] },
  explanation: 'The water has a total hardness of {hardness} as calcium carbonate, which is {german} German degrees.',
  examples: [
    {
      inputs: { calcium: 50, magnesium: 10 },
      results: {
        hardness: 166.03,
        calciumHardness: 124.85,
        magnesiumHardness: 41.18,
        concentration: 1.658873,
        german: 9.302464,
        french: 16.603,
        english: 11.64815,
        grains: 9.699113,
        grade: 'Hard',
      },
      source: 'Python with Standard Methods 2340 B; the R package tidywater gives 166.04 with molar masses',
    },
    {
      inputs: { calcium: 10, magnesium: '2 mg/L' },
      results: { hardness: 33.206, german: 1.860493, grade: 'Soft' },
      source: 'Python: 24.97 + 8.236',
    },
    {
      inputs: { basis: 'carbonate', calcium: 40, magnesium: 20 },
      results: {
        hardness: 60,
        concentration: 0.5994844,
        german: 3.361729,
        french: 6,
        english: 4.209413,
        grade: 'Soft',
      },
      source: 'By hand: 60; USGS, 0 to 60 mg/L; 60/100.086; grains by 64.79891 mg and 4.54609 L',
    },
    {
      inputs: { basis: 'carbonate', calcium: 40.1, magnesium: 20 },
      results: { hardness: 60.1, grains: 3.510912, grade: 'Moderately hard' },
      source: 'By hand: 60.1, above 60; grains by 64.79891 mg and 3.785411784 L',
    },
    {
      inputs: { basis: 'carbonate', calcium: 120, magnesium: 60 },
      results: { hardness: 180, french: 18, grade: 'Hard' },
      source: 'USGS: 121 to 180 mg/L is hard',
    },
    {
      inputs: { calcium: 60, magnesium: 20 },
      results: { hardness: 232.18, english: 16.28903, grains: 13.56345, grade: 'Very hard' },
      source: 'Python: 149.82 + 82.36; USGS, more than 180 mg/L',
    },
  ],
  notes: [
    'Iron, manganese and strontium count too where there is much of them. Carbonate hardness (KH) is another matter: it is the alkalinity.',
    'The classes are those of the U.S. Geological Survey; other countries draw other lines.',
  ],
  references: [
    {
      title:
        'APHA, AWWA, WEF: Standard Methods for the Examination of Water and Wastewater, 2340, hardness by calculation',
    },
    {
      title: 'USGS: Do you have information about water hardness in the United States?',
      url: 'https://www.usgs.gov/faqs/do-you-have-information-about-water-hardness-united-states',
    },
  ],
});
