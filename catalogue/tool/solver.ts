/** What a calculator of equations brings along: its equations as trees, and of the solver what they may need. */
import { engineLibrary } from '@reckoner/engine/arithmetic/registry';
import { equationVariables } from '@reckoner/engine/calculate/evaluate/equations-method';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { isolate } from '@reckoner/engine/equations/isolate';
import { equationTrees } from '@reckoner/engine/equations/lifted-equations';
import { countVariables, type Node } from '@reckoner/engine/equations/node';
import { printEquation } from '@reckoner/engine/equations/print';
import { defaultWording } from '@reckoner/engine/equations/sentences';
import { nonNegativeTest } from '@reckoner/engine/equations/signs';
import { determinedBy } from '@reckoner/engine/equations/structure';
import { sufficientSets } from '@reckoner/engine/equations/sufficient';
import type { TreeEquation } from '@reckoner/engine/equations/system';
import type { EquationVariable } from '@reckoner/engine/equations/variables';
import type { SolverText } from '@reckoner/server/web/assets/calculators';
import { type KnownSets, leastBeside } from '../library/lean-solver.js';
import { ALL_OPERATIONS, type Operations, operationsOf } from './operations.js';

const SOLVER = '@reckoner/engine/calculate/evaluate/equations-method';

/** Whatever equations may need: for those that are known only when something is chosen, or that call functions. */
const WHOLE: readonly string[] = ['printEquation', 'rationalRoots', 'scannedRoots', 'solveBlock', 'sufficientSets'];

/** A table of sets for so many variables takes no time to be made. */
const MOST_VARIABLES = 12;
/** A longer one weighs more than what finds the sets. */
const LONGEST_TABLE = 1000;

interface System {
  readonly equations: readonly TreeEquation[];
  readonly variables: readonly EquationVariable[];
}

/** A tree as a call that makes it; undefined where it has something in it that is no plain arithmetic. */
function treeText(node: Node): string | undefined {
  switch (node.kind) {
    case 'constant':
      return Number.isFinite(node.value) ? `constantNode(${Object.is(node.value, -0) ? '-0' : node.value})` : undefined;
    case 'variable':
      return `variableNode(${JSON.stringify(node.name)})`;
    case 'unary': {
      const of = treeText(node.of);
      return of && `unaryNode("${node.op}", ${of})`;
    }
    case 'binary': {
      const [left, right] = [treeText(node.left), treeText(node.right)];
      return left && right && `binaryNode("${node.op}", ${left}, ${right})`;
    }
    case 'call':
      return undefined;
  }
}

function equationText(equation: TreeEquation, { variables }: System): string | undefined {
  const [left, right] = [treeText(equation.left), treeText(equation.right)];
  if (left === undefined || right === undefined) return undefined;
  const { labelOf } = defaultWording(new Map(variables.map((variable) => [variable.name, variable])));
  return `{ ...treeEquation(${left}, ${right}), text: ${JSON.stringify(printEquation(equation, labelOf))} }`;
}

/** Whether each equation has an inverse in closed form for each of its variables, whatever the values of the others. */
function areInvertible({ equations, variables }: System): boolean {
  const nonNegative = nonNegativeTest(new Map(variables.map((variable) => [variable.name, variable])));
  return equations.every(({ left, right }) =>
    [...countVariables(right, countVariables(left))].every(
      ([name, count]) => count === 1 && isolate(left, right, name, nonNegative) !== undefined,
    ),
  );
}

/**
 * Whether equations may have to be solved together: some of them lead from variable to variable in a circle. Without one
 * so many equations have more variables than they can fix, also where values make some of these drop out.
 */
function mayBeShared({ equations }: System): boolean {
  const roots = new Map<string, string>();
  const rootOf = (name: string): string => (roots.has(name) ? rootOf(roots.get(name)!) : name);
  return equations.some((equation, place) =>
    equation.variables.some((name) => {
      const [one, other] = [rootOf(name), rootOf(`equation ${place}`)];
      if (one !== other) roots.set(one, other);
      return one === other;
    }),
  );
}

function* subsets(names: readonly string[]): Generator<readonly string[]> {
  for (let bits = 0; bits < 2 ** names.length; bits++) yield names.filter((_, place) => (bits >> place) & 1);
}

