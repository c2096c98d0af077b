import { choice, defineCalculator, integer, text } from '@reckoner/engine';
import { toBase64, toHex, utf8 } from '../shared/bytes.js';
import { md5 } from '../shared/md5.js';
import { sha1, sha224, sha256, sha384, sha512 } from '../shared/sha.js';
import { sha3 } from '../shared/sha3.js';

type Digest = (message: readonly number[]) => number[];

/** The digest and the bytes of its block, which HMAC needs. */
const HASHES = {
  md5: [md5, 64],
  sha1: [sha1, 64],
  sha224: [sha224, 64],
  sha256: [sha256, 64],
  sha384: [sha384, 128],
  sha512: [sha512, 128],
  sha3_224: [(message) => sha3(message, 28), 144],
  sha3_256: [(message) => sha3(message, 32), 136],
  sha3_384: [(message) => sha3(message, 48), 104],
  sha3_512: [(message) => sha3(message, 64), 72],
} as const satisfies Readonly<Record<string, readonly [Digest, number]>>;

/** RFC 2104: H(K ⊕ opad, H(K ⊕ ipad, text)). */
function hmac(digest: Digest, block: number, key: readonly number[], message: readonly number[]) {
  const short = key.length > block ? digest(key) : key;
  const padded = Array.from({ length: block }, (_, i) => short[i] ?? 0);
  const inner = digest([...padded.map((byte) => byte ^ 0x36), ...message]);
  return digest([...padded.map((byte) => byte ^ 0x5c), ...inner]);
}

