/** Uncertainties through searches, and through inputs that follow others where they are left out. */
import { describe, expect, it, test } from 'vitest';
import { ask } from './ask.js';

type Inputs = Readonly<Record<string, unknown>>;
/** Calculator, its inputs, the uncertain one with its uncertainty, and a result. */
type Through = readonly [slug: string, inputs: Inputs, input: string, uncertainty: number, result: string];

/** An equation is solved for these results: half the difference of values at either side is what is right. */
const SEARCHED: readonly Through[] = [
  ['psychrometric-state-moist-air', { dryBulb: 30, givenHumidity: 45 }, 'dryBulb', 0.1, 'wetBulb'],
  ['psychrometric-state-moist-air', { dryBulb: 30, givenHumidity: 45 }, 'givenHumidity', 0.5, 'wetBulb'],
  ['psychrometric-state-moist-air', { dryBulb: -5, givenHumidity: 60 }, 'givenHumidity', 0.5, 'wetBulb'],
  ['psychrometric-state-moist-air', { dryBulb: -5, givenHumidity: 60 }, 'dryBulb', 0.1, 'dewPoint'],
  ['psychrometric-state-moist-air', { dryBulb: 22, givenHumidity: 70 }, 'dryBulb', 0.1, 'dewPoint'],
  ['dew-point-temperature', { temperature: 12, humidity: 40 }, 'humidity', 0.4, 'dewPoint'],
  ['ocean-wave-dispersion', { period: 8, depth: 10 }, 'period', 0.01, 'wavelength'],
  ['ocean-wave-dispersion', { period: 12, depth: 4000 }, 'period', 0.01, 'wavelength'],
  ['ocean-wave-dispersion', { period: 20, depth: 5 }, 'depth', 0.01, 'wavelength'],
  ['thermocouple-its90-voltage', { type: 'S', measured: 5 }, 'measured', 0.005, 'temperature'],
  ['thermocouple-its90-voltage', { type: 'T', measured: -3 }, 'measured', 0.003, 'temperature'],
  ['pavement-flexible-aashto93', { traffic: 5e6, subgrade: 5000 }, 'subgrade', 25, 'structuralNumber'],
  ['pavement-flexible-aashto93', { traffic: 5e6, subgrade: 5000 }, 'traffic', 25_000, 'structuralNumber'],
  [
    'partially-full-pipe-flow',
    { find: 'depth', innerDiameter: 300, slope: 0.01, givenFlow: 40 },
    'givenFlow',
    0.2,
    'depth',
  ],
  ['duct-pressure-loss-sizing', { find: 'size', flow: 1000 }, 'flow', 5, 'equivalentDiameter'],
];

test.each(SEARCHED)('%s %j ± of %s', async (slug, inputs, input, uncertainty, result) => {
  const value = Number(inputs[input]);
  const { uncertainties, refused } = await ask(slug, { ...inputs, [input]: { value, uncertainty } });
  expect(refused).toEqual([]);
  const beside = async (shift: number) =>
    Number((await ask(slug, { ...inputs, [input]: value + shift * uncertainty })).values[result]);
  const expected = Math.abs((await beside(1)) - (await beside(-1))) / 2;
  expect(expected).toBeGreaterThan(0);
  expect(Math.abs(uncertainties[result]! / expected - 1)).toBeLessThan(0.01);
});

const benzene = [
  { substance: 'benzene', amount: 1 },
  { substance: 'toluene', amount: 1 },
];

