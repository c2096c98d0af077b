/** Texts that people write for more than one unit: refused with a sentence that names the candidates. */

export interface Ambiguity {
  /** Unit texts that are understood. */
  readonly candidates: readonly string[];
  /** The rest of the sentence that begins with the text. */
  readonly says: string;
  /** None of them is what was written, so that a field that only one of them fits does not tell. */
  readonly isOther?: boolean;
}

const ton: Ambiguity = {
  candidates: ['t', 'ton_US', 'ton_UK', 'TR'],
  says: 'can mean the tonne of 1000 kg (t), the short ton of 2000 lb (ton_US), the long ton of 2240 lb (ton_UK) or, of power, the ton of refrigeration (TR)',
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
  isOther: true,
};

const dipole: Ambiguity = {
  candidates: ['dBi'],
  says: 'is a gain over a half-wave dipole: add 2.15 for the gain over an isotropic antenna, and write dBi',
  isOther: true,
};

const catty: Ambiguity = {
  candidates: ['catty_HK', 'catty_CN', 'catty_TW'],
  says: 'can mean the catty of Hong Kong, 604.79 g (catty_HK), of China, 500 g (catty_CN) or of Taiwan, 600 g (catty_TW)',
};
const tael: Ambiguity = {
  candidates: ['tael_HK', 'tael_CN', 'tael_TW'],
  says: 'can mean the tael of Hong Kong, 37.799 g (tael_HK), of China, 50 g (tael_CN) or of Taiwan, 37.5 g (tael_TW)',
};
const picul: Ambiguity = {
  candidates: ['picul_HK', 'picul_CN', 'picul_TW'],
  says: 'can mean the picul of Hong Kong, 60.479 kg (picul_HK), of China, 50 kg (picul_CN) or of Taiwan, 60 kg (picul_TW)',
};
const morgen: Ambiguity = {
  candidates: ['morgen_ZA', 'morgen_PR', 'morgen_DE'],
  says: 'can mean the morgen of South Africa, 8565 m² (morgen_ZA), of Prussia, 2553 m² (morgen_PR) or that of 2500 m² (morgen_DE)',
};
const bigha: Ambiguity = {
  candidates: ['bigha_Bengal', 'bigha_India', 'bigha_Nepal'],
  says: 'can mean the bigha of Bengal, 1600 yd² (bigha_Bengal), of central India, 3025 yd² (bigha_India) or of Nepal, 6773 m² (bigha_Nepal)',
};
const jiffy: Ambiguity = {
  candidates: ['jiffy_100', 'jiffy_60'],
  says: 'can mean 10 ms (jiffy_100) or 1/60 s (jiffy_60)',
};

export const AMBIGUOUS: Readonly<Record<string, Ambiguity>> = {
  ton,
  tons: ton,
  cwt: hundredweight,
  hundredweight,
  hundredweights: hundredweight,
  catty,
  catties: catty,
  tael,
  taels: tael,
  picul,
  piculs: picul,
  morgen,
  morgens: morgen,
  bigha,
  bighas: bigha,
  jiffy,
  jiffies: jiffy,
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
  dBd: dipole,
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

/**
 * What a text that is a unit can mean besides, where a field asks for that: 25 C of a temperature, 50 lb of a force,
 * 8 oz of a volume. Read only where nothing else fits.
 */
export const ALSO: Readonly<Record<string, readonly string[]>> = {
  C: ['°C', 'Δ°C'],
  F: ['°F', 'Δ°F'],
  R: ['°R'],
  lb: ['lbf'],
  lbs: ['lbf'],
  pound: ['lbf'],
  pounds: ['lbf'],
  oz: ['ozf', 'fl oz'],
  ounce: ['ozf', 'fl oz'],
  ounces: ['ozf', 'fl oz'],
  pcf: ['lbf/ft^3'],
  kg: ['kgf'],
  kgs: ['kgf'],
  g: ['g_n', 'gf'],
  G: ['g_n'],
  H: ['h'],
  t: ['tf'],
  a: ['are'],
  S: ['svedberg'],
  D: ['dpt'],
  mb: ['mbar'],
  rad: ['rad_dose'],
  shot: ['shackle'],
  shots: ['shackle'],
  firkin: ['firkin_butter'],
  firkins: ['firkin_butter'],
};
