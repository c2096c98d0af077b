/** The units of fields on pages, by the reader's region: from the table, the package and the author. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UNIT_SYSTEMS, type UnitSystem } from '@reckoner/engine/units/unit-systems';
import { describe, expect, it, test } from 'vitest';
import { Catalogue, type Detail } from '../../../../server/src/catalogue/catalogue.js';
import { calculateUnplotted } from '../../../../server/src/web/pages/calculator/calculation.js';
import { initialState } from '../../../../server/src/web/pages/calculator/initial-state.js';
import { regionalDetail } from '../../../../server/src/web/region/regional-detail.js';
import { regionalInitialState } from '../../../../server/src/web/region/regional-initial.js';

const TODAY = '2026-11-23';
const catalogue = new Catalogue(join(fileURLToPath(new URL('../../../../', import.meta.url)), 'generated'), '');

async function regional(slug: string, system: UnitSystem) {
  const calculator = await catalogue.calculator(slug);
  return { calculator, detail: regionalDetail(await catalogue.detail(slug), calculator, system) };
}

function ownUnits({ inputs, outputs }: Detail): string {
  return [...inputs, ...outputs].flatMap(({ name, ownUnit }) => (ownUnit ? [`${name} ${ownUnit}`] : [])).join(', ');
}

describe('the units of a page', () => {
  test.each<readonly [slug: string, system: UnitSystem, units: string]>([
    ['body-mass-index', 'us', 'weight lb, height ft, healthyFrom lb, healthyTo lb'],
    ['body-mass-index', 'uk', 'height ft'],
    ['body-mass-index', 'metric', ''],
    // A package without regional units.
    ['kinetic-energy', 'us', ''],
    // What an author says of a field alone.
    ['wind-chill', 'us', 'temperature °F, wind mph, windChill °F'],
    ['tire-size-diameter-comparison', 'metric', ''],
    ['swimming-pool-volume', 'us', 'length ft, width ft, shallow ft, deep ft, flow gal/min, volume gal, area ft²'],
    ['deck-boards-count', 'us', ''],
    ['trip-fuel-cost', 'uk', 'distance mi'],
  ])('of %s in the system %s', async (slug, system, units) => {
    expect(ownUnits((await regional(slug, system)).detail)).toBe(units);
  });

  it('are metric for readers of metric units where the calculator shows feet', async () => {
    expect(ownUnits((await regional('deck-boards-count', 'metric')).detail)).toMatch(
      /^length m, width m, boardWidth cm/,
    );
  });

  it('stand first, and those that few use in a part of their own', async () => {
    const { inputs } = (await regional('body-mass-index', 'us')).detail;
    const { acceptedUnits = [], firstUnits, inFeet } = inputs.find(({ name }) => name === 'height')!;
    expect(acceptedUnits.slice(0, firstUnits)).toEqual(['ft', 'cm', 'm', 'mm', 'in', 'yd']);
    expect(acceptedUnits.slice(firstUnits)).toContain('ly');
    expect(inFeet).toBe(true);
  });

  it('leave the detail of the API as it is', async () => {
    const before = JSON.stringify(await catalogue.detail('body-mass-index'));
    await regional('body-mass-index', 'us');
    expect(JSON.stringify(await catalogue.detail('body-mass-index'))).toBe(before);
    expect(before).not.toMatch(/ownUnit|firstUnits|inFeet|regional/);
  });

  it('do not contradict labels that name a unit', async () => {
    const wrong: string[] = [];
    const NAMED =
      /\b(?:in|of|gauge) (?:US |cubic |square )?(?:gallons|yards|feet|inches|meters|liters|tons|ounces|acres|psi)\b|^(?:Cubic|Square) \w+$/i;
    for (const { slug } of catalogue.summaries)
      for (const system of UNIT_SYSTEMS) {
        const { inputs, outputs } = (await regional(slug, system)).detail;
        for (const { name, label, ownUnit } of [...inputs, ...outputs])
          if (ownUnit && NAMED.test(label)) wrong.push(`${slug} ${name} “${label}” in ${ownUnit}`);
      }
    expect([...new Set(wrong)]).toEqual([]);
  });
});

test('every calculator that begins with a result begins with one in each region', async () => {
  const wrong: string[] = [];
  let converted = 0;
  for (const { slug } of catalogue.summaries) {
    const calculator = await catalogue.calculator(slug);
    const plain = await catalogue.detail(slug);
    const usual = initialState(calculator, plain, TODAY);
    const isOk = (detail: Detail, state: typeof usual) =>
      calculateUnplotted(calculator, detail, state, TODAY).outcome?.ok === true;
    const expected = isOk(plain, usual);
    for (const system of UNIT_SYSTEMS) {
      const detail = regionalDetail(plain, calculator, system);
      const state = regionalInitialState(calculator, detail, TODAY);
      if (state !== usual && JSON.stringify(state) !== JSON.stringify(usual)) converted += 1;
      if (isOk(detail, state) !== expected) wrong.push(`${slug} in ${system}`);
      for (const field of detail.inputs)
        if (field.ownUnit && state[field.name] && state[`${field.name}.unit`] !== field.ownUnit)
          wrong.push(`${slug} in ${system}: ${field.name} ${state[field.name]} ${state[`${field.name}.unit`]}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(converted).toBeGreaterThan(150);
}, 300_000);
