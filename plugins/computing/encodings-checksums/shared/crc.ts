/** Cyclic redundancy checks by the parameters of Williams's model, and the named ones of the RevEng catalogue. */

export interface CrcModel {
  readonly width: number;
  readonly polynomial: bigint;
  readonly initial: bigint;
  readonly reflectIn: boolean;
  readonly reflectOut: boolean;
  readonly xorOut: bigint;
}

const model = (width: number, polynomial: bigint, initial: bigint, reflected: boolean, xorOut: bigint): CrcModel => ({
  width,
  polynomial,
  initial,
  reflectIn: reflected,
  reflectOut: reflected,
  xorOut,
});

const ONES_32 = 0xffffffffn;
const ONES_64 = 0xffffffffffffffffn;

/**
 * Greg Cook's Catalogue of parametrised CRC algorithms, as it stands alike in crccheck (Python), in CyberChef and in the
 * tables of crc crates and headers that cite it.
 */
export const CRC_MODELS: Readonly<Record<string, CrcModel>> = {
  crc8Smbus: model(8, 0x07n, 0n, false, 0n),
  crc8I4321: model(8, 0x07n, 0n, false, 0x55n),
  crc8Rohc: model(8, 0x07n, 0xffn, true, 0n),
  crc8Maxim: model(8, 0x31n, 0n, true, 0n),
  crc8Autosar: model(8, 0x2fn, 0xffn, false, 0xffn),
  crc8SaeJ1850: model(8, 0x1dn, 0xffn, false, 0xffn),
  crc8DvbS2: model(8, 0xd5n, 0n, false, 0n),
  crc16Arc: model(16, 0x8005n, 0n, true, 0n),
  crc16Modbus: model(16, 0x8005n, 0xffffn, true, 0n),
  crc16Usb: model(16, 0x8005n, 0xffffn, true, 0xffffn),
  crc16Umts: model(16, 0x8005n, 0n, false, 0n),
  crc16Kermit: model(16, 0x1021n, 0n, true, 0n),
  crc16Ibm3740: model(16, 0x1021n, 0xffffn, false, 0n),
  crc16Xmodem: model(16, 0x1021n, 0n, false, 0n),
  crc16SpiFujitsu: model(16, 0x1021n, 0x1d0fn, false, 0n),
  crc16Genibus: model(16, 0x1021n, 0xffffn, false, 0xffffn),
  crc16IbmSdlc: model(16, 0x1021n, 0xffffn, true, 0xffffn),
  crc16Mcrf4xx: model(16, 0x1021n, 0xffffn, true, 0n),
  crc16Dnp: model(16, 0x3d65n, 0n, true, 0xffffn),
  crc24Openpgp: model(24, 0x864cfbn, 0xb704cen, false, 0n),
  crc32IsoHdlc: model(32, 0x04c11db7n, ONES_32, true, ONES_32),
  crc32Iscsi: model(32, 0x1edc6f41n, ONES_32, true, ONES_32),
  crc32Bzip2: model(32, 0x04c11db7n, ONES_32, false, ONES_32),
  crc32Mpeg2: model(32, 0x04c11db7n, ONES_32, false, 0n),
  crc32Cksum: model(32, 0x04c11db7n, 0n, false, ONES_32),
  crc32Jamcrc: model(32, 0x04c11db7n, ONES_32, true, 0n),
  crc64Ecma182: model(64, 0x42f0e1eba9ea3693n, 0n, false, 0n),
  crc64GoIso: model(64, 0x1bn, ONES_64, true, ONES_64),
  crc64Xz: model(64, 0x42f0e1eba9ea3693n, ONES_64, true, ONES_64),
  crc64Nvme: model(64, 0xad93d23594c93659n, ONES_64, true, ONES_64),
};

/** The lowest bits of a number in the other order. */
export function reflect(value: bigint, width: number) {
  let reflected = 0n;
  for (let i = 0; i < width; i += 1) reflected = (reflected << 1n) | ((value >> BigInt(i)) & 1n);
  return reflected;
}

/** Bit by bit: for each bit that leaves the register unlike the message's, the polynomial is subtracted. */
export function crcOf(bytes: readonly number[], of: CrcModel) {
  const mask = (1n << BigInt(of.width)) - 1n;
  const top = BigInt(of.width - 1);
  let register = of.initial;
  for (const byte of bytes) {
    for (let i = 0; i < 8; i += 1) {
      const bit = BigInt(byte >> (of.reflectIn ? i : 7 - i)) & 1n;
      const out = (register >> top) ^ bit;
      register = (register << 1n) & mask;
      if (out === 1n) register ^= of.polynomial;
    }
  }
  return (of.reflectOut ? reflect(register, of.width) : register) ^ of.xorOut;
}

/** `0x` before the digits or not, and spaces or underscores among them. */
export const fromHexNumber = (digits: string) => BigInt(`0x${digits.replace(/^0x/i, '').replace(/[ _]/g, '')}`);

export const toHexNumber = (value: bigint, width: number) =>
  `0x${value
    .toString(16)
    .toUpperCase()
    .padStart(Math.ceil(width / 4), '0')}`;
