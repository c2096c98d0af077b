import { defineCalculator, isAbove, measure, number, roundTo } from '@reckoner/engine';

/** Of CO2, in g/mol. */
const MOLAR_MASS = 44.0095;
/** Liters of a mole of ideal gas at 0 °C and 1 atm, the reference of a volume of CO2. */
const MOLAR_VOLUME = 22.41396954501414;
/** What makes a difference, in psi: 0.1 bar. */
const ODDS = 1.45;
/** An atmosphere in psi. */
const ATMOSPHERE = 14.6959;

/** Gauge pressure in psi at sea level, at a temperature in °F. */
const chart = (temperature: number, volumes: number) =>
  -16.6999 -
  0.0101059 * temperature +
  0.00116512 * temperature ** 2 +
  0.173354 * temperature * volumes +
  4.24267 * volumes -
  0.0684226 * volumes ** 2;

/** Gauge pressure by the solubility of CO2 in beer, by Henry’s law at each temperature; it holds beyond the chart. */
const henry = (temperature: number, volumes: number) =>
  (volumes + 0.003342) / (0.01821 + 0.090115 * Math.exp((32 - temperature) / 43.11)) - ATMOSPHERE;

/** By how many psi the standard atmosphere at a height in feet has less than at sea level. */
const thinner = (altitude: number) => ATMOSPHERE * (1 - (1 - 6.87535e-6 * altitude) ** 5.25588);

