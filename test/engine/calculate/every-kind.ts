/** A calculator with an input of every kind, for tests of the calculate path. */
import {
  choice,
  date,
  defineCalculator,
  flag,
  integer,
  list,
  matrix,
  measure,
  money,
  number,
  percent,
  quantity,
  rows,
  text,
  time,
} from '@reckoner/engine';
import type { ArithmeticName } from '@reckoner/engine/authoring/define';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { calculator } from './pilots.js';

/** Every input is optional, so that a test sends just the one that it is about. */
export const everyKindDefinition = defineCalculator({
  title: 'Every kind',
  description: 'Counts the inputs.',
  inputs: {
    length: quantity('m', { label: 'Length', unit: 'in', min: 0, max: 1e6, optional: true }),
    temperature: quantity('K', { label: 'Temperature', unit: '°C', min: -273.15, optional: true }),
    creatinine: measure('mg/dL', { label: 'Creatinine', above: 0, below: 50, optional: true }),
    factor: number({ label: 'Factor', min: 0, max: 1e20, optional: true }),
    count: integer({ label: 'Count', min: 1, max: 1e6, optional: true }),
    rate: percent({ label: 'Rate', above: -100, max: 100, optional: true }),
    price: money({ label: 'Price', min: 0, optional: true }),
    unitPrice: money({ label: 'Unit price', per: 'kg', min: 0, optional: true }),
    method: choice({ simple: 'Simple', custom: 'Custom made' }, { label: 'Method', default: 'simple' }),
    level: choice(
      { 1: { label: 'Low', value: 1.2 }, 2: { label: 'High', value: 1.9 } },
      { label: 'Level', optional: true },
    ),
    custom: number({ label: 'Custom value', min: 0, when: { method: 'custom' } }),
    smoker: flag({ label: 'Smoker' }),
    packs: number({ label: 'Packs', min: 0, default: 1, when: { smoker: true } }),
    on: date({ label: 'Day', min: '1900-01-01', max: '2100-12-31', default: 'today' }),
    at: time({ label: 'Time', optional: true }),
    word: text({
      label: 'Word',
      minLength: 2,
      maxLength: 10,
      pattern: { source: '[A-Za-z0-9]+', says: 'letters and digits' },
      optional: true,
    }),
    values: list(number({ label: 'Value', min: -1000 }), { label: 'Values', minItems: 2, maxItems: 5, optional: true }),
    lengths: list(quantity('m', { label: 'Length' }), { label: 'Lengths', optional: true }),
    m: matrix({ label: 'Matrix', square: true, maxRows: 3, maxColumns: 3, optional: true }),
    flows: rows(
      {
        on: date({ label: 'Date' }),
        amount: money({ label: 'Amount' }),
        kind: choice({ in: 'In', out: 'Out' }, { label: 'Kind', default: 'in' }),
      },
      { label: 'Flows', minItems: 1, maxItems: 3, optional: true },
    ),
    doubled: number({
      label: 'Doubled',
      default: ({ factor }: { factor?: number }) => (factor ?? 1) * 2,
    }),
  },
  outputs: { given: integer({ label: 'Given' }) },
  algorithm: (inputs) => ({ given: Object.values(inputs).filter((value) => value !== undefined).length }),
  explanation: '{given} inputs have a value.',
  examples: [],
  references: [],
});

export function everyKind(arithmetic: ArithmeticName = 'float64'): Calculator {
  // A decimal calculator with a formula, of which only the understanding is tested.
  const { algorithm, ...definition } = everyKindDefinition;
  const formula = algorithm!;
  return calculator({ ...definition, formula }, { arithmetic });
}
