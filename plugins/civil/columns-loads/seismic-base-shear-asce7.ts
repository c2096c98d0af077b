import { choice, defineCalculator, isAbove, isAtLeast, isBelow, measure, number, rows, table } from '@reckoner/engine';

/** Equivalent lateral force procedure of ASCE 7-16, 12.8, with the approximate period; feet and kips. */
export default defineCalculator({
  title: 'Seismic base shear (ASCE 7-16)',
  description:
    'Seismic base shear and story forces by the equivalent lateral force procedure from site, system and stories.',
  keywords: ['equivalent lateral force', 'ELF', 'seismic response coefficient', 'SDS SD1', 'V = Cs W', 'story forces'],
  inputs: {
    shortAcceleration: number({ label: 'SDS', usual: [0.03, 3], symbol: 'S_{DS}', min: 0.01, max: 4 }),
    secondAcceleration: number({ label: 'SD1', usual: [0.01, 2], symbol: 'S_{D1}', min: 0.005, max: 4 }),
    mappedSecond: number({
      label: 'S1',
      help: 'At 0.6 or more a further lower limit applies.',
      symbol: 'S_1',
      min: 0,
      max: 4,
      optional: true,
    }),
    longPeriod: measure('s', { label: 'Long-period transition TL', symbol: 'T_L', min: 2, max: 20, default: 8 }),
    modification: number({ label: 'Response modification coefficient R', symbol: 'R', min: 1, max: 8 }),
    importance: number({ label: 'Importance factor', symbol: 'I_e', min: 1, max: 1.5, default: 1 }),
    system: choice(
      {
        steelFrame: 'Steel moment frame',
        concreteFrame: 'Concrete moment frame',
        eccentric: 'Eccentrically braced or buckling-restrained steel',
        other: 'All other systems',
      },
      { label: 'Structural system', default: 'other' },
    ),
    stories: rows(
      {
        height: measure('ft', { label: 'Height above the base', min: 1, max: 2000 }),
        weight: measure('kip', { label: 'Seismic weight', min: 0.01, max: 1e6, usual: [3, 50000] }),
      },
      { label: 'Stories', maxItems: 100 },
    ),
  },
  outputs: {
    baseShear: measure('kip', { label: 'Base shear', symbol: 'V', places: 1 }),
    coefficient: number({ label: 'Seismic response coefficient', symbol: 'C_s', places: 4 }),
    period: measure('s', { label: 'Approximate period', symbol: 'T_a', places: 3 }),
    weight: measure('kip', { label: 'Seismic weight', symbol: 'W', places: 1 }),
    forces: table(
      { height: measure('ft', { label: 'Height' }), force: measure('kip', { label: 'Story force', places: 2 }) },
      { label: 'Story forces' },
    ),
  },
  formula: (inputs) => {
    const { shortAcceleration, secondAcceleration, mappedSecond, longPeriod, modification, importance } = inputs;
    const { system, stories } = inputs;
    const height = Math.max(...stories.map((story) => story.height));
    const period =
      system === 'steelFrame'
        ? 0.028 * height ** 0.8
        : system === 'concreteFrame'
          ? 0.016 * height ** 0.9
          : system === 'eccentric'
            ? 0.03 * height ** 0.75
            : 0.02 * height ** 0.75;
    const ductility = modification / importance;
    const upper =
      period <= longPeriod
        ? secondAcceleration / (period * ductility)
        : (secondAcceleration * longPeriod) / (period ** 2 * ductility);
    const lower = Math.max(
      0.044 * shortAcceleration * importance,
      0.01,
      mappedSecond !== undefined && mappedSecond >= 0.6 ? (0.5 * mappedSecond) / ductility : 0,
    );
    const coefficient = Math.max(lower, Math.min(shortAcceleration / ductility, upper));
    const weight = stories.reduce((sum, story) => sum + story.weight, 0);
    const baseShear = coefficient * weight;
    const exponent = Math.min(2, Math.max(1, 1 + (period - 0.5) / 2));
    const share = stories.map((story) => story.weight * story.height ** exponent);
    const total = share.reduce((sum, part) => sum + part, 0);
    const forces = stories.map((story, index) => ({
      height: story.height,
      force: (baseShear * share[index]!) / total,
    }));
    return { baseShear, coefficient, period, weight, forces };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ secondAcceleration, mappedSecond }) =>
        mappedSecond !== undefined && isAbove(secondAcceleration, 3 * mappedSecond),
      says: 'SD1 = {secondAcceleration} does not belong to S1 = {mappedSecond}: it would need a site coefficient over 4.5. Give the S1 of the site, which may set a higher lower limit.',
    },
    {
      level: 'caution',
      when: ({ secondAcceleration, shortAcceleration }) => secondAcceleration > shortAcceleration,
      says: 'SD1 is above SDS, which few sites have: check that they are not exchanged.',
    },
    {
      level: 'caution',
      when: ({ stories, period, secondAcceleration, shortAcceleration }) =>
        Math.max(...stories.map((story) => story.height)) > 160 &&
        isAtLeast(period, (3.5 * secondAcceleration) / shortAcceleration),
      says: 'Over 160 ft and with a period of 3.5 SD1/SDS or more, Table 12.6-1 does not allow this procedure in design categories D to F.',
    },
    {
      level: 'caution',
      // S1 is at most SD1 over two thirds of the least site coefficient, 0.8: could its limit govern?
      when: ({ secondAcceleration, mappedSecond, coefficient, importance, modification }) =>
        mappedSecond === undefined &&
        secondAcceleration >= 0.32 &&
        isBelow(coefficient, (0.9375 * secondAcceleration * importance) / modification),
      says: 'S1 was left out, and its limit may govern here: where S1 is 0.6 or more, Cs is at least 0.5 S1/(R/Ie).',
    },
  ],
  explanation:
    'With a period of {period} the coefficient is {coefficient}: the base shear is {baseShear} of a weight of {weight}.',
  examples: [
    {
      inputs: {
        shortAcceleration: 1,
        secondAcceleration: 0.6,
        mappedSecond: 0.5,
        modification: 8,
        system: 'steelFrame',
        stories: [
          { height: 12, weight: 300 },
          { height: 24, weight: 300 },
          { height: 36, weight: 300 },
          { height: 48, weight: 250 },
        ],
      },
      results: {
        baseShear: 139.190015,
        coefficient: 0.121034796,
        period: 0.619656517,
        weight: 1150,
        forces: { length: 4, rows: { 0: { force: 14.045298 }, 3: { height: 48, force: 50.866271 } } },
      },
      source: 'Python, from ASCE 7-16, 12.8.1 to 12.8.3',
    },
    {
      inputs: {
        shortAcceleration: 0.8,
        secondAcceleration: 0.4,
        mappedSecond: 0.7,
        longPeriod: 6,
        modification: 3.5,
        importance: 1.25,
        stories: [
          { height: 75, weight: 1000 },
          { height: 150, weight: 800 },
        ],
      },
      results: {
        baseShear: 299.968758,
        coefficient: 0.16664931,
        period: 0.857232129,
        forces: { rows: { 1: { force: 193.251589 } } },
      },
      source: 'Python, from ASCE 7-16, 12.8.1 to 12.8.3',
    },
    {
      inputs: {
        shortAcceleration: 0.5,
        secondAcceleration: 0.3,
        longPeriod: 4,
        modification: 3,
        system: 'eccentric',
        stories: [
          { height: 500, weight: 100 },
          { height: 1000, weight: 100 },
        ],
      },
      results: {
        coefficient: 0.022,
        baseShear: 4.4,
        period: '5.334838',
        forces: { rows: { 0: { force: 0.88 }, 1: { force: 3.52 } } },
      },
      cautions: ['Over 160 ft and with a period of 3.5'],
      source: 'Python, from ASCE 7-16, eqs. 12.8-4 and 12.8-5: the lower limit 0.044 SDS Ie governs, k = 2',
    },
    {
      inputs: {
        shortAcceleration: 1,
        secondAcceleration: 0.6,
        modification: 5,
        system: 'concreteFrame',
        stories: [{ height: 10, weight: 100 }],
      },
      results: { coefficient: 0.2, baseShear: 20, period: 0.127092518 },
      source: 'By hand: SDS/R = 0.2; 0.016 × 10^0.9',
    },
    {
      inputs: {
        shortAcceleration: 0.5,
        secondAcceleration: 0.9,
        mappedSecond: 0.2,
        modification: 3,
        stories: [{ height: 12, weight: 100 }],
      },
      results: { baseShear: 16.66667, coefficient: 0.1666667 },
      cautions: ['does not belong to S1', 'are not exchanged'],
      source: 'Python: 12.8-2 to 12.8-6 with Ta = 0.02 × 12^0.75',
    },
    {
      inputs: {
        shortAcceleration: 1,
        secondAcceleration: 0.6,
        modification: 8,
        system: 'steelFrame',
        stories: [{ height: 200, weight: 1000 }],
      },
      results: { baseShear: 44, coefficient: 0.044 },
      cautions: ['S1 was left out'],
      source:
        'By hand: the limit 0.044 SDS is above 0.6/(8 × 0.028 × 200^0.8) = 0.0387; with S1 = 0.75 it would be 0.0469',
    },
  ],
  notes: [
    'Regular buildings for which 12.6 allows the procedure; drift, torsion, vertical effects and redundancy come on top.',
    'A licensed engineer must check the design.',
  ],
  references: [{ title: 'ASCE/SEI 7-16: Minimum Design Loads and Associated Criteria, 12.8' }],
});
