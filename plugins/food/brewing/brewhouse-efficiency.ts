import {
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  measure,
  number,
  percent,
  roundTo,
  sum,
} from '@reckoner/engine';
import {
  fermentables,
  inPpg,
  LEAST_OF_SUGAR,
  leastPotential,
  mostPotential,
  notOnScale,
  potentialScale,
} from './shared/extract.js';

/** Points of what was not mashed. */
const extractAdded = (
  rows: readonly { readonly mass: number; readonly potential: number; readonly use: 'mash' | 'kettle' }[],
  scale: 'ppg' | 'metric' | 'yield',
) => sum(rows.map((row) => (row.use === 'kettle' ? row.mass * inPpg(row.potential, scale) : 0)));

/** Points in the wort over those that the mashed grain has, after what extract and sugar brought. */
export default defineCalculator({
  title: 'Brewhouse efficiency',
  description:
    'Brewhouse and mash efficiency from the grain bill and the volumes and gravities of the wort in fermenter and kettle.',
  keywords: ['mash efficiency', 'extract efficiency', 'brewing efficiency', 'lauter efficiency', 'homebrew'],
  related: ['original-gravity-grain-bill', 'mash-sparge-water-volume'],
  inputs: {
    scale: potentialScale,
    fermentables,
    volume: measure('gal', {
      label: 'Volume in the fermenter',
      help: 'Cooled: hot wort takes up to 4% more room.',
      unit: 'L',
      symbol: 'V',
      min: 0.01,
      max: 1e6,
      usual: [1, 100000],
    }),
    gravity: number({
      label: 'Original gravity in the fermenter',
      help: 'As a specific gravity, such as 1.050, corrected for temperature.',
      symbol: 'OG',
      above: 1,
      max: 1.2,
      usual: [1.01, 1.16],
    }),
    kettleVolume: measure('gal', {
      label: 'Volume in the kettle',
      help: 'Before or after the boil, as it would be when cooled: 4% less than is read near boiling.',
      unit: 'L',
      symbol: 'V_k',
      min: 0.01,
      max: 1e6,
      usual: [1, 100000],
      optional: true,
    }),
    kettleGravity: number({
      label: 'Gravity in the kettle',
      help: 'With all extract and sugar of the list in it, corrected for temperature.',
      symbol: 'G_k',
      above: 1,
      max: 1.2,
      usual: [1.01, 1.16],
      optional: true,
    }),
  },
  outputs: {
    efficiency: percent({ label: 'Brewhouse efficiency', symbol: '\\eta_b', places: 1 }),
    mash: percent({ label: 'Mash efficiency', symbol: '\\eta_m', places: 1, optional: true }),
    reached: percent({
      label: 'Share of the extract in the kettle that reached the fermenter',
      symbol: '\\tau',
      places: 1,
      optional: true,
    }),
    most: number({ label: 'Gravity in the fermenter at an efficiency of 100%', symbol: 'OG_{100}', places: 4 }),
  },
  formula: ({ scale, fermentables, volume, gravity, kettleVolume, kettleGravity }) => {
    const of = (use: 'mash' | 'kettle') =>
      sum(fermentables.map((row) => (row.use === use ? row.mass * inPpg(row.potential, scale) : 0)));
    const mashed = of('mash');
    const added = of('kettle');
    const fermenter = 1000 * (gravity - 1) * volume;
    const most = 1 + (mashed + added) / volume / 1000;
    if (kettleVolume === undefined || kettleGravity === undefined)
      return { efficiency: isAbove(fermenter, added) ? (fermenter - added) / mashed : 0, most };
    const kettle = 1000 * (kettleGravity - 1) * kettleVolume;
    const mash = isAbove(kettle, added) ? (kettle - added) / mashed : 0;
    const reached = fermenter / kettle;
    return { efficiency: mash * reached, mash, reached, most };
  },
  stepwise: [
    'Points in the wort = 1000 (gravity - 1) × volume (gal); points of an ingredient = mass (lb) × potential (ppg).',
    'Mash efficiency = (points in the kettle - points of extract and sugar) / points of what is mashed; times the share of the points in the kettle that reached the fermenter it is the brewhouse efficiency.',
    'Without figures of the kettle: brewhouse efficiency = (points in the fermenter - points of extract and sugar) / points of what is mashed.',
  ],
  explanation:
    'Of the potential of what is mashed {efficiency} reached the fermenter{mash? and {mash} the kettle|}; at 100%, with all extract and sugar of the list, the fermenter would have {most}.',
  requires: [
    {
      that: (_, given) => given.kettleVolume === given.kettleGravity,
      field: 'kettleGravity',
      says: 'The mash efficiency needs both volume and gravity in the kettle, or leave both out.',
    },
    {
      that: ({ fermentables }) => fermentables.some(({ use }) => use === 'mash'),
      field: 'fermentables',
      says: 'Nothing is mashed: extract and sugar have no efficiency.',
    },
    {
      that: (inputs, given) =>
        given.kettleVolume ||
        isAtMost(extractAdded(inputs.fermentables, inputs.scale), 1000 * (inputs.gravity - 1) * inputs.volume),
      field: 'gravity',
      says: 'Extract and sugar alone give more than a gravity of {gravity} in this volume: check both, and the list. Where much stayed in the kettle, send volume and gravity there too.',
    },
    {
      that: ({ scale, fermentables, kettleVolume, kettleGravity }) =>
        isAtMost(extractAdded(fermentables, scale), 1000 * (kettleGravity - 1) * kettleVolume),
      field: 'kettleGravity',
      says: 'Extract and sugar alone give more than a gravity of {kettleGravity} in the kettle: take one that was read with them in it.',
    },
    {
      each: 'fermentables',
      that: ({ potential }, { scale }) => potential <= mostPotential(scale),
      field: 'potential',
      says: 'Nothing gives more than sugar, which has 46 ppg, 386 L°/kg or 100%. Choose the scale of the potentials.',
    },
    {
      each: 'fermentables',
      that: ({ potential }) => potential >= 1.1,
      field: 'potential',
      says: (_, { scale }) => notOnScale(scale),
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ efficiency, mash }) => isAbove(efficiency, 1) || (mash !== undefined && isAbove(mash, 1)),
      says: 'More than 100% cannot come out of the grain: check masses, potentials and their scale, whether the volume was read hot, and whether the gravity is corrected for temperature.',
    },
    {
      level: 'caution',
      when: ({ efficiency }) => roundTo(100 * efficiency, 1) < 40,
      says: 'Below 40% a figure is wrong more often than the mash: check units and scale; else look at the crush, the temperature of the mash and what stayed behind.',
    },
    {
      level: 'caution',
      when: ({ reached }) => reached !== undefined && isAbove(reached, 1),
      says: 'The fermenter would hold more extract than the kettle did: a volume or a gravity is off, and with it one of the efficiencies.',
    },
    {
      level: 'caution',
      when: ({ scale, fermentables }) => fermentables.some(({ potential }) => potential < leastPotential(scale)),
      says: ({ scale }) =>
        scale === 'ppg'
          ? 'A potential below 10 ppg is that of a fruit, not of a malt: check it.'
          : 'A potential is lower than malt has on the chosen scale, as if it were in ppg: check it and the scale.',
    },
    {
      level: 'caution',
      when: ({ scale, fermentables }) =>
        fermentables.some(({ potential, use }) => use === 'mash' && isAtLeast(inPpg(potential, scale), LEAST_OF_SUGAR)),
      says: 'A potential of 42 ppg (350 L°/kg, 91%) and more is that of dry extract or sugar, which counts in full: give “Extract or sugar” as its use, unless it goes into the mash.',
    },
    {
      level: 'note',
      when: ({ fermentables, kettleVolume }) =>
        kettleVolume === undefined && fermentables.some(({ use }) => use === 'kettle'),
      says: 'Extract and sugar are taken off as if all of them had reached the fermenter: with losses in the kettle the efficiency of the grain is higher than told. Send volume and gravity in the kettle to count them.',
    },
  ],
  notes: [
    'Brewhouse efficiency here counts the wort in the fermenter; some count that in the kettle, which is the mash efficiency.',
  ],
  examples: [
    {
      inputs: {
        volume: '2.5 gal',
        gravity: 1.043,
        fermentables: [
          { mass: '3 lb', potential: 35.7 },
          { mass: '1 lb', potential: 31.3 },
        ],
      },
      results: { efficiency: 77.67341, most: 1.05536 },
      source: 'joshbrews.com, a bitter: 55.36 points at most, 43 of them come; digits by hand, 43/55.36',
    },
    {
      inputs: {
        volume: 19,
        gravity: 1.052,
        kettleVolume: 22,
        kettleGravity: 1.05,
        fermentables: [
          { mass: 5, potential: 37 },
          { mass: 0.5, potential: 34 },
        ],
      },
      results: { efficiency: 58.608173, mash: 65.252015, reached: 89.818182, most: 1.0887248 },
      source: 'Python (mpmath)',
    },
    {
      inputs: {
        volume: 20,
        gravity: 1.055,
        kettleVolume: 21,
        kettleGravity: 1.056,
        fermentables: [
          { mass: 5, potential: 37 },
          { mass: 0.5, potential: 34 },
          { mass: 0.5, potential: 46, use: 'kettle' },
        ],
      },
      results: { efficiency: 54.601715, mash: 58.374197, reached: 93.537415, most: 1.0938858 },
      source: 'Python (mpmath)',
    },
    {
      inputs: { volume: 20, gravity: 1.08, fermentables: [{ mass: 5, potential: 37 }] },
      results: { efficiency: 103.63367, most: 1.077195 },
      cautions: ['More than 100%'],
      source: 'Python (mpmath)',
    },
    {
      inputs: {
        volume: 20,
        gravity: 1.05,
        fermentables: [
          { mass: 5, potential: 37 },
          { mass: 1, potential: 46 },
        ],
      },
      results: { efficiency: 51.872912 },
      cautions: ['counts in full'],
      source: 'By hand: 1000/(231 × 8.3454), the sugar taken as mashed by default',
    },
    {
      inputs: { volume: '1000.4 gal', gravity: 1.037, fermentables: [{ mass: '1000 lb', potential: 37 }] },
      results: { efficiency: 100.04, most: '1.036985' },
      cautions: ['More than 100%'],
      source: 'By hand: 37 × 1000.4 of 37,000 points, barely more than there are; 37/1000.4 × 1000',
    },
    {
      inputs: { volume: 20, gravity: 1.02, fermentables: [{ mass: 5, potential: 37 }] },
      results: { efficiency: 25.908417 },
      cautions: ['Below 40%'],
      source: 'Python (mpmath)',
    },
    {
      inputs: {
        volume: 20,
        gravity: 1.05,
        kettleVolume: 19,
        kettleGravity: 1.05,
        scale: 'metric',
        fermentables: [{ mass: 5, potential: 300 }],
      },
      results: { efficiency: 66.666667, mash: 63.333333, reached: 105.26316 },
      cautions: ['more extract than the kettle'],
      source: 'By hand: 50 × 20/1500, 50 × 19/1500, 20/19',
    },
    {
      inputs: { volume: 20, gravity: 1.05, scale: 'yield', fermentables: [{ mass: 5, potential: 80 }] },
      results: { efficiency: 65.123058 },
      source: 'Python (mpmath)',
    },
    {
      inputs: { volume: 20, gravity: 1.01, scale: 'yield', fermentables: [{ mass: 5, potential: 37 }] },
      results: { efficiency: 28.161323 },
      cautions: ['Below 40%', 'as if it were in ppg'],
      source: 'Python (mpmath)',
    },
    {
      inputs: {
        volume: 20,
        gravity: 1.05,
        fermentables: [
          { mass: 5, potential: 37 },
          { mass: 1, potential: 3 },
        ],
      },
      results: { efficiency: 63.737461 },
      cautions: ['that of a fruit'],
      source: 'Python (mpmath)',
    },
    {
      inputs: {
        volume: '1 gal',
        gravity: 1.046,
        kettleVolume: '1 gal',
        kettleGravity: 1.046,
        fermentables: [
          { mass: '1 lb', potential: 46, use: 'kettle' },
          { mass: '1 lb', potential: 37 },
        ],
      },
      results: { efficiency: 0, mash: 0, reached: 100 },
      cautions: ['Below 40%'],
      source: 'By hand: the sugar alone gives 46 points',
    },
    {
      inputs: {
        volume: '1 gal',
        gravity: 1.046,
        fermentables: [
          { mass: '1 lb', potential: 46, use: 'kettle' },
          { mass: '1 lb', potential: 37 },
        ],
      },
      results: { efficiency: 0, most: 1.083 },
      cautions: ['Below 40%', 'had reached the fermenter'],
      source: 'By hand: the sugar alone gives 46 points; 83 at most',
    },
    {
      inputs: { volume: 20, gravity: 1.05, kettleVolume: 22, fermentables: [{ mass: 5, potential: 37 }] },
      refused: 'needs both',
      source: 'One of two',
    },
    {
      inputs: { volume: 20, gravity: 1.05, fermentables: [{ mass: 5, potential: 44, use: 'kettle' }] },
      refused: 'Nothing is mashed',
      source: 'Extract alone',
    },
    {
      inputs: {
        volume: 20,
        gravity: 1.01,
        fermentables: [
          { mass: 5, potential: 37 },
          { mass: 3, potential: 46, use: 'kettle' },
        ],
      },
      refused: 'Extract and sugar alone',
      source: 'By hand: 3 kg of sugar in 20 L give 57 points',
    },
    {
      inputs: {
        volume: 20,
        gravity: 1.08,
        kettleVolume: 22,
        kettleGravity: 1.03,
        fermentables: [
          { mass: 5, potential: 37 },
          { mass: 3, potential: 46, use: 'kettle' },
        ],
      },
      refused: 'read with them in it',
      source: 'By hand: 3 kg of sugar in 22 L give 52 points',
    },
    {
      inputs: { volume: 20, gravity: 1.05, fermentables: [{ mass: 5, potential: 300 }] },
      refused: 'Choose the scale',
      source: 'L°/kg sent as ppg',
    },
    {
      inputs: { volume: 20, gravity: 1.05, fermentables: [{ mass: 5, potential: 1.037 }] },
      refused: 'Write the points',
      source: 'A specific gravity as potential',
    },
    {
      inputs: { volume: 20, gravity: 1.05, scale: 'yield', fermentables: [{ mass: 5, potential: 0.8 }] },
      refused: 'write 80 for 0.8',
      source: 'A fraction sent as percent',
    },
    {
      inputs: { volume: 20, gravity: 1.05, scale: 'metric', fermentables: [{ mass: 5, potential: 1.037 }] },
      refused: 'about 300 L°/kg',
      source: 'A specific gravity as L°/kg',
    },
  ],
  references: [
    {
      title: 'Palmer: How to Brew, chapter 12, Extraction and Maximum Yield',
      url: 'http://howtobrew.com/book/section-2/what-is-malted-grain/extraction-and-maximum-yield',
    },
    {
      title: 'Braukaiser: Troubleshooting Brewhouse Efficiency (definitions, kettle additions)',
      url: 'http://braukaiser.com/wiki/index.php?title=Troubleshooting_Brewhouse_Efficiency',
    },
  ],
});
