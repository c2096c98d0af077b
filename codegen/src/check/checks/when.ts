/** `when` names other inputs and values that they can have. */
import { didYouMean, fieldsOf } from '../fields.js';
import type { DefinitionCheck } from './subject.js';

export const when: DefinitionCheck = {
  name: 'when',
  definition({ calculator }, report) {
    const { inputs } = calculator.definition;
    for (const { path, name, spec, top } of fieldsOf(calculator.definition)) {
      if (spec.when === undefined) continue;
      if (!top) {
        report([...path, 'when'], 'A column or element cannot have `when`.', 'Put it on the whole input.');
        continue;
      }
      for (const [other, given] of Object.entries(spec.when)) {
        const place = [...path, 'when', other];
        const target = inputs[other];
        if (target === undefined || (other === name && path[0] === 'inputs')) {
          const names = Object.keys(inputs).filter((one) => one !== name);
          report(place, `\`when\` names "${other}", which is no other input.`, didYouMean(other, names));
          continue;
        }
        for (const value of Array.isArray(given) ? given : [given]) {
          if (target.kind === 'choice') {
            const keys = Object.keys(target.options);
            if (!keys.includes(String(value))) {
              report(place, `"${value}" is not an option of "${other}".`, didYouMean(String(value), keys));
            }
          } else if (target.kind !== 'flag') {
            report(
              place,
              `"${other}" is a ${target.kind}; \`when\` looks at a choice or a flag.`,
              'Name a choice or a flag.',
            );
          } else if (typeof value !== 'boolean') {
            report(
              place,
              `"${other}" is a flag, so its value is true or false, not "${value}".`,
              'Write true or false.',
            );
          }
        }
      }
    }
  },
};
