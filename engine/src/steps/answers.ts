/** What worked steps are asked for, and how they end: in the value of the answer. */
import type { OutputSpec } from '../authoring/kinds.js';
import { currencyOf } from '../calculate/present/currency.js';
import { formatResult } from '../calculate/present/format.js';
import { showUnit } from '../calculate/read/unit.js';
import type { Calculator, ResultValue, Understood } from '../calculate/types.js';
import { shortText } from './numerals.js';
import { type Side, valueSide, wordsSide } from './write.js';

export interface Asked {
  readonly calculator: Calculator;
  readonly understood: Understood;
  /** As they are answered. */
  readonly results: Readonly<Record<string, ResultValue>>;
  /** The LaTeX symbols of fields in the printed formula. */
  readonly symbols: Readonly<Record<string, string>>;
}

/** An output's value as the formula gives it, then as it is answered where that is another number. */
export function resultSides({ calculator, understood, results }: Asked, name: string, number: number): Side[] {
  const spec: OutputSpec = calculator.definition.outputs[name]!;
  const result = results[name]!;
  switch (spec.kind) {
    case 'quantity':
    case 'measure': {
      const own = valueSide(number, showUnit(spec.formulaUnit));
      return result.unit === showUnit(spec.formulaUnit) ? [own] : [own, valueSide(result.value as number, result.unit)];
    }
    case 'percent':
      return [valueSide(number, ''), valueSide(result.value as number, '%')];
    case 'money': {
      const amount = formatResult(spec, result, currencyOf(understood.currency)!);
      return [valueSide(number, ''), wordsSide(amount, Number(shortText(number)) !== result.value)];
    }
    case 'time':
      return [valueSide(number, 's'), wordsSide(String(result.value))];
    case 'date':
    case 'text':
    case 'category':
    case 'matrix':
    case 'table':
      return [valueSide(number, ''), wordsSide(String(result.value))];
    default:
      return [valueSide(result.value as number, '')];
  }
}
