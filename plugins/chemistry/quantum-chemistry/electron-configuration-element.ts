import { defineCalculator, integer, noResult, text } from '@reckoner/engine';
import { ELEMENTS, elementNamed } from '../shared/elements.js';

const LETTERS = 'spdf';
/** Subshells in the order in which they fill (Madelung). */
const ORDER = [
  '1s',
  '2s',
  '2p',
  '3s',
  '3p',
  '4s',
  '3d',
  '4p',
  '5s',
  '4d',
  '5p',
  '6s',
  '4f',
  '5d',
  '6p',
  '7s',
  '5f',
  '6d',
  '7p',
];
/** Outer electrons of neutral atoms that differ from the order; NIST, ground levels of neutral atoms. */
const EXCEPTIONS: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  24: { '3d': 5, '4s': 1 },
  29: { '3d': 10, '4s': 1 },
  41: { '4d': 4, '5s': 1 },
  42: { '4d': 5, '5s': 1 },
  44: { '4d': 7, '5s': 1 },
  45: { '4d': 8, '5s': 1 },
  46: { '4d': 10, '5s': 0 },
  47: { '4d': 10, '5s': 1 },
  57: { '4f': 0, '5d': 1 },
  58: { '4f': 1, '5d': 1 },
  64: { '4f': 7, '5d': 1 },
  78: { '5d': 9, '6s': 1 },
  79: { '5d': 10, '6s': 1 },
  89: { '5f': 0, '6d': 1 },
  90: { '5f': 0, '6d': 2 },
  91: { '5f': 2, '6d': 1 },
  92: { '5f': 3, '6d': 1 },
  93: { '5f': 4, '6d': 1 },
  96: { '5f': 7, '6d': 1 },
  103: { '6d': 0, '7p': 1 },
};
const NOBLE_GASES = [2, 10, 18, 36, 54, 86] as const;

const capacityOf = (subshell: string) => 4 * LETTERS.indexOf(subshell[1]!) + 2;
const byShell = (a: string, b: string) =>
  Number(a[0]) - Number(b[0]) || LETTERS.indexOf(a[1]!) - LETTERS.indexOf(b[1]!);

/** The lanthanoids and actinoids. */
const isInner = (atomicNumber: number) =>
  (atomicNumber >= 57 && atomicNumber <= 71) || (atomicNumber >= 89 && atomicNumber <= 103);
/** The metals in whose d or f subshells electrons are filled in. */
const isTransition = (atomicNumber: number) =>
  [21, 39, 57, 89].some((first) => atomicNumber >= first && atomicNumber <= (first < 57 ? first + 7 : first + 21));

/** Places that are free up to the shell of the next noble gas. */
const free = (atomicNumber: number) =>
  ([...NOBLE_GASES, ELEMENTS.length].find((gas) => gas >= atomicNumber) ?? ELEMENTS.length) - atomicNumber;
/** Elements that take up no electrons to fill their shell, boron with them. */
const isMetal = (atomicNumber: number) => free(atomicNumber) > 4;

/** Electrons by subshell of a neutral atom. */
function neutral(electrons: number): Map<string, number> {
  const shells = new Map<string, number>();
  let left = electrons;
  for (const subshell of ORDER) {
    const count = Math.min(left, capacityOf(subshell));
    if (count > 0) shells.set(subshell, count);
    left -= count;
  }
  for (const [subshell, count] of Object.entries(EXCEPTIONS[electrons] ?? {})) shells.set(subshell, count);
  return shells;
}

