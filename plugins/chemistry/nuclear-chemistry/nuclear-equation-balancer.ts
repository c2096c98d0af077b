import { defineCalculator, integer, noResult, text } from '@reckoner/engine';
import { ELEMENTS, elementNamed, elementOf } from '../shared/elements.js';

interface Species {
  readonly mass: number;
  readonly charge: number;
}

const PARTICLES: Readonly<Record<string, Species>> = {
  n: { mass: 1, charge: 0 },
  p: { mass: 1, charge: 1 },
  d: { mass: 2, charge: 1 },
  t: { mass: 3, charge: 1 },
  alpha: { mass: 4, charge: 2 },
  α: { mass: 4, charge: 2 },
  'e-': { mass: 0, charge: -1 },
  'beta-': { mass: 0, charge: -1 },
  'β-': { mass: 0, charge: -1 },
  'e+': { mass: 0, charge: 1 },
  'beta+': { mass: 0, charge: 1 },
  'β+': { mass: 0, charge: 1 },
  gamma: { mass: 0, charge: 0 },
  γ: { mass: 0, charge: 0 },
  nu: { mass: 0, charge: 0 },
  ν: { mass: 0, charge: 0 },
};

/** What is left over has these names: the particles that have no element symbol. */
const NAMES: Readonly<Record<string, { readonly name: string; readonly written: string }>> = {
  '0,0': { name: 'gamma ray or neutrino', written: 'gamma' },
  '1,0': { name: 'neutron (n)', written: 'n' },
  '1,1': { name: 'proton (p, H-1)', written: 'p' },
  '4,2': { name: 'alpha particle (He-4)', written: 'alpha' },
  '0,-1': { name: 'electron (beta-)', written: 'beta-' },
  '0,1': { name: 'positron (beta+)', written: 'beta+' },
};

const BETA = /beta[-−+]|β[-−+]|(?:^|[\s>→])e[-−+]/;
const NEUTRINO = /nu|ν/;

