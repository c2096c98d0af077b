/** Results, explanations and refusals of whole calculations. */
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
  noResult,
  number,
  percent,
  quantity,
  rows,
  table,
  text,
  time,
} from '@reckoner/engine';
import {
  type CalculateOptions,
  type Calculator,
  evaluate,
  type Outcome,
  understand,
} from '@reckoner/engine/calculate/index';
import { describe, expect, it, test } from 'vitest';
import { bodyMassIndex, calculator, compoundInterest, kineticEnergy, ohmsLaw } from './pilots.js';

function calculate(subject: Calculator, inputs: unknown, options: CalculateOptions = {}): Outcome {
  const understanding = understand(subject, inputs, options, { today: '2026-01-31' });
  if (!understanding.ok) throw new Error(JSON.stringify(understanding.issues));
  return evaluate(subject, understanding.understood);
}

function answer(subject: Calculator, inputs: unknown, options: CalculateOptions = {}) {
  const outcome = calculate(subject, inputs, options);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

function refusal(subject: Calculator, inputs: unknown): string {
  const outcome = calculate(subject, inputs);
  if (outcome.ok) throw new Error('There is a result.');
  return outcome.reason;
}

const base = { title: 't', description: 'd', examples: [], references: [] };

describe('the pilots', () => {
  test('BMI: float64, conversion of inputs and outputs, a class', () => {
    const { results, explanation } = answer(bodyMassIndex, { weight: 70, height: 175 }, { units: { healthyTo: 'lb' } });
    expect(results.bmi).toEqual({ value: 22.857142857142858, label: 'BMI', unit: 'kg/m²' });
    expect(results.class).toEqual({ value: 'Normal weight', label: 'WHO class', unit: '' });
    expect(results.healthyTo!.unit).toBe('lb');
    expect(results.healthyTo!.value).toBeCloseTo(76.5625 / 0.45359237, 10);
    expect(explanation).toBe(
      'A BMI of 22.9 kg/m² is in the class “Normal weight”; at 175 cm a weight of 56.7 kg to 168.8 lb is normal.',
    );
  });

  test('compound interest: decimal, money rounded half-even, the rest in exact', () => {
    const { results, explanation } = answer(compoundInterest, { principal: 1000, rate: 5, years: 10 });
    expect(results.amount).toEqual({
      value: 1647.01,
      label: 'Final amount',
      unit: '$',
      // bc -l: 1000*e(120*l(1+0.05/12))
      exact: expect.stringMatching(/^1647\.009497690283034/),
    });
    expect(results.effectiveRate).toMatchObject({ unit: '%', exact: expect.stringMatching(/^5\.11618978817/) });
    expect(explanation).toBe('$1,000.00 at 5% a year for 10 years grows to $1,647.01, of which $647.01 is interest.');
  });

  test('compound interest: singular, and the minor unit of the currency', () => {
    const inYen = answer(compoundInterest, { principal: 1000, rate: 5, years: 1 }, { currency: 'JPY' });
    expect(inYen.results.amount).toMatchObject({ value: 1051, unit: '¥' });
    expect(inYen.explanation).toBe('¥1,000 at 5% a year for 1 year grows to ¥1,051, of which ¥51 is interest.');
    const inFrancs = answer(compoundInterest, { principal: 1000, rate: 5, years: 1 }, { currency: 'CHF' });
    expect(inFrancs.explanation).toMatch(/^CHF 1,000\.00 at/);
  });

  test('of a count says the word that goes with it', () => {
    const bags = calculator(
      defineCalculator({
        title: 'Bags',
        description: 'Bags for an area.',
        inputs: { area: number({ label: 'Area' }) },
        outputs: { bags: integer({ label: 'Bags' }) },
        formula: ({ area }) => ({ bags: Math.ceil(area / 10) }),
        explanation: '{bags} {bags|bag covers|bags cover} {area}{bags||: carry them in turn}.',
        examples: [],
        references: [],
      }),
    );
    expect(answer(bags, { area: 7 }).explanation).toBe('1 bag covers 7.');
    expect(answer(bags, { area: 0 }).explanation).toBe('0 bags cover 0: carry them in turn.');
    expect(answer(bags, { area: 9999 }).explanation).toBe('1000 bags cover 9,999: carry them in turn.');
  });

  test("Ohm's law: what is not given is solved", () => {
    const { results, explanation } = answer(ohmsLaw, { voltage: 12, resistance: 4 }, { units: { current: 'mA' } });
    expect(results).toEqual({
      current: { value: 3000, label: 'Current', unit: 'mA' },
      power: { value: 36, label: 'Power', unit: 'W' },
    });
    expect(explanation).toBe('At 12 V, 3,000 mA flows through 4 Ω and turns 36 W into heat.');
  });

  test("Ohm's law: a given variable is answered when another unit is asked for, or when all are given", () => {
    const asked = answer(ohmsLaw, { voltage: 12, resistance: 4 }, { units: { voltage: 'mV' } });
    expect(asked.results.voltage).toEqual({ value: 12000, label: 'Voltage', unit: 'mV' });
    const all = answer(ohmsLaw, { voltage: 12, resistance: 4, current: 3, power: 36 });
    expect(Object.keys(all.results)).toHaveLength(4);
  });

  test("Ohm's law: a variable of an option is no result of another one", () => {
    const { inputs, outputs } = ohmsLaw.definition;
    const power = { ...outputs.power!, when: { mode: 'hot' } };
    const mode = choice({ hot: 'Hot', cold: 'Cold' }, { label: 'Mode' });
    const definition = { ...ohmsLaw.definition, inputs: { ...inputs, mode }, outputs: { ...outputs, power } };
    const chosen: Calculator = { ...ohmsLaw, definition };
    const known = { voltage: 12, resistance: 4 };
    expect(Object.keys(answer(chosen, { ...known, mode: 'hot' }).results)).toEqual(['current', 'power']);
    expect(Object.keys(answer(chosen, { ...known, mode: 'cold' }).results)).toEqual(['current']);
    // What is given is all that there is of the option.
    const all = { ...known, current: 3, mode: 'cold' };
    expect(Object.keys(answer(chosen, all).results)).toEqual(['voltage', 'current', 'resistance']);
  });

  test("Ohm's law: too few and contradictory knowns get a sentence", () => {
    expect(refusal(ohmsLaw, { voltage: 12 })).toMatch(/two/);
    expect(refusal(ohmsLaw, { voltage: 12, resistance: 4, current: 2 })).toMatch(/12 V|4 Ω|2 A/);
  });

  test('kinetic energy: shown in another unit than the formula has', () => {
    expect(answer(kineticEnergy, { energy: 450, mass: 1 }).results.speed).toEqual({
      value: 108,
      label: 'Speed',
      unit: 'km/h',
    });
  });
});

describe('kinds of outputs', () => {
  const kinds = calculator(
    defineCalculator({
      ...base,
      inputs: { x: number({ label: 'X' }), detailed: flag({ label: 'Detailed' }) },
      outputs: {
        amount: money({ label: 'Amount' }),
        price: money({ label: 'Price', per: 'kWh' }),
        share: percent({ label: 'Share' }),
        temperature: quantity('K', { label: 'Temperature', unit: '°C' }),
        grams: measure('g', { label: 'Grams', places: 2 }),
        count: integer({ label: 'Count' }),
        due: date({ label: 'Due' }),
        word: text({ label: 'Word' }),
        size: category(['Small', 'Large'], { label: 'Size' }),
        detail: number({ label: 'Detail', when: { detailed: true } }),
        extra: number({ label: 'Extra', optional: true }),
        schedule: table(
          {
            n: integer({ label: 'No.' }),
            on: date({ label: 'Date' }),
            paid: money({ label: 'Paid' }),
            part: percent({ label: 'Part' }),
            note: text({ label: 'Note', optional: true }),
            size: category(['Small', 'Large'], { label: 'Size' }),
          },
          { label: 'Schedule' },
        ),
      },
      formula: ({ x }) => ({
        amount: x,
        price: x / 3,
        share: 0.07,
        temperature: 298.15,
        grams: x / 3,
        count: 12,
        due: 20_000,
        word: 'hello',
        size: 'Small' as const,
        detail: 0.1 + 0.2,
        ...(x > 10 ? { extra: x } : {}),
        schedule: [
          { n: 1, on: 0, paid: 1.005, part: 0.5, size: 'Small' as const },
          { n: 2, on: 1, paid: 1.015, part: 1, note: 'last', size: 'Large' as const },
        ],
      }),
      explanation:
        '{x}: {amount}, {price}, {share}, {temperature}, {grams}, {count}, {due}, {word}, {size}, {detail}, {extra}, {schedule}, {detailed}.',
    }),
  );

  it('are written as numbers, texts and tables', () => {
    const { results } = answer(kinds, { x: 2.5, detailed: true });
    expect(Object.fromEntries(Object.entries(results).map(([name, { value }]) => [name, value]))).toEqual({
      amount: 2.5,
      price: 2.5 / 3,
      share: 7,
      temperature: 25,
      grams: 2.5 / 3,
      count: 12,
      due: '2024-10-04',
      word: 'hello',
      size: 'Small',
      detail: 0.1 + 0.2,
      schedule: {
        columns: [
          { name: 'n', label: 'No.', type: 'integer', unit: '' },
          { name: 'on', label: 'Date', type: 'date', unit: '' },
          { name: 'paid', label: 'Paid', type: 'money', unit: '$' },
          { name: 'part', label: 'Part', type: 'percent', unit: '%' },
          { name: 'note', label: 'Note', type: 'text', unit: '' },
          { name: 'size', label: 'Size', type: 'category', unit: '' },
        ],
        rows: [
          [1, '1970-01-01', 1, 50, '', 'Small'],
          [2, '1970-01-02', 1.02, 100, 'last', 'Large'],
        ],
      },
    });
    expect(results.price!.unit).toBe('$/kWh');
    expect(results.temperature!.unit).toBe('°C');
  });

  it('are explained as people write them', () => {
    expect(answer(kinds, { x: 2.5, detailed: true }).explanation).toBe(
      '2.5: $2.50, $0.833333 per kWh, 7%, 25 °C, 0.83 g, 12, 2024-10-04, hello, Small, 0.3, not available, 2 rows, yes.',
    );
  });

  it('exist only where their condition holds or the formula gave them', () => {
    expect(Object.keys(answer(kinds, { x: 1 }).results)).not.toContain('detail');
    expect(Object.keys(answer(kinds, { x: 1 }).results)).not.toContain('extra');
    expect(answer(kinds, { x: 11 }).results.extra!.value).toBe(11);
  });

  it.each([
    [0.125, 0.12],
    [0.135, 0.14],
    [2.675, 2.68],
    [1.005, 1],
    [-0.004, 0],
    [-0.005, 0],
  ])('rounds the amount %d to %d', (x, amount) => {
    expect(answer(kinds, { x }).results.amount!.value).toBe(amount);
  });
});

describe('what has no result', () => {
  const returning = (value: unknown) =>
    calculator(
      defineCalculator({
        ...base,
        inputs: { x: number({ label: 'X', default: 1 }) },
        outputs: { y: number({ label: 'Why' }), on: date({ label: 'Day', optional: true }) },
        formula: () => value as { y: number },
        explanation: '{y}',
      }),
    );

  test.each<[unknown, RegExp]>([
    [{ y: Number.NaN }, /^“Why” is not defined for these inputs\.$/],
    [{ y: Number.POSITIVE_INFINITY }, /^“Why” is beyond/],
    [{ y: Number.NEGATIVE_INFINITY }, /^“Why” is beyond/],
    [{ y: undefined }, /^“Why” has no value/],
    [{ y: null }, /^“Why” has no value/],
    [{}, /^“Why” has no value/],
    [undefined, /no result/],
    [{ y: 1, on: Number.NaN }, /^“Day” is not defined/],
    [{ y: 1, on: 1e9 }, /^“Day” lies outside the years 1 to 9999/],
  ])('%j is refused with a sentence', (value, reason) => {
    expect(refusal(returning(value), {})).toMatch(reason);
  });

  test('the reason of noResult is passed on', () => {
    const subject = calculator(
      defineCalculator({
        ...base,
        inputs: {},
        outputs: { y: number({ label: 'Y' }) },
        formula: () => {
          throw noResult('There is no real root.');
        },
        explanation: '{y}',
      }),
    );
    expect(refusal(subject, {})).toBe('There is no real root.');
  });

  test.each<[unknown, RegExp | number]>([
    [2.5, /^The output “Count” must be a whole number, but the formula returned 2\.5;/],
    [2.9999999999999996, /whole number/],
    [-0.5, /whole number/],
    [3, 3],
    [-0, 0],
    [1e300, 1e300],
  ])('of a whole number, %d is never served unless it is one', (returned, expected) => {
    const fields = { count: integer({ label: 'Count' }) };
    const values = { ...base, inputs: {}, explanation: '' };
    const alone = calculator({ ...values, outputs: fields, formula: () => ({ count: returned }) } as never);
    const rows = () => ({ list: [{ count: 1 }, { count: returned }] });
    const inTable = calculator({ ...values, outputs: { list: table(fields, { label: 'L' }) }, formula: rows } as never);
    if (typeof expected === 'number') {
      expect(answer(alone, {}).results.count!.value).toBe(expected);
      expect(answer(inTable, {}).results.list!.value).toMatchObject({ rows: [[1], [expected]] });
    } else {
      expect(() => calculate(alone, {})).toThrow(expected);
      expect(() => calculate(inTable, {})).toThrow(/L, row 2, Count” must be a whole number/);
    }
  });

  test('a mistake of the calculator is an exception', () => {
    expect(() => calculate(returning({ y: 'text' }), {})).toThrow(/“Why” must be a number/);
    const broken = returning({ y: 1 });
    const throwing = {
      ...broken,
      definition: { ...broken.definition, formula: () => (undefined as unknown as object[])[0]! },
    };
    expect(() => calculate(throwing as Calculator, {})).toThrow(TypeError);
  });
});

describe('decimal calculators', () => {
  const subject = calculator(
    defineCalculator({
      ...base,
      inputs: {
        x: number({ label: 'X' }),
        n: integer({ label: 'N', default: 2 }),
        weight: choice(
          { low: { label: 'Low', value: 0.1 }, high: { label: 'High', value: 3 } },
          { label: 'Weight', default: 'low' },
        ),
        values: list(number({ label: 'Value' }), { label: 'Values', default: [0.1, 0.2] }),
        flows: rows(
          { amount: money({ label: 'Amount' }), n: integer({ label: 'N' }) },
          { label: 'Flows', optional: true },
        ),
        m: matrix({ label: 'M', optional: true }),
        on: date({ label: 'On', default: '1970-01-11' }),
        at: time({ label: 'At', default: '00:01' }),
      },
      outputs: {
        y: number({ label: 'Y' }),
        amount: money({ label: 'Amount' }),
        share: percent({ label: 'Share' }),
        length: quantity('m', { label: 'Length', unit: 'in' }),
      },
      formula: () => ({ y: 0, amount: 0, share: 0, length: 0 }),
      explanation: ({ y, x }) => (y > x ? 'Up to {y}.' : `Down: ${0.1 + 0.2}, {y}.`),
    }),
    {
      arithmetic: 'decimal',
      lifted: (A) => ({
        // biome-ignore lint/suspicious/noExplicitAny: stands for generated code
        formula: ({ x, n, weight, values, flows, m, on, at }: any) => {
          if (typeof n !== 'number' || typeof on !== 'number' || typeof at !== 'number') throw new Error('not native');
          let y = A.add(A.mul(x, weight), A.add(values[0], values[1]));
          if (flows) y = A.add(y, A.mul(flows[0].amount, flows[0].n));
          if (m) y = A.add(y, m[0][0]);
          return { y, amount: A.div(x, 3), share: A.div(1, 3), length: A.div(y, 100) };
        },
      }),
    },
  );

  it('compute on the digits as sent and carry exact', () => {
    const { results } = answer(subject, { x: '0.1', flows: [{ amount: '1.10', n: 3 }], m: [['0.7']] });
    expect(results.y).toEqual({ value: 4.31, exact: '4.31', label: 'Y', unit: '' });
    expect(results.share!.exact).toBe('33.33333333333333333333333333333333');
    expect(results.amount).toMatchObject({ value: 0.03, exact: '0.03333333333333333333333333333333333' });
    expect(results.length!.exact).toMatch(/^1\.69685039370078740157/);
  });

  it('explain by a function that sees native numbers, without raw floats', () => {
    expect(answer(subject, { x: 0.1 }).explanation).toBe('Up to 0.31.');
    expect(answer(subject, { x: 10 }).explanation).toBe('Down: 0.3, 1.3.');
  });

  it('refuse what is beyond doubles', () => {
    const large = {
      ...subject,
      lifted: (A: Parameters<NonNullable<typeof subject.lifted>>[0]) => ({
        formula: () => ({ y: A.lit('1e400'), amount: A.lit('1'), share: A.lit('1'), length: A.lit('1') }),
      }),
    } as Calculator;
    expect(refusal(large, { x: 1 })).toMatch(/“Y” is beyond/);
  });

  it('need their lifted formula', () => {
    const { lifted, ...without } = subject;
    expect(lifted).toBeDefined();
    expect(() => calculate(without, { x: 1 })).toThrow(/lifted/);
  });
});

describe('algorithms and explanations', () => {
  it('run on native values in a decimal category, and may change their lists', () => {
    const subject = calculator(
      defineCalculator({
        ...base,
        inputs: {
          values: list(number({ label: 'Value' }), { label: 'Values' }),
          names: list(text({ label: 'Name' }), { label: 'Names', default: ['a'] }),
          m: matrix({ label: 'M', default: [[1, 2]] }),
        },
        outputs: { median: number({ label: 'Median' }) },
        algorithm: ({ values }) => ({ median: values.sort((a, b) => a - b)[Math.floor(values.length / 2)]! }),
        explanation: 'The median of {values} is {median}; {names}; {m}.',
      }),
      { arithmetic: 'decimal' },
    );
    const understanding = understand(subject, { values: '3 1 2' }, {}, { today: '2026-01-31' });
    if (!understanding.ok) throw new Error('refused');
    const first = evaluate(subject, understanding.understood);
    expect(first).toEqual({
      ok: true,
      results: { median: { value: 2, label: 'Median', unit: '' } },
      explanation: 'The median of 3, 1, 2 is 2; a; 1 × 2 matrix.',
    });
    expect(understanding.understood.values.values).toEqual([3, 1, 2]);
    expect(answer(subject, { values: [5, 4, 3, 2, 1, 0] }).explanation).toMatch(/of 5, 4, 3, … \(6 values\) is 3/);
  });

  it('leaves unknown placeholders and names what was not given', () => {
    const subject = calculator(
      defineCalculator({
        ...base,
        inputs: {
          x: number({ label: 'X', optional: true }),
          kind: choice({ a: 'First kind' }, { label: 'Kind', default: 'a' }),
        },
        outputs: { y: number({ label: 'Y' }) },
        formula: () => ({ y: 1 / 3 }),
        explanation: '{x}, {kind}, {y}, {z}',
      }),
    );
    expect(answer(subject, {}).explanation).toBe('not given, First kind, 0.333333, {z}');
  });
});

describe('tables and equations of every kind', () => {
  test.each<[seconds: number, value: string]>([
    [0, '00:00'],
    [24300, '06:45'],
    [24301.4, '06:45:01'],
    [86399.7, '00:00'],
    [86400 + 3600, '01:00'],
    [-60, '23:59'],
    [-3 * 86400, '00:00'],
  ])('a time of %d seconds is %s on the clock', (seconds, value) => {
    const subject = calculator(
      defineCalculator({
        ...base,
        inputs: {},
        outputs: { rise: time({ label: 'Rise' }), set: time({ label: 'Set', optional: true }) },
        formula: () => ({ rise: seconds }),
        explanation: 'It rises at {rise}.',
      }),
    );
    const { results, explanation } = answer(subject, {});
    expect(results).toEqual({ rise: { value, label: 'Rise', unit: '' } });
    expect(explanation).toBe(`It rises at ${value}.`);
  });

  const product = (returned: unknown) =>
    calculator({
      ...base,
      inputs: {},
      outputs: { product: matrix({ label: 'Product' }) },
      formula: () => ({ product: returned }),
      explanation: 'The product is a {product}.',
    } as never);

  it('answers a matrix as rows of as many columns as it has', () => {
    const { results, explanation } = answer(
      product([
        [1, 2.5, -0],
        [4, 5, 6],
      ]),
      {},
    );
    const column = (index: number) => ({ name: `c${index}`, label: `Column ${index}`, type: 'number', unit: '' });
    expect(results.product).toEqual({
      value: {
        columns: [column(1), column(2), column(3)],
        rows: [
          [1, 2.5, 0],
          [4, 5, 6],
        ],
      },
      label: 'Product',
      unit: '',
    });
    expect(explanation).toBe('The product is a 2 × 3 matrix.');
  });

  it('names the entry of a matrix that is no number, and refuses what is no matrix', () => {
    expect(
      refusal(
        product([
          [1, 2],
          [3, Number.NaN],
        ]),
        {},
      ),
    ).toMatch(/^“Product, row 2, column 2” is not defined/);
    for (const wrong of [[], [[]], [[1], [1, 2]], [1, 2], 5]) {
      expect(() => calculate(product(wrong), {})).toThrow(/“Product” must be an array of rows of equal length/);
    }
  });

  it('refuses a time that is no number', () => {
    const fields = { inputs: {}, outputs: { rise: time({ label: 'Rise' }) }, explanation: '' };
    const subject = calculator(defineCalculator({ ...base, ...fields, formula: () => ({ rise: Number.NaN }) }));
    expect(refusal(subject, {})).toBe('“Rise” is not defined for these inputs.');
  });

  it('write cells of times, flags and choices in words', () => {
    const options = { in: 'Paid in', out: 'Paid out' } as const;
    const subject = calculator(
      defineCalculator({
        ...base,
        inputs: { x: number({ label: 'X', default: 1 }) },
        outputs: {
          log: table(
            { at: time({ label: 'At' }), late: flag({ label: 'Late' }), kind: choice(options, { label: 'Kind' }) },
            { label: 'Log' },
          ),
        },
        formula: () => ({ log: [{ at: 3661, late: true, kind: 'in' }] as never }),
        explanation: ({ log }) => (log.length === 1 ? '{log}' : 'none'),
      }),
    );
    const { results, explanation } = answer(subject, {});
    expect(results.log!.value).toMatchObject({ rows: [['01:01:01', 'yes', 'Paid in']] });
    expect(explanation).toBe('1 row');
  });

  it('name the cell that has no value', () => {
    const subject = (rows: unknown) =>
      calculator(
        defineCalculator({
          ...base,
          inputs: {},
          outputs: { log: table({ y: number({ label: 'Why' }) }, { label: 'Log' }) },
          formula: () => ({ log: rows as never }),
          explanation: '{log}',
        }),
      );
    expect(refusal(subject([{ y: 1 }, { y: Number.NaN }]), {})).toBe(
      '“Log, row 2, Why” is not defined for these inputs.',
    );
    expect(refusal(subject([{}]), {})).toMatch(/^“Log, row 1, Why” has no value/);
    expect(() => calculate(subject('rows'), {})).toThrow(/array of rows/);
  });

  it('solve for percents, whole numbers and amounts within their bounds', () => {
    const subject = calculator(
      defineEquations({
        ...base,
        variables: {
          cost: money({ label: 'Cost', above: 0 }),
          margin: percent({ label: 'Margin', min: 0, below: 100 }),
          price: money({ label: 'Price', above: 0 }),
          pieces: integer({ label: 'Pieces', min: 1, max: 1000 }),
          total: money({ label: 'Total', above: 0 }),
        },
        equations: ({ cost, margin, price, pieces, total }) => [
          [cost, price * (1 - margin)],
          [total, price * pieces],
        ],
        explanation: '{pieces} pieces at {price} with a margin of {margin} cost {total}.',
      }),
      {
        lifted: (A) => ({
          // biome-ignore lint/suspicious/noExplicitAny: stands for generated code
          equations: ({ cost, margin, price, pieces, total }: any) => [
            [cost, A.mul(price, A.sub(1, margin))],
            [total, A.mul(price, pieces)],
          ],
        }),
      },
    );
    const { results, explanation } = answer(subject, { cost: 60, margin: '40%', total: 300 });
    expect(results.price!.value).toBe(100);
    expect(results.pieces!.value).toBe(3);
    expect(explanation).toBe('3 pieces at $100.00 with a margin of 40% cost $300.00.');
    expect(answer(subject, { cost: 60, price: 100, pieces: 2 }).results.margin!.value).toBeCloseTo(40, 12);
    expect(refusal(subject, { cost: 60, margin: 40, total: 350 })).toMatch(/\.$/);
    expect(refusal(subject, { cost: 60, price: 50, pieces: 2 })).toMatch(/\.$/);
  });

  it('a default yields where the given variables determine its own', () => {
    const subject = calculator(
      defineEquations({
        ...base,
        variables: {
          work: number({ label: 'Work', min: 0 }),
          effort: number({ label: 'Effort', min: 0 }),
          efficiency: percent({ label: 'Efficiency', min: 0, max: 100, default: 50 }),
        },
        equations: ({ work, effort, efficiency }) => [[work, effort * efficiency]],
        explanation: '{effort} at {efficiency} do {work}.',
      }),
      {
        lifted: (A) => ({
          // biome-ignore lint/suspicious/noExplicitAny: stands for generated code
          equations: ({ work, effort, efficiency }: any) => [[work, A.mul(effort, efficiency)]],
        }),
      },
    );
    expect(answer(subject, { effort: 10 }).results.work!.value).toBe(5);
    expect(answer(subject, { effort: 10, work: 8 }).results.efficiency!.value).toBeCloseTo(80, 12);
    expect(refusal(subject, { effort: 10, work: 8, efficiency: 50 })).toMatch(/contradict/);
  });

  it('need their lifted equations', () => {
    const { lifted, ...without } = ohmsLaw;
    expect(lifted).toBeDefined();
    expect(() => calculate(without, { voltage: 1, current: 1 })).toThrow('test came without its lifted form.');
  });
});