/** Results with the uncertainties that the equations give by hand. */
const BY_HAND: readonly (readonly [is: string, slug: string, inputs: Inputs, result: string, uncertainty: number])[] = [
  [
    'a die of eight thicknesses: the force goes with the thickness',
    'press-brake-bending-force',
    { thickness: { value: 3, uncertainty: 0.03 }, length: 2 },
    'force',
    (0.01 * 1.33 * 450 * 2 * 3) / 8,
  ],
  [
    'steps of 0.415 of the height',
    'steps-to-distance',
    { steps: 10_000, sex: 'male', height: { value: 170, uncertainty: 1.7 } },
    'distance',
    0.01 * 10 * 0.415 * 1.7,
  ],
  [
    'square tiles: the joints go with 2/a',
    'tile-grout-quantity',
    { area: 10, tileLength: { value: 30, uncertainty: 0.3 }, waste: 0 },
    'grout',
    0.01 * 10 * (2 / 0.3) * 0.003 * 0.008 * 1600,
  ],
  [
    'an input voltage that does not vary heats the resistor by its current',
    'zener-regulator-resistor',
    { lowest: { value: 12, uncertainty: 0.1 }, zener: 5, load: 15 },
    'resistorPower',
    0.1 * 0.02,
  ],
  [
    'dry soil to the foot of the wall: the thrust goes with the square of the height',
    'rankine-earth-pressure',
    { height: { value: 4, uncertainty: 0.04 }, frictionAngle: 30, unitWeight: 18 },
    'thrust',
    (0.02 * 18 * 4 ** 2) / 2 / 3,
  ],
  [
    'a leaf as warm as the air: the deficit is a part of the pressure over water',
    'vapour-pressure-deficit-greenhouse',
    { air: { value: 25, uncertainty: 0.1 }, humidity: 60 },
    'leafDeficit',
    // 0.61078 kPa × e^(17.2694 t/(t + 237.3)) grows by 17.2694 × 237.3/(t + 237.3)² of itself in a degree.
    0.1 * 0.4 * 3.1678 * ((17.2694 * 237.3) / (25 + 237.3) ** 2),
  ],
  [
    'a greatest heart rate of 208 less 0.7 of the age',
    'target-heart-rate-karvonen',
    { age: { value: 40, uncertainty: 1 }, resting: 60 },
    'targetFrom',
    0.6 * 0.7,
  ],
  [
    'a ratio of 500 over the dose of a day',
    'insulin-dose-carb-correction',
    { dailyDose: { value: 50, uncertainty: 1 }, carbohydrate: 60, glucose: 110 },
    'meal',
    60 / 500,
  ],
];

describe('uncertainty by hand', () => {
  it.each(BY_HAND)('%s', async (_, slug, inputs, result, expected) => {
    const { uncertainties, refused } = await ask(slug, inputs);
    expect(refused).toEqual([]);
    expect(Math.abs(uncertainties[result]! / expected - 1)).toBeLessThan(0.002);
  });
});

test('a bubble point moves with the pressure as the vapor pressures do', async () => {
  const at = (pressure: unknown) => ask('bubble-dew-point', { components: benzene, pressure });
  const { uncertainties } = await at({ value: 101.325, uncertainty: 0.5 });
  const above = (await at(101.825)).values;
  const below = (await at(100.825)).values;
  for (const name of ['bubbleTemperature', 'dewTemperature']) {
    const expected = (Number(above[name]) - Number(below[name])) / 2;
    expect(Math.abs(uncertainties[name]! / expected - 1)).toBeLessThan(0.01);
  }
});

test.each([
  ['vincenty-geodesic-distance', { latitude1: 48, longitude1: 11, latitude2: 52, longitude2: 13 }, 'latitude1'],
  ['solar-position-azimuth-elevation', { latitude: 48, longitude: 11 }, 'latitude'],
  ['bond-yield-to-maturity', { price: 950, couponRate: 5, years: 10 }, 'price'],
  ['bond-duration', { couponRate: 5, yieldRate: 6, years: 10 }, 'yieldRate'],
  ['nyquist-sampling-aliasing', { frequency: 700, sampleRate: 1000 }, 'frequency'],
])('%s has derivatives', async (slug, inputs, input) => {
  const value = (inputs as Inputs)[input];
  const { uncertainties, refused } = await ask(slug, { ...inputs, [input]: { value, uncertainty: 0.01 } });
  expect(refused).toEqual([]);
  const figures = Object.values(uncertainties).filter((figure) => figure !== undefined);
  expect(figures.length).toBeGreaterThan(0);
  expect(Math.max(...figures)).toBeGreaterThan(0);
});
