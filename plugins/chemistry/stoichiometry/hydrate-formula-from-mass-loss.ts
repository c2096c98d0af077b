import {
  choice,
  defineCalculator,
  isAtLeast,
  isBelow,
  noResult,
  number,
  percent,
  quantity,
  roundTo,
  text,
} from '@reckoner/engine';
import { formulaField, hillFormula, molarMassOf, parseFormula, unitsOf } from '../shared/formula.js';

const WATER = 18.015;
/** Chlorides and bromides whose hydrates give off hydrogen halide when they are heated in air, in Hill order. */
const HYDROLYZED =
  'Cl2Mg AlCl3 Cl3Fe Cl2Fe Cl3Cr Cl4Sn Cl2Zn Cl2Sn Cl3La CeCl3 Cl4Ti Cl2OZr BiCl3 Br2Mg AlBr3 Br3Fe Br2Zn'.split(' ');

/** Whether it is a chlorate, perchlorate, bromate or the like: a halogen with three or four atoms of oxygen to each. */
function isChlorate(salt: string): boolean {
  const { O = 0, Cl = 0, Br = 0, I = 0, ...others } = parseFormula(salt).atoms;
  const halogens = Cl + Br + I;
  const holdsOther = ['S', 'N', 'C', 'P', 'Cr', 'Mn', 'B', 'Si'].some((symbol) => symbol in others);
  return !holdsOther && halogens > 0 && O >= 3 * halogens;
}

/** Whether it is a carbonate or an oxalate, which give off oxides of carbon when they get hotter. */
function holdsCarbonOxide(salt: string): boolean {
  const { C = 0, O = 0, H = 0 } = parseFormula(salt).atoms;
  return C > 0 && H === 0 && O >= 2 * C;
}
/** Carbonates of the alkali metals bear red heat. */
const STABLE_CARBONATES = ['CNa2O3', 'CK2O3'];

/** Salts with well-known hydrates of half a molecule: CaSO4·0.5H2O, Cu(NO3)2·2.5H2O, in Hill order. */
const WITH_HALVES = ['CaO4S', 'CuN2O6'];

/** The whole number that is nearest to x as it is shown; below 3 a half where that is nearer. */
function nearest(x: number): number {
  const shown = roundTo(x, 3);
  return isBelow(shown, 2.75) ? roundTo(2 * shown, 0) / 2 : roundTo(shown, 0);
}

/** Nitrates whose hydrates give off nitrogen oxides and nitric acid when they are heated, in Hill order. */
const NITRATES = ['CuN2O6', 'FeN3O9', 'AlN3O9', 'CrN3O9', 'MgN2O6', 'N2O6Zn', 'CoN2O6', 'N2NiO6', 'BiN3O9', 'N2O6Pb'];

