/** A part of another amount: that amount is an input of money that is always there to be taken a part of. */
import { didYouMean, fieldsOf } from '../fields.js';
import type { DefinitionCheck } from './subject.js';

export const shareOf: DefinitionCheck = {
  name: 'share-of',
  definition({ calculator }, report) {
    const { inputs } = calculator.definition;
    for (const { path, name, spec, role, top } of fieldsOf(calculator.definition)) {
      if (spec.kind !== 'money' || spec.shareOf === undefined) continue;
      const at = [...path, 'shareOf'];
      if (role === 'output' || !top || spec.per !== undefined) {
        const what = role === 'output' ? 'a result' : top ? 'a price for one of something' : 'a column';
        report(at, `Nobody writes ${what} as a part of an amount: \`shareOf\` is for inputs.`, 'Leave it out.');
        continue;
      }
      const whole = Object.hasOwn(inputs, spec.shareOf) ? inputs[spec.shareOf] : undefined;
      const amounts = Object.entries(inputs).flatMap(([one, { kind }]) =>
        kind === 'money' && one !== name ? one : [],
      );
      if (whole === undefined) {
        report(
          at,
          `There is no input "${spec.shareOf}" of which "${name}" could be a part.`,
          didYouMean(spec.shareOf, amounts),
        );
      } else if (spec.shareOf === name) {
        report(at, `"${name}" is said to be a part of itself.`, 'Name the whole of which a part is given.');
      } else if (whole.kind !== 'money' || whole.per !== undefined) {
        report(at, `"${spec.shareOf}" is no amount of money.`, 'Name an input of the kind `money` without `per`.');
      } else if (whole.shareOf !== undefined) {
        report(at, `"${spec.shareOf}" may be a part itself.`, `Name the whole: shareOf: '${whole.shareOf}'.`);
      } else if (whole.when !== undefined && JSON.stringify(whole.when) !== JSON.stringify(spec.when)) {
        const mend = 'Name an amount that is always asked for, or give both the same `when`.';
        report(at, `"${spec.shareOf}" is not asked for in each case in which "${name}" is.`, mend);
      }
    }
  },
};
