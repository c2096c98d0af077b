/**
 * Percents say what is usual, as they are often sent as fractions; in packages that ask for it (`reckoner.usual`), so do
 * all numbers but money, whose size depends on the currency.
 */
import { isNumeric } from '../../generate/emit/detail.js';
import { fieldsOf } from '../fields.js';
import type { DefinitionCheck } from './subject.js';

const MEND =
  "Add the range in which a sane value lies: usual: [0.5, 40]. Where each allowed value is as usual as any other: usual: 'all'.";

export const usualGiven: DefinitionCheck = {
  name: 'usual-given',
  definition({ calculator, file }, report) {
    const ofNumbers = file.plugin.usual === 'numbers';
    for (const { path, name, spec, role } of fieldsOf(calculator.definition)) {
      if (role === 'output' || !isNumeric(spec) || spec.usual !== undefined) continue;
      if (spec.kind === 'percent') report(path, `The percent "${name}" does not say what is usual.`, MEND);
      else if (ofNumbers && spec.kind !== 'money') {
        const why = 'as every number of this package must (`reckoner.usual`)';
        report(path, `"${name}" does not say what is usual, ${why}.`, MEND);
      }
    }
  },
};
