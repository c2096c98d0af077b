/** Group symbols and names of the Unified Soil Classification System, ASTM D2487; percent of dry mass. */
import { sumOfProducts } from '@reckoner/engine';

export interface Fines {
  /** Symbol of the fines on the plasticity chart. */
  readonly symbol: 'ML' | 'CL' | 'CL-ML' | 'MH' | 'CH';
  readonly organic: boolean;
}

export interface SoilGroup {
  readonly symbol: string;
  readonly name: string;
}

/** Height over the A-line, PI = 0.73·(LL − 20). */
function overALine(liquidLimit: number, plasticity: number) {
  return sumOfProducts([plasticity], [-0.73, liquidLimit], [0.73, 20]);
}

/** Plasticity chart; fines without plasticity are silt. */
export function finesOf(liquidLimit: number, plasticity: number, organic: boolean): Fines {
  const isAbove = overALine(liquidLimit, plasticity) >= 0;
  if (liquidLimit >= 50) return { symbol: isAbove ? 'CH' : 'MH', organic };
  if (!isAbove || plasticity < 4) return { symbol: 'ML', organic };
  return { symbol: plasticity > 7 ? 'CL' : 'CL-ML', organic };
}

const FINE_NAMES = { ML: 'silt', CL: 'lean clay', 'CL-ML': 'silty clay', MH: 'elastic silt', CH: 'fat clay' };
const ORGANIC_NAMES = {
  ML: 'organic silt',
  CL: 'organic clay',
  'CL-ML': 'organic clay',
  MH: 'organic silt',
  CH: 'organic clay',
};

/** Half of the soil or more passes the sieve of 0.075 mm. */
export function fineGrained(fines: Fines, gravel: number, sand: number): SoilGroup {
  const high = fines.symbol === 'MH' || fines.symbol === 'CH';
  const symbol = fines.organic ? (high ? 'OH' : 'OL') : fines.symbol;
  const plain = fines.organic ? ORGANIC_NAMES[fines.symbol] : FINE_NAMES[fines.symbol];
  const coarse = gravel + sand;
  const sandy = sand >= gravel;
  if (coarse < 15) return { symbol, name: plain };
  if (coarse < 30) return { symbol, name: `${plain} with ${sandy ? 'sand' : 'gravel'}` };
  const less = sandy ? gravel : sand;
  const second = less >= 15 ? ` with ${sandy ? 'gravel' : 'sand'}` : '';
  return { symbol, name: `${sandy ? 'sandy' : 'gravelly'} ${plain}${second}` };
}

/** Less than half passes; `wellGraded` up to 12 % of fines and `fines` from 5 % on. */
export function coarseGrained(
  gravel: number,
  sand: number,
  share: number,
  wellGraded: boolean,
  fines: Fines | undefined,
): SoilGroup {
  const isGravel = gravel > sand;
  const letter = isGravel ? 'G' : 'S';
  const noun = isGravel ? 'gravel' : 'sand';
  const second = (isGravel ? sand : gravel) >= 15 ? (isGravel ? 'sand' : 'gravel') : '';
  const organic = fines?.organic ? 'organic fines' : '';
  const isSilt = fines?.symbol === 'ML' || fines?.symbol === 'MH';
  if (share > 12) {
    const silty = fines!.symbol === 'CL-ML';
    const symbol = silty ? `${letter}C-${letter}M` : `${letter}${isSilt ? 'M' : 'C'}`;
    const name = silty ? 'silty, clayey' : isSilt ? 'silty' : 'clayey';
    return { symbol, name: `${name} ${noun}${added([organic, second])}` };
  }
  const grading = wellGraded ? 'W' : 'P';
  const graded = `${wellGraded ? 'well-graded' : 'poorly graded'} ${noun}`;
  if (share < 5) return { symbol: `${letter}${grading}`, name: `${graded}${added([second])}` };
  const withFines = isSilt ? 'silt' : fines!.symbol === 'CL-ML' ? 'silty clay' : 'clay';
  return {
    symbol: `${letter}${grading}-${letter}${isSilt ? 'M' : 'C'}`,
    name: `${graded}${added([withFines, organic, second])}`,
  };
}

/** “ with a”, “ with a and b”, “ with a, b and c”, without what is empty. */
function added(parts: readonly string[]) {
  const given = parts.filter((part) => part !== '');
  if (given.length === 0) return '';
  const last = given.at(-1)!;
  return given.length === 1 ? ` with ${last}` : ` with ${given.slice(0, -1).join(', ')} and ${last}`;
}