/** Whether the solver asks what else to give. */
function areTooFew({ equations, variables }: System, known: readonly string[]): boolean {
  const unknowns = variables.filter(({ name }) => !known.includes(name));
  const determined = determinedBy(
    equations,
    unknowns.map(({ name }) => name),
  );
  if (variables.every(({ optional }) => optional)) return determined.size === 0 && unknowns.length > 0;
  return unknowns.some(({ name, optional }) => !optional && !determined.has(name));
}

/** What can be told of what is missing beside any known variables; undefined where that takes a long table. */
function tableOfSets(system: System): KnownSets | undefined {
  const { equations, variables } = system;
  const names = variables.map(({ name }) => name);
  if (names.length > MOST_VARIABLES) return undefined;
  const asked = [...subsets(names)].filter((known) => known.length === 0 || areTooFew(system, known));
  const answers = asked.map((known) => sufficientSets(equations, variables, known));
  const whole = asked.flatMap((known, place) => answers[place]!.map((set) => [...known, ...set]));
  const isLeast = (set: readonly string[]) =>
    !whole.some((other) => other.length < set.length && other.every((name) => set.includes(name)));
  const inOrder = (set: readonly string[]) => names.filter((name) => set.includes(name)).join(' ');
  const sets = [...new Set(whole.filter(isLeast).map(inOrder))];
  const textOf = (answer: readonly (readonly string[])[]) => answer.map((set) => set.join(' '));
  const others = asked.flatMap((known, place) => {
    const answer = textOf(answers[place]!);
    const isSame = JSON.stringify(textOf(leastBeside({ sets }, names, known))) === JSON.stringify(answer);
    return isSame ? [] : [[known.join(' '), answer] as const];
  });
  const table = others.length === 0 ? { sets } : { sets, others: Object.fromEntries(others) };
  return JSON.stringify(table).length <= LONGEST_TABLE ? table : undefined;
}

function partsOf(system: System, sets: KnownSets | undefined): readonly string[] {
  const shared = mayBeShared(system);
  // What is left of shared equations when an unknown is eliminated may be any equation.
  const closed = !shared && areInvertible(system);
  return [
    ...(closed ? [] : ['rationalRoots', 'scannedRoots']),
    ...(shared ? ['solveBlock'] : []),
    ...(sets === undefined ? ['sufficientSets'] : []),
  ];
}

/** Imports of the solver, and gives these parts and operations to it. */
function knowText(names: readonly string[], parts: readonly string[], { unary, binary }: Operations): string {
  const imports = ['knowOperations', 'knowSolver', ...names, ...parts, ...unary, ...binary];
  return `import { ${imports.join(', ')} } from '${SOLVER}';
knowOperations({ ${unary.join(', ')} }, { ${binary.join(', ')} });
${parts.length === 0 ? '' : `knowSolver({ ${parts.join(', ')} });\n`}`;
}

/** What makes trees. */
const MAKERS = ['binaryNode', 'constantNode', 'treeEquation', 'unaryNode', 'variableNode'];

/** Undefined where its equations depend on what is chosen, or are more than plain arithmetic. */
function textOfSystem(calculator: Calculator): string | undefined {
  const { definition, lifted } = calculator;
  if (Object.keys(definition.inputs).some((name) => !Object.hasOwn(definition.outputs, name))) return undefined;
  const variables = equationVariables(calculator);
  const names = variables.map(({ name }) => name);
  const system: System = { variables, equations: equationTrees(engineLibrary, lifted!, names) };
  const texts = system.equations.map((equation) => equationText(equation, system));
  if (texts.includes(undefined)) return undefined;
  const sets = tableOfSets(system);
  const parts = partsOf(system, sets);
  return [
    knowText(['knowSets', 'solverOf', ...MAKERS], parts, operationsOf(system.equations)),
    `const equations = [${texts.join(', ')}];\n`,
    sets === undefined ? '' : `knowSets(equations, ${JSON.stringify(sets)});\n`,
  ].join('');
}

/** How the calculator's module solves its equations. */
export function solverText(calculator: Calculator): SolverText {
  const own = textOfSystem(calculator);
  if (own !== undefined) return { head: own, method: 'solverOf(() => equations)' };
  return { head: knowText([], WHOLE, ALL_OPERATIONS) };
}
