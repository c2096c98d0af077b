import {
  choice,
  defineCalculator,
  noResult,
  number,
  quantity,
  rows,
  sumOfProducts,
  table,
  text,
} from '@reckoner/engine';
import { isPolar, looksLikeRadians, type Phasor, readPhasor } from './shared/phasor-text.js';

/** What a sum that cancels leaves by its last digits. */
const ROUNDING = 1e-14;
const LARGEST = 1e15;

/** A sum of terms, 0 where they cancel but for the last digits. */
function joined(a: number, b: number) {
  const together = a + b;
  return Math.abs(together) <= ROUNDING * (Math.abs(a) + Math.abs(b)) ? 0 : together;
}

function combined(operation: 'multiply' | 'divide', a: Phasor, b: Phasor): Phasor {
  const conjugate = operation === 'divide' ? -b.imaginary : b.imaginary;
  const under = operation === 'divide' ? b.real ** 2 + b.imaginary ** 2 : 1;
  return {
    real: joined(a.real * b.real, -a.imaginary * conjugate) / under,
    imaginary: joined(a.real * conjugate, a.imaginary * b.real) / under,
  };
}

/** Phasors as complex numbers: added part by part, multiplied by magnitudes and angles. */
export default defineCalculator({
  title: 'Phasor addition and multiplication',
  description:
    'Sum, difference, product or quotient of phasors in polar or rectangular form, with all of them in both forms.',
  keywords: [
    'phasor calculator',
    'add phasors',
    'polar to rectangular',
    'rectangular to polar',
    'sum of sinusoids',
    'impedance arithmetic',
    'complex numbers in polar form',
  ],
  inputs: {
    operation: choice(
      {
        add: { label: 'Add', also: ['+', 'plus', 'sum'] },
        subtract: { label: 'Subtract', also: ['-', 'minus', 'difference'] },
        multiply: { label: 'Multiply', also: ['*', '×', 'times', 'product'] },
        divide: { label: 'Divide', also: ['/', '÷', 'divided by', 'quotient'] },
      },
      { label: 'Operation', default: 'add' },
    ),
    phasors: rows(
      {
        phasor: text({
          label: 'Phasor',
          help: 'As 10∠30°, 10<30, 10∠0.5 rad, 3+j4 or 3-4j, without a unit; angles are in degrees unless rad follows.',
          maxLength: 60,
        }),
      },
      { label: 'Phasors', minItems: 1, maxItems: 20 },
    ),
  },
  outputs: {
    magnitude: number({ label: 'Magnitude', symbol: '|V|' }),
    angle: quantity('rad', { label: 'Angle', unit: 'deg', symbol: '\\varphi', optional: true }),
    real: number({ label: 'Real part', symbol: '\\Re V' }),
    imaginary: number({ label: 'Imaginary part', symbol: '\\Im V' }),
    forms: table(
      {
        phasor: text({ label: 'Phasor' }),
        magnitude: number({ label: 'Magnitude' }),
        angle: quantity('rad', { label: 'Angle', unit: 'deg', optional: true }),
        real: number({ label: 'Real part' }),
        imaginary: number({ label: 'Imaginary part' }),
      },
      { label: 'Both forms' },
    ),
  },
  algorithm: ({ operation, phasors }) => {
    const values = phasors.map(({ phasor }) => readPhasor(phasor)!);
    let result = values[0]!;
    if (operation === 'add' || operation === 'subtract') {
      const sign = (i: number) => (i > 0 && operation === 'subtract' ? -1 : 1);
      // What is left of rounded parts that cancel, as of three equal phases, is none; sums of decimals are exact.
      const rounded = values.filter((_, i) => isPolar(phasors[i]!.phasor));
      const size = rounded.reduce((total, { real, imaginary }) => total + Math.hypot(real, imaginary), 0);
      const clean = (part: number) => (Math.abs(part) <= ROUNDING * size ? 0 : part);
      result = {
        real: clean(sumOfProducts(...values.map(({ real }, i) => [sign(i), real]))),
        imaginary: clean(sumOfProducts(...values.map(({ imaginary }, i) => [sign(i), imaginary]))),
      };
    } else {
      for (const value of values.slice(1)) {
        if (operation === 'divide' && value.real === 0 && value.imaginary === 0) {
          throw noResult('A phasor of 0 divides nothing.');
        }
        result = combined(operation, result, value);
        if (Math.hypot(result.real, result.imaginary) > LARGEST) throw noResult('The result is above 10¹⁵.');
      }
    }
    const both = ({ real, imaginary }: Phasor) => ({
      magnitude: Math.hypot(real, imaginary),
      angle: real === 0 && imaginary === 0 ? undefined : Math.atan2(imaginary, real),
      real,
      imaginary,
    });
    return {
      ...both(result),
      forms: values.map((value, i) => ({ phasor: phasors[i]!.phasor.trim(), ...both(value) })),
    };
  },
  stepwise: [
    'A phasor V∠φ has the real part V cos φ and the imaginary part V sin φ; back, V = √(re² + im²) and φ = atan2(im, re).',
    'Sums and differences are taken part by part. Products have the product of the magnitudes and the sum of the angles, quotients the quotient and the difference.',
    'Of more than two, all others are taken one after the other from, or into, the first.',
  ],
  requires: [
    {
      each: 'phasors',
      that: ({ phasor }) => readPhasor(phasor) !== undefined,
      field: 'phasor',
      says: 'Write a phasor as 10∠30°, 10<30, 3+j4 or 3-4j: with a decimal point, without a unit, of 10⁻¹² to 10¹² or 0, at an angle of up to 100,000.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Phasors',
    draw: ({ operation, phasors, magnitude, real, imaginary }) => {
      if (phasors.length > 10 || magnitude === 0 || (operation !== 'add' && operation !== 'subtract')) return undefined;
      let at: readonly [number, number] = [0, 0];
      const chain = phasors.flatMap(({ phasor }, i) => {
        const value = readPhasor(phasor);
        if (value === undefined) return [];
        const sign = i > 0 && operation === 'subtract' ? -1 : 1;
        const from = at;
        at = [from[0] + sign * value.real, from[1] + sign * value.imaginary];
        const isSeen = value.real !== 0 || value.imaginary !== 0;
        const label = phasors.length === 1 ? 'Phasor' : sign < 0 ? `−${i + 1}` : `${i + 1}`;
        return isSeen ? [{ shape: 'arrow', from, to: at, label } as const] : [];
      });
      if (phasors.length === 1) return chain;
      return [...chain, { shape: 'arrow', color: 2, from: [0, 0], to: [real, imaginary], label: 'Result' }];
    },
  },
  explanation: ({ operation, phasors, angle }) => {
    const name =
      phasors.length === 1
        ? 'phasor'
        : { add: 'sum', subtract: 'difference', multiply: 'product', divide: 'quotient' }[operation];
    if (angle === undefined) return `The ${name} is 0, which has no angle.`;
    return `The ${name} is {magnitude} at {angle}, that is {real} {imaginary|− j{|imaginary|}|+ j0|+ j{|imaginary|}}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ phasors }) => phasors.some(({ phasor }) => looksLikeRadians(phasor)),
      says: 'An angle that looks like radians was read in degrees, as no unit follows it: write rad behind it if radians were meant.',
    },
    {
      level: 'note',
      when: ({ operation, phasors }) => operation === 'multiply' && phasors.length > 1,
      says: 'For a voltage and a current this is not their complex power: that is V·I*, of RMS values, with the angle of the current sent with the opposite sign.',
    },
  ],
  examples: [
    {
      inputs: { phasors: [{ phasor: '10∠30°' }, { phasor: '5 + j5' }] },
      results: {
        magnitude: 16.92933963208,
        angle: 36.206023113,
        real: 13.66025403784,
        imaginary: 10,
        forms: {
          length: 2,
          rows: {
            0: { phasor: '10∠30°', real: 8.660254037844, imaginary: 5 },
            1: { magnitude: 7.071067811865, angle: 45 },
          },
        },
      },
      source: 'Python 3.11: cmath.rect, cmath.polar',
    },
    {
      inputs: { operation: 'subtract', phasors: [{ phasor: '100<0' }, { phasor: '40 @ 60 deg' }, { phasor: '-j20' }] },
      results: { magnitude: 81.32871174404, angle: -10.37108336201, real: 80, imaginary: -14.64101615138 },
      source: 'Python 3.11: cmath.rect, cmath.polar',
    },
    {
      inputs: { operation: 'multiply', phasors: [{ phasor: '5∠30°' }, { phasor: '4∠60°' }] },
      results: { magnitude: 20, angle: 90, real: 0, imaginary: 20 },
      cautions: ['complex power'],
      source: 'By hand: 5 × 4, 30° + 60°',
    },
    {
      inputs: { operation: 'divide', phasors: [{ phasor: '120∠0.5 rad' }, { phasor: '3-4j' }] },
      results: { magnitude: 24, angle: 81.7779921107, real: 3.432218550021, imaginary: 23.7533129442 },
      source: 'Python 3.11: cmath.rect(120, 0.5)/(3 - 4j)',
    },
    {
      inputs: { phasors: [{ phasor: '230∠0°' }, { phasor: '230∠−120°' }, { phasor: '230 /_ 120' }] },
      results: { magnitude: 0, real: 0, imaginary: 0 },
      source: 'By definition: three balanced phases cancel',
    },
    {
      inputs: { phasors: [{ phasor: '(8j - 6)' }] },
      results: { magnitude: 10, angle: 126.8698976458, real: -6, imaginary: 8 },
      source: 'By hand: √(36 + 64); Python: atan2(8, -6)',
    },
    {
      inputs: { operation: 'multiply', phasors: [{ phasor: '1 + 2i' }, { phasor: 'j' }, { phasor: '.5e1' }] },
      results: { real: -10, imaginary: 5 },
      cautions: ['complex power'],
      source: 'By hand: j(1 + 2j) = -2 + j; × 5',
    },
    {
      inputs: { operation: 'divide', phasors: [{ phasor: '5' }, { phasor: '0∠20' }] },
      noResult: 'divides nothing',
      source: 'By definition',
    },
    {
      inputs: { operation: 'multiply', phasors: [{ phasor: '1e9' }, { phasor: '1e9' }] },
      noResult: 'above 10¹⁵',
      source: 'By hand: 10¹⁸',
    },
    {
      inputs: { phasors: [{ phasor: '10∠0.5236' }] },
      results: { magnitude: 10, angle: 0.5236, real: 9.99958243798, imaginary: 0.0913841676612 },
      cautions: ['looks like radians'],
      source: 'Python 3.11: cmath.rect(10, radians(0.5236))',
    },
    {
      inputs: { phasors: [{ phasor: '10∠3.14' }] },
      results: { magnitude: 10, angle: 3.14, real: 9.984986728583, imaginary: 0.5477590985343 },
      cautions: ['looks like radians'],
      source: 'Python 3.11: cmath.rect(10, radians(3.14))',
    },
    {
      inputs: { phasors: [{ phasor: '1e12' }, { phasor: '-1 000e9' }, { phasor: '0.001 + 0j' }] },
      results: { magnitude: 0.001, angle: 0, real: 0.001, imaginary: 0 },
      source: 'By hand: 10¹² - 10¹² + 0.001',
    },
    {
      inputs: { phasors: [{ phasor: '2∠5.71 deg.' }] },
      results: { magnitude: 2, angle: 5.71, real: 1.990076440479, imaginary: 0.1989868363788 },
      source: 'Python 3.11: cmath.rect(2, radians(5.71))',
    },
    { inputs: { phasors: [{ phasor: '10 30' }] }, refused: 'Write a phasor', source: 'By definition' },
    { inputs: { phasors: [{ phasor: '230 V∠0' }] }, refused: 'without a unit', source: 'By definition' },
    { inputs: { phasors: [{ phasor: '3 j4' }] }, refused: 'Write a phasor', source: 'By definition: a sign is lost' },
    { inputs: { phasors: [{ phasor: '3+5j4' }] }, refused: 'Write a phasor', source: 'By definition' },
    { inputs: { phasors: [{ phasor: '3 + 4' }] }, refused: 'Write a phasor', source: 'By definition' },
  ],
  notes: [
    'All phasors are of one frequency, all RMS or all peak values, and count their angles from one reference: a sine is a cosine at −90°.',
  ],
  references: [
    { title: 'Nilsson, Riedel: Electric Circuits, 10th ed., ch. 9 and appendix B', isbn: '978-0-13-376003-3' },
    {
      title: 'Complex number arithmetic for AC circuits',
      url: 'https://electronicsteacher.com/alternating-current/complex-numbers/complex-number-arithmetic.php',
    },
  ],
});
