import { hexOf } from '@/shared/sign';

/** How the first number came out of the seeds, step by step. `of`: how many numbers there are; null: the multiple of a flight. */
export type Sum = { message: string; bytes: string; word: number; share: number; of: number | null; drawn: number };

/** `isHashRight`: the hash said before fits. `isRight`: so does everything that the round says. */
export type Finding = {
  isHashRight: boolean;
  draws: readonly number[];
  payout: number | null;
  isRight: boolean;
  sum: Sum;
};

const digitsOfWord = 8;
/** A flight takes 52 bits. */
const digitsOfFlight = 13;

type Known = { message: string; digests: Uint8Array; of: number | null; draws: readonly number[] };

/** The first number of a round, or where a flight ended, as somebody would work it out by hand. */
export function sumOf({ message, digests, of, draws: [drawn = 0] }: Known): Sum {
  const digits = of === null ? digitsOfFlight : digitsOfWord;
  const bytes = hexOf(digests.subarray(0, digitsOfWord)).slice(0, digits);
  const word = Number.parseInt(bytes, 16);
  return { message, bytes, word, share: word / 16 ** digits, of, drawn };
}
