import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import type { SharedRound } from '@contracts/shared-rounds';

/** Somebody in the round. `name` null: the player of this page. Sums: minor units of `iso`. `left`: hundredths. */
export type Player = {
  sign: string;
  name: string | null;
  iso: string;
  stake: number;
  payout: number;
  left: number | null;
};

/** A short name out of the sign of a bet, in the shape of a hidden one: it tells rows of one round apart, and no people. */
function nameOf(sign: string): string {
  const [letter, digit] = [sign.slice(0, 4), sign.slice(4)].map((hex) => Number.parseInt(hex, 16));
  return `${String.fromCharCode(97 + ((letter ?? 0) % 26))}•••${String((digit ?? 0) % 10)}`;
}

/** The players in the round, the player of this page first. `own`: the sign of their bet. */
export function playersOf({ players = [] }: Pick<SharedRound, 'players'>, own: string | undefined): Player[] {
  const isOwn = (sign: string) => own === sign;
  return players
    .toSorted((a, b) => Number(isOwn(b.sign)) - Number(isOwn(a.sign)))
    .map(({ sign, currency, stake, payout, left }) => {
      const { digits } = currencyFacts(currency);
      const sums = { stake: toMinor(stake, digits), payout: toMinor(payout, digits) };
      return { sign, name: isOwn(sign) ? null : nameOf(sign), iso: currency, left, ...sums };
    });
}

export type Sum = { iso: string; minor: number };
/** Sums of one currency together; those of several have no sum, because they are not one money. */
export function totalOf(sums: readonly Sum[]): Sum | null {
  const [first] = sums;
  if (first === undefined || sums.some(({ iso }) => iso !== first.iso)) return null;
  return { iso: first.iso, minor: sums.reduce((total, { minor }) => total + minor, 0) };
}
