import { defineCalculator, isAtLeast, isAtMost, measure, number, percent, roundTo, sum } from '@reckoner/engine';
import {
  fermentables,
  inPpg,
  LEAST_OF_SUGAR,
  leastPotential,
  mostPotential,
  notOnScale,
  platoOf,
  potentialScale,
} from './shared/extract.js';

/** Sugar itself, without any water: 100 °P, a gravity of 1.586. */
const POINTS_OF_DRY_SUGAR = 586;

/** Points of all fermentables over the volume; what is mashed gives only its share. */
export default defineCalculator({
  title: 'Original gravity from grain bill',
  description:
    'Original gravity of a wort from masses and potentials of malts, extracts and sugars, efficiency and volume.',
  keywords: ['OG calculator', 'original gravity', 'points per pound per gallon', 'ppg', 'recipe gravity', 'homebrew'],
  related: ['brewhouse-efficiency', 'abv-original-final-gravity'],
  inputs: {
    volume: measure('gal', {
      label: 'Volume of wort',
      help: 'Cooled, where the efficiency is counted: with brewhouse efficiency that in the fermenter, with mash efficiency that in the kettle after the boil.',
      unit: 'L',
      symbol: 'V',
      min: 0.01,
      max: 1e6,
      usual: [1, 100000],
    }),
    efficiency: percent({
      label: 'Efficiency of the mash',
      help: 'Share of the potential that reaches the wort: often 65 to 80%. Only for what is mashed.',
      symbol: '\\eta',
      above: 0,
      max: 100,
      usual: [45, 95],
      optional: true,
    }),
    scale: potentialScale,
    fermentables,
  },
  outputs: {
    gravity: number({ label: 'Original gravity', symbol: 'OG', places: 4 }),
    plato: number({ label: 'Extract of the wort in °P', symbol: 'P', places: 1 }),
    points: number({ label: 'Gravity points', symbol: 'p', places: 1 }),
    most: number({ label: 'Original gravity at an efficiency of 100%', symbol: 'OG_{100}', places: 4, optional: true }),
  },
  formula: ({ volume, efficiency, scale, fermentables }) => {
    const of = (use: 'mash' | 'kettle') =>
      sum(fermentables.map((row) => (row.use === use ? row.mass * inPpg(row.potential, scale) : 0))) / volume;
    const mashed = of('mash');
    const added = of('kettle');
    const points = (efficiency ?? 0) * mashed + added;
    const found = { gravity: 1 + points / 1000, plato: platoOf(points), points };
    return efficiency === undefined ? found : { ...found, most: 1 + (mashed + added) / 1000 };
  },
  stepwise: [
    'Points of what is mashed: masses (lb) × potentials (ppg) × efficiency, over the volume (gal). Extract and sugar give theirs in full.',
    'OG = 1 + points / 1000; °P = 258.6 (OG - 1) / (1 + 227.1/258.2 (OG - 1)).',
  ],
  explanation:
    '{efficiency?At an efficiency of {efficiency} for what is mashed|Extract and sugar count in full:} the wort has an original gravity of {gravity}, which is {points} points or {plato} °P.',
  requires: [
    {
      that: (inputs, given) => given.efficiency === inputs.fermentables.some(({ use }) => use === 'mash'),
      field: 'efficiency',
      says: ({ fermentables }) =>
        fermentables.some(({ use }) => use === 'mash')
          ? 'What is mashed needs an efficiency; 70% is a usual one.'
          : 'Nothing is mashed, and extract and sugar count in full: leave the efficiency out.',
    },
    {
      that: (inputs, given) =>
        isAtMost(
          sum(
            inputs.fermentables.map(
              ({ mass, potential, use }) =>
                mass *
                inPpg(potential, inputs.scale) *
                (use === 'kettle' ? 1 : given.efficiency ? inputs.efficiency : 0),
            ),
          ),
          POINTS_OF_DRY_SUGAR * inputs.volume,
        ),
      field: 'volume',
      says: 'In {volume} this would be denser than sugar without any water, whose gravity is 1.586: check the volume, the masses and their units.',
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
      level: 'caution',
      when: ({ points }) => roundTo(points, 1) > 160,
      says: 'More than 160 points are more than nearly all worts have: check masses, volume and their units, as g for kg.',
    },
    {
      level: 'caution',
      when: ({ points }) => roundTo(points, 1) < 10,
      says: 'Less than 10 points is thinner than any beer is brewed: check masses, volume, efficiency and their units.',
    },
    {
      level: 'note',
      when: ({ efficiency, points }) =>
        efficiency !== undefined && roundTo(points, 1) > 75 && roundTo(points, 1) <= 160,
      says: 'Strong worts mostly come with a lower efficiency than those of ordinary strength: take one that was measured on a strong beer.',
    },
  ],
  examples: [
    {
      inputs: {
        volume: 20,
        efficiency: 72,
        fermentables: [
          { mass: 5, potential: 37 },
          { mass: 0.5, potential: 34 },
          { mass: 0.5, potential: 46, use: 'kettle' },
        ],
      },
      results: { gravity: 1.070285, plato: 17.117509, points: 70.284996, most: 1.0938858 },
      source: 'Python (mpmath), °P by the root of SG = 1 + P/(258.6 - 227.1 P/258.2)',
    },
    {
      inputs: { volume: '5 gal', fermentables: [{ mass: '5.55 lb', potential: 36, use: 'kettle' }] },
      results: { gravity: '1.03996', plato: 9.9827923, points: 39.96 },
      source: 'Palmer, How to Brew, §3.4: 5.55 lb of 36 ppg extract for 5 gal of 1.040; digits by hand',
    },
    {
      inputs: { volume: 20, efficiency: 75, scale: 'metric', fermentables: [{ mass: 5, potential: 300 }] },
      results: { gravity: '1.056250', points: '56.2500' },
      source: 'By hand: 5 × 300 × 0.75/20 = 56.25',
    },
    {
      inputs: { volume: 20, efficiency: 75, scale: 'yield', fermentables: [{ mass: 5, potential: 80 }] },
      results: { gravity: 1.0575833, points: 57.583291 },
      source: 'Python (mpmath): 80% of 46 ppg, as Palmer has it for Pilsner malt',
    },
    {
      inputs: { volume: 20, efficiency: 70, fermentables: [{ mass: 9, potential: 37 }] },
      results: { gravity: 1.0972657, points: 97.265689 },
      cautions: ['Strong worts'],
      source: 'Python (mpmath)',
    },
    {
      inputs: { volume: 20, efficiency: 70, fermentables: [{ mass: 30, potential: 37 }] },
      results: { gravity: 1.324219, points: 324.21896 },
      cautions: ['More than 160 points'],
      source: 'Python (mpmath)',
    },
    {
      inputs: { volume: 20, efficiency: 75, scale: 'yield', fermentables: [{ mass: 5, potential: 37 }] },
      results: { gravity: 1.0266323 },
      cautions: ['as if it were in ppg'],
      source: 'Python (mpmath): 37 ppg sent as 37%',
    },
    {
      inputs: {
        volume: 20,
        efficiency: 70,
        fermentables: [
          { mass: 5, potential: 37 },
          { mass: 1, potential: 2 },
        ],
      },
      results: { gravity: 1.0546207 },
      cautions: ['that of a fruit'],
      source: 'Python (mpmath): pumpkin',
    },
    {
      inputs: { volume: 200, efficiency: 75, scale: 'yield', fermentables: [{ mass: 5, potential: 80 }] },
      results: { gravity: 1.0057583, points: 5.7583291 },
      cautions: ['thinner than any beer'],
      source: 'Python (mpmath): a tenth of 57.583',
    },
    {
      inputs: {
        volume: 20,
        efficiency: 70,
        fermentables: [
          { mass: 5, potential: 37 },
          { mass: 1, potential: 46 },
        ],
      },
      results: { gravity: 1.0674726, points: 67.472595 },
      cautions: ['counts in full'],
      source: 'By hand: 0.7 × 231 × 8.3454/20, the sugar taken as mashed by default',
    },
    {
      inputs: { volume: '0.5 L', efficiency: 72, fermentables: [{ mass: 5, potential: 37 }] },
      refused: 'denser than sugar',
      source: 'By hand: 5 kg in 0.5 L would give 2223 points',
    },
    {
      inputs: { volume: 20, fermentables: [{ mass: 5, potential: 37 }] },
      refused: 'needs an efficiency',
      source: 'Malt gives only a part',
    },
    {
      inputs: { volume: 20, efficiency: 70, fermentables: [{ mass: 3, potential: 44, use: 'kettle' }] },
      refused: 'Nothing is mashed',
      source: 'Extract dissolves in full',
    },
    {
      inputs: { volume: 20, efficiency: 70, fermentables: [{ mass: 5, potential: 300 }] },
      refused: 'Choose the scale',
      source: 'L°/kg sent as ppg',
    },
    {
      inputs: { volume: 20, efficiency: 70, scale: 'metric', fermentables: [{ mass: 5, potential: 395 }] },
      refused: 'Choose the scale',
      source: 'Sugar has 386 L°/kg',
    },
    {
      inputs: { volume: 20, efficiency: 70, fermentables: [{ mass: 5, potential: 1.037 }] },
      refused: 'Write the points',
      source: 'A specific gravity as potential',
    },
    {
      inputs: { volume: 20, efficiency: 70, scale: 'yield', fermentables: [{ mass: 5, potential: 0.8 }] },
      refused: 'write 80 for 0.8',
      source: 'A fraction sent as percent',
    },
    {
      inputs: { volume: 20, efficiency: 70, scale: 'metric', fermentables: [{ mass: 5, potential: 1.037 }] },
      refused: 'about 300 L°/kg',
      source: 'A specific gravity as L°/kg',
    },
  ],
  notes: [
    'Points are taken to add up, as brewers do: of sugar they are right to a point up to a gravity of 1.120 and to two up to 1.160.',
    'With brewhouse efficiency, what extract and sugar leave behind in the kettle is not counted.',
  ],
  references: [
    {
      title: 'Palmer: How to Brew, §3.4 (points per pound and gallon, 8.3454) and chapter 12 (46 ppg for 100%)',
      url: 'http://howtobrew.com/section1/chapter3-4.html',
    },
    {
      title: 'Uchima: Potential Extract Tables',
      url: 'http://hbd.org/uchima/tech/extract.html',
    },
    {
      title:
        'SG = 1 + P/(258.6 - 227.1 P/258.2): the same in at least three open brewing programs, among them Pliny the Helper',
      url: 'https://github.com/javinator/pliny-the-helper',
    },
  ],
});
