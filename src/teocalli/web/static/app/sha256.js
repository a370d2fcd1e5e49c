/**
 * SHA-256 of a few bytes. Browsers have it for pages by https only; a table in one's own network has none.
 * After FIPS 180-4: numbers are 32 bits wide.
 */

/** @param {number} count */
function primes(count) {
  const found = /** @type {number[]} */ ([]);
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** The first 32 bits of what stands behind the point of a root. @param {number} root */
const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;

const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** The bytes with what makes them whole blocks of 64. @param {Uint8Array} bytes */
function padded(bytes) {
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, at) => blocks.setUint8(at, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  return blocks;
}

/** The 64 words of a block. @param {DataView} blocks @param {number} at */
function schedule(blocks, at) {
  const words = Array.from({ length: 16 }, (_, n) => blocks.getUint32(at + 4 * n));
  for (let n = 16; n < 64; n += 1) {
    const [a, b] = /** @type {[number, number]} */ ([words[n - 15], words[n - 2]]);
    const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words.push((Number(words[n - 16]) + low + Number(words[n - 7]) + high) >>> 0);
  }
  return words;
}

/** @param {number[]} state @param {number[]} words */
function mixed(state, words) {
  let [a, b, c, d, e, f, g, h] = /** @type {[number, number, number, number, number, number, number, number]} */ (
    /** @type {unknown} */ (state)
  );
  words.forEach((word, n) => {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + Number(ROUNDS[n]) + word;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, n) => (word + Number(state[n])) >>> 0);
}

/** In hexadecimal digits. @param {Uint8Array} bytes */
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 in hexadecimal digits. @param {Uint8Array} bytes */
export function sha256(bytes) {
  const blocks = padded(bytes);
  let state = START;
  for (let at = 0; at < blocks.byteLength; at += 64) state = mixed(state, schedule(blocks, at));
  return state.map((word) => word.toString(16).padStart(8, "0")).join("");
}
