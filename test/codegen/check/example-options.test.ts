/** Examples name options by their keys, also in rows: the published schema has no others. */
import { choice, defineCalculator, number, rows } from '@reckoner/engine';
import { expect, test } from 'vitest';
import { exampleShape } from '../../../codegen/src/check/checks/example-shape.js';
import type { LoadedSubject } from '../../../codegen/src/check/checks/subject.js';

const metal = choice({ al: { label: 'Aluminum', also: ['alu'] }, cu: 'Copper' }, { label: 'Metal' });
const definition = defineCalculator({
  title: 'Parts',
  description: 'How many parts there are.',
  inputs: { metal, parts: rows({ metal }, { label: 'Parts' }) },
  outputs: { count: number({ label: 'Count' }) },
  formula: ({ parts }) => ({ count: parts.length }),
  explanation: '{count}',
  examples: [
    { inputs: { metal: 'al', parts: [{ metal: 'cu' }] }, results: { count: 1 }, source: 'by hand' },
    {
      inputs: { metal: 'Alu', parts: [{ metal: 'cu' }, { metal: 'Copper' }] },
      results: { count: 2 },
      source: 'by hand',
    },
    { inputs: { metal: 'cuu', parts: [] }, results: { count: 0 }, source: 'by hand' },
  ],
  references: [],
});

test('by its key, with the key that a label or a synonym means', () => {
  const told: unknown[] = [];
  exampleShape.definition({ calculator: { definition } } as unknown as LoadedSubject, (part, message, mend) =>
    told.push([(part as string[]).join('.'), message.split(':')[0], mend]),
  );
  expect(told).toEqual([
    ['examples.1.inputs.metal', '“Alu” is no option', "Write: 'al'"],
    ['examples.1.inputs.parts.1.metal', '“Copper” is no option', "Write: 'cu'"],
    ['examples.2.inputs.metal', '“cuu” is no option', 'Did you mean "cu"?'],
  ]);
});
