/** Oxidation numbers by the ordered rules of general chemistry: where two conflict, the earlier one holds. */
import { noResult } from '@reckoner/engine';
import { parseFormula } from './formula.js';

export interface Assigned {
  readonly element: string;
  readonly atoms: number;
  /** A fraction when atoms of the element differ. */
  readonly state: number;
}

type Counts = Readonly<Record<string, number>>;

/** Ions that keep their charge inside a formula. */
const IONS: readonly (readonly [formula: string, charge: number])[] = [
  ['NH4', 1],
  ['C2O4', -2],
  ['Cr2O7', -2],
  ['CrO4', -2],
  ['MnO4', -1],
  ['SO4', -2],
  ['SO3', -2],
  ['PO4', -3],
  ['CO3', -2],
  ['NO3', -1],
  ['NO2', -1],
  ['ClO4', -1],
  ['ClO3', -1],
  ['ClO2', -1],
  ['ClO', -1],
  ['BrO3', -1],
  ['IO3', -1],
  ['C2H3O2', -1],
  ['CH3COO', -1],
  ['SCN', -1],
  ['CN', -1],
];
const GROUP_1 = ['Li', 'Na', 'K', 'Rb', 'Cs', 'Fr'];
const GROUP_2 = ['Be', 'Mg', 'Ca', 'Sr', 'Ba', 'Ra'];
const NONMETALS = 'H B C N O F Si P S Cl Ge As Se Br Te I At He Ne Ar Kr Xe Rn'.split(' ');
/** After hydrogen and oxygen, from the most electronegative on; nitrogen stands before sulfur and carbon. */
const LATER: readonly (readonly [element: string, state: number])[] = [
  ['Cl', -1],
  ['Br', -1],
  ['N', -3],
  ['I', -1],
  ['S', -2],
  ['Se', -2],
  ['Te', -2],
  ['P', -3],
];

/** Metals whose MS₂ has the structure of pyrite, with the ion S₂²⁻ as peroxides have O₂²⁻. */
const PYRITES = ['Mn', 'Fe', 'Co', 'Ni', 'Ru', 'Os'];

const isMetal = (element: string) => !NONMETALS.includes(element);

/** What the last element can have that follows from the charge: hydrides, peroxides, superoxides and ozonides. */
const ENDS: Readonly<Record<string, readonly number[]>> = { F: [-1], H: [1, -1], O: [-2, -1, -1 / 2, -1 / 3] };

/** The highest numbers that occur; a higher one betrays a peroxide or an ion that was not seen. */
const HIGHEST: Counts = {
  ...{ B: 3, C: 4, Si: 4, N: 5, P: 5, As: 5, S: 6, Se: 6, Te: 6, Cl: 7, Br: 7, I: 7 },
  ...{ Ti: 4, V: 5, Cr: 6, Mn: 7, Fe: 6, Co: 4, Ni: 4, Cu: 3, Zn: 2, Ag: 3, Cd: 2, Hg: 2, Sn: 4, Pb: 4 },
};

export function oxidationNumbers(formula: string): Assigned[] {
  const { atoms, charge } = parseFormula(formula);
  const written = formula.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080));
  const rest: Record<string, number> = { ...atoms };
  const found: Assigned[] = [];
  let left = charge;
  const open = Object.keys(atoms).filter((element) => isMetal(element) && fixedState(element) === undefined);
  for (const [ion, ionCharge] of IONS) {
    // Only beside a metal of several states, or ammonium beside anything: elsewhere the rules alone do better.
    if (!(ion === 'NH4' ? Object.keys(atoms).length > 2 : open.length > 0)) continue;
    const times = occurrences(written, ion);
    const inside = parseFormula(ion).atoms;
    const fits = Object.entries(inside).every(([element, count]) => (rest[element] ?? 0) >= count * times);
    if (
      times === 0 ||
      !fits ||
      Object.keys(inside).some(
        (element) => open.includes(element) && Object.keys(rest).filter((other) => open.includes(other)).length === 1,
      )
    )
      continue;
    for (const { element, atoms: count, state } of assign(inside, ionCharge))
      found.push({ element, atoms: count * times, state });
    for (const [element, count] of Object.entries(inside)) {
      rest[element] = rest[element]! - count * times;
      if (rest[element] === 0) delete rest[element];
    }
    left -= ionCharge * times;
  }
  if (Object.keys(rest).length > 0) found.push(...assign(rest, left));
  const merged: Assigned[] = [];
  for (const item of found) {
    const same = merged.findIndex(({ element, state }) => element === item.element && state === item.state);
    if (same < 0) merged.push(item);
    else merged[same] = { ...item, atoms: merged[same]!.atoms + item.atoms };
  }
  return merged;
}

