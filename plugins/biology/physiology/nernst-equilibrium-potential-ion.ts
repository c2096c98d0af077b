import { choice, constant, defineCalculator, faradayConstant, gasConstant, quantity, roundTo } from '@reckoner/engine';

/** E = (RT/zF) ln([out]/[in]), inside against outside. */
export default defineCalculator({
  title: 'Ion equilibrium (Nernst) potential',
  description: 'Equilibrium potential of an ion across a membrane from its concentrations outside and inside.',
  keywords: ['Nernst potential', 'reversal potential', 'membrane potential', 'potassium', 'sodium', 'chloride'],
  inputs: {
    valence: choice(
      {
        plusOne: { label: '+1 (K+, Na+)', value: 1 },
        plusTwo: { label: '+2 (Ca2+, Mg2+)', value: 2 },
        minusOne: { label: '-1 (Cl-, HCO3-)', value: -1 },
        minusTwo: { label: '-2', value: -2 },
      },
      { label: 'Charge of the ion', symbol: 'z', default: 'plusOne' },
    ),
    outside: quantity('mol/L', {
      label: 'Concentration outside',
      unit: 'mmol/L',
      symbol: 'c_o',
      min: 1e-9,
      max: 10000,
      usual: [1e-8, 1000],
    }),
    inside: quantity('mol/L', {
      label: 'Concentration inside',
      unit: 'mmol/L',
      symbol: 'c_i',
      min: 1e-9,
      max: 10000,
      usual: [1e-8, 1000],
    }),
    temperature: quantity('K', {
      label: 'Temperature',
      unit: '°C',
      symbol: 'T',
      min: -20,
      max: 100,
      usual: [-2, 45],
      default: 37,
    }),
  },
  outputs: {
    potential: quantity('V', { label: 'Equilibrium potential', unit: 'mV', symbol: 'E', places: 1 }),
    perDecade: quantity('V', { label: 'For a tenfold ratio', unit: 'mV', places: 1 }),
  },
  formula: ({ valence, outside, inside, temperature }) => {
    const scale = (gasConstant * temperature) / (valence * faradayConstant);
    return { potential: scale * Math.log(outside / inside), perDecade: scale * Math.LN10 };
  },
  explanation: 'At {potential} inside against outside the ion is in equilibrium.',
  cautions: [
    {
      level: 'caution',
      when: ({ potential }) => roundTo(Math.abs(potential) / constant(0.001, 'V'), 1) > 200,
      says: 'Beyond 200 mV: hardly an ion of a cell. Check both concentrations and their units.',
    },
  ],
  examples: [
    {
      inputs: { outside: 5, inside: 140 },
      results: { potential: -89.058694, perDecade: 61.540407 },
      source: 'Python with CODATA constants: potassium at 310.15 K',
    },
    {
      inputs: { valence: 'minusOne', outside: 110, inside: 10, temperature: 20 },
      results: { potential: -60.574941 },
      source: 'Python with CODATA constants: chloride at 293.15 K',
    },
    {
      inputs: { valence: 'plusTwo', outside: 1.2, inside: '100 nmol/L' },
      results: { potential: 125.51724 },
      source: 'Python with CODATA constants: calcium',
    },
    {
      inputs: { valence: 'minusTwo', outside: 1, inside: 1, temperature: 25 },
      results: { potential: 0, perDecade: -29.579675 },
      source: 'By hand: ln 1 = 0',
    },
    {
      inputs: { outside: 0.005, inside: 140 },
      results: { potential: -273.67991 },
      cautions: ['Beyond 200 mV'],
      source: 'Python with CODATA constants: RT/F ln(0.005/140)',
    },
    {
      inputs: { outside: 0.0787, inside: 140, temperature: 37 },
      results: { potential: -200.01576 },
      source: 'Python: 8.314462618 × 310.15/96485.33212 ln(0.0787/140), shown as -200.0',
    },
  ],
  references: [{ title: 'Hille: Ion Channels of Excitable Membranes, 3rd ed., ch. 1', isbn: '978-0-87893-321-1' }],
});