/** Digests of the UTF-8 bytes; with a key the HMAC of the same hash. */
export default defineCalculator({
  title: 'Hash of a text (MD5, SHA)',
  description: 'MD5, SHA-1, SHA-2 or SHA-3 digest of a text, or its HMAC with a key, in hexadecimal and Base64.',
  keywords: ['md5 hash', 'sha256', 'sha512', 'checksum', 'hmac', 'message digest'],
  inputs: {
    message: text({ label: 'Text', minLength: 0, maxLength: 1000 }),
    hash: choice(
      {
        md5: 'MD5',
        sha1: 'SHA-1',
        sha224: 'SHA-224',
        sha256: 'SHA-256',
        sha384: 'SHA-384',
        sha512: 'SHA-512',
        sha3_224: 'SHA3-224',
        sha3_256: 'SHA3-256',
        sha3_384: 'SHA3-384',
        sha3_512: 'SHA3-512',
      },
      { label: 'Hash', default: 'sha256' },
    ),
    key: text({ label: 'Key, for an HMAC', maxLength: 300, optional: true }),
  },
  outputs: {
    hexadecimal: text({ label: 'Hexadecimal' }),
    base64: text({ label: 'Base64' }),
    bits: integer({ label: 'Bits' }),
  },
  algorithm: ({ message, hash, key }) => {
    const [digest, block] = HASHES[hash];
    const bytes = utf8(message);
    const result = key === undefined ? digest(bytes) : hmac(digest, block, utf8(key), bytes);
    return { hexadecimal: toHex(result), base64: toBase64(result), bits: result.length * 8 };
  },
  explanation: 'The digest has {bits} {bits|bit|bits}: {hexadecimal}.',
  cautions: [
    {
      level: 'caution',
      when: ({ hash, key }) => (hash === 'md5' || hash === 'sha1') && key === undefined,
      says: 'MD5 and SHA-1 are broken: they find accidents, not forgeries. Take SHA-256.',
    },
  ],
  examples: [
    {
      inputs: { message: 'abc', hash: 'sha256' },
      results: {
        hexadecimal: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
        base64: 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=',
        bits: 256,
      },
      source: 'FIPS 180-4 example: abc; Base64 with Python',
    },
    {
      inputs: { message: 'message digest', hash: 'md5' },
      results: { hexadecimal: 'f96b697d7cb7938d525a2f31aaf161d0' },
      cautions: ['are broken'],
      source: 'RFC 1321, appendix A.5',
    },
    {
      inputs: {
        message: '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
        hash: 'md5',
      },
      results: { hexadecimal: '57edf4a22be3c955ac49da2e2107b67a' },
      cautions: ['are broken'],
      source: 'RFC 1321, appendix A.5',
    },
    {
      inputs: { message: 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', hash: 'sha1' },
      results: { hexadecimal: '84983e441c3bd26ebaae4aa1f95129e5e54670f1' },
      cautions: ['are broken'],
      source: 'FIPS 180-4 example, two blocks',
    },
    {
      inputs: { message: 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', hash: 'sha256' },
      results: { hexadecimal: '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1' },
      source: 'FIPS 180-4 example, two blocks',
    },
    {
      inputs: { message: 'abc', hash: 'sha224' },
      results: { hexadecimal: '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7' },
      source: 'NIST example values: SHA-224',
    },
    {
      inputs: {
        message:
          'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
        hash: 'sha384',
      },
      results: {
        hexadecimal: '09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039',
      },
      source: 'NIST example values: SHA-384, two blocks',
    },
    {
      inputs: {
        message:
          'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
        hash: 'sha512',
      },
      results: {
        hexadecimal:
          '8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909',
      },
      source: 'NIST example values: SHA-512, two blocks',
    },
    {
      inputs: { message: 'abc', hash: 'sha3_224' },
      results: { hexadecimal: 'e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf' },
      source: 'NIST example: SHA3-224; Python: hashlib',
    },
    {
      inputs: {
        message:
          'Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 Zürich 🙂 ',
        hash: 'sha3_256',
      },
      results: { hexadecimal: '8847a6e388640d49d32914eda5d6f1739ea25a1e17850c83b77a9e9b4f91d7cb' },
      source: 'Python: hashlib.sha3_256',
    },
    {
      inputs: { message: 'abc', hash: 'sha3_384' },
      results: {
        hexadecimal: 'ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376d25',
      },
      source: 'Python: hashlib.sha3_384',
    },
    {
      inputs: { message: 'abc', hash: 'sha3_512' },
      results: {
        hexadecimal:
          'b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0',
        base64: 't1GFCxpXFopWk82SS2sJbgj2IYJ0RPcNiE9dAkDScS4Q4RbpGSrzyRp+xXZH45NAVzQLTPQI1aVlkvgnTuxT8A==',
        bits: 512,
      },
      source: 'Python: hashlib.sha3_512',
    },
    {
      inputs: { message: 'what do ya want for nothing?', hash: 'sha256', key: 'Jefe' },
      results: { hexadecimal: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843' },
      source: 'RFC 4231, test case 2',
    },
    {
      inputs: { message: 'what do ya want for nothing?', hash: 'sha512', key: 'Jefe' },
      results: {
        hexadecimal:
          '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
      },
      source: 'RFC 4231, test case 2',
    },
    {
      inputs: { message: 'what do ya want for nothing?', hash: 'md5', key: 'Jefe' },
      results: { hexadecimal: '750c783e6ab0b503eaa86e310a5db738' },
      source: 'RFC 2202, test case 2',
    },
    {
      inputs: {
        message: 'long key',
        hash: 'sha1',
        key: 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk',
      },
      results: { hexadecimal: '688bd5c0a7167bae0af6106fb75267f61a45e5d7' },
      source: 'Python: hmac with a key longer than the block',
    },
  ],
  notes: ['For passwords use a slow function such as Argon2.'],
  references: [
    { title: 'RFC 1321: The MD5 Message-Digest Algorithm', url: 'https://www.rfc-editor.org/rfc/rfc1321' },
    { title: 'FIPS 180-4: Secure Hash Standard', doi: '10.6028/NIST.FIPS.180-4' },
    { title: 'FIPS 202: SHA-3 Standard', doi: '10.6028/NIST.FIPS.202' },
    { title: 'RFC 2104: HMAC', url: 'https://www.rfc-editor.org/rfc/rfc2104' },
  ],
});