/** How often an ion stands in the formula: (SO4)3 counts 3. */
function occurrences(formula: string, ion: string): number {
  let times = 0;
  for (const match of formula.matchAll(new RegExp(`\\(${ion}\\)(\\d*)|${ion}(?![\\da-z])`, 'g'))) {
    times += Number(match[1] || 1);
  }
  return times;
}

function fixedState(element: string): number | undefined {
  if (GROUP_1.includes(element)) return 1;
  if (GROUP_2.includes(element)) return 2;
  return element === 'Al' ? 3 : undefined;
}

function assign(counts: Counts, charge: number): Assigned[] {
  const elements = Object.keys(counts);
  refuseDisputed(elements);
  const states: Record<string, number> = {};
  const hydride = elements.every((element) => element === 'H' || element === 'B' || isMetal(element));
  const pyrite =
    elements.length === 2 && PYRITES.some((metal) => counts[metal] !== undefined && counts.S === 2 * counts[metal]);
  const rules: (readonly [string, number])[] = [
    ...(pyrite ? [['S', -1] as const] : []),
    ...elements.flatMap((element) => {
      const state = fixedState(element);
      return state === undefined ? [] : [[element, state] as const];
    }),
    ['F', -1],
    ['H', hydride ? -1 : 1],
    ['O', -2],
    ...LATER,
  ];
  for (const [element, state] of rules) {
    const unknown = elements.filter((other) => states[other] === undefined);
    if (unknown.length === 1) break;
    if (elements.includes(element)) states[element] = state;
  }
  const unknown = elements.filter((element) => states[element] === undefined);
  if (unknown.length > 1)
    throw noResult(`The rules leave ${unknown.join(' and ')} open: only the structure tells their oxidation numbers.`);
  const last = unknown[0]!;
  const known = elements.reduce((total, element) => total + (states[element] ?? 0) * counts[element]!, 0);
  states[last] = (charge - known) / counts[last]!;
  const lowest = isMetal(last) && elements.length > 1 ? 0 : -4;
  const possible = elements.length === 1 ? undefined : ENDS[elements.includes('F') && last === 'O' ? '' : last];
  if (states[last]! < lowest || states[last]! > (HIGHEST[last] ?? 8) || possible?.includes(states[last]!) === false)
    throw noResult(
      `The rules would give ${last} an oxidation number of ${stateText(states[last]!, counts[last]!)}, which does not occur.`,
    );
  return elements.map((element) => ({ element, atoms: counts[element]!, state: states[element]! }));
}

/** Pairs of nearly equal electronegativity, on which textbooks disagree. */
function refuseDisputed(elements: readonly string[]): void {
  const both = (first: string, seconds: readonly string[]) =>
    elements.length === 2 && elements.includes(first) && seconds.some((second) => elements.includes(second));
  const silicon = ['Si', 'Ge', 'Sn', 'As', 'Te'];
  if (
    both('N', ['Cl', 'Br', 'I']) ||
    (elements.includes('H') && !elements.includes('O') && silicon.some((x) => elements.includes(x)))
  )
    throw noResult(`For ${elements.join(' with ')} the sources disagree: the electronegativities are nearly equal.`);
}

/** `+5`, `-1/2`, `+8/3`. */
export function stateText(state: number, atoms: number): string {
  const sign = state > 0 ? '+' : state < 0 ? '-' : '';
  const size = Math.abs(state);
  if (Number.isInteger(size)) return `${sign}${size}`;
  const over = Math.round(size * atoms);
  let [a, b] = [over, atoms];
  while (b > 0) [a, b] = [b, a % b];
  return `${sign}${over / a}/${atoms / a}`;
}
