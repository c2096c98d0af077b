import { category, choice, defineCalculator, measure, number, roundTo } from '@reckoner/engine';
import { pH } from '../shared/acid.js';

/** pH = -log[H⁺] and pH + pOH = pKw, with concentrations in place of activities. */
export default defineCalculator({
  title: 'pH, pOH, H+ and OH-',
  description: 'pH, pOH and the concentrations of hydrogen and hydroxide ions from any one of them.',
  keywords: ['hydronium', 'hydroxide', 'acidity', 'pH to concentration', 'pKw'],
  inputs: {
    known: choice(
      { hydrogen: 'Hydrogen ion concentration', hydroxide: 'Hydroxide ion concentration', pH: 'pH', pOH: 'pOH' },
      { label: 'Known', default: 'hydrogen' },
    ),
    hydrogen: measure('mol/L', {
      label: 'Hydrogen ions',
      symbol: '[H^+]',
      min: 1e-16,
      max: 100,
      when: { known: 'hydrogen' },
    }),
    hydroxide: measure('mol/L', {
      label: 'Hydroxide ions',
      symbol: '[OH^-]',
      min: 1e-16,
      max: 100,
      when: { known: 'hydroxide' },
    }),
    pH: { ...pH, when: { known: 'pH' } },
    pOH: { ...pH, label: 'pOH', symbol: '\\mathrm{pOH}', when: { known: 'pOH' } },
    pKw: number({
      label: 'pKw of water',
      help: '14.00 at 25 °C, 13.6 at 37 °C, 14.9 at 0 °C.',
      symbol: '\\mathrm{p}K_w',
      min: 11,
      max: 16,
      default: 14,
    }),
  },
  outputs: {
    acidity: number({ label: 'pH', symbol: '\\mathrm{pH}', places: 3 }),
    basicity: number({ label: 'pOH', symbol: '\\mathrm{pOH}', places: 3 }),
    hydrogenIons: measure('mol/L', { label: 'Hydrogen ions', symbol: '[H^+]' }),
    hydroxideIons: measure('mol/L', { label: 'Hydroxide ions', symbol: '[OH^-]' }),
    character: category(['Acidic', 'Neutral', 'Basic'], { label: 'Solution' }),
  },
  formula: ({ known, hydrogen, hydroxide, pH, pOH, pKw }) => {
    let acidity: number;
    if (known === 'hydrogen') acidity = -Math.log10(hydrogen);
    else if (known === 'hydroxide') acidity = pKw + Math.log10(hydroxide);
    else if (known === 'pH') acidity = pH;
    else acidity = pKw - pOH;
    // As shown, with three places: 7.000 is neutral.
    const distance = roundTo(acidity, 3) - roundTo(pKw / 2, 3);
    const character = Math.abs(distance) < 5e-4 ? 'Neutral' : distance < 0 ? 'Acidic' : 'Basic';
    return {
      acidity,
      basicity: pKw - acidity,
      hydrogenIons: 10 ** -acidity,
      hydroxideIons: 10 ** (acidity - pKw),
      character,
    };
  },
  explanation: 'At pH {acidity} a solution has {hydrogenIons} of hydrogen ions and {hydroxideIons} of hydroxide ions.',
  cautions: [
    {
      level: 'caution',
      when: ({ hydrogenIons, hydroxideIons }) => hydrogenIons > 1.001 || hydroxideIons > 1.001,
      says: 'Above 1 mol/L activities differ much from concentrations: the figures are rough.',
    },
  ],
  examples: [
    {
      inputs: { hydrogen: 0.0025 },
      results: { acidity: 2.60206, basicity: 11.39794, hydroxideIons: 4e-12, character: 'Acidic' },
      source: 'Python: -log10(0.0025); 1e-14/0.0025',
    },
    {
      inputs: { known: 'hydroxide', hydroxide: '3 mmol/L' },
      results: { acidity: 11.477121, hydrogenIons: 3.3333333e-12, character: 'Basic' },
      source: 'Python: 14 + log10(0.003); 1e-14/0.003',
    },
    {
      inputs: { known: 'pH', pH: 7.4, pKw: 13.6 },
      results: { hydrogenIons: 3.9810717e-8, hydroxideIons: 6.3095734e-7, basicity: 6.2, character: 'Basic' },
      source: 'Python: 10^-7.4; 10^-6.2',
    },
    {
      inputs: { known: 'pOH', pOH: 7 },
      results: { acidity: 7, hydrogenIons: 1e-7, character: 'Neutral' },
      source: 'By hand: 14 - 7',
    },
    {
      inputs: { hydrogen: 10 },
      results: { acidity: -1, character: 'Acidic' },
      cautions: ['Above 1 mol/L'],
      source: 'By hand: -log 10',
    },
    {
      inputs: { known: 'pH', pH: 6.9998 },
      results: { character: 'Neutral', hydrogenIons: 1.0004606e-7 },
      source: 'Python: 10^-6.9998; 7.000 with three places',
    },
  ],
  notes: ['Neutral is half of pKw: pH 7.00 at 25 °C, lower in warm water.'],
  references: [
    { title: 'IUPAC Gold Book: pH', doi: '10.1351/goldbook.P04524' },
    { title: 'Atkins, de Paula: Physical Chemistry, 10th ed., ch. 6' },
  ],
});
