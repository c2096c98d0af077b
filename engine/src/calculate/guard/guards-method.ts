/**
 * What stands guard over answers: requirements between inputs, the definition's cautions, and inputs that are not as
 * usual. Calculators that have none of them do without this module.
 */
import type { CautionLevel, CautionRule } from '../../authoring/define.js';
import type { GuardsMethod } from '../evaluate/methods.js';
import { fillIn, nativeValues } from '../present/explain.js';
import type { Calculator, Caution, RawResults, Results, Understood } from '../types.js';
import { brokenRequirements, givenAmong, sentenceOf } from './requirements.js';
import { meantInstead, type UnitsFor, unusualInputs, unusualSolutions } from './usual.js';

const ORDER: readonly CautionLevel[] = ['danger', 'caution', 'note'];

/** @param unitsFor The units that people may have meant in place of a shown one. */
export function guardsMethod(unitsFor: UnitsFor): GuardsMethod {
  return {
    broken(calculator, understood, values, results, except) {
      return brokenRequirements(calculator, values, understood.inputs, except).map((broken) => {
        const { rule, row } = broken;
        const sentence = fillIn(calculator, understood, results, sentenceOf(broken, values));
        if (rule.each === undefined) return { path: [rule.field], message: sentence };
        const { label, kind } = calculator.definition.inputs[rule.each]!;
        const place = `“${label}”, ${kind === 'rows' ? 'row' : 'item'} ${row! + 1}`;
        const path = [rule.each, row!, ...(rule.field === undefined ? [] : [rule.field])];
        return { path, message: `${place}: ${sentence}` };
      });
    },
    meant(spec, value, sentUnit) {
      return meantInstead(spec, value, unitsFor, sentUnit);
    },
    cautions(calculator, understood, raw, results) {
      const all = [
        ...ruled(calculator, understood, raw, results),
        ...unusualInputs(calculator, understood, unitsFor),
        ...unusualSolutions(calculator, understood, results, unitsFor),
      ];
      // Sorting is stable: what is of the same level stays as the author wrote it.
      return all.sort((one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level));
    },
  };
}

function ruled(calculator: Calculator, understood: Understood, raw: RawResults, results: Results): readonly Caution[] {
  const rules = calculator.definition.cautions as readonly CautionRule<object>[] | undefined;
  if (rules === undefined) return [];
  const values = nativeValues(calculator, understood, raw);
  const given = givenAmong(understood.inputs);
  return rules
    .filter(({ when }) => when(values, given))
    .map(({ level, says }) => ({
      level,
      message: fillIn(calculator, understood, results, typeof says === 'function' ? says(values, given) : says),
    }));
}
