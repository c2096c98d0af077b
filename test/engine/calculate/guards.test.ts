/** Cautions, usual ranges and requirements: what is told, in which order, and what is refused. */
import {
  category,
  defineCalculator,
  defineEquations,
  integer,
  list,
  measure,
  money,
  number,
  percent,
  quantity,
  roundTo,
  rows,
} from '@reckoner/engine';
import { type Calculator, evaluate, understand } from '@reckoner/engine/calculate/index';
import { preparedOf } from '@reckoner/engine/calculate/prepared';
import { readGoal, solveFor } from '@reckoner/engine/calculate/solve-for/solve-for';
import { describe, expect, it } from 'vitest';
import { calculator } from './pilots.js';

const today = { today: '2026-01-31' };
const words = { description: '', examples: [], references: [], title: '' } as const;

function issuesOf(subject: Calculator, inputs: unknown) {
  const understanding = understand(subject, inputs, {}, today);
  return understanding.ok ? [] : understanding.issues;
}

function cautionsOf(subject: Calculator, inputs: unknown) {
  const understanding = understand(subject, inputs, {}, today);
  if (!understanding.ok) throw new Error(JSON.stringify(understanding.issues));
  const outcome = evaluate(subject, understanding.understood);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.cautions;
}

const pressure = calculator(
  defineCalculator({
    ...words,
    inputs: {
      systolic: measure('mmHg', { label: 'Systolic', min: 20, max: 300, usual: [80, 200] }),
      diastolic: measure('mmHg', { label: 'Diastolic', min: 10, max: 200, usual: [40, 120] }),
      age: number({ label: 'Age', min: 0, max: 130, optional: true }),
    },
    outputs: {
      mean: measure('mmHg', { label: 'Mean', places: 0 }),
      band: category(['Low', 'Not low'], { label: 'Band', of: 'mean' }),
    },
    formula: ({ systolic, diastolic }) => {
      const mean = diastolic + (systolic - diastolic) / 3;
      return { mean, band: roundTo(mean, 0) < 65 ? ('Low' as const) : ('Not low' as const) };
    },
    explanation: 'The mean is {mean}.',
    cautions: [
      {
        level: 'note',
        when: ({ systolic, diastolic }) => systolic - diastolic > 60,
        says: 'The pulse pressure is wide.',
      },
      { level: 'danger', when: ({ mean }) => mean < 60, says: 'At {mean} organs are short of blood.' },
    ],
    requires: [
      {
        that: ({ systolic, diastolic }) => diastolic < systolic,
        field: 'diastolic',
        says: 'The diastolic pressure, {diastolic}, must be below the systolic one, {systolic}.',
      },
      { that: ({ age, systolic }) => age > 1 || systolic < 150, field: 'age', says: 'It is not for infants.' },
    ],
  }),
);

