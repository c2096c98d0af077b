/** What a detail's `inputSchema` accepts and refuses is what the service does, over a spread of the catalogue. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InputSpec } from '@reckoner/engine/authoring/kinds';
import { optionMeant } from '@reckoner/engine/calculate/read/kinds/choice-words';
import { understand } from '@reckoner/engine/calculate/read/understand';
import type { Calculator, Issue } from '@reckoner/engine/calculate/types';
import { splitUncertainties } from '@reckoner/engine/calculate/uncertainty/uncertain-inputs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { calculatorsOf, categories } from './engine/catalogue-calculators.js';

const context = { today: '2026-01-31' };
const EVERY = 12;
const ajv = new Ajv2020({ strict: true, strictTypes: false, formats: { date: true } });

/** Values in every shape that a client might try; some fit some kinds. */
const VALUES: readonly unknown[] = [
  ...[0, 1, -1, 2.5, 12, 1e300, true, false, null, '', ' ', 'x', '1', ' 2.5 ', '1e3', '1,000', '5 kg', '5 %', '$5'],
  ...['yes', 'true', '2026-01-31', '2026-02-30', '12:30', '25:00', '8 am', '12:30 P.M.', '13 pm'],
  ...['20 November 2026', 'nov 20th, 2026', '31 February 2026', '3/5/2026'],
  ...['1, 2, 3', '1 2; 3 4'],
  ...[
    [],
    [1],
    [1, 2, 3],
    ['x'],
    [null],
    [{ value: 1, uncertainty: 1 }],
    [
      [1, 2],
      [3, 4],
    ],
    [[1], [1, 2]],
    [{}],
  ],
  ...[{}, { value: 1 }, { unit: 'kg' }, { value: 1, unit: 'kg' }, { value: '1', unit: 'm' }, { value: 5, unit: '%' }],
  ...[
    { value: 1, unit: 5 },
    { value: null, unit: 'kg' },
    { value: 1, unit: 'kg', more: 1 },
    { value: 'x', unit: 'kg' },
  ],
  ...[
    { value: 1, uncertainty: 0.1 },
    { value: '1', uncertainty: '0.1' },
    { value: 1, unit: 'm', uncertainty: 0 },
  ],
  ...[
    { value: 1, unit: 'kg', uncertainty: '1e-3' },
    { value: 5, unit: '%', uncertainty: 1 },
  ],
  ...[
    { value: 1, uncertainty: -1 },
    { value: 1, uncertainty: 'x' },
    { value: 1, uncertainty: null },
  ],
  ...[{ uncertainty: 1 }, { value: '5 kg', uncertainty: 1 }, { value: 1, uncertainty: 1, more: 1 }],
  ...[
    { value: true, uncertainty: 1 },
    { value: [1], uncertainty: 1 },
    { value: 1, unit: null, uncertainty: 1 },
  ],
];

/** What a schema cannot tell: conditions on other inputs, and what a text says. */
const BETWEEN_INPUTS: ReadonlySet<string> = new Set(['conflict', 'missing', 'not-applicable']);
const IN_TEXTS: ReadonlySet<string> = new Set([
  ...['not-a-number', 'not-a-whole-number', 'unknown-unit', 'wrong-dimension', 'wrong-currency', 'ambiguous'],
  ...['too-small', 'too-large', 'not-a-date', 'too-early', 'too-late', 'pattern', 'too-few-items', 'too-many-items'],
  ...['bad-unit', 'not-rectangular', 'not-square', 'too-short', 'too-long', 'unknown-option', 'not-a-time'],
]);
const hasText = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && Object.values(value).some(hasText));

/** As `?validate=only` finds them. */
function issuesOf(calculator: Calculator, inputs: object): readonly Issue[] {
  const { inputs: plain, issues } = splitUncertainties(calculator, inputs);
  const understanding = understand(calculator, plain, {}, context);
  return understanding.ok ? issues : [...issues, ...understanding.issues];
}

function isBeyondSchema({ code }: Issue, spec: InputSpec, value: unknown): boolean {
  if (BETWEEN_INPUTS.has(code)) return true;
  // A number is read as the text of its digits.
  if (hasText(value) || spec.kind === 'text') return IN_TEXTS.has(code);
  // Bounds of a value in another unit, and shapes of matrices.
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return /^too-(?:small|large)$/.test(code);
  return spec.kind === 'matrix' && /^not-(?:rectangular|square)$/.test(code);
}

/** An option goes by other names than its keys, of which schemas list none. */
function isOtherName(spec: InputSpec, value: unknown): boolean {
  return spec.kind === 'choice' && typeof value === 'string' && optionMeant(spec, value).key !== undefined;
}

let accepted = 0;
let uncertain = 0;
let refused = 0;

describe.each(categories)('%s', (category) => {
  const details = JSON.parse(readFileSync(path.join('generated', category, 'details.json'), 'utf8'));

  test('accepts and refuses the same', async () => {
    const disagreements: string[] = [];
    const calculators = (await calculatorsOf(category)).filter((_, index) => index % EVERY === 0);
    for (const { calculator } of calculators) {
      const validate = ajv.compile(details[calculator.slug].inputSchema);
      const [example] = calculator.definition.examples;
      for (const [name, spec] of Object.entries(calculator.definition.inputs)) {
        for (const value of VALUES) {
          const inputs = { ...example!.inputs, [name]: value };
          const issues = issuesOf(calculator, inputs);
          const fits = validate(inputs);
          const told = `${calculator.slug} ${name} (${spec.kind}): ${JSON.stringify(value)}`;
          if (issues.length === 0) {
            accepted++;
            if (JSON.stringify(value)?.includes('uncertainty')) uncertain++;
            if (!fits && !isOtherName(spec, value))
              disagreements.push(`${told} is accepted: ${ajv.errorsText(validate.errors)}`);
          } else {
            refused++;
            const unseen = issues.filter((issue) => !isBeyondSchema(issue, spec, value));
            if (fits && unseen.length > 0)
              disagreements.push(`${told} is refused as ${unseen[0]!.code}: ${unseen[0]!.message}`);
          }
        }
      }
    }
    expect(disagreements).toEqual([]);
  });
});

test('much is accepted, with uncertainties too, and much is refused', () => {
  expect(accepted).toBeGreaterThan(1000);
  expect(uncertain).toBeGreaterThan(300);
  expect(refused).toBeGreaterThan(10_000);
});
