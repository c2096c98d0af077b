import { constant, defineEquations, isAbove, quantity, roundTo } from '@reckoner/engine';

const pressure = { unit: 'kPa', above: 0, max: 1e6, usual: [50, 30000] } as const;
const gauge = { unit: 'kPa', min: -200, max: 1e6, usual: [-100, 30000] } as const;
/** So narrow that kelvins in the field of degrees Celsius are asked about. */
const temperature = { unit: '°C', min: -272, max: 1e4, usual: [-200, 250] } as const;

/** p₁/T₁ = p₂/T₂ at constant volume and amount. */
export default defineEquations({
  title: "Gay-Lussac's law",
  description:
    'Pressure or temperature of a gas in a closed rigid vessel before and after it is heated or cooled, from absolute pressures or readings of a gauge.',
  keywords: [
    'P1/T1 = P2/T2',
    "Amontons's law",
    'isochoric heating of a gas',
    'pressure and temperature of a gas',
    'gauge pressure and temperature',
  ],
  related: ['charles-law', 'boyles-law', 'combined-gas-law'],
  variables: {
    pressure1: quantity('Pa', {
      label: 'Initial pressure, absolute',
      help: 'Or the reading of a gauge below; 1 atm is 101.325 kPa.',
      symbol: 'p_1',
      ...pressure,
    }),
    temperature1: quantity('K', { label: 'Initial temperature', symbol: 'T_1', ...temperature }),
    pressure2: quantity('Pa', { label: 'Final pressure, absolute', symbol: 'p_2', ...pressure }),
    temperature2: quantity('K', { label: 'Final temperature', symbol: 'T_2', ...temperature }),
    gauge1: quantity('Pa', {
      label: 'Initial pressure by a gauge',
      help: 'A gauge, as at a tire or cylinder, shows 0 where the vessel is open to the air.',
      symbol: 'p_{g1}',
      ...gauge,
    }),
    gauge2: quantity('Pa', { label: 'Final pressure by a gauge', symbol: 'p_{g2}', ...gauge }),
    atmosphere: quantity('Pa', {
      label: 'Pressure of the air outside',
      help: 'About 101.3 kPa at sea level, 90 kPa at 1,000 m.',
      unit: 'kPa',
      symbol: 'p_0',
      min: 1,
      max: 200,
      usual: [50, 110],
      default: 101.325,
    }),
  },
  equations: ({ pressure1, temperature1, pressure2, temperature2, gauge1, gauge2, atmosphere }) => [
    [pressure1 / temperature1, pressure2 / temperature2],
    [pressure1, gauge1 + atmosphere],
    [pressure2, gauge2 + atmosphere],
  ],
  figure: {
    kind: 'curve',
    title: 'Absolute pressure over temperature',
    x: { of: 'temperature2', label: 'Temperature' },
    y: { of: 'pressure2', label: 'Absolute pressure' },
    curve: ({ pressure1, temperature1, pressure2, temperature2 }) => ({
      from: 0.8 * Math.min(temperature1, temperature2),
      to: 1.1 * Math.max(temperature1, temperature2),
      lines: [{ y: (at) => (pressure1 * at) / temperature1 }],
      marks: [
        { x: temperature1, y: pressure1, label: '1' },
        { x: temperature2, y: pressure2, label: '2' },
      ],
    }),
  },
  explanation:
    'In a rigid closed vessel the gas of {pressure1}, absolute, at {temperature1} has {pressure2}, absolute, at {temperature2}: a gauge shows {gauge1} at first and {gauge2} then, with {atmosphere} of air outside.',
  cautions: [
    {
      level: 'danger',
      when: ({ temperature1, temperature2 }) =>
        isAbove(temperature2, temperature1) && roundTo(temperature2, 2) > constant(323.15, 'K'),
      says: 'A closed vessel that is heated may burst: aerosol cans are marked to be kept below 50 °C. Do not heat it unless it is made for this pressure and temperature; a vessel without a relief valve least of all.',
    },
    {
      level: 'caution',
      when: ({ pressure1, pressure2 }) => isAbove(Math.max(pressure1, pressure2), constant(1e6, 'Pa')),
      says: 'Above some 1 MPa real gases depart from the ideal one, and the more the higher the pressure: at 1 MPa and room temperature carbon dioxide by 5%, air, nitrogen and hydrogen by less than 1%, while propane is liquid. Take a real gas equation.',
    },
    {
      level: 'caution',
      when: ({ temperature1, temperature2 }) =>
        roundTo(Math.min(temperature1, temperature2), 2) < constant(273.15, 'K'),
      says: 'Below 0 °C many gases condense, after which the law no longer holds: at 1 atm butane at −0.5 °C, ammonia at −33 °C, oxygen at −183 °C, nitrogen at −196 °C and helium, the last, at −269 °C, under pressure sooner. Check that the gas stays a gas.',
    },
    {
      level: 'caution',
      when: ({ atmosphere }, given) =>
        !given.atmosphere &&
        (roundTo(atmosphere, 1) < constant(50000, 'Pa') || roundTo(atmosphere, 1) > constant(110000, 'Pa')),
      says: 'The absolute pressure and the reading of the gauge belong to an air of {atmosphere}, which is none on the ground: give only one of them, or set one right.',
    },
    {
      level: 'note',
      when: ({ gauge1, gauge2 }, given) =>
        (given.gauge1 && roundTo(gauge1, 0) > constant(1000, 'Pa') && roundTo(gauge1, 0) < constant(50000, 'Pa')) ||
        (given.gauge2 && roundTo(gauge2, 0) > constant(1000, 'Pa') && roundTo(gauge2, 0) < constant(50000, 'Pa')),
      says: 'A gauge seldom shows so little at a tire, ball or cylinder: if it is in bar or psi, write the unit, 2.2 bar or 32 psi.',
    },
    {
      level: 'caution',
      when: ({ gauge1, gauge2 }, given) =>
        (given.pressure1 && roundTo(gauge1, 0) < constant(-30000, 'Pa')) ||
        (given.pressure2 && roundTo(gauge2, 0) < constant(-30000, 'Pa')),
      says: 'An absolute pressure this far below that of the air is a partial vacuum. If a gauge shows it, as at a ball, send it as the pressure by a gauge.',
    },
  ],
  examples: [
    {
      inputs: { pressure1: '600 torr', temperature1: 27, temperature2: -73 },
      results: { pressure2: 53.3422729425 },
      cautions: ['many gases condense'],
      source: 'OpenStax, example 9.5, check: 400 torr of nitrogen; more digits by Python: 600 × 200.15/300.15 torr',
    },
    {
      inputs: { gauge1: 220, temperature1: 15, temperature2: 45 },
      results: { gauge2: 253.453930245 },
      source: 'Python: (220 + 101.325) × 318.15/288.15 - 101.325, a tire',
    },
    {
      inputs: { pressure1: 360, temperature1: 24, temperature2: 60 },
      results: { pressure2: 403.614336194 },
      cautions: ['may burst'],
      source: 'Python: 360 × 333.15/297.15',
    },
    {
      inputs: { gauge1: 15000, temperature1: 20, temperature2: 40 },
      results: { gauge2: 16030.2797203 },
      cautions: ['real gases depart'],
      source: 'Python: 15101.325 × 313.15/293.15 - 101.325, a cylinder',
    },
    {
      inputs: { pressure1: 1000, temperature1: 20, temperature2: 40 },
      results: { pressure2: 1068.22445846836 },
      cautions: ['real gases depart'],
      source: 'Python: 1000 × 313.15/293.15, carbon dioxide 5% off',
    },
    {
      inputs: { pressure1: 100, temperature1: 20, pressure2: 120 },
      results: { temperature2: 78.63 },
      cautions: ['may burst'],
      source: 'By hand: 293.15 × 1.2 - 273.15',
    },
    {
      inputs: { atmosphere: 95, gauge1: 200, temperature1: 20, gauge2: 250 },
      results: { temperature2: 69.686440678 },
      cautions: ['may burst'],
      source: 'Python: 293.15 × 345/295 - 273.15',
    },
    {
      inputs: { gauge1: -20, temperature1: 20, temperature2: -10 },
      results: { gauge2: -28.3225311274 },
      cautions: ['many gases condense'],
      source: 'Python: 81.325 × 263.15/293.15 - 101.325',
    },
    {
      inputs: { pressure1: 60, temperature1: 20, temperature2: 20 },
      results: { pressure2: 60 },
      cautions: ['as the pressure by a gauge'],
      source: 'By hand: nothing changes; a ball of 60 kPa by its gauge',
    },
    {
      inputs: { gauge1: 50, pressure1: 145, temperature1: 0, temperature2: 27.315 },
      results: { atmosphere: 95, pressure2: 159.5, gauge2: 64.5 },
      source: 'By hand: 145 - 50; a tenth more',
    },
    {
      inputs: { gauge1: 32, temperature1: 0, temperature2: 27.315 },
      results: { gauge2: 45.3325, pressure2: 146.6575 },
      cautions: ['seldom shows so little'],
      source: 'By hand: (32 + 101.325) × 1.1 - 101.325; psi in the field of kPa',
    },
    {
      inputs: { gauge1: 50, pressure1: 90, temperature1: 0, temperature2: 27.315 },
      results: { atmosphere: 40, pressure2: 99 },
      cautions: ['none on the ground'],
      source: 'By hand: 90 - 50',
    },
  ],
  notes: [
    'The temperatures are taken in kelvins, and the pressures absolute: a gauge that shows twice as much does not mean twice the temperature.',
    'For a gas alone. Where liquid stands beside it, as in an aerosol can, a cylinder of butane or propane or a pressure cooker, the vapor pressure rises far faster with temperature; a vessel full of liquid bursts sooner still.',
    'A tire or ball grows a little as it warms, so that its pressure rises a little less than this.',
  ],
  references: [
    {
      title: 'OpenStax: Chemistry 2e, §9.2 Relating pressure, volume, amount, and temperature: the ideal gas law',
      url: 'https://openstax.org/books/chemistry-2e/pages/9-2-relating-pressure-volume-amount-and-temperature-the-ideal-gas-law',
    },
    { title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §1A', isbn: '978-0-19-969740-3' },
    { title: 'Directive 75/324/EEC on aerosol dispensers, annex: “do not expose to temperatures exceeding 50 °C”' },
  ],
});
