import { category, choice, classify, defineCalculator, number } from '@reckoner/engine';
import { colebrook } from '../shared/pipe.js';

/** The Moody chart as equations: laminar 64/Re below 2300, except for Churchill's, which spans all regimes. */
export default defineCalculator({
  title: 'Friction factor (Colebrook)',
  description: 'Darcy and Fanning friction factor of pipe flow from the Reynolds number and the relative roughness.',
  keywords: ['Moody chart', 'Colebrook-White', 'Swamee-Jain', 'Haaland', 'Churchill', 'Darcy friction factor'],
  inputs: {
    reynolds: number({ label: 'Reynolds number', symbol: '\\mathrm{Re}', min: 1, max: 1e9 }),
    relativeRoughness: number({
      label: 'Relative roughness ε/D',
      symbol: 'r',
      min: 0,
      max: 0.1,
      default: 0,
    }),
    method: choice(
      {
        colebrook: 'Colebrook–White (solved)',
        swameeJain: 'Swamee–Jain',
        haaland: 'Haaland',
        churchill: 'Churchill (all regimes)',
      },
      { label: 'Equation', default: 'colebrook' },
    ),
  },
  outputs: {
    darcy: number({ label: 'Darcy friction factor', symbol: 'f', places: 5 }),
    fanning: number({ label: 'Fanning friction factor', symbol: 'f_F', places: 5 }),
    regime: category(['Laminar', 'Transitional', 'Turbulent'], { label: 'Flow' }),
  },
  formula: ({ reynolds, relativeRoughness, method }) => {
    const regime = classify(
      reynolds,
      [
        [2300, 'Laminar'],
        [4000, 'Transitional'],
      ],
      'Turbulent',
    );
    let darcy = 64 / reynolds;
    if (method === 'churchill') {
      const a = (2.457 * Math.log(1 / ((7 / reynolds) ** 0.9 + 0.27 * relativeRoughness))) ** 16;
      const b = (37530 / reynolds) ** 16;
      darcy = 8 * ((8 / reynolds) ** 12 + 1 / (a + b) ** 1.5) ** (1 / 12);
    } else if (reynolds >= 2300) {
      if (method === 'colebrook') darcy = colebrook(reynolds, relativeRoughness);
      else if (method === 'swameeJain')
        darcy = 0.25 / Math.log10(relativeRoughness / 3.7 + 5.74 / reynolds ** 0.9) ** 2;
      else darcy = 1 / (-1.8 * Math.log10((relativeRoughness / 3.7) ** 1.11 + 6.9 / reynolds)) ** 2;
    }
    return { darcy, fanning: darcy / 4, regime };
  },
  stepwise: [
    'Laminar flow: f = 64 / Re.',
    'Colebrook: f solves 1/√f = -2 × log₁₀(ε/D / 3.7 + 2.51 / (Re × √f)).',
    'Swamee-Jain: f = 0.25 / log₁₀(ε/D / 3.7 + 5.74 / Re^0.9)²; Haaland: 1/√f = -1.8 × log₁₀((ε/D / 3.7)^1.11 + 6.9 / Re).',
    "Churchill's equation covers all regimes. The Fanning factor is a quarter.",
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ regime }) => regime === 'Transitional',
      says: 'Between Reynolds numbers of 2300 and 4000 the flow is unsteady and no equation is reliable.',
    },
    {
      level: 'caution',
      when: ({ relativeRoughness }) => relativeRoughness > 0.05,
      says: 'The equations were fitted to relative roughness up to 0.05.',
    },
  ],
  explanation: 'At a Reynolds number of {reynolds} the flow is {regime}; the Darcy friction factor is {darcy}.',
  examples: [
    {
      inputs: { reynolds: 100000, relativeRoughness: 0.0001 },
      results: { darcy: 0.018513866, fanning: 0.0046284665, regime: 'Turbulent' },
      source: 'scipy.optimize.brentq on the Colebrook equation',
    },
    {
      inputs: { reynolds: 1000000, relativeRoughness: 0 },
      results: { darcy: 0.011645041 },
      source: 'scipy.optimize.brentq on the Colebrook equation, smooth pipe',
    },
    {
      inputs: { reynolds: 50000, relativeRoughness: 0.002, method: 'swameeJain' },
      results: { darcy: 0.026771118 },
      source: 'Python, from Swamee and Jain (1976)',
    },
    {
      inputs: { reynolds: 50000, relativeRoughness: 0.002, method: 'haaland' },
      results: { darcy: 0.026283222 },
      source: 'Python, from Haaland (1983)',
    },
    {
      inputs: { reynolds: 3000, relativeRoughness: 0.01, method: 'churchill' },
      results: { darcy: 0.047949331, regime: 'Transitional' },
      cautions: ['Between Reynolds numbers of 2300 and'],
      source: 'Python, from Churchill (1977)',
    },
    {
      inputs: { reynolds: 1500 },
      results: { darcy: 0.04266667, fanning: 0.01066667, regime: 'Laminar' },
      source: 'By hand: 64/1500',
    },
    {
      inputs: { reynolds: 100000, relativeRoughness: 0.08 },
      results: { darcy: 0.09034975 },
      cautions: ['up to 0.05'],
      source: 'scipy.optimize.brentq',
    },
  ],
  notes: ['For full circular pipes; with the hydraulic diameter, approximately for other ducts.'],
  references: [
    {
      title: 'Colebrook: Turbulent Flow in Pipes, J. Inst. Civ. Eng. 11 (1939) 133–156',
      doi: '10.1680/ijoti.1939.13150',
    },
    {
      title: 'Haaland: Simple and Explicit Formulas for the Friction Factor, J. Fluids Eng. 105 (1983) 89–90',
      doi: '10.1115/1.3240948',
    },
    { title: 'Churchill: Friction-factor equation spans all fluid-flow regimes, Chem. Eng. 84(24) (1977) 91–92' },
    { title: 'Swamee, Jain: Explicit equations for pipe-flow problems, J. Hydraul. Div. ASCE 102 (1976) 657–664' },
  ],
});
