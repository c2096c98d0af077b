import { choice, constant, defineCalculator, faradayConstant, isAbove, isBelow, quantity } from '@reckoner/engine';
import { METALS } from './shared/metals.js';

/** Equivalent mass in g/mol and density in g/cm³, by the metal and the ion that it dissolves as. */
const CORRODING = {
  iron: { label: 'Iron, carbon steel (Fe²⁺)', also: ['iron', 'steel', 'carbon steel', 'Fe'] },
  zinc: { label: 'Zinc (Zn²⁺)', also: ['Zn'] },
  aluminum: { label: 'Aluminum (Al³⁺)', also: ['Al'] },
  magnesium: { label: 'Magnesium (Mg²⁺)', also: ['Mg'] },
  copper: { label: 'Copper (Cu²⁺)', also: ['copper', 'Cu'] },
  copperI: { label: 'Copper in chloride (Cu⁺)', also: ['Cu+'] },
  nickel: { label: 'Nickel (Ni²⁺)', also: ['Ni'] },
  lead: { label: 'Lead (Pb²⁺)', also: ['Pb'] },
  tin: { label: 'Tin (Sn²⁺)', also: ['Sn'] },
  cadmium: { label: 'Cadmium (Cd²⁺)', also: ['Cd'] },
  custom: { label: 'Other metal or alloy', also: ['other', 'alloy'] },
} as const;

const VALENCE = {
  iron: 2,
  zinc: 2,
  aluminum: 3,
  magnesium: 2,
  copper: 2,
  nickel: 2,
  lead: 2,
  tin: 2,
  cadmium: 2,
} as const;

