import { constant, defineCalculator, integer, list, number, quantity, roundTo, sum } from '@reckoner/engine';

/** Basal area of a plot per hectare, quadratic mean diameter and Reineke's stand density index. */
export default defineCalculator({
  title: 'Basal area and stand density',
  description:
    'Basal area, trees per hectare, quadratic mean diameter and stand density index from the diameters on a plot.',
  keywords: ['DBH', 'quadratic mean diameter', 'Reineke SDI', 'forest inventory', 'trees per acre'],
  inputs: {
    diameters: list(quantity('cm', { usual: [1, 400], label: 'Diameter at breast height', above: 0, max: 1000 }), {
      label: 'Diameters at breast height',
      symbol: 'd',
      maxItems: 1000,
    }),
    plot: quantity('m^2', { usual: [10, 20000], label: 'Area of the plot', symbol: 'A', min: 1, max: 1e6 }),
  },
  outputs: {
    basalArea: quantity('m^2/ha', { label: 'Basal area', symbol: 'G', places: 2 }),
    density: quantity('1/ha', { label: 'Trees', symbol: 'N', places: 0 }),
    meanDiameter: quantity('cm', { label: 'Quadratic mean diameter', symbol: 'd_q', places: 2 }),
    standDensity: number({
      label: 'Stand density index',
      help: 'Trees of 25 cm in a hectare.',
      symbol: '\\mathrm{SDI}',
      places: 0,
    }),
    trees: integer({ label: 'Trees on the plot', symbol: 'n' }),
  },
  formula: ({ diameters, plot }) => {
    const trees = diameters.length;
    const squares = sum(diameters.map((diameter) => diameter ** 2));
    const meanDiameter = Math.sqrt(squares / trees);
    const hectares = plot / constant(10000, 'm^2/ha');
    const density = trees / hectares;
    return {
      basalArea: ((Math.PI / 4) * squares * constant(0.0001, 'm^2/cm^2')) / hectares,
      density,
      meanDiameter,
      standDensity: density * constant(1, 'ha') * (meanDiameter / constant(25, 'cm')) ** 1.605,
      trees,
    };
  },
  explanation:
    'The stand has a basal area of {basalArea}, a density of {density} and a mean diameter of {meanDiameter}.',
  cautions: [
    {
      level: 'caution',
      when: ({ basalArea }) => roundTo(basalArea, 2) > constant(150, 'm^2/ha'),
      says: 'But for redwoods no stand is so dense: check the area of the plot and the unit of the diameters.',
    },
  ],
  examples: [
    {
      inputs: { diameters: [20, 25, 30, 35], plot: 400 },
      results: { basalArea: 6.1850105, density: 100, meanDiameter: 28.06243, standDensity: 120.37807, trees: 4 },
      source: 'Python: π/40000 × 3150 × 25; √(3150/4); 100 (d/25)^1.605',
    },
    {
      inputs: { diameters: ['10 in', '10 in'], plot: '0.1 acre' },
      results: { density: 49.421076, meanDiameter: 25.4, basalArea: 2.5042029 },
      source: 'Python: 20 trees an acre of 0.5454 ft²',
    },
    {
      inputs: { diameters: [20, 25, 30, 35], plot: 4 },
      results: { basalArea: 618.50105 },
      cautions: ['check the area'],
      source: 'By hand: a hundred times 6.1850105',
    },
  ],
  references: [
    { title: 'Reineke: Perfecting a stand-density index for even-aged forests, J. Agric. Res. 46 (1933) 627' },
    { title: 'Burkhart, Avery, Bullock: Forest Measurements, 6th ed., ch. 8 and 15', isbn: '978-1-4786-3618-2' },
  ],
});