/** The law of Henry, with the chart of brewers beside it, less air outside at altitude, and the line that spends the pressure. */
export default defineCalculator({
  title: 'Keg carbonation pressure',
  description:
    'Pressure of CO2 on a keg for the volumes of carbonation wanted at its temperature and altitude, and the length of beer line that balances it.',
  keywords: ['force carbonation', 'volumes of CO2', 'kegerator', 'line balancing', 'beer line length', 'keg psi'],
  related: ['priming-sugar-carbonation'],
  inputs: {
    temperature: measure('°F', {
      label: 'Temperature of the beer',
      unit: '°C',
      symbol: 'T',
      min: 0,
      max: 30,
      usual: [0, 25],
    }),
    volumes: number({
      label: 'Volumes of CO2 wanted',
      help: 'British ales 1.5 to 2, most ales and lagers 2.3 to 2.7, wheat beers 3 to 4. A volume is 1.96 g/L.',
      symbol: 'v',
      min: 1,
      max: 5,
      usual: [1.2, 4.5],
    }),
    altitude: measure('ft', {
      label: 'Altitude',
      help: 'Gauges read against the air around them, which is thinner up there.',
      unit: 'm',
      symbol: 'h',
      min: -500,
      max: 5000,
      default: 0,
      usual: 'all',
    }),
    resistance: measure('psi/ft', {
      label: 'Resistance of the beer line',
      help: 'By its maker. Vinyl of 3/16 in often 2.2 to 3 psi/ft, of 1/4 in 0.7 to 0.85; barrier line of 1/4 in 0.3.',
      symbol: 'R',
      min: 0.01,
      max: 20,
      usual: [0.02, 4],
      regional: false,
      optional: true,
    }),
    rise: measure('ft', {
      label: 'Height of the tap above the middle of the keg',
      help: 'Negative where the tap lies lower. Level where it is left out.',
      unit: 'm',
      symbol: 'H',
      min: -30,
      max: 30,
      usual: [-5, 10],
      optional: true,
    }),
  },
  outputs: {
    pressure: measure('psi', { label: 'Pressure on the gauge', unit: 'bar', symbol: 'p', places: 2 }),
    byChart: measure('psi', {
      label: 'The same by the chart of brewers',
      help: 'By its polynomial, as most programs have it: made for cold kegs and 2 to 3 volumes.',
      unit: 'bar',
      symbol: 'p_c',
      places: 2,
    }),
    concentration: measure('g/L', { label: 'CO2 in the beer', symbol: 'c', places: 2, regional: false }),
    line: measure('ft', {
      label: 'Length of line that balances it',
      unit: 'm',
      symbol: 'L',
      places: 2,
      optional: true,
    }),
  },
  formula: ({ temperature, volumes, altitude, resistance, rise }) => {
    const pressure = henry(temperature, volumes) + thinner(altitude);
    const byChart = chart(temperature, volumes) + thinner(altitude);
    const concentration = (MOLAR_MASS / MOLAR_VOLUME) * volumes;
    if (resistance === undefined) return { pressure, byChart, concentration };
    const left = pressure - 0.5 * (rise ?? 0);
    return isAbove(left, 0)
      ? { pressure, byChart, concentration, line: left / resistance }
      : { pressure, byChart, concentration };
  },
  explanation:
    'Set the regulator to {pressure} of pure CO2: at {temperature} and an altitude of {altitude} the beer then comes to {volumes} {volumes|volume|volumes}{line?. {line} of line balance it, {rise?{rise|with the tap {|rise|} below the keg|with keg and tap level|with the tap {|rise|} above the keg}|with keg and tap level}|}.',
  requires: [
    {
      that: ({ temperature, volumes, altitude }) =>
        isAbove(Math.min(chart(temperature, volumes), henry(temperature, volumes)) + thinner(altitude), 0),
      field: 'volumes',
      says: 'At {temperature} beer under CO2 takes up about {volumes} {volumes|volume|volumes} or more without any pressure on the gauge: want more, or keep it warmer.',
    },
    {
      that: (_, given) => !given.rise || given.resistance,
      field: 'rise',
      says: 'The height of the tap counts for the length of the line: send the resistance of the line too, or leave the height out.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ pressure }) => roundTo(0.0689476 * pressure, 2) > 2,
      says: 'Over 2 bar (29 psi) not every keg, hose or plastic fitting is made for it, and no glass growler: check what each is rated for, and the relief valve, or chill the beer and need less.',
    },
    {
      level: 'caution',
      when: ({ temperature, volumes }) =>
        isAbove(Math.abs(chart(temperature, volumes) - henry(temperature, volumes)), ODDS),
      says: 'The formula of the chart, by which most programs go, has {byChart} here, more than 0.1 bar (1.45 psi) off the solubility of CO2: it was made for cold kegs and 2 to 3 volumes. Take the pressure by solubility, and taste or measure before you go by it.',
    },
    {
      level: 'caution',
      when: ({ resistance, line }) => resistance !== undefined && line === undefined,
      says: 'The rise to the tap takes all of this pressure: no line balances it. Lift it less high, or serve by a pump or with mixed gas.',
    },
    {
      level: 'caution',
      when: ({ line }) => line !== undefined && roundTo(0.3048 * line, 2) < 0.3,
      says: 'A line of less than 0.3 m (about 1 ft) cannot well be fitted: take a wider one, of less resistance, and check the rise.',
    },
    {
      level: 'caution',
      when: ({ line }) => line !== undefined && roundTo(0.3048 * line, 2) > 30,
      says: 'A line of over 30 m (about 100 ft) is that of a bar with a far cellar: check the resistance and its unit, or take a narrower line.',
    },
    {
      level: 'note',
      when: ({ line }) => line !== undefined,
      says: 'The length is for a quick pour, about 60 mL (2 fl oz) a second, with 0.5 psi for each foot of rise. A slower pour foams less and takes a longer line: begin longer and cut back.',
    },
  ],
  examples: [
    {
      inputs: { temperature: '40 °F', volumes: 2.5 },
      results: { pressure: 0.84142096, byChart: 0.84629628, concentration: 4.9087133 },
      source:
        'brewery.org, Force Carbonation Tables: 12.3 psi at 40 °F; digits by Python (mpmath), 12.20378 psi and 12.27449 psi by the chart',
    },
    {
      inputs: { temperature: 4, volumes: 2.5, altitude: 1600, resistance: 3, rise: 1 },
      results: { pressure: 0.99190297, byChart: 0.99586769, line: 1.2949851 },
      cautions: ['quick pour'],
      source: 'Python (mpmath): 11.805 psi, and 2.582 psi for the thinner air',
    },
    {
      inputs: { temperature: 4, volumes: 2.5, resistance: 2.2 },
      results: { pressure: 0.81389446, line: 1.6354655 },
      cautions: ['quick pour'],
      source: 'Python (mpmath)',
    },
    {
      inputs: { temperature: 3, volumes: 2.4, resistance: 3, rise: -1 },
      results: { pressure: 0.68254031, line: 1.1724467 },
      cautions: ['quick pour'],
      source: 'Python (mpmath)',
    },
    {
      inputs: { temperature: 20, volumes: 3.5 },
      results: { pressure: 3.2018096, byChart: '2.983350', concentration: 6.8721986 },
      cautions: ['Over 2 bar', 'off the solubility'],
      source: 'Python (mpmath)',
    },
    {
      inputs: { temperature: 28, volumes: 4 },
      results: { pressure: 4.9607317, byChart: 4.3707008 },
      cautions: ['Over 2 bar', 'off the solubility'],
      source: 'Python (mpmath); by exp(-10.73797 + 2617.25/T) of brewers in Germany it is 5.07 bar',
    },
    {
      inputs: { temperature: 4, volumes: 2, resistance: 2, rise: 30 },
      results: { pressure: 0.44895409 },
      cautions: ['no line balances'],
      source: 'By hand: 6.512 psi against 0.5 × 98.4 ft',
    },
    {
      inputs: { temperature: 4, volumes: 2.5, resistance: 0.02 },
      results: { line: 179.90121 },
      cautions: ['far cellar', 'quick pour'],
      source: 'Python (mpmath): 11.80454 psi at 0.02 psi/ft',
    },
    {
      inputs: { temperature: 4, volumes: 2.5, resistance: 15 },
      results: { line: 0.23986827 },
      cautions: ['cannot well be fitted', 'quick pour'],
      source: 'Python (mpmath): 11.80454 psi at 15 psi/ft',
    },
    {
      inputs: { temperature: 0, volumes: 1 },
      refused: 'without any pressure',
      source: 'By hand: -5.4 psi, -6.1 psi by the chart',
    },
    {
      inputs: { temperature: 4, volumes: 2.5, rise: 1 },
      refused: 'send the resistance',
      source: 'A rise without a line',
    },
  ],
  notes: [
    'For pure CO2, kept on until no more dissolves, which takes a week or more of a resting keg. With mixed gas only its share of CO2 counts.',
  ],
  references: [
    {
      title: 'Force Carbonation Tables (the polynomial and its chart); Home Brew Digest 2788 (1998)',
      url: 'http://brewery.org/library/CO2charts.html',
    },
    {
      title: 'Draft Beer Balance Reference (pressure = sum of L × R + 0.5 psi for each foot of rise)',
      url: 'http://www.kegman.net/balance.html',
    },
    {
      title:
        'p = (v + 0.003342)/(0.01821 + 0.090115 exp(-(T - 32)/43.11)) - 14.7: a fit to the solubility tables of the ASBC, read in an open program; within 3% of the CO2 that (p + 1.013) × 10 exp(-10.73797 + 2617.25/T) g/L gives, which stands alike in five open programs of brewers in Europe',
    },
    { title: 'U.S. Standard Atmosphere, 1976 (pressure by altitude)' },
  ],
});