/** CR = i EW/(F ρ), and m/(ρ A t) for a coupon. */
export default defineCalculator({
  title: 'Corrosion rate',
  description:
    'Penetration and mass loss of a metal that corrodes evenly, from the corrosion current, the polarization resistance or the mass that a coupon lost.',
  keywords: [
    'mils per year',
    'corrosion current density',
    'weight loss coupon',
    'linear polarization resistance',
    'Stern-Geary',
    'ASTM G102',
    'ASTM G1',
  ],
  related: ['faraday-electrolysis-mass', 'electroplating-thickness-time', 'nernst-equation'],
  inputs: {
    method: choice(
      {
        density: { label: 'Corrosion current density', also: ['icorr', 'Tafel extrapolation'] },
        current: { label: 'Corrosion current and area', also: ['current'] },
        resistance: { label: 'Polarization resistance', also: ['LPR', 'Rp', 'EIS'] },
        mass: { label: 'Mass loss of a coupon', also: ['weight loss', 'coupon'] },
      },
      { label: 'Measured', default: 'density' },
    ),
    metal: choice(CORRODING, { label: 'Metal', default: 'iron' }),
    equivalentMass: quantity('kg/mol', {
      label: 'Equivalent mass',
      help: 'Molar mass over the charge of the ion; of an alloy 1/Σ(mass fraction × charge / molar mass) over its main elements.',
      unit: 'g/mol',
      symbol: 'EW',
      min: 1,
      max: 300,
      usual: [5, 110],
      when: { metal: 'custom' },
    }),
    metalDensity: quantity('kg/m^3', {
      label: 'Density of the metal',
      unit: 'g/cm^3',
      symbol: '\\rho_m',
      min: 0.5,
      max: 23,
      usual: [1.5, 23],
      when: { metal: 'custom' },
    }),
    currentDensity: quantity('A/m^2', {
      label: 'Corrosion current density',
      help: 'Corrosion current over the wetted area.',
      unit: 'µA/cm^2',
      symbol: 'i_0',
      min: 0,
      max: 1e6,
      usual: [0, 10000],
      when: { method: 'density' },
    }),
    current: quantity('A', {
      label: 'Corrosion current',
      unit: 'µA',
      symbol: 'I',
      min: 0,
      max: 1e9,
      usual: [0, 1e6],
      when: { method: 'current' },
    }),
    resistance: quantity('ohm*m^2', {
      label: 'Polarization resistance',
      help: 'Slope of the potential over the current density at the corrosion potential: times the area, and without the resistance of the solution.',
      unit: 'ohm*cm^2',
      symbol: 'R_p',
      above: 0,
      max: 1e10,
      usual: [1, 1e8],
      when: { method: 'resistance' },
    }),
    anodicSlope: quantity('V', {
      label: 'Anodic Tafel slope',
      help: 'For each decade of current.',
      unit: 'mV',
      symbol: '\\beta_a',
      min: 10,
      max: 2000,
      usual: [30, 500],
      default: 120,
      when: { method: 'resistance' },
    }),
    cathodicSlope: quantity('V', {
      label: 'Cathodic Tafel slope',
      help: 'For each decade of current, without its sign.',
      unit: 'mV',
      symbol: '\\beta_c',
      min: 10,
      max: 2000,
      usual: [30, 500],
      default: 120,
      when: { method: 'resistance' },
    }),
    massLoss: quantity('kg', {
      label: 'Mass loss',
      help: 'Before minus after, cleaned, less what cleaning takes off a fresh coupon.',
      unit: 'g',
      symbol: 'm',
      min: 0,
      max: 1e6,
      usual: [0, 500],
      when: { method: 'mass' },
    }),
    area: quantity('m^2', {
      label: 'Wetted area',
      help: 'All faces that are in contact with the liquid.',
      unit: 'cm^2',
      symbol: 'A',
      above: 0,
      max: 1e8,
      usual: [0.01, 10000],
      when: { method: ['current', 'mass'] },
    }),
    exposure: quantity('s', {
      label: 'Time of exposure',
      unit: 'h',
      symbol: 't',
      above: 0,
      max: 1e6,
      usual: [24, 200000],
      when: { method: 'mass' },
    }),
    allowance: quantity('m', {
      label: 'Thickness to lose',
      help: 'A corrosion allowance: gives the time until it is gone at this rate.',
      unit: 'mm',
      symbol: 's',
      above: 0,
      max: 1000,
      usual: [0.01, 50],
      optional: true,
    }),
  },
  outputs: {
    rate: quantity('m/s', { label: 'Corrosion rate', unit: 'mm/yr', symbol: 'CR', places: 4, digits: 3 }),
    mils: quantity('m/s', {
      label: 'Corrosion rate in mils a year (mpy)',
      unit: 'mil/yr',
      symbol: 'CR_{mil}',
      places: 2,
      digits: 3,
    }),
    massRate: quantity('kg/(m^2*s)', {
      label: 'Mass loss of the surface',
      unit: 'g/(m^2*d)',
      symbol: 'MR',
      places: 3,
      digits: 3,
    }),
    density: quantity('A/m^2', {
      label: 'Corrosion current density of this rate',
      unit: 'µA/cm^2',
      symbol: 'i_{corr}',
      places: 3,
      digits: 3,
    }),
    time: quantity('s', {
      label: 'Time to lose the thickness',
      unit: 'yr',
      symbol: 't_s',
      places: 1,
      digits: 3,
      optional: true,
    }),
  },
  formula: (inputs) => {
    const { method, metal } = inputs;
    const element = metal === 'copperI' ? METALS.copper : metal === 'custom' ? undefined : METALS[metal];
    const valence = metal === 'copperI' || metal === 'custom' ? 1 : VALENCE[metal];
    const equivalent =
      element === undefined ? inputs.equivalentMass : (element[0] * constant(0.001, 'kg/mol')) / valence;
    const solid = element === undefined ? inputs.metalDensity : element[1] * constant(1000, 'kg/m^3');
    let massRate = (inputs.currentDensity * equivalent) / faradayConstant;
    if (method === 'current') massRate = ((inputs.current / inputs.area) * equivalent) / faradayConstant;
    else if (method === 'mass') massRate = inputs.massLoss / (inputs.area * inputs.exposure);
    else if (method === 'resistance') {
      const sternGeary =
        (inputs.anodicSlope * inputs.cathodicSlope) / (Math.LN10 * (inputs.anodicSlope + inputs.cathodicSlope));
      massRate = ((sternGeary / inputs.resistance) * equivalent) / faradayConstant;
    }
    const rate = massRate / solid;
    return {
      rate,
      mils: rate,
      massRate,
      density: (massRate * faradayConstant) / equivalent,
      time: inputs.allowance === undefined || rate === 0 ? undefined : inputs.allowance / rate,
    };
  },
  shown: () => ({ rate: undefined, mils: undefined, massRate: undefined, density: undefined, time: undefined }),
  stepwise: [
    'Mass loss of the surface MR = i × EW / F, with the equivalent mass EW = M / z of the metal; of a coupon MR = m / (A × t).',
    'Current density i = I / A, or from the polarization resistance i = B / R_p with B = β_a × β_c / (ln 10 × (β_a + β_c)).',
    'Corrosion rate CR = MR / ρ. In µA/cm², g/mol and g/cm³: CR = 0.00327 × i × EW / ρ mm a year.',
    'Time to lose a thickness: thickness / CR.',
  ],
  cautions: [
    {
      level: 'note',
      when: ({ metal }) => metal === 'aluminum' || metal === 'magnesium' || metal === 'custom',
      says: 'Aluminum, magnesium, stainless steel and other metals under a passive film fail by pits and crevices, which go far deeper than this mean loss: judge them by their depth.',
    },
    {
      level: 'note',
      when: ({ method, anodicSlope, cathodicSlope }) =>
        method === 'resistance' && anodicSlope === cathodicSlope && anodicSlope === constant(0.12, 'V'),
      says: 'Tafel slopes of 120 mV are a guess where nobody measured them: those of real systems make the rate half or twice as large. Measure them, or calibrate by a coupon.',
    },
    {
      level: 'caution',
      when: ({ method, rate, exposure }) =>
        method === 'mass' && rate > 0 && isBelow(rate * exposure, constant(1e-7, 'm')),
      says: 'The coupon lost less than 0.1 µm, about as much as cleaning and weighing leave open: expose it longer.',
    },
    {
      level: 'caution',
      when: ({ rate }) => isAbove(rate, constant(1.15e-8, 'm/s')),
      says: 'Metals that lose more than some 1 mm a day dissolve in strong acid or under an impressed current: check the current, the area and their units.',
    },
  ],
  explanation: ({ method, rate }) =>
    rate === 0
      ? 'Nothing is lost: the corrosion rate is {rate}.'
      : method === 'resistance'
        ? 'With Tafel slopes of {anodicSlope} and {cathodicSlope} a polarization resistance of {resistance} is {density}, by which the metal loses {rate} ({mils}), or {massRate}, evenly{time?; {allowance} would be gone after {time}|}. Taken: {metal}.'
        : 'The metal loses {rate} ({mils}), or {massRate}, evenly{time?; {allowance} would be gone after {time}|}. That is a corrosion current density of {density}. Taken: {metal}.',
  examples: [
    {
      inputs: { currentDensity: 10 },
      results: { rate: 0.1160438792, mils: 4.568656661, massRate: 2.5003842, density: 10 },
      source:
        'Python, mpmath: iron, 10 µA/cm² × 27.9225 g/mol/(F × 7.87 g/cm³); ASTM G102: 3.27 × 10⁻³ × 10 × 27.92/7.87 = 0.116 mm a year',
    },
    {
      inputs: { method: 'current', current: 25, area: 2, allowance: 3 },
      results: { rate: 0.145054849, massRate: 3.12548025, density: 12.5, time: 20.68183188 },
      source: 'Python, mpmath: 12.5 µA/cm²; 3 mm/0.145054849',
    },
    {
      inputs: { method: 'resistance', resistance: 2600 },
      results: { density: 10.02218035, rate: 0.1163012686 },
      cautions: ['120 mV are a guess'],
      source: 'Python, mpmath: B = 0.12²/(ln 10 × 0.24) = 26.0577 mV; B/2600 Ω cm²',
    },
    {
      inputs: { method: 'resistance', resistance: 5000, anodicSlope: 60, cathodicSlope: 120, metal: 'zinc' },
      results: { density: 3.474355855, rate: 0.05207134371, massRate: 1.017048504 },
      source: 'Python, mpmath: B = 17.37178 mV; B/5000 Ω cm²',
    },
    {
      inputs: { method: 'mass', massLoss: 0.65, area: 28.5, exposure: 168 },
      results: { rate: 1.512118925, mils: 59.53224114, massRate: 32.58145363, density: 130.3057891 },
      source: 'Python, mpmath; ASTM G1: 87600 × 0.65/(28.5 × 168 × 7.87) = 1.511 mm in 365 days',
    },
    {
      inputs: { method: 'mass', massLoss: '1 mg', area: 20, exposure: 24 },
      results: { rate: 0.0232052097 },
      cautions: ['about as much as cleaning'],
      source: 'Python with mpmath',
    },
    {
      inputs: { currentDensity: 0, allowance: 1 },
      results: { rate: 0, massRate: 0, density: 0 },
      source: 'By definition',
    },
    {
      inputs: { currentDensity: 0.4, metal: 'custom', equivalentMass: 25.12, metalDensity: 7.94 },
      results: { rate: 0.004139060695, mils: 0.1629551455, massRate: 0.08997711682 },
      cautions: ['fail by pits'],
      source: 'Python, mpmath: stainless steel with an equivalent mass of 25.12 g/mol',
    },
    {
      inputs: { currentDensity: 500000 },
      results: { rate: 5802.193959 },
      cautions: ['dissolve in strong acid'],
      source: 'Python, mpmath: 0.5 A/cm²',
    },
    {
      inputs: { currentDensity: 50, metal: 'copper' },
      results: { rate: 0.5799130586, massRate: 14.2259302 },
      source: 'Python, mpmath: 31.773 g/mol',
    },
    {
      inputs: { currentDensity: 50, metal: 'copperI' },
      results: { rate: 1.159826117, massRate: 28.4518604 },
      source: 'Python, mpmath: 63.546 g/mol',
    },
    {
      inputs: { currentDensity: 1, metal: 'aluminum' },
      results: { rate: 0.01089511428 },
      cautions: ['fail by pits'],
      source: 'Python, mpmath: 8.994 g/mol',
    },
    {
      inputs: { currentDensity: 3, metal: 'magnesium' },
      results: { rate: 0.068529933 },
      cautions: ['fail by pits'],
      source: 'Python with mpmath',
    },
    { inputs: { currentDensity: 3, metal: 'nickel' }, results: { rate: 0.03235416766 }, source: 'Python: i EW/(F ρ)' },
    { inputs: { currentDensity: 3, metal: 'lead' }, results: { rate: 0.0899591281 }, source: 'Python: i EW/(F ρ)' },
    { inputs: { currentDensity: 3, metal: 'tin' }, results: { rate: 0.07992312665 }, source: 'Python: i EW/(F ρ)' },
    { inputs: { currentDensity: 3, metal: 'cadmium' }, results: { rate: 0.0634627813 }, source: 'Python: i EW/(F ρ)' },
  ],
  notes: [
    'Even loss over the whole area; where some of it is attacked, the depth there is greater. Rates of one test change in time: the time to lose a thickness takes this rate for all of it.',
    'The year has 365.25 days. The constants of ASTM G1 (8.76 × 10⁴ for mm a year) are for 365 days, by which the rate is 0.07% less.',
  ],
  references: [
    {
      title:
        'ASTM G102: Standard Practice for Calculation of Corrosion Rates and Related Information from Electrochemical Measurements',
    },
    { title: 'ASTM G1: Standard Practice for Preparing, Cleaning, and Evaluating Corrosion Test Specimens' },
    { title: 'Haynes (ed.): CRC Handbook of Chemistry and Physics, 97th ed. (2016), §4', isbn: '978-1-4987-5429-3' },
  ],
});
