import { choice, defineCalculator, isAbove, isBelow, measure, number, table } from '@reckoner/engine';
import { pKa, pKw } from '../shared/acid.js';
import { balancedExponent } from '../shared/protolysis.js';

/** Parts of the curve, so few that the steps can be shown; their ends are all equivalence points among others. */
const PARTS = { one: 45, several: 30 };

/** Charge balance at every volume; a base is titrated as an acid is, with OH⁻ in place of H⁺. */
export default defineCalculator({
  title: 'Acid-base titration curve',
  description:
    'pH against added volume of a strong or weak acid or base titrated with a strong one, with the first equivalence point.',
  keywords: [
    'titration curve',
    'equivalence point pH',
    'half-equivalence point',
    'weak acid strong base titration',
    'strong acid strong base titration',
    'indicator choice',
  ],
  inputs: {
    analyte: choice(
      {
        weakAcid: 'Weak acid',
        strongAcid: 'Strong acid',
        weakBase: 'Weak base',
        strongBase: 'Strong base',
      },
      { label: 'Titrated', default: 'weakAcid' },
    ),
    concentration: measure('mol/L', {
      label: 'Its concentration',
      symbol: 'c_0',
      min: 1e-6,
      max: 10,
      usual: [1e-4, 2],
    }),
    volume: measure('mL', { label: 'Its volume', symbol: 'V_0', min: 0.01, max: 1e6 }),
    pK1: {
      ...pKa,
      label: 'pKa of the acid or pKb of the base, first',
      symbol: '\\mathrm{p}K_1',
      when: { analyte: ['weakAcid', 'weakBase'] },
    },
    pK2: {
      ...pKa,
      label: 'Second',
      help: 'Of an acid or base that takes part twice.',
      symbol: '\\mathrm{p}K_2',
      optional: true,
      when: { analyte: ['weakAcid', 'weakBase'] },
    },
    pK3: {
      ...pKa,
      label: 'Third',
      help: 'Of an acid or base that takes part three times.',
      symbol: '\\mathrm{p}K_3',
      optional: true,
      when: { analyte: ['weakAcid', 'weakBase'] },
    },
    titrant: measure('mol/L', {
      label: 'Concentration of the strong base or acid added',
      symbol: 'c_t',
      min: 1e-6,
      max: 10,
      usual: [1e-4, 2],
    }),
    added: measure('mL', {
      label: 'Volume added',
      help: 'For the pH there.',
      symbol: 'V_t',
      min: 0,
      max: 1e9,
      optional: true,
    }),
    pKw,
  },
  outputs: {
    equivalence: measure('mL', { label: 'Volume at the first equivalence point', symbol: 'V_e' }),
    equivalencePH: number({ label: 'pH at the first equivalence point', symbol: '\\mathrm{pH}_e', places: 3 }),
    halfPH: number({ label: 'pH at half of it', symbol: '\\mathrm{pH}_{1/2}', places: 3 }),
    initialPH: number({ label: 'pH at the start', symbol: '\\mathrm{pH}_0', places: 3 }),
    pH: number({ label: 'pH at the volume added', symbol: '\\mathrm{pH}', places: 3, optional: true }),
    curve: table(
      {
        volume: measure('mL', { label: 'Added', places: 3 }),
        pH: number({ label: 'pH', places: 3 }),
      },
      { label: 'Curve' },
    ),
  },
  formula: ({ analyte, concentration, volume, pK1, pK2, pK3, titrant, added, pKw }) => {
    const isStrong = analyte === 'strongAcid' || analyte === 'strongBase';
    const isAcid = analyte === 'strongAcid' || analyte === 'weakAcid';
    const pKs = isStrong ? [] : [pK1, ...(pK2 === undefined ? [] : [pK2]), ...(pK3 === undefined ? [] : [pK3])];
    const at = (more: number) => {
      const whole = volume + more;
      const share = (concentration * volume) / whole;
      // What is strong counts as an ion from the start.
      const strong = (titrant * more) / whole - (isStrong ? share : 0);
      const exponent = balancedExponent(strong, isStrong ? 0 : share, pKs, pKw);
      return isAcid ? exponent : pKw - exponent;
    };
    const equivalence = (concentration * volume) / titrant;
    const last = pKs.length === 3 ? 3.75 * equivalence : (Math.max(1, pKs.length) + 0.5) * equivalence;
    const parts = pKs.length > 1 ? PARTS.several : PARTS.one;
    const curve = [];
    for (let step = 0; step <= parts; step++) {
      const more = (last * step) / parts;
      curve.push({ volume: more, pH: at(more) });
    }
    return {
      equivalence,
      equivalencePH: at(equivalence),
      halfPH: at(equivalence / 2),
      initialPH: at(0),
      pH: added === undefined ? undefined : at(added),
      curve,
    };
  },
  stepwise: [
    'The first equivalence point is where as much has been added as there is of the acid or base: V_e = c₀ V₀/c_t; the second and third of a weak one with several protons are at twice and three times that.',
    'At every volume the pH is that at which the charges cancel: [H⁺] + [Na⁺] = K_w/[H⁺] + c n̄, with n̄ the protons that the acid has lost on average; of a base alike with OH⁻ in place of H⁺.',
  ],
  explanation:
    'The equivalence point is at {equivalence} with a pH of {equivalencePH}; half of it gives a pH of {halfPH}.',
  requires: [
    { that: ({ pK1, pK2 }) => pK1 <= pK2, field: 'pK2', says: 'The second must not lie below the first, {pK1}.' },
    { that: ({ pK1, pK3 }) => pK1 <= pK3, field: 'pK3', says: 'The third must not lie below the first, {pK1}.' },
    { that: ({ pK2, pK3 }) => pK2 <= pK3, field: 'pK3', says: 'The third must not lie below the second, {pK2}.' },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ pK1 }) => pK1 !== undefined && pK1 > 0 && pK1 < 0.01,
      says: 'So small a pK is rather a constant K itself: the pK of 1.8 × 10⁻⁵ is 4.74.',
    },
    {
      level: 'caution',
      when: ({ pK2, pK3 }) => pK2 === undefined && pK3 !== undefined,
      says: 'The second constant is missing: the third is taken for it.',
    },
    {
      level: 'caution',
      when: ({ pK1, pKw, concentration }) =>
        pK1 !== undefined && isAbove(pK1 - Math.log10(concentration), pKw - 6 + 0.01),
      says: 'So weak or dilute an acid or base has no clear jump of the pH: the equivalence point is hard to see.',
    },
    {
      level: 'note',
      when: ({ pK1, pK2 }) => pK1 !== undefined && pK2 !== undefined && isBelow(pK2 - pK1, 3.99),
      says: 'The first two constants lie so near to each other that the first jump of the pH is not sharp.',
    },
  ],
  figure: { kind: 'series', table: 'curve', x: 'volume', lines: ['pH'] },
  examples: [
    {
      inputs: { concentration: 0.1, volume: 25, pK1: 4.756, titrant: 0.1, added: 24.9 },
      results: {
        equivalence: 25,
        equivalencePH: 8.727537983,
        halfPH: 4.756456525,
        initialPH: 2.880875749,
        pH: 7.152043894,
        curve: { length: 46, rows: { 0: { volume: 0, pH: 2.880875749 }, 30: { volume: 25, pH: 8.727537983 } } },
      },
      source: 'mpmath: charge balance of acetic acid by bisection',
    },
    {
      inputs: { analyte: 'strongAcid', concentration: 0.1, volume: 25, titrant: 0.1, added: 30 },
      results: { equivalence: 25, equivalencePH: 7, halfPH: 1.477121255, initialPH: 1, pH: 11.95860731 },
      source: 'mpmath: charge balance by bisection; by hand: 14 + log(0.5/55)',
    },
    {
      inputs: { analyte: 'weakBase', concentration: 0.1, volume: 20, pK1: 4.75, titrant: 0.1, added: 25 },
      results: {
        equivalence: 20,
        equivalencePH: 5.275460798,
        halfPH: 9.24953713,
        initialPH: 11.12210432,
        pH: 1.954242421,
      },
      source: 'mpmath: charge balance of ammonia by bisection',
    },
    {
      inputs: { analyte: 'strongBase', concentration: 0.1, volume: 20, titrant: 0.1, added: 25 },
      results: { equivalencePH: 7, initialPH: 13, pH: 1.954242509 },
      source: 'mpmath: charge balance by bisection; by hand: -log(0.5/45)',
    },
    {
      inputs: { concentration: 0.1, volume: 20, pK1: 2.148, pK2: 7.198, pK3: 12.35, titrant: 0.1, added: 40 },
      results: {
        equivalence: 20,
        equivalencePH: 4.702040255,
        halfPH: 2.284452001,
        initialPH: 1.63173867,
        pH: 9.661953949,
        curve: { length: 31, rows: { 8: { volume: 20, pH: 4.702040255 }, 16: { volume: 40, pH: 9.661953949 } } },
      },
      source: 'mpmath: charge balance of phosphoric acid by bisection',
    },
    {
      inputs: { concentration: 0.05, volume: 20, pK1: 3.13, pK2: 4.76, pK3: 6.4, titrant: 0.1 },
      results: { equivalence: 10, initialPH: 2.240629656 },
      cautions: ['is not sharp'],
      source: 'mpmath: charge balance of citric acid by bisection',
    },
    {
      inputs: { concentration: 0.1, volume: 20, pK1: 9.21, titrant: 0.1 },
      results: { equivalence: 20 },
      cautions: ['no clear jump'],
      source: 'By hand: equal concentrations',
    },
    {
      inputs: { concentration: 0.1, volume: 25, pK1: 2, pK3: 7.5, titrant: 0.1 },
      results: { equivalence: 25 },
      cautions: ['third is taken for it'],
      source: 'By hand: equal concentrations',
    },
    {
      inputs: { concentration: 0.1, volume: 25, pK1: 1.8e-5, titrant: 0.1 },
      results: { equivalence: 25 },
      cautions: ['rather a constant'],
      source: 'By hand: equal concentrations',
    },
    {
      inputs: { concentration: 0.1, volume: 25, pK1: 5, pK2: 4, titrant: 0.1 },
      refused: 'below the first',
      source: 'By definition',
    },
    {
      inputs: { concentration: 0.1, volume: 25, pK1: 7, pK3: 3, titrant: 0.1 },
      refused: 'The third must not lie below the first',
      source: 'By definition',
    },
    {
      inputs: { concentration: 0.1, volume: 25, pK1: 2, pK2: 5, pK3: 4, titrant: 0.1 },
      refused: 'below the second',
      source: 'By definition',
    },
    {
      inputs: { concentration: 0.1, volume: 25, pK1: 4.756, titrant: 0.1, added: 30, pKw: 13.6 },
      results: {
        equivalence: 25,
        equivalencePH: 8.527524427,
        halfPH: 4.756456503,
        initialPH: 2.880875747,
        pH: 11.55860766,
      },
      source: 'mpmath: charge balance of acetic acid by bisection',
    },
    {
      inputs: { analyte: 'strongBase', concentration: 0.1, volume: 20, titrant: 0.1, added: 10, pKw: 13.6 },
      results: { initialPH: 12.6, equivalencePH: 6.8, pH: 12.12287875 },
      source: 'By hand: 13.6 - 1, half of pKw, 13.6 + log(1/30)',
    },
  ],
  notes: [
    'Volumes add up, activities as concentrations. An indicator fits whose range contains the pH at the equivalence point.',
  ],
  references: [{ title: 'Harris: Quantitative Chemical Analysis, 9th ed., ch. 11', isbn: '978-1-4641-3538-5' }],
});
