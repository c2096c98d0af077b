import { category, constant, defineCalculator, isAbove, isNear, quantity, roundTo } from '@reckoner/engine';

/** q = −(mc + C)·ΔT, ΔH = q/n. */
export default defineCalculator({
  title: 'Coffee-cup calorimetry',
  description:
    'Heat and molar enthalpy of a reaction in solution from the mass, specific heat and temperature change of the solution in an open cup, and the heat capacity of the cup.',
  keywords: [
    'constant pressure calorimeter',
    'heat of neutralization',
    'heat of solution by calorimetry',
    'q = mc delta T reaction',
    'enthalpy of dissolution',
    'styrofoam cup calorimeter',
  ],
  related: ['bomb-calorimeter-energy', 'reaction-enthalpy-formation'],
  inputs: {
    mass: quantity('g', {
      label: 'Mass of the solution',
      help: 'All that is in the cup at the end, with what was dissolved; 1 mL of a dilute solution is about 1 g.',
      symbol: 'm',
      above: 0,
      max: 1e7,
      usual: [20, 2000],
    }),
    specificHeat: quantity('J/(g*K)', {
      label: 'Specific heat of the solution',
      help: 'Water 4.184 J/(g·K); dilute solutions are taken as water, and have up to some 10% less.',
      symbol: 'c',
      above: 0,
      max: 15,
      usual: [2, 4.3],
      default: 4.184,
    }),
    initial: quantity('K', {
      label: 'Initial temperature',
      unit: '°C',
      symbol: 'T_1',
      min: -100,
      max: 300,
      usual: [0, 60],
    }),
    final: quantity('K', {
      label: 'Final temperature',
      help: 'The highest or lowest after mixing, or that extrapolated to the moment of mixing.',
      unit: '°C',
      symbol: 'T_2',
      min: -100,
      max: 300,
      usual: [-10, 90],
    }),
    calorimeter: quantity('J/K', {
      label: 'Heat capacity of the calorimeter',
      help: 'The calorimeter constant, of cup, thermometer and stirrer: foam cups some 5 to 50 J/K; 0 leaves it out.',
      symbol: 'C',
      min: 0,
      max: 1e6,
      usual: [0, 500],
      default: 0,
    }),
    amount: quantity('mol', {
      label: 'Amount that reacted',
      help: 'Of the limiting reagent, or of what was dissolved: volume in liters times molarity, or mass over molar mass.',
      symbol: 'n',
      above: 0,
      max: 1e6,
      usual: [0.0005, 2],
      optional: true,
    }),
  },
  outputs: {
    heat: quantity('J', { label: 'Heat of the reaction, q', unit: 'kJ', symbol: 'q', digits: 4 }),
    molarEnthalpy: quantity('J/mol', {
      label: 'Enthalpy for each mole that reacted',
      unit: 'kJ/mol',
      symbol: '\\Delta H',
      digits: 4,
      optional: true,
    }),
    solutionHeat: quantity('J', { label: 'Heat taken up by the solution', unit: 'kJ', symbol: 'q_s', digits: 4 }),
    cupHeat: quantity('J', { label: 'Heat taken up by the calorimeter', unit: 'kJ', symbol: 'q_c', digits: 4 }),
    change: quantity('K', { label: 'Temperature change', unit: 'Δ°C', symbol: '\\Delta T', digits: 3 }),
    kind: category(['Exothermic', 'Endothermic', 'Neither'], { label: 'Reaction', of: 'heat' }),
  },
  formula: ({ mass, specificHeat, initial, final, calorimeter, amount }) => {
    const change = isNear(final, initial, constant(1e-9, 'K')) ? constant(0, 'K') : final - initial;
    const solutionHeat = mass * specificHeat * change;
    const cupHeat = calorimeter * change;
    const heat = -(mass * specificHeat + calorimeter) * change;
    const kind = change > 0 ? 'Exothermic' : change < 0 ? 'Endothermic' : 'Neither';
    const results = { heat, solutionHeat, cupHeat, change, kind } as const;
    if (amount === undefined) return results;
    return { ...results, molarEnthalpy: heat / amount };
  },
  explanation: ({ initial, final, calorimeter, amount }) => {
    const cup = calorimeter === 0 ? 'with nothing counted for the cup' : 'with {calorimeter} for the cup';
    if (isNear(initial, final, 1e-9))
      return 'The temperature of {mass} of solution stays at {initial}: no heat of the reaction is seen.';
    const found =
      initial < final
        ? `warms from {initial} to {final}: taken at {specificHeat} and ${cup}, the reaction releases {|heat|}`
        : `cools from {initial} to {final}: taken at {specificHeat} and ${cup}, the reaction takes up {|heat|}`;
    return `The solution of {mass} ${found}${amount === undefined ? '' : ', so that ΔH is {molarEnthalpy} for {amount} that reacted'}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ initial, final }) =>
        !isNear(initial, final, 1e-9) && roundTo(Math.abs(final - initial), 6) < constant(1, 'K'),
      says: 'A temperature change below 1 °C is uncertain by many percent with common thermometers: take more concentrated solutions or a finer one.',
    },
    {
      level: 'note',
      when: ({ calorimeter, initial, final }) => calorimeter === 0 && !isNear(initial, final, 1e-9),
      says: 'The heat that the cup takes up is not counted, so that the true heat of the reaction is somewhat larger in size: send the heat capacity of the calorimeter if it is known.',
    },
    {
      level: 'danger',
      when: ({ initial, final }) => roundTo(Math.max(initial, final), 6) >= constant(333.15, 'K'),
      says: 'At 60 °C and more solutions scald, may boil over and spatter acid or alkali, and lose heat and vapor from an open cup: take more dilute solutions, goggles and a lid.',
    },
    {
      level: 'caution',
      when: ({ initial, final }) =>
        roundTo(Math.max(initial, final), 6) > constant(373.15, 'K') ||
        roundTo(Math.min(initial, final), 6) < constant(273.15, 'K'),
      says: 'Solutions in water freeze a little below 0 °C and boil a little above 100 °C, which takes heat that is not counted here: check the temperatures and their unit.',
    },
    {
      level: 'caution',
      when: ({ molarEnthalpy }) => isAbove(Math.abs(molarEnthalpy ?? 0), constant(250000, 'J/mol')),
      says: 'So much is met with metals in acids (magnesium some −470, aluminum −530 kJ/mol), seldom otherwise (neutralization of a strong acid −57): check the amount, mol for mmol, the mass and the temperatures.',
    },
    {
      level: 'caution',
      when: ({ molarEnthalpy, initial, final }) =>
        !isNear(initial, final, 1e-9) &&
        molarEnthalpy !== undefined &&
        Math.abs(molarEnthalpy) < constant(500, 'J/mol'),
      says: 'Less than 0.5 kJ/mol is very little for a reaction: check the amount, in moles and not in millimoles or grams, and the mass.',
    },
    {
      level: 'caution',
      when: ({ calorimeter }) => calorimeter > 0 && calorimeter < constant(1, 'J/K'),
      says: 'A cup of less than 1 J/K does not exist: check that its heat capacity is in J/K, not in kJ/K.',
    },
    {
      level: 'note',
      when: ({ mass, specificHeat, calorimeter }) => isAbove(calorimeter, 0.25 * mass * specificHeat),
      says: 'The calorimeter takes up more than a quarter as much as the solution, a lot for a foam cup: check its heat capacity, and the mass.',
    },
  ],
  examples: [
    {
      inputs: { mass: 100, initial: 22, final: 28.9, amount: 0.05 },
      results: {
        heat: -2.88696,
        molarEnthalpy: -57.7392,
        solutionHeat: 2.88696,
        cupHeat: 0,
        change: 6.9,
        kind: 'Exothermic',
      },
      cautions: ['not counted'],
      source:
        'OpenStax, §5.2, data of a worked example: 50 mL each of 1.00 M HCl and NaOH, 2.9 kJ; by hand 100 × 4.184 × 6.9 J over 0.05 mol',
    },
    {
      inputs: { mass: 100, specificHeat: 4.18, initial: 24, final: 31, calorimeter: 13.52, amount: 0.05 },
      results: { heat: -3.02064, molarEnthalpy: -60.4128, cupHeat: 0.09464, kind: 'Exothermic' },
      source: 'By hand: (418 + 13.52) × 7 J over 0.05 mol',
    },
    {
      inputs: { mass: 53.21, initial: 24.9, final: 20.3, amount: 0.0401034443986 },
      results: { heat: 1.024100944, molarEnthalpy: 25.5364834457, change: -4.6, kind: 'Endothermic' },
      cautions: ['not counted'],
      source: 'Python: 3.21 g of NH4NO3 in 50.0 g of water, 53.21 × 4.184 × 4.6 J (tabulated 25.7 kJ/mol)',
    },
    {
      inputs: { mass: 100, initial: 20, final: 20, amount: 0.1 },
      results: { heat: 0, molarEnthalpy: 0, kind: 'Neither' },
      source: 'By hand: no change',
    },
    {
      inputs: { mass: 200, initial: 20, final: 20.5, calorimeter: 20 },
      results: { heat: -0.4284, kind: 'Exothermic' },
      cautions: ['below 1 °C'],
      source: 'By hand: (836.8 + 20) × 0.5 J',
    },
    {
      inputs: { mass: 100, initial: 20, final: 105, calorimeter: 20, amount: 0.05 },
      results: { heat: -37.264, molarEnthalpy: -745.28 },
      cautions: ['scald', 'boil a little above', 'metals in acids'],
      source: 'By hand: 438.4 × 85 J over 0.05 mol',
    },
    {
      inputs: { mass: 100, initial: 20, final: 25, calorimeter: 20, amount: 50 },
      results: { molarEnthalpy: -0.04384 },
      cautions: ['very little for a reaction'],
      source: 'By hand: 438.4 × 5 J over 50 mol, millimoles as moles',
    },
    {
      inputs: { mass: 100, initial: 20, final: 25, calorimeter: 0.02 },
      results: { heat: -2.0921 },
      cautions: ['does not exist'],
      source: 'By hand: 418.42 × 5 J, kJ/K as J/K',
    },
    {
      inputs: { mass: 100, specificHeat: 1, initial: 20, final: 25, calorimeter: 20 },
      results: { heat: -0.6 },
      source: 'By hand: 120 × 5 J, cal/(g·K) as J/(g·K)',
    },
    {
      inputs: { mass: 100, initial: 20, final: 25, calorimeter: 135 },
      results: { heat: -2.767 },
      cautions: ['more than a quarter'],
      source: 'By hand: 553.4 × 5 J',
    },
  ],
  notes: [
    'At constant pressure q is ΔH. It belongs to the amount that is given: for another coefficient in the equation multiply it.',
    'Both solutions must have the initial temperature before they are mixed; otherwise take the mean, weighted by their masses.',
  ],
  references: [
    {
      title: 'OpenStax: Chemistry 2e, §5.2 Calorimetry',
      url: 'https://openstax.org/books/chemistry-2e/pages/5-2-calorimetry',
    },
    { title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §2B', isbn: '978-0-19-969740-3' },
  ],
});
