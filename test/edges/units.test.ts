/** Units that people write, in the dimension of the field, and what one of each is in SI. */

import { describe, expect, it, test } from 'vitest';
import { BigDecimal } from '../../engine/src/arithmetic/big-decimal.js';
import { convertExact, parseUnit, sameDimension, unitOf } from '../../engine/src/units/index.js';
import { ask } from './ask.js';

const FOOT = 0.3048;
const CUBIC_FOOT = FOOT ** 3;
const IMPERIAL_GALLON = 4.54609e-3;
const HONG_KONG_CATTY = 0.604_789_82;
const JULIAN_YEAR = 365.25 * 86_400;

/** Text, unit of the field, one of it in that unit; values by their legal or handbook definitions. */
const ONES: readonly (readonly [text: string, si: string, value: number])[] = [
  ['cumec', 'm^3/s', 1],
  ['cusecs', 'm^3/s', CUBIC_FOOT],
  ['lps', 'm^3/s', 1e-3],
  ['scfm', 'm^3/s', CUBIC_FOOT / 60],
  ['slpm', 'm^3/s', 1e-3 / 60],
  ['sccm', 'm^3/s', 1e-6 / 60],
  ['igpm', 'm^3/s', IMPERIAL_GALLON / 60],
  ['cbm', 'm^3', 1],
  ['scf', 'm^3', CUBIC_FOOT],
  ['stere', 'm^3', 1],
  // A container of 20 ft × 8 ft × 8 ft 6 in.
  ['TEU', 'm^3', 20 * 8 * 8.5 * CUBIC_FOOT],
  ['shot', 'm^3', 1.5 * 29.573_529_562_5e-6],
  ['drop', 'm^3', 0.05e-6],
  ['dessertspoon', 'm^3', 10e-6],
  ['firkin', 'm^3', 9 * IMPERIAL_GALLON],
  ['pt', 'm^3', 473.176_473e-6],
  ['pt', 'm', 0.0254 / 72],
  ['msw', 'Pa', 10_000],
  // 64 lb of sea water in a cubic foot.
  ['fsw', 'Pa', (64 * 0.453_592_37 * 9.806_65) / FOOT ** 2],
  ['inwg', 'Pa', 249.088_91],
  ['mm wc', 'Pa', 9.806_65],
  ['gm', 'kg', 1e-3],
  ['kgs', 'kg', 1],
  ['kt', 'kg', 1e6],
  ['kilotonne', 'kg', 1e6],
  ['troy oz', 'kg', 0.031_103_476_8],
  ['catty_HK', 'kg', HONG_KONG_CATTY],
  ['catty_CN', 'kg', 0.5],
  ['catty_TW', 'kg', 0.6],
  ['tael_HK', 'kg', HONG_KONG_CATTY / 16],
  ['tael_CN', 'kg', 0.05],
  ['tael_TW', 'kg', 0.0375],
  ['picul_HK', 'kg', 100 * HONG_KONG_CATTY],
  ['picul_CN', 'kg', 50],
  ['picul_TW', 'kg', 60],
  ['momme', 'kg', 3.75e-3],
  ['pood', 'kg', 40 * 0.409_517_18],
  ['cable', 'm', 185.2],
  ['cubit', 'm', 0.4572],
  ['pace', 'm', 0.762],
  ['geographical mile', 'm', 1855.324_846_6],
  ['verst', 'm', 1066.8],
  ['morgen_ZA', 'm^2', 8565.32],
  ['morgen_PR', 'm^2', 2553.22],
  ['morgen_DE', 'm^2', 2500],
  ['rai', 'm^2', 1600],
  ['bigha_Bengal', 'm^2', 1337.803_776],
  ['bigha_India', 'm^2', 2529.285_264],
  ['bigha_Nepal', 'm^2', 6772.631_616],
  ['pyeong', 'm^2', 400 / 121],
  ['feddan', 'm^2', 4200],
  ['annum', 's', JULIAN_YEAR],
  ['ka', 's', 1e3 * JULIAN_YEAR],
  ['Ma', 's', 1e6 * JULIAN_YEAR],
  ['lunar month', 's', ((29 * 24 + 12) * 60 + 44) * 60 + 2.8],
  ['jiffy_100', 's', 0.01],
  ['jiffy_60', 's', 1 / 60],
  ['svedberg', 's', 1e-13],
  ['MOA', 'rad', Math.PI / 180 / 60],
  ['mfd', 'F', 1e-6],
  ['megohm', 'Ω', 1e6],
  ['Mach', 'm/s', 340.294],
  ['kt', 'm/s', 1852 / 3600],
  ['kWhr', 'J', 3.6e6],
  ['kwhr', 'J', 3.6e6],
  ['kt TNT', 'J', 4.184e12],
  ['Mt TNT', 'J', 4.184e15],
  ['kiloton of TNT', 'J', 4.184e12],
  // A pound-force over a foot, a kilogram-force over a centimeter.
  ['ft lb', 'N*m', 0.453_592_37 * 9.806_65 * FOOT],
  ['ft·lb', 'N*m', 0.453_592_37 * 9.806_65 * FOOT],
  ['ft-lb', 'N*m', 0.453_592_37 * 9.806_65 * FOOT],
  ['lb·ft', 'N*m', 0.453_592_37 * 9.806_65 * FOOT],
  ['kg-cm', 'N*m', 0.098_066_5],
  ['kw', 'W', 1000],
  ['kwh', 'J', 3.6e6],
  ['Mhz', 'Hz', 1e6],
  ['Kg', 'kg', 1],
  ['kpa', 'Pa', 1000],
];

test.each(ONES)('one %s in %s', (text, si, value) => {
  const field = unitOf(si);
  const parsed = parseUnit(text, (unit) => sameDimension(unit, field));
  expect(parsed).toMatchObject({ ok: true });
  if (parsed.ok) expect(Number(convertExact(BigDecimal.from('1'), parsed.unit, field)) / value).toBeCloseTo(1, 9);
});

describe('a unit of several values', () => {
  it.each([
    ['catty', 'kg', ['catty_HK', 'catty_CN', 'catty_TW']],
    ['tael', 'kg', ['tael_HK', 'tael_CN', 'tael_TW']],
    ['picul', 'kg', ['picul_HK', 'picul_CN', 'picul_TW']],
    ['morgen', 'm^2', ['morgen_ZA', 'morgen_PR', 'morgen_DE']],
    ['bigha', 'm^2', ['bigha_Bengal', 'bigha_India', 'bigha_Nepal']],
    ['jiffy', 's', ['jiffy_100', 'jiffy_60']],
  ])('%s is refused with the units of its places', (text, si, names) => {
    const parsed = parseUnit(text, (unit) => sameDimension(unit, unitOf(si)));
    expect(parsed).toMatchObject({ ok: false, code: 'ambiguous-unit' });
    for (const name of names) expect(JSON.stringify(parsed)).toContain(name);
  });
});

describe('in the field of a calculator', () => {
  it.each<readonly [string, Readonly<Record<string, unknown>>]>([
    ['wind-chill', { temperature: '-10 C', wind: 30 }],
    ['kinetic-energy', { mass: '2 Kg', speed: '10 kt' }],
    ['ohms-law', { voltage: '12 V', resistance: '1 megohm' }],
  ])('%s reads %j', async (slug, inputs) => {
    expect((await ask(slug, inputs)).refused).toEqual([]);
  });
});