/** Madelung's order with the known exceptions; cations lose their outermost electrons first. */
export default defineCalculator({
  title: 'Electron configuration',
  description:
    'Electron configuration of an element or ion in full and noble-gas form, with unpaired and outer electrons.',
  keywords: ['aufbau principle', 'orbitals', 'noble gas notation', 'unpaired electrons', 'Madelung rule'],
  inputs: {
    element: text({ label: 'Element', help: 'Symbol, name or atomic number.', minLength: 1, maxLength: 20 }),
    charge: integer({ label: 'Charge', symbol: 'z', min: -4, max: 8, default: 0 }),
  },
  outputs: {
    short: text({ label: 'Noble-gas form' }),
    full: text({ label: 'Full configuration' }),
    unpaired: integer({ label: 'Unpaired electrons' }),
    outer: integer({ label: 'Electrons in the outermost shell' }),
    atomicNumber: integer({ label: 'Atomic number', symbol: 'Z' }),
  },
  algorithm: ({ element, charge }) => {
    const found = elementNamed(element);
    const atomicNumber = found === undefined ? 0 : ELEMENTS.indexOf(found) + 1;
    if (atomicNumber === 0) throw noResult(`There is no element “${element.trim()}”.`);
    const electrons = atomicNumber - charge;
    if (electrons < 1) throw noResult('No electron is left.');
    if (electrons > ELEMENTS.length) throw noResult('No atom is known with so many electrons.');
    const core = (count: number) => NOBLE_GASES.filter((gas) => gas < count).at(-1) ?? 0;
    const shells = charge < 0 ? neutral(electrons) : neutral(atomicNumber);
    for (let removed = 0; removed < charge; removed++) {
      const inner = neutral(core(atomicNumber));
      const present = [...shells.keys()].filter((subshell) => shells.get(subshell)! > 0);
      const outside = present.filter((subshell) => shells.get(subshell)! > (inner.get(subshell) ?? 0));
      const last = (outside.length > 0 ? outside : present).sort(byShell).at(-1)!;
      shells.set(last, shells.get(last)! - 1);
    }
    const occupied = [...shells].filter(([, count]) => count > 0).sort(([a], [b]) => byShell(a, b));
    const noble = core(electrons);
    const inside = neutral(noble);
    const holdsCore = noble > 0 && [...inside].every(([subshell, count]) => shells.get(subshell) === count);
    const written = (list: readonly (readonly [string, number])[]) =>
      list.map(([subshell, count]) => subshell + count).join(' ');
    const outside = holdsCore ? occupied.filter(([subshell]) => !inside.has(subshell)) : occupied;
    const outermost = occupied.at(-1)![0][0];
    return {
      short: holdsCore ? `[${ELEMENTS[noble - 1]!.symbol}] ${written(outside)}`.trim() : written(occupied),
      full: written(occupied),
      unpaired: occupied.reduce((total, [subshell, count]) => total + Math.min(count, capacityOf(subshell) - count), 0),
      outer: occupied.filter(([subshell]) => subshell[0] === outermost).reduce((total, [, count]) => total + count, 0),
      atomicNumber,
    };
  },
  explanation: 'The configuration is {short} with {unpaired} unpaired {unpaired|electron|electrons}.',
  cautions: [
    {
      level: 'caution',
      when: ({ atomicNumber, charge }) =>
        charge > 0 && charge < 3 && isTransition(atomicNumber) && (charge < 2 || isInner(atomicNumber)),
      says: 'Free ions of so small a charge often keep an electron in another subshell than this rule says: look at NIST’s ground levels.',
    },
    {
      level: 'caution',
      when: ({ charge, atomicNumber }) =>
        (charge < -1 && isMetal(atomicNumber)) || (charge < 0 && -charge > free(atomicNumber)),
      says: 'Hardly any such ion exists: check the charge and its sign.',
    },
  ],
  examples: [
    {
      inputs: { element: 'Fe' },
      results: { short: '[Ar] 3d6 4s2', full: '1s2 2s2 2p6 3s2 3p6 3d6 4s2', unpaired: 4, outer: 2, atomicNumber: 26 },
      source: 'NIST: Ground levels and ionization energies for the neutral atoms',
    },
    {
      inputs: { element: 'Aluminium' },
      results: { short: '[Ne] 3s2 3p1', unpaired: 1, atomicNumber: 13 },
      source: 'NIST: Ground levels and ionization energies for the neutral atoms',
    },
    {
      inputs: { element: 'copper' },
      results: { short: '[Ar] 3d10 4s1', unpaired: 1 },
      source: 'NIST: Ground levels and ionization energies for the neutral atoms',
    },
    {
      inputs: { element: '92' },
      results: { short: '[Rn] 5f3 6d1 7s2', unpaired: 4 },
      source: 'NIST: Ground levels and ionization energies for the neutral atoms',
    },
    {
      inputs: { element: 'Pd' },
      results: { short: '[Kr] 4d10', unpaired: 0 },
      source: 'NIST: Ground levels and ionization energies for the neutral atoms',
    },
    {
      inputs: { element: 'Lr' },
      results: { short: '[Rn] 5f14 7s2 7p1' },
      source: 'NIST: Ground levels and ionization energies for the neutral atoms',
    },
    {
      inputs: { element: 'Fe', charge: 3 },
      results: { short: '[Ar] 3d5', unpaired: 5 },
      source: 'Housecroft, Sharpe: Inorganic Chemistry: high-spin d5',
    },
    {
      inputs: { element: 'Nd', charge: 3 },
      results: { short: '[Xe] 4f3', unpaired: 3 },
      source: 'Housecroft, Sharpe: Inorganic Chemistry: lanthanoid ions',
    },
    {
      inputs: { element: 'Cl', charge: -1 },
      results: { full: '1s2 2s2 2p6 3s2 3p6', unpaired: 0, outer: 8 },
      source: 'Isoelectronic with argon',
    },
    { inputs: { element: 'H' }, results: { short: '1s1', unpaired: 1, outer: 1 }, source: 'By definition' },
    {
      inputs: { element: 'Na', charge: 2 },
      results: { short: '[He] 2s2 2p5' },
      source: 'By hand: one electron of the neon core is gone',
    },
    { inputs: { element: 'Qq' }, noResult: 'no element', source: 'Periodic table' },
    { inputs: { element: 'He', charge: 2 }, noResult: 'No electron is left', source: 'By definition' },
    { inputs: { element: 'Og', charge: -1 }, noResult: 'so many electrons', source: 'By definition' },
    {
      inputs: { element: 'Cr', charge: 1 },
      results: { short: '[Ar] 3d5', unpaired: 5 },
      cautions: ['ground levels'],
      source: 'NIST: ground level of Cr II',
    },
    {
      inputs: { element: 'Fe', charge: -2 },
      results: { short: '[Ar] 3d8 4s2' },
      cautions: ['its sign'],
      source: 'By hand: that of nickel',
    },
    {
      inputs: { element: 'Mg', charge: -2 },
      results: { short: '[Ne] 3s2 3p2' },
      cautions: ['its sign'],
      source: 'By hand: that of silicon; Mg²⁺ is meant',
    },
    {
      inputs: { element: 'Cl', charge: -2 },
      results: { short: '[Ar] 4s1' },
      cautions: ['its sign'],
      source: 'By hand: that of potassium',
    },
    { inputs: { element: 'C', charge: -4 }, results: { short: '[He] 2s2 2p6' }, source: 'By hand: that of neon' },
    {
      inputs: { element: 'Eu', charge: 2 },
      results: { short: '[Xe] 4f7', unpaired: 7 },
      cautions: ['ground levels'],
      source: 'NIST: ground level of Eu III',
    },
  ],
  notes: [
    'Unpaired electrons of the free atom or ion by Hund’s rule; ligands can pair them. Configurations beyond 103 are predicted.',
  ],
  references: [
    {
      title: 'NIST: Ground Levels and Ionization Energies for the Neutral Atoms',
      url: 'https://www.nist.gov/pml/ground-levels-and-ionization-energies-neutral-atoms',
    },
    { title: 'Housecroft, Sharpe: Inorganic Chemistry, 4th ed., ch. 1 and 25', isbn: '978-0-273-74275-3' },
  ],
});
