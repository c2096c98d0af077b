/** Which of contradicting values of a form is worked out. */
import { allMethods } from '@reckoner/engine/calculate/evaluate/all-methods';
import { beforeAll, describe, expect, it } from 'vitest';
import { Catalogue, type Detail } from '../../../../server/src/catalogue/catalogue.js';
import { readConfig } from '../../../../server/src/config.js';
import { type Evaluator, isContradiction, reckon } from '../../../../server/src/web/calculator/reckon.js';
import { yieldToLastEdited } from '../../../../server/src/web/calculator/yielding.js';
import type { FormState } from '../../../../server/src/web/form/fields.js';

const TODAY = '2026-03-10';
let evaluator: Evaluator;
let detail: Detail;

beforeAll(async () => {
  const catalogue = new Catalogue(readConfig({}).generatedDir, 'http://localhost');
  evaluator = { calculator: await catalogue.calculator('ohms-law'), methods: allMethods };
  detail = await catalogue.detail('ohms-law');
});

const at = (state: FormState, edited: readonly string[]) => {
  const reckoning = reckon(evaluator, detail, state, TODAY);
  const again = (other: FormState) => reckon(evaluator, detail, other, TODAY);
  return { reckoning, yielded: yieldToLastEdited(detail, reckoning, edited, again) };
};

describe('a value that contradicts those before it', () => {
  it('stays, and the first that came with the page is worked out', () => {
    const { reckoning, yielded } = at({ voltage: '12', resistance: '4', current: '5' }, ['current']);
    expect(isContradiction(reckoning)).toBe(true);
    expect(yielded?.name).toBe('voltage');
    expect(yielded?.reckoning.outcome).toMatchObject({ ok: true, results: { voltage: { value: 20 } } });
  });

  it('outlasts what was typed before it, the oldest first', () => {
    const { yielded } = at({ voltage: '12', resistance: '4', current: '5' }, ['voltage', 'resistance', 'current']);
    expect(yielded?.name).toBe('voltage');
    const { yielded: other } = at({ voltage: '12', resistance: '4', current: '5' }, [
      'resistance',
      'current',
      'voltage',
    ]);
    expect(other?.name).toBe('resistance');
  });

  it('makes what came with the page yield before anything that was typed', () => {
    const { yielded } = at({ voltage: '12', resistance: '4', current: '5' }, ['voltage', 'current']);
    expect(yielded?.name).toBe('resistance');
  });

  it('stays a contradiction where leaving out one value is not enough', () => {
    const { reckoning, yielded } = at({ voltage: '12', resistance: '4', current: '5', power: '1' }, ['power']);
    expect(isContradiction(reckoning)).toBe(true);
    expect(yielded).toBeUndefined();
  });

  it('is none where the values agree', () => {
    expect(isContradiction(at({ voltage: '12', resistance: '4', current: '3' }, []).reckoning)).toBe(false);
  });
});
