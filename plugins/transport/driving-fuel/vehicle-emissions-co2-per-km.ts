import { choice, constant, defineCalculator, integer, isAbove, isBelow, percent, quantity } from '@reckoner/engine';

/** 8,887, 10,180, 6,295 and 5,760 g a US gallon of 3.785411784 L. */
const FACTORS = {
  gasoline: constant(2347.6970293068653, 'g/L'),
  diesel: constant(2689.271493005951, 'g/L'),
  e85: constant(1662.9630695945443, 'g/L'),
  propane: constant(1521.6310215829349, 'g/L'),
} as const;

/** Whether so little fuel is burnt as on a drive that is partly on electricity. */
function isSparing(known: 'consumption' | 'economy', consumption: number, economy: number) {
  return known === 'economy'
    ? isAbove(economy, constant(1 / 0.03, 'km/L'))
    : isBelow(consumption, constant(0.03, 'L/km'));
}

/** The carbon of the fuel leaves as CO₂; a plug-in hybrid drives a share of its distance on electricity. */
export default defineCalculator({
  title: 'CO₂ per kilometer of a vehicle',
  description:
    'CO₂ for each kilometer and for a distance from fuel consumption and kind of fuel, with the electricity of a plug-in hybrid.',
  keywords: [
    'car emissions',
    'g/km',
    'carbon footprint of driving',
    'tailpipe CO2',
    'plug-in hybrid',
    'grams per mile',
  ],
  related: ['fuel-consumption-mpg-l100km', 'carbon-footprint-household', 'ev-range-consumption'],
  inputs: {
    fuel: choice(
      {
        gasoline: { label: 'Gasoline (US EPA, 8,887 g/gal)', also: ['gasoline', 'petrol', 'gas'] },
        diesel: { label: 'Diesel (US EPA, 10,180 g/gal)', also: ['diesel'] },
        e85: { label: 'E85 (US EPA, 6,295 g/gal, tailpipe)', also: ['E85', 'ethanol'] },
        propane: { label: 'Propane, LPG (US EIA 2016, 5.76 kg/gal)', also: ['propane', 'LPG', 'autogas'] },
        custom: { label: 'Another factor', also: ['custom', 'other'] },
      },
      { label: 'Fuel', default: 'gasoline' },
    ),
    factor: quantity('g/L', {
      label: 'CO₂ of the fuel',
      unit: 'kg/L',
      help: 'Of the source that you report by, such as the UK government’s factors of the year.',
      symbol: 'f',
      above: 0,
      max: 10,
      usual: [0.5, 4],
      when: { fuel: 'custom' },
    }),
    known: choice(
      {
        consumption: { label: 'Fuel per distance (L/100 km)', also: ['consumption', 'L/100km'] },
        economy: { label: 'Distance per fuel (mpg)', also: ['economy', 'mpg'] },
      },
      { label: 'How consumption is known', default: 'consumption' },
    ),
    consumption: quantity('L/km', {
      label: 'Fuel consumption',
      help: 'Of the drive on fuel alone for a plug-in hybrid; a hybrid without plug needs nothing else.',
      unit: 'L/(100 km)',
      symbol: 'c',
      min: 0.1,
      max: 500,
      usual: [2, 60],
      when: { known: 'consumption' },
    }),
    economy: quantity('km/L', {
      label: 'Fuel economy (US gallons)',
      help: 'Choose mpg of imperial gallons for UK figures.',
      unit: 'mpg',
      symbol: 'e',
      min: 0.5,
      max: 500,
      usual: [4, 80],
      when: { known: 'economy' },
    }),
    electricShare: percent({
      label: 'Share of the distance on electricity',
      help: 'For a plug-in hybrid.',
      symbol: 'u',
      min: 0,
      max: 100,
      usual: [1, 100],
      optional: true,
    }),
    electricity: quantity('kWh/km', {
      label: 'Electricity used on electric drive',
      help: 'From the wall, with losses of charging.',
      unit: 'kWh/(100 km)',
      symbol: 'E',
      above: 0,
      max: 500,
      usual: [8, 150],
      optional: true,
    }),
    grid: quantity('g/kWh', {
      label: 'CO₂ of the electricity',
      help: 'Of your country and year.',
      symbol: 'g',
      min: 0,
      max: 2000,
      usual: [5, 1200],
      optional: true,
    }),
    distance: quantity('km', {
      label: 'Distance',
      help: 'A trip or a year.',
      symbol: 's',
      above: 0,
      max: 1e7,
      usual: [1, 200000],
      default: 10000,
    }),
    people: integer({ label: 'People in the vehicle', symbol: 'n', min: 1, max: 100, default: 1 }),
  },
  outputs: {
    total: quantity('g/km', { label: 'CO₂ per distance', symbol: 'm', places: 1 }),
    perMile: quantity('g/km', { label: 'CO₂ per mile', unit: 'g/mi', symbol: 'm_{mi}', places: 1, regional: false }),
    tailpipe: quantity('g/km', { label: 'Of it from the tailpipe', symbol: 'm_t', places: 1 }),
    electric: quantity('g/km', {
      label: 'Of it from power stations',
      symbol: 'm_e',
      places: 1,
      optional: true,
    }),
    mass: quantity('g', { label: 'CO₂ of the distance', unit: 'kg', symbol: 'M', places: 1 }),
    each: quantity('g/km', {
      label: 'CO₂ per distance and person',
      symbol: 'm_p',
      places: 1,
    }),
  },
  formula: ({ fuel, factor, known, consumption, economy, electricShare, electricity, grid, distance, people }) => {
    const carbon = fuel === 'custom' ? factor : FACTORS[fuel];
    const used = known === 'economy' ? 1 / economy : consumption;
    if (electricShare === undefined || electricity === undefined || grid === undefined) {
      const tailpipe = used * carbon;
      return { total: tailpipe, perMile: tailpipe, tailpipe, mass: tailpipe * distance, each: tailpipe / people };
    }
    const tailpipe = (1 - electricShare) * used * carbon;
    const electric = electricShare * electricity * grid;
    const total = tailpipe + electric;
    return { total, perMile: total, tailpipe, electric, mass: total * distance, each: total / people };
  },
  shown: ({ electricShare, electricity, grid, distance, people, total, tailpipe, electric }) => ({
    total: electric === undefined ? tailpipe : tailpipe + electric,
    perMile: undefined,
    tailpipe: undefined,
    electric:
      electricShare === undefined || electricity === undefined || grid === undefined
        ? undefined
        : electricShare * electricity * grid,
    mass: total * distance,
    each: total / people,
  }),
  stepwise: [
    'From the tailpipe come (1 − u) × c × f, with c the fuel of the distance driven on it, 1/e where the economy is known, and f the CO₂ of the fuel: 8,887 g of gasoline, 10,180 g of diesel, 6,295 g of E85, 5,760 g of propane for a US gallon of 3.785411784 L.',
  ],
  explanation: ({ electric, people }) =>
    `${
      electric === undefined
        ? 'With {fuel} the vehicle emits {total} from its tailpipe, {mass} over {distance}'
        : 'With {fuel} and {electricShare} of the distance on electricity the vehicle causes {total}, {tailpipe} of it from the tailpipe, and {mass} over {distance}'
    }${people === 1 ? '' : '; for each of {people} people {each}'}. It is the CO₂ of driving: making the fuel, the vehicle and its battery come on top.`,
  requires: [
    {
      that: (_, given) => given.electricShare === given.electricity && given.electricity === given.grid,
      field: 'electricShare',
      says: 'A share on electricity, the electricity used and its CO₂ belong together: give all three, or none.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ fuel }) => fuel === 'e85',
      says: 'The CO₂ of E85 is counted at the tailpipe. Most of it is from plants: inventories count it apart, and what growing and making the ethanol emits is not in it.',
    },
    {
      level: 'note',
      when: ({ fuel, electricShare }) => (fuel === 'gasoline' || fuel === 'diesel') && electricShare !== 1,
      says: ({ fuel }) =>
        fuel === 'gasoline'
          ? 'The factor is that of gasoline without ethanol. E10 emits 3 to 4% less CO₂ a liter, and more liters are burnt.'
          : 'The factor is that of diesel without biodiesel.',
    },
    {
      level: 'caution',
      when: ({ electricShare, known, consumption, economy }) =>
        electricShare !== undefined && isSparing(known, consumption, economy),
      says: 'Less than 3 L/100 km (above 78 mpg) is hardly that of a drive on fuel alone. Weighted figures and MPGe of plug-in hybrids have the electricity in them already: take the consumption with an empty battery.',
    },
    {
      level: 'caution',
      when: ({ electricShare, known, consumption, economy }) =>
        electricShare === undefined && isSparing(known, consumption, economy),
      says: 'Less than 3 L/100 km (above 78 mpg) is that of a small motorcycle, or the weighted figure of a plug-in hybrid, whose electricity is then not in this CO₂. For that give the consumption with an empty battery, the share on electricity, its use and its CO₂.',
    },
    {
      level: 'caution',
      when: ({ fuel, known, consumption }) =>
        known === 'consumption' &&
        fuel !== 'diesel' &&
        fuel !== 'custom' &&
        isAbove(consumption, constant(0.25, 'L/km')),
      says: 'Few vehicles that do not run on diesel burn more than 25 L/100 km (less than 9.4 mpg). If it is in mpg, choose the distance per fuel.',
    },
    {
      level: 'caution',
      when: ({ electricShare }) => electricShare !== undefined && isAbove(electricShare, 0.5) && electricShare < 1,
      says: 'In use, plug-in hybrids often drive less of their distance on electricity than type approval assumes: take the share from the meter of the vehicle.',
    },
  ],
  examples: [
    {
      inputs: { known: 'economy', economy: 22.2, distance: '11500 mi' },
      results: {
        total: 248.7444047,
        perMile: 400.3153153,
        mass: 4603.626126,
        each: 248.7444047,
        tailpipe: 248.7444047,
      },
      cautions: ['without ethanol'],
      source: 'US EPA: 8887/22.2 = 400 g/mi, 4.6 t a year; by hand in g/km',
    },
    {
      inputs: { fuel: 'diesel', consumption: 5, people: 2 },
      results: { total: 134.4635747, mass: 1344.635747, each: 67.23178733 },
      cautions: ['without biodiesel'],
      source: 'By hand: 0.05 × 10180/3.785411784',
    },
    {
      inputs: {
        fuel: 'gasoline',
        consumption: 6,
        electricShare: 40,
        electricity: 18,
        grid: 400,
        distance: 15000,
      },
      results: { total: 113.3170931, tailpipe: 84.51709306, electric: 28.8, mass: 1699.756396 },
      cautions: ['without ethanol'],
      source: 'By hand: 0.6 × 0.06 × 2347.697; 0.4 × 0.18 × 400',
    },
    {
      inputs: { fuel: 'e85', consumption: 10 },
      results: { total: 166.2963 },
      cautions: ['counted at the tailpipe'],
      source: 'By hand: 0.1 × 6295/3.785411784',
    },
    {
      inputs: { fuel: 'propane', consumption: 10 },
      results: { total: 152.1631 },
      source: 'By hand: 0.1 × 5760/3.785411784',
    },
    {
      inputs: {
        fuel: 'custom',
        factor: 2.392,
        consumption: 5,
        electricShare: 80,
        electricity: 20,
        grid: 250,
      },
      results: { total: 63.92, tailpipe: 23.92, electric: 40 },
      cautions: ['than type approval assumes'],
      source: 'By hand: 0.2 × 0.05 × 2392; 0.8 × 0.2 × 250',
    },
    {
      inputs: { consumption: 5, fuel: 'propane', electricShare: 0, electricity: 18, grid: 300 },
      results: { total: 76.08155108, electric: 0 },
      source: 'By hand: 0.05 × 5760/3.785411784',
    },
    {
      inputs: { fuel: 'diesel', consumption: 6, electricShare: 100, electricity: 18, grid: 400 },
      results: { total: 72, tailpipe: 0, electric: 72 },
      source: 'By hand: 0.18 × 400',
    },
    {
      inputs: { fuel: 'propane', consumption: 2.5, electricShare: 40, electricity: 18, grid: 400 },
      results: { total: 51.62446532 },
      cautions: ['with an empty battery'],
      source: 'By hand: 0.6 × 0.025 × 1521.631 + 0.4 × 0.18 × 400',
    },
    {
      inputs: { fuel: 'propane', known: 'economy', economy: 110, electricShare: 40, electricity: 18, grid: 400 },
      results: { total: 48.32235309 },
      cautions: ['with an empty battery'],
      source: 'Python: 0.6 × 5760/(110 × 1.609344) + 0.4 × 0.18 × 400',
    },
    {
      inputs: { fuel: 'propane', consumption: 2.1 },
      results: { total: 31.95425145 },
      cautions: ['not in this CO₂'],
      source: 'By hand: 0.021 × 1521.6310',
    },
    {
      inputs: { fuel: 'propane', consumption: 35 },
      results: { total: 532.5708576 },
      cautions: ['choose the distance per fuel'],
      source: 'By hand: 0.35 × 1521.6310',
    },
    {
      inputs: { consumption: 5, electricShare: 40 },
      refused: 'belong together',
      source: 'By definition',
    },
    {
      inputs: { consumption: 5, electricity: 18, grid: 300 },
      refused: 'belong together',
      source: 'By definition',
    },
  ],
  notes: [
    'CO₂ alone: methane, nitrous oxide and refrigerants add little. Type-approval figures (WLTP, EPA label) are for their test cycles and fuels.',
  ],
  references: [
    {
      title: 'US EPA: Greenhouse Gas Emissions from a Typical Passenger Vehicle (gasoline 8,887, diesel 10,180 g/gal)',
      url: 'https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100LQ99.txt',
    },
    { title: 'US EPA: Green Vehicle Guide, Greenhouse Gas Rating (E85 6,295 g/gal)' },
    {
      title: 'US EIA: Carbon Dioxide Emissions Coefficients, 2 February 2016 (propane 5.76 kg/gal)',
      url: 'https://webarchive.library.unt.edu/web/20161228054918/http://www.eia.gov/environment/emissions/co2_vol_mass.cfm',
    },
  ],
});
