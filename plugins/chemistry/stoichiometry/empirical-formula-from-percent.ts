import {
  defineCalculator,
  isAtLeast,
  isBelow,
  noResult,
  number,
  quantity,
  roundNear,
  rows,
  text,
} from '@reckoner/engine';
import { elementNamed } from '../shared/elements.js';
import { hillFormula } from '../shared/formula.js';

const MAX_FACTOR = 12;
const TOLERANCE = 0.06;

const total = (elements: readonly { mass: number }[]) => elements.reduce((sum, { mass }) => sum + mass, 0);
/** Whether percents, which grams of a sample seldom look like, leave a part out. */
const isShort = (sum: number) => isAtLeast(sum, 40) && isBelow(sum, 98);
const isWhole = (multiple: number) => isBelow(Math.abs(multiple - Math.round(multiple)), 0.1);

/** Amounts over the smallest, times the least factor that makes them whole within 0.06. */
export default defineCalculator({
  title: 'Empirical formula',
  description:
    'Empirical formula from the mass percent of each element, and the molecular formula with the molar mass.',
  keywords: ['simplest formula', 'molecular formula', 'elemental analysis', 'percent composition'],
  inputs: {
    elements: rows(
      {
        symbol: text({ label: 'Element', help: 'Symbol or name.', minLength: 1, maxLength: 20 }),
        mass: number({ label: 'Percent or grams', above: 0, max: 1e6 }),
      },
      { label: 'Elements', maxItems: 12 },
    ),
    molarMass: quantity('g/mol', { label: 'Molar mass', symbol: 'M', above: 0, max: 1e5, optional: true }),
  },
  outputs: {
    empirical: text({ label: 'Empirical formula' }),
    empiricalMass: quantity('g/mol', { label: 'Molar mass of the empirical formula', places: 3 }),
    molecular: text({ label: 'Molecular formula', optional: true }),
    deviation: number({ label: 'Largest distance from a whole number', places: 3 }),
  },
  algorithm: ({ elements, molarMass }) => {
    const known = elements.map(({ symbol }) => {
      const element = elementNamed(symbol);
      if (!element) throw noResult(`There is no element ${symbol}.`);
      return element;
    });
    const amounts = elements.map(({ mass }, index) => mass / known[index]!.weight);
    if (new Set(known).size !== known.length) throw noResult('Each element may stand there once.');
    const smallest = Math.min(...amounts);
    const ratios = amounts.map((amount) => amount / smallest);
    for (let factor = 1; factor <= MAX_FACTOR; factor++) {
      const counts = ratios.map((ratio) => roundNear(ratio * factor));
      const deviation = Math.max(...ratios.map((ratio, index) => Math.abs(ratio * factor - counts[index]!)));
      if (deviation > TOLERANCE) continue;
      const atoms: Record<string, number> = {};
      let empiricalMass = 0;
      known.forEach(({ symbol, weight }, index) => {
        atoms[symbol] = counts[index]!;
        empiricalMass += counts[index]! * weight;
      });
      const results = { empirical: hillFormula(atoms), empiricalMass, deviation };
      if (molarMass === undefined) return results;
      const multiple = roundNear(molarMass / empiricalMass);
      if (multiple < 1) throw noResult('The molar mass is smaller than that of the empirical formula.');
      for (const symbol of Object.keys(atoms)) atoms[symbol] = atoms[symbol]! * multiple;
      return { ...results, molecular: hillFormula(atoms) };
    }
    throw noResult('No small whole numbers fit these percentages: check them.');
  },
  explanation: 'The empirical formula is {empirical}{molecular?, the molecular formula {molecular}|}.',
  cautions: [
    {
      level: 'caution',
      when: ({ elements }) => isShort(total(elements)),
      says: 'Together the shares are less than 100%: an element may be missing. Oxygen is often found as the rest to 100%.',
    },
    {
      level: 'caution',
      when: ({ molarMass, empiricalMass }) => !isWhole((molarMass ?? empiricalMass) / empiricalMass),
      says: 'The molar mass is no whole multiple of that of the empirical formula, {empiricalMass}: the molecular formula is a guess. Check the percents and the molar mass.',
    },
  ],
  examples: [
    {
      inputs: {
        elements: [
          { symbol: 'C', mass: 40.92 },
          { symbol: 'H', mass: 4.58 },
          { symbol: 'O', mass: 54.5 },
        ],
        molarMass: 176.12,
      },
      results: { empirical: 'C3H4O3', molecular: 'C6H8O6', empiricalMass: 88.062 },
      source: 'Brown et al.: Chemistry: The Central Science, ch. 3: ascorbic acid',
    },
    {
      inputs: {
        elements: [
          { symbol: 'Fe', mass: 69.94 },
          { symbol: 'O', mass: 30.06 },
        ],
      },
      results: { empirical: 'Fe2O3', empiricalMass: 159.687, deviation: 0.00043899298 },
      source: 'By hand: 1.2524 and 1.8789 mol, 1 : 1.5002',
    },
    {
      inputs: {
        elements: [
          { symbol: 'C', mass: 84.12 },
          { symbol: 'H', mass: 15.88 },
        ],
        molarMass: 114.23,
      },
      results: { empirical: 'C4H9', molecular: 'C8H18' },
      source: 'Octane C8H18: 84.12% C and 15.88% H',
    },
    { inputs: { elements: [{ symbol: 'Xx', mass: 10 }] }, noResult: 'no element Xx', source: 'Periodic table' },
    {
      inputs: {
        elements: [
          { symbol: 'C', mass: 10 },
          { symbol: 'C', mass: 20 },
        ],
      },
      noResult: 'may stand there once',
      source: 'By definition',
    },
    {
      inputs: {
        elements: [
          { symbol: 'C', mass: 12.011 },
          { symbol: 'H', mass: 1.0843 },
        ],
      },
      noResult: 'No small whole numbers',
      source: 'By hand: 1.0757 : 1 is 0.07 and more away from whole numbers up to the factor 12',
    },
    {
      inputs: { elements: [{ symbol: 'Fe', mass: 100 }], molarMass: 20 },
      noResult: 'smaller than that',
      source: 'By hand: 20 < 55.845',
    },
    {
      inputs: {
        elements: [
          { symbol: 'carbon', mass: 40 },
          { symbol: 'hydrogen', mass: 6.7 },
          { symbol: 'oxygen', mass: 53.3 },
        ],
        molarMass: 200,
      },
      results: { empirical: 'CH2O', molecular: 'C7H14O7' },
      cautions: ['no whole multiple'],
      source: 'By hand: 200/30.026 is 6.66',
    },
    {
      inputs: {
        elements: [
          { symbol: 'C', mass: 40 },
          { symbol: 'H', mass: 6.7 },
        ],
      },
      results: { empirical: 'CH2' },
      cautions: ['may be missing'],
      source: 'By hand: 3.330 and 6.647 mol; the rest to 100% is oxygen',
    },
  ],
  references: [{ title: 'Brown et al.: Chemistry: The Central Science, 13th ed., §3.5', isbn: '978-0-321-91041-7' }],
});
