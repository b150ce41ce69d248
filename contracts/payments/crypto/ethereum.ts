import { keccak_256 } from '@noble/hashes/sha3.js';

/** Forty small digits in the cases that check them (EIP-55): large where their hash has 8 or more. */
export function inCases(small: string): string {
  const hash = keccak_256(new TextEncoder().encode(small));
  const nibble = (at: number) => ((hash[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 15;
  return Array.from(small, (sign, at) => (nibble(at) > 7 ? sign.toUpperCase() : sign)).join('');
}

/**
 * Reads an address of Ethereum. Letters in both cases are its check; letters in one case carry none. Null: it has not the form of
 * one.
 */
export function readEthereum(typed: string): { isRight: boolean } | null {
  const digits = /^0x([\da-fA-F]{40})$/.exec(typed)?.[1];
  if (digits === undefined) return null;
  const small = digits.toLowerCase();
  if (digits === small || digits === digits.toUpperCase()) return { isRight: true };
  return { isRight: inCases(small) === digits };
}
