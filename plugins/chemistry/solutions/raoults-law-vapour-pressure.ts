import {
  constant,
  defineCalculator,
  isAbove,
  isBelow,
  isNear,
  number,
  percent,
  quantity,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

/** Raoult's law: each component has its pure vapor pressure times its mole fraction in the liquid. */
export default defineCalculator({
  title: "Raoult's law vapor pressure",
  description:
    'Vapor pressure of an ideal solution, partial pressures and composition of the vapor from amounts and pure vapor pressures.',
  keywords: [
    "Raoult's law",
    'vapor pressure lowering',
    'partial vapor pressure',
    'vapor composition',
    'ideal solution',
  ],
  related: ['antoine-vapor-pressure', 'bubble-dew-point', 'mole-fraction-mixture'],
  inputs: {
    components: rows(
      {
        component: text({ label: 'Component', maxLength: 40 }),
        amount: number({ label: 'Moles or mole fraction', min: 0, max: 1e9 }),
        purePressure: quantity('kPa', {
          label: 'Vapor pressure when pure',
          help: 'At the temperature of the solution; 0 of what does not evaporate, as sugar.',
          min: 0,
          max: 1e5,
          usual: [0, 5000],
        }),
      },
      {
        label: 'Components',
        help: 'Moles in all rows, or mole fractions in all rows. Salts count with their ions: 2 moles for 1 of NaCl. A gas that is merely dissolved obeys Henry’s law instead.',
        minItems: 2,
        maxItems: 30,
      },
    ),
  },
  outputs: {
    pressure: quantity('kPa', { label: 'Vapor pressure of the solution', symbol: 'p', digits: 4 }),
    lowering: quantity('kPa', {
      label: 'Lowering of the vapor pressure',
      help: 'Where only one component evaporates.',
      symbol: '\\Delta p',
      digits: 3,
      optional: true,
    }),
    composition: table(
      {
        component: text({ label: 'Component' }),
        liquidFraction: percent({ label: 'Mole fraction in the liquid', places: 2 }),
        partialPressure: quantity('kPa', { label: 'Partial pressure', digits: 4 }),
        vaporFraction: percent({ label: 'Mole fraction in the vapor', places: 2 }),
      },
      { label: 'Composition' },
    ),
  },
  formula: ({ components }) => {
    const amount = sum(components.map((each) => each.amount));
    const pressure = sum(components.map((each) => (each.amount / amount) * each.purePressure));
    const volatile = components.filter((each) => each.purePressure > 0);
    const composition = components.map((each) => ({
      component: each.component,
      liquidFraction: each.amount / amount,
      partialPressure: (each.amount / amount) * each.purePressure,
      vaporFraction: ((each.amount / amount) * each.purePressure) / pressure,
    }));
    if (volatile.length > 1) return { pressure, composition };
    const solute = sum(components.map((each) => (each.purePressure > 0 ? 0 : each.amount)));
    return { pressure, lowering: (solute / amount) * volatile[0]!.purePressure, composition };
  },
  stepwise: [
    'xᵢ = nᵢ/Σn is the mole fraction of each component in the liquid, pᵢ = xᵢ·pᵢ* its partial pressure, with the vapor pressure pᵢ* of the pure component.',
    'p = Σpᵢ is the vapor pressure of the solution, and yᵢ = pᵢ/p the mole fraction in the vapor.',
    'Where only one component evaporates, the vapor pressure is lowered by Δp = p* - p = p*·x of what is dissolved.',
  ],
  figure: {
    kind: 'curve',
    title: 'Vapor pressure by composition',
    x: { label: 'Mole fraction of the first component in the liquid' },
    y: { of: 'pressure', label: 'Pressure' },
    curve: ({ components, composition, pressure }) => {
      if (components.length !== 2) return undefined;
      const [first, second] = components;
      return {
        from: 0,
        to: 1,
        lines: [
          { label: 'Solution', y: (x) => x * first!.purePressure + (1 - x) * second!.purePressure },
          { label: 'First component', dashed: true, y: (x) => x * first!.purePressure },
          { label: 'Second component', dashed: true, y: (x) => (1 - x) * second!.purePressure },
        ],
        marks: [{ x: composition[0]!.liquidFraction, y: pressure, label: 'This solution' }],
      };
    },
  },
  explanation: 'The solution has a vapor pressure of {pressure}.',
  requires: [
    {
      that: ({ components }) => components.some((each) => each.amount > 0 && each.purePressure > 0),
      field: 'components',
      says: 'Nothing evaporates: no component has both an amount and a vapor pressure above 0.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ components }) => {
        const total = sum(components.map((each) => each.amount));
        return (
          isAbove(total, 0.8) &&
          isBelow(total, 1.2) &&
          !isNear(total, 1, 0.005) &&
          components.every((each) => each.amount < 1)
        );
      },
      says: 'If these are mole fractions, they do not add up to 1: they are taken in proportion. Check them.',
    },
    {
      level: 'caution',
      when: ({ pressure }) => isAbove(pressure, constant(1000, 'kPa')),
      says: 'Above about 1 MPa the vapor is far from an ideal gas, and the result may be off by ten percent and more: use an equation of state.',
    },
  ],
  examples: [
    {
      inputs: {
        components: [
          { component: 'Benzene', amount: 0.4, purePressure: '119 torr' },
          { component: 'Toluene', amount: 0.6, purePressure: '37 torr' },
        ],
      },
      results: {
        pressure: 9.305901,
        composition: {
          length: 2,
          rows: {
            0: { liquidFraction: 40, partialPressure: 6.346145, vaporFraction: 68.19484 },
            1: { liquidFraction: 60, partialPressure: 2.959757, vaporFraction: 31.80516 },
          },
        },
      },
      source: 'clay6.com: benzene and toluene at 30 °C, 47.6 + 22.2 = 69.8 torr; 47.6/69.8 and kPa by Python',
    },
    {
      inputs: {
        components: [
          { component: 'Water', amount: 27.75, purePressure: '23.76 torr' },
          { component: 'Glycerol', amount: 0.4887, purePressure: 0 },
        ],
      },
      results: {
        pressure: 3.112918,
        lowering: 0.05482102,
        composition: { rows: { 1: { liquidFraction: 1.730604, partialPressure: 0, vaporFraction: 0 } } },
      },
      source: 'qammunity.org, question 12820253: 0.01731; 0.4112 torr; 23.35 torr; digits by Python',
    },
    {
      inputs: {
        components: [
          { component: 'A', amount: 0.3, purePressure: 100 },
          { component: 'B', amount: 0.6, purePressure: 40 },
          { component: 'C', amount: 0, purePressure: 500 },
        ],
      },
      results: { pressure: 60, composition: { rows: { 0: { vaporFraction: 55.55556 }, 2: { vaporFraction: 0 } } } },
      cautions: ['do not add up to 1'],
      source: 'By hand: 100/3 + 80/3; (100/3)/60',
    },
    {
      inputs: {
        components: [
          { component: 'Propane', amount: 3, purePressure: '20 bar' },
          { component: 'Butane', amount: 1, purePressure: '8 bar' },
        ],
      },
      results: { pressure: 1700, composition: { rows: { 0: { vaporFraction: 88.23529 } } } },
      cautions: ['far from an ideal gas'],
      source: 'By hand: 0.75 × 2000 + 0.25 × 800; 1500/1700',
    },
    {
      inputs: {
        components: [
          { component: 'Sugar', amount: 1, purePressure: 0 },
          { component: 'Water', amount: 0, purePressure: 3 },
        ],
      },
      refused: 'Nothing evaporates',
      source: 'By definition',
    },
  ],
  notes: [
    'For ideal solutions, of similar molecules as benzene and toluene, and for the solvent of a dilute solution. Ethanol and water, or acetone and chloroform, deviate by ten percent and more.',
  ],
  references: [
    { title: "IUPAC Gold Book: Henry's law, with Raoult's law", doi: '10.1351/goldbook.H02783' },
    { title: 'Atkins, de Paula: Physical Chemistry, 10th ed.', isbn: '978-0-19-969740-3' },
  ],
});
