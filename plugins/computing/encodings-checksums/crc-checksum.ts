import { choice, defineCalculator, flag, integer, text } from '@reckoner/engine';
import { fromHex, utf8 } from '../shared/bytes.js';
import { CRC_MODELS, type CrcModel, crcOf, fromHexNumber, reflect, toHexNumber } from './shared/crc.js';

const HEX = {
  source: '(0[xX])?[0-9A-Fa-f]{1,16}',
  says: 'a hexadecimal number of up to 16 digits, such as 0x1021',
};

/** Bytes that stand together: what is parted is not joined, 1 4 is not 14. */
const PAIRS = /^(0[xX])?([0-9A-Fa-f]{2})+$/;

const CHECK = utf8('123456789');

/** The message: bytes may be parted by spaces, commas, colons, hyphens or 0x. */
const bytesOf = (format: 'text' | 'hex', message: string) =>
  format === 'hex' ? fromHex(message.replace(/0[xX]/g, ' ').replace(/[,;-]/g, ' ')) : utf8(message);

const fits = (digits: string, width: number) => fromHexNumber(digits) < 1n << BigInt(width);

/** Whether a polynomial that was typed is one of the catalogue in another notation. */
function otherNotation(digits: string, width: number) {
  const value = fromHexNumber(digits);
  const known = Object.values(CRC_MODELS)
    .filter((model) => model.width === width)
    .map((model) => model.polynomial);
  if (known.includes(value)) return undefined;
  const normal = [reflect(value, width), ((value << 1n) | 1n) & ((1n << BigInt(width)) - 1n)];
  return normal.find((polynomial) => known.includes(polynomial));
}

