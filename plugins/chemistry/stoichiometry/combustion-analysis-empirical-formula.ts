import {
  choice,
  defineCalculator,
  isAbove,
  isAtMost,
  noResult,
  number,
  percent,
  quantity,
  roundNear,
  roundTo,
  table,
  text,
} from '@reckoner/engine';
import { elementOf } from '../shared/elements.js';
import { hillFormula, parseFormula } from '../shared/formula.js';

const CARBON_OF_DIOXIDE = 12.011 / 44.009;
const HYDROGEN_OF_WATER = 2.016 / 18.015;
const MAX_FACTOR = 12;
/** Most atoms of an element in a formula that had to be scaled: more cannot be told from their neighbors. */
const MAX_SCALED = 60;
/** Share of the sample that errors of weighing may leave or lack. */
const SLACK = 0.01;
/** What found and calculated shares may differ by, where the molar mass decides. */
const JOURNAL = 0.004;
/** Relative error of a molar mass that decides between formulas. */
const MASS_ERROR = 0.01;

interface Share {
  readonly share: number;
  readonly weight: number;
}

/** Grams of carbon and hydrogen together. */
const burned = (carbonDioxide: number, water: number) => carbonDioxide * CARBON_OF_DIOXIDE + water * HYDROGEN_OF_WATER;
/** Whether there is more hydrogen than carbon and nitrogen can bind in one molecule. */
function hasTooMuchHydrogen(formula: string): boolean {
  const { C = 0, H = 0, N = 0 } = parseFormula(formula).atoms;
  return H > 2 * C + 2 + N;
}
/** Whether the valences of the atoms leave one electron over. */
function isOdd(formula: string): boolean {
  const { H = 0, N = 0 } = parseFormula(formula).atoms;
  return (H + N) % 2 === 1;
}
/** The most atoms of one element. */
const mostOf = (formula: string): number => Math.max(...Object.values(parseFormula(formula).atoms));
/** What an analysis can be off in each share, and still be a good one. */
const GOOD = 0.003;
const SYMBOLS: Readonly<Record<string, string>> = { Carbon: 'C', Hydrogen: 'H', Nitrogen: 'N', Oxygen: 'O' };
/** A formula of fewer atoms than the one told that fits the shares as well, if there is one. */
function simplerFit(
  empirical: string,
  composition: readonly { readonly element: string; readonly found: number; readonly ratio: number }[],
): string | undefined {
  const told = Object.values(parseFormula(empirical).atoms).reduce((sum, count) => sum + count, 0);
  for (let factor = 1; factor <= MAX_FACTOR; factor++) {
    const parts = composition.map(({ element, found, ratio }) => {
      const symbol = SYMBOLS[element]!;
      const count = roundNear(ratio * factor);
      return { symbol, count, found, mass: count * elementOf(symbol)!.weight };
    });
    if (parts.reduce((sum, { count }) => sum + count, 0) >= told) return undefined;
    const total = parts.reduce((sum, { mass }) => sum + mass, 0);
    const formula = hillFormula(Object.fromEntries(parts.map(({ symbol, count }) => [symbol, count])));
    const fits = parts.every(({ mass, found }) => isAtMost(Math.abs(mass / total - found), GOOD));
    if (fits && !hasTooMuchHydrogen(formula)) return formula;
  }
  return undefined;
}
/** Whole numbers in these ratios of at least 1, or none. */
function wholeCounts(ratios: readonly number[]): number[] | undefined {
  for (let factor = 1; factor <= MAX_FACTOR; factor++) {
    const counts = ratios.map((ratio) => roundNear(ratio * factor));
    // 0.06 for a ratio of a few atoms, 1% of a larger one: what weighing to a few tenths of a percent allows.
    const isWhole = ratios.every(
      (ratio, index) => Math.abs(ratio * factor - counts[index]!) <= Math.max(0.06, 0.01 * ratio),
    );
    if (isWhole && (factor === 1 || Math.max(...counts) <= MAX_SCALED)) return counts;
  }
  return undefined;
}
const massOf = (counts: readonly number[], shares: readonly Share[]): number =>
  counts.reduce((sum, count, index) => sum + count * shares[index]!.weight, 0);
