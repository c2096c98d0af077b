import { defineCalculator, measure } from '@reckoner/engine';

/** Calvert 1989, with the glomerular filtration rate limited to 125 mL/min as the FDA advises for estimated values. */
export default defineCalculator({
  title: 'Carboplatin dose (Calvert)',
  description: 'Dose of carboplatin from the target area under the curve and the glomerular filtration rate.',
  keywords: ['carboplatin', 'AUC dosing', 'chemotherapy', 'Calvert formula', 'GFR'],
  inputs: {
    target: measure('mg*min/mL', { label: 'Target AUC', symbol: 'AUC', min: 1, max: 12, usual: [1.5, 8] }),
    filtration: measure('mL/min', {
      label: 'Glomerular filtration rate',
      symbol: 'GFR',
      min: 5,
      max: 250,
      usual: [15, 180],
    }),
    cap: measure('mL/min', {
      label: 'Largest rate to use',
      help: '125 mL/min where the rate is estimated from creatinine.',
      symbol: 'GFR_{max}',
      min: 50,
      max: 250,
      usual: [100, 150],
      default: 125,
    }),
  },
  outputs: {
    dose: measure('mg', { label: 'Dose', symbol: 'D', places: 0 }),
    used: measure('mL/min', { label: 'Filtration rate used', places: 0 }),
  },
  formula: ({ target, filtration, cap }) => {
    const used = Math.min(filtration, cap);
    return { dose: target * (used + 25), used };
  },
  explanation: 'For {target} at a filtration rate of {used} the dose is {dose}.',
  cautions: [
    {
      level: 'caution',
      when: ({ target }) => target > 7,
      says: 'As a single drug Calvert advises an AUC of 5 after and 7 without earlier chemotherapy: check the target with the protocol.',
    },
    {
      level: 'note',
      when: ({ filtration, cap }) => filtration > cap,
      says: 'The filtration rate of {filtration} is limited to {used}.',
    },
    {
      level: 'danger',
      when: ({ filtration, cap }) => cap > 125 && filtration > 125,
      says: 'Over 125 mL/min only with a measured filtration rate: with an estimated one the FDA warns of overdose.',
    },
    {
      level: 'danger',
      when: ({ filtration }) => filtration < 33,
      says: 'The formula was derived at 33 to 135 mL/min and overdoses in severe kidney failure: follow the protocol of the treatment.',
    },
  ],
  examples: [
    { inputs: { target: 5, filtration: 90 }, results: { dose: 575, used: 90 }, source: 'By hand: 5 × (90 + 25)' },
    {
      inputs: { target: 6, filtration: 150 },
      results: { dose: 900, used: 125 },
      cautions: ['is limited to 125'],
      source: 'FDA 2010: largest dose for AUC 6 is 6 × 150 = 900 mg',
    },
    {
      inputs: { target: 6, filtration: 150, cap: 200 },
      results: { dose: 1050 },
      cautions: ['FDA warns'],
      source: 'By hand: 6 × 175',
    },
    {
      inputs: { target: 8, filtration: 100 },
      results: { dose: 1000 },
      cautions: ['5 after and 7 without'],
      source: 'By hand: 8 × 125',
    },
    {
      inputs: { target: 5, filtration: 20 },
      results: { dose: 225 },
      cautions: ['overdoses in severe'],
      source: 'By hand: 5 × 45',
    },
  ],
  notes: [
    'For adults; use an absolute rate in mL/min, not one per 1.73 m². Not for children.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Calvert et al.: Carboplatin Dosage: Prospective Evaluation of a Simple Formula Based on Renal Function, J Clin Oncol 7 (1989) 1748',
      doi: '10.1200/JCO.1989.7.11.1748',
    },
    { title: 'FDA: Carboplatin dosing (October 2010): cap of the estimated GFR at 125 mL/min' },
  ],
});
