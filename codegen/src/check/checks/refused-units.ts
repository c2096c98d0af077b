/** What a field refuses in favor of another unit: both are units of its dimension, by the symbols that are read. */
import { parseUnit, sameDimension } from '@reckoner/engine/units/index';
import { fieldsOf } from '../fields.js';
import type { DefinitionCheck } from './subject.js';

export const refusedUnits: DefinitionCheck = {
  name: 'refused-units',
  definition({ calculator }, report) {
    for (const { path, spec, role } of fieldsOf(calculator.definition)) {
      if (!('refusedUnits' in spec) || spec.refusedUnits === undefined) continue;
      const at = [...path, 'refusedUnits'];
      const own = parseUnit(spec.kind === 'money' ? (spec.per ?? '') : (spec.unit ?? spec.formulaUnit));
      if (role === 'output') report(at, 'A result is sent by nobody in another unit.', 'Leave `refusedUnits` out.');
      // What the shown unit lacks is told by the check of units.
      if (role === 'output' || !own.ok) continue;
      for (const [unit, instead] of Object.entries(spec.refusedUnits)) {
        for (const text of [unit, instead]) {
          const parsed = parseUnit(text);
          if (!parsed.ok) report([...at, unit], parsed.message, 'Write the unit that is meant.');
          else if (!sameDimension(parsed.unit, own.unit))
            report([...at, unit], `${text} is no unit that could be sent here.`, 'Leave it out.');
          else if (text === unit && parsed.unit.symbol !== unit)
            report([...at, unit], `${unit} is read as ${parsed.unit.symbol}.`, `Write ${parsed.unit.symbol}.`);
        }
      }
    }
  },
};
