import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isBelow,
  number,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';

const GRAVITY = constant(9.80665, 'm/s^2');
const VISCOSITY_20 = constant(0.001002, 'Pa*s');
const WATER = constant(998.2, 'kg/m^3');
const PER_MILLIMETER = constant(0.01, 'm/s');
const MILLIMETER = constant(0.001, 'm');
const LABORATORY = ['constant', 'falling'];

/** Viscosity of water over that at 20 °C (Korson, Drost-Hansen, Millero 1969); temperature in °C. */
function viscosityRatio(celsius: number) {
  return 10 ** ((1.1709 * (20 - celsius) - 0.001827 * (celsius - 20) ** 2) / (celsius + 89.93));
}

/** Darcy's law in the permeameter, and two estimates from grain size. */
export default defineCalculator({
  title: 'Permeability test',
  description:
    'Hydraulic conductivity of a soil from a constant-head or falling-head test, at 20 °C too, or estimated by Hazen or Kozeny and Carman.',
  keywords: [
    'hydraulic conductivity',
    'coefficient of permeability',
    'falling head',
    'constant head',
    'permeameter',
    'Hazen',
    'Kozeny-Carman',
  ],
  related: ['consolidation-time-rate', 'groundwater-well-thiem-theis'],
  inputs: {
    method: choice(
      {
        constant: { label: 'Constant-head test', also: ['constant head'] },
        falling: { label: 'Falling-head test', also: ['falling head', 'variable head'] },
        hazen: { label: "Estimate by Hazen's formula", also: ['Hazen'] },
        kozeny: { label: 'Estimate by Kozeny and Carman', also: ['Kozeny-Carman'] },
      },
      { label: 'Method', default: 'constant' },
    ),
    length: quantity('m', {
      label: 'Length of the specimen',
      help: 'Between the manometers, where there are such.',
      unit: 'cm',
      symbol: 'L',
      min: 0.5,
      max: 200,
      usual: [2, 60],
      when: { method: LABORATORY },
    }),
    area: quantity('m^2', {
      label: 'Cross section of the specimen',
      unit: 'cm^2',
      symbol: 'A',
      min: 1,
      max: 10000,
      usual: [10, 1000],
      when: { method: LABORATORY },
    }),
    volume: quantity('m^3', {
      label: 'Water collected',
      unit: 'cm^3',
      symbol: 'Q',
      above: 0,
      max: 1e7,
      usual: [1, 100000],
      when: { method: 'constant' },
    }),
    head: quantity('m', {
      label: 'Head difference over the length',
      unit: 'cm',
      symbol: 'h',
      above: 0,
      max: 5000,
      usual: [1, 300],
      when: { method: 'constant' },
    }),
    standpipe: quantity('m^2', {
      label: 'Cross section of the standpipe',
      help: 'The area, not the diameter.',
      unit: 'cm^2',
      symbol: 'a',
      above: 0,
      max: 1000,
      usual: [0.03, 20],
      when: { method: 'falling' },
    }),
    firstHead: quantity('m', {
      label: 'Head at the start',
      help: 'Above the level at which the water leaves.',
      unit: 'cm',
      symbol: 'h_1',
      above: 0,
      max: 5000,
      usual: [5, 300],
      when: { method: 'falling' },
    }),
    lastHead: quantity('m', {
      label: 'Head at the end',
      unit: 'cm',
      symbol: 'h_2',
      above: 0,
      max: 5000,
      usual: [2, 300],
      when: { method: 'falling' },
    }),
    time: quantity('s', {
      label: 'Time',
      unit: 's',
      symbol: 't',
      above: 0,
      max: 1e8,
      usual: [5, 1000000],
      when: { method: LABORATORY },
    }),
    temperature: number({
      label: 'Temperature of the water in °C',
      help: 'For the value at 20 °C; Kozeny and Carman’s holds at this temperature.',
      symbol: '\\vartheta',
      min: 0,
      max: 60,
      usual: [2, 35],
      optional: true,
    }),
    effectiveSize: quantity('m', {
      label: 'Effective size D10',
      unit: 'mm',
      symbol: 'D_{10}',
      min: 0.001,
      max: 20,
      usual: [0.02, 3],
      when: { method: ['hazen', 'kozeny'] },
    }),
    hazen: number({
      label: 'Hazen’s coefficient, for cm/s and D10 in mm',
      help: '1 is common; published values go from 0.4 to 1.5 and far beyond.',
      symbol: 'C',
      min: 0.01,
      max: 10,
      usual: [0.4, 1.5],
      confusedWith: { '(for D10 in cm)': 100 },
      default: 1,
      when: { method: 'hazen' },
    }),
    uniformity: number({
      label: 'Coefficient of uniformity, if known',
      symbol: 'C_u',
      min: 1,
      max: 10000,
      optional: true,
      when: { method: 'hazen' },
    }),
    porosity: percent({ label: 'Porosity', symbol: 'n', min: 5, max: 90, usual: [20, 60], when: { method: 'kozeny' } }),
  },
  outputs: {
    conductivity: quantity('m/s', { label: 'Hydraulic conductivity', symbol: 'k', places: 2, digits: 3 }),
    perDay: quantity('m/s', { label: 'In meters a day', unit: 'm/d', symbol: 'k', places: 2, digits: 3 }),
    standard: quantity('m/s', {
      label: 'Hydraulic conductivity at 20 °C',
      symbol: 'k_{20}',
      places: 2,
      digits: 3,
      optional: true,
    }),
    gradient: number({
      label: 'Hydraulic gradient (falling head: at the start)',
      symbol: 'i',
      places: 2,
      optional: true,
    }),
    velocity: quantity('m/s', { label: 'Discharge velocity', symbol: 'v', places: 2, digits: 3, optional: true }),
  },
  formula: ({
    method,
    length,
    area,
    volume,
    head,
    standpipe,
    firstHead,
    lastHead,
    time,
    temperature,
    effectiveSize,
    hazen,
    porosity,
  }) => {
    const ratio = temperature === undefined ? 1 : viscosityRatio(temperature);
    const conductivity =
      method === 'constant'
        ? (volume * length) / (area * head * time)
        : method === 'falling'
          ? ((standpipe * length) / (area * time)) * Math.log1p((firstHead - lastHead) / lastHead)
          : method === 'hazen'
            ? hazen * PER_MILLIMETER * (effectiveSize / MILLIMETER) ** 2
            : ((WATER * GRAVITY) / (VISCOSITY_20 * ratio)) *
              (porosity ** 3 / (1 - porosity) ** 2) *
              (effectiveSize ** 2 / 180);
    return {
      conductivity,
      perDay: conductivity,
      standard: method === 'hazen' || temperature === undefined ? undefined : conductivity * ratio,
      gradient: method === 'constant' ? head / length : method === 'falling' ? firstHead / length : undefined,
      velocity: method === 'constant' ? volume / (area * time) : undefined,
    };
  },
  shown: ({ method, length, area, volume, head, standpipe, firstHead, lastHead, time, effectiveSize, hazen }) => ({
    conductivity:
      method === 'constant'
        ? (volume * length) / (area * head * time)
        : method === 'falling'
          ? ((standpipe * length) / (area * time)) * Math.log(firstHead / lastHead)
          : method === 'hazen'
            ? hazen * PER_MILLIMETER * (effectiveSize / MILLIMETER) ** 2
            : undefined,
    perDay: undefined,
    standard: undefined,
    gradient: method === 'constant' ? head / length : method === 'falling' ? firstHead / length : undefined,
    velocity: method === 'constant' ? volume / (area * time) : undefined,
  }),
  stepwise: [
    'Kozeny and Carman: k = ρg/μ × n³/(1 − n)² × D₁₀²/180 with water of 998.2 kg/m³ and 1.002 mPa·s at 20 °C.',
    'At 20 °C: k₂₀ = k × μ/μ₂₀ with log₁₀(μ/μ₂₀) = (1.1709 (20 − ϑ) − 0.001827 (ϑ − 20)²)/(ϑ + 89.93), ϑ in °C.',
  ],
  requires: [
    {
      that: ({ firstHead, lastHead }) => lastHead < firstHead,
      field: 'lastHead',
      says: 'The head must fall: {lastHead} at the end is not below {firstHead} at the start.',
    },
    {
      that: ({ standpipe, area }) => standpipe <= area,
      field: 'standpipe',
      says: 'A standpipe of {standpipe} would be wider than the specimen: are the areas interchanged, or was a diameter given?',
    },
    {
      that: (inputs, given) => inputs.method !== 'hazen' || !given.temperature,
      field: 'temperature',
      says: 'Hazen’s coefficient holds for water of about 10 °C, and a temperature changes nothing here: leave {temperature} out.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ method, conductivity }) => method === 'constant' && isBelow(conductivity, constant(1e-5, 'm/s')),
      says: 'Below about 10⁻⁵ m/s (10⁻³ cm/s) so little water passes at a constant head that leaks and evaporation count: take a falling head or a flexible-wall test.',
    },
    {
      level: 'caution',
      when: ({ method, conductivity }) => method === 'falling' && isAbove(conductivity, constant(1e-4, 'm/s')),
      says: 'Above about 10⁻⁴ m/s the tube and the stones hold the water up and the head falls too fast to be timed well: take a constant head.',
    },
    {
      level: 'caution',
      when: ({ method, firstHead, lastHead }) =>
        method === 'falling' && isBelow(firstHead - lastHead, constant(0.01, 'm')),
      says: 'The head fell by less than 1 cm: reading it to the millimeter leaves more than a tenth of that in doubt, and so of k. Let it fall further.',
    },
    {
      level: 'caution',
      when: ({ method, gradient, conductivity }) =>
        method === 'constant' &&
        gradient !== undefined &&
        isAbove(roundTo(gradient, 2), 0.5) &&
        isAbove(conductivity, constant(1e-3, 'm/s')),
      says: 'In so permeable a soil a gradient above about 0.5 may make the flow turbulent, and k comes out too low: repeat at lower heads until velocity and gradient are in proportion (ASTM D2434: 0.2 to 0.5).',
    },
    {
      level: 'caution',
      when: ({ gradient }) => gradient !== undefined && isAbove(roundTo(gradient, 2), 30),
      says: 'A gradient above 30 compresses a soft specimen and washes fines out (ASTM D5084 allows 30 at most, for the tightest soils): check the heads and the length.',
    },
    {
      level: 'caution',
      when: ({ method, effectiveSize, uniformity }) =>
        method === 'hazen' &&
        (effectiveSize < constant(0.0001, 'm') ||
          effectiveSize > constant(0.003, 'm') ||
          (uniformity !== undefined && uniformity > 5)),
      says: 'Hazen’s formula is for loose clean sands with D10 from 0.1 to 3 mm and a uniformity of up to 5: here it may be off by far more than ten times.',
    },
    {
      level: 'caution',
      when: ({ method, effectiveSize, uniformity }) =>
        method === 'hazen' &&
        effectiveSize >= constant(0.0001, 'm') &&
        effectiveSize <= constant(0.003, 'm') &&
        (uniformity === undefined || uniformity <= 5),
      says: 'The formula of Hazen may be off by three times and more; a dense sand lets less water through. Measure where it matters.',
    },
    {
      level: 'caution',
      when: ({ method, effectiveSize }) =>
        method === 'kozeny' && (effectiveSize < constant(0.00001, 'm') || effectiveSize > constant(0.003, 'm')),
      says: 'Kozeny and Carman’s equation does not hold for clay, nor where the flow in coarse gravel turns turbulent (D10 above about 3 mm): test the soil.',
    },
    {
      level: 'caution',
      when: ({ method, effectiveSize }) =>
        method === 'kozeny' && effectiveSize >= constant(0.00001, 'm') && effectiveSize <= constant(0.003, 'm'),
      says: 'An estimate from D10 alone may be off by three times and more: it knows nothing of the other grain sizes, layers and fines. Measure where it matters.',
    },
    {
      level: 'note',
      when: ({ method, temperature }) => (method === 'constant' || method === 'falling') && temperature === undefined,
      says: 'The value holds at the temperature of the test; reports give that at 20 °C, for which the temperature is needed.',
    },
    {
      level: 'danger',
      when: ({ conductivity }) => isAbove(roundTo(conductivity, 2), constant(1, 'm/s')),
      says: 'No soil lets water through so fast, not even clean gravel: check the units.',
    },
  ],
  explanation: ({ method, temperature }) => {
    if (method === 'hazen')
      return 'By Hazen with a coefficient of {hazen} the hydraulic conductivity is about {conductivity}, or {perDay}.';
    if (method === 'kozeny')
      return temperature === undefined || temperature === 20
        ? 'By Kozeny and Carman the hydraulic conductivity is about {conductivity}, or {perDay}, in water of 20 °C.'
        : 'By Kozeny and Carman the hydraulic conductivity is about {conductivity}, or {perDay}, in water of {temperature} °C, and {standard} at 20 °C.';
    const test = method === 'constant' ? 'constant-head' : 'falling-head';
    return temperature === undefined
      ? `By the ${test} test the hydraulic conductivity is {conductivity}, or {perDay}, at the temperature of the test.`
      : temperature === 20
        ? `By the ${test} test the hydraulic conductivity is {conductivity}, or {perDay}, at 20 °C.`
        : `By the ${test} test the hydraulic conductivity is {conductivity}, or {perDay}, at {temperature} °C, and {standard} at 20 °C.`;
  },
  examples: [
    {
      inputs: { length: 30, area: 177, volume: 500, head: 50, time: 300, temperature: 24 },
      results: {
        conductivity: 5.649717514e-5,
        perDay: 4.881355932,
        standard: 5.136422052e-5,
        gradient: 1.666666667,
        velocity: 9.416195857e-5,
      },
      source: 'Python: 500 × 30/(177 × 50 × 300) cm/s, viscosities of water by Korson, Drost-Hansen, Millero',
    },
    {
      inputs: { method: 'falling', length: 15, area: 20, standpipe: 0.5, firstHead: 100, lastHead: 60, time: 600 },
      results: { conductivity: 3.192660149e-6, gradient: 6.666666667 },
      cautions: ['at the temperature of the test'],
      source: 'Python: 0.5 × 15/(20 × 600) × ln(100/60) cm/s',
    },
    {
      inputs: { method: 'kozeny', effectiveSize: 0.1, porosity: 30, temperature: 10 },
      results: { conductivity: 2.293094528e-5, standard: 2.990650749e-5 },
      cautions: ['An estimate from D10 alone'],
      source: 'groundwatersoftware.com: 0.000023 m/s; Python for more digits',
    },
    {
      inputs: { method: 'kozeny', effectiveSize: 0.005, porosity: 40 },
      results: { conductivity: 2.412212126e-7 },
      cautions: ['does not hold for clay'],
      source: 'Python: 998.2 × 9.80665/0.001002 × 0.064/0.36 × 0.000005²/180',
    },
    {
      inputs: { method: 'hazen', effectiveSize: 0.2 },
      results: { conductivity: 0.0004, perDay: 34.56 },
      cautions: ['off by three times'],
      source: 'By hand: 1 × 0.2² cm/s',
    },
    {
      inputs: { method: 'hazen', effectiveSize: 0.2, hazen: 0.5, uniformity: 8 },
      results: { conductivity: 0.0002 },
      cautions: ['up to 5: here'],
      source: 'By hand: 0.5 × 0.2² cm/s',
    },
    {
      inputs: { length: 10, area: 50, volume: 5, head: 100, time: 3600 },
      results: { conductivity: 2.777777778e-8, gradient: 10 },
      cautions: ['leaks and evaporation', 'at the temperature of the test'],
      source: 'By hand: 5 × 10/(50 × 100 × 3600) cm/s',
    },
    {
      inputs: { length: 10, area: 50, volume: 5000, head: 10, time: 60, temperature: 20 },
      results: { conductivity: 0.01666666667, standard: 0.01666666667 },
      cautions: ['may make the flow turbulent'],
      source: 'By hand: 5000 × 10/(50 × 10 × 60) cm/s',
    },
    {
      inputs: { length: 10, area: 50, volume: 5e6, head: 400, time: 1, temperature: 20 },
      results: { conductivity: 25 },
      cautions: ['No soil lets water', 'above 30', 'may make the flow turbulent'],
      source: 'By hand: 5 × 10⁶ × 10/(50 × 400) cm/s',
    },
    {
      inputs: {
        method: 'falling',
        length: 10,
        area: 20,
        standpipe: 1,
        firstHead: 100,
        lastHead: 10,
        time: 60,
        temperature: 20,
      },
      results: { conductivity: 0.0001918820911 },
      cautions: ['too fast to be timed'],
      source: 'By hand: 10/1200 × ln 10 cm/s',
    },
    {
      inputs: { method: 'falling', length: 10, area: 20, standpipe: 1, firstHead: 50, lastHead: 60, time: 60 },
      refused: 'must fall',
      source: 'By definition',
    },
    {
      inputs: { method: 'falling', length: 10, area: 20, standpipe: 30, firstHead: 50, lastHead: 40, time: 60 },
      refused: 'wider than the specimen',
      source: 'By definition',
    },
    {
      inputs: { method: 'hazen', effectiveSize: 0.2, temperature: 15 },
      refused: 'changes nothing here',
      source: 'By definition',
    },
    {
      inputs: {
        method: 'falling',
        length: 10,
        area: 75,
        standpipe: 0.9,
        firstHead: 90,
        lastHead: 89.5,
        time: 3600,
        temperature: 20,
      },
      results: { conductivity: 1.857015016e-9 },
      cautions: ['less than 1 cm'],
      source: 'By hand: 0.9 × 10/(75 × 3600) × ln(90/89.5) cm/s',
    },
  ],
  notes: [
    'A specimen that is not saturated, or cut along other layers than the flow in the field, tells another value; the field is often more permeable than specimens.',
  ],
  references: [
    { title: 'ASTM D2434 (granular soils, constant head) and ASTM D5084 (flexible wall, falling head)' },
    { title: 'Das, Sobhan: Principles of Geotechnical Engineering, 9th ed., ch. 7' },
    { title: 'Carrier: Goodbye, Hazen; Hello, Kozeny-Carman, J. Geotech. Geoenviron. Eng. 129 (2003) 1054–1056' },
    {
      title:
        'Korson, Drost-Hansen, Millero: Viscosity of water at various temperatures, J. Phys. Chem. 73 (1969) 34–39',
    },
  ],
});
