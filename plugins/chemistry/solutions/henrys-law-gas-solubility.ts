import { choice, constant, defineCalculator, gasConstant, isAbove, number, quantity } from '@reckoner/engine';

/**
 * Gases in water at 25 °C: k in mol/(m³·Pa), its slope d ln k/d(1/T) in K, the bend of that slope, which is the change of
 * heat capacity over R, and the molar mass in g/mol. They are those of the equation of IAPWS G7-04 (whose coefficients
 * more than three programs have alike), with the density of water; the bend is fitted to it from 0 to 60 °C, within 0.4%.
 */
const GASES = {
  oxygen: { k: 1.268e-5, slope: 1445, bend: 20.3, mass: 31.998 },
  nitrogen: { k: 6.465e-6, slope: 1226, bend: 20.8, mass: 28.014 },
  carbonDioxide: { k: 3.341e-4, slope: 2316, bend: 17.7, mass: 44.009 },
  hydrogen: { k: 7.799e-6, slope: 554, bend: 13.7, mass: 2.016 },
  helium: { k: 3.881e-6, slope: 38, bend: 11.9, mass: 4.0026 },
  neon: { k: 4.522e-6, slope: 457, bend: 12.6, mass: 20.18 },
  argon: { k: 1.396e-5, slope: 1415, bend: 19.1, mass: 39.95 },
  krypton: { k: 2.524e-5, slope: 1769, bend: 19.9, mass: 83.798 },
  xenon: { k: 4.383e-5, slope: 2264, bend: 25.8, mass: 131.29 },
  carbonMonoxide: { k: 9.724e-6, slope: 1311, bend: 21.3, mass: 28.01 },
  methane: { k: 1.402e-5, slope: 1504, bend: 21.3, mass: 16.043 },
  ethane: { k: 1.854e-5, slope: 2383, bend: 32.6, mass: 30.07 },
  hydrogenSulfide: { k: 1.025e-3, slope: 1994, bend: 11.2, mass: 34.076 },
  sulfurHexafluoride: { k: 2.489e-6, slope: 2131, bend: 31.5, mass: 146.048 },
} as const;

