import { choice, defineCalculator, isAbove, isAtMost, measure, number, percent } from '@reckoner/engine';
import { pKa, pKw } from '../shared/acid.js';
import { balancedExponent } from '../shared/protolysis.js';

/** The strong acid or base turns one form into the other; the charge balance holds beyond the buffer's capacity too. */
export default defineCalculator({
  title: 'Buffer pH after adding acid or base',
  description: 'pH of a buffer before and after a strong acid or base is added, and how much of its forms is left.',
  keywords: ['buffer plus HCl', 'buffer plus NaOH', 'pH change of a buffer', 'add strong acid to buffer'],
  inputs: {
    pKa,
    acid: measure('mol/L', { label: 'Weak acid', symbol: '[\\mathrm{HA}]', min: 0, max: 20 }),
    base: measure('mol/L', { label: 'Conjugate base', symbol: '[\\mathrm{A^-}]', min: 0, max: 20 }),
    volume: measure('mL', { label: 'Volume of the buffer', symbol: 'V', min: 0.001, max: 1e9 }),
    added: choice({ acid: 'Strong acid', base: 'Strong base' }, { label: 'Added', default: 'acid' }),
    addedConcentration: measure('mol/L', {
      label: 'Concentration of what is added',
      symbol: 'c',
      min: 0.000001,
      max: 20,
      usual: [0.001, 12],
    }),
    addedVolume: measure('mL', { label: 'Volume of what is added', symbol: 'v', min: 0, max: 1e9 }),
    pKw,
  },
  outputs: {
    pH: number({ label: 'pH after', symbol: '\\mathrm{pH}', places: 3 }),
    initial: number({ label: 'pH before', symbol: '\\mathrm{pH}_0', places: 3 }),
    change: number({ label: 'Change of the pH', symbol: '\\Delta\\mathrm{pH}', places: 3 }),
    baseShare: percent({ label: 'Share of the conjugate base after', symbol: '\\alpha', places: 2 }),
    water: number({ label: 'pH of as much water after the same addition', symbol: '\\mathrm{pH}_w', places: 3 }),
  },
  formula: ({ pKa, acid, base, volume, added, addedConcentration, addedVolume, pKw }) => {
    const whole = volume + addedVolume;
    const cations =
      added === 'acid'
        ? (base * volume - addedConcentration * addedVolume) / whole
        : (base * volume + addedConcentration * addedVolume) / whole;
    const total = ((acid + base) * volume) / whole;
    const initial = balancedExponent(base, acid + base, [pKa], pKw);
    const pH = balancedExponent(cations, total, [pKa], pKw);
    const strong = (addedConcentration * addedVolume) / whole;
    const more = Math.log10((strong + Math.sqrt(strong ** 2 + 4 * 10 ** -pKw)) / 2);
    return {
      pH,
      initial,
      change: pH - initial,
      baseShare: 1 / (1 + 10 ** (pKa - pH)),
      water: added === 'acid' ? -more : pKw + more,
    };
  },
  shown: ({ pKa, pH, initial, added, addedConcentration, addedVolume, volume, pKw }) => {
    const strong = (addedConcentration * addedVolume) / (volume + addedVolume);
    const more = Math.log10((strong + Math.sqrt(strong ** 2 + 4 * 10 ** -pKw)) / 2);
    return {
      change: pH - initial,
      baseShare: 1 / (1 + 10 ** (pKa - pH)),
      water: added === 'acid' ? -more : pKw + more,
    };
  },
  stepwise: [
    'Strong acid turns the conjugate base into the weak acid, strong base the weak acid into the conjugate base, mole for mole; both are diluted by the volume added.',
    'The pH is that at which the charges cancel: [H⁺] + [cations] = K_w/[H⁺] + c K_a/(K_a + [H⁺]). Well inside of the buffer this is pH = pKa + log([A⁻]/[HA]).',
  ],
  explanation: 'The pH goes from {initial} to {pH}; water alone would have gone to {water}.',
  requires: [
    {
      that: ({ acid, base }) => acid + base > 0,
      field: 'base',
      says: 'A buffer needs some weak acid or conjugate base.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ pKa }) => pKa > 0 && pKa < 0.01,
      says: 'So small a pK is rather a constant K itself: the pK of 1.8 × 10⁻⁵ is 4.74.',
    },
    {
      level: 'caution',
      when: ({ acid, base, volume, added, addedConcentration, addedVolume }) =>
        isAbove(addedConcentration * addedVolume, (added === 'acid' ? base : acid) * volume),
      says: 'More is added than the buffer can take up: what is over sets the pH.',
    },
    {
      level: 'note',
      when: ({ acid, base, pH, pKa, volume, added, addedConcentration, addedVolume }) =>
        isAtMost(addedConcentration * addedVolume, (added === 'acid' ? base : acid) * volume) &&
        isAbove(Math.abs(pH - pKa), 1),
      says: 'The pH is more than one unit from the pKa: the buffer hardly holds it any more.',
    },
    {
      level: 'caution',
      when: ({ acid, base }) => isAbove(acid + base, 1),
      says: 'Above 1 mol/L activities differ much from concentrations: the pH is rough.',
    },
  ],
  examples: [
    {
      inputs: { pKa: 4.756, acid: 0.1, base: 0.1, volume: 1000, addedConcentration: 1, addedVolume: 10 },
      results: {
        pH: 4.669039688,
        initial: 4.756152282,
        change: -0.087112594,
        water: 2.00432137,
        baseShare: 45.01082037,
      },
      source: 'mpmath: charge balance by bisection; by hand: -log(0.01/1.01)',
    },
    {
      inputs: { pKa: 4.756, acid: 0.1, base: 0.1, volume: 1000, added: 'base', addedConcentration: 1, addedVolume: 10 },
      results: { pH: 4.843277294, change: 0.087125012, water: 11.99567863 },
      source: 'mpmath: charge balance by bisection; by hand: 14 + log(0.01/1.01)',
    },
    {
      inputs: {
        pKa: 7.2,
        acid: 0.03,
        base: 0.05,
        volume: 500,
        added: 'base',
        addedConcentration: 0.1,
        addedVolume: 20,
      },
      results: { pH: 7.517412722, initial: 7.421843508 },
      source: 'mpmath: charge balance by bisection',
    },
    {
      inputs: { pKa: 4.756, acid: 0.1, base: 0.1, volume: 1000, addedConcentration: 1, addedVolume: 150 },
      results: { pH: 1.361029042 },
      cautions: ['than the buffer can take up'],
      source: 'mpmath: charge balance by bisection',
    },
    {
      inputs: {
        pKa: 4.756,
        acid: 0.1,
        base: 0.1,
        volume: 1000,
        added: 'base',
        addedConcentration: 1,
        addedVolume: 150,
      },
      results: { pH: 12.63827219 },
      cautions: ['than the buffer can take up'],
      source: 'mpmath: charge balance by bisection',
    },
    {
      inputs: { pKa: 4.756, acid: 1.5, base: 0.1, volume: 1000, addedConcentration: 1, addedVolume: 0 },
      results: { pH: 3.581122575, initial: 3.581122575, change: 0 },
      cautions: ['more than one unit', 'Above 1 mol/L'],
      source: 'mpmath: charge balance by bisection',
    },
    {
      inputs: { pKa: 1.8e-5, acid: 0.1, base: 0.1, volume: 1000, addedConcentration: 1, addedVolume: 10 },
      results: { baseShare: 91.55842909 },
      cautions: ['rather a constant', 'more than one unit'],
      source: 'Python: charge balance by root search',
    },
    {
      inputs: { pKa: 4.756, acid: 0, base: 0, volume: 1000, addedConcentration: 1, addedVolume: 1 },
      refused: 'needs some weak acid',
      source: 'By definition',
    },
    {
      inputs: {
        pKa: 10.3,
        acid: 0.03,
        base: 0.05,
        volume: 500,
        added: 'base',
        addedConcentration: 0.1,
        addedVolume: 20,
        pKw: 13.6,
      },
      results: {
        pH: 10.5923802,
        initial: 10.50340124,
        change: 0.08897896629,
        water: 11.18502665,
        baseShare: 66.22260991,
      },
      source: 'mpmath: charge balance by bisection',
    },
  ],
  notes: ['One proton, volumes added up, activities as concentrations.'],
  references: [{ title: 'Harris: Quantitative Chemical Analysis, 9th ed., §9-5', isbn: '978-1-4641-3538-5' }],
});