/** Williams (1993): remainder of the message by the polynomial, with start value, reflections and final XOR. */
export default defineCalculator({
  title: 'CRC checksum',
  description:
    'CRC-8, CRC-16, CRC-24, CRC-32 or CRC-64 of a text or of bytes in hexadecimal, by named presets or by polynomial, initial value, reflection and final XOR.',
  keywords: ['crc32', 'crc16', 'crc8', 'cyclic redundancy check', 'modbus crc', 'crc ccitt'],
  inputs: {
    format: choice({ text: 'Text (UTF-8)', hex: 'Bytes in hexadecimal' }, { label: 'Message as', default: 'text' }),
    message: text({ label: 'Message', minLength: 1, maxLength: 1000 }),
    preset: choice(
      {
        crc8Smbus: { label: 'CRC-8/SMBUS', also: ['CRC-8'] },
        crc8I4321: { label: 'CRC-8/I-432-1', also: ['CRC-8/ITU'] },
        crc8Rohc: 'CRC-8/ROHC',
        crc8Maxim: { label: 'CRC-8/MAXIM-DOW', also: ['CRC-8/MAXIM', 'DOW-CRC', '1-Wire'] },
        crc8Autosar: 'CRC-8/AUTOSAR',
        crc8SaeJ1850: 'CRC-8/SAE-J1850',
        crc8DvbS2: 'CRC-8/DVB-S2',
        crc16Arc: { label: 'CRC-16/ARC', also: ['CRC-16', 'CRC-IBM', 'ARC', 'CRC-16/LHA'] },
        crc16Modbus: { label: 'CRC-16/MODBUS', also: ['Modbus'] },
        crc16Usb: 'CRC-16/USB',
        crc16Umts: { label: 'CRC-16/UMTS', also: ['CRC-16/BUYPASS', 'CRC-16/VERIFONE'] },
        crc16Kermit: { label: 'CRC-16/KERMIT', also: ['CRC-16/CCITT', 'CRC-16/CCITT-TRUE', 'KERMIT'] },
        crc16Ibm3740: { label: 'CRC-16/IBM-3740', also: ['CRC-16/CCITT-FALSE', 'CRC-16/AUTOSAR'] },
        crc16Xmodem: { label: 'CRC-16/XMODEM', also: ['XMODEM', 'ZMODEM', 'CRC-16/ACORN'] },
        crc16SpiFujitsu: { label: 'CRC-16/SPI-FUJITSU', also: ['CRC-16/AUG-CCITT'] },
        crc16Genibus: { label: 'CRC-16/GENIBUS', also: ['CRC-16/EPC', 'CRC-16/DARC'] },
        crc16IbmSdlc: { label: 'CRC-16/IBM-SDLC', also: ['CRC-16/X-25', 'X-25', 'CRC-16/ISO-HDLC', 'CRC-B'] },
        crc16Mcrf4xx: 'CRC-16/MCRF4XX',
        crc16Dnp: { label: 'CRC-16/DNP', also: ['DNP3'] },
        crc24Openpgp: { label: 'CRC-24/OPENPGP', also: ['CRC-24'] },
        crc32IsoHdlc: { label: 'CRC-32/ISO-HDLC (zip, PNG, Ethernet)', also: ['CRC-32', 'CRC-32/ISO-HDLC', 'PKZIP'] },
        crc32Iscsi: { label: 'CRC-32/ISCSI (CRC-32C)', also: ['CRC-32C', 'CRC-32/ISCSI', 'Castagnoli'] },
        crc32Bzip2: { label: 'CRC-32/BZIP2', also: ['CRC-32/AAL5'] },
        crc32Mpeg2: 'CRC-32/MPEG-2',
        crc32Cksum: { label: 'CRC-32/CKSUM', also: ['CRC-32/POSIX'] },
        crc32Jamcrc: { label: 'CRC-32/JAMCRC', also: ['JAMCRC'] },
        crc64Ecma182: { label: 'CRC-64/ECMA-182', also: ['CRC-64'] },
        crc64GoIso: 'CRC-64/GO-ISO',
        crc64Xz: { label: 'CRC-64/XZ', also: ['CRC-64/GO-ECMA'] },
        crc64Nvme: 'CRC-64/NVME',
        custom: 'Own parameters',
      },
      { label: 'CRC', default: 'crc32IsoHdlc' },
    ),
    width: integer({ label: 'Width in bits', min: 3, max: 64, default: 16, when: { preset: 'custom' } }),
    polynomial: text({
      label: 'Polynomial',
      help: 'In hexadecimal, highest power first and without the leading term: 0x1021 for x¹⁶ + x¹² + x⁵ + 1.',
      maxLength: 18,
      pattern: HEX,
      when: { preset: 'custom' },
    }),
    initial: text({
      label: 'Initial value',
      help: 'As the register is before any reflection.',
      maxLength: 18,
      pattern: HEX,
      default: '0',
      when: { preset: 'custom' },
    }),
    reflectIn: flag({ label: 'Reflect the bits of each byte (RefIn)', when: { preset: 'custom' } }),
    reflectOut: flag({ label: 'Reflect the result (RefOut)', when: { preset: 'custom' } }),
    xorOut: text({
      label: 'Final XOR',
      maxLength: 18,
      pattern: HEX,
      default: '0',
      when: { preset: 'custom' },
    }),
  },
  outputs: {
    crc: text({ label: 'CRC' }),
    decimal: text({ label: 'CRC in decimal' }),
    binary: text({ label: 'CRC in binary' }),
    lowByteFirst: text({ label: 'Its bytes, low byte first', optional: true }),
    bytes: integer({ label: 'Bytes of the message' }),
    check: text({ label: 'CRC of 123456789 with these parameters' }),
    parameters: text({ label: 'Parameters' }),
  },
  algorithm: ({ format, message, preset, width, polynomial, initial, reflectIn, reflectOut, xorOut }) => {
    const named = CRC_MODELS[preset];
    const model: CrcModel = named ?? {
      width,
      polynomial: fromHexNumber(polynomial),
      initial: fromHexNumber(initial),
      reflectIn,
      reflectOut,
      xorOut: fromHexNumber(xorOut),
    };
    const bytes = bytesOf(format, message);
    const crc = crcOf(bytes, model);
    const written = (value: bigint) => toHexNumber(value, model.width);
    const whole = model.width % 8 === 0 ? (written(crc).slice(2).match(/../g) ?? []) : [];
    return {
      crc: written(crc),
      decimal: String(crc),
      binary: crc.toString(2).padStart(model.width, '0'),
      lowByteFirst: whole.length > 1 ? [...whole].reverse().join(' ') : undefined,
      bytes: bytes.length,
      check: written(crcOf(CHECK, model)),
      parameters: [
        `width ${model.width}`,
        `polynomial ${written(model.polynomial)}`,
        `initial ${written(model.initial)}`,
        `RefIn ${model.reflectIn ? 'yes' : 'no'}`,
        `RefOut ${model.reflectOut ? 'yes' : 'no'}`,
        `XorOut ${written(model.xorOut)}`,
      ].join(', '),
    };
  },
  explanation: ({ format }) =>
    format === 'text'
      ? 'The CRC is {crc}, of {bytes} {bytes|byte|bytes} of text in UTF-8 with {parameters}.'
      : 'The CRC is {crc}, of {bytes} {bytes|byte|bytes} read as hexadecimal with {parameters}.',
  requires: [
    {
      that: ({ format, message }) =>
        format !== 'hex' || (message.match(/[^\s,;:-]+/g) ?? ['']).every((group) => PAIRS.test(group)),
      field: 'message',
      says: 'Bytes in hexadecimal have two digits 0 to 9 or A to F each, such as 01 04 FF and not 1 4 FF: for characters choose text.',
    },
    {
      that: ({ polynomial, width }) => fits(polynomial, width) && fromHexNumber(polynomial) > 0n,
      field: 'polynomial',
      says: 'The polynomial must be above 0 and fit into {width} bits: the leading term x^{width} is not written, 0x04C11DB7 and not 0x104C11DB7.',
    },
    {
      that: ({ initial, width }) => fits(initial, width),
      field: 'initial',
      says: 'The initial value must fit into {width} bits.',
    },
    {
      that: ({ xorOut, width }) => fits(xorOut, width),
      field: 'xorOut',
      says: 'The final XOR must fit into {width} bits.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ preset, polynomial, width }) => preset === 'custom' && otherNotation(polynomial, width) !== undefined,
      says: 'The polynomial looks like a well-known one in the reversed or in Koopman’s notation, such as 0xEDB88320 or 0x82608EDB for 0x04C11DB7: write it with the highest power first and the + 1 as last bit.',
    },
    {
      level: 'caution',
      when: ({ preset, polynomial, width }) =>
        preset === 'custom' && otherNotation(polynomial, width) === undefined && fromHexNumber(polynomial) % 2n === 0n,
      says: 'The polynomial ends in 0, without its term + 1: polynomials of CRCs end in 1, so that it may be in the reversed notation.',
    },
    {
      level: 'note',
      when: ({ preset, reflectIn, initial, width }) =>
        preset === 'custom' && reflectIn && fromHexNumber(initial) !== reflect(fromHexNumber(initial), width),
      says: 'The initial value was taken as the register before reflection, as the RevEng catalogue writes it: code that shifts right begins with its bits in the other order.',
    },
    {
      level: 'note',
      when: ({ preset, reflectIn, reflectOut }) => preset === 'custom' && reflectIn !== reflectOut,
      says: 'Only one of RefIn and RefOut is set, which hardly any CRC in use has: look at both again.',
    },
    {
      level: 'note',
      when: ({ preset }) =>
        ['crc16Kermit', 'crc16Ibm3740', 'crc16Xmodem', 'crc16SpiFujitsu', 'crc16IbmSdlc'].includes(preset),
      says: 'Several CRCs of the polynomial 0x1021 are called CCITT: compare the CRC of 123456789 with what the other side says of itself.',
    },
    {
      level: 'note',
      when: ({ preset }) => preset === 'crc16Modbus',
      says: 'A Modbus RTU frame ends with the low byte first.',
    },
    {
      level: 'note',
      when: ({ preset }) => preset === 'crc32Cksum',
      says: 'The command cksum appends the length of the file to it before the final XOR, which this does not: its number is another one.',
    },
    {
      level: 'caution',
      when: ({ format, message }) =>
        format === 'text' &&
        /^(0[xX])?[0-9A-Fa-f]{2}([\s,;:-]*(0[xX])?[0-9A-Fa-f]{2})+$/.test(message) &&
        (/[\s,;:\-xX]|[0-9][A-Fa-f]|[A-Fa-f][0-9]/.test(message) || /^([A-F]{4,}|[a-f]{8,}|0[0-9]{3,})$/.test(message)),
      says: 'The message looks like bytes in hexadecimal and was read as characters: choose bytes in hexadecimal if they were meant.',
    },
    {
      level: 'note',
      when: ({ format, message }) => format === 'text' && /^\s|\s$/.test(message),
      says: 'The text begins or ends with a space or line end, which was counted as a part of it.',
    },
    {
      level: 'note',
      when: ({ format, message }) => format === 'text' && utf8(message).length > message.length,
      says: 'Letters beyond ASCII were taken as UTF-8: in Latin-1 or UTF-16 the CRC is another one.',
    },
  ],
  examples: [
    {
      inputs: { message: '123456789' },
      results: {
        crc: '0xCBF43926',
        decimal: '3421780262',
        binary: '11001011111101000011100100100110',
        lowByteFirst: '26 39 F4 CB',
        bytes: 9,
        check: '0xCBF43926',
        parameters: 'width 32, polynomial 0x04C11DB7, initial 0xFFFFFFFF, RefIn yes, RefOut yes, XorOut 0xFFFFFFFF',
      },
      source: 'Catalogue of parametrised CRC algorithms: check of CRC-32/ISO-HDLC; Python: zlib.crc32(b"123456789")',
    },
    {
      inputs: { message: 'The quick brown fox jumps over the lazy dog' },
      results: { crc: '0x414FA339', bytes: 43 },
      source: 'Python: zlib.crc32',
    },
    {
      inputs: { format: 'hex', message: '01 04 02 FF FF', preset: 'crc16Modbus' },
      results: { crc: '0x80B8', lowByteFirst: 'B8 80', bytes: 5, check: '0x4B37' },
      cautions: ['low byte first'],
      source: 'Wikipedia: Modbus, CRC of 01 04 02 FF FF is 80B8, sent as B8 80',
    },
    {
      inputs: { message: '123456789', preset: 'crc8Smbus' },
      results: { crc: '0xF4', decimal: '244', binary: '11110100' },
      source: 'Catalogue of parametrised CRC algorithms: check',
    },
    {
      inputs: { message: '123456789', preset: 'crc16Ibm3740' },
      results: { crc: '0x29B1' },
      cautions: ['called CCITT'],
      source: 'Catalogue of parametrised CRC algorithms: check',
    },
    {
      inputs: { message: 'a', preset: 'crc64GoIso' },
      results: { crc: '0x3420000000000000' },
      source: 'Go: hash/crc64, crc64_test.go',
    },
    {
      inputs: { message: '123456789', preset: 'crc64Xz' },
      results: { crc: '0x995DC9BBDF1939FA' },
      source: 'Catalogue of parametrised CRC algorithms: check',
    },
    {
      inputs: { message: '123456789', preset: 'crc32Cksum' },
      results: { crc: '0x765E7680' },
      cautions: ['appends the length'],
      source: 'Catalogue of parametrised CRC algorithms: check',
    },
    {
      inputs: {
        message: '123456789',
        preset: 'custom',
        width: 16,
        polynomial: '0x1021',
        initial: 'C6C6',
        reflectIn: true,
        reflectOut: true,
      },
      results: { crc: '0xBF05' },
      cautions: ['before reflection'],
      source: 'Catalogue of parametrised CRC algorithms: CRC-16/ISO-IEC-14443-3-A',
    },
    {
      inputs: {
        message: '123456789',
        preset: 'custom',
        width: 12,
        polynomial: '0x80F',
        reflectOut: true,
      },
      results: { crc: '0xDAF', binary: '110110101111' },
      cautions: ['Only one of RefIn and RefOut'],
      source: 'Catalogue of parametrised CRC algorithms: check of CRC-12/UMTS',
    },
    {
      inputs: {
        message: '123456789',
        preset: 'custom',
        width: 5,
        polynomial: '05',
        initial: '1F',
        reflectIn: true,
        reflectOut: true,
        xorOut: '1F',
      },
      results: { crc: '0x19', binary: '11001' },
      source: 'Catalogue of parametrised CRC algorithms: check of CRC-5/USB',
    },
    {
      inputs: { message: '123456789', preset: 'custom', width: 32, polynomial: 'EDB88320' },
      results: { bytes: 9 },
      cautions: ['reversed or in Koopman'],
      source: 'By definition: 0xEDB88320 is 0x04C11DB7 with its bits reversed',
    },
    {
      inputs: { message: 'FFFF' },
      results: { crc: '0xD2B025A9', bytes: 4 },
      cautions: ['looks like bytes'],
      source: 'Python: zlib.crc32(b"FFFF")',
    },
    {
      inputs: { message: 'abc', preset: 'custom', polynomial: '8408' },
      results: { bytes: 3 },
      cautions: ['reversed or in Koopman'],
      source: 'By definition: 0x8408 is 0x1021 with its bits reversed',
    },
    {
      inputs: { message: 'abc', preset: 'custom', polynomial: '8004' },
      results: { bytes: 3 },
      cautions: ['ends in 0'],
      source: 'By definition',
    },
    {
      inputs: { message: '01 04 FF' },
      results: { bytes: 8 },
      cautions: ['was read as characters'],
      source: 'Eight characters of ASCII',
    },
    {
      inputs: { message: 'hello ' },
      results: { bytes: 6, crc: '0xED81F9F6' },
      cautions: ['begins or ends with a space'],
      source: 'Python: zlib.crc32(b"hello ")',
    },
    {
      inputs: { message: 'é' },
      results: { bytes: 2 },
      cautions: ['taken as UTF-8'],
      source: 'RFC 3629',
    },
    {
      inputs: { format: 'hex', message: '0x01 0x04,FF' },
      results: { crc: '0xB7ED99AC', bytes: 3 },
      source: 'Python: zlib.crc32(bytes([1, 4, 255]))',
    },
    {
      inputs: { format: 'hex', message: '1 4 FF' },
      refused: 'not 1 4 FF',
      source: 'By definition: 14 FF are other bytes than 01 04 FF',
    },
    {
      inputs: { format: 'hex', message: '01 4' },
      refused: 'two digits 0 to 9 or A to F each',
      source: 'By definition',
    },
    {
      inputs: { message: 'a', preset: 'custom', width: 32, polynomial: '104C11DB7' },
      refused: 'leading term',
      source: 'By definition',
    },
    {
      inputs: { message: 'a', preset: 'custom', width: 8, polynomial: '07', initial: 'FFFF' },
      refused: 'The initial value must fit',
      source: 'By definition',
    },
    {
      inputs: { message: 'a', preset: 'custom', width: 8, polynomial: '07', xorOut: '100' },
      refused: 'The final XOR must fit',
      source: 'By definition',
    },
  ],
  notes: [
    'A CRC finds accidental errors; whoever changes a message on purpose can keep it: take a hash with a key (HMAC) against that.',
    'Spaces and line ends belong to the message: a file that ends with a line break has another CRC than its text without it.',
  ],
  references: [
    {
      title: 'Cook: Catalogue of parametrised CRC algorithms (parameters compared in three programs that copy it)',
      url: 'https://reveng.sourceforge.io/crc-catalogue/all.htm',
    },
    { title: 'Williams (1993): A Painless Guide to CRC Error Detection Algorithms' },
  ],
});
