import { constant, defineEquations, gasConstant, isAbove, isBelow, quantity } from '@reckoner/engine';

const pressure = {
  unit: 'kPa',
  above: 0,
  max: 1e6,
  usual: [1e-6, 25000],
  help: 'Absolute, not gauge.',
} as const;
const temperature = { unit: '°C', min: -272, max: 6000, usual: [-270, 3000] } as const;

/** ln(p₂/p₁) = (L/R)(1/T₁ - 1/T₂): ideal vapor, constant enthalpy, no volume of the liquid. */
export default defineEquations({
  title: 'Clausius-Clapeyron equation',
  description:
    'Vapor pressure at a second temperature, boiling point at a second pressure, or the enthalpy of vaporization from two points of the vapor pressure curve.',
  keywords: [
    'boiling point at altitude',
    'boiling point at reduced pressure',
    'vacuum distillation',
    'heat of vaporization from vapor pressure',
    'enthalpy of sublimation',
    'saturation vapor pressure',
  ],
  related: ['antoine-vapor-pressure', 'latent-heat-phase-change'],
  variables: {
    temperature1: quantity('K', { label: 'Temperature 1', symbol: 'T_1', ...temperature }),
    pressure1: quantity('Pa', { label: 'Vapor pressure at temperature 1', symbol: 'p_1', ...pressure }),
    temperature2: quantity('K', { label: 'Temperature 2', symbol: 'T_2', ...temperature }),
    pressure2: quantity('Pa', { label: 'Vapor pressure at temperature 2', symbol: 'p_2', ...pressure }),
    enthalpy: quantity('J/mol', {
      label: 'Enthalpy of vaporization',
      help: 'Of sublimation for a solid. Water 40.65 kJ/mol at 100 °C and 43.99 at 25 °C, ethanol 38.6 at 78 °C.',
      unit: 'kJ/mol',
      symbol: '\\Delta_v H',
      min: 0.01,
      max: 10000,
      usual: [5, 450],
      // Of water: 18.015 g/mol.
      confusedWith: { 'kJ/kg': 55.51 },
    }),
  },
  equations: ({ temperature1, pressure1, temperature2, pressure2, enthalpy }) => [
    [
      Math.log(pressure2 / pressure1),
      ((enthalpy / gasConstant) * (temperature2 - temperature1)) / (temperature1 * temperature2),
    ],
  ],
  figure: {
    kind: 'curve',
    title: 'Vapor pressure over temperature',
    x: { of: 'temperature2', label: 'Temperature' },
    y: { of: 'pressure2', label: 'Vapor pressure' },
    curve: ({ temperature1, pressure1, temperature2, pressure2, enthalpy }) => {
      const low = Math.min(temperature1, temperature2);
      const high = Math.max(temperature1, temperature2);
      const beside = Math.max(0.3 * (high - low), 0.02 * low);
      return {
        from: Math.max(0.5 * low, low - beside),
        to: high + 0.5 * beside,
        lines: [
          {
            y: (at) => pressure1 * Math.exp(((enthalpy / gasConstant) * (at - temperature1)) / (temperature1 * at)),
          },
        ],
        marks: [
          { x: temperature1, y: pressure1, label: '1' },
          { x: temperature2, y: pressure2, label: '2' },
        ],
      };
    },
  },
  explanation:
    'With an enthalpy of {enthalpy} the vapor pressure is {pressure1} at {temperature1} and {pressure2} at {temperature2}. A liquid boils, and a solid sublimes freely, where its vapor pressure is the pressure around it.',
  requires: [
    {
      that: ({ temperature1, temperature2, pressure1, pressure2 }, given) =>
        !given.temperature1 ||
        !given.temperature2 ||
        !given.pressure1 ||
        !given.pressure2 ||
        (temperature1 < temperature2 && pressure1 < pressure2) ||
        (temperature1 > temperature2 && pressure1 > pressure2),
      field: 'pressure2',
      says: 'The vapor pressure is higher at the higher temperature: {pressure1} at {temperature1} and {pressure2} at {temperature2} cannot be, or are one and the same point.',
    },
    {
      that: ({ temperature1, pressure1, pressure2, enthalpy }, given) =>
        !given.enthalpy ||
        !given.temperature1 ||
        !given.pressure1 ||
        !given.pressure2 ||
        isBelow(Math.log(pressure2 / pressure1), enthalpy / (gasConstant * temperature1)),
      field: 'pressure2',
      says: 'From {pressure1} at {temperature1}, with {enthalpy}, the equation reaches {pressure2} at no temperature: check the pressures and the enthalpy.',
    },
    {
      that: ({ temperature2, pressure1, pressure2, enthalpy }, given) =>
        !given.enthalpy ||
        !given.temperature2 ||
        !given.pressure1 ||
        !given.pressure2 ||
        isBelow(Math.log(pressure1 / pressure2), enthalpy / (gasConstant * temperature2)),
      field: 'pressure1',
      says: 'From {pressure2} at {temperature2}, with {enthalpy}, the equation reaches {pressure1} at no temperature: check the pressures and the enthalpy.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ temperature1, temperature2 }) => isAbove(Math.abs(temperature2 - temperature1), constant(30, 'K')),
      says: (_, given) =>
        given.enthalpy
          ? 'Over so wide a range the enthalpy is not constant: from 100 °C, with the one there, the vapor pressure of water comes out 5% too high at 60 °C and 18% at 25 °C. Take a mean enthalpy of the range, or the Antoine equation.'
          : 'Over so wide a range the enthalpy is not constant: what is found is a mean of it, which holds between these temperatures.',
    },
    {
      level: 'caution',
      when: ({ temperature1, temperature2 }, given) =>
        !given.enthalpy && isBelow(Math.abs(temperature2 - temperature1), constant(2, 'K')),
      says: 'The two points lie so close that the last digits of temperatures and pressures decide: take points that are 5 to 30 °C apart.',
    },
    {
      level: 'caution',
      when: ({ pressure1, pressure2 }) => isAbove(Math.max(pressure1, pressure2), 1e6),
      says: 'Over about 1 MPa the vapor is no ideal gas, and above the critical point nothing boils: take tables of the substance.',
    },
    {
      level: 'caution',
      when: ({ enthalpy, temperature1, pressure1, temperature2, pressure2 }) => {
        // Entropy of vaporization at 1 atm, where the curve that is told boils.
        const inverse = 1 / temperature1 - (gasConstant * Math.log(constant(101325, 'Pa') / pressure1)) / enthalpy;
        const boiling = 1 / inverse;
        const inside =
          isAbove(constant(101325, 'Pa'), 0.2 * Math.min(pressure1, pressure2)) &&
          isBelow(constant(101325, 'Pa'), 5 * Math.max(pressure1, pressure2));
        // Far below 1 atm the enthalpy is larger than at the boiling point, so that the figure is never too small.
        const below = isAbove(constant(101325, 'Pa'), 5 * Math.max(pressure1, pressure2));
        const entropy = enthalpy / boiling;
        return (
          isAbove(Math.min(temperature1, temperature2), constant(100, 'K')) &&
          ((inside && (isBelow(entropy, constant(70, 'J/(mol*K)')) || isAbove(entropy, constant(180, 'J/(mol*K)')))) ||
            (below && isBelow(entropy, constant(60, 'J/(mol*K)'))))
        );
      },
      says: 'By Trouton’s rule the enthalpy of vaporization is about 85 to 110 J/(mol·K) times the boiling point at 1 atm, and {enthalpy} is far from it: check that temperatures are in their units, pressures absolute, and the enthalpy for each mole, not for each gram. Acetic and formic acid have some 60, as they pair in the vapor, and do not follow this equation with it: take the Antoine equation.',
    },
  ],
  examples: [
    {
      inputs: { temperature1: 373.15, pressure1: 101.325, temperature2: 363.15, enthalpy: 40.65 },
      results: { pressure2: '89.967391686' },
      cautions: ['Trouton'],
      source: 'Python with mpmath at 40 digits: kelvins typed as degrees Celsius',
    },
    {
      inputs: { temperature1: 100, pressure1: 101.325, temperature2: 90, enthalpy: 40.65 },
      results: { pressure2: 70.63608948575 },
      source: 'Python with mpmath at 40 digits; steam tables have 70.18 kPa',
    },
    {
      inputs: { temperature1: 100, pressure1: 101.325, pressure2: 70, enthalpy: 40.65 },
      results: { temperature2: 89.75615805519 },
      source:
        'Python with mpmath at 40 digits: water where the air has 70 kPa, at about 3,000 m; steam tables have 89.93 °C',
    },
    {
      inputs: { temperature1: 85.8, pressure1: 1.3, temperature2: 119.3, pressure2: 5.3 },
      results: { enthalpy: 49.13487626611 },
      cautions: ['not constant'],
      source: 'Python with mpmath at 40 digits: R ln(p₂/p₁)/(1/T₁ − 1/T₂); printed with R = 8.31: 49.1 kJ/mol',
    },
    {
      inputs: { temperature1: 100, pressure1: 101.325, temperature2: 25, enthalpy: 40.65 },
      results: { pressure2: 3.752673505439 },
      cautions: ['not constant'],
      source: 'Python with mpmath at 40 digits',
    },
    {
      inputs: { temperature1: 100, pressure1: 101.325, pressure2: 1200, enthalpy: 40.65 },
      results: { temperature2: 186.7634028248 },
      cautions: ['not constant', 'no ideal gas'],
      source: 'Python with mpmath at 40 digits',
    },
    {
      inputs: { temperature2: 60, pressure2: 19.946, temperature1: 70, enthalpy: 42 },
      results: { pressure1: 31.02816477754 },
      source: 'Python with mpmath at 40 digits',
    },
    {
      inputs: { temperature1: 100, pressure1: 101.325, temperature2: 90, enthalpy: '2257 J/mol' },
      results: { pressure2: 99.3154360824 },
      cautions: ['Trouton'],
      source: 'Python with mpmath at 40 digits: joules for each gram taken for those for each mole',
    },
    {
      inputs: { temperature1: 298.15, pressure1: 3.17, temperature2: 308.15, enthalpy: 43.99 },
      results: { pressure2: 3.717480152424 },
      cautions: ['Trouton'],
      source: 'Python with mpmath at 30 digits: kelvins typed as degrees Celsius, far below 1 atm',
    },
    {
      inputs: { temperature1: 117.9, pressure1: 101.325, temperature2: 100, enthalpy: 23.7 },
      results: { pressure2: 71.42648523944 },
      cautions: ['pair in the vapor'],
      source: 'Python with mpmath at 30 digits: acetic acid, of which the Antoine equation has 57 kPa',
    },
    {
      inputs: { temperature1: 20, pressure1: 2.339, temperature2: 20.5, pressure2: 2.413 },
      results: { enthalpy: 44.58661241251 },
      cautions: ['lie so close'],
      source: 'Python with mpmath at 40 digits: R ln(p₂/p₁)/(1/T₁ − 1/T₂)',
    },
    {
      inputs: { temperature1: 100, pressure1: 101.325, temperature2: 99, enthalpy: 2257 },
      results: { pressure2: 14.34730464064 },
      cautions: ['Trouton'],
      source: 'Python with mpmath at 40 digits: kilojoules for each kilogram of water taken for those for each mole',
    },
    {
      inputs: { temperature1: 100, pressure1: 101.325, temperature2: 90, pressure2: 120 },
      refused: 'higher at the higher',
      source: 'By definition',
    },
    {
      inputs: { temperature1: 100, pressure1: 0.001, pressure2: 100000, enthalpy: 40 },
      refused: 'reaches 100,000 kPa at no',
      source: 'By hand: ln 10⁸ = 18.4 is above L/RT₁ = 12.9',
    },
    {
      inputs: { temperature2: 100, pressure2: 0.001, pressure1: 100000, enthalpy: 40 },
      refused: 'reaches 100,000 kPa at no',
      source: 'By hand: ln 10⁸ = 18.4 is above L/RT₂ = 12.9',
    },
  ],
  notes: [
    'Holds along one curve: liquid and vapor, or solid and vapor with the enthalpy of sublimation, but not across the melting point.',
  ],
  references: [
    { title: 'Atkins, de Paula: Physical Chemistry, 10th ed., §4B', isbn: '978-0-19-969740-3' },
    { title: 'Water at 25, 60 and 100 °C: IAPWS-IF97 (3.170, 19.95 and 101.4 kPa)' },
  ],
});
