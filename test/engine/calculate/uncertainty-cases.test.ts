/** Uncertainties through searches, defaults that follow, and remainders: figures by hand, and the values' own derivatives. */

import { evaluate, understand } from '@reckoner/engine/calculate/index';
import { derivedDefaults } from '@reckoner/engine/calculate/read/derived-defaults';
import { splitUncertainties, uncertainInputs } from '@reckoner/engine/calculate/uncertainty/uncertain-inputs';
import { withUncertainties } from '@reckoner/engine/calculate/uncertainty/uncertainty';
import { describe, expect, it, test } from 'vitest';
import { comparisonsAt, uncertaintySamples, verdictOn } from '../../uncertainty-comparisons.js';
import { calculatorOf } from '../catalogue-calculators.js';

async function answer(category: string, slug: string, raw: Record<string, unknown>) {
  const { calculator } = await calculatorOf(category, slug);
  const { inputs, uncertainties, issues } = splitUncertainties(calculator, raw);
  expect(issues).toEqual([]);
  const understanding = understand(calculator, inputs, {}, { today: '2026-01-31' });
  if (!understanding.ok) throw new Error(understanding.issues[0]!.message);
  const { understood } = understanding;
  const outcome = evaluate(calculator, understood);
  if (!outcome.ok) throw new Error(outcome.reason);
  const uncertain = uncertainInputs(calculator, understood, uncertainties);
  const derived = derivedDefaults(calculator, inputs as Record<string, unknown>, understood.inputs);
  return withUncertainties(calculator, understood, uncertain, outcome.results, derived);
}

const pm = (value: number, uncertainty: number) => ({ value, uncertainty });

describe('figures', () => {
  test.each<[string, string, Record<string, unknown>, string, number, number]>([
    // 1/S of type K at 67 °C: 0.0137355 mV / 41.5 µV/K
    ['electronics', 'thermocouple-its90-voltage', { measured: pm(2.7471, 0.0137355) }, 'temperature', 0.331, 3],
    [
      'energy',
      'psychrometric-state-moist-air',
      { dryBulb: pm(5, 0.3), givenHumidity: pm(30, 2) },
      'dewPoint',
      0.7875,
      3,
    ],
    // Vega of an option at the money that moves: u(price) / (S √T φ(d₁)), in percent
    [
      'investing',
      'implied-volatility',
      { price: pm(1.6912, 0.016912), spot: 100, strike: 105, time: 0.5, timeUnit: 'years', riskFree: 3 },
      'volatility',
      0.065,
      3,
    ],
    ['civil', 'beam-cantilever-end-load', { load: 5, span: pm(3, 0.03) }, 'fixedMoment', 0.15, 9],
  ])('%s/%s', async (category, slug, inputs, output, uncertainty, digits) => {
    const results = await answer(category, slug, inputs);
    expect(results[output]!.uncertainty).toBeCloseTo(uncertainty, digits);
    expect(results[output]).not.toHaveProperty('uncertaintyNote');
  });

  it('share the variance among what was sent, not the defaults that follow', async () => {
    const results = await answer('civil', 'beam-cantilever-end-load', { load: pm(5, 0.05), span: pm(3, 0.03) });
    // M = P L: both relative uncertainties are 1 %.
    expect(results.fixedMoment!.uncertainty).toBeCloseTo(15 * Math.hypot(0.01, 0.01), 9);
    expect(results.fixedMoment!.contributions).toEqual({ load: expect.closeTo(0.5, 6), span: expect.closeTo(0.5, 6) });
  });
});

describe('every number beside the examples', () => {
  test.each([
    // Searches
    ['electronics', 'thermocouple-its90-voltage'],
    ['energy', 'psychrometric-state-moist-air'],
    ['earth-science', 'dew-point-temperature'],
    ['earth-science', 'ocean-wave-dispersion'],
    ['chemical-engineering', 'bubble-dew-point'],
    ['civil', 'pavement-flexible-aashto93'],
    ['civil', 'partially-full-pipe-flow'],
    ['mechanical', 'duct-pressure-loss-sizing'],
    ['investing', 'implied-volatility'],
    // Defaults that follow
    ['civil', 'beam-cantilever-end-load'],
    ['mechanical', 'press-brake-bending-force'],
    ['health', 'steps-to-distance'],
    ['construction', 'tile-grout-quantity'],
    ['electronics', 'zener-regulator-resistor'],
    ['civil', 'rankine-earth-pressure'],
    ['agriculture', 'vapour-pressure-deficit-greenhouse'],
    ['health', 'target-heart-rate-karvonen'],
    ['medicine', 'insulin-dose-carb-correction'],
    // Remainders and whole parts that come back elsewhere
    ['earth-science', 'vincenty-geodesic-distance'],
    ['astronomy', 'solar-position-azimuth-elevation'],
    ['investing', 'bond-yield-to-maturity'],
    ['investing', 'bond-duration'],
    ['signals', 'nyquist-sampling-aliasing'],
  ])('%s/%s', async (category, slug) => {
    const { calculator } = await calculatorOf(category, slug);
    const compared = uncertaintySamples(calculator, 4).flatMap((sample) => comparisonsAt(calculator, sample));
    expect(compared.length).toBeGreaterThan(10);
    expect(compared.filter((one) => !['agrees', 'undecided'].includes(verdictOn(one)))).toEqual([]);
    expect(compared.filter((one) => one.given !== undefined && one.given !== 0).length).toBeGreaterThan(5);
  });
});
