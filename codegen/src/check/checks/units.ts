/** Units exist, formulas get units they can use, and the shown unit measures the same thing as the formula's. */
import type { FieldSpec } from '@reckoner/engine/authoring/kinds';
import { dimensionForFormula, parseUnit, sameDimension } from '@reckoner/engine/units/index';
import { type FieldPlace, fieldsOf } from '../fields.js';
import type { DefinitionCheck, Report } from './subject.js';

/** The unit, or undefined after a report. */
function known(text: string, path: FieldPlace['path'], report: Report) {
  const parsed = parseUnit(text);
  if (parsed.ok) return parsed.unit;
  const mend =
    parsed.suggestion === undefined
      ? "Write a unit such as 'kg', 'm/s' or 'W/(m^2*K)'."
      : `Write '${parsed.suggestion}', or the unit that is meant.`;
  report(path, parsed.message, mend);
  return undefined;
}

function checkField(path: FieldPlace['path'], spec: FieldSpec, report: Report): void {
  if (spec.kind === 'money' && spec.per !== undefined) known(spec.per, [...path, 'per'], report);
  if (spec.kind !== 'quantity' && spec.kind !== 'measure') return;
  const formula = known(spec.formulaUnit, [...path, 'formulaUnit'], report);
  const shown = spec.unit === undefined ? formula : known(spec.unit, [...path, 'unit'], report);
  if (formula === undefined || shown === undefined) return;
  if (!sameDimension(formula, shown)) {
    const message = `The shown unit ${shown.symbol} measures something else than the formula's unit ${formula.symbol}.`;
    report([...path, 'unit'], message, `Show a unit into which ${formula.symbol} can be converted.`);
  }
  if (spec.kind !== 'quantity') return;
  try {
    dimensionForFormula(spec.formulaUnit);
  } catch (error) {
    // The engine's sentence says what is wrong, a colon, and what to write instead.
    const { message } = error as RangeError;
    const colon = message.indexOf(': ');
    const mend = message.slice(colon + 2);
    const what = `${message.slice(0, colon)}.`;
    report([...path, 'formulaUnit'], what, mend.charAt(0).toUpperCase() + mend.slice(1));
  }
}

export const units: DefinitionCheck = {
  name: 'units',
  definition({ calculator }, report) {
    for (const { path, spec } of fieldsOf(calculator.definition)) checkField(path, spec, report);
  },
};