/** x = n(H₂O)/n(anhydrous salt). */
export default defineCalculator({
  title: 'Hydrate formula from mass loss',
  description:
    'Water of crystallization x of a hydrate, its formula and percent of water from the mass before and after heating, or from the percent lost.',
  keywords: [
    'water of crystallization',
    'water of hydration',
    'hydrate lab',
    'percent water in a hydrate',
    'TGA mass loss',
  ],
  inputs: {
    salt: { ...formulaField, label: 'Anhydrous salt', help: 'Without its water, such as CuSO4 or Na2CO3.' },
    known: choice({ masses: 'Masses before and after', loss: 'Percent lost' }, { label: 'Known', default: 'masses' }),
    before: quantity('g', {
      label: 'Before heating',
      symbol: 'm_1',
      help: 'With the crucible, if its mass is given.',
      above: 0,
      max: 1e6,
      usual: [0.001, 5000],
      when: { known: 'masses' },
    }),
    after: quantity('g', {
      label: 'After heating to constant mass',
      symbol: 'm_2',
      help: 'With the crucible, if its mass is given.',
      above: 0,
      max: 1e6,
      usual: [0.001, 5000],
      when: { known: 'masses' },
    }),
    crucible: quantity('g', {
      label: 'Empty crucible',
      symbol: 'm_0',
      help: 'Leave out if both masses are without it.',
      min: 0,
      max: 1e6,
      default: 0,
      when: { known: 'masses' },
    }),
    loss: percent({
      label: 'Mass lost',
      help: 'Of the mass of the hydrate.',
      symbol: 'w',
      above: 0,
      below: 100,
      usual: [2, 75],
      when: { known: 'loss' },
    }),
  },
  outputs: {
    x: number({ label: 'Water per formula unit', symbol: 'x', places: 3 }),
    hydrate: text({ label: 'Nearest hydrate' }),
    waterPercent: percent({ label: 'Water found', places: 2 }),
    expectedPercent: percent({ label: 'Water in the nearest hydrate', places: 2 }),
    molarMass: quantity('g/mol', { label: 'Molar mass of the nearest hydrate', places: 3 }),
    saltAmount: quantity('mol', { label: 'Anhydrous salt', optional: true }),
    waterAmount: quantity('mol', { label: 'Water lost', optional: true }),
  },
  requires: [
    {
      that: ({ before, after }) => after < before,
      field: 'after',
      says: 'The mass after heating, {after}, must be below that before, {before}: nothing was lost.',
    },
    {
      that: ({ after, crucible }) => crucible < after,
      field: 'crucible',
      says: 'The empty crucible, {crucible}, must weigh less than with the salt, {after}.',
    },
  ],
  algorithm: ({ salt, known, before, after, crucible, loss }) => {
    if (/[·•∙⋅*.]\s*[\dxn./]*\s*H2O|\(H2O\)/.test(salt))
      throw noResult('Write the salt alone, without ·xH2O or ·5H2O: how much water there is, is what the loss tells.');
    const { atoms, charge } = parseFormula(salt);
    if (charge !== 0) throw noResult(`${salt} has a charge: write the whole salt, such as CuSO4.`);
    if (Object.keys(atoms).length === 1 || hillFormula(atoms) === 'H2O')
      throw noResult(`${salt.trim()} is no salt: write what is left when the water is gone, such as CuSO4.`);
    const saltMass = molarMassOf(atoms);
    const waterPercent = known === 'loss' ? loss : (before - after) / (before - crucible);
    const perSalt = known === 'loss' ? loss / (1 - loss) : (before - after) / (after - crucible);
    const x = (perSalt * saltMass) / WATER;
    if (x > 40)
      throw noResult(
        `That would be more than 40 mol of water for one of ${salt.trim()}, more than any hydrate holds: check the masses, the crucible and the formula.`,
      );
    const count = nearest(x);
    const molarMass = saltMass + count * WATER;
    const results = {
      x,
      hydrate: count === 0 ? salt.trim() : `${salt.trim()}·${count === 1 ? '' : count}H2O`,
      waterPercent,
      expectedPercent: (count * WATER) / molarMass,
      molarMass,
    };
    if (known === 'loss') return results;
    return { ...results, saltAmount: (after - crucible) / saltMass, waterAmount: (before - after) / WATER };
  },
  explanation: ({ hydrate, salt }) =>
    hydrate === salt.trim()
      ? 'The loss of {waterPercent} is {x} mol of water per mole of {salt}: too little for a hydrate.'
      : 'The loss of {waterPercent}, taken as water alone down to the anhydrous salt, is {x} mol of water per mole of {salt}. The nearest hydrate is {hydrate}, which holds {expectedPercent} of water.',
  cautions: [
    {
      level: 'caution',
      when: ({ salt }) => unitsOf(salt) !== 1,
      says: 'The number before the formula counts: x is for so many formula units together. Leave it out, unless x alone is no whole number, as for 3CdSO4·8H2O.',
    },
    {
      level: 'caution',
      when: ({ x }) => isAtLeast(Math.abs(roundTo(x, 3) - nearest(x)), 0.1),
      says: 'x is 0.1 or more from the nearest hydrate. Too small: not yet heated to constant mass, or weathered before. Too large: damp crystals, spattering, or the salt itself decomposed. A few hydrates hold thirds, as CdSO4·8/3H2O.',
    },
    {
      level: 'caution',
      when: ({ x, salt }) =>
        nearest(x) !== Math.trunc(nearest(x)) && !WITH_HALVES.includes(hillFormula(parseFormula(salt).atoms)),
      says: 'Few hydrates hold half a molecule of water, as CaSO4·0.5H2O or Cu(NO3)2·2.5H2O: heat to constant mass once more, for a part of the water may be left, or may have gone before.',
    },
    {
      level: 'caution',
      when: ({ salt }) => (parseFormula(salt).atoms.H ?? 0) > 0,
      says: 'A salt that holds hydrogen itself (an acid, hydroxide, hydrogen carbonate, ammonium salt or acetate) may sublime, or lose more than its water of crystallization: check at which temperature it decomposes, or x comes out too large.',
    },
    {
      level: 'caution',
      when: ({ x }) => roundTo(x, 3) > 24,
      says: 'Hardly any hydrate holds more than 24 mol of water: check the masses, the crucible and the formula of the salt.',
    },
    {
      level: 'caution',
      when: ({ known, x }) => known === 'masses' && roundTo(x, 3) < 0.4,
      says: ({ crucible }) =>
        crucible === 0
          ? 'The crucible is counted as 0: if the masses were weighed with it, give its mass, or x is far too small.'
          : 'The crucible is counted as {crucible}: if it weighs more, x is far too small.',
    },
    {
      level: 'danger',
      when: ({ salt }) => NITRATES.includes(hillFormula(parseFormula(salt).atoms)),
      says: 'Heated, hydrates of this nitrate give off nitrogen oxides and nitric acid, too, which are poisonous: the loss is not water alone, and x comes out too large. Work in a fume hood; determine the water otherwise.',
    },
    {
      level: 'danger',
      when: ({ salt }) => isChlorate(salt),
      says: 'Chlorates, perchlorates and the like set fire to what burns, and can decompose violently when they are heated: fire or explosion. Keep them from dust, paper and acids; determine the water by Karl Fischer titration instead.',
    },
    {
      level: 'caution',
      when: ({ salt }) => holdsCarbonOxide(salt) && !STABLE_CARBONATES.includes(hillFormula(parseFormula(salt).atoms)),
      says: 'Carbonates and oxalates give off oxides of carbon where they get too hot, many of them soon after the water: keep below their decomposition, or x comes out too large.',
    },
    {
      level: 'danger',
      when: ({ salt }) => HYDROLYZED.includes(hillFormula(parseFormula(salt).atoms)),
      says: 'Heated in air, hydrates of this salt give off hydrogen chloride or bromide, too, which is corrosive, and leave basic salt or oxide: the loss is not water alone, and x comes out too large. Work in a fume hood; determine the water by Karl Fischer titration instead.',
    },
  ],
  examples: [
    {
      inputs: { salt: 'CuSO4', before: 15.67, after: 15.43, crucible: 15.12 },
      results: {
        x: 6.858886,
        hydrate: 'CuSO4·7H2O',
        waterPercent: 43.63636,
        waterAmount: 0.013322231,
        saltAmount: 0.0019423315,
      },
      cautions: ['0.1 or more from the nearest'],
      source: 'Python: (0.24/18.015)/(0.31/159.602), student data from a laboratory course',
    },
    {
      inputs: { salt: 'CuSO4', before: 25, after: 16 },
      results: { x: 4.98341, hydrate: 'CuSO4·5H2O', waterPercent: 36, expectedPercent: 36.07661, molarMass: 249.677 },
      source:
        'School examination question: 25.0 g of copper(II) sulfate crystals leave 16.0 g, CuSO4·5H2O; x by Python',
    },
    {
      inputs: { salt: 'CaSO4', known: 'loss', loss: 6.2 },
      results: { x: 0.4994836, hydrate: 'CaSO4·0.5H2O', expectedPercent: 6.206013 },
      source: 'Python: 0.062/0.938 × 136.134/18.015; plaster of Paris',
    },
    {
      inputs: { salt: 'BaCl2', known: 'loss', loss: 14.75 },
      results: { x: 1.999864, hydrate: 'BaCl2·2H2O' },
      source: 'Python: 0.1475/0.8525 × 208.227/18.015',
    },
    {
      inputs: { salt: 'MgCl2', before: 5, after: 2.342 },
      results: { x: 5.998, hydrate: 'MgCl2·6H2O' },
      cautions: ['hydrogen chloride'],
      source: 'Python: 2.658/2.342 × 95.205/18.015',
    },
    {
      inputs: { salt: 'Na2CO3', known: 'loss', loss: 14.5 },
      results: { x: 0.9977516, hydrate: 'Na2CO3·H2O' },
      source: 'Python: 0.145/0.855 × 105.9875/18.015',
    },
    {
      inputs: { salt: 'NaCl', known: 'loss', loss: 3 },
      results: { x: 0.100328, hydrate: 'NaCl', expectedPercent: 0 },
      cautions: ['0.1 or more'],
      source: 'Python: 0.03/0.97 × 58.4398/18.015',
    },
    {
      inputs: { salt: '2 CuSO4', known: 'loss', loss: 60 },
      results: { hydrate: '2 CuSO4·27H2O' },
      cautions: ['number before the formula', 'Hardly any hydrate', '0.1 or more'],
      source: 'By hand: 0.6/0.4 × 319.204/18.015 is 26.58',
    },
    {
      inputs: { salt: 'CuSO4', before: 15.67, after: 15.43 },
      results: { hydrate: 'CuSO4', x: 0.1378001 },
      cautions: ['crucible is counted as 0', '0.1 or more'],
      source: 'Python: (0.24/18.015)/(15.43/159.602)',
    },
    {
      inputs: { salt: 'CuSO4', before: 15.67, after: 15.43, crucible: 1.512 },
      results: { hydrate: 'CuSO4', x: 0.1527701 },
      cautions: ['counted as 1.512 g', '0.1 or more'],
      source: 'Python: (0.24/18.015)/(13.918/159.602)',
    },
    {
      inputs: { salt: 'Cu(NO3)2', known: 'loss', loss: 22.37 },
      results: { x: 3.00005, hydrate: 'Cu(NO3)2·3H2O' },
      cautions: ['nitrogen oxides'],
      source: 'Python: 0.2237/0.7763 × 187.554/18.015',
    },
    {
      inputs: { salt: 'Cu(NO3)2', known: 'loss', loss: 19.36 },
      results: { x: 2.499464, hydrate: 'Cu(NO3)2·2.5H2O' },
      cautions: ['nitrogen oxides'],
      source: 'By hand: 0.1936/0.8064 × 187.554/18.015; the hemipentahydrate',
    },
    {
      inputs: { salt: 'CuSO4', known: 'loss', loss: 14.48 },
      results: { x: '1.50005', hydrate: 'CuSO4·1.5H2O' },
      cautions: ['half a molecule'],
      source: 'By hand: 0.1448/0.8552 × 159.602/18.015',
    },
    {
      inputs: { salt: 'NaHCO3', known: 'loss', loss: 36.9 },
      results: { hydrate: 'NaHCO3·2.5H2O' },
      cautions: ['lose more than its water', '0.1 or more', 'half a molecule'],
      source: 'By hand: half of the water and of the carbon dioxide of the salt itself; 0.369/0.631 × 84.006/18.015',
    },
    {
      inputs: { salt: 'CaSO4', known: 'loss', loss: 3.20235 },
      results: { hydrate: 'CaSO4·0.5H2O' },
      cautions: ['0.1 or more'],
      source: 'By hand: 0.249999 is shown as 0.250',
    },
    {
      inputs: { salt: 'Mg(ClO4)2', known: 'loss', loss: 32.63 },
      results: { x: 6.000737, hydrate: 'Mg(ClO4)2·6H2O' },
      cautions: ['fire or explosion'],
      source: 'Python: 0.3263/0.6737 × 223.197/18.015',
    },
    {
      inputs: { salt: 'MgCO3', known: 'loss', loss: 39.06 },
      results: { x: 2.999785, hydrate: 'MgCO3·3H2O' },
      cautions: ['oxides of carbon'],
      source: 'Python: 0.3906/0.6094 × 84.313/18.015; nesquehonite',
    },
    { inputs: { salt: 'H2O', known: 'loss', loss: 30 }, noResult: 'is no salt', source: 'By definition' },
    { inputs: { salt: 'Cu', known: 'loss', loss: 30 }, noResult: 'is no salt', source: 'By definition' },
    {
      inputs: { salt: 'CuSO4', before: 15.67, after: 15.13, crucible: 15.12 },
      noResult: 'more than any hydrate holds',
      source: 'By hand: (0.54/18.015)/(0.01/159.602) is 478',
    },
    {
      inputs: { salt: 'CuSO4·5H2O', known: 'loss', loss: 36 },
      noResult: 'Write the salt alone',
      source: 'By definition',
    },
    { inputs: { salt: 'SO4^2-', known: 'loss', loss: 36 }, noResult: 'has a charge', source: 'By definition' },
    { inputs: { salt: 'CuSO4', before: 5, after: 5 }, refused: 'nothing was lost', source: 'By definition' },
    {
      inputs: { salt: 'CuSO4', before: 25, after: 16, crucible: 16 },
      refused: 'must weigh less',
      source: 'By definition: no salt would be left',
    },
  ],
  references: [{ title: 'Brown et al.: Chemistry: The Central Science, 13th ed., §3.5', isbn: '978-0-321-91041-7' }],
});
