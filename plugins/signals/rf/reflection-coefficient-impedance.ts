import {
  choice,
  constant,
  cosTurn,
  defineCalculator,
  isAtLeast,
  isAtMost,
  isNear,
  number,
  percent,
  quantity,
  sinTurn,
  sumOfProducts,
} from '@reckoner/engine';
import { smithChart } from './shared/smith-chart.js';

/** Γ = (Z_L - Z₀)/(Z_L + Z₀) and back, Z_L = Z₀(1 + Γ)/(1 - Γ), for a real Z₀ and a load that gives off no power. */
export default defineCalculator({
  title: 'Reflection coefficient from load impedance',
  description:
    'Complex reflection coefficient, VSWR, return loss and mismatch loss of a load on a line from its impedance, or the impedance from the reflection coefficient.',
  keywords: [
    'gamma from impedance',
    's11 to impedance',
    'complex reflection coefficient',
    'smith chart point',
    'load vswr',
  ],
  inputs: {
    known: choice(
      {
        impedance: { label: 'Load impedance', also: ['Z', 'impedance'] },
        polar: { label: 'Reflection coefficient, size and angle', also: ['polar', 'magnitude and angle', 'S11'] },
        cartesian: {
          label: 'Reflection coefficient, real and imaginary part',
          also: ['rectangular', 'real and imaginary'],
        },
      },
      { label: 'Known', default: 'impedance' },
    ),
    lineImpedance: quantity('ohm', {
      label: 'Characteristic impedance',
      symbol: 'Z_0',
      min: 0.01,
      max: 1e5,
      default: 50,
    }),
    loadResistance: quantity('ohm', {
      label: 'Load resistance',
      help: 'The real part in series with the reactance; 0 for a short circuit.',
      symbol: 'R_L',
      min: 0,
      max: 1e9,
      when: { known: 'impedance' },
    }),
    loadReactance: quantity('ohm', {
      label: 'Load reactance',
      help: 'The imaginary part: positive for an inductive, negative for a capacitive load.',
      symbol: 'X_L',
      min: -1e9,
      max: 1e9,
      default: 0,
      when: { known: 'impedance' },
    }),
    size: number({
      label: 'Size of the reflection coefficient',
      help: 'From 0 to 1, not in dB: 10^(-RL/20) of a return loss RL.',
      symbol: '\\rho',
      min: 0,
      max: 1,
      when: { known: 'polar' },
    }),
    direction: quantity('rad', {
      label: 'Angle of the reflection coefficient',
      unit: 'deg',
      symbol: '\\varphi',
      min: -360,
      max: 360,
      when: { known: 'polar' },
    }),
    realPart: number({ label: 'Real part', symbol: 'u', min: -1, max: 1, when: { known: 'cartesian' } }),
    imaginaryPart: number({ label: 'Imaginary part', symbol: 'v', min: -1, max: 1, when: { known: 'cartesian' } }),
  },
  outputs: {
    magnitude: number({ label: 'Reflection coefficient, size', symbol: '\\left|\\Gamma\\right|', digits: 4 }),
    angle: quantity('rad', {
      label: 'Reflection coefficient, angle',
      unit: 'deg',
      symbol: '\\theta',
      places: 2,
      optional: true,
    }),
    real: number({ label: 'Reflection coefficient, real part', symbol: '\\Gamma_r', digits: 4 }),
    imaginary: number({ label: 'Reflection coefficient, imaginary part', symbol: '\\Gamma_i', digits: 4 }),
    resistance: quantity('ohm', { label: 'Resistance of the load', symbol: 'R', digits: 5 }),
    reactance: quantity('ohm', { label: 'Reactance of the load', symbol: 'X', digits: 5 }),
    vswr: number({ label: 'VSWR', symbol: '\\mathrm{VSWR}', digits: 4, optional: true }),
    returnLoss: quantity('dB', { label: 'Return loss', symbol: '\\mathrm{RL}', digits: 4, optional: true }),
    mismatchLoss: quantity('dB', { label: 'Mismatch loss', symbol: '\\mathrm{ML}', digits: 4, optional: true }),
    reflectedPower: percent({ label: 'Reflected power', symbol: 'P_r/P_f', digits: 4 }),
  },
  formula: ({ known, lineImpedance, loadResistance, loadReactance, size, direction, realPart, imaginaryPart }) => {
    const isImpedance = known === 'impedance';
    const isPolar = known === 'polar';
    const square = (loadResistance + lineImpedance) ** 2 + loadReactance ** 2;
    const length = loadResistance ** 2 + loadReactance ** 2;
    // Zero where |Z_L| is Z₀ but for the last digits.
    const excess = isNear(length, lineImpedance ** 2, 1e-14 * lineImpedance ** 2)
      ? constant(0, 'ohm^2')
      : (loadResistance - lineImpedance) * (loadResistance + lineImpedance) + loadReactance ** 2;
    const real = isImpedance ? excess / square : isPolar ? size * cosTurn(direction) : realPart;
    const imaginary = isImpedance
      ? (2 * lineImpedance * loadReactance) / square
      : isPolar
        ? size * sinTurn(direction)
        : imaginaryPart;
    const magnitude = isImpedance
      ? Math.sqrt(((loadResistance - lineImpedance) ** 2 + loadReactance ** 2) / square)
      : isPolar
        ? size
        : Math.min(1, Math.hypot(realPart, imaginaryPart));
    // 1 - |Γ|², the share that is not reflected, without the loss of digits of a difference.
    const absorbed = isImpedance
      ? (4 * loadResistance * lineImpedance) / square
      : isPolar
        ? (1 - size) * (1 + size)
        : Math.max(0, sumOfProducts([1, 1], [-1, realPart, realPart], [-1, imaginaryPart, imaginaryPart]));
    const isTotal = isImpedance
      ? loadResistance === 0
      : isPolar
        ? size === 1
        : isAtLeast(realPart ** 2 + imaginaryPart ** 2, 1);
    const isMatched = isImpedance
      ? loadResistance === lineImpedance && loadReactance === 0
      : isPolar
        ? size === 0
        : realPart === 0 && imaginaryPart === 0;
    const distance = (1 - real) ** 2 + imaginary ** 2;
    return {
      magnitude,
      angle: isMatched ? undefined : Math.atan2(imaginary, real),
      real,
      imaginary,
      resistance: isImpedance ? loadResistance : isTotal ? constant(0, 'ohm') : (lineImpedance * absorbed) / distance,
      reactance: isImpedance ? loadReactance : (2 * lineImpedance * imaginary) / distance,
      vswr: isTotal ? undefined : (1 + magnitude) ** 2 / absorbed,
      returnLoss: isMatched ? undefined : constant(20, 'dB') * Math.log10(1 / magnitude),
      mismatchLoss: isTotal ? undefined : constant(10, 'dB') * Math.LOG10E * Math.log1p(magnitude ** 2 / absorbed),
      reflectedPower: magnitude ** 2,
    };
  },
  shown: ({
    known,
    lineImpedance,
    loadResistance,
    loadReactance,
    size,
    direction,
    realPart,
    imaginaryPart,
    magnitude,
    angle,
    real,
    imaginary,
    vswr,
    returnLoss,
    mismatchLoss,
  }) => ({
    real:
      known === 'impedance'
        ? (loadResistance ** 2 - lineImpedance ** 2 + loadReactance ** 2) /
          ((loadResistance + lineImpedance) ** 2 + loadReactance ** 2)
        : known === 'polar'
          ? size * cosTurn(direction)
          : realPart,
    imaginary:
      known === 'impedance'
        ? (2 * lineImpedance * loadReactance) / ((loadResistance + lineImpedance) ** 2 + loadReactance ** 2)
        : known === 'polar'
          ? size * sinTurn(direction)
          : imaginaryPart,
    magnitude: Math.sqrt(real ** 2 + imaginary ** 2),
    angle: angle === undefined ? undefined : Math.atan2(imaginary, real),
    resistance:
      known === 'impedance'
        ? loadResistance
        : vswr === undefined
          ? constant(0, 'ohm')
          : (lineImpedance * (1 - real ** 2 - imaginary ** 2)) / ((1 - real) ** 2 + imaginary ** 2),
    reactance:
      known === 'impedance' ? loadReactance : (2 * lineImpedance * imaginary) / ((1 - real) ** 2 + imaginary ** 2),
    vswr: vswr === undefined ? undefined : (1 + magnitude) / (1 - magnitude),
    returnLoss: returnLoss === undefined ? undefined : constant(-20, 'dB') * Math.log10(magnitude),
    mismatchLoss: mismatchLoss === undefined ? undefined : constant(-10, 'dB') * Math.log10(1 - magnitude ** 2),
    reflectedPower: magnitude ** 2,
  }),
  figure: {
    kind: 'drawing',
    title: 'Smith chart',
    draw: ({ real, imaginary }) => smithChart(real, imaginary, 'Γ'),
  },
  explanation: ({ vswr, returnLoss }) => {
    if (returnLoss === undefined)
      return 'The load has {resistance} and no reactance, as the line: nothing is reflected, and the VSWR is {vswr}.';
    return vswr === undefined
      ? 'A load of {resistance} with {reactance|a capacitive reactance of {|reactance|}|no reactance|an inductive reactance of {|reactance|}} takes no power: all of it comes back, with a reflection coefficient of 1 at {angle}.'
      : 'A load of {resistance} with {reactance|a capacitive reactance of {|reactance|}|no reactance|an inductive reactance of {|reactance|}} on a line of {lineImpedance} reflects {magnitude} of the voltage at {angle}, {reflectedPower} of the power: a VSWR of {vswr} and a return loss of {returnLoss}.';
  },
  requires: [
    {
      that: ({ realPart, imaginaryPart }) => isAtMost(realPart ** 2 + imaginaryPart ** 2, 1),
      field: 'imaginaryPart',
      says: 'Together {realPart} and {imaginaryPart} are a reflection coefficient above 1: a load that takes power has at most 1.',
    },
    {
      that: ({ size, direction }) => size < 1 || !isNear(sinTurn(direction / 2), 0, 1e-12),
      field: 'direction',
      says: 'A reflection coefficient of 1 at {direction} is an open circuit, whose impedance is without bound: its VSWR is too, and all power comes back.',
    },
    {
      that: ({ realPart, imaginaryPart }) => realPart < 1 || imaginaryPart !== 0,
      field: 'realPart',
      says: 'A real part of {realPart} is an open circuit, whose impedance is without bound: its VSWR is too, and all power comes back.',
    },
  ],
  examples: [
    {
      inputs: { loadResistance: 40, loadReactance: -30 },
      results: {
        magnitude: 0.333333333333,
        angle: -90,
        real: 0,
        imaginary: -0.333333333333,
        resistance: 40,
        reactance: -30,
        vswr: 2,
        returnLoss: 9.54242509439,
        mismatchLoss: 0.511525224474,
        reflectedPower: 11.1111111111,
      },
      source: 'Python 3.11 with complex numbers: (Z - 50)/(Z + 50)',
    },
    {
      inputs: { lineImpedance: 75, loadResistance: 200, loadReactance: -100 },
      results: {
        magnitude: 0.547055822556,
        angle: -18.6767017322,
        real: 0.518248175182,
        imaginary: -0.175182481752,
        vswr: 3.41555516021,
        returnLoss: 5.23936710437,
        mismatchLoss: 1.54449334117,
        reflectedPower: 29.9270072993,
      },
      source: 'Python 3.11 with complex numbers: (Z - 75)/(Z + 75)',
    },
    {
      inputs: { known: 'polar', size: 0.5, direction: 60 },
      results: {
        resistance: 50,
        reactance: 57.735026919,
        real: 0.25,
        imaginary: 0.433012701892,
        vswr: 3,
        returnLoss: 6.02059991328,
        mismatchLoss: 1.24938736608,
        reflectedPower: 25,
        magnitude: 0.5,
        angle: 60,
      },
      source: 'Python 3.11 with complex numbers: 50(1 + Γ)/(1 - Γ)',
    },
    {
      inputs: { known: 'cartesian', lineImpedance: 75, realPart: -0.2, imaginaryPart: 0.4 },
      results: {
        resistance: 37.5,
        reactance: 37.5,
        magnitude: 0.4472135955,
        angle: 116.565051177,
        vswr: 2.61803398875,
        returnLoss: 6.98970004336,
        mismatchLoss: 0.96910013008,
        reflectedPower: 20,
      },
      source: 'Python 3.11 with complex numbers: 75(1 + Γ)/(1 - Γ)',
    },
    {
      inputs: { loadResistance: 0 },
      results: { magnitude: 1, angle: 180, real: -1, imaginary: 0, reflectedPower: 100, returnLoss: 0 },
      source: 'By definition of a short circuit',
    },
    {
      inputs: { known: 'polar', size: 1, direction: 90 },
      results: { resistance: 0, reactance: 50, reflectedPower: 100, real: 0, imaginary: 1 },
      source: 'Python 3.11 with complex numbers: 50(1 + j)/(1 - j) = 50j',
    },
    {
      inputs: { known: 'cartesian', realPart: 0.6, imaginaryPart: -0.8 },
      results: { resistance: 0, reactance: -100, magnitude: 1 },
      source: 'By hand: 2 × 50 × -0.8/(0.16 + 0.64)',
    },
    {
      inputs: { loadResistance: 50 },
      results: { magnitude: 0, vswr: 1, mismatchLoss: 0, reflectedPower: 0, real: 0, imaginary: 0 },
      source: 'By definition: matched',
    },
    {
      inputs: { known: 'polar', size: 0, direction: 0 },
      results: { resistance: 50, reactance: 0, vswr: 1 },
      source: 'By definition: matched',
    },
    {
      inputs: { known: 'cartesian', realPart: 0, imaginaryPart: 0 },
      results: { resistance: 50, reactance: 0, vswr: 1 },
      source: 'By definition: matched',
    },
    {
      inputs: { known: 'cartesian', realPart: 0.8, imaginaryPart: 0.7 },
      refused: 'above 1',
      source: 'By hand: 0.64 + 0.49',
    },
    { inputs: { known: 'cartesian', realPart: 1, imaginaryPart: 0 }, refused: 'open circuit', source: 'By definition' },
    { inputs: { known: 'polar', size: 1, direction: 360 }, refused: 'open circuit', source: 'By definition' },
  ],
  notes: [
    'The line is lossless, so that Z₀ is real. VSWR and return loss hold all along it; the angle is that at the load, and turns by 720° times the length in wavelengths on the way to the source.',
    'A load that gives off power, as of an amplifier that oscillates, reflects more than 1 and is not accepted.',
  ],
  references: [{ title: 'Pozar: Microwave Engineering, 4th ed., §2.3 and §2.4', isbn: '978-0-470-63155-3' }],
});