describe('requirements', () => {
  it('refuse at the field, in the words of the author, all at once', () => {
    expect(issuesOf(pressure, { systolic: 160, diastolic: 170, age: 0.5 })).toEqual([
      {
        pointer: '/inputs/diastolic',
        code: 'conflict',
        message: 'The diastolic pressure, 170 mmHg, must be below the systolic one, 160 mmHg.',
      },
      { pointer: '/inputs/age', code: 'conflict', message: 'It is not for infants.' },
    ]);
  });

  it('are not asked of what is not given', () => {
    expect(issuesOf(pressure, { systolic: 160, diastolic: 90 })).toEqual([]);
  });

  it('are not asked of what stands for the input that is solved for, and hold of the solution', () => {
    const goalOf = (mean: number) => {
      const reading = readGoal(pressure, { diastolic: 90 }, { solveFor: 'systolic', target: { mean } });
      if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
      return reading.goal;
    };
    expect(solveFor(pressure, { diastolic: 90 }, goalOf(100), {}, today)).toMatchObject({ solved: { value: 120 } });
    // 60/90 would have it.
    expect(solveFor(pressure, { diastolic: 90 }, goalOf(80), {}, today)).toMatchObject({ ok: false });
  });

  it('keep a search for an input from where they do not hold', () => {
    const counted = calculator(
      defineCalculator({
        ...words,
        inputs: {
          from: integer({ label: 'From', min: 0, max: 1000 }),
          to: integer({ label: 'To', min: 0, max: 1000, default: 500 }),
        },
        outputs: { square: number({ label: 'Square' }) },
        // Fewer than none are no list.
        formula: ({ from, to }) => ({ square: Array.from(new Array(to - from).fill(0)).length ** 2 }),
        explanation: '{square}',
        requires: [{ that: ({ from, to }) => from <= to, field: 'from', says: 'From must not be beyond to.' }],
      }),
    );
    const reading = readGoal(counted, { from: 100 }, { solveFor: 'to', target: { square: 2500 } });
    if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
    const found = solveFor(counted, { from: 100 }, reading.goal, {}, today);
    expect(found).toMatchObject({ solved: { value: 150 } });
    expect(found).not.toHaveProperty('solved.others');
  });

  it('see which inputs are given, so that two go together or not at all', () => {
    const span = calculator(
      defineCalculator({
        ...words,
        inputs: {
          from: integer({ label: 'From', optional: true }),
          to: integer({ label: 'To', optional: true }),
          steps: integer({ label: 'Steps', default: 10 }),
        },
        outputs: { width: number({ label: 'Width' }) },
        formula: ({ from = 0, to = 1, steps }) => ({ width: (to - from) / steps }),
        explanation: '{width}',
        requires: [
          { that: (_, given) => given.from === given.to, field: 'to', says: 'Give both ends or neither.' },
          {
            that: ({ steps }, given) => given.steps && steps > 0,
            field: 'steps',
            says: ({ steps }) => (steps === 0 ? 'There are no steps.' : 'There are fewer than no steps: {steps}.'),
          },
        ],
      }),
    );
    const apart = [{ pointer: '/inputs/to', code: 'conflict', message: 'Give both ends or neither.' }];
    expect(issuesOf(span, { from: 1 })).toEqual(apart);
    expect(issuesOf(span, { to: 1 })).toEqual(apart);
    expect(issuesOf(span, {})).toEqual([]);
    expect(issuesOf(span, { steps: 0 })).toMatchObject([{ message: 'There are no steps.' }]);
    expect(issuesOf(span, { steps: -2 })).toMatchObject([{ message: 'There are fewer than no steps: -2.' }]);
    expect(issuesOf(span, { from: 1, to: 2 })).toEqual([]);
    // What is solved for takes its place.
    const reading = readGoal(span, { from: 1 }, { solveFor: 'to', target: { width: 2 } });
    if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
    expect(solveFor(span, { from: 1 }, reading.goal, {}, today)).toMatchObject({ solved: { value: 21 } });
  });

  it('tell what is given from what equations solve for', () => {
    const divider = calculator(
      defineEquations({
        ...words,
        variables: {
          whole: number({ label: 'Whole', min: 0, max: 100 }),
          part: number({ label: 'Part', min: 0, max: 100 }),
          rest: number({ label: 'Rest', min: 0, max: 100 }),
        },
        equations: ({ whole, part, rest }) => [[whole, part + rest]],
        explanation: '{whole}',
        requires: [
          { that: ({ part }, given) => given.part || part < 50, field: 'part', says: 'Send a part of {part} itself.' },
        ],
      }),
      { lifted: ($) => ({ equations: ({ whole, part, rest }: never) => [[whole, $.add(part, rest)]] }) as never },
    );
    const answerTo = (inputs: object) => {
      const understanding = understand(divider, inputs, {}, today);
      if (!understanding.ok) throw new Error(JSON.stringify(understanding.issues));
      return evaluate(divider, understanding.understood);
    };
    expect(answerTo({ part: 60, rest: 20 })).toMatchObject({ ok: true });
    expect(answerTo({ whole: 80, rest: 60 })).toMatchObject({ ok: true });
    expect(answerTo({ whole: 80, rest: 20 })).toEqual({ ok: false, reason: 'Send a part of 60 itself.' });
  });

  it('are asked of each row, which is named', () => {
    const readings = calculator(
      defineCalculator({
        ...words,
        inputs: {
          readings: rows({ high: number({ label: 'High' }), low: number({ label: 'Low' }) }, { label: 'Readings' }),
        },
        outputs: { count: number({ label: 'Count' }) },
        formula: ({ readings }) => ({ count: readings.length }),
        explanation: '{count}',
        requires: [
          { each: 'readings', that: ({ high, low }) => low < high, field: 'low', says: 'Low must be below high.' },
        ],
      }),
    );
    const sent = [2, 1, 4].map((low) => ({ high: 3, low }));
    expect(issuesOf(readings, { readings: sent })).toEqual([
      { pointer: '/inputs/readings/2/low', code: 'conflict', message: '“Readings”, row 3: Low must be below high.' },
    ]);
  });

  it('choose among the solutions of equations, and of what is solved', () => {
    const difference = calculator(
      defineEquations({
        ...words,
        variables: {
          high: number({ label: 'High', min: 0, max: 100 }),
          low: number({ label: 'Low', min: 0, max: 100 }),
          between: number({ label: 'Between', min: -100, max: 100 }),
        },
        equations: ({ high, low, between }) => [[between, high - low]],
        explanation: '{between}',
        requires: [{ that: ({ high, low }) => low <= high, field: 'low', says: 'Low ({low}) is over high ({high}).' }],
      }),
      { lifted: ($) => ({ equations: ({ high, low, between }: never) => [[between, $.sub(high, low)]] }) as never },
    );
    expect(issuesOf(difference, { high: 2, low: 3 })).toMatchObject([{ pointer: '/inputs/low', code: 'conflict' }]);
    const understanding = understand(difference, { high: 2, between: -1 }, {}, today);
    if (!understanding.ok) throw new Error(JSON.stringify(understanding.issues));
    expect(evaluate(difference, understanding.understood)).toEqual({ ok: false, reason: 'Low (3) is over high (2).' });
  });
});

