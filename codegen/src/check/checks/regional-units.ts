/** The units for readers of other unit systems are units of the field, and its page can offer them. */
import { acceptedUnits, parseUnit, sameDimension, type Unit, unitOf } from '@reckoner/engine/units/index';
import { UNIT_SYSTEMS } from '@reckoner/engine/units/unit-systems';
import { type FieldPlace, fieldsOf } from '../fields.js';
import type { DefinitionCheck, Report } from './subject.js';

const WRITE = "Write true, false, 'height', or units by system: { us: 'yd^3' }.";

function checkUnit(path: FieldPlace['path'], text: unknown, shown: Unit, report: Report): void {
  const parsed = parseUnit(String(text));
  if (!parsed.ok) {
    report(path, parsed.message, `Write the unit that is meant, one that can stand for ${shown.symbol}.`);
  } else if (!sameDimension(parsed.unit, shown)) {
    const message = `The unit ${parsed.unit.symbol} measures something else than the shown unit ${shown.symbol}.`;
    report(path, message, `Write a unit into which ${shown.symbol} can be converted.`);
  } else if (!acceptedUnits(shown).includes(parsed.unit.symbol)) {
    const message = `The unit ${parsed.unit.symbol} is not among those that pages offer for ${shown.symbol}.`;
    report(path, message, `Offered are ${acceptedUnits(shown).join(', ')}.`);
  }
}

export const regionalUnits: DefinitionCheck = {
  name: 'regional-units',
  definition({ calculator }, report) {
    for (const { path, name, spec, role } of fieldsOf(calculator.definition)) {
      if ((spec.kind !== 'quantity' && spec.kind !== 'measure') || spec.regional === undefined) continue;
      const { regional } = spec;
      const at = [...path, 'regional'];
      const parsed = parseUnit(spec.unit ?? spec.formulaUnit);
      // What the shown unit lacks is told by the check of units.
      if (!parsed.ok) continue;
      if (regional === 'height') {
        if (role === 'output')
          report(at, 'Results are not written in feet and inches.', "Name one unit: regional: { us: 'in', uk: 'in' }.");
        else if (!sameDimension(parsed.unit, unitOf('ft')))
          report(at, `"${name}" is no length that could be told in feet and inches.`, 'Leave `regional` out.');
      } else if (typeof regional === 'object' && regional !== null) {
        for (const [system, unit] of Object.entries(regional)) {
          if ((UNIT_SYSTEMS as readonly string[]).includes(system))
            checkUnit([...at, system], unit, parsed.unit, report);
          else
            report([...at, system], `There is no unit system "${system}".`, `Use one of: ${UNIT_SYSTEMS.join(', ')}.`);
        }
      } else if (typeof regional !== 'boolean') {
        report(at, `\`regional\` is ${JSON.stringify(regional)}.`, WRITE);
      }
    }
  },
};
