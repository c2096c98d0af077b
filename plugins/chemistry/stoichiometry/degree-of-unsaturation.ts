import { defineCalculator, integer, noResult, number } from '@reckoner/engine';
import { formulaField, parseFormula } from '../shared/formula.js';

const TETRAVALENT = ['C', 'Si', 'Ge', 'Sn'];
const TRIVALENT = ['N', 'P', 'B', 'As'];
const MONOVALENT = ['H', 'D', 'T', 'F', 'Cl', 'Br', 'I', 'Li', 'Na', 'K'];
const DIVALENT = ['O', 'S', 'Se'];

/** Elements that have more bonds than they are counted with where oxygen is on them. */
const EXPANDABLE = ['S', 'Se', 'P', 'As'];
/** Neither several formula units nor several molecules side by side, each of which has a 1 of its own. */
const isSingle = (formula: string) => !/^\s*\d|[·•∙⋅*]|\.\s*\d*[A-Z(]/.test(formula);

/** DBE = C - H/2 - X/2 + N/2 + 1; atoms of two bonds do not count. */
export default defineCalculator({
  title: 'Degree of unsaturation (DBE)',
  description: 'Rings and double bonds of a molecule from its molecular formula.',
  keywords: ['double bond equivalents', 'index of hydrogen deficiency', 'IHD', 'rings plus pi bonds'],
  inputs: { formula: formulaField },
  outputs: {
    unsaturation: number({ label: 'Degree of unsaturation', symbol: '\\mathrm{DBE}' }),
    tetravalent: integer({ label: 'Atoms of four bonds (C)' }),
    trivalent: integer({ label: 'Atoms of three bonds (N)' }),
    monovalent: integer({ label: 'Atoms of one bond (H, halogens)' }),
  },
  algorithm: ({ formula }) => {
    const { atoms, charge } = parseFormula(formula);
    let [tetravalent, trivalent, monovalent] = [0, 0, 0];
    for (const [symbol, count] of Object.entries(atoms)) {
      if (!Number.isInteger(count)) throw noResult('A molecule has whole numbers of atoms.');
      if (TETRAVALENT.includes(symbol)) tetravalent += count;
      else if (TRIVALENT.includes(symbol)) trivalent += count;
      else if (MONOVALENT.includes(symbol)) monovalent += count;
      else if (!DIVALENT.includes(symbol)) throw noResult(`The number of bonds of ${symbol} is not fixed.`);
    }
    if (!isSingle(formula))
      throw noResult('Give the formula of one molecule, without a number before it or a part after a dot.');
    if (charge !== 0) throw noResult('Give the formula of the neutral molecule.');
    const unsaturation = tetravalent - monovalent / 2 + trivalent / 2 + 1;
    if (unsaturation < 0) throw noResult('There are more hydrogen or halogen atoms than bonds for them.');
    return { unsaturation, tetravalent, trivalent, monovalent };
  },
  explanation: '{formula} has {unsaturation} {unsaturation|ring or double bond|rings and double bonds together}.',
  cautions: [
    {
      level: 'caution',
      when: ({ unsaturation }) => unsaturation % 1 !== 0,
      says: 'A half means a radical or an ion: check the number of hydrogens.',
    },
    {
      level: 'note',
      when: ({ formula }) => {
        const { atoms } = parseFormula(formula);
        return atoms.O !== undefined && EXPANDABLE.some((element) => atoms[element] !== undefined);
      },
      says: 'Sulfur counts with two bonds and phosphorus with three: double bonds drawn from them to oxygen are not in this number.',
    },
  ],
  examples: [
    {
      inputs: { formula: 'C6H6' },
      results: { unsaturation: 4, tetravalent: 6, monovalent: 6, trivalent: 0 },
      source: 'Benzene: one ring and three double bonds',
    },
    {
      inputs: { formula: 'C8H10N4O2' },
      results: { unsaturation: 6, trivalent: 4 },
      source: 'Caffeine: two rings and four double bonds',
    },
    { inputs: { formula: 'C2H4Cl2' }, results: { unsaturation: 0 }, source: '1,2-Dichloroethane' },
    {
      inputs: { formula: 'CH3' },
      results: { unsaturation: 0.5 },
      cautions: ['radical or an ion'],
      source: 'Methyl, a radical: half-integer',
    },
    { inputs: { formula: 'CH6' }, noResult: 'more hydrogen', source: 'By definition' },
    { inputs: { formula: 'FeC5' }, noResult: 'is not fixed', source: 'Iron' },
    { inputs: { formula: 'NH4+' }, noResult: 'neutral molecule', source: 'By definition' },
    { inputs: { formula: 'C0.5H3' }, noResult: 'whole numbers', source: 'By definition' },
    { inputs: { formula: '2 C6H6' }, noResult: 'one molecule', source: 'By hand: not 7, as one has 4' },
    { inputs: { formula: 'C6H12O6·H2O' }, noResult: 'one molecule', source: 'By hand: not 0, as glucose has a ring' },
    {
      inputs: { formula: 'C2H6OS' },
      results: { unsaturation: 0 },
      cautions: ['to oxygen'],
      source: 'Dimethyl sulfoxide, which is drawn with S=O',
    },
  ],
  notes: [
    'A triple bond counts twice. Nitrogen and phosphorus count with three bonds, so nitro groups and phosphates show one less than drawn, sulfones two.',
  ],
  references: [
    {
      title:
        'Pretsch, Bühlmann, Badertscher: Structure Determination of Organic Compounds, 4th ed., ch. on combination tables',
      isbn: '978-3-540-93809-5',
    },
  ],
});
