import {
  choice,
  constant,
  defineCalculator,
  floorNear,
  integer,
  isAtMost,
  quantity,
  rows,
  table,
  text,
} from '@reckoner/engine';

/** Each sample by C₁V₁ = C₂V₂, what is too dilute or too little with all that goes in. */
export default defineCalculator({
  title: 'Nucleic acid normalization volumes',
  description:
    'Volumes of sample and water that bring DNA or RNA samples of different concentrations to the same mass or concentration in one volume.',
  keywords: [
    'normalize DNA',
    'normalise RNA',
    'equal ng per reaction',
    'RNA input for cDNA',
    'dilute samples to same concentration',
  ],
  inputs: {
    target: choice(
      { mass: 'Mass in each tube', concentration: 'Concentration' },
      { label: 'Bring all to the same', default: 'mass' },
    ),
    mass: quantity('ng', {
      label: 'Mass in each tube',
      symbol: 'm',
      above: 0,
      max: 1e7,
      usual: [1, 10000],
      when: { target: 'mass' },
    }),
    concentration: quantity('ng/µL', {
      label: 'Final concentration',
      symbol: 'c',
      above: 0,
      max: 1e5,
      usual: [0.1, 1000],
      when: { target: 'concentration' },
    }),
    finalVolume: quantity('µL', { label: 'Final volume of each', symbol: 'V', above: 0, max: 1e5, usual: [5, 1500] }),
    samples: rows(
      {
        name: text({ label: 'Sample', maxLength: 60, optional: true }),
        stock: quantity('ng/µL', { label: 'Concentration', min: 0, max: 1e5, usual: [0.5, 5000] }),
        available: quantity('µL', { label: 'Volume at hand', above: 0, max: 1e6, optional: true }),
      },
      { label: 'Samples', maxItems: 400 },
    ),
  },
  outputs: {
    volumes: table(
      {
        name: text({ label: 'Sample' }),
        sample: quantity('µL', { label: 'Sample', places: 2 }),
        water: quantity('µL', { label: 'Water', places: 2 }),
        mass: quantity('ng', { label: 'Mass', places: 2 }),
        remark: text({ label: 'Remark' }),
      },
      { label: 'Volumes' },
    ),
    wanted: quantity('ng', { label: 'Mass wanted in each', places: 2 }),
    wantedConcentration: quantity('ng/µL', { label: 'Concentration wanted in each', places: 3 }),
    short: integer({ label: 'Samples that fall short' }),
    reachable: quantity('ng', { label: 'Most that every sample can reach', places: 2 }),
    reachableConcentration: quantity('ng/µL', {
      label: 'Highest concentration that every sample can reach',
      places: 3,
    }),
    water: quantity('µL', { label: 'Water in all', places: 1 }),
  },
  formula: ({ target, mass, concentration, finalVolume, samples }) => {
    const wanted = target === 'mass' ? mass : concentration * finalVolume;
    const volumes = samples.map(({ name, stock, available }, index) => {
      const number = index + 1;
      const most = Math.min(available ?? finalVolume, finalVolume);
      const enough = isAtMost(wanted, stock * most);
      const sample = enough ? Math.min(wanted / stock, most) : most;
      const tooDilute = !isAtMost(wanted, stock * finalVolume);
      const small = sample < constant(0.995, 'µL');
      const remark = tooDilute
        ? 'Too dilute: falls short'
        : !enough
          ? 'Too little at hand: falls short'
          : small
            ? 'Below 1 µL: dilute first'
            : '';
      return {
        name: name ?? `Sample ${number}`,
        sample,
        water: finalVolume - sample,
        mass: enough ? wanted : stock * sample,
        remark,
        enough,
      };
    });
    const least = Math.min(
      ...samples.map(({ stock, available }) => stock * Math.min(available ?? finalVolume, finalVolume)),
    );
    return {
      volumes: volumes.map(({ name, sample, water, mass, remark }) => ({ name, sample, water, mass, remark })),
      wanted,
      wantedConcentration: wanted / finalVolume,
      short: volumes.filter(({ enough }) => !enough).length,
      reachable: floorNear((100 * least) / constant(1, 'ng')) * constant(0.01, 'ng'),
      reachableConcentration: floorNear((1000 * least) / finalVolume / constant(1, 'ng/µL')) * constant(0.001, 'ng/µL'),
      water: volumes.reduce((total, { water }) => total + water, constant(0, 'µL')),
    };
  },
  stepwise: [
    'Each sample gives the mass wanted divided by its concentration, and water fills up to the final volume.',
    'A sample that cannot give the mass goes in with all that fits or is at hand: its row shows the mass that it reaches.',
  ],
  explanation: ({ short }) =>
    short === 0
      ? 'For {wanted} in {finalVolume} each, {wantedConcentration}, take the volumes of the table.'
      : 'For {wanted} in {finalVolume} each, {wantedConcentration}, take the volumes of the table: {short} {short|sample falls|samples fall} short, and the most that every sample can reach is {reachable}, or {reachableConcentration}.',
  cautions: [
    {
      level: 'caution',
      when: ({ short }) => short > 0,
      says: ({ reachable }) =>
        reachable > constant(0, 'ng')
          ? 'A sample cannot give the mass wanted and is not normalized: bring all to the {reachable} ({reachableConcentration}) that every sample can reach, or concentrate it or isolate more.'
          : 'A sample cannot give the mass wanted and is not normalized, as it holds next to nothing: leave it out, or isolate it again.',
    },
    {
      level: 'caution',
      when: ({ volumes }) => volumes.some(({ sample }) => sample < constant(0.995, 'µL')),
      says: 'Less than 1 µL of a sample is hard to pipette exactly: dilute that sample first, enter what it then has, or make a larger volume.',
    },
  ],
  examples: [
    {
      inputs: {
        mass: 500,
        finalVolume: 10,
        samples: [
          { name: 'A', stock: 250 },
          { name: 'B', stock: 80 },
          { stock: 125, available: 30 },
        ],
      },
      results: {
        volumes: {
          length: 3,
          rows: {
            0: { name: 'A', sample: 2, water: 8, mass: 500 },
            1: { sample: 6.25, water: 3.75 },
            2: { name: 'Sample 3', sample: 4, water: 6, remark: '' },
          },
        },
        wanted: 500,
        wantedConcentration: 50,
        short: 0,
        reachable: 800,
        reachableConcentration: 80,
        water: 17.75,
      },
      source: 'By hand: 500/250, 500/80, 500/125; 80 × 10',
    },
    {
      inputs: {
        target: 'concentration',
        concentration: 20,
        finalVolume: 50,
        samples: [{ stock: 12 }, { stock: 2000 }, { stock: 100, available: 6 }, { stock: 20 }],
      },
      results: {
        volumes: {
          rows: {
            0: { sample: 50, water: 0, mass: 600, remark: 'Too dilute: falls short' },
            1: { sample: 0.5, water: 49.5, mass: 1000, remark: 'Below 1 µL: dilute first' },
            2: { sample: 6, water: 44, mass: 600, remark: 'Too little at hand: falls short' },
            3: { sample: 50, water: 0, mass: 1000, remark: '' },
          },
        },
        wanted: 1000,
        wantedConcentration: 20,
        short: 2,
        reachable: 600,
        reachableConcentration: 12,
        water: 93.5,
      },
      cautions: ['is not normalized', 'hard to pipette'],
      source: 'By hand: 20 × 50 = 1000 ng; 12 × 50, 1000/2000, 100 × 6, 1000/20',
    },
    {
      inputs: { mass: 100, finalVolume: 10, samples: [{ name: 'Blank', stock: 0 }, { stock: 40 }] },
      results: { short: 1, reachable: 0, reachableConcentration: 0 },
      cautions: ['leave it out'],
      source: 'By hand: nothing in the first',
    },
    {
      inputs: { mass: 500, finalVolume: 15, samples: [{ stock: 20.0005 }, { stock: 90 }] },
      results: { short: 1, reachable: '300.00', reachableConcentration: '20' },
      cautions: ['is not normalized'],
      source: 'By hand: 20.0005 × 15 = 300.0075 ng, told rounded down',
    },
    {
      inputs: { mass: 800.008, finalVolume: 10, samples: [{ stock: 80 }, { stock: 250 }] },
      results: { wanted: 800.008, wantedConcentration: 80.0008, short: 1, reachable: 800 },
      cautions: ['is not normalized'],
      source: 'By hand: 80 × 10, just below what is wanted',
    },
  ],
  notes: [
    'What every sample can reach is told rounded down, so that it can be sent back.',
    'Absorbance counts RNA, free nucleotides and primers along with DNA: a fluorescent dye measures double strands alone.',
  ],
  references: [{ title: 'Sambrook, Russell: Molecular Cloning, 3rd ed., appendix 8', isbn: '978-0-87969-577-4' }],
});
