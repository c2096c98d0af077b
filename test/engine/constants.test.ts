/** Physical constants and their units. */
import { describe, expect, it } from 'vitest';
import * as exported from '../../engine/src/constants.js';
import { parseUnit } from '../../engine/src/units/index.js';

const { constants } = exported;

/** scipy.constants 1.17.1 (CODATA 2022): name, value. */
const SCIPY: readonly (readonly [string, number])[] = [
  ['speedOfLight', 299792458],
  ['planckConstant', 6.62607015e-34],
  ['reducedPlanckConstant', 1.0545718176461565e-34],
  ['elementaryCharge', 1.602176634e-19],
  ['boltzmannConstant', 1.380649e-23],
  ['avogadroConstant', 6.02214076e23],
  ['gasConstant', 8.31446261815324],
  ['faradayConstant', 96485.33212331001],
  ['stefanBoltzmannConstant', 5.6703744191844314e-8],
  ['wienDisplacementConstant', 0.0028977719551851727],
  ['wienFrequencyDisplacementConstant', 58789257576.468254],
  ['firstRadiationConstant', 3.7417718521927573e-16],
  ['secondRadiationConstant', 0.014387768775039337],
  ['magneticFluxQuantum', 2.067833848461929e-15],
  ['conductanceQuantum', 7.748091729863649e-5],
  ['josephsonConstant', 483597848416983.6],
  ['vonKlitzingConstant', 25812.807459304513],
  ['molarVolumeAtStandardAtmosphere', 0.022413969545014137],
  ['molarVolumeAtStandardPressure', 0.02271095464148557],
  ['loschmidtConstant', 2.686780111798444e25],
  ['gravitationalConstant', 6.6743e-11],
  ['electricConstant', 8.8541878188e-12],
  ['magneticConstant', 1.25663706127e-6],
  ['vacuumImpedance', 376.730313412],
  ['fineStructureConstant', 0.0072973525643],
  ['rydbergConstant', 10973731.568157],
  ['rydbergEnergy', 2.179872361103e-18],
  ['hartreeEnergy', 4.359744722206e-18],
  ['bohrRadius', 5.29177210544e-11],
  ['classicalElectronRadius', 2.8179403205e-15],
  ['comptonWavelength', 2.42631023538e-12],
  ['thomsonCrossSection', 6.6524587051e-29],
  ['electronMass', 9.1093837139e-31],
  ['muonMass', 1.883531627e-28],
  ['protonMass', 1.67262192595e-27],
  ['neutronMass', 1.67492750056e-27],
  ['deuteronMass', 3.3435837768e-27],
  ['alphaParticleMass', 6.644657345e-27],
  ['atomicMassConstant', 1.66053906892e-27],
  ['protonElectronMassRatio', 1836.152673426],
  ['bohrMagneton', 9.2740100657e-24],
  ['nuclearMagneton', 5.0507837393e-27],
  ['electronGFactor', -2.00231930436092],
  ['protonGyromagneticRatio', 267522187.08],
  ['planckLength', 1.616255e-35],
  ['planckMass', 2.176434e-8],
  ['planckTime', 5.391247e-44],
  ['planckTemperature', 1.416784e32],
];

const value = (name: string): number => Number(constants[name]?.text);

describe('constants', () => {
  it.each(SCIPY)('%s is the CODATA 2022 value', (name, expected) => {
    expect(Math.abs(value(name) / expected - 1)).toBeLessThan(1e-14);
  });

  it.each(Object.entries(constants))('%s is exported with a readable unit and a source', (name, constant) => {
    expect(Reflect.get(exported, name)).toBe(Number(constant.text));
    expect(parseUnit(constant.unit).ok).toBe(true);
    expect(constant.source.length).toBeGreaterThan(10);
  });

  it.each([
    [
      '1/√(ε0·μ0) is the speed of light',
      1 / Math.sqrt(value('electricConstant') * value('magneticConstant')),
      value('speedOfLight'),
      1e-9,
    ],
    [
      '1/(4π·ε0) is the Coulomb constant',
      1 / (4 * Math.PI * value('electricConstant')),
      value('coulombConstant'),
      1e-11,
    ],
    [
      'R∞·h·c is the Rydberg energy',
      value('rydbergConstant') * value('planckConstant') * value('speedOfLight'),
      value('rydbergEnergy'),
      1e-11,
    ],
    [
      'e²/(4π·ε0·ħ·c) is the fine-structure constant',
      value('elementaryCharge') ** 2 /
        (4 * Math.PI * value('electricConstant') * value('reducedPlanckConstant') * value('speedOfLight')),
      value('fineStructureConstant'),
      1e-9,
    ],
    [
      'ħ/(m·c·α) is the Bohr radius',
      value('reducedPlanckConstant') / (value('electronMass') * value('speedOfLight') * value('fineStructureConstant')),
      value('bohrRadius'),
      1e-9,
    ],
    ['GM of the sun', value('gravitationalConstant') * value('solarMass'), value('solarGravitationalParameter'), 1e-15],
    [
      '(2a + b)/3 is the mean radius',
      (2 * value('earthEquatorialRadius') + value('earthPolarRadius')) / 3,
      value('earthMeanRadius'),
      1e-10,
    ],
    [
      '4πR²σT⁴ is the solar luminosity',
      (4 *
        Math.PI *
        value('solarRadius') ** 2 *
        value('stefanBoltzmannConstant') *
        value('solarEffectiveTemperature') ** 4) /
        value('solarLuminosity'),
      1.0,
      2e-4,
    ],
    [
      'p/(ρ·T) is the gas constant of air',
      value('standardAtmosphere') / (value('seaLevelAirDensity') * value('seaLevelTemperature')),
      value('airGasConstant'),
      1e-6,
    ],
    ['GM of the moon', (value('gravitationalConstant') * value('moonMass')) / 1e9, 4902.8, 1e-4],
  ])('%s', (_law, left, right, tolerance) => {
    expect(Math.abs(left / right - 1)).toBeLessThan(tolerance);
  });
});
