/** Texts that people write for more than one unit: refused with a sentence that names the candidates. */

export interface Ambiguity {
  /** Unit texts that are understood. */
  readonly candidates: readonly string[];
  /** The rest of the sentence that begins with the text. */
  readonly says: string;
}

const ton: Ambiguity = {
  candidates: ['t', 'ton_US', 'ton_UK'],
  says: 'can mean the tonne of 1000 kg (t), the short ton of 2000 lb (ton_US) or the long ton of 2240 lb (ton_UK)',
};
const hundredweight: Ambiguity = {
  candidates: ['cwt_US', 'cwt_UK'],
  says: 'can mean the short hundredweight of 100 lb (cwt_US) or the long hundredweight of 112 lb (cwt_UK)',
};
const calorie: Ambiguity = {
  candidates: ['kcal', 'cal'],
  says: 'can mean a food calorie of 4184 J (kcal) or a small calorie of 4.184 J (cal)',
};
const kilo: Ambiguity = { candidates: ['kg'], says: 'is a prefix: for the kilogram write kg' };
const gauge: Ambiguity = {
  candidates: ['psi'],
  says: 'is a pressure above that of the atmosphere: add the atmospheric pressure and write psi',
};

export const AMBIGUOUS: Readonly<Record<string, Ambiguity>> = {
  ton,
  tons: ton,
  cwt: hundredweight,
  hundredweight,
  hundredweights: hundredweight,
  pt: { candidates: ['pint', 'point'], says: 'can mean a US pint (pint) or a typographic point (point)' },
  kt: { candidates: ['kn', 'kilotonne'], says: 'can mean a knot (kn) or a kilotonne (kilotonne)' },
  b: { candidates: ['bit', 'B', 'barn'], says: 'can mean a bit (bit), a byte (B) or a barn (barn)' },
  Cal: calorie,
  Cals: calorie,
  calorie,
  calories: calorie,
  Calorie: calorie,
  Calories: calorie,
  kilo,
  kilos: kilo,
  k: { candidates: ['K'], says: 'is not a unit: for thousands write e3, as in 50e3; the kelvin is K' },
  dr: {
    candidates: ['dr_av', 'dr_ap', 'fldr'],
    says: 'can mean an avoirdupois dram (dr_av), an apothecary dram (dr_ap) or a fluid dram (fldr)',
  },
  psig: gauge,
  barg: { ...gauge, candidates: ['bar'], says: gauge.says.replace('psi', 'bar') },
  fl: { candidates: ['floz', 'fL'], says: 'can mean a fluid ounce (floz) or a femtoliter (fL)' },
  units: { candidates: ['IU', 'U'], says: 'can mean international units (IU) or enzyme units (U)' },
  unit: { candidates: ['IU', 'U'], says: 'can mean an international unit (IU) or an enzyme unit (U)' },
  Mm3: { candidates: ['hm3', 'Mm^3'], says: 'can mean a million cubic meters (hm3) or a cubic megameter (Mm^3)' },
};
