import {
  avogadroConstant,
  boltzmannConstant,
  defineEquations,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  isNear,
  number,
  percent,
  planckConstant,
  quantity,
  roundTo,
  speedOfLight,
} from '@reckoner/engine';

/** N₂/N₁ = (g₂/g₁) exp(-ΔE/kT) between two levels in thermal equilibrium. */
export default defineEquations({
  title: 'Boltzmann population ratio',
  description:
    'Population of an upper against a lower energy level from their energy gap, degeneracies and temperature, or the temperature or gap from the populations.',
  keywords: [
    'boltzmann factor',
    'boltzmann distribution',
    'excitation temperature',
    'level populations',
    'excited state fraction',
    'spin polarization',
  ],
  related: ['rms-mean-molecular-speed', 'photon-energy-wavelength'],
  variables: {
    ratio: number({ label: 'Upper over lower population', symbol: 'N_2/N_1', above: 0, max: 1e6, digits: 9 }),
    gap: quantity('J', {
      label: 'Energy of the upper above the lower level',
      unit: 'eV',
      symbol: '\\Delta E',
      above: 0,
      max: 1e9,
      usual: [1e-10, 1000],
    }),
    temperature: quantity('K', { label: 'Temperature', symbol: 'T', above: 0, max: 1e12, usual: [0.001, 1e9] }),
    lowerStates: number({
      label: 'States of the lower level',
      help: 'Its degeneracy or statistical weight: 2J + 1 of a rotational level, 2n² of a hydrogen shell.',
      symbol: 'g_1',
      min: 1,
      max: 1e6,
      usual: 'all',
      default: 1,
    }),
    upperStates: number({
      label: 'States of the upper level',
      help: 'Its degeneracy or statistical weight.',
      symbol: 'g_2',
      min: 1,
      max: 1e6,
      usual: 'all',
      default: 1,
    }),
    exponent: number({ label: 'Gap over kT', symbol: 'x', above: 0, max: 650 }),
    upperShare: percent({
      label: 'Share of the two levels in the upper one',
      symbol: 'w_2',
      above: 0,
      below: 100,
      usual: 'all',
    }),
    excess: percent({
      label: 'Excess of the lower level',
      help: 'What the lower level has more than the upper one, of both together: of two spin states the polarization.',
      symbol: 'P',
      min: -100,
      max: 100,
      usual: 'all',
    }),
    molarGap: quantity('J/mol', { label: 'Gap for each mole', unit: 'kJ/mol', symbol: '\\Delta E_m', above: 0 }),
    frequency: quantity('Hz', { label: 'Frequency of the transition', unit: 'GHz', symbol: '\\nu', above: 0 }),
    wavelength: quantity('m', { label: 'Wavelength of the transition', unit: 'um', symbol: '\\lambda', above: 0 }),
    wavenumber: quantity('1/m', {
      label: 'Wavenumber of the transition',
      unit: '1/cm',
      symbol: '\\tilde{\\nu}',
      above: 0,
    }),
  },
  equations: ({
    ratio,
    gap,
    temperature,
    lowerStates,
    upperStates,
    exponent,
    upperShare,
    excess,
    molarGap,
    frequency,
    wavelength,
    wavenumber,
  }) => [
    [exponent, gap / (boltzmannConstant * temperature)],
    [ratio, (upperStates / lowerStates) * Math.exp(-exponent)],
    [upperShare, upperStates / (upperStates + lowerStates * Math.exp(exponent))],
    // (N₁ - N₂)/(N₁ + N₂), written so that a gap far below kT keeps its digits.
    [
      excess,
      (lowerStates - upperStates - upperStates * Math.expm1(-exponent)) /
        (lowerStates + upperStates * Math.exp(-exponent)),
    ],
    [molarGap, avogadroConstant * gap],
    [frequency, gap / planckConstant],
    [wavelength, speedOfLight / frequency],
    [wavenumber, 1 / wavelength],
  ],
  figure: {
    kind: 'curve',
    title: 'Share of the upper level over temperature',
    x: { of: 'temperature' },
    y: { of: 'upperShare' },
    curve: ({ temperature, exponent, lowerStates, upperStates, upperShare }) => ({
      from: 0,
      to: 4 * temperature,
      lines: [
        {
          y: (at) =>
            at <= 0 ? 0 : upperStates / (upperStates + lowerStates * Math.exp((exponent * temperature) / at)),
        },
      ],
      marks: [{ x: temperature, y: upperShare, label: 'Here' }],
    }),
  },
  explanation:
    'At {temperature}, with {gap} between levels of degeneracy {lowerStates} and {upperStates}, the upper level has {ratio} times the population of the lower one: {upperShare} of what is in these two levels.',
  requires: [
    {
      that: (values, given) => {
        const gapGiven = given.gap || given.molarGap || given.frequency || given.wavelength || given.wavenumber;
        const ratioGiven = given.ratio || given.upperShare || given.excess;
        if (!ratioGiven || !given.temperature || !gapGiven) return true;
        // What is left open is then a degeneracy, if it comes out about whole.
        return (
          given.lowerStates !== given.upperStates &&
          isNear(values.lowerStates, roundTo(values.lowerStates, 0), 0.05) &&
          isNear(values.upperStates, roundTo(values.upperStates, 0), 0.05)
        );
      },
      field: 'temperature',
      says: 'Populations, gap and temperature follow from each other: leave one of the three out, to be found. The degeneracy that would fit them, where one is left out, is no whole number.',
    },
    {
      that: ({ ratio, lowerStates, upperStates }, given) => !given.ratio || isBelow(ratio, upperStates / lowerStates),
      field: 'ratio',
      says: 'In equilibrium the upper level has less than g₂/g₁ times the population of the lower one, which {ratio} is not. As much would need an endless temperature, and more is a population inversion, to which no positive temperature belongs: check the degeneracies.',
    },
    {
      that: ({ upperShare, lowerStates, upperStates }, given) =>
        !given.upperShare || isBelow(upperShare, upperStates / (lowerStates + upperStates)),
      field: 'upperShare',
      says: 'In equilibrium the upper level has less than g₂/(g₁ + g₂) of both, which {upperShare} is not. As much would need an endless temperature, and more is a population inversion, to which no positive temperature belongs: check the degeneracies.',
    },
    {
      that: ({ excess }, given) => !given.excess || isBelow(excess, 1),
      field: 'excess',
      says: 'At {excess} nothing is in the upper level, which takes absolute zero. What is shown as 100% has lost its last digits: send the ratio or the share of the upper level.',
    },
    {
      that: ({ excess, lowerStates, upperStates }, given) =>
        !given.excess || isAbove(excess, (lowerStates - upperStates) / (lowerStates + upperStates)),
      field: 'excess',
      says: 'In equilibrium the excess of the lower level is more than (g₁ − g₂)/(g₁ + g₂), which {excess} is not. As much would need an endless temperature, and more is a population inversion, to which no positive temperature belongs: check the degeneracies.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ lowerStates, upperStates }) =>
        !isNear(lowerStates, roundTo(lowerStates, 0), 1e-9) || !isNear(upperStates, roundTo(upperStates, 0), 1e-9),
      says: 'A level has a whole number of states: check {lowerStates} and {upperStates}, unless they are mean weights.',
    },
    {
      level: 'note',
      when: ({ lowerStates, upperStates, ratio }) => isAbove(ratio, 1) && isAbove(upperStates, lowerStates),
      says: 'More are in the upper level, as it has more states. That is no population inversion: each of its states has fewer than each of the lower level.',
    },
    {
      level: 'note',
      when: ({ wavelength }, given) => given.wavelength && isAtLeast(wavelength, 190e-6) && isAtMost(wavelength, 0.003),
      says: 'Wavelengths here are in micrometers, and {wavelength} is one of the far infrared or of microwaves. One in nanometers is sent as “589 nm”.',
    },
    {
      level: 'note',
      when: ({ frequency, temperature, lowerStates, upperStates }, given) =>
        given.frequency &&
        given.temperature &&
        isAtLeast(frequency, 40e9) &&
        isAtMost(frequency, 1.5e12) &&
        isAbove(temperature, 200) &&
        isBelow(temperature, 400) &&
        isNear(lowerStates, upperStates, 1e-9),
      says: 'Frequencies here are in gigahertz: that of a nuclear magnetic resonance, in megahertz, is sent as “500 MHz”.',
    },
    {
      level: 'caution',
      when: ({ gap, temperature }) => isAbove(gap, 1e-18) && isAbove(temperature, 7000),
      says: 'So hot a gas is partly ionized: the ratio holds between the two levels of the atoms that are left, whose number the Saha equation tells.',
    },
  ],
  examples: [
    {
      inputs: { gap: 10.15, temperature: 5780, lowerStates: 2, upperStates: 8 },
      results: {
        ratio: 5.648465480814e-9,
        upperShare: 5.648465448909e-7,
        excess: 99.99999887031,
        exponent: 20.37817628611,
        molarGap: 979.3261210516,
        frequency: 2454259.080716,
        wavelength: 0.1221519196386,
        wavenumber: 81865.27096409,
      },
      source:
        'Python with mpmath at 40 digits: exp(-E/kT) with CODATA 2022; printed: 5.65e-9 for hydrogen in the photosphere',
    },
    {
      inputs: { gap: 10.2, temperature: 8000, lowerStates: 2, upperStates: 8 },
      results: { ratio: 1.500869060658e-6 },
      cautions: ['partly ionized'],
      source: 'Python with mpmath at 40 digits: exp(-E/kT)',
    },
    {
      inputs: { frequency: 0.5, temperature: 298 },
      results: {
        ratio: 0.9999194790293,
        excess: 0.004026210629843,
        upperShare: 49.99798689469,
        molarGap: 0.0001995156356447,
        exponent: 8.052421264037e-5,
      },
      source: 'Python with mpmath at 40 digits: protons at 500 MHz, tanh(hν/2kT)',
    },
    {
      inputs: { wavenumber: 3.845, temperature: '298 K', upperStates: 3 },
      results: {
        ratio: 2.944821501175,
        upperShare: 74.65031054758,
        excess: -49.30062109516,
        frequency: 115.270200101,
        wavelength: 2600.78023407,
      },
      cautions: ['no population inversion'],
      source: 'Python with mpmath at 40 digits: first rotational levels of carbon monoxide',
    },
    {
      inputs: { ratio: 0.5, gap: 0.043086665 },
      results: { temperature: 721.3474985 },
      source: 'By hand: T = E/(k ln 2), with E/k = 500 K',
    },
    {
      inputs: { upperShare: 10, gap: 0.01, upperStates: 3 },
      results: { temperature: 35.20962533446 },
      source: 'Python with mpmath at 40 digits: T = E/(k ln 27)',
    },
    {
      inputs: { excess: 1, frequency: 100 },
      results: { temperature: 239.9541547165 },
      source: 'Python with mpmath at 40 digits: T = hν/(2k artanh 0.01)',
    },
    {
      inputs: { ratio: 0.2, temperature: 300 },
      results: { gap: 0.04160718856853 },
      source: 'Python with mpmath at 40 digits: kT ln 5',
    },
    {
      inputs: { gap: 0.05, temperature: 300, lowerStates: 2, upperStates: 2.5 },
      results: { ratio: 0.1806953523 },
      cautions: ['whole number'],
      source: 'Python: 1.25 exp(-0.05 eV/kT)',
    },
    {
      inputs: { wavelength: 10, temperature: 300 },
      results: { exponent: 4.79592292501 },
      source: 'Python: hc/(λkT) = 14387.7687750/3000',
    },
    {
      inputs: { wavelength: 589, temperature: 2500, upperStates: 3 },
      results: { ratio: 2.970829801322 },
      cautions: ['sent as “589 nm”', 'no population inversion'],
      source: 'Python with mpmath at 30 digits: nanometers taken for micrometers; 3 exp(−hc/λkT)',
    },
    {
      inputs: { frequency: 500, temperature: 298 },
      results: { excess: 4.024036496006 },
      cautions: ['sent as “500 MHz”'],
      source: 'Python with mpmath at 30 digits: megahertz taken for gigahertz; tanh(hν/2kT)',
    },
    {
      inputs: { molarGap: 2.494338785446, temperature: 300 },
      results: { exponent: 1, ratio: 0.367879441171 },
      source: 'By hand: RT = 2.4943 kJ/mol, so that x = 1 and exp(-1)',
    },
    { inputs: { ratio: 3, gap: 0.01, upperStates: 3 }, refused: 'population inversion', source: 'By definition' },
    { inputs: { upperShare: 50, gap: 0.01 }, refused: 'of both, which', source: 'By definition' },
    {
      inputs: { excess: -60, gap: 0.01, upperStates: 3 },
      refused: 'the excess of the lower level is',
      source: 'By definition',
    },
    { inputs: { excess: 100, gap: 0.1 }, refused: 'takes absolute zero', source: 'By definition' },
    {
      inputs: { exponent: 1, gap: 0.05, ratio: 1.10363832351, lowerStates: 1 },
      results: { upperStates: 3, temperature: 580.2259 },
      cautions: ['no population inversion'],
      source: 'By hand: 3/e; 0.05 eV/k',
    },
    {
      inputs: { molarGap: 2.494338785446, temperature: 300, ratio: 1.10363832351, lowerStates: 1 },
      results: { upperStates: 3, exponent: 1 },
      cautions: ['no population inversion'],
      source: 'By hand: RT = 2.4943 kJ/mol; 3/e',
    },
    {
      inputs: { ratio: 0.5, gap: 0.05, temperature: 300 },
      refused: 'leave one of the three out',
      source: 'By definition',
    },
  ],
  notes: [
    'Thermal equilibrium, and levels that are not crowded: a gas of bosons or fermions at high density follows other statistics.',
    'Shares are of these two levels alone; others, where there are any, have their own.',
  ],
  references: [
    { title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §15A', isbn: '978-0-19-969740-3' },
    {
      title: 'Solar photosphere, hydrogen at 5780 K: worked example',
      url: 'https://studylib.net/doc/15163572/171',
    },
  ],
});
