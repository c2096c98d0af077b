import {
  category,
  classify,
  defineCalculator,
  noResult,
  number,
  percent,
  quantity,
  roundTo,
  rows,
  sum,
  text,
} from '@reckoner/engine';

/** C:N of a mix = carbon of all dry matter over its nitrogen; carbon of each from its own C:N. */
export default defineCalculator({
  title: 'Compost C:N ratio',
  description:
    'Carbon to nitrogen ratio and moisture of a compost mix from the weight, moisture, nitrogen and C:N of each material.',
  keywords: ['carbon nitrogen ratio', 'browns and greens', 'compost recipe', 'moisture'],
  inputs: {
    materials: rows(
      {
        name: text({ label: 'Material', minLength: 1, maxLength: 40 }),
        mass: quantity('kg', { label: 'Wet weight', min: 0, max: 1e7, usual: [0, 1e5] }),
        moisture: percent({ usual: [3, 95], label: 'Moisture', min: 0, max: 99 }),
        nitrogen: percent({ usual: [0.05, 15], label: 'Nitrogen in dry matter', min: 0.01, max: 20 }),
        ratio: number({ usual: [2, 800], label: 'C:N', text: 'ratio', min: 0.5, max: 1000 }),
      },
      { label: 'Materials', maxItems: 20 },
    ),
  },
  outputs: {
    ratio: number({ label: 'C:N of the mix', symbol: 'C/N', places: 1 }),
    moisture: percent({ label: 'Moisture of the mix', symbol: 'w', places: 1 }),
    mass: quantity('kg', { label: 'Wet weight', places: 1 }),
    rating: category(['Too much nitrogen', 'Good for composting', 'Too much carbon'], { label: 'Mix', of: 'ratio' }),
  },
  formula: ({ materials }) => {
    const mass = sum(materials.map((material) => material.mass));
    const nitrogenMass = sum(materials.map((material) => material.mass * (1 - material.moisture) * material.nitrogen));
    if (nitrogenMass === 0) throw noResult('The mix has no weight.');
    const carbonMass = sum(
      materials.map((material) => material.mass * (1 - material.moisture) * material.nitrogen * material.ratio),
    );
    const ratio = carbonMass / nitrogenMass;
    return {
      ratio,
      moisture: sum(materials.map((material) => material.mass * material.moisture)) / mass,
      mass,
      rating: classify(
        roundTo(ratio, 1),
        [
          [20, 'Too much nitrogen'],
          [40, 'Good for composting'],
        ],
        'Too much carbon',
      ),
    };
  },
  explanation: 'The mix has a C:N of {ratio} and {moisture} of moisture: {rating}.',
  cautions: [
    {
      level: 'caution',
      when: ({ moisture }) => roundTo(100 * moisture, 1) > 65,
      says: 'Over 65% of moisture a heap rots without air and smells: mix in something dry.',
    },
    {
      level: 'caution',
      when: ({ moisture }) => roundTo(100 * moisture, 1) < 40,
      says: 'Below 40% of moisture composting stops: water the heap.',
    },
  ],
  examples: [
    {
      inputs: {
        materials: [
          { name: 'Grass clippings', mass: 100, moisture: 80, nitrogen: 4, ratio: 15 },
          { name: 'Leaves', mass: 50, moisture: 20, nitrogen: 0.9, ratio: 60 },
        ],
      },
      results: { ratio: 28.965517, moisture: 60, mass: 150, rating: 'Good for composting' },
      source: 'By hand: nitrogen 0.8 and 0.36 kg, carbon 12 and 21.6 kg; 90/150',
    },
    {
      inputs: { materials: [{ name: 'Sawdust', mass: 10, moisture: 40, nitrogen: 0.1, ratio: 400 }] },
      results: { ratio: 400, moisture: 40, rating: 'Too much carbon' },
      source: 'By hand: one material',
    },
    {
      inputs: { materials: [{ name: 'Poultry manure', mass: 10, moisture: 70, nitrogen: 5, ratio: 8 }] },
      results: { ratio: 8, rating: 'Too much nitrogen' },
      cautions: ['rots without air'],
      source: 'By hand: one material',
    },
    {
      inputs: { materials: [{ name: 'Nothing', mass: 0, moisture: 0, nitrogen: 1, ratio: 30 }] },
      noResult: 'no weight',
      source: 'By definition',
    },
    {
      inputs: { materials: [{ name: 'Leaves', mass: 10, moisture: 15, nitrogen: 1, ratio: 35 }] },
      results: { ratio: 35, moisture: 15, rating: 'Good for composting' },
      cautions: ['water the heap'],
      source: 'By hand: one material',
    },
    {
      inputs: { materials: [{ name: 'Manure', mass: 10, moisture: 65.01, nitrogen: 2, ratio: 25 }] },
      results: { ratio: 25, moisture: 65.01, rating: 'Good for composting' },
      source: 'By hand: one material; shown as 65.0%',
    },
  ],
  notes: ['Aim for a C:N of 25 to 30 and 50 to 60% of moisture.'],
  references: [
    {
      title: 'Rynk (ed.): On-Farm Composting Handbook, NRAES-54 (1992), ch. 3 and appendix A',
      isbn: '978-0-935817-19-5',
    },
  ],
});
