/** What `npm run slips` sends, and which answers it shows. */

import { choice, defineCalculator, list, number, percent, quantity, rows } from '@reckoner/engine';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { expect, it } from 'vitest';
import { slipSheet, tallyInWords } from '../../scripts/answers/slip-sheet.js';
import { slipsOf } from '../../scripts/answers/slips.js';

const definition = defineCalculator({
  title: 'Mixture',
  description: 'Share of what is dissolved.',
  inputs: {
    dissolved: quantity('g', { label: 'Dissolved', min: 0, max: 1000, usual: [1, 400] }),
    solution: quantity('g', { label: 'Solution', above: 0, max: 5000 }),
    loss: percent({ label: 'Loss', min: 0, max: 100, optional: true }),
    shown: choice({ one: 'One', other: 'Other' }, { label: 'Shown', default: 'one' }),
  },
  outputs: { share: percent({ label: 'Share', places: 1 }) },
  formula: ({ dissolved, solution, loss }) => ({ share: (dissolved * (1 - (loss ?? 0))) / solution }),
  cautions: [{ level: 'caution', when: ({ share }) => share > 1, says: 'More than there is.' }],
  explanation: 'It has {share}.',
  references: [{ title: 'By hand' }],
  examples: [
    { inputs: { dissolved: 50, solution: 200 }, results: { share: 25 }, source: 'By hand' },
    { inputs: { dissolved: '40 g', solution: 200, loss: 50 }, results: { share: 10 }, source: 'By hand' },
  ],
});

const sheet = slipSheet('mixture', { definition } as unknown as Calculator);
const text = sheet.lines.join('\n');

it('shows what is answered without a word, with what differs from the example', () => {
  expect(text).toContain('## Mixture (mixture)\n');
  expect(text).toContain('- {"dissolved":50,"solution":200}\n  It has 25.0%.\n  = Share: 25.0%\n');
  expect(text).toContain('- solution = 2000 (ten times)\n  It has 2.5%.\n  = Share: 2.5%\n');
});

it('leaves out what is refused, asked about by what is usual, or told by a caution of its own', () => {
  expect(text).not.toContain('dissolved = 50000');
  expect(text).not.toContain('dissolved = 0.05');
  expect(text).not.toContain('dissolved and solution changed about');
  expect(text).not.toContain('solution = 0.2 ');
});

it('counts all of them, and slips each input in the first example that gives it', () => {
  const { sent, refused, told, silent } = sheet.tally;
  expect(refused + told + silent).toBe(sent);
  expect(tallyInWords(sheet.tally)).toBe(
    `${sent} slips: ${refused} refused, ${told} told, ${silent} answered without a word.`,
  );
  expect(text).toContain('- {"dissolved":"40 g","solution":200,"loss":50}\n');
  expect(text.match(/- solution = 2000 /g)).toHaveLength(1);
  expect(text).toMatch(/- loss = 0\.5 \(as a share\)\n {2}It has 19\.9%\./);
});

const toldOf = (specs: Parameters<typeof slipsOf>[0], inputs: Parameters<typeof slipsOf>[1]) =>
  [...slipsOf(specs, inputs).values()].flat().map(({ told }) => told);

it('types the figure of another unit, and changes fields of one unit about', () => {
  const specs = {
    mass: quantity('kg', { label: 'Mass', confusedWith: { 'kg·m/s²': 9.81 } }),
    other: quantity('kg', { label: 'Other' }),
    length: quantity('m', { label: 'Length' }),
  };
  const told = toldOf(specs, { mass: 70, other: 80, length: 70 });
  expect(told).toEqual(expect.arrayContaining(['mass = 686.7 (in kg·m/s²)', 'mass = 70000 (in g)']));
  expect(told.filter((one) => one.includes('changed about'))).toEqual(['mass and other changed about']);
});

it('changes all of a list, and of a column', () => {
  const specs = {
    values: list(number({ label: 'Value' }), { label: 'Values' }),
    flows: rows(
      { rate: percent({ label: 'Rate' }), name: number({ label: 'No', optional: true }) },
      { label: 'Flows' },
    ),
  };
  const slips = slipsOf(specs, { values: [1, 2], flows: [{ rate: 5 }, { rate: 8 }] });
  expect(slips.get('values')!.map(({ told }) => told)).toEqual([
    'values = [10,20] (ten times)',
    'values = [0.1,0.2] (a tenth)',
  ]);
  expect(slips.get('flows.rate')![0]).toEqual({
    told: 'flows.rate = [0.05,0.08] (as a share)',
    inputs: { values: [1, 2], flows: [{ rate: 0.05 }, { rate: 0.08 }] },
  });
  expect([...slips.keys()]).toEqual(['values', 'flows.rate']);
});
