import { choice, defineCalculator, number, roundTo } from '@reckoner/engine';

const UNITS = {
  l100km: 'L/100 km',
  kmPerL: 'km/L',
  mpg: 'miles per US gallon',
  mpgImp: 'miles per imperial gallon',
  kwh100km: 'kWh/100 km',
  miPerKwh: 'mi/kWh',
  mpge: 'MPGe (EPA, 33.7 kWh per gallon)',
} as const;

/** Kilometers in a mile, liters in a US and in an imperial gallon, all exact. */
const MILE = 1.609344;
const GALLON = 3.785411784;
const IMPERIAL_GALLON = 4.54609;
/** Energy of a US gallon of gasoline by which the EPA rates electric cars. */
const KWH_PER_GALLON = 33.7;

/** Every figure goes through liters per 100 km; electric ones through the EPA's 33.7 kWh per US gallon. */
export default defineCalculator({
  title: 'Fuel economy converter',
  description:
    'Fuel economy or consumption of a car in L/100 km, km/L, mpg, kWh/100 km, mi/kWh and MPGe from any of them.',
  keywords: ['mpg to l/100km', 'l/100km to mpg', 'gas mileage', 'mpge', 'fuel consumption'],
  inputs: {
    value: number({ label: 'Value', symbol: 'x', min: 0.001, max: 10000 }),
    from: choice(UNITS, { label: 'Unit', default: 'mpg' }),
  },
  outputs: {
    l100km: number({ label: 'Liters per 100 km', places: 2 }),
    mpg: number({ label: 'Miles per US gallon', places: 2 }),
    mpgImp: number({ label: 'Miles per imperial gallon', places: 2 }),
    kmPerL: number({ label: 'Kilometers per liter', places: 2 }),
    kwh100km: number({ label: 'Kilowatt-hours per 100 km', places: 2 }),
  },
  formula: ({ value, from }) => {
    const litersPerKwh = GALLON / KWH_PER_GALLON;
    let consumption = value;
    if (from === 'kmPerL') consumption = 100 / value;
    if (from === 'mpg' || from === 'mpge') consumption = (100 * GALLON) / (MILE * value);
    if (from === 'mpgImp') consumption = (100 * IMPERIAL_GALLON) / (MILE * value);
    if (from === 'kwh100km') consumption = value * litersPerKwh;
    if (from === 'miPerKwh') consumption = (100 * litersPerKwh) / (MILE * value);
    return {
      l100km: consumption,
      mpg: (100 * GALLON) / (MILE * consumption),
      mpgImp: (100 * IMPERIAL_GALLON) / (MILE * consumption),
      kmPerL: 100 / consumption,
      kwh100km: consumption / litersPerKwh,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ from }) => from === 'kwh100km' || from === 'miPerKwh' || from === 'mpge',
      says: 'Liters and miles per gallon are what the same energy would be in gasoline, 33.7 kWh a US gallon as on the labels of the EPA: they say nothing of cost.',
    },
    {
      level: 'caution',
      when: ({ l100km }) => roundTo(l100km, 2) < 0.3 || roundTo(l100km, 2) > 200,
      says: 'Hardly any car or truck has that: look again at the value and its unit.',
    },
  ],
  explanation: '{value} ({from}) are {l100km} L/100 km, {mpg} mpg (US) and {kmPerL} km/L.',
  examples: [
    {
      inputs: { value: 30, from: 'mpg' },
      results: {
        l100km: 7.84048611111,
        mpg: 30,
        mpgImp: 36.0284977651,
        kmPerL: 12.7543112229,
        kwh100km: 69.8006972613,
      },
      source: 'GNU units: 30 mile/gallon; 33.7 kWh/(30 mile)',
    },
    {
      inputs: { value: 7, from: 'l100km' },
      results: { mpg: 33.60208333, mpgImp: 40.354419476, l100km: 7 },
      source: 'GNU units: 1/(7 liter/(100km)) in mile/gallon and mile/brgallon',
    },
    {
      inputs: { value: 15, from: 'kmPerL' },
      results: { mpg: 35.2821875, l100km: 6.666667 },
      source: 'GNU units: 15 km/l in mile/gallon; 100/15',
    },
    {
      inputs: { value: 40, from: 'mpgImp' },
      results: { l100km: 7.0620234083, mpg: 33.3069673852 },
      source: 'GNU units: 40 mile/brgallon',
    },
    {
      inputs: { value: 100, from: 'mpge' },
      results: { kwh100km: 20.9402091784, mpg: 100 },
      cautions: ['would be in gasoline'],
      source: 'GNU units: 33.7 kWh/(100 mile) in kWh/(100km)',
    },
    {
      inputs: { value: 4, from: 'miPerKwh' },
      results: { kwh100km: 15.5342798059, mpg: 134.8 },
      cautions: ['would be in gasoline'],
      source: 'GNU units: 1/(4 mile/kWh); by hand 4 × 33.7',
    },
    {
      inputs: { value: 18, from: 'kwh100km' },
      results: { mpg: 116.334495, kwh100km: 18 },
      cautions: ['would be in gasoline'],
      source: 'By hand: 33.7/18 × 100/1.609344',
    },
    {
      inputs: { value: 0.3, from: 'mpg' },
      results: { l100km: 784.048611111, kmPerL: 0.127543112 },
      cautions: ['Hardly any car'],
      source: 'GNU units: 0.3 mile/gallon',
    },
  ],
  references: [
    { title: 'NIST Special Publication 811 (2008): Guide for the Use of the SI, appendix B' },
    {
      title: '40 CFR 600.002: Fuel economy definitions; the EPA counts 33.7 kWh of electricity as a gallon of gasoline',
    },
  ],
});
