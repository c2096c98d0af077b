/** What `npm run answers` reads of a calculator: its ends, its options, and both sides of where the words turn. */

import { category, choice, defineCalculator, integer, noResult, number, roundTo, rows } from '@reckoner/engine';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { expect, it } from 'vitest';
import { namedPoints, spotsOf, turns } from '../../scripts/answers/points.js';
import { sheetOf } from '../../scripts/answers/sheet.js';

const definition = defineCalculator({
  title: 'Share per head',
  description: 'What each of some people gets.',
  inputs: {
    amount: number({ label: 'Amount', min: 0, max: 1000 }),
    people: integer({ label: 'People', min: 0, max: 20, default: 2 }),
    by: choice({ mean: { label: 'Equal' }, none: { label: 'Nobody' } }, { label: 'Way', default: 'mean' }),
  },
  outputs: {
    share: number({ label: 'Share', places: 1 }),
    size: category(['Small', 'Large'], { label: 'Size', of: 'share' }),
  },
  formula: ({ amount, people, by }) => {
    if (people === 0 || by === 'none') throw noResult('Nobody shares.');
    const share = amount / people;
    return { share, size: roundTo(share, 1) < 16 ? 'Small' : 'Large' };
  },
  cautions: [{ level: 'note', when: ({ share }) => share < 4, says: 'Hardly worth it.' }],
  explanation: 'Each gets {share}.',
  references: [{ title: 'By hand' }],
  examples: [
    { inputs: { amount: 20 }, results: { share: 10, size: 'Small' }, source: 'By hand' },
    { inputs: { amount: 60 }, results: { share: 30, size: 'Large' }, source: 'By hand' },
  ],
});

const sheet = sheetOf('share-per-head', { definition } as unknown as Calculator).join('\n');

it('tells examples with sentences, cautions and results', () => {
  expect(sheet).toContain('## Share per head (share-per-head)\nWhat each of some people gets.\n');
  expect(sheet).toContain(
    '- {"amount":20}\n  Each gets 10.0.\n  Assumed, as it was not given: people 2; way “Equal”.\n  = Share: 10.0 · Size: Small\n',
  );
});

it('goes to the ends of each input, and tells a refusal once', () => {
  expect(sheet).toContain('- amount = 1000\n  Each gets 500.0.\n');
  expect(sheet.match(/✗ Nobody shares\./g)).toHaveLength(1);
});

it('finds both sides of a threshold, of a class that is shown and of a caution', () => {
  expect(sheet).toMatch(/- amount = 31\.89\d+\n {2}Each gets 15\.9\.\n {2}= Share: 15\.9 · Size: Small\n/);
  expect(sheet).toContain('- amount = 31.9\n  Each gets 16.0.\n  = Share: 16.0 · Size: Large\n');
  expect(sheet).toMatch(/- amount = 8\n {2}Each gets 4\.0\.\n {2}= /);
  expect(sheet).toMatch(/- amount = 7\.999\d+\n {2}Each gets 4\.0\.\n {2}! note: Hardly worth it\.\n/);
});

it('goes to the ends of each column, in the first row', () => {
  const inputs = {
    flows: rows(
      {
        amount: number({ label: 'Amount', min: 0, max: 10 }),
        kind: choice({ in: 'In', out: 'Out' }, { label: 'Kind' }),
      },
      { label: 'Flows' },
    ),
  };
  const second = { amount: 2, kind: 'in' };
  const spots = spotsOf(inputs, { flows: [{ amount: 5, kind: 'in' }, second] });
  expect(spots.map(({ name }) => name)).toEqual(['flows', 'flows[0].amount', 'flows[0].kind']);
  expect(spots.flatMap(namedPoints).map(({ told }) => told)).toEqual([
    'flows[0].amount = 0',
    'flows[0].amount = 1',
    'flows[0].amount = 10',
    'flows[0].kind = out',
  ]);
  const [below, above] = turns(spots[1]!, ({ inputs: { flows } }) =>
    String((flows as [{ amount: number }])[0].amount < 4),
  )[0]!;
  expect([below.told, above.told]).toEqual(['flows[0].amount = 3.99996', 'flows[0].amount = 4']);
  expect(above.inputs).toEqual({ flows: [{ amount: 4, kind: 'in' }, second] });
});
