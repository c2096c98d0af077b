/**
 * Percents say what is usual, as they are often sent as fractions; in packages that ask for it (`reckoner.usual`), so do
 * all numbers but money, whose size depends on the currency. In columns of rows so do masses, forces, loads, pressures and
 * prices of a unit everywhere: there one slip of a unit hides among the other rows.
 */
import type { FieldSpec } from '@reckoner/engine/authoring/kinds';
import { parseUnit, sameDimension } from '@reckoner/engine/units/index';
import { isNumeric } from '../../generate/emit/detail.js';
import { type FieldPlace, fieldsOf } from '../fields.js';
import type { DefinitionCheck } from './subject.js';

const MEND =
  "Add the range in which a sane value lies: usual: [0.5, 40]. Where each allowed value is as usual as any other: usual: 'all'.";

/** Of each a unit: those of such dimensions people mistake for another, as lb for kg, kN for N, or psi for kPa. */
const CONFUSED = ['kg', 'N', 'N/m', 'Pa'].map((unit) => parseUnit(unit));

function isConfused(spec: FieldSpec): boolean {
  if (spec.kind === 'money') return spec.per !== undefined;
  if (spec.kind !== 'quantity' && spec.kind !== 'measure') return false;
  const own = parseUnit(spec.formulaUnit);
  return own.ok && CONFUSED.some((one) => one.ok && sameDimension(own.unit, one.unit));
}

const isColumn = ({ path }: FieldPlace) => path.includes('columns');

export const usualGiven: DefinitionCheck = {
  name: 'usual-given',
  definition({ calculator, file }, report) {
    const ofNumbers = file.plugin.usual === 'numbers';
    for (const field of fieldsOf(calculator.definition)) {
      const { path, name, spec, role } = field;
      if (role === 'output' || !isNumeric(spec) || spec.usual !== undefined) continue;
      if (spec.kind === 'percent') report(path, `The percent "${name}" does not say what is usual.`, MEND);
      else if (ofNumbers && spec.kind !== 'money') {
        const why = 'as every number of this package must (`reckoner.usual`)';
        report(path, `"${name}" does not say what is usual, ${why}.`, MEND);
      } else if (isColumn(field) && isConfused(spec)) {
        report(path, `The column "${name}" does not say what is usual: a slip of a unit hides among rows.`, MEND);
      }
    }
  },
};
