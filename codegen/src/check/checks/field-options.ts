/** A field has the options of its kind and no others: one that nothing reads would be a bound that vanished. */
import type { FieldSpec } from '@reckoner/engine/authoring/kinds';
import { didYouMean, fieldsOf } from '../fields.js';
import type { DefinitionCheck } from './subject.js';

const COMMON = ['label', 'help', 'symbol', 'optional', 'when', 'formerly'] as const;
const BOUNDS = ['min', 'max', 'above', 'below'] as const;
const NUMERIC = [...COMMON, ...BOUNDS, 'default', 'places', 'digits', 'usual', 'confusedWith'] as const;
const QUANTITY = [...NUMERIC, 'formulaUnit', 'unit', 'text', 'regional', 'refusedUnits'] as const;

type OptionsOf<Kind> = Exclude<keyof Extract<FieldSpec, { readonly kind: Kind }>, 'kind'>;

/** Those that the types in `authoring/kinds` have, to which TypeScript holds authors as well. */
const OPTIONS: { readonly [Kind in FieldSpec['kind']]: readonly OptionsOf<Kind>[] } = {
  quantity: QUANTITY,
  measure: QUANTITY,
  number: [...NUMERIC, 'text'],
  integer: NUMERIC,
  percent: [...NUMERIC, 'text'],
  money: [...NUMERIC, 'per', 'shareOf', 'refusedUnits'],
  choice: [...COMMON, 'options', 'default'],
  flag: [...COMMON, 'default'],
  date: [...COMMON, 'min', 'max', 'default'],
  time: [...COMMON, 'default'],
  text: [...COMMON, 'minLength', 'maxLength', 'pattern', 'default'],
  list: [...COMMON, 'minItems', 'maxItems', 'default', 'of'],
  matrix: [...COMMON, ...BOUNDS, 'maxRows', 'maxColumns', 'square', 'default'],
  rows: [...COMMON, 'minItems', 'maxItems', 'columns'],
  category: [...COMMON, 'of', 'classes'],
  table: [...COMMON, 'columns'],
};

const REQUIRED = 'Leave it out: an input has to be sent unless it has a `default` or is `optional: true`.';

export const fieldOptions: DefinitionCheck = {
  name: 'field-options',
  definition({ calculator }, report) {
    for (const { path, name, spec } of fieldsOf(calculator.definition)) {
      const known = (OPTIONS as Readonly<Record<string, readonly string[]>>)[spec?.kind];
      if (known === undefined) continue;
      for (const option of Object.keys(spec)) {
        if (option === 'kind' || known.includes(option)) continue;
        const mend = option === 'required' || option === 'mandatory' ? REQUIRED : didYouMean(option, known);
        report(
          [...path, option],
          `A ${spec.kind} has no option \`${option}\`, so that it does nothing for "${name}".`,
          mend,
        );
      }
    }
  },
};
