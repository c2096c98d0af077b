import { choice, constant, defineCalculator, noResult, percent, quantity } from '@reckoner/engine';

/** S = kVI, k = 1 or √3; the next preferred rating of IEEE C57.12.00. */
export default defineCalculator({
  title: 'Transformer sizing and full-load current',
  description: 'Needed and next standard kVA of a transformer from its load, and its full-load currents on both sides.',
  keywords: ['kVA', 'transformer rating', 'three phase transformer', 'primary current', 'secondary current'],
  inputs: {
    phases: choice({ single: 'Single phase', three: 'Three phases' }, { label: 'Phases', default: 'three' }),
    primary: quantity('V', { label: 'Primary voltage', symbol: 'V_1', min: 1, max: 1e6 }),
    secondary: quantity('V', { label: 'Secondary voltage', symbol: 'V_2', min: 1, max: 1e6 }),
    load: quantity('A', { label: 'Load current at the secondary', symbol: 'I', above: 0, max: 1e6 }),
    reserve: percent({ usual: [1, 100], label: 'Reserve', symbol: 'r', min: 0, max: 500, default: 0 }),
  },
  outputs: {
    needed: quantity('VA', { label: 'Needed rating', unit: 'kVA', symbol: 'S', places: 2 }),
    standard: quantity('VA', { label: 'Next standard rating', unit: 'kVA', symbol: 'S_n' }),
    primaryCurrent: quantity('A', { label: 'Primary full-load current', symbol: 'I_1', places: 2 }),
    secondaryCurrent: quantity('A', { label: 'Secondary full-load current', symbol: 'I_2', places: 2 }),
  },
  formula: ({ phases, primary, secondary, load, reserve }) => {
    const factor = phases === 'three' ? Math.sqrt(3) : 1;
    const needed = factor * secondary * load * (1 + reserve);
    const next = RATINGS[phases].find((rating) => rating * constant(1000, 'VA') * (1 + 1e-12) >= needed);
    if (next === undefined) throw noResult('The load is above the largest standard rating listed here.');
    const standard = next * constant(1000, 'VA');
    return {
      needed,
      standard,
      primaryCurrent: standard / (factor * primary),
      secondaryCurrent: standard / (factor * secondary),
    };
  },
  stepwise: [
    'The standard rating is the next one that is not below the power needed.',
    'Each full-load current is that rating divided by the voltage, and by √3 as well for three phases.',
  ],
  explanation: 'The load needs {needed}; a transformer of {standard} gives up to {secondaryCurrent}.',
  examples: [
    {
      inputs: { primary: 480, secondary: 208, load: 200 },
      results: { needed: 72.0533135949, standard: 75, primaryCurrent: 90.2109795609, secondaryCurrent: 208.179183602 },
      source: 'Python 3.11: √3 × 208 × 200; 75000/(√3 × 480); 75000/(√3 × 208)',
    },
    {
      inputs: { phases: 'single', primary: 7200, secondary: 240, load: 80, reserve: 25 },
      results: { needed: 24, standard: 25, primaryCurrent: 3.47222222222, secondaryCurrent: 104.166666667 },
      source: 'By hand: 240 × 80 × 1.25; 25000/7200; 25000/240',
    },
    {
      inputs: { primary: 34500, secondary: 13800, load: 1000 },
      noResult: 'above the largest standard rating',
      source: 'By hand: 23.9 MVA',
    },
  ],
  references: [
    {
      title:
        'IEEE C57.12.00-2021, General Requirements for Liquid-Immersed Transformers (preferred continuous ratings)',
    },
  ],
});

/** Preferred continuous ratings in kVA. */
const RATINGS: Readonly<Record<'single' | 'three', readonly number[]>> = {
  single: [5, 10, 15, 25, 37.5, 50, 75, 100, 167, 250, 333, 500, 833, 1250, 1667, 2500, 3333, 5000, 6667, 8333, 10000],
  three: [15, 30, 45, 75, 112.5, 150, 225, 300, 500, 750, 1000, 1500, 2000, 2500, 3750, 5000, 7500, 10000],
};
