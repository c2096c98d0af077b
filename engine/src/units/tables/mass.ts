/** Mass, linear density and density. */
import { NIST_44, NIST_811, SI, UK_1995, type UnitGroup, unit } from './rows.js';

const CODATA = 'CODATA 2022';

export const massUnits: UnitGroup = {
  area: 'mass',
  source: NIST_811,
  units: [
    unit('g', 'gram', '0.001', '@mass', { prefixes: 'metric', names: ['gramme', 'grammes'], source: SI }),
    unit('mcg', 'microgram (mcg)', '1e-6', 'g', { plural: 'micrograms (mcg)', source: 'US Pharmacopeia' }),
    unit('t', 'tonne', '1000', 'kg', {
      prefixes: 'large',
      names: ['metric ton', 'metric tons', 'metric tonne'],
      source: SI,
    }),
    unit('q_metric', 'quintal', '100', 'kg', { names: ['metric quintal'] }),
    unit('u', 'unified atomic mass unit', '1.66053906892e-27', 'kg', {
      symbols: ['amu'],
      names: ['atomic mass unit', 'atomic mass units'],
      source: CODATA,
    }),
    unit('Da', 'dalton', '1', 'u', { prefixes: 'metric', source: CODATA }),
    unit('lb', 'pound', '0.45359237', 'kg', {
      symbols: ['lbs', 'lbm', 'lb_m', 'lb_av'],
      names: ['pound-mass', 'avoirdupois pound', 'pounds-mass'],
    }),
    unit('klb', 'thousand pounds', '1000', 'lb', { plural: 'thousand pounds' }),
    unit('oz', 'ounce', '0.0625', 'lb', { symbols: ['ozm', 'oz_av'], names: ['avoirdupois ounce'] }),
    unit('dr_av', 'avoirdupois dram', '1/256', 'lb', { names: ['dram', 'drams'] }),
    unit('gr', 'grain', '64.79891', 'mg', { source: NIST_44 }),
    unit('st', 'stone', '14', 'lb', { plural: 'stone', names: ['stones'], source: UK_1995 }),
    unit('cwt_US', 'short hundredweight', '100', 'lb', { names: ['US hundredweight', 'short cwt', 'cental'] }),
    unit('cwt_UK', 'long hundredweight', '112', 'lb', { names: ['UK hundredweight', 'long cwt'] }),
    unit('ton_US', 'short ton', '2000', 'lb', {
      symbols: ['tn', 'ton_short'],
      names: ['US ton', 'US tons', 'net ton'],
    }),
    unit('ton_UK', 'long ton', '2240', 'lb', {
      symbols: ['ton_long'],
      names: ['UK ton', 'UK tons', 'imperial ton', 'gross ton'],
    }),
    unit('slug', 'slug', '0.45359237*9.80665/0.3048', 'kg'),
    unit('ozt', 'troy ounce', '480', 'gr', {
      symbols: ['oz_t', 'toz'],
      names: ['oz troy', 'oz t', 'troy oz', 'ounce troy', 'ounces troy'],
      source: NIST_44,
    }),
    unit('lbt', 'troy pound', '5760', 'gr', { symbols: ['lb_t'], source: NIST_44 }),
    unit('dwt', 'pennyweight', '24', 'gr', { source: NIST_44 }),
    unit('dr_ap', 'apothecary dram', '60', 'gr', { source: NIST_44 }),
    unit('scruple', 'scruple', '20', 'gr', { source: NIST_44 }),
    unit('ct', 'carat', '200', 'mg', { symbols: ['carat_metric'], names: ['metric carat'] }),
    unit('tola', 'tola', '180', 'gr', { source: 'Indian Coinage Act, 1906' }),
    unit('pt_jewel', 'jeweler’s point', '0.01', 'ct'),
    unit('tex', 'tex', '1e-6', 'kg/m', { prefixes: 'metric', plural: 'tex', source: 'ISO 1144' }),
    unit('den', 'denier', '1/9', 'tex', { source: 'ISO 1144' }),
    unit('gsm', 'gram per square meter', '1', 'g/m^2', { plural: 'grams per square meter', source: 'ISO 536' }),
    unit('ppg', 'pound per gallon', '1', 'lb/gal', { plural: 'pounds per gallon' }),
    unit('pcf', 'pound per cubic foot', '1', 'lb/ft^3', { plural: 'pounds per cubic foot' }),
    unit('pli', 'pound per inch', '1', 'lb/in', { plural: 'pounds per inch' }),
  ],
};
