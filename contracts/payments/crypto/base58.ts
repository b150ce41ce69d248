import { sha256 } from '@noble/hashes/sha2.js';

const signs = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** So many bytes: the version, twenty of the payee, four of the check. */
const bytesOf = 25;

const checkOf = (bytes: Uint8Array): Uint8Array => sha256(sha256(bytes)).subarray(0, 4);

/** Writes a version and the twenty bytes of a payee with their check. */
export function writeBase58(version: number, payee: Uint8Array): string {
  const body = Uint8Array.of(version, ...payee);
  const bytes = Uint8Array.of(...body, ...checkOf(body));
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let typed = '';
  for (; value > 0n; value /= 58n) typed = (signs[Number(value % 58n)] ?? '') + typed;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(Math.max(0, zeros)) + typed;
}

/**
 * Reads an address in base58 with a check: the first four bytes of a double SHA-256. Null: other signs, or another length. Source: the
 * reference client of Bitcoin.
 */
export function readBase58(typed: string): { version: number; isRight: boolean } | null {
  if (!/^[1-9A-HJ-NP-Za-km-z]{25,35}$/.test(typed)) return null;
  const value = Array.from(typed).reduce((sum, sign) => sum * 58n + BigInt(signs.indexOf(sign)), 0n);
  if (value >= 1n << BigInt(8 * bytesOf)) return null;
  const hex = value.toString(16).padStart(2 * bytesOf, '0');
  const bytes = Uint8Array.from({ length: bytesOf }, (_, at) => parseInt(hex.slice(2 * at, 2 * at + 2), 16));
  // A zero byte in front is written as one 1, so every address has one spelling.
  const zeros = bytes.findIndex((byte) => byte !== 0);
  if (/^1*/.exec(typed)?.[0].length !== (zeros === -1 ? bytesOf : zeros)) return null;
  const check = checkOf(bytes.subarray(0, -4));
  return { version: bytes[0] ?? 0, isRight: bytes.subarray(-4).every((byte, at) => byte === check[at]) };
}
