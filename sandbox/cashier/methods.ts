import { accountTypes } from '../../contracts/account.ts';
import type { PayMethod, SavedCard } from '../../contracts/cashier.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import { type Network, networksOf } from '../../contracts/payments/crypto/networks.ts';
import { type MethodTerms, payWay, type PayWayId, payWayIds } from '../../contracts/payments/index.ts';
import { isIdentified } from '../auth/users.ts';
import { accountById, type LedgerAccount } from '../ledger/index.ts';
import { rateOf } from '../protection/main-currency.ts';
import type { World } from '../world/world.ts';
import { savedCardsOf } from './card-saved.ts';
import { isCardCurrency } from './provider-facts.ts';

/**
 * The fee and the bounds of a method. Least and most in dollars; other currencies follow by the rate, at a sum with one
 * digit that counts.
 */
type Terms = {
  feeBasis: number;
  min: number;
  max: number;
  etaSec: number;
  isVerifiedOnly: boolean;
  /** The only currencies that it moves; an account in another one pays in the first. Absent: any. */
  moves?: readonly [string, ...string[]];
  /** Banks and desks move no cryptocurrency. */
  isOfBanks?: true;
  /** Payouts go by another method. */
  isInOnly?: true;
};

const terms: Readonly<Record<PayWayId, Terms>> = {
  instant: { feeBasis: 0, min: 1, max: 2000, etaSec: 5, isVerifiedOnly: false, isOfBanks: true },
  wallet: { feeBasis: 100, min: 1, max: 700, etaSec: 5, isVerifiedOnly: false, moves: ['USD', 'EUR'] },
  card: { feeBasis: 0, min: 1, max: 1000, etaSec: 5, isVerifiedOnly: false },
  transfer: { feeBasis: 0, min: 30, max: 4000, etaSec: 60, isVerifiedOnly: true, moves: ['EUR', 'USD'] },
  voucher: { feeBasis: 0, min: 1, max: 200, etaSec: 0, isVerifiedOnly: false, isInOnly: true },
  desk: { feeBasis: 0, min: 1, max: 200, etaSec: 0, isVerifiedOnly: false, isOfBanks: true },
  crypto: { feeBasis: 0, min: 1, max: 4000, etaSec: 60, isVerifiedOnly: false },
};
/** So long after the yes the money is there, seconds. */
export const etaOf = (id: PayWayId): number => terms[id].etaSec;
export const payMethods = payWayIds.map((id) => ({ id, ...terms[id] }));

/** 91.4 becomes 90: a bound that a person can remember. */
function rounded(value: number): number {
  const scale = 10 ** Math.floor(Math.log10(value));
  return Math.round(value / scale) * scale;
}

/** So many dollars in another currency, as a bound: minor units. */
export const inCurrency = (dollars: number, iso: string): number => {
  const { digits } = currencyFacts(iso);
  return Math.max(1, Math.round(rounded(dollars * rateOf(iso)) * 10 ** digits));
};

export type OfferedMethod = MethodTerms & {
  id: PayMethod['id'];
  etaSec: number;
  why?: PayMethod['why'];
  saved?: SavedCard[];
  pays?: string;
  networks?: Network[];
};

/** Every method for this account, with the reason for those that are not offered now. Row PAY-02. */
export function methodsFor(world: World, userId: number, { iso, type }: LedgerAccount): OfferedMethod[] {
  const isVerified = isIdentified(world.db, userId);
  const networks = networksOf(iso);
  // Cards have a real provider; every other method is simulated.
  const waysIn = payMethods.filter(({ id }) =>
    world.isReal ? payWay(id).isOfProvider : payWay(id).opens !== 'crypto' || networks.length > 0,
  );
  return waysIn.map(({ id, feeBasis, min, max, etaSec, isVerifiedOnly, isOfBanks, moves }) => {
    const { isOfProvider = false, opens } = payWay(id);
    const saved = isOfProvider ? { saved: savedCardsOf(world, userId) } : {};
    const pays = moves === undefined || moves.includes(iso) ? {} : { pays: moves[0] };
    const terms = {
      id,
      feeBasis,
      etaSec,
      min: inCurrency(min, iso),
      max: inCurrency(max, iso),
      ...saved,
      ...pays,
      ...(opens === 'crypto' ? { networks: [...networks] } : {}),
    };
    if (type === accountTypes.bonus || (isOfBanks && networks.length > 0)) return { ...terms, why: 'currency' };
    if (isOfProvider && (world.provider === null || !isCardCurrency(iso))) return { ...terms, why: 'currency' };
    return isVerifiedOnly && !isVerified ? { ...terms, why: 'unverified' } : terms;
  });
}

export const methodView = ({ feeBasis, min, max, ...method }: OfferedMethod, iso: string): PayMethod => {
  const { digits } = currencyFacts(iso);
  return { ...method, currency: iso, feePercent: feeBasis / 100, min: toWire(min, digits), max: toWire(max, digits) };
};

/** An account of this player, or null. */
export function ownAccount({ db }: World, userId: number, id: number): LedgerAccount | null {
  const account = accountById(db, id);
  return account?.userId === userId ? account : null;
}
