import { category, defineCalculator, findRoot, number, percent, rows, sum, table, text } from '@reckoner/engine';

/** Σ zᵢ(Kᵢ - 1)/(1 + ψ(Kᵢ - 1)) = 0 for the vapor fraction ψ. */
export default defineCalculator({
  title: 'Flash drum (Rachford-Rice)',
  description:
    'Vapor fraction and compositions of an isothermal flash from the feed and the K-values of its components.',
  keywords: ['Rachford-Rice', 'isothermal flash', 'vapor fraction', 'K-value', 'VLE'],
  inputs: {
    components: rows(
      {
        name: text({ label: 'Component', minLength: 1, maxLength: 40 }),
        feed: number({ label: 'Moles in the feed', min: 0.000001, max: 1e9 }),
        k: number({ label: 'K-value', help: 'y/x at the drum’s temperature and pressure.', min: 0.000001, max: 1e6 }),
      },
      { label: 'Components', minItems: 2, maxItems: 30 },
    ),
  },
  outputs: {
    vaporFraction: percent({ label: 'Vapor fraction of the feed', symbol: '\\psi', places: 3 }),
    state: category(['Subcooled liquid', 'Two phases', 'Superheated vapor'], { label: 'State' }),
    composition: table(
      {
        name: text({ label: 'Component' }),
        feed: number({ label: 'z in the feed', places: 5 }),
        liquid: number({ label: 'x in the liquid', optional: true, places: 5 }),
        vapor: number({ label: 'y in the vapor', optional: true, places: 5 }),
      },
      { label: 'Mole fractions' },
    ),
  },
  formula: ({ components }) => {
    const total = sum(components.map(({ feed }) => feed));
    const bubble = sum(components.map(({ feed, k }) => (feed * k) / total));
    const dew = sum(components.map(({ feed, k }) => feed / (k * total)));
    if (bubble <= 1) {
      const composition = components.map(({ name, feed }) => ({ name, feed: feed / total, liquid: feed / total }));
      return { vaporFraction: 0, state: 'Subcooled liquid', composition };
    }
    if (dew <= 1) {
      const composition = components.map(({ name, feed }) => ({ name, feed: feed / total, vapor: feed / total }));
      return { vaporFraction: 1, state: 'Superheated vapor', composition };
    }
    const rachfordRice = (fraction: number) =>
      sum(components.map(({ feed, k }) => ((feed / total) * (k - 1)) / (1 + fraction * (k - 1))));
    const vaporFraction = findRoot(rachfordRice, 0, 1);
    const composition = components.map(({ name, feed, k }) => {
      const liquid = feed / total / (1 + vaporFraction * (k - 1));
      return { name, feed: feed / total, liquid, vapor: k * liquid };
    });
    return { vaporFraction, state: 'Two phases', composition };
  },
  explanation: 'Of the feed {vaporFraction} leaves as vapor: {state}.',
  examples: [
    {
      inputs: {
        components: [
          { name: 'Propane', feed: 25, k: 4.2 },
          { name: 'n-Butane', feed: 25, k: 1.75 },
          { name: 'n-Pentane', feed: 25, k: 0.74 },
          { name: 'n-Hexane', feed: 25, k: 0.34 },
        ],
      },
      results: {
        vaporFraction: 67.678437,
        state: 'Two phases',
        composition: {
          length: 4,
          rows: {
            0: { feed: 0.25, liquid: 0.078971226, vapor: 0.33167915 },
            3: { liquid: 0.45181622, vapor: 0.15361752 },
          },
        },
      },
      source: 'scipy.optimize.brentq of the Rachford-Rice sum',
    },
    {
      inputs: {
        components: [
          { name: 'A', feed: 1, k: 2 },
          { name: 'B', feed: 1, k: 0.5 },
        ],
      },
      results: { vaporFraction: 50, composition: { rows: { 0: { liquid: 0.33333333, vapor: 0.66666667 } } } },
      source: 'By hand: symmetric in A and B; x = 0.5/1.5',
    },
    {
      inputs: {
        components: [
          { name: 'A', feed: 1, k: 1.2 },
          { name: 'B', feed: 1, k: 0.5 },
        ],
      },
      results: { vaporFraction: 0, state: 'Subcooled liquid' },
      source: 'By hand: Σ zK = 0.85',
    },
    {
      inputs: {
        components: [
          { name: 'A', feed: 1, k: 3 },
          { name: 'B', feed: 1, k: 1.1 },
        ],
      },
      results: { vaporFraction: 100, state: 'Superheated vapor' },
      source: 'By hand: Σ z/K = 0.621',
    },
  ],
  notes: ['K-values are taken as given: for mixtures far from ideal they depend on the compositions found.'],
  references: [
    {
      title:
        'Rachford, Rice: Procedure for use of electronic digital computers in calculating flash vaporization, J. Pet. Technol. 4 (1952) 19',
    },
    { title: 'Seader, Henley, Roper: Separation Process Principles, 3rd ed., §4.4', isbn: '978-0-470-48183-7' },
  ],
});