/** Mass number A and charge Z are the same on both sides: the one missing species follows. */
export default defineCalculator({
  title: 'Nuclear equation balancer',
  description: 'The missing nuclide or particle of a nuclear equation from the conservation of mass number and charge.',
  keywords: ['radioactive decay equation', 'alpha decay', 'beta decay', 'fission', 'transmutation', 'missing nuclide'],
  inputs: {
    equation: text({
      label: 'Equation with one question mark',
      help: 'Such as U-238 -> Th-234 + ?, or n + U-235 -> Ba-141 + Kr-92 + ?. Particles: n, p, d, t, alpha, beta-, beta+, gamma, nu.',
      minLength: 3,
      maxLength: 200,
    }),
    count: integer({ label: 'How many of the missing species', min: 1, max: 20, default: 1 }),
  },
  outputs: {
    missing: text({ label: 'Missing species' }),
    massNumber: integer({ label: 'Mass number', symbol: 'A' }),
    charge: integer({ label: 'Atomic number or charge', symbol: 'Z' }),
    balanced: text({ label: 'Balanced equation' }),
  },
  algorithm: ({ equation, count }) => {
    const sides = equation.split(/-->|->|=>|→/);
    if (sides.length !== 2) throw noResult('Write the equation with one arrow (->) between its sides.');
    const [left, right] = sides.map((side) => side.split(/\s\+\s/).map((part) => part.trim()));
    const parts = [...left!.map((name) => ({ name, sign: 1 })), ...right!.map((name) => ({ name, sign: -1 }))];
    const unknown = parts.filter(({ name }) => name === '?');
    if (unknown.length !== 1)
      throw noResult('Put one question mark in place of the missing species, and spaces around +.');
    let mass = 0;
    let charge = 0;
    for (const { name, sign } of parts) {
      if (name === '?') continue;
      const { factor, species } = speciesOf(name);
      mass -= sign * factor * species.mass;
      charge -= sign * factor * species.charge;
    }
    const massNumber = (mass * unknown[0]!.sign) / count;
    const number = (charge * unknown[0]!.sign) / count;
    if (mass % count !== 0 || charge % count !== 0)
      throw noResult('What is missing cannot be divided into that many equal species.');
    const missing = nameOf(massNumber, number);
    const written = `${count > 1 ? `${count} ` : ''}${NAMES[`${massNumber},${number}`]?.written ?? missing}`;
    const side = (names: readonly string[]) => names.map((name) => (name === '?' ? written : name)).join(' + ');
    return { missing, massNumber, charge: number, balanced: `${side(left!)} → ${side(right!)}` };
  },
  explanation: ({ count }) =>
    count === 1
      ? 'Missing: {missing}, with mass number {massNumber} and charge {charge}.'
      : 'Missing: {count} times {missing}, each with mass number {massNumber} and charge {charge}.',
  cautions: [
    {
      level: 'note',
      when: ({ equation, massNumber, charge }) =>
        ((massNumber === 0 && Math.abs(charge) === 1) || BETA.test(equation)) &&
        !NEUTRINO.test(equation) &&
        (massNumber !== 0 || charge !== 0),
      says: 'In beta decay and electron capture a neutrino or antineutrino leaves too, which these numbers do not show.',
    },
  ],
  examples: [
    {
      inputs: { equation: 'U-238 -> Th-234 + ?' },
      results: {
        missing: 'alpha particle (He-4)',
        massNumber: 4,
        charge: 2,
        balanced: 'U-238 → Th-234 + alpha',
      },
      source: 'By hand: 238 - 234, 92 - 90',
    },
    {
      inputs: { equation: 'C-14 -> ? + beta-' },
      results: { missing: 'N-14', massNumber: 14, charge: 7, balanced: 'C-14 → N-14 + beta-' },
      cautions: ['neutrino'],
      source: 'OpenStax: Chemistry 2e, §21.3',
    },
    {
      inputs: { equation: 'n + 235U -> Ba-141 + Kr-92 + ?', count: 3 },
      results: { missing: 'neutron (n)', massNumber: 1, charge: 0, balanced: 'n + 235U → Ba-141 + Kr-92 + 3 n' },
      source: 'OpenStax: Chemistry 2e, §21.4: 3 neutrons',
    },
    {
      inputs: { equation: 'Al-27 + alpha -> ? + n' },
      results: { missing: 'P-30', massNumber: 30, charge: 15 },
      source: 'By hand: 27 + 4 - 1, 13 + 2 (Joliot and Curie, 1934)',
    },
    {
      inputs: { equation: '? -> Ne-22 + e+' },
      results: { missing: 'Na-22', massNumber: 22, charge: 11 },
      cautions: ['neutrino'],
      source: 'By hand: 10 + 1',
    },
    {
      inputs: { equation: 'K-40 + ? -> Ar-40' },
      results: { missing: 'electron (beta-)', massNumber: 0, charge: -1, balanced: 'K-40 + beta- → Ar-40' },
      cautions: ['neutrino'],
      source: 'By hand: electron capture',
    },
    {
      inputs: { equation: 'Tc-99 -> Tc-99 + ?' },
      results: { missing: 'gamma ray or neutrino', massNumber: 0, charge: 0 },
      source: 'By hand',
    },
    {
      inputs: { equation: 'p + B-11 -> 2 alpha + ?' },
      results: { missing: 'alpha particle (He-4)' },
      source: 'By hand: 12 - 8, 6 - 4',
    },
    {
      inputs: { equation: 'n + 235U -> Ba-141 + ? + 3n' },
      results: { missing: 'Kr-92', massNumber: 92, charge: 36, balanced: 'n + 235U → Ba-141 + Kr-92 + 3n' },
      source: 'By hand: 236 - 141 - 3, 92 - 56',
    },
    {
      inputs: { equation: 'H-3 -> He-3 + ? + nu' },
      results: { missing: 'electron (beta-)', massNumber: 0, charge: -1 },
      source: 'By hand: 1 - 2; the neutrino is there',
    },
    { inputs: { equation: 'U-238 + Th-234' }, noResult: 'one arrow', source: 'By definition' },
    { inputs: { equation: 'U-238 -> Th-234' }, noResult: 'one question mark', source: 'By definition' },
    { inputs: { equation: 'Qq-5 -> ?' }, noResult: 'cannot be read', source: 'By definition' },
    { inputs: { equation: 'He-4 -> C-12 + ?' }, noResult: 'no nuclide', source: 'By hand: A = -8' },
    { inputs: { equation: 'C-2 -> ?' }, noResult: 'fewer nucleons', source: 'By hand: A = 2 < Z = 6' },
    {
      inputs: { equation: 'U-235 -> Ba-141 + Kr-92 + ?', count: 3 },
      noResult: 'cannot be divided',
      source: 'By hand: 2 neutrons are left',
    },
    {
      inputs: { equation: 'D-2 + T-3 -> helium-4 + ?' },
      results: { missing: 'neutron (n)', massNumber: 1, charge: 0 },
      source: 'By hand: 5 - 4, 2 - 2',
    },
  ],
  notes: ['Only mass number and charge are balanced: whether the reaction happens is left open.'],
  references: [{ title: 'OpenStax: Chemistry 2e, §21.2 Nuclear Equations' }],
});

/** A number before a particle counts without a space too, as in 3n; before an element it is the mass number. */
const COUNTED = /^(?:(\d+)(?:\s+|(?=(?:n|p|d|t|alpha|α|e[-−+]|beta[-−+]|β[-−+]|gamma|γ|nu|ν)$)))?(.*)$/;

function speciesOf(written: string): { factor: number; species: Species } {
  const [, times, name = ''] = COUNTED.exec(written)!;
  const factor = Number(times ?? 1);
  const particle = PARTICLES[name.replace('−', '-')];
  if (particle !== undefined) return { factor, species: particle };
  const match = /^(?:([A-Za-z]+)-?(\d{1,3})|(\d{1,3})-?([A-Za-z]+?))m?$/.exec(name);
  const symbol = match?.[1] ?? match?.[4] ?? '';
  const element = elementOf(symbol) ?? (symbol.length > 2 ? elementNamed(symbol) : undefined);
  if (match === null || element === undefined)
    throw noResult(`"${name}" cannot be read: write nuclides as U-238 and put spaces around +.`);
  // Deuterium and tritium have symbols of their own, and stand in no place but hydrogen's.
  const charge = Math.max(ELEMENTS.indexOf(element) + 1, 1);
  const mass = Number(match[2] ?? match[3]);
  if (mass < charge) throw noResult(`"${name}" has fewer nucleons than protons.`);
  return { factor, species: { mass, charge } };
}

function nameOf(mass: number, charge: number): string {
  const particle = NAMES[`${mass},${charge}`];
  if (particle !== undefined) return particle.name;
  const element = ELEMENTS[charge - 1];
  if (element === undefined || mass < charge)
    throw noResult(
      `There is no nuclide with mass number ${mass} and charge ${charge}: look at the equation again. Where several alike are missing, say how many.`,
    );
  return `${element.symbol}-${mass}`;
}
