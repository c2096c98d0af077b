/** Reads and balances chemical equations: `Fe + O2 -> Fe2O3`. */
import { noResult } from '@reckoner/engine';
import { parseFormula } from './formula.js';
import { nullSpace } from './null-space.js';

const MAX_SPECIES = 20;

export interface Species {
  /** The formula as written, without a coefficient. */
  readonly species: string;
  readonly coefficient: number;
}

export interface BalancedEquation {
  readonly reactants: readonly Species[];
  readonly products: readonly Species[];
}

/** The formula without a coefficient before it. */
export const bareFormula = (species: string): string => species.trim().replace(/^\d+\s*(?=[A-Z([{])/, '');

function speciesOf(side: string): string[] {
  const parts = / \+ /.test(side) ? side.split(' + ') : side.split('+');
  return parts.map(bareFormula).filter((part) => part !== '');
}

/** Atoms and charge of a species; e^- is an electron. */
function contents(species: string): Record<string, number> {
  if (/^e(\^?-|⁻)?$/.test(species)) return { charge: -1 };
  const { atoms, charge } = parseFormula(species);
  return { ...atoms, charge };
}

/** Smallest whole coefficients from the null space of the matrix of elements and charge. */
export function balance(equation: string): BalancedEquation {
  const sides = equation.split(/<=>|<->|-->|->|=>|⇌|→|=/);
  if (sides.length !== 2) throw noResult('Write the equation with one arrow (->) between its sides.');
  const reactants = speciesOf(sides[0]!);
  const products = speciesOf(sides[1]!);
  if (reactants.length === 0 || products.length === 0) throw noResult('Each side needs at least one formula.');
  const species = [...reactants, ...products];
  if (species.length > MAX_SPECIES) throw noResult(`There are more than ${MAX_SPECIES} formulas.`);
  const columns = species.map(contents);
  const kinds = [...new Set(columns.flatMap((column) => Object.keys(column)))];
  const matrix = kinds.map((kind) =>
    columns.map((column, index) => {
      // Fractional subscripts such as 0.95 become whole.
      const count = BigInt(Math.round((column[kind] ?? 0) * 1e6));
      return index < reactants.length ? count : -count;
    }),
  );
  const solutions = nullSpace(matrix);
  if (solutions.length === 0) throw noResult('This equation cannot be balanced: an element is missing on one side.');
  if (solutions.length > 1)
    throw noResult(
      'This equation can be balanced in several ways: it mixes independent reactions. Balance them one by one.',
    );
  const solution = solutions[0]!;
  if (solution.some((value) => value <= 0n))
    throw noResult('This equation balances only with a formula left out or on the other side.');
  const coefficients = species.map((name, index) => ({ species: name, coefficient: Number(solution[index]) }));
  if (coefficients.some(({ coefficient }) => coefficient > 1e6))
    throw noResult('The coefficients are too large to be those of a reaction.');
  return { reactants: coefficients.slice(0, reactants.length), products: coefficients.slice(reactants.length) };
}

const sideWritten = (side: readonly Species[]) =>
  side.map(({ species, coefficient }) => (coefficient === 1 ? species : `${coefficient} ${species}`)).join(' + ');

/** The equation with its coefficients. */
export const equationWritten = ({ reactants, products }: BalancedEquation): string =>
  `${sideWritten(reactants)} → ${sideWritten(products)}`;
