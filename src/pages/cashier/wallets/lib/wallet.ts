import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import type { Transfer as WireTransfer, Wallet as WireWallet } from '@contracts/wallets';

/** What is on its way out of an account and into it, minor units by account. */
export type Held = ReadonlyMap<number, { reserved: number; coming: number }>;

/** `isoOf`: the currency of an account; one that the page does not know is left out. */
export function toHeld(wallets: readonly WireWallet[], isoOf: (id: number) => string | undefined): Held {
  return new Map(
    wallets.flatMap(({ scoreId, reserved, coming }) => {
      const iso = isoOf(scoreId);
      if (iso === undefined) return [];
      const { digits } = currencyFacts(iso);
      return [[scoreId, { reserved: toMinor(reserved, digits), coming: toMinor(coming, digits) }] as const];
    }),
  );
}

/** What came: minor units of `iso`. */
export type Credited = { number: string; minor: number; iso: string };
export const toCredited = ({ number, credited, toIso }: WireTransfer): Credited => ({
  number,
  minor: toMinor(credited, currencyFacts(toIso).digits),
  iso: toIso,
});
