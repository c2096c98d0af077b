/** Types of the authoring contract; looked at by the compiler, never run. */
import {
  category,
  choice,
  date,
  defineCalculator,
  defineEquations,
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
  table,
  text,
  time,
} from '@reckoner/engine';
import { expectTypeOf, test } from 'vitest';

const base = { title: 't', description: 'd', explanation: 'e', examples: [], references: [] };

test('a formula receives its inputs by name and kind', () => {
  defineCalculator({
    ...base,
    inputs: {
      mass: quantity('kg', { label: 'Mass', min: 0 }),
      extra: number({ label: 'Extra', optional: true }),
      sex: choice({ male: 'Male', female: 'Female' }, { label: 'Sex' }),
      activity: choice({ low: { label: 'Low', value: 1.2 } }, { label: 'Activity' }),
      smoker: flag({ label: 'Smoker' }),
      values: list(number({ label: 'Value' }), { label: 'Values' }),
      flows: rows({ on: date({ label: 'Date' }), amount: money({ label: 'Amount' }) }, { label: 'Flows' }),
      m: matrix({ label: 'M' }),
    },
    outputs: {
      energy: quantity('J', { label: 'Energy' }),
      rate: percent({ label: 'Rate', optional: true }),
      klass: category(['Low', 'High'], { label: 'Class' }),
      schedule: table({ n: integer({ label: 'n' }), paid: money({ label: 'Paid' }) }, { label: 'Schedule' }),
    },
    formula: (inputs) => {
      expectTypeOf(inputs.mass).toEqualTypeOf<number>();
      expectTypeOf(inputs.extra).toEqualTypeOf<number | undefined>();
      expectTypeOf(inputs.sex).toEqualTypeOf<'male' | 'female'>();
      expectTypeOf(inputs.activity).toEqualTypeOf<number>();
      expectTypeOf(inputs.smoker).toEqualTypeOf<boolean>();
      expectTypeOf(inputs.values).toEqualTypeOf<number[]>();
      expectTypeOf(inputs.flows[0]!.amount).toEqualTypeOf<number>();
      expectTypeOf(inputs.m).toEqualTypeOf<number[][]>();
      return { energy: 1, klass: 'Low', schedule: [{ n: 1, paid: 2 }] };
    },
  });
});

test('renaming an input or forgetting an output is a type error', () => {
  defineCalculator({
    ...base,
    inputs: { mass: quantity('kg', { label: 'Mass' }) },
    outputs: { energy: quantity('J', { label: 'Energy' }) },
    // @ts-expect-error there is no input named weight
    formula: ({ weight }) => ({ energy: weight }),
  });
  defineCalculator({
    ...base,
    inputs: { mass: quantity('kg', { label: 'Mass' }) },
    outputs: { energy: quantity('J', { label: 'Energy' }) },
    // @ts-expect-error the output energy is missing
    formula: ({ mass }) => ({ power: mass }),
  });
  defineCalculator({
    ...base,
    inputs: { mass: quantity('kg', { label: 'Mass' }) },
    outputs: { klass: category(['Low', 'High'], { label: 'Class' }) },
    // @ts-expect-error Medium is not one of the classes
    formula: ({ mass }) => ({ klass: mass > 1 ? 'Medium' : 'Low' }),
  });
  defineCalculator({
    ...base,
    inputs: { sex: choice({ male: 'Male', female: 'Female' }, { label: 'Sex' }) },
    outputs: { y: number({ label: 'y' }) },
    // @ts-expect-error no option is named man
    formula: ({ sex }) => ({ y: sex === 'man' ? 1 : 0 }),
  });
});

