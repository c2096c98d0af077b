import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isAtMost,
  number,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** i = 1 + α(n - 1) where a formula unit falls into n particles, i = 1 + α(1/n - 1) where n molecules join to one. */
export default defineCalculator({
  title: "Van 't Hoff factor and degree of dissociation",
  description:
    "Van 't Hoff factor and degree of dissociation or association of a solute from a measured colligative effect, or the factor from the degree.",
  keywords: [
    "van 't Hoff factor",
    'degree of dissociation',
    'degree of ionization',
    'degree of association',
    'dimerization',
    'abnormal molar mass',
  ],
  related: ['freezing-point-depression', 'osmotic-pressure-vant-hoff'],
  inputs: {
    process: choice(
      {
        dissociation: { label: 'Falls into particles (dissociation)', also: ['ionization'] },
        association: { label: 'Joins to aggregates (association)', also: ['dimerization'] },
      },
      { label: 'The solute', default: 'dissociation' },
    ),
    particles: integer({
      label: 'Particles of a formula unit, or molecules in an aggregate',
      help: 'NaCl and acetic acid 2, CaCl2 3, AlCl3 4; of dimers 2.',
      symbol: 'n',
      min: 2,
      max: 20,
    }),
    known: choice(
      {
        shift: 'Freezing or boiling point',
        effect: 'Measured and ideal effect',
        molarMass: 'Molar masses, true and apparent',
        degree: 'Degree of dissociation or association',
      },
      { label: 'Known', default: 'shift' },
    ),
    shift: quantity('K', {
      label: 'Depression or elevation, measured',
      unit: 'Δ°C',
      symbol: '\\Delta T',
      above: 0,
      max: 200,
      usual: [0.001, 50],
      when: { known: 'shift' },
    }),
    solventConstant: quantity('K*kg/mol', {
      label: 'Constant of the solvent',
      help: 'Cryoscopic 1.86 and ebullioscopic 0.51 of water; 5.12 and 2.53 of benzene.',
      symbol: 'K_s',
      min: 0.1,
      max: 50,
      usual: [0.3, 45],
      when: { known: 'shift' },
    }),
    molality: quantity('mol/kg', {
      label: 'Molality of the solute',
      help: 'By formula units, as if nothing dissociated.',
      symbol: 'b',
      min: 1e-6,
      max: 50,
      usual: [1e-4, 10],
      when: { known: 'shift' },
    }),
    measured: number({
      label: 'Measured effect',
      help: 'Osmotic pressure, shift of a freezing or boiling point, or lowering of the vapor pressure; the ideal one in the same unit.',
      symbol: 'E',
      above: 0,
      max: 1e9,
      when: { known: 'effect' },
    }),
    ideal: number({
      label: 'Ideal effect',
      help: 'Of as many formula units that stay whole.',
      symbol: 'E_1',
      min: 1e-9,
      max: 1e9,
      when: { known: 'effect' },
    }),
    trueMolarMass: quantity('g/mol', {
      label: 'True molar mass',
      help: 'By the chemical formula.',
      symbol: 'M',
      min: 1,
      max: 1e7,
      when: { known: 'molarMass' },
    }),
    apparentMolarMass: quantity('g/mol', {
      label: 'Apparent molar mass',
      help: 'As measured, with i taken as 1.',
      symbol: 'M_{app}',
      min: 0.1,
      max: 1e8,
      when: { known: 'molarMass' },
    }),
    givenDegree: percent({
      label: 'Degree',
      symbol: '\\alpha_0',
      min: 0,
      max: 100,
      usual: [0.5, 100],
      when: { known: 'degree' },
    }),
  },
  outputs: {
    factor: number({ label: "Van 't Hoff factor", symbol: 'i', places: 3 }),
    degree: percent({ label: 'Degree of dissociation or association', symbol: '\\alpha', places: 1, optional: true }),
    complete: number({ label: 'Factor of the complete process', symbol: 'i_{max}', places: 3 }),
  },
  formula: ({
    process,
    particles,
    known,
    shift,
    solventConstant,
    molality,
    measured,
    ideal,
    trueMolarMass,
    apparentMolarMass,
    givenDegree,
  }) => {
    const complete = process === 'dissociation' ? particles : 1 / particles;
    const factor =
      known === 'shift'
        ? shift / (solventConstant * molality)
        : known === 'effect'
          ? measured / ideal
          : known === 'molarMass'
            ? trueMolarMass / apparentMolarMass
            : 1 + givenDegree * (complete - 1);
    const shown = roundTo(factor, 3);
    const possible =
      process === 'dissociation'
        ? isAtLeast(shown, 1) && isAtMost(shown, complete)
        : isAtMost(shown, 1) && isAtLeast(shown, roundTo(complete, 3));
    if (!possible) return { factor, complete };
    return { factor, complete, degree: Math.min(Math.max((factor - 1) / (complete - 1), 0), 1) };
  },
  shown: () => ({ degree: undefined }),
  stepwise: ['α = (i - 1)/(i_max - 1), where i lies between 1 and i_max.'],
  explanation: ({ process, degree }) =>
    degree === undefined
      ? "The van 't Hoff factor is {factor}, which no degree of this process gives."
      : process === 'dissociation'
        ? "The van 't Hoff factor is {factor}: {degree} of the solute is dissociated."
        : "The van 't Hoff factor is {factor}: {degree} of the solute is associated.",
  cautions: [
    {
      level: 'caution',
      when: ({ molality, factor }) => molality !== undefined && isAbove(factor * molality, constant(0.5, 'mol/kg')),
      says: 'The law of the depression and elevation holds for dilute solutions. Above about 0.5 mol/kg of particles the factor can be several percent off, and the degree with it: measure a more dilute one.',
    },
    {
      level: 'caution',
      when: ({ process, factor, particles }) => process === 'dissociation' && roundTo(factor, 3) > particles,
      says: 'Complete dissociation gives no more than {complete}: check the number of particles, the measurement and its units.',
    },
    {
      level: 'caution',
      when: ({ process, factor }) => process === 'dissociation' && roundTo(factor, 3) < 1,
      says: 'A factor below 1 is one of association, not of dissociation. Else check the measurement and its units.',
    },
    {
      level: 'caution',
      when: ({ process, factor }) => process === 'association' && roundTo(factor, 3) > 1,
      says: 'A factor above 1 is one of dissociation, not of association. Else check the measurement and its units.',
    },
    {
      level: 'caution',
      when: ({ process, factor, complete }) => process === 'association' && roundTo(factor, 3) < roundTo(complete, 3),
      says: 'Complete association gives no less than {complete}: check the size of the aggregates, the measurement and its units.',
    },
  ],
  examples: [
    {
      inputs: { particles: 2, shift: 0.201, solventConstant: 1.86, molality: 0.1 },
      results: { factor: 1.080645, degree: 8.064516, complete: 2 },
      source: 'chemteam.info, van ’t Hoff factor problem 1, hydrofluoric acid: 1.08, about 8%; digits by Python',
    },
    {
      inputs: { process: 'association', particles: 2, shift: 2.6, solventConstant: 5.1, molality: 1 },
      results: { factor: 0.5098039, degree: 98.03922, complete: 0.5 },
      cautions: ['holds for dilute solutions'],
      source: 'chemteam.info, van ’t Hoff factor problem 2, acetic acid in benzene: 0.51; digits by Python',
    },
    {
      inputs: { particles: 2, known: 'molarMass', trueMolarMass: 74.5, apparentMolarMass: 40.3 },
      results: { factor: 1.848635, degree: 84.86352 },
      source: 'TutorVista, potassium chloride: 74.5 and 40.3 g/mol; quotient by Python',
    },
    {
      inputs: { particles: 4, known: 'degree', givenDegree: 80 },
      results: { factor: 3.4, degree: 80, complete: 4 },
      source: 'By hand: 1 + 0.8 × 3',
    },
    {
      inputs: { process: 'association', particles: 3, known: 'degree', givenDegree: 75 },
      results: { factor: 0.5, degree: 75 },
      source: 'By hand: 1 - 0.75 × 2/3',
    },
    {
      inputs: { particles: 3, known: 'effect', measured: 27, ideal: 10 },
      results: { factor: 2.7, degree: 85 },
      source: 'By hand: 2.7; 1.7/2',
    },
    {
      inputs: { particles: 2, known: 'effect', measured: 27, ideal: 10 },
      results: { factor: 2.7, complete: 2 },
      cautions: ['gives no more than 2'],
      source: 'By hand: 2.7 is above 2',
    },
    {
      inputs: { particles: 2, known: 'effect', measured: 6, ideal: 10 },
      results: { factor: 0.6 },
      cautions: ['is one of association'],
      source: 'By hand: 0.6 is below 1',
    },
    {
      inputs: { process: 'association', particles: 2, known: 'effect', measured: 12, ideal: 10 },
      results: { factor: 1.2 },
      cautions: ['is one of dissociation'],
      source: 'By hand: 1.2 is above 1',
    },
    {
      inputs: { process: 'association', particles: 2, known: 'effect', measured: 4, ideal: 10 },
      results: { factor: 0.4, complete: 0.5 },
      cautions: ['gives no less than 0.5'],
      source: 'By hand: 0.4 is below 1/2',
    },
  ],
  notes: [
    'One process is taken, in which a formula unit falls into all of its particles at once or stays whole; stepwise, as of sulfuric acid, the degree is only a mean.',
    'Of strong electrolytes the factor is below n as ions attract each other, not as they stay undissociated: their degree is only apparent.',
  ],
  references: [
    { title: 'Atkins, de Paula: Physical Chemistry, 10th ed.', isbn: '978-0-19-969740-3' },
    {
      title: 'TutorVista: dissociation of solute molecules, with the degrees of dissociation and association',
      url: 'http://www.tutorvista.com/content/chemistry/chemistry-iv/solutions/dissociation-solute-molecules.php',
    },
  ],
});
