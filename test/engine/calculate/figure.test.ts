/** What figures show of results, and where they show nothing. */
import type { Figure } from '@reckoner/engine/authoring/figures';
import { figureData } from '@reckoner/engine/calculate/figure/figure';
import type { Results } from '@reckoner/engine/calculate/types';
import { describe, expect, it } from 'vitest';

const amount = (label: string, value: number, unit = '$') => ({ label, value, unit });

function tableOf(type: string, rows: readonly (readonly (number | string)[])[]): Results {
  const columns = [
    { name: 'month', label: 'Month', type, unit: '' },
    { name: 'balance', label: 'Balance', type: 'money', unit: '$' },
    { name: 'interest', label: 'Interest', type: 'money', unit: '$' },
  ];
  return { schedule: { label: 'Schedule', unit: '', value: { columns, rows } } };
}

describe('lines', () => {
  const figure: Figure = { kind: 'series', table: 'schedule', x: 'month', lines: ['balance', 'interest'] };

  it('run over a column', () => {
    const data = figureData(
      figure,
      tableOf('integer', [
        [1, 900, 9],
        [2, 800, 8],
      ]),
    );
    expect(data).toMatchObject({
      x: { label: 'Month', isDate: false },
      lines: [
        {
          label: 'Balance',
          unit: '$',
          points: [
            { x: 1, y: 900 },
            { x: 2, y: 800 },
          ],
        },
        {
          label: 'Interest',
          points: [
            { x: 1, y: 9 },
            { x: 2, y: 8 },
          ],
        },
      ],
    });
  });

  it('run over dates by their days', () => {
    const data = figureData(
      figure,
      tableOf('date', [
        ['1970-01-02', 1, 1],
        ['1970-02-01', 2, 2],
      ]),
    );
    expect(data).toMatchObject({ x: { isDate: true }, lines: [{ points: [{ x: 1 }, { x: 31 }] }, {}] });
  });

  it('of many rows keep the first and the last', () => {
    const rows = Array.from({ length: 5000 }, (_, month) => [month, 5000 - month, 1]);
    const data = figureData(figure, tableOf('integer', rows));
    const points = data?.kind === 'series' ? data.lines[0]!.points : [];
    expect(points.length).toBeLessThanOrEqual(400);
    expect([points[0], points.at(-1)]).toEqual([
      { x: 0, y: 5000 },
      { x: 4999, y: 1 },
    ]);
  });

  it.each<[string, Results]>([
    ['one row', tableOf('integer', [[1, 900, 9]])],
    ['no table', {}],
  ])('are none of %s', (_, results) => {
    expect(figureData(figure, results)).toBeUndefined();
  });
});

describe('parts', () => {
  const figure: Figure = { kind: 'parts', of: 'payment', parts: ['interest', 'principal', 'insurance'] };
  const results = {
    payment: amount('Payment', 100),
    interest: amount('Interest', 25),
    principal: amount('Principal', 75),
  };

  it('are shares of the whole; one that is absent is none', () => {
    expect(figureData(figure, results)).toMatchObject({
      whole: { label: 'Payment', value: 100 },
      parts: [
        { label: 'Interest', share: 0.25 },
        { label: 'Principal', share: 0.75 },
      ],
    });
  });

  it('may be rounded, of money without decimals to whole amounts', () => {
    const rounded = { ...results, interest: amount('Interest', 33), principal: amount('Principal', 66) };
    expect(figureData(figure, rounded)).toBeDefined();
    const cents = { ...results, interest: amount('Interest', 33.33), principal: amount('Principal', 66.66) };
    expect(figureData(figure, cents)).toBeDefined();
  });

  it('may be shown in another unit than the whole', () => {
    const lengths = {
      payment: amount('Way', 1, 'km'),
      interest: amount('First', 250, 'm'),
      principal: amount('Then', 0.75, 'km'),
    };
    expect(figureData(figure, lengths)).toMatchObject({
      parts: [
        { value: 250, unit: 'm', share: 0.25 },
        { value: 0.75, unit: 'km', share: 0.75 },
      ],
    });
  });

  it.each<[string, Results]>([
    ['do not add up', { ...results, principal: amount('Principal', 70.5) }],
    ['are negative', { ...results, interest: amount('Interest', -25), principal: amount('Principal', 125) }],
    ['are alone', { payment: amount('Payment', 100), interest: amount('Interest', 100) }],
    ['are of nothing', { ...results, payment: amount('Payment', 0) }],
  ])('are not drawn where they %s', (_, given) => {
    expect(figureData(figure, given)).toBeUndefined();
  });
});

describe('bars', () => {
  const figure: Figure = { kind: 'bars', table: 'schedule', label: 'month', value: 'balance' };

  it('are named by a column', () => {
    const data = figureData(
      figure,
      tableOf('text', [
        ['May', 3, 0],
        ['June', 4, 0],
      ]),
    );
    expect(data).toMatchObject({
      value: { label: 'Balance', unit: '$' },
      bars: [
        { label: 'May', value: 3 },
        { label: 'June', value: 4 },
      ],
    });
  });

  it.each([
    ['one', [['May', 3, 0]]],
    [
      'a negative one',
      [
        ['May', 3, 0],
        ['June', -4, 0],
      ],
    ],
    [
      'none but zeros',
      [
        ['May', 0, 0],
        ['June', 0, 0],
      ],
    ],
    ['too many', Array.from({ length: 41 }, (_, place) => [`${place}`, 1, 0])],
  ])('are not drawn of %s', (_, rows) => {
    expect(figureData(figure, tableOf('text', rows))).toBeUndefined();
  });
});
