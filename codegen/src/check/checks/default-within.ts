/** What a default gives that follows other inputs is itself allowed, at examples and samples. */
import { hasComputedDefault } from './draws.js';
import { tryRead } from './run.js';
import { inWords, samplesOf } from './samples.js';
import type { BehaviourCheck } from './subject.js';

/** Points besides the examples. */
const INSIDE = 20;

export const defaultWithin: BehaviourCheck = {
  name: 'default-within',
  behaviour({ calculator }, report) {
    const { inputs, examples } = calculator.definition;
    const computed = Object.keys(inputs).filter((name) => hasComputedDefault(inputs[name]!));
    if (computed.length === 0) return;
    const known = examples.filter((example) => example.refused === undefined).map((example) => example.inputs);
    const samples = [...known, ...samplesOf(inputs, known, INSIDE).inside];
    for (const name of computed) {
      for (const sample of samples) {
        const { [name]: _, ...rest } = sample;
        const understanding = tryRead(calculator, rest);
        if ('failure' in understanding || understanding.ok) continue;
        const issue = understanding.issues.find(({ pointer }) => pointer === `/inputs/${name}`);
        if (issue === undefined || issue.code === 'required' || issue.code === 'conflict') continue;
        const mend = 'Keep it within by Math.min and Math.max, or widen the bounds.';
        report(
          ['inputs', name, 'default'],
          `With ${inWords(rest, 80)}, the default of "${name}" is not allowed: ${issue.message}`,
          mend,
        );
        break;
      }
    }
  },
};