test('defaults take back what optional gave, and optional columns may be missing', () => {
  defineCalculator({
    ...base,
    inputs: {
      on: date({ label: 'Day', optional: true }),
      at: time({ label: 'Time', default: '12:00' }),
      word: text({ label: 'Word', optional: true }),
      dose: measure('mg', { label: 'Dose', default: 5 }),
    },
    outputs: {
      due: date({ label: 'Due', optional: true }),
      rise: time({ label: 'Rise' }),
      product: matrix({ label: 'Product' }),
      note: text({ label: 'Note' }),
      steps: table({ n: integer({ label: 'n' }), note: text({ label: 'Note', optional: true }) }, { label: 'Steps' }),
    },
    formula: ({ on, at, word, dose }) => {
      expectTypeOf(on).toEqualTypeOf<number | undefined>();
      expectTypeOf(at).toEqualTypeOf<number>();
      expectTypeOf(word).toEqualTypeOf<string | undefined>();
      expectTypeOf(dose).toEqualTypeOf<number>();
      return { note: 'x', rise: at, product: [[1, 2]], steps: [{ n: 1 }, { n: 2, note: 'last' }] };
    },
  });
  defineCalculator({
    ...base,
    inputs: {},
    outputs: { product: matrix({ label: 'Product' }) },
    // @ts-expect-error a matrix is an array of rows
    formula: () => ({ product: [1, 2] }),
  });
  defineCalculator({
    ...base,
    inputs: {},
    outputs: { rise: time({ label: 'Rise' }) },
    // @ts-expect-error a time is returned in seconds, not as text
    formula: () => ({ rise: '06:30' }),
  });
  defineCalculator({
    ...base,
    inputs: {},
    outputs: { steps: table({ n: integer({ label: 'n' }) }, { label: 'Steps' }) },
    // @ts-expect-error the column n is missing
    formula: () => ({ steps: [{ note: 'x' }] }),
  });
});

test('an explanation function sees inputs and results', () => {
  defineCalculator({
    ...base,
    inputs: { mass: quantity('kg', { label: 'Mass' }) },
    outputs: { klass: category(['Low', 'High'], { label: 'Class' }) },
    formula: ({ mass }) => ({ klass: mass > 1 ? 'High' : 'Low' }),
    explanation: ({ mass, klass }) => {
      expectTypeOf(mass).toEqualTypeOf<number>();
      expectTypeOf(klass).toEqualTypeOf<'Low' | 'High'>();
      return '{mass} is {klass}.';
    },
  });
});

test('examples name inputs and outputs that exist', () => {
  defineCalculator({
    ...base,
    inputs: { mass: quantity('kg', { label: 'Mass' }) },
    outputs: { energy: quantity('J', { label: 'Energy' }) },
    formula: ({ mass }) => ({ energy: mass }),
    // @ts-expect-error there is no input named weight
    examples: [{ inputs: { weight: 1 }, results: { energy: 1 }, source: 's' }],
  });
});

test('equations see every variable', () => {
  defineEquations({
    ...base,
    variables: {
      u: quantity('V', { label: 'U' }),
      r: quantity('ohm', { label: 'R' }),
      i: quantity('A', { label: 'I' }),
    },
    equations: ({ u, r, i }) => [[u, r * i]],
    examples: [{ inputs: { u: 1, r: '2 ohm' }, results: { i: 0.5 }, source: 's' }],
  });
  defineEquations({
    ...base,
    variables: { u: quantity('V', { label: 'U' }) },
    // @ts-expect-error there is no variable named x
    equations: ({ x }) => [[x, 1]],
  });
});

test('equations receive the key or the value of a choice, and do not give it back', () => {
  defineEquations({
    ...base,
    variables: {
      system: choice({ single: 'One phase', three: 'Three phases' }, { label: 'System' }),
      duty: choice({ usual: { label: 'Usual', value: 1 } }, { label: 'Duty' }),
      power: quantity('W', { label: 'Power' }),
    },
    equations: ({ system, duty, power }) => {
      expectTypeOf(system).toEqualTypeOf<'single' | 'three'>();
      expectTypeOf(duty).toEqualTypeOf<number>();
      return [[power, duty]];
    },
  });
  defineEquations({
    ...base,
    variables: {
      system: choice({ single: 'One phase' }, { label: 'System' }),
      power: quantity('W', { label: 'Power' }),
    },
    equations: ({ power }) => [[power, 1]],
    // @ts-expect-error a choice is no result
    examples: [{ inputs: {}, results: { system: 'single' }, source: 's' }],
  });
  defineEquations({
    ...base,
    // @ts-expect-error a date is nothing that equations are solved for
    variables: { on: date({ label: 'Day' }) },
    equations: () => [],
  });
});