/** Whether a molar mass is a whole multiple of that of the formula, but for its error. */
function isMultiple(molarMass: number, unit: number): boolean {
  const multiple = molarMass / unit;
  return isAtMost(Math.abs(multiple / Math.max(1, roundNear(multiple)) - 1), MASS_ERROR);
}
const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b));
/** Atoms in a molecule of a known mass by the share of each element, divided by what they have in common; none if they do not weigh as much. */
function countsOfMolecule(shares: readonly Share[], molarMass: number): number[] | undefined {
  const counts = shares.map(({ share, weight }) => roundNear((molarMass * share) / weight));
  if (Math.min(...counts) < 1 || Math.max(...counts) > MAX_SCALED) return undefined;
  const total = massOf(counts, shares);
  if (isAbove(Math.abs(total / molarMass - 1), MASS_ERROR)) return undefined;
  const fits = shares.every(
    ({ share, weight }, index) => Math.abs((counts[index]! * weight) / total - share) <= JOURNAL,
  );
  if (!fits) return undefined;
  const common = counts.reduce(divisorOf);
  return counts.map((count) => roundNear(count / common));
}
const restOf = (sample: number, carbonDioxide: number, water: number, nitrogen: number | undefined) =>
  1 - burned(carbonDioxide, water) / sample - (nitrogen ?? 0);