/** c = k·p with k = k° exp(C (1/T - 1/T°) + D (ln(T/T°) + T°/T - 1)), T° = 298.15 K; D is 0 where only C is given. */
export default defineCalculator({
  title: "Henry's law gas solubility",
  description:
    "Concentration of a gas dissolved in water from its partial pressure and the temperature, by Henry's law with the constant at that temperature.",
  keywords: ["Henry's law constant", 'dissolved gas', 'solubility of oxygen in water', 'solubility of CO2 in water'],
  related: ['raoults-law-vapour-pressure', 'daltons-law-partial-pressures'],
  inputs: {
    gas: choice(
      {
        oxygen: { label: 'Oxygen', also: ['O2'] },
        nitrogen: { label: 'Nitrogen', also: ['N2'] },
        carbonDioxide: { label: 'Carbon dioxide', also: ['CO2'] },
        hydrogen: { label: 'Hydrogen', also: ['H2'] },
        helium: { label: 'Helium', also: ['He'] },
        neon: { label: 'Neon', also: ['Ne'] },
        argon: { label: 'Argon', also: ['Ar'] },
        krypton: { label: 'Krypton', also: ['Kr'] },
        xenon: { label: 'Xenon', also: ['Xe'] },
        carbonMonoxide: { label: 'Carbon monoxide', also: ['CO'] },
        methane: { label: 'Methane', also: ['CH4'] },
        ethane: { label: 'Ethane', also: ['C2H6'] },
        hydrogenSulfide: { label: 'Hydrogen sulfide', also: ['H2S'] },
        sulfurHexafluoride: { label: 'Sulfur hexafluoride', also: ['SF6'] },
        other: { label: 'Another gas, with its constant', also: ['other', 'custom'] },
      },
      { label: 'Gas', default: 'oxygen' },
    ),
    form: choice(
      {
        solubility: { label: 'Concentration over pressure (c/p)', also: ['c/p'] },
        volatility: { label: 'Pressure over concentration (p/c)', also: ['p/c'] },
        fraction: { label: 'Pressure over mole fraction (p/x)', also: ['p/x'] },
      },
      {
        label: 'The constant is given as',
        help: 'Its unit tells: mol/(L·atm), L·atm/mol, or atm alone.',
        when: { gas: 'other' },
      },
    ),
    solubilityConstant: quantity('mol/(m^3*Pa)', {
      label: 'Constant c/p',
      help: 'At 25 °C; without a temperature coefficient, at the temperature itself.',
      unit: 'mol/(L*atm)',
      symbol: 'k_{cp}',
      above: 0,
      max: 1e6,
      usual: [1e-5, 1e4],
      when: { gas: 'other', form: 'solubility' },
    }),
    volatilityConstant: quantity('Pa*m^3/mol', {
      label: 'Constant p/c',
      help: 'At 25 °C; without a temperature coefficient, at the temperature itself.',
      unit: 'L*atm/mol',
      symbol: 'K_{pc}',
      min: 1e-6,
      max: 1e9,
      usual: [1e-4, 1e5],
      when: { gas: 'other', form: 'volatility' },
    }),
    fractionConstant: quantity('Pa', {
      label: 'Constant p/x',
      help: 'At 25 °C; without a temperature coefficient, at the temperature itself.',
      unit: 'atm',
      symbol: 'K_{px}',
      min: 1e-5,
      max: 1e10,
      usual: [1e-3, 1e7],
      when: { gas: 'other', form: 'fraction' },
    }),
    slope: number({
      label: 'Temperature coefficient of c/p',
      help: 'In kelvin, d ln k/d(1/T), the heat set free by dissolving over R: for most gases 500 to 5000.',
      symbol: 'C_x',
      above: 0,
      max: 15000,
      usual: [100, 10000],
      confusedWith: { 'kJ/mol': 0.008314463 },
      optional: true,
      when: { gas: 'other' },
    }),
    pressure: quantity('Pa', {
      label: 'Partial pressure of the gas',
      help: 'Not that of all gases: of oxygen in air at sea level 21 kPa.',
      unit: 'kPa',
      symbol: 'p',
      min: 0,
      max: 1e5,
      usual: [0, 1e4],
    }),
    temperature: quantity('K', { label: 'Temperature', unit: '°C', symbol: 'T', min: 0, max: 60, default: 25 }),
  },
  outputs: {
    concentration: quantity('mol/m^3', { label: 'Dissolved gas', unit: 'mmol/L', symbol: 'c', places: 2, digits: 3 }),
    massConcentration: quantity('g/m^3', {
      label: 'Dissolved mass',
      unit: 'mg/L',
      symbol: '\\gamma',
      places: 2,
      digits: 3,
      optional: true,
    }),
    henryConstant: quantity('mol/(m^3*Pa)', {
      label: "Henry's constant at the temperature",
      unit: 'mol/(L*atm)',
      symbol: 'k',
      places: 5,
      digits: 3,
    }),
    heat: quantity('J/mol', {
      label: 'Enthalpy of dissolution',
      unit: 'kJ/mol',
      symbol: '\\Delta H',
      places: 1,
      optional: true,
    }),
  },
  formula: ({ gas, form, solubilityConstant, volatilityConstant, fractionConstant, slope, pressure, temperature }) => {
    const reference = constant(298.15, 'K');
    const solventConcentration = constant(55345, 'mol/m^3');
    if (gas !== 'other') {
      const { k, slope: coefficient, bend, mass } = GASES[gas];
      const henryConstant =
        k *
        constant(1, 'mol/(m^3*Pa)') *
        Math.exp(
          coefficient * constant(1, 'K') * (1 / temperature - 1 / reference) +
            bend * (Math.log(temperature / reference) + reference / temperature - 1),
        );
      return {
        concentration: henryConstant * pressure,
        henryConstant,
        heat: (bend * (temperature - reference) - coefficient * constant(1, 'K')) * gasConstant,
        massConcentration: henryConstant * pressure * mass * constant(1, 'g/mol'),
      };
    }
    const given =
      form === 'solubility'
        ? solubilityConstant
        : form === 'volatility'
          ? 1 / volatilityConstant
          : solventConcentration / fractionConstant;
    if (slope === undefined) return { concentration: given * pressure, henryConstant: given };
    const henryConstant = given * Math.exp(slope * constant(1, 'K') * (1 / temperature - 1 / reference));
    return {
      concentration: henryConstant * pressure,
      henryConstant,
      heat: -slope * constant(1, 'K') * gasConstant,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Dissolved gas by temperature',
    x: { of: 'temperature' },
    y: { of: 'concentration' },
    curve: ({ gas, temperature, concentration, heat }) => {
      if (concentration === 0 || heat === undefined) return undefined;
      const bend = gas === 'other' ? 0 : GASES[gas].bend;
      return {
        from: Math.min(278.15, temperature),
        to: Math.max(318.15, temperature),
        lines: [
          {
            y: (t) =>
              concentration *
              Math.exp(
                (-heat / gasConstant) * (1 / t - 1 / temperature) +
                  bend * (Math.log(t / temperature) + temperature / t - 1),
              ),
          },
        ],
        marks: [{ x: temperature, y: concentration, label: 'Here' }],
      };
    },
  },
  shown: ({ pressure, henryConstant }) => ({
    concentration: henryConstant * pressure,
    massConcentration: undefined,
    henryConstant: undefined,
    heat: undefined,
  }),
  stepwise: [
    'k = k° exp(C (1/T - 1/T°) + D (ln(T/T°) + T°/T - 1)), with T° = 298.15 K, the constant k° = c/p at 25 °C of the gas, its temperature coefficient C and the change D of its heat capacity over R.',
    'Of another gas D is 0, which is the equation of van ’t Hoff; without a temperature coefficient k is as given.',
    'A constant given as p/c is turned over; one given as p/x is 55,345 mol/m³, the concentration of water, over it.',
    'γ = c·M with the molar mass of the gas, and ΔH = R (D (T - T°) - C).',
  ],
  explanation: ({ gas }) =>
    gas === 'other'
      ? 'At a partial pressure of {pressure} the gas dissolves in water of {temperature} to {concentration}.'
      : '{gas} at a partial pressure of {pressure} dissolves in water of {temperature} to {concentration}.',
  cautions: [
    {
      level: 'caution',
      when: ({ gas, slope, temperature }) =>
        gas === 'other' &&
        slope !== undefined &&
        (temperature < constant(283.15, 'K') || temperature > constant(313.15, 'K')),
      says: "Van 't Hoff's correction takes the heat of dissolution as constant: at {temperature}, far from 25 °C, the result may be too low by some 10%, at 60 °C by up to some 20%.",
    },
    {
      level: 'caution',
      when: ({ gas, slope, temperature }) =>
        gas === 'other' && slope === undefined && temperature !== constant(298.15, 'K'),
      says: 'Without a temperature coefficient the constant is taken as it is: use one that holds at {temperature}.',
    },
    {
      level: 'caution',
      when: ({ pressure }) => pressure > constant(1e6, 'Pa'),
      says: 'Above about 1 MPa gases are not ideal, and some, as carbon dioxide and hydrogen sulfide, turn liquid at a few MPa: the result is mostly several percent too high, and more the higher the pressure.',
    },
    {
      level: 'caution',
      when: ({ concentration }) => isAbove(concentration, constant(1000, 'mol/m^3')),
      says: "Henry's law holds for dilute solutions: at {concentration} of dissolved gas it may be far off. Take a measured solubility.",
    },
    {
      level: 'note',
      when: ({ gas }) => gas === 'carbonDioxide' || gas === 'hydrogenSulfide',
      says: 'This counts the gas that is dissolved as such. Water that is not acidic takes up more of it, as ions.',
    },
  ],
  examples: [
    {
      inputs: { pressure: 21 },
      results: { concentration: '0.2663', massConcentration: 8.520427, henryConstant: 0.001285, heat: -12.0144 },
      source: 'Python with the equation of IAPWS G7-04 at 25 °C; 1.268e-5 × 21000 × 31.998; -1445 × 8.314462618',
    },
    {
      inputs: { gas: 'carbonDioxide', pressure: '1 atm', temperature: 20 },
      results: { concentration: 38.74703, massConcentration: 1705.218, henryConstant: 0.03874703, heat: -19.99213 },
      cautions: ['dissolved as such'],
      source: 'Python: 3.341e-4 exp(2316 u + 17.7 v) × 101325; × 44.009; the equation of IAPWS G7-04 gives 38.749',
    },
    {
      inputs: { gas: 'nitrogen', pressure: '2 MPa', temperature: 50 },
      results: { concentration: 10.04509, massConcentration: 281.4031, heat: -5.87001 },
      cautions: ['gases are not ideal'],
      source: 'Python: 6.465e-6 exp(1226 u + 20.8 v) × 2e6; the equation of IAPWS G7-04 gives 10.0447',
    },
    {
      inputs: { pressure: 21.099583, temperature: 0 },
      results: { concentration: 0.4517042, massConcentration: 14.45363, heat: -16.23399 },
      source:
        'Python: 20.95% of 101.325 - 0.611 kPa; the equation of IAPWS G7-04 gives 14.48 mg/L, the table of EN 25814 14.6',
    },
    {
      inputs: { gas: 'sulfurHexafluoride', pressure: '1 atm', temperature: 60 },
      results: { concentration: 0.1435066, massConcentration: 20.95885 },
      source: 'Python: 2.489e-6 exp(2131 u + 31.5 v) × 101325; the equation of IAPWS G7-04 gives 0.14326',
    },
    {
      inputs: { gas: 'other', form: 'solubility', solubilityConstant: 0.0013, slope: 1500, pressure: '0.21 atm' },
      results: { concentration: 0.273 },
      source: 'clutchprep.com, oxygen at 298 K: 0.0013 × 0.21 mol/L',
    },
    {
      inputs: {
        gas: 'other',
        form: 'volatility',
        volatilityConstant: 770,
        slope: 1800,
        pressure: '1 bar',
        temperature: 5,
      },
      results: { concentration: 1.978424, henryConstant: 0.002004638, heat: -14.96603 },
      cautions: ['may be too low'],
      source: 'Python: 1/770 × exp(1800 (1/278.15 - 1/298.15)) mol/(L·atm), × 1/1.01325 atm',
    },
    {
      inputs: { gas: 'other', form: 'fraction', fractionConstant: '80000 kPa', pressure: 20, temperature: 20 },
      results: { concentration: 13.83625, henryConstant: 0.0700979 },
      cautions: ['is taken as it is'],
      source: 'By hand: 20/80000 × 55345 mol/m³',
    },
    {
      inputs: { gas: 'other', form: 'solubility', solubilityConstant: 59.8, slope: 4200, pressure: '0.05 atm' },
      results: { concentration: 2990 },
      cautions: ['may be far off'],
      source: 'By hand: ammonia, 59.8 × 0.05 mol/L',
    },
  ],
  notes: [
    'For pure water: salt makes gases less soluble, oxygen in sea water by about a fifth.',
    'The constants of the listed gases are good to a few percent.',
    'Of gases that react with water, as ammonia, chlorine and sulfur dioxide, the law counts only what stays as it is.',
  ],
  references: [
    {
      title:
        'IAPWS G7-04: Henry’s constant and vapor-liquid distribution constant for gases in H2O and D2O; Fernández-Prini, Alvarez, Harvey: J. Phys. Chem. Ref. Data 32 (2003) 903',
      doi: '10.1063/1.1564818',
    },
    {
      title: 'Sander: Compilation of Henry’s law constants (version 5.0.0) for water as solvent',
      doi: '10.5194/acp-23-10901-2023',
    },
  ],
});
