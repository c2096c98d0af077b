/** Formulas and algorithms leave the lists that they are given as they are: others read them afterwards. */
import { isDeepStrictEqual } from 'node:util';
import { read, runBare } from './run.js';
import type { BehaviourCheck } from './subject.js';

const HELD: ReadonlySet<string> = new Set(['list', 'rows', 'matrix']);

export const unchangedInputs: BehaviourCheck = {
  name: 'unchanged-inputs',
  behaviour({ calculator }, report) {
    const { inputs, examples, equations, algorithm } = calculator.definition;
    const names = Object.keys(inputs).filter((name) => HELD.has(inputs[name]!.kind));
    if (names.length === 0 || equations !== undefined) return;
    // Of lifted formulas, the one on doubles is looked at: it is the same text.
    const native = { ...calculator, arithmetic: 'float64' } as const;
    const changed = new Set<string>();
    for (const example of examples) {
      const understanding = read(native, example.inputs);
      if (!understanding.ok) continue;
      const { values } = understanding.understood;
      const before = structuredClone(values);
      runBare(native, understanding.understood);
      for (const name of names) if (!isDeepStrictEqual(values[name], before[name])) changed.add(name);
    }
    const kind = algorithm ? 'algorithm' : 'formula';
    for (const name of changed) {
      const mend = 'Change a copy: [...list], `sorted(list)`, list.map(…), or { ...record }.';
      report([kind], `The ${kind} changes the input "${name}" that it is given.`, mend);
    }
  },
};