describe('cautions', () => {
  it('are absent where there is nothing to say', () => {
    expect(cautionsOf(pressure, { systolic: 120, diastolic: 80 })).toBeUndefined();
  });

  it('have the worst first, with the values filled in', () => {
    expect(cautionsOf(pressure, { systolic: 105, diastolic: 35 })).toEqual([
      { level: 'danger', message: expect.stringMatching(/^At 58 mmHg organs/) },
      {
        level: 'caution',
        message: '“Diastolic”: 35 mmHg is below the usual 40 to 120 mmHg.',
        pointer: '/inputs/diastolic',
      },
      { level: 'note', message: 'The pulse pressure is wide.' },
    ]);
  });

  it('ask whether another unit was meant', () => {
    const said = cautionsOf(pressure, { systolic: 120, diastolic: '10 mmHg' })?.find(({ pointer }) => pointer);
    // 10 kPa are 75 mmHg.
    expect(said).toMatchObject({ message: expect.stringMatching(/Did you mean 10 kPa\?$/), suggestion: '10 kPa' });
  });

  it.each([
    [{ rate: 0.05 }, '0.05% is far below the usual 0.5 to 40%. Did you mean 5%?'],
    [{ rate: 525 }, '525% is far above the usual 0.5 to 40%. Did you mean 5.25%?'],
    [{ rate: 45 }, '45% is above the usual 0.5 to 40%.'],
    [{ glucose: 110 }, '110 mmol/L is far above the usual 2 to 40 mmol/L. Did you mean 110 mg/dL?'],
    [{ height: 1.8 }, '1.8 cm is far below the usual 40 to 250 cm. Did you mean 1.8 m or 1.8 ft?'],
    [{ strength: 10 }, '10% is far above the usual 0.05 to 4%. Did you mean 10 mg/mL or 0.1%?'],
    [{ price: 0.01 }, '$0.01 is far below the usual $5.00 to $100.00.'],
    [{ area: 1 }, '$1.00 per m² is far below the usual $100.00 to $30,000.00 per m².'],
  ])('of what is not usual: %j', (inputs, sentence) => {
    const subject = calculator(
      defineCalculator({
        ...words,
        inputs: {
          rate: percent({ label: 'Rate', min: 0, max: 1000, default: 5, usual: [0.5, 40] }),
          glucose: measure('mmol/L', {
            label: 'Glucose',
            min: 0,
            max: 500,
            default: 5,
            usual: [2, 40],
            confusedWith: { 'mg/dL': 18.016 },
          }),
          height: quantity('m', { label: 'Height', unit: 'cm', min: 0, max: 300, default: 170, usual: [40, 250] }),
          strength: percent({
            label: 'Strength',
            min: 0,
            max: 100,
            default: 1,
            usual: [0.05, 4],
            confusedWith: { 'mg/mL': 10 },
          }),
          price: money({ label: 'Price', min: 0, default: 20, usual: [5, 100] }),
          area: money({ label: 'Price by area', per: 'm^2', min: 0, default: 200, usual: [100, 30000] }),
        },
        outputs: { all: number({ label: 'All' }) },
        formula: ({ rate, glucose, height, price }) => ({ all: rate + glucose + height + price }),
        explanation: '{all}',
      }),
    );
    const [only, ...others] = cautionsOf(subject, inputs) ?? [];
    expect(only).toMatchObject({ level: 'caution', message: expect.stringContaining(sentence) });
    expect(others).toEqual([]);
  });

  it('see which variables of equations were given', () => {
    const divider = calculator(
      defineEquations({
        ...words,
        variables: {
          whole: number({ label: 'Whole', min: 0, max: 100 }),
          part: number({ label: 'Part', min: 0, max: 100 }),
          rest: number({ label: 'Rest', min: 0, max: 100 }),
        },
        equations: ({ whole, part, rest }) => [[whole, part + rest]],
        explanation: '{whole}',
        cautions: [
          {
            level: 'note',
            when: ({ part }, given) => !given.part && part > 50,
            says: (_, given) => `Over half is left${given.whole ? ' of what was given' : ''}.`,
          },
        ],
      }),
      { lifted: ($) => ({ equations: ({ whole, part, rest }: never) => [[whole, $.add(part, rest)]] }) as never },
    );
    expect(cautionsOf(divider, { whole: 90, rest: 20 })).toEqual([
      { level: 'note', message: 'Over half is left of what was given.' },
    ]);
    expect(cautionsOf(divider, { part: 70, rest: 20 })).toBeUndefined();
  });

  it('of what equations find, where it is far from what is usual', () => {
    const divider = calculator(
      defineEquations({
        ...words,
        variables: {
          whole: number({ label: 'Whole', min: 0, max: 1e6 }),
          part: number({ label: 'Part', min: 0, max: 1e6, usual: [10, 100] }),
          rest: number({ label: 'Rest', min: 0, max: 1e6 }),
        },
        equations: ({ whole, part, rest }) => [[whole, part + rest]],
        explanation: '{whole}',
      }),
      { lifted: ($) => ({ equations: ({ whole, part, rest }: never) => [[whole, $.add(part, rest)]] }) as never },
    );
    expect(cautionsOf(divider, { whole: 1500, rest: 500 })).toEqual([
      { level: 'caution', message: '“Part”: 1,000 is far above the usual 10 to 100. Check what was given.' },
    ]);
    // Neither what is not far beyond, nor what was sent, which is asked about by itself.
    expect(cautionsOf(divider, { whole: 620, rest: 500 })).toBeUndefined();
    expect(cautionsOf(divider, { part: 50, rest: 5000 })).toBeUndefined();
  });

  it.each([
    ['5.9 cm', '5.9 cm is far below the usual 40 to 250 cm. Did you mean 5.9 ft?'],
    ['1 in', '1 in is far below the usual 15.7 to 98.4 in (40 to 250 cm). Did you mean 1 m or 1 yd?'],
    ['7 ft', undefined],
    // What was sent is told, and asked about, as it was sent.
    ['1.75 mm', '1.75 mm is far below the usual 400 to 2,500 mm (40 to 250 cm). Did you mean 1.75 m or 1.75 ft?'],
  ])('tell %s as it was sent', (height, sentence) => {
    const subject = calculator(
      defineCalculator({
        ...words,
        inputs: { height: quantity('m', { label: 'Height', unit: 'cm', min: 0, max: 300, usual: [40, 250] }) },
        outputs: { all: number({ label: 'All' }) },
        formula: () => ({ all: 1 }),
        explanation: '{all}',
      }),
    );
    const [caution] = cautionsOf(subject, { height }) ?? [];
    if (sentence === undefined) expect(caution).toBeUndefined();
    else expect(caution?.message).toBe(`“Height”: ${sentence}`);
  });

  it.each([
    [{ height: 1.75 }, 'at least 100 cm; 1.75 was sent. Did you mean 1.75 m or 1.75 yd?', '1.75 m'],
    [{ height: '70 in', glucose: 650 }, 'at most 40 mmol/L; 650 was sent. Did you mean 650 mg/dL?', '650 mg/dL'],
    [{ oxygen: 0.4 }, 'at least 21%; 0.4 was sent. Did you mean 40%?', '40%'],
    [
      { height: '1.75 mm' },
      'at least 1,000 mm (100 cm); "1.75 mm" was sent. Did you mean 1.75 m or 1.75 yd?',
      '1.75 m',
    ],
    // Near to the limit nothing else was meant.
    [{ height: 99 }, 'at least 100 cm; 99 was sent.', undefined],
    [
      { heights: [170, 1.7] },
      '“Heights”, item 2 must be at least 100 cm; 1.7 was sent. Did you mean 1.7 m or 1.7 yd?',
      '1.7 m',
    ],
  ])('ask at a limit, too: %j', (inputs, sentence, suggestion) => {
    const height = quantity('m', { label: 'Height', unit: 'cm', min: 100, max: 250, default: 170, usual: [140, 210] });
    const subject = calculator(
      defineCalculator({
        ...words,
        inputs: {
          height,
          heights: list(quantity('m', { label: 'Height', unit: 'cm', min: 100, max: 250, usual: [140, 210] }), {
            label: 'Heights',
            optional: true,
          }),
          glucose: measure('mmol/L', {
            label: 'Glucose',
            min: 1,
            max: 40,
            default: 5,
            usual: [2, 39],
            confusedWith: { 'mg/dL': 18.016 },
          }),
          oxygen: percent({ label: 'Oxygen', min: 21, max: 100, default: 21, usual: 'all' }),
        },
        outputs: { all: number({ label: 'All' }) },
        formula: ({ height, glucose, oxygen }) => ({ all: height + glucose + oxygen }),
        explanation: '{all}',
      }),
    );
    const [issue] = issuesOf(subject, inputs);
    expect(issue!.message).toContain(sentence);
    expect(issue!.suggestion).toBe(suggestion);
  });

  it('are kept from where an input that is solved for has a usual value', () => {
    const flight = calculator(
      defineCalculator({
        ...words,
        examples: [{ inputs: { angle: 10 }, results: {}, source: '' }],
        inputs: { angle: number({ label: 'Angle', min: 0, max: 100, usual: [55, 90] }) },
        outputs: { range: number({ label: 'Range' }) },
        formula: ({ angle }) => ({ range: angle * (100 - angle) }),
        explanation: '{range}',
      }),
    );
    const reading = readGoal(flight, {}, { solveFor: 'angle', target: { range: 1600 } });
    if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
    // 20 is nearer to the example.
    expect(solveFor(flight, {}, reading.goal, {}, today)).toMatchObject({ solved: { value: 80, others: [20] } });
  });

  it('ask nothing of an input that was solved for', () => {
    const growth = calculator(
      defineCalculator({
        ...words,
        inputs: { rate: percent({ label: 'Rate', min: 0, max: 100, usual: [0.5, 40] }) },
        outputs: { amount: number({ label: 'Amount' }) },
        formula: ({ rate }) => ({ amount: 1000 * (1 + rate) }),
        explanation: '{amount}',
      }),
    );
    const reading = readGoal(growth, {}, { solveFor: 'rate', target: { amount: 1000.5 } });
    if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
    expect(solveFor(growth, {}, reading.goal, {}, today)).toMatchObject({
      outcome: { cautions: [{ message: '“Rate”: 0.05% is far below the usual 0.5 to 40%.' }] },
    });
  });

  it.each([
    [[50, 100], 0.95, '95%'],
    [[50, 100], 1, '100%'],
    // Near to the range, and yet a fraction.
    [[1.5, 80], 0.8, '80%'],
    [[1, 100], 0.6, '60%'],
    [[1.5, 60], 0.8, undefined],
    // More than a fraction, and not far off.
    [[1.5, 200], 1.2, undefined],
    // Where less than 1 % is usual, it may be what is meant.
    [[0.9, 80], 0.8, undefined],
  ] as const)('ask of percents from %j that are sent as fractions, %d', (usual, share, suggestion) => {
    const subject = calculator(
      defineCalculator({
        ...words,
        inputs: { share: percent({ label: 'Share', min: 0, max: 1000, usual }) },
        outputs: { all: number({ label: 'All' }) },
        formula: ({ share }) => ({ all: share }),
        explanation: '{all}',
      }),
    );
    const [caution] = cautionsOf(subject, { share }) ?? [];
    expect(caution).toMatchObject({ pointer: '/inputs/share', level: 'caution' });
    expect(caution!.suggestion).toBe(suggestion);
  });

  it('are not told where all that is allowed is usual, in items and columns too', () => {
    const share = percent({ label: 'Share', min: 0, max: 100, usual: 'all' });
    const narrow = percent({ label: 'Share', min: 0, max: 100, usual: [40, 60] });
    const subjectWith = (one: typeof share | typeof narrow) =>
      calculator(
        defineCalculator({
          ...words,
          inputs: {
            share: one,
            shares: list(one, { label: 'Shares' }),
            parts: rows({ part: one }, { label: 'Parts' }),
          },
          outputs: { all: number({ label: 'All' }) },
          formula: ({ share, shares, parts }) => ({ all: share + shares.length + parts.length }),
          explanation: '{all}',
        }),
      );
    const sent = { share: 0.5, shares: [0.5], parts: [{ part: 0.5 }] };
    expect(cautionsOf(subjectWith(narrow), sent)).toHaveLength(3);
    expect(cautionsOf(subjectWith(share), sent)).toBeUndefined();
    expect(preparedOf(subjectWith(narrow)).cautious).toBe(true);
    // Nothing is looked at then.
    expect(preparedOf(subjectWith(share)).cautious).toBe(false);
  });

  describe('ask for units', () => {
    const asks = (unit: string, usual: readonly [number, number], value: number) => {
      const field = measure(unit, { label: 'Size', usual });
      const subject = calculator(
        defineCalculator({
          ...words,
          inputs: { size: field },
          outputs: { all: measure(unit, { label: 'All' }) },
          formula: ({ size }) => ({ all: size }),
          explanation: '{all}',
        }),
      );
      return cautionsOf(subject, { size: value })?.[0]?.suggestion;
    };
    it('that are not always named, but where the field is in one', () => {
      // 0.15 acre-feet would fit too.
      expect(asks('m^3', [150, 200], 0.15)).toBeUndefined();
      expect(asks('L', [150, 1500], 0.5)).toBe('0.5 m³');
      expect(asks('pc', [1, 10], 30)).toBe('30 ly');
      expect(asks('yr', [1, 40], 360)).toBe('360 months');
    });

    it('that are of the size of the field’s own, or the SI’s', () => {
      // 48 ms would fit too.
      expect(asks('h', [0, 0.5], 48)).toBe('48 s');
      expect(asks('h', [0, 0.001], 48)).toBeUndefined();
      expect(asks('mm', [1, 50], 20_000)).toBe('20,000 µm');
      expect(asks('mm', [1e5, 1e6], 1)).toBeUndefined();
      expect(asks('GPa', [1, 400], 2e11)).toBe('200,000,000,000 Pa');
    });
  });

  it('say nothing of a share of nothing, which is the same in every unit', () => {
    const subject = calculator(
      defineCalculator({
        ...words,
        inputs: {
          rate: percent({ label: 'Rate', min: 0, max: 100, usual: [0.5, 40] }),
          term: measure('yr', { label: 'Term', min: 0, max: 100, usual: [1, 40] }),
        },
        outputs: { all: number({ label: 'All' }) },
        formula: ({ rate, term }) => ({ all: rate + term }),
        explanation: '{all}',
      }),
    );
    expect(cautionsOf(subject, { rate: 0, term: 10 })).toBeUndefined();
    expect(cautionsOf(subject, { rate: 0, term: 0 })).toHaveLength(1);
  });

  it('are the same whichever unit was sent, as the answer is kept for both', () => {
    const told = [1.5, '1.5 mmHg'].map((systolic) => issuesOf(pressure, { systolic, diastolic: 12 }));
    expect(told[0]!.map(({ pointer }) => pointer)).toEqual(told[1]!.map(({ pointer }) => pointer));
    expect(cautionsOf(pressure, { systolic: '9.9992 kPa', diastolic: 45 })).toEqual(
      cautionsOf(pressure, { systolic: 75.00016806, diastolic: 45 })?.map((caution) => ({
        ...caution,
        message: expect.any(String),
      })),
    );
  });
});
