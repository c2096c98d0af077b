import { choice, constant, defineEquations, isAbove, isAtMost, isBelow, percent, quantity } from '@reckoner/engine';

/** Temperature coefficients at 20 °C in 1/K, as of Wire resistance: copper and aluminum by the IEC, others by Giancoli. */
const METALS = {
  own: 0,
  copper: 0.00393,
  aluminum: 0.00403,
  silver: 0.0038,
  gold: 0.0034,
  iron: 0.00651,
  nichrome: 0.0004,
} as const;

/** R = R₀(1 + α(T − T₀)), α at T₀; of a metal α = α₂₀/(1 + α₂₀(T₀ − 20 °C)). */
export default defineEquations({
  title: 'Resistance at temperature',
  description:
    'Resistance at another temperature from a reference resistance and the temperature coefficient of a resistor or metal, or the temperature or coefficient from two resistances.',
  keywords: [
    'temperature coefficient of resistance',
    'TCR',
    'ppm per degree resistor drift',
    'winding temperature from resistance',
    'hot resistance of copper',
    'temperature rise by resistance',
    'alpha 0.00393',
  ],
  related: ['wire-resistance-length', 'thermistor-beta-steinhart-hart'],
  variables: {
    material: choice(
      {
        own: { label: 'Own coefficient', also: ['own', 'resistor', 'custom', 'other'] },
        copper: { label: 'Copper', also: ['Cu'] },
        aluminum: { label: 'Aluminum', also: ['Al', 'aluminium'] },
        silver: { label: 'Silver', also: ['Ag'] },
        gold: { label: 'Gold', also: ['Au'] },
        iron: { label: 'Iron', also: ['Fe'] },
        nichrome: { label: 'Nichrome (80/20)', also: ['nichrome', 'NiCr'] },
      },
      { label: 'Material', default: 'own' },
    ),
    resistance: quantity('ohm', {
      label: 'Resistance at the temperature',
      symbol: 'R',
      min: 1e-12,
      max: 1e15,
      usual: [1e-9, 1e12],
      digits: 6,
    }),
    reference: quantity('ohm', {
      label: 'Resistance at the reference temperature',
      symbol: 'R_0',
      min: 1e-12,
      max: 1e15,
      usual: [1e-9, 1e12],
      digits: 6,
    }),
    coefficient: quantity('1/K', {
      label: 'Temperature coefficient at the reference temperature',
      help: 'Per kelvin: 100 ppm/K are 0.0001, 0.39 %/K are 0.0039.',
      symbol: '\\alpha',
      min: -0.05,
      max: 0.05,
      usual: [-0.002, 0.007],
      confusedWith: { '%/K': 100, 'ppm/K': 1e6 },
      digits: 4,
      when: { material: 'own' },
      optional: true,
    }),
    temperature: quantity('K', {
      label: 'Temperature',
      unit: '°C',
      symbol: 'T',
      min: -200,
      max: 3500,
      usual: [-60, 155],
      places: 2,
    }),
    referenceTemperature: quantity('K', {
      label: 'Reference temperature',
      help: 'At which the reference resistance was measured: 20 °C where left out; data sheets of resistors often have 25 °C.',
      unit: '°C',
      symbol: 'T_0',
      min: -100,
      max: 1000,
      usual: [-10, 50],
      default: 20,
      places: 2,
    }),
    change: percent({
      label: 'Change of the resistance',
      symbol: '\\delta',
      min: -99.9,
      max: 100000,
      usual: 'all',
      digits: 4,
    }),
  },
  equations: ({ material, resistance, reference, coefficient, temperature, referenceTemperature, change }) => [
    [
      change,
      (material === 'own'
        ? coefficient
        : (METALS[material] * constant(1, '1/K')) /
          (1 + METALS[material] * constant(1, '1/K') * (referenceTemperature - constant(293.15, 'K')))) *
        (temperature - referenceTemperature),
    ],
    [resistance, reference * (1 + change)],
  ],
  explanation: ({ material }) =>
    `A resistance of {reference} at {referenceTemperature} is {resistance} at {temperature}, {change|{|change|} less|no change|{|change|} more}${
      material === 'own'
        ? '{coefficient?, by a coefficient of {coefficient} at {referenceTemperature}|}'
        : `, by a coefficient of ${METALS[material]}/K of ${material} at 20 °C`
    }.`,
  requires: [
    {
      that: ({ material, temperature }) =>
        material === 'own' || isAtMost(temperature, MELTING[material] + constant(273.15, 'K')),
      field: 'temperature',
      says: 'At {temperature} this metal is molten, and no resistance of a wire is told. Check the temperatures, the resistances and their units.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ temperature, referenceTemperature }) =>
        isAbove(Math.abs(temperature - referenceTemperature), constant(200, 'K')) ||
        isBelow(temperature, constant(173.15, 'K')),
      says: 'So far from the reference the straight line is coarse: of a Pt100 it gives 432 Ω at 850 °C, where IEC 60751 has 390 Ω, and in the cold resistance levels off instead of reaching zero. Take a table or polynomial of the material.',
    },
    {
      level: 'caution',
      when: ({ material, coefficient }) =>
        material === 'own' &&
        (isBelow(coefficient!, constant(-0.002, '1/K')) || isAbove(coefficient!, constant(0.01, '1/K'))),
      says: 'So strong a coefficient is that of a thermistor, whose resistance follows no straight line: within a few degrees of the reference it will do, beyond take its B value or table. One given in % or ppm per kelvin is sent with that unit.',
    },
    {
      level: 'caution',
      when: ({ material, coefficient, referenceTemperature }, given) =>
        material === 'own' &&
        given.coefficient === true &&
        isAbove(Math.abs(referenceTemperature - constant(293.15, 'K')), constant(1, 'K')) &&
        [METALS.copper, METALS.aluminum, METALS.silver, METALS.gold, METALS.iron].some((listed) =>
          isAtMost(Math.abs(coefficient! - listed * constant(1, '1/K')), constant(5e-6, '1/K')),
        ),
      says: 'A coefficient of {coefficient} is that of a metal at 20 °C, and it is taken here as one at {referenceTemperature}: choose the metal in place of it, and it is carried over.',
    },
    {
      level: 'caution',
      when: ({ material, coefficient, referenceTemperature }, given) =>
        material === 'own' &&
        given.coefficient === true &&
        isAbove(Math.abs(referenceTemperature - constant(273.15, 'K')), constant(1, 'K')) &&
        isAtMost(Math.abs(coefficient! - constant(0.00385, '1/K')), constant(5e-6, '1/K')),
      says: 'A coefficient of {coefficient} is that of platinum thermometers, a Pt100 or Pt1000, at 0 °C, and it is taken here as one at {referenceTemperature}: with their resistance at 0 °C send a reference temperature of 0 °C.',
    },
    {
      level: 'note',
      when: ({ material, coefficient, change }, given) =>
        material === 'own' &&
        given.coefficient === true &&
        isAtMost(Math.abs(coefficient!), constant(0.001, '1/K')) &&
        isAbove(Math.abs(change), 0),
      says: 'Data sheets of resistors tell the most that the coefficient may be, of either sign: such a resistor may change by {|change|} up or down, and its tolerance comes on top.',
    },
    {
      level: 'caution',
      when: ({ temperature, referenceTemperature, material, coefficient }, given) =>
        material === 'own' &&
        given.coefficient !== true &&
        coefficient !== undefined &&
        isBelow(Math.abs(temperature - referenceTemperature), constant(10, 'K')),
      says: 'The coefficient is found from two temperatures less than 10 °C apart: a small error of either resistance changes it much. Measure farther apart.',
    },
    {
      level: 'caution',
      when: ({ material, coefficient }) => material === 'own' && coefficient === undefined,
      says: 'Both resistances are at {temperature}: no coefficient follows from them. Send one at another temperature.',
    },
    {
      level: 'caution',
      when: ({ material, temperature, referenceTemperature, change }, given) =>
        material !== 'own' &&
        given.change === true &&
        given.temperature !== true &&
        change !== 0 &&
        isBelow(Math.abs(temperature - referenceTemperature), constant(3, 'K')),
      says: 'A change of {|change|} is that of less than 3 °C. It is sent in percent: a share of 0.2 is 20%.',
    },
    {
      level: 'caution',
      when: (_, given) => given.referenceTemperature !== true,
      says: 'The reference temperature was found from the other values, {referenceTemperature}, in place of 20 °C: if that is not what was asked, one of them is wrong, or to be left out.',
    },
    {
      level: 'note',
      when: ({ material }, given) => material !== 'own' && given.temperature !== true,
      says: 'The temperature is the mean of the whole wire: its hottest spot is hotter. An error of 1% in one of the resistances moves it by some 2 to 4 °C with a pure metal, by 25 °C with nichrome.',
    },
  ],
  examples: [
    {
      inputs: { material: 'copper', reference: 10, temperature: 75 },
      results: { resistance: 12.1615, change: 21.615 },
      source: 'By hand: 10 × (1 + 0.00393 × 55)',
    },
    {
      inputs: { material: 'copper', reference: 100, referenceTemperature: 25, temperature: 75 },
      results: { resistance: 119.2713185897 },
      source: 'Python 3.11: 100 × (1 + 0.00393 × 55)/(1 + 0.00393 × 5)',
    },
    {
      inputs: { material: 'copper', reference: 1.25, resistance: 1.6, referenceTemperature: 25 },
      results: { temperature: 97.64681933842, change: 28 },
      cautions: ['the mean of the whole wire'],
      source: 'Python 3.11: 25 + 0.28/0.003854264; (235 + 25) × 1.6/1.25 - 235 = 97.8 °C by IEC 60034-1',
    },
    {
      inputs: { material: 'aluminum', reference: 0.5, referenceTemperature: 25, temperature: 0 },
      results: { resistance: 0.4506200068617 },
      source: 'Python 3.11: 0.5 × (1 - 0.00403 × 20)/(1 + 0.00403 × 5)',
    },
    {
      inputs: { material: 'silver', reference: 10, temperature: 100 },
      results: { resistance: 13.04 },
      source: 'By hand: 10 × (1 + 0.0038 × 80)',
    },
    {
      inputs: { material: 'gold', reference: 10, temperature: 100 },
      results: { resistance: 12.72 },
      source: 'By hand: 10 × (1 + 0.0034 × 80)',
    },
    {
      inputs: { material: 'iron', reference: 10, temperature: 100 },
      results: { resistance: 15.208 },
      source: 'By hand: 10 × (1 + 0.00651 × 80)',
    },
    {
      inputs: { material: 'nichrome', resistance: 10.32, temperature: 100 },
      results: { reference: 10, change: 3.2 },
      source: 'By hand: 10.32/(1 + 0.0004 × 80)',
    },
    {
      inputs: { reference: 10000, coefficient: '100 ppm/K', referenceTemperature: 25, temperature: 85 },
      results: { resistance: 10060, change: 0.6 },
      cautions: ['of either sign'],
      source: 'By hand: 10 kΩ × (1 + 0.0001 × 60)',
    },
    {
      inputs: { reference: 50, resistance: 91.6, temperature: 232 },
      results: { coefficient: 0.003924528301887, change: 83.2 },
      cautions: ['the straight line is coarse'],
      source:
        'Test and Measurement World, Temperature coefficient of resistance: 0.00392/°C; Python 3.11: 41.6/(50 × 212)',
    },
    {
      inputs: { reference: 100, resistance: 102, temperature: 25 },
      results: { coefficient: 0.004, change: 2 },
      cautions: ['farther apart'],
      source: 'By hand: 2/(100 × 5)',
    },
    {
      inputs: { reference: 100, coefficient: 0.00393, referenceTemperature: 25, temperature: 75 },
      results: { resistance: 119.65 },
      cautions: ['choose the metal'],
      source: 'By hand: 100 × (1 + 0.00393 × 50)',
    },
    {
      inputs: { reference: 10000, coefficient: -0.04, referenceTemperature: 25, temperature: 27 },
      results: { resistance: 9200, change: -8 },
      cautions: ['a thermistor'],
      source: 'By hand: 10 kΩ × (1 - 0.08)',
    },
    {
      inputs: { reference: 10, coefficient: '0.39 %/K', temperature: 85 },
      results: { resistance: 12.535, change: 25.35 },
      source: 'By hand: 10 × (1 + 0.0039 × 65)',
    },
    {
      inputs: { material: 'gold', reference: 1, temperature: 1100 },
      refused: 'is molten',
      source: 'Gold melts at 1,064 °C',
    },
    {
      inputs: { reference: 100, coefficient: 0.00385, temperature: 100 },
      results: { resistance: 130.8 },
      cautions: ['platinum thermometers'],
      source: 'By hand: 100 × (1 + 0.00385 × 80); a Pt100 has 138.5 Ω',
    },
    {
      inputs: { reference: 100, coefficient: 0.00385, referenceTemperature: 0, temperature: 100 },
      results: { resistance: 138.5 },
      source: 'IEC 60751: 138.51 Ω of a Pt100 at 100 °C',
    },
    {
      inputs: { reference: 10, resistance: 10, temperature: 20 },
      results: { change: 0 },
      cautions: ['no coefficient follows'],
      source: 'By definition',
    },
    {
      inputs: { reference: 10, coefficient: '100 ppm/K', temperature: 20 },
      results: { resistance: 10, change: 0 },
      source: 'By definition',
    },
    {
      inputs: { material: 'copper', reference: 10, change: 0.216 },
      results: { resistance: 10.0216, temperature: '20.54961832061' },
      cautions: ['sent in percent', 'the mean of the whole wire'],
      source: 'By hand: 20 + 0.00216/0.00393',
    },
    {
      inputs: { material: 'copper', reference: 10, resistance: 12, temperature: 75 },
      results: { referenceTemperature: '23.4245122986' },
      cautions: ['in place of 20 °C'],
      source: 'By hand: (1 + 0.00393 × 55)/1.2 - 1 = 0.01345833, over 0.00393 above 20 °C',
    },
    {
      inputs: { reference: 100, temperature: 30, coefficient: 0.39 },
      refused: '0.39 %/K',
      source: 'By definition: copper has 0.39 %/K, which is 0.0039 per kelvin',
    },
  ],
  notes: [
    'The temperatures are those of the conductor: in a part that is under current it is hotter than the air around.',
    'The temperature rise of a winding by resistance (IEC 60034-1) takes 235 °C for copper and 225 °C for aluminum in place of the coefficients, and its ambient is that at the end of the run.',
  ],
  references: [
    { title: 'IEC 60028:1925 (annealed copper) and IEC 60889:1987 (hard-drawn aluminum): coefficients at 20 °C' },
    { title: 'Giancoli: Physics for Scientists and Engineers, 4th ed., Table 25-1' },
    { title: 'IEC 60751:2022, Industrial platinum resistance thermometers: 390.48 Ω at 850 °C' },
    {
      title: 'Test and Measurement World: Temperature coefficient of resistance, calculator and formula',
      url: 'http://www.test-and-measurement-world.com/Calculators/Temperature-Coefficient-of-Resistance.html',
    },
  ],
});

/** Melting points in °C, of nichrome where it begins. */
const MELTING = { copper: 1085, aluminum: 660, silver: 962, gold: 1064, iron: 1538, nichrome: 1400 } as const;