/** C from carbon dioxide, H from water, oxygen as what is missing; amounts over the smallest, made whole. */
export default defineCalculator({
  title: 'Combustion analysis',
  description:
    'Empirical formula of a compound of C, H, O and N from the masses of the sample and of the carbon dioxide and water that it burns to, and the molecular formula with the molar mass.',
  keywords: [
    'elemental analysis by combustion',
    'empirical formula from combustion',
    'CHN analysis',
    'CO2 and H2O masses',
  ],
  inputs: {
    sample: quantity('g', { label: 'Sample', symbol: 'm', above: 0, max: 1e4, usual: [0.0003, 100] }),
    carbonDioxide: quantity('g', {
      label: 'Carbon dioxide',
      symbol: 'm_{\\mathrm{CO_2}}',
      above: 0,
      max: 1e5,
      usual: [0.0001, 400],
    }),
    water: quantity('g', { label: 'Water', symbol: 'm_{\\mathrm{H_2O}}', min: 0, max: 1e5 }),
    nitrogen: percent({
      label: 'Nitrogen, found separately',
      help: 'Percent of the mass of the sample; leave out if there is none.',
      symbol: 'w_{\\mathrm{N}}',
      above: 0,
      below: 100,
      usual: [1, 70],
      optional: true,
    }),
    rest: choice(
      { oxygen: 'Oxygen', none: 'No other element (a hydrocarbon)' },
      { label: 'Rest of the sample', default: 'oxygen' },
    ),
    molarMass: quantity('g/mol', {
      label: 'Molar mass',
      help: 'For the molecular formula, as from a mass spectrum.',
      symbol: 'M',
      above: 0,
      max: 1e5,
      optional: true,
    }),
  },
  outputs: {
    empirical: text({ label: 'Empirical formula' }),
    empiricalMass: quantity('g/mol', { label: 'Molar mass of the empirical formula', places: 3 }),
    molecular: text({ label: 'Molecular formula', optional: true }),
    restShare: percent({ label: 'Rest of the sample', places: 2 }),
    difference: number({ label: 'Largest difference of found and calculated, in percentage points', places: 2 }),
    composition: table(
      {
        element: text({ label: 'Element' }),
        mass: quantity('g', { label: 'Mass' }),
        found: percent({ label: 'Found', places: 2 }),
        amount: quantity('mol', { label: 'Amount' }),
        ratio: number({ label: 'Ratio to the smallest', places: 3 }),
        calculated: percent({ label: 'In the formula', places: 2 }),
      },
      { label: 'Composition' },
    ),
  },
  figure: { kind: 'bars', table: 'composition', label: 'element', value: 'found' },
  requires: [
    {
      that: ({ sample, carbonDioxide, water }) => isAtMost(burned(carbonDioxide, water), (1 + SLACK) * sample),
      field: 'sample',
      says: 'The carbon of {carbonDioxide} of CO2 and the hydrogen of {water} of water weigh more than the sample, {sample}: check the masses and their units.',
    },
    {
      that: (inputs, given) =>
        !given.nitrogen ||
        isAtMost(
          burned(inputs.carbonDioxide, inputs.water) + inputs.nitrogen! * inputs.sample,
          (1 + SLACK) * inputs.sample,
        ),
      field: 'nitrogen',
      says: 'With so much nitrogen, {nitrogen}, carbon, hydrogen and nitrogen weigh more than the sample.',
    },
  ],
  algorithm: ({ sample, carbonDioxide, water, nitrogen, rest, molarMass }) => {
    const restShare = restOf(sample, carbonDioxide, water, nitrogen);
    const parts = [
      { symbol: 'C', mass: carbonDioxide * CARBON_OF_DIOXIDE },
      { symbol: 'H', mass: water * HYDROGEN_OF_WATER },
      { symbol: 'N', mass: (nitrogen ?? 0) * sample },
      { symbol: 'O', mass: rest === 'oxygen' && isAbove(restShare, SLACK) ? restShare * sample : 0 },
    ]
      .filter(({ mass }) => mass > 0)
      .map((part) => ({ ...part, amount: part.mass / elementOf(part.symbol)!.weight }));
    const smallest = Math.min(...parts.map(({ amount }) => amount));
    const ratios = parts.map(({ amount }) => amount / smallest);
    if (Math.max(...ratios) > 200)
      throw noResult('One element is there only in a trace, less than 1 atom for 200 of another: check the masses.');
    const shares = parts.map(({ symbol, mass }) => ({ share: mass / sample, weight: elementOf(symbol)!.weight }));
    const simple = wholeCounts(ratios);
    const counts =
      molarMass === undefined || (simple && isMultiple(molarMass, massOf(simple, shares)))
        ? simple
        : (countsOfMolecule(shares, molarMass) ?? simple);
    if (!counts)
      throw noResult(
        molarMass === undefined
          ? 'No formula of small whole numbers fits: check the masses, and whether the compound holds another element. Where an element is a small share, its errors move the ratios: give the molar mass, too.'
          : 'No formula of whole numbers fits, nor one of this molar mass: check the masses, and whether the compound holds another element.',
      );
    const atoms = Object.fromEntries(parts.map(({ symbol }, index) => [symbol, counts[index]!]));
    const empiricalMass = massOf(counts, shares);
    const composition = parts.map(({ symbol, mass, amount }, index) => ({
      element: elementOf(symbol)!.name,
      mass,
      found: mass / sample,
      amount,
      ratio: ratios[index]!,
      calculated: (counts[index]! * elementOf(symbol)!.weight) / empiricalMass,
    }));
    const difference = Math.max(...composition.map(({ found, calculated }) => 100 * Math.abs(found - calculated)));
    const results = { empirical: hillFormula(atoms), empiricalMass, restShare, difference, composition };
    if (molarMass === undefined) return results;
    const multiple = roundNear(molarMass / empiricalMass);
    if (multiple < 1) throw noResult('The molar mass is smaller than that of the empirical formula.');
    const molecule = Object.fromEntries(Object.entries(atoms).map(([symbol, count]) => [symbol, count * multiple]));
    return { ...results, molecular: hillFormula(molecule) };
  },
  explanation: ({ rest, restShare }) =>
    rest === 'oxygen' && isAbove(restShare, SLACK)
      ? 'The empirical formula is {empirical}{molecular?, the molecular formula {molecular}|}; {restShare} of the sample, neither C nor H{nitrogen? nor N|}, is taken as oxygen.'
      : 'The empirical formula is {empirical}{molecular?, the molecular formula {molecular}|}; no oxygen is counted.',
  cautions: [
    {
      level: 'note',
      when: ({ rest, restShare }) => rest === 'oxygen' && isAtMost(restShare, SLACK),
      says: 'The found elements make up the sample within one percentage point: what is left is taken as an error of weighing, not as oxygen.',
    },
    {
      level: 'caution',
      when: ({ rest, restShare }) => rest === 'oxygen' && isAbove(restShare, SLACK) && roundTo(100 * restShare, 2) < 5,
      says: 'Oxygen is found as a small rest, {restShare}, which takes up the errors of all masses: confirm it by another method.',
    },
    {
      level: 'caution',
      when: ({ rest, restShare }) => rest === 'none' && roundTo(100 * restShare, 2) > 1,
      says: '{restShare} of the sample is none of the elements found: there is another one, such as oxygen, or it did not burn completely.',
    },
    {
      level: 'caution',
      when: ({ rest, restShare }) => rest === 'oxygen' && roundTo(100 * restShare, 2) > 72,
      says: 'Oxygen would be {restShare} of the sample, more than in oxalic acid (71%): check the units of the masses, and whether all of it burned.',
    },
    {
      level: 'caution',
      when: ({ water }) => water === 0,
      says: 'Without water there is no hydrogen, which few compounds that burn lack: check whether the mass of water was left at 0.',
    },
    {
      level: 'caution',
      when: ({ empirical, molecular }) => hasTooMuchHydrogen(molecular ?? empirical),
      says: 'There is more hydrogen than carbon and nitrogen can bind in one molecule: the sample was damp, a hydrate or a salt, the masses of water and carbon dioxide are changed about, or the molar mass is too large.',
    },
    {
      level: 'caution',
      when: ({ molecular }) => molecular !== undefined && isOdd(molecular),
      says: 'In {molecular} hydrogen and nitrogen together are odd, which leaves a valence free: check the molar mass; stable molecules of C, H, N and O hold an even number, with few exceptions such as NO.',
    },
    {
      level: 'caution',
      when: ({ empirical }) => mostOf(empirical) > 20,
      says: 'Of so many atoms, one more or less makes a difference within the errors of the analysis: neighboring formulas fit as well. Confirm it by an exact mass.',
    },
    {
      level: 'caution',
      when: ({ molarMass, empirical, composition }) =>
        molarMass === undefined && mostOf(empirical) <= 20 && simplerFit(empirical, composition) !== undefined,
      says: ({ empirical, composition }) =>
        `A simpler formula, ${simplerFit(empirical, composition)}, fits within 0.3 points as well, and an analysis is often off by as much: give the molar mass, which decides.`,
    },
    {
      level: 'caution',
      when: ({ difference }) => roundTo(difference, 2) > 0.4,
      says: 'Found and calculated percents differ by up to {difference} points; journals ask for 0.4 or less. The formula is a guess: check purity, drying and the masses.',
    },
    {
      level: 'caution',
      when: ({ molarMass, empiricalMass }) => {
        const multiple = (molarMass ?? empiricalMass) / empiricalMass;
        return isAbove(Math.abs(multiple - Math.round(multiple)), Math.min(0.1, 0.05 * Math.round(multiple)));
      },
      says: 'The molar mass is no whole multiple of that of the empirical formula, {empiricalMass}: the molecular formula is a guess.',
    },
  ],
  notes: [
    'Halogens, sulfur, phosphorus and metals are not found by carbon dioxide and water: they would be counted as oxygen.',
  ],
  examples: [
    {
      inputs: { sample: 0.255, carbonDioxide: 0.561, water: 0.306, molarMass: 60.1 },
      results: {
        empirical: 'C3H8O',
        molecular: 'C3H8O',
        empiricalMass: 60.096,
        restShare: 26.528472,
        difference: 0.093932,
        composition: {
          length: 3,
          rows: { 0: { element: 'Carbon', mass: 0.15310893, found: 60.04272 }, 2: { ratio: 1 } },
        },
      },
      source: 'Python: isopropyl alcohol, C3H8O; 0.561 × 12.011/44.009 g of carbon',
    },
    {
      inputs: { sample: 0.00126, carbonDioxide: 0.00394, water: 0.00161 },
      results: { empirical: 'CH2', empiricalMass: 14.027, restShare: 0.358701 },
      cautions: ['an error of weighing'],
      source: 'OpenStax: Chemistry, Combustion analysis: polyethylene, CH2',
    },
    {
      inputs: { sample: 0.005, carbonDioxide: 0.0169, water: 0.00346, rest: 'none' },
      results: { empirical: 'CH', empiricalMass: 13.019 },
      source: 'Exercise 46 of a textbook of organic chemistry: 5.00 mg give 16.90 mg and 3.46 mg, 92.2% C and 7.7% H',
    },
    {
      inputs: { sample: 1, carbonDioxide: 1.8134, water: 0.4639, nitrogen: 28.85, molarMass: 194.19 },
      results: { empirical: 'C4H5N2O', molecular: 'C8H10N4O2', empiricalMass: 97.097 },
      source: 'Caffeine by its formula: 8 × 44.009/194.194 and 5 × 18.015/194.194 g, 56.028/194.194 of nitrogen',
    },
    {
      inputs: { sample: 1, carbonDioxide: 3.0734, water: 1.0725, molarMass: 386.7 },
      results: { empirical: 'C27H46O', molecular: 'C27H46O' },
      cautions: ['small rest', 'Of so many atoms'],
      source: 'Cholesterol by its formula: 27 × 44.009/386.664 and 23 × 18.015/386.664 g',
    },
    {
      inputs: { sample: 1, carbonDioxide: 3.4124, water: 0.6088 },
      results: { empirical: 'C8H7' },
      cautions: ['C7H6, fits within', 'an error of weighing'],
      source: 'By hand: 93.13% C and 6.81% H; C8H7 holds 93.16 and 6.84%, C7H6 93.29 and 6.71%',
    },
    {
      inputs: { sample: 1, carbonDioxide: 1.466, water: 0.6, rest: 'none' },
      results: { empirical: 'CH2', restShare: 53.275311 },
      cautions: ['none of the elements found', 'differ by up to'],
      source: 'By hand: formaldehyde or a sugar, 40.01% C and 6.71% H',
    },
    {
      inputs: { sample: 1, carbonDioxide: 0.8792, water: 1.0797 },
      results: { empirical: 'CH6O2' },
      cautions: ['more hydrogen than'],
      source: 'Damp methanol by its formula, CH4O + H2O: 44.009/50.057 and 3 × 18.015/50.057 g',
    },
    {
      inputs: { sample: 0.255, carbonDioxide: 0.561, water: 0.306, molarMass: 601 },
      results: { empirical: 'C3H8O', molecular: 'C30H80O10' },
      cautions: ['more hydrogen than'],
      source: 'By hand: 30 atoms of carbon bind 62 of hydrogen',
    },
    {
      inputs: { sample: 1, carbonDioxide: 3.0288, water: 1.5498, molarMass: 29.06 },
      results: { empirical: 'C2H5', molecular: 'C2H5' },
      cautions: ['leaves a valence free', 'an error of weighing'],
      source: 'Butane by its formula, 4 × 44.009/58.124 and 5 × 18.015/58.124 g, with half its molar mass',
    },
    {
      inputs: { sample: 1, carbonDioxide: 1.9412, water: 0 },
      results: { empirical: 'C3O2' },
      cautions: ['there is no hydrogen'],
      source: 'Carbon suboxide by its formula, C3O2: 3 × 44.009/68.031 g',
    },
    {
      inputs: { sample: 1, carbonDioxide: 0.7095, water: 0.2905 },
      results: { empirical: 'CH2O3' },
      cautions: ['more than in oxalic acid'],
      source: 'Performic acid by its formula: 44.009/62.024 and 18.015/62.024 g',
    },
    {
      inputs: { sample: 0.255, carbonDioxide: 0.306, water: 0.561 },
      noResult: 'small whole numbers',
      source:
        'By hand: the first example with the masses changed about, 1 : 8.96 : 1.41, and 12 atoms of C for 107 of H',
    },
    {
      inputs: { sample: 1, carbonDioxide: 1.466, water: 0.6, molarMass: 200 },
      results: { empirical: 'CH2O', molecular: 'C7H14O7' },
      cautions: ['no whole multiple'],
      source: 'By hand: 200/30.026 is 6.66',
    },
    {
      inputs: { sample: 1, carbonDioxide: 1.466, water: 0.6, molarMass: 12 },
      noResult: 'smaller than that',
      source: 'By hand: 12 < 30.026',
    },
    {
      inputs: { sample: 1, carbonDioxide: 3.6, water: 0.0005 },
      noResult: 'only in a trace',
      source: 'By hand: 0.0818 mol of C and 0.000056 mol of H',
    },
    {
      inputs: { sample: 1, carbonDioxide: 3.391, water: 0.7438, rest: 'none' },
      noResult: 'small whole numbers',
      source: 'By hand: 0.07705 and 0.08258 mol, 1 : 1.0717, off whole numbers by more than 0.06 up to the factor 12',
    },
    {
      inputs: { sample: 1, carbonDioxide: 3.047, water: 0.5015 },
      noResult: 'give the molar mass',
      source: 'Naphthol, C10H8O, with errors of 0.2%: oxygen comes out as 11.2%, 9.9 : 7.9 : 1',
    },
    {
      inputs: { sample: 1, carbonDioxide: 3.047, water: 0.5015, molarMass: 144.2 },
      results: { empirical: 'C10H8O', molecular: 'C10H8O', empiricalMass: 144.173 },
      source: 'By hand: 144.2 × 0.83159/12.011 is 9.98 of carbon, 8.03 of hydrogen and 1.01 of oxygen',
    },
    {
      inputs: { sample: 1, carbonDioxide: 1.5438, water: 0.5779, molarMass: 342.3 },
      results: { empirical: 'C12H22O11', molecular: 'C12H22O11', empiricalMass: 342.297 },
      cautions: ['Of so many atoms'],
      source:
        'Sucrose, C12H22O11, with errors of 0.2%: 342.3 × 0.42134/12.011 is 12.01, 21.96 of hydrogen and 11.00 of oxygen',
    },
    {
      inputs: { sample: 1, carbonDioxide: 1.466, water: 0.6, molarMass: 32.5 },
      results: { empirical: 'CH2O', molecular: 'CH2O' },
      cautions: ['no whole multiple'],
      source: 'By hand: 32.5/30.026 is 1.08',
    },
    {
      inputs: { sample: 1, carbonDioxide: 3.047, water: 0.5015, molarMass: 100 },
      noResult: 'nor one of this molar mass',
      source: 'By hand: 6.9 of carbon, 5.6 of hydrogen and 0.7 of oxygen',
    },
    {
      inputs: { sample: 1, carbonDioxide: 3.047, water: 0.5015, molarMass: 106 },
      noResult: 'nor one of this molar mass',
      source: 'By hand: C7H6O, 106.12 g/mol, holds 79.2% of carbon, not 83.2%',
    },
    {
      inputs: { sample: 1, carbonDioxide: 3.047, water: 0.5015, molarMass: 50 },
      noResult: 'nor one of this molar mass',
      source: 'By hand: 0.35 atoms of oxygen',
    },
    {
      inputs: { sample: 0.5, carbonDioxide: 1.9, water: 0.3 },
      refused: 'weigh more than the sample',
      source: 'By hand: 0.5186 and 0.0336 g',
    },
    {
      inputs: { sample: 1, carbonDioxide: 1.8134, water: 0.4639, nitrogen: 60 },
      refused: 'With so much nitrogen',
      source: 'By hand: 0.495 + 0.052 + 0.6 g',
    },
  ],
  references: [
    {
      title: 'OpenStax: Chemistry, §4.5 Quantitative chemical analysis: combustion analysis',
      url: 'https://openstax.org/books/chemistry-2e/pages/4-5-quantitative-chemical-analysis',
    },
    { title: 'Brown et al.: Chemistry: The Central Science, 13th ed., §3.5', isbn: '978-0-321-91041-7' },
  ],
});
