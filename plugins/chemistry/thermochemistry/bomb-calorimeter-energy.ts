import { constant, defineCalculator, gasConstant, isAbove, isBelow, number, quantity, roundTo } from '@reckoner/engine';

/** ΔU = −(C·ΔT − e_fuse − e_acid)/n, ΔH = ΔU + Δn_gas·RT. */
export default defineCalculator({
  title: 'Bomb calorimeter',
  description:
    'Energy and enthalpy of combustion of a sample from the temperature rise and heat capacity of a bomb calorimeter, with corrections for fuse and acids.',
  keywords: [
    'heat of combustion',
    'oxygen bomb calorimetry',
    'gross calorific value by bomb',
    'internal energy of combustion',
    'fuse wire correction',
    'delta U to delta H',
  ],
  related: ['coffee-cup-calorimeter', 'reaction-enthalpy-formation'],
  inputs: {
    heatCapacity: quantity('J/K', {
      label: 'Heat capacity of the calorimeter',
      help: 'Its energy equivalent W, with bomb, bucket and water unless the water is given below, by a standardization with benzoic acid (26.434 kJ/g).',
      unit: 'kJ/K',
      symbol: 'C',
      above: 0,
      max: 1e6,
      usual: [0.5, 30],
    }),
    water: quantity('g', {
      label: 'Mass of water in the bucket',
      help: 'Only where the heat capacity above is that of bomb and bucket without water: it is taken at 4.184 J/(g·K).',
      symbol: 'm_w',
      above: 0,
      max: 1e9,
      usual: [200, 10000],
      optional: true,
    }),
    rise: quantity('K', {
      label: 'Temperature rise, corrected',
      help: 'Final less initial temperature, corrected for the exchange of heat with the surroundings.',
      unit: 'Δ°C',
      symbol: '\\Delta T',
      above: 0,
      max: 1000,
      usual: [0.3, 15],
    }),
    mass: quantity('g', { label: 'Mass of the sample', symbol: 'm', above: 0, max: 1e6, usual: [0.05, 5] }),
    fuse: quantity('J', {
      label: 'Heat of the fuse',
      help: 'Of the wire or thread that burned: Parr gives 2.3 cal (9.6 J) for each cm of nickel-chromium wire, 2.7 cal (11.3 J) of iron; 0 if it is not corrected for.',
      symbol: 'e_f',
      min: 0,
      max: 1e7,
      usual: [0, 500],
      default: 0,
    }),
    acid: quantity('J', {
      label: 'Heat of the acids formed',
      help: 'By Parr 14.1 cal (59.0 J) for each mmol of nitric acid, and for sulfuric acid 22.5 cal (94.2 J) for each percent of sulfur and gram of sample; only 13.7 cal (57.3 J) where the whole acid was titrated and counted as nitric acid. 0 if it is not corrected for.',
      symbol: 'e_a',
      min: 0,
      max: 1e7,
      usual: [0, 1000],
      default: 0,
    }),
    molarMass: quantity('g/mol', {
      label: 'Molar mass of the sample',
      help: 'For energies per mole: benzoic acid 122.12, naphthalene 128.17, glucose 180.16, sucrose 342.30 g/mol.',
      symbol: 'M',
      min: 1,
      max: 1e6,
      usual: [2, 2000],
      optional: true,
    }),
    gasChange: number({
      label: 'Change of moles of gas',
      help: 'In the reaction of one mole of the sample, gases formed less gases used, water as liquid: −0.5 for C7H6O2 + 7.5 O2 → 7 CO2 + 3 H2O.',
      symbol: '\\Delta n_g',
      min: -10000,
      max: 10000,
      usual: [-30, 30],
      optional: true,
    }),
    temperature: quantity('K', {
      label: 'Temperature of the reaction',
      help: 'For RT in ΔH; left out, 25 °C.',
      unit: '°C',
      symbol: 'T',
      min: -50,
      max: 200,
      usual: [10, 40],
      optional: true,
    }),
  },
  outputs: {
    specific: quantity('J/g', { label: 'Heat of combustion of a gram', unit: 'kJ/g', symbol: 'q_V', digits: 5 }),
    heat: quantity('J', { label: 'Heat from the sample', unit: 'kJ', symbol: 'q', digits: 5 }),
    total: quantity('J', {
      label: 'Heat taken up by the calorimeter',
      unit: 'kJ',
      symbol: 'q_{\\mathrm{cal}}',
      digits: 5,
    }),
    molarEnergy: quantity('J/mol', {
      label: 'Energy of combustion',
      unit: 'kJ/mol',
      symbol: '\\Delta_c U',
      digits: 6,
      optional: true,
    }),
    molarEnthalpy: quantity('J/mol', {
      label: 'Enthalpy of combustion',
      unit: 'kJ/mol',
      symbol: '\\Delta_c H',
      digits: 6,
      optional: true,
    }),
  },
  requires: [
    {
      that: (inputs, given) =>
        isBelow(
          inputs.fuse + inputs.acid,
          (given.water ? inputs.heatCapacity + inputs.water! * constant(4.184, 'J/(g*K)') : inputs.heatCapacity) *
            inputs.rise,
        ),
      field: 'fuse',
      says: 'Fuse and acids of {fuse} and {acid} cannot give as much heat as the calorimeter took up in all: check the units, J for kJ.',
    },
    {
      that: (_, given) => !given.temperature || given.gasChange,
      field: 'temperature',
      says: 'The temperature enters ΔH alone: give the change of moles of gas, too, or leave it out.',
    },
    {
      that: (_, given) => !given.gasChange || given.molarMass,
      field: 'gasChange',
      says: 'The change of moles of gas is that of one mole of the sample: give the molar mass, too.',
    },
  ],
  formula: ({ heatCapacity, water, rise, mass, fuse, acid, molarMass, gasChange, temperature }) => {
    const total =
      water === undefined ? heatCapacity * rise : (heatCapacity + water * constant(4.184, 'J/(g*K)')) * rise;
    const heat = total - fuse - acid;
    const specific = heat / mass;
    const results = { specific, heat, total };
    if (molarMass === undefined) return results;
    const molarEnergy = -specific * molarMass;
    if (gasChange === undefined) return { ...results, molarEnergy };
    const at = temperature ?? constant(298.15, 'K');
    return { ...results, molarEnergy, molarEnthalpy: molarEnergy + gasChange * gasConstant * at };
  },
  explanation: ({ fuse, acid, molarMass, gasChange, temperature, water }) => {
    const corrections =
      fuse > 0 && acid > 0
        ? ', less {fuse} of the fuse and {acid} of the acids,'
        : fuse > 0
          ? ', less {fuse} of the fuse and with nothing taken off for acids,'
          : acid > 0
            ? ', less {acid} of the acids and with nothing taken off for the fuse,'
            : ', with nothing taken off for fuse and acids,';
    const energy = molarMass === undefined ? '' : ' ΔU of combustion is {molarEnergy}';
    const enthalpy =
      gasChange === undefined
        ? ''
        : `, and ΔH with a change of {gasChange} mol of gas per mole at ${temperature === undefined ? '25 °C' : '{temperature}'} is {molarEnthalpy}`;
    const taken = water === undefined ? '' : ' with {water} of water besides its {heatCapacity}';
    return `The calorimeter${taken} took up {total}${corrections} which leaves {heat} for {mass} of the sample: {specific} at constant volume, released.${energy}${enthalpy}${molarMass === undefined ? '' : '.'}`;
  },
  cautions: [
    {
      level: 'danger',
      when: ({ total }) => roundTo(total, 0) > constant(33472, 'J'),
      says: 'This is more than the 8,000 cal (33.5 kJ) to which Parr limits a charge of its 1108 bombs: do not burn such a sample in a bomb that is not made for it. Check the sample mass and the heat capacity.',
    },
    {
      level: 'caution',
      when: ({ heatCapacity, water }) =>
        water !== undefined && isAbove(heatCapacity, water * constant(4.184, 'J/(g*K)')),
      says: 'The heat capacity of {heatCapacity} is more than that of the water alone, as if the water were in it already and counted twice: leave out the water then.',
    },
    {
      level: 'note',
      when: ({ heatCapacity, water }) => water === undefined && isBelow(heatCapacity, constant(3000, 'J/K')),
      says: 'So small a heat capacity is often that of bomb and bucket alone, or one in kcal/K: with 2 L of water it is some 10 kJ/K (2.4 kcal/K). Unless the calorimeter is a small one, give the mass of the water too, or the unit.',
    },
    {
      level: 'caution',
      when: ({ specific }) => isAbove(specific, constant(142000, 'J/g')),
      says: 'No fuel gives more than hydrogen with 142 kJ/g: check the mass and the units.',
    },
    {
      level: 'note',
      when: ({ specific }) => isAbove(specific, constant(56000, 'J/g')) && !isAbove(specific, constant(142000, 'J/g')),
      says: 'Few substances give more than methane with some 55.5 kJ/g, as hydrogen and boron: check the mass and the heat capacity.',
    },
    {
      level: 'caution',
      when: ({ specific }) => isBelow(specific, constant(1000, 'J/g')),
      says: 'Less than 1 kJ/g is little for a fuel, food or organic substance, of which dry ones give some 10 to 50: check the units, and whether all of it burned.',
    },
    {
      level: 'caution',
      when: ({ fuse, acid }) => (fuse > 0 && fuse < constant(1, 'J')) || (acid > 0 && acid < constant(1, 'J')),
      says: 'A correction of less than 1 J is nothing: check that fuse and acids are in joules, not in kilojoules.',
    },
    {
      level: 'caution',
      when: ({ fuse, acid, total }) => isAbove(fuse + acid, 0.05 * total),
      says: 'Fuse and acids are more than 5% of the heat, more than usual: check whether they are in joules, 1 cal being 4.184 J.',
    },
    {
      level: 'caution',
      when: ({ molarMass, gasChange }) =>
        molarMass !== undefined &&
        gasChange !== undefined &&
        isAbove(Math.abs(gasChange), 1 + molarMass / constant(4, 'g/mol')),
      says: 'A molecule of {molarMass} cannot change the amount of gas by {gasChange} mol: check that it is for one mole of the sample.',
    },
  ],
  examples: [
    {
      inputs: {
        heatCapacity: '937.5971 cal/K',
        rise: 5.6468,
        mass: 0.5087,
        fuse: '50 cal',
        acid: '34.3439 cal',
      },
      results: { specific: 42.8523141881, heat: 21.7989722275 },
      source:
        'Parr 6400 calorimeter manual, p. 6-4, example 1: 10241.9489 cal/g, 42.8523 MJ/kg; acids of 9.6 and 24.7439 cal',
    },
    {
      inputs: {
        heatCapacity: 10,
        rise: 2.65,
        mass: 1,
        fuse: 50,
        acid: 30,
        molarMass: 122.123,
        gasChange: -0.5,
      },
      results: { heat: 26.42, total: 26.5, specific: 26.42, molarEnergy: -3226.48966, molarEnthalpy: -3227.72913851 },
      source: 'Python: benzoic acid, (26500 - 80) × 122.123; less 0.5 × 8.314462618 × 298.15',
    },
    {
      inputs: { heatCapacity: '893 J/K', water: 775, rise: 11.8, mass: 3.12, molarMass: 180.156 },
      results: { heat: 48.80008, specific: 15.6410512821, molarEnergy: -2817.82923477 },
      cautions: ['8,000 cal'],
      source:
        'OpenStax, §5.2, data of its worked example: 3.12 g of glucose, 775 g of water and a bomb of 893 J/K; by Python 4135.6 × 11.8 J (48.7 kJ there with rounded steps)',
    },
    {
      inputs: { heatCapacity: 10, rise: 3, mass: 0.2, molarMass: 2.016, gasChange: -1.5, temperature: 20 },
      results: { specific: 150, molarEnergy: -302.4, molarEnthalpy: -306.056077074767 },
      cautions: ['more than hydrogen'],
      source: 'By hand: 30/0.2; less 1.5 × 8.31446261815324 × 293.15 J',
    },
    {
      inputs: { heatCapacity: 10, rise: 2.64, mass: 1, molarMass: 122, gasChange: -35, temperature: 25 },
      results: { molarEnergy: -3220.8, molarEnthalpy: -3307.563496 },
      cautions: ['cannot change'],
      source: 'By hand: 26.4 × 122; less 35 × 8.31446261815324 × 298.15 J',
    },
    {
      inputs: { heatCapacity: 10, rise: 3, mass: 0.5 },
      results: { specific: 60 },
      cautions: ['than methane'],
      source: 'By hand: 30/0.5',
    },
    {
      inputs: { heatCapacity: 10, rise: 0.4, mass: 5, fuse: 300 },
      results: { specific: 0.74 },
      cautions: ['little for a fuel', 'more than 5%'],
      source: 'By hand: 3700/5',
    },
    {
      inputs: { heatCapacity: 10, water: 2000, rise: 1, mass: 1 },
      results: { specific: 18.368 },
      cautions: ['counted twice'],
      source: 'By hand: 10000 + 2000 × 4.184 J',
    },
    {
      inputs: { heatCapacity: 1.7, rise: 3, mass: 1 },
      results: { specific: 5.1 },
      cautions: ['give the mass of the water'],
      source: 'By hand: 1.7 × 3',
    },
    {
      inputs: { heatCapacity: 2.4, rise: 2.65, mass: 1, acid: 40 },
      results: { specific: 6.32 },
      cautions: ['or one in kcal/K'],
      source: 'By hand: 2400 × 2.65 - 40 J, with kcal/K for kJ/K',
    },
    {
      inputs: { heatCapacity: 10, rise: 2, mass: 1, temperature: 25 },
      refused: 'enters ΔH alone',
      source: 'By definition',
    },
    {
      inputs: { heatCapacity: 10, rise: 2, mass: 1, fuse: 0.05, acid: 30 },
      results: { specific: 19.96995 },
      cautions: ['not in kilojoules'],
      source: 'By hand: 20000 - 30.05 J',
    },
    { inputs: { heatCapacity: 10, rise: 2, mass: 1, fuse: 25000 }, refused: 'cannot give', source: 'By definition' },
    { inputs: { heatCapacity: 10, rise: 2, mass: 1, gasChange: -1 }, refused: 'molar mass', source: 'By definition' },
  ],
  notes: [
    'Water ends up liquid in the bomb: these are gross (higher) heats of combustion.',
    'At the conditions of the bomb, some 30 atm of oxygen: the correction to standard states (Washburn) is a few hundredths to tenths of a percent.',
  ],
  references: [
    {
      title:
        'Parr Instrument Company: 6400 Calorimeter, operating instructions, p. 6-4 (example with corrections; nitric acid 14.1, sulfuric acid 36.1 cal/meq)',
    },
    {
      title:
        'Parr Instrument Company: 1341 Plain Jacket Calorimeter, operating instructions, p. 8 (corrections for fuse, nitric and sulfuric acid)',
    },
    {
      title:
        'Parr Instrument Company: 1108R Oxygen Combustion Vessel, operating instructions, p. 5 (allowable sample size)',
    },
    {
      title:
        'Churney, Armstrong: A new determination of the energy of combustion of benzoic acid, J. Res. NBS 72A (1968) 453 (26,434 J/g)',
      doi: '10.6028/jres.072A.036',
    },
    { title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §2A and 2B', isbn: '978-0-19-969740-3' },
  ],
});
