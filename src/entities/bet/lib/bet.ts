import { BET_STATUS, type BetStatusId, type Coupon, type CouponBet, type CouponTypeId } from '@contracts/coupon';
import { currencyFacts } from '@contracts/currencies';
import { isCouponTypeId, milliFromWire, toMinor } from '@contracts/maths';

/** One bet of a placed coupon. Odds in thousandths. */
export type Leg = Omit<CouponBet, 'coef' | 'statusId'> & { milliOdds: number; statusId: BetStatusId };

/**
 * A placed coupon. Money in minor units of `iso`, odds in thousandths, times in epoch ms. `askedMilliOdds`: what the slip showed when it
 * was sent. `payout`: null until it is settled.
 */
export type PlacedBet = {
  id: string;
  typeId: CouponTypeId;
  statusId: BetStatusId;
  state: Coupon['state'];
  placedAt: number;
  settledAt: number | null;
  accountId: number;
  iso: string;
  stake: number;
  /** Bets (blocks, of a multi-bet) in each line of a system. */
  systemValue: number | null;
  /** System: bets of block 0 stand in every line. */
  hasBanker: boolean;
  /** Conditional: stakes of the blocks in order; null is as much as possible. */
  blockStakes: (number | null)[];
  /** Odds of the bonus bet, part of `milliOdds`; null: it has none. */
  bonusMilli: number | null;
  milliOdds: number;
  askedMilliOdds: number | null;
  possibleWin: number;
  payout: number | null;
  /** An offer to buy it can be asked for now. */
  isForSale: boolean;
  /** Stake of the parts that were sold while the rest stayed in play, and what was paid for them; `stake` is the rest. */
  soldStake: number;
  soldPaid: number;
  saleMode: NonNullable<Coupon['saleMode']> | null;
  /** The rest is sold by itself once the offer reaches this. */
  autoSellPrice: number | null;
  /** What a trader offers instead of the bet that was asked for, until then; the stake in play is still `stake`. */
  offer: { stake: number; possibleWin: number; validUntil: number } | null;
  legs: Leg[];
};

const statuses: ReadonlySet<number> = new Set(Object.values(BET_STATUS));
const isStatus = (id: number): id is BetStatusId => statuses.has(id);
const statusOf = (id: number): BetStatusId => (isStatus(id) ? id : BET_STATUS.notCalculated);

/** The one place where placed coupons turn into whole numbers. */
export function toPlacedBet(coupon: Coupon): PlacedBet {
  const { digits } = currencyFacts(coupon.iso);
  const money = (wire: number) => toMinor(wire, digits);
  return {
    id: coupon.id,
    typeId: isCouponTypeId(coupon.typeId) ? coupon.typeId : 0,
    statusId: statusOf(coupon.statusId),
    state: coupon.state,
    placedAt: coupon.placedAt * 1000,
    settledAt: coupon.settledAt === undefined ? null : coupon.settledAt * 1000,
    accountId: coupon.accountId,
    iso: coupon.iso,
    stake: money(coupon.amount),
    systemValue: coupon.systemValue ?? null,
    hasBanker: coupon.isSystemBanker === true && coupon.bets.some(({ blockId }) => blockId === 0),
    blockStakes: (coupon.blockAmounts ?? []).map((wire) => (wire === null ? null : money(wire))),
    bonusMilli: coupon.bonusBet === undefined ? null : milliFromWire(coupon.bonusBet.coef),
    milliOdds: milliFromWire(coupon.coef),
    askedMilliOdds: coupon.askedCoef === undefined ? null : milliFromWire(coupon.askedCoef),
    possibleWin: money(coupon.possibleWin),
    payout: coupon.payout === undefined ? null : money(coupon.payout),
    isForSale: coupon.saleAvailable,
    soldStake: money(coupon.soldAmount ?? 0),
    soldPaid: money(coupon.soldPaid ?? 0),
    saleMode: coupon.saleMode ?? null,
    autoSellPrice: coupon.autoSellPrice === undefined ? null : money(coupon.autoSellPrice),
    offer: coupon.offer
      ? {
          stake: money(coupon.offer.amount),
          possibleWin: money(coupon.offer.possibleWin),
          validUntil: coupon.offer.validUntil * 1000,
        }
      : null,
    legs: coupon.bets.map(({ coef, statusId, ...leg }) => ({
      ...leg,
      milliOdds: milliFromWire(coef),
      statusId: statusOf(statusId),
    })),
  };
}

export const isOpenBet = ({ state }: PlacedBet): boolean => state === 'open' || state === 'pending';

/** What a settled coupon came to, against its stake: what only comes back is not a win. */
export type Outcome = 'won' | 'returned' | 'lost';
export function outcomeOf(bet: PlacedBet): Outcome | null {
  if (bet.payout === null) return null;
  const result = resultOf(bet) ?? 0;
  if (result > 0) return 'won';
  return result === 0 ? 'returned' : 'lost';
}

/** What a coupon that is over brought against all that was staked, sold parts with it; null while it is in play or when it was refused. */
export function resultOf({ state, payout, stake, soldStake, soldPaid }: PlacedBet): number | null {
  if (payout === null || state === 'refused') return null;
  return payout + soldPaid - stake - soldStake;
}

/** What a coupon is called: of one that is over, by its money; of one that is open, that it is, or that a part of it was sold. */
export type BetState = 'pending' | 'refused' | 'sold' | 'open' | 'partSold' | 'partly' | Outcome;
export function betStateOf(bet: PlacedBet): BetState {
  const { state, payout, soldStake } = bet;
  if (state === 'open') return soldStake > 0 ? 'partSold' : 'open';
  if (state !== 'settled') return state;
  const outcome = outcomeOf(bet) ?? 'lost';
  return outcome === 'lost' && (payout ?? 0) > 0 ? 'partly' : outcome;
}

/** Odds that multiply the stake, thousandths; null: no single number does (systems, blocks, chains and their like). */
export const singlePriceOf = ({ typeId, milliOdds }: Pick<PlacedBet, 'typeId' | 'milliOdds'>): number | null =>
  typeId === 0 || typeId === 1 || typeId === 6 ? milliOdds : null;

/** One changed coupon among the others, newest first. */
export const withBet = (bets: readonly PlacedBet[], changed: PlacedBet): PlacedBet[] =>
  [changed, ...bets.filter(({ id }) => id !== changed.id)].sort(
    (a, b) => b.placedAt - a.placedAt || Number(b.id) - Number(a.id),
  );

/** All odds that a coupon shows, thousandths. */
export const oddsOf = ({ milliOdds, askedMilliOdds, legs }: PlacedBet): number[] => [
  milliOdds,
  askedMilliOdds ?? 0,
  ...legs.map((leg) => leg.milliOdds),
];
