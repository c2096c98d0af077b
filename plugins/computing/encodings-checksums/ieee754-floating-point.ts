import { category, choice, defineCalculator, integer, text } from '@reckoner/engine';
import {
  biasOf,
  decode,
  difference,
  encodeRatio,
  exactDecimal,
  exactRatio,
  FLOAT_FORMATS,
  ratioOf,
  roundedDecimal,
  shortestDecimal,
} from './shared/ieee754.js';

const bare = (bits: string) => bits.replace(/^0[xX]/, '').replace(/[ _]/g, '');

/** Hexadecimal of a quarter of the width, binary of the whole width. */
function bitsOf(typed: string, width: number) {
  const digits = bare(typed);
  if (digits.length === width / 4) return BigInt(`0x${digits}`);
  const ones = digits.replace(/^0[bB]/, '');
  return ones.length === width && /^[01]+$/.test(ones) ? BigInt(`0b${ones}`) : undefined;
}

const NAMES = { half: 'half precision', bfloat16: 'bfloat16', single: 'single precision', double: 'double precision' };

/** IEEE 754-2019, §3.4: sign, biased exponent and fraction; decimals are rounded to nearest, ties to even. */
export default defineCalculator({
  title: 'IEEE 754 floating point',
  description:
    'Sign, exponent, fraction, hexadecimal and exactly stored value of a number in half, single or double precision or bfloat16, with the rounding error, or the number of such bits.',
  keywords: [
    'float to hex',
    'hex to float',
    'ieee 754 converter',
    'floating point binary',
    'float32',
    'float64',
    'bfloat16',
    'mantissa',
  ],
  inputs: {
    from: choice({ number: 'Decimal number', bits: 'Bits or hexadecimal' }, { label: 'From', default: 'number' }),
    number: text({
      label: 'Decimal number',
      help: 'Such as 0.1, -2.5e-3, inf or NaN.',
      maxLength: 200,
      pattern: {
        source:
          '[+\\-]?(([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([eE][+\\-]?[0-9]{1,4})?|[iI][nN][fF]([iI][nN][iI][tT][yY])?|[nN][aA][nN])',
        says: 'a decimal number such as 0.1 or -2.5e-3, without commas and spaces, or inf or nan',
      },
      when: { from: 'number' },
    }),
    bits: text({
      label: 'Bits or hexadecimal digits',
      help: 'All of them, the sign first: 4, 8 or 16 hexadecimal digits or 16, 32 or 64 zeros and ones.',
      maxLength: 100,
      pattern: { source: '(0[xX])?[0-9A-Fa-f][0-9A-Fa-f _]*', says: 'hexadecimal digits or zeros and ones' },
      when: { from: 'bits' },
    }),
    format: choice(
      {
        half: { label: 'Half (binary16)', also: ['half', 'float16', 'fp16', 'binary16'] },
        bfloat16: { label: 'bfloat16', also: ['bf16'] },
        single: { label: 'Single (binary32)', also: ['single', 'float', 'float32', 'fp32', 'binary32'] },
        double: { label: 'Double (binary64)', also: ['double', 'float64', 'fp64', 'binary64'] },
      },
      { label: 'Format', default: 'single' },
    ),
  },
  outputs: {
    hexadecimal: text({ label: 'Hexadecimal' }),
    value: text({ label: 'Shortest decimal that is stored so' }),
    exact: text({ label: 'Value exactly as stored' }),
    kind: category(['Normal', 'Subnormal', 'Zero', 'Infinity', 'Quiet NaN', 'Signaling NaN'], { label: 'Kind' }),
    binary: text({ label: 'Sign, exponent and fraction bits' }),
    sign: integer({ label: 'Sign bit' }),
    biasedExponent: integer({ label: 'Exponent field (biased)' }),
    exponent: integer({ label: 'Exponent of 2', optional: true }),
    significand: text({ label: 'Significand', optional: true }),
    error: text({ label: 'Rounding error: stored less sent', optional: true }),
    relativeError: text({ label: 'Rounding error in parts of the number', optional: true }),
    spacing: text({ label: 'Distance to the next larger size', optional: true }),
    littleEndian: text({ label: 'Bytes in memory, little-endian' }),
  },
  algorithm: ({ from, number, bits, format: name }) => {
    const format = FLOAT_FORMATS[name];
    const { width, exponentBits, fractionBits } = format;
    const infinity = (2n ** BigInt(exponentBits) - 1n) << BigInt(fractionBits);
    const isNumber = from === 'number' && /^[+-]?[0-9.]/.test(number);
    const encode = () => {
      const signBit = number.startsWith('-') ? 1n << BigInt(width - 1) : 0n;
      if (isNumber) return signBit | encodeRatio(ratioOf(number), format);
      return /nan/i.test(number) ? signBit | infinity | (1n << BigInt(fractionBits - 1)) : signBit | infinity;
    };
    const stored = from === 'number' ? encode() : bitsOf(bits, width)!;
    const decoded = decode(stored, format);
    const { kind, negative, biased, exponent } = decoded;
    const minus = negative ? '-' : '';
    const finite = kind === 'Normal' || kind === 'Subnormal' || kind === 'Zero';
    const ratio = exactRatio(decoded);
    const size = stored & (2n ** BigInt(width - 1) - 1n);
    const named = kind === 'Infinity' ? `${minus}Infinity` : 'NaN';
    const digits = stored
      .toString(16)
      .toUpperCase()
      .padStart(width / 4, '0');
    const sent = isNumber && finite ? ratioOf(number) : undefined;
    const off = sent === undefined ? undefined : difference(ratio, sent);
    const missed = off === undefined ? 0n : off.top;
    const missedSize = missed < 0n ? -missed : missed;
    const errorSign = missed !== 0n && missed < 0n !== negative ? '-' : '';
    const written = stored.toString(2).padStart(width, '0');
    return {
      hexadecimal: `0x${digits}`,
      value: finite ? `${minus}${shortestDecimal(ratio, size, format)}` : named,
      exact: finite ? `${minus}${exactDecimal(ratio)}` : named,
      kind,
      binary: `${written[0]} ${written.slice(1, exponentBits + 1)} ${written.slice(exponentBits + 1)}`,
      sign: negative ? 1 : 0,
      biasedExponent: biased,
      exponent: kind === 'Normal' || kind === 'Subnormal' ? Math.max(biased, 1) - biasOf(format) : undefined,
      significand:
        kind === 'Normal' || kind === 'Subnormal'
          ? exactDecimal({ top: decoded.significand, bottom: 2n ** BigInt(fractionBits) })
          : undefined,
      error:
        off === undefined ? undefined : `${errorSign}${roundedDecimal({ top: missedSize, bottom: off.bottom }, 6, 6)}`,
      relativeError:
        off === undefined || sent === undefined || sent.top === 0n
          ? undefined
          : roundedDecimal({ top: missedSize * sent.bottom, bottom: off.bottom * sent.top }, 6, 6),
      spacing: finite ? exactDecimal(exactRatio({ significand: 1n, exponent })) : undefined,
      littleEndian: [...(digits.match(/../g) ?? [])].reverse().join(' '),
    };
  },
  explanation: ({ from, number, format, kind, exact, value, error }) => {
    const infinity = value.startsWith('-') ? 'minus infinity' : 'infinity';
    const name = NAMES[format];
    if (kind === 'Quiet NaN' || kind === 'Signaling NaN')
      return `The bits {hexadecimal} stand for no number in ${name}.`;
    if (kind === 'Infinity')
      return from === 'number' && /[0-9]/.test(number)
        ? `The number {number} is too large for ${name} and becomes ${infinity}, {hexadecimal}.`
        : `The bits {hexadecimal} are ${infinity} in ${name}.`;
    if (from === 'bits')
      return exact.length <= 30
        ? `The bits {hexadecimal} are exactly {exact} in ${name}.`
        : `The bits {hexadecimal} are {value} in ${name}, to as many digits as tell it from its neighbors.`;
    if (error === '0') return `In ${name} {number} is stored as {hexadecimal}, exactly.`;
    return exact.length <= 60
      ? `In ${name} {number} is stored as {hexadecimal}, which is {exact}, with a rounding error of {error}.`
      : `In ${name} {number} is stored as {hexadecimal}, with a rounding error of {error}.`;
  },
  requires: [
    {
      that: ({ bits, format }) => bitsOf(bits, FLOAT_FORMATS[format].width) !== undefined,
      field: 'bits',
      says: ({ format }) =>
        `${NAMES[format].replace(/^./, (letter) => letter.toUpperCase())} has ${FLOAT_FORMATS[format].width / 4} hexadecimal digits or ${FLOAT_FORMATS[format].width} zeros and ones: write all of them, or choose another format.`,
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ from, number, kind }) => from === 'number' && kind === 'Infinity' && /[0-9]/.test(number),
      says: 'The number overflows: computation goes on with infinity. Take a format of a wider range, or scale.',
    },
    {
      level: 'caution',
      when: ({ from, number, kind }) => from === 'number' && kind === 'Zero' && /^[+-]?[0-9.]*[1-9]/.test(number),
      says: 'The number underflows: it is not 0, and 0 is stored. Take a format of a wider range, or scale.',
    },
    {
      level: 'caution',
      when: ({ kind }) => kind === 'Subnormal',
      says: 'This is a subnormal number, which has fewer significant bits, and is taken for 0 where hardware flushes such numbers.',
    },
    {
      level: 'caution',
      when: ({ from, number, kind, spacing }) =>
        from === 'number' &&
        kind === 'Normal' &&
        /^[+-]?[0-9]+$/.test(number) &&
        spacing !== undefined &&
        Number(spacing) > 1,
      says: 'At this size not every whole number can be stored: counters and identifiers lose their last digits.',
    },
    {
      level: 'caution',
      when: ({ from, bits }) => from === 'bits' && /^[0-9A-Fa-f]{2}([ _][0-9A-Fa-f]{2})+$/.test(bits),
      says: 'The bytes were read as they stand, the sign first: as memory and files of most machines have them, the sign is in the last one, and they are to be written the other way round.',
    },
    {
      level: 'note',
      when: ({ from, format }) => from === 'number' && format === 'bfloat16',
      says: 'The decimal was rounded once: what cuts off a single-precision number, or rounds twice, may give another last bit.',
    },
  ],
  examples: [
    {
      inputs: { number: '0.1' },
      results: {
        hexadecimal: '0x3DCCCCCD',
        value: '0.1',
        exact: '0.100000001490116119384765625',
        kind: 'Normal',
        binary: '0 01111011 10011001100110011001101',
        sign: 0,
        biasedExponent: 123,
        exponent: -4,
        significand: '1.60000002384185791015625',
        error: '1.49012e-9',
        relativeError: '1.49012e-8',
        spacing: '7.450580596923828125e-9',
        littleEndian: 'CD CC CC 3D',
      },
      source:
        'Python: struct.pack(">f", 0.1).hex(), decimal.Decimal(numpy.float32(0.1)), numpy.spacing(numpy.float32(0.1))',
    },
    {
      inputs: { number: '-118.625' },
      results: { hexadecimal: '0xC2ED4000', binary: '1 10000101 11011010100000000000000', exponent: 6, error: '0' },
      source: 'Wikipedia: IEEE 754-1985, example -118.625',
    },
    {
      inputs: { number: '0.1', format: 'double' },
      results: {
        hexadecimal: '0x3FB999999999999A',
        exact: '0.1000000000000000055511151231257827021181583404541015625',
        biasedExponent: 1019,
      },
      source: 'Python: struct.pack(">d", 0.1).hex(), decimal.Decimal(0.1)',
    },
    {
      inputs: { number: '3.14159', format: 'half' },
      results: { hexadecimal: '0x4248', exact: '3.140625', error: '-0.000965', spacing: '0.001953125' },
      source: 'Python: struct.pack(">e", 3.14159).hex()',
    },
    {
      inputs: { number: '3.14159', format: 'bfloat16' },
      results: { hexadecimal: '0x4049', exact: '3.140625' },
      cautions: ['rounded once'],
      source: 'Wikipedia: bfloat16 floating-point format, 4049 is 3.140625',
    },
    {
      inputs: { from: 'bits', bits: '40490FDB' },
      results: { value: '3.1415927', exact: '3.1415927410125732421875', kind: 'Normal' },
      source: 'Python: struct.unpack(">f", bytes.fromhex("40490FDB"))',
    },
    {
      inputs: { from: 'bits', bits: 'C2 ED 40 00' },
      results: { value: '-118.625' },
      cautions: ['the other way round'],
      source: 'Python: struct.unpack(">f", bytes.fromhex("C2ED4000"))',
    },
    {
      inputs: { from: 'bits', bits: '0b0011110000000000', format: 'half' },
      results: { value: '1', hexadecimal: '0x3C00' },
      source: 'Python: struct.unpack(">e", bytes.fromhex("3C00"))',
    },
    {
      inputs: { from: 'bits', bits: '0 01111 0101010101', format: 'half' },
      results: { exact: '1.3330078125', hexadecimal: '0x3D55' },
      source: 'Python: struct.unpack(">e", bytes.fromhex("3D55"))',
    },
    {
      inputs: { from: 'bits', bits: '0x7FF0000000000000', format: 'double' },
      results: { kind: 'Infinity', value: 'Infinity' },
      source: 'IEEE 754-2019, §3.4',
    },
    {
      inputs: { from: 'bits', bits: '0x7FA00000' },
      results: { kind: 'Signaling NaN', value: 'NaN' },
      source: 'IEEE 754-2019, §6.2.1: the first fraction bit is 0',
    },
    {
      inputs: { number: 'nan' },
      results: { kind: 'Quiet NaN', hexadecimal: '0x7FC00000', exact: 'NaN' },
      source: 'Python: struct.pack(">f", float("nan")).hex()',
    },
    {
      inputs: { number: '-inf', format: 'half' },
      results: { kind: 'Infinity', hexadecimal: '0xFC00', value: '-Infinity', sign: 1 },
      source: 'Python: struct.pack(">e", float("-inf")).hex()',
    },
    {
      inputs: { number: '-0.0' },
      results: { kind: 'Zero', hexadecimal: '0x80000000', value: '-0', error: '0' },
      source: 'Python: struct.pack(">f", -0.0).hex()',
    },
    {
      inputs: { number: '65520', format: 'half' },
      results: { kind: 'Infinity', hexadecimal: '0x7C00' },
      cautions: ['overflows'],
      source: 'Python: numpy.float16(65520) is inf, numpy.float16(65519) is 65500 as shown, 65504',
    },
    {
      inputs: { number: '1e-46' },
      results: { kind: 'Zero', hexadecimal: '0x00000000', error: '-1e-46', relativeError: '1' },
      cautions: ['underflows'],
      source: 'Python: numpy.float32(1e-46) is 0',
    },
    {
      inputs: { number: '1e-45' },
      results: { kind: 'Subnormal', hexadecimal: '0x00000001', value: '1e-45', exponent: -126, biasedExponent: 0 },
      cautions: ['subnormal'],
      source: 'Python: numpy.float32(1e-45)',
    },
    {
      inputs: { number: '5e-324', format: 'double' },
      results: { kind: 'Subnormal', hexadecimal: '0x0000000000000001', value: '5e-324', relativeError: '0.0118687' },
      cautions: ['subnormal'],
      source: 'Python: 5e-324.hex(), decimal.Decimal(5e-324)',
    },
    {
      inputs: { number: '16777217' },
      results: { exact: '16777216', error: '-1', hexadecimal: '0x4B800000', spacing: '2' },
      cautions: ['not every whole number'],
      source: 'Python: numpy.float32(16777217); a tie goes to the even significand',
    },
    {
      inputs: { number: '1e23', format: 'double' },
      results: { value: '1e+23', exact: '9.9999999999999991611392e+22', error: '-8.38861e+6' },
      source: 'Python: decimal.Decimal(1e23)',
    },
    {
      inputs: { from: 'bits', bits: '3DCCCC', format: 'single' },
      refused: 'write all of them',
      source: 'By definition',
    },
  ],
  notes: ['Hexadecimal has the sign first (big-endian); memory of most processors has the bytes the other way round.'],
  references: [
    { title: 'IEEE 754-2019: Standard for Floating-Point Arithmetic, §3.4, §4.3', doi: '10.1109/IEEESTD.2019.8766229' },
    {
      title: 'Goldberg (1991): What every computer scientist should know about floating-point arithmetic',
      doi: '10.1145/103162.103163',
    },
  ],
});
