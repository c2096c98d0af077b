/** How functions of `Math` and of the engine are written. */

export interface FunctionNotation {
  readonly latex: string;
  readonly text: string;
}

const roman = (name: string): FunctionNotation => ({ latex: `\\operatorname{${name}}`, text: name });
const plain = (name: string): FunctionNotation => ({ latex: `\\${name}`, text: name });

/** Functions that are written as a name before their arguments, by the name they have in the source. */
const NOTATIONS: Readonly<Record<string, FunctionNotation>> = {
  sin: plain('sin'),
  cos: plain('cos'),
  tan: plain('tan'),
  cosTurn: plain('cos'),
  sinTurn: plain('sin'),
  asin: { latex: '\\arcsin', text: 'arcsin' },
  acos: { latex: '\\arccos', text: 'arccos' },
  atan: { latex: '\\arctan', text: 'arctan' },
  atan2: roman('atan2'),
  sinh: plain('sinh'),
  cosh: plain('cosh'),
  tanh: plain('tanh'),
  asinh: roman('arsinh'),
  acosh: roman('arcosh'),
  atanh: roman('artanh'),
  log: plain('ln'),
  log10: { latex: '\\log_{10}', text: 'log₁₀' },
  log2: { latex: '\\log_2', text: 'log₂' },
  exp: plain('exp'),
  min: plain('min'),
  max: plain('max'),
  round: roman('round'),
  roundTo: roman('round'),
  roundNear: roman('round'),
  trunc: roman('trunc'),
  toDay: roman('date'),
  sign: { latex: '\\operatorname{sgn}', text: 'sgn' },
  gamma: { latex: '\\Gamma', text: 'Γ' },
  logGamma: { latex: '\\ln\\Gamma', text: 'ln Γ' },
  digamma: { latex: '\\psi', text: 'ψ' },
  beta: { latex: '\\mathrm{B}', text: 'B' },
  besselJ: { latex: 'J', text: 'J' },
  besselY: { latex: 'Y', text: 'Y' },
  besselI: { latex: 'I', text: 'I' },
  besselK: { latex: 'K', text: 'K' },
  airyAi: roman('Ai'),
  airyBi: roman('Bi'),
  lambertW: { latex: 'W', text: 'W' },
  zeta: { latex: '\\zeta', text: 'ζ' },
  determinant: plain('det'),
  standardDeviation: roman('sd'),
  populationStandardDeviation: { latex: '\\operatorname{sd}_{\\mathrm{pop}}', text: 'sd_pop' },
  variance: roman('var'),
  populationVariance: { latex: '\\operatorname{var}_{\\mathrm{pop}}', text: 'var_pop' },
  covariance: roman('cov'),
  correlation: roman('corr'),
  normalCdf: { latex: '\\Phi', text: 'Φ' },
  normalPdf: { latex: '\\varphi', text: 'φ' },
  normalQuantile: { latex: '\\Phi^{-1}', text: 'Φ⁻¹' },
  erfInverse: { latex: '\\operatorname{erf}^{-1}', text: 'erf⁻¹' },
  erfcInverse: { latex: '\\operatorname{erfc}^{-1}', text: 'erfc⁻¹' },
};

/** `bondPrice` → `bond price`; `NORMAL_FROM` → `normal from`. */
export function wordsOf(name: string): string[] {
  const spaced = name.includes('_')
    ? name.replaceAll('_', ' ')
    : name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return spaced
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (/^[A-Z\d]{2,}$/.test(word) && !name.includes('_') ? word : word.toLowerCase()));
}

/** Words of names that are written otherwise than the source has them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  cdf: 'CDF',
  pdf: 'PDF',
  pmf: 'PMF',
  student: 'Student t',
  f: 'F',
  chi: 'χ²',
  squared: '',
};

/** A function without a notation of its own is called by its name in words: `binomialCdf` is “binomial CDF”. */
function inWords(name: string): FunctionNotation {
  const words = wordsOf(name);
  if (words.length === 1) return roman(name);
  const spelled = words.map((word) => (Object.hasOwn(SPELLINGS, word) ? SPELLINGS[word]! : word));
  const text = spelled.filter((word) => word !== '').join(' ');
  return { latex: `\\text{${text}}`, text };
}

export function notationOf(name: string): FunctionNotation {
  return Object.hasOwn(NOTATIONS, name) ? NOTATIONS[name]! : inWords(name);
}
