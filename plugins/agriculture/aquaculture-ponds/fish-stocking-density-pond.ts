import { choice, constant, defineCalculator, integer, quantity, roundNear } from '@reckoner/engine';

/** Fish for each acre: Kansas Department of Wildlife and Parks, What to Stock Initially. */
const PER_ACRE = constant(1, '1/acre');
const TURBID = constant(12, 'in');
const ONE_ACRE = constant(1, 'acre');

/** Stocking of a new pond in numbers per acre, by the size of the fish. */
export default defineCalculator({
  title: 'Fish stocking of a pond',
  description: 'Bass, bluegills and catfish with which to stock a new fishing pond from its surface and clearness.',
  keywords: ['farm pond', 'fingerlings per acre', 'largemouth bass', 'bluegill', 'channel catfish', 'stocking rate'],
  inputs: {
    area: quantity('acre', {
      label: 'Surface of the pond',
      unit: 'ha',
      symbol: 'A',
      min: 0.005,
      max: 10000,
      usual: [0.02, 100],
    }),
    plan: choice(
      {
        mixed: { label: 'Bass, bluegills and catfish', also: ['bass', 'mixed'] },
        catfish: { label: 'Catfish only', also: ['catfish'] },
      },
      { label: 'Stocking', default: 'mixed' },
    ),
    fish: choice(
      {
        fingerling: { label: 'Fingerlings', also: ['fingerling', 'small'] },
        larger: { label: 'Larger fish', also: ['large', 'adult'] },
      },
      { label: 'Fish', help: 'Larger: bass and catfish of 8 to 12 in, bluegills of 4 to 5 in.', default: 'fingerling' },
    ),
    visibility: quantity('in', {
      label: 'Visibility under water',
      help: 'How deep a white disk is still seen.',
      unit: 'cm',
      symbol: 'z',
      min: 0,
      max: 2000,
      default: 60,
      usual: [5, 500],
    }),
  },
  outputs: {
    bass: integer({ label: 'Largemouth bass', symbol: 'N_b', optional: true }),
    bluegills: integer({ label: 'Bluegills', help: 'Of larger fish, the most.', symbol: 'N_g', optional: true }),
    bluegillsLeast: integer({ label: 'Bluegills at least', optional: true }),
    catfish: integer({ label: 'Channel catfish', symbol: 'N_c' }),
    minnows: quantity('lb', { label: 'Fathead minnows', unit: 'kg', symbol: 'm', places: 1, optional: true }),
  },
  formula: ({ area, plan, fish, visibility }) => {
    const acres = area * PER_ACRE;
    if (plan === 'mixed') {
      const minnows = area * constant(3, 'lb/acre');
      return fish === 'fingerling'
        ? {
            bass: roundNear(100 * acres),
            bluegills: roundNear(500 * acres),
            catfish: roundNear(100 * acres),
            minnows,
          }
        : {
            bass: roundNear(50 * acres),
            bluegills: roundNear(250 * acres),
            bluegillsLeast: roundNear(100 * acres),
            catfish: roundNear(50 * acres),
            minnows,
          };
    }
    const clear = fish === 'fingerling' ? 200 : 100;
    return { catfish: roundNear((visibility < TURBID ? clear / 2 : clear) * acres) };
  },
  explanation: ({ plan, fish }) => {
    if (plan === 'catfish') return 'A pond of {area} takes {catfish} channel catfish.';
    return fish === 'fingerling'
      ? 'A pond of {area} takes {bass} bass, {bluegills} {bluegills|bluegill|bluegills} and {catfish} channel catfish, with {minnows} of minnows along with them.'
      : 'A pond of {area} takes {bass} bass, {bluegillsLeast} to {bluegills} {bluegills|bluegill|bluegills} and {catfish} channel catfish, with {minnows} of minnows a year before the bass.';
  },
  cautions: [
    {
      level: 'caution',
      when: ({ plan, area }) => plan === 'mixed' && area < ONE_ACRE,
      says: 'Bass and bluegills do not keep a balance in less than an acre (0.405 ha): stock catfish only.',
    },
    {
      level: 'caution',
      when: ({ plan, visibility }) => plan === 'mixed' && visibility < TURBID,
      says: 'Bass hunt by sight and need water that is clear for 12 in (30.5 cm): stock catfish only, or clear the water first.',
    },
    {
      level: 'note',
      when: ({ plan, visibility }) => plan === 'catfish' && visibility < TURBID,
      says: 'Turbid water bears half as many: that is reckoned in.',
    },
  ],
  examples: [
    {
      inputs: { area: '1 acre' },
      results: { bass: 100, bluegills: 500, catfish: 100, minnows: 1.36077711 },
      source: 'Kansas Department of Wildlife and Parks: 100 bass, 500 bluegills, 100 catfish, 3 lb of minnows per acre',
    },
    {
      inputs: { area: '2 acre', fish: 'larger' },
      results: { bass: 100, bluegillsLeast: 200, bluegills: 500, catfish: 100, minnows: 2.72155422 },
      source:
        'Kansas Department of Wildlife and Parks: 50 bass, 100 to 250 bluegills, 50 catfish per acre; 3 lb of minnows a year before adult bass',
    },
    {
      inputs: { area: '0.5 acre', plan: 'catfish' },
      results: { catfish: 100 },
      source: 'Kansas Department of Wildlife and Parks: 200 fingerlings per acre of a clear pond',
    },
    {
      inputs: { area: '0.5 acre', plan: 'catfish', fish: 'larger', visibility: 20 },
      results: { catfish: 25 },
      cautions: ['half as many'],
      source: 'Kansas Department of Wildlife and Parks: half of 100 larger fish per acre in a turbid pond',
    },
    {
      inputs: { area: 0.1, visibility: 25 },
      results: { bass: 25, bluegills: 124, catfish: 25 },
      cautions: ['do not keep a balance', 'hunt by sight'],
      source: 'Python: 0.1 ha = 0.247105 acre, × 100 and × 500',
    },
  ],
  notes: [
    'For a new pond without fish, in the climate of Kansas; other states advise other numbers. Ask the wildlife agency which species are allowed.',
  ],
  references: [
    {
      title:
        'Kansas Department of Wildlife and Parks: Producing Fish and Wildlife in Kansas Ponds, What to Stock Initially',
      url: 'http://kdwpt.state.ks.us/news/Fishing/Special-Fishing-Programs-for-You/Pond-Management-Program/Producing-Fish-and-Wildlife-in-Kansas-Ponds/Stocking/What-to-Stock-Initially',
    },
  ],
});
