import { betStatuses, type BetStatusId, type Coupon, type CouponBet, type CouponTypeId } from '@contracts/coupon';
import { isAtOnePrice } from '@contracts/coupon-types';
import { currencyFacts } from '@contracts/currencies';
import { isCouponTypeId, milliFromWire, toMinor } from '@contracts/maths';

/** One bet of a placed coupon. Odds in thousandths. */
export type Leg = Omit<CouponBet, 'coef' | 'statusId'> & { milliOdds: number; statusId: BetStatusId };

/**
 * A placed coupon. Money in minor units of `iso`, odds in thousandths, times in epoch ms. `askedMilliOdds`: the odds in
 * the slip when the player sent it. `payout`: null until the coupon is settled.
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
  /** How many bets each line of a system has (in a multi-bet, how many blocks). */
  systemValue: number | null;
  /** System: every line contains the bets of block 0. */
  hasBanker: boolean;
  /** Conditional coupon: the stakes of the blocks in their order. A block with null stakes as much as possible. */
  blockStakes: (number | null)[];
  /** Odds of the bonus bet, which are part of `milliOdds`. Null: there is none. */
  bonusMilli: number | null;
  /** The stake is two halves, to win and for a place. */
  isEachWay?: boolean;
  milliOdds: number;
  askedMilliOdds: number | null;
  possibleWin: number;
  payout: number | null;
  /** The player can ask now what the coupon sells for. */
  isForSale: boolean;
  /**
   * The parts that the player sold while the rest stayed in play: the stake of each, and what the server paid for it. `stake` is
   * the rest.
   */
  soldStake: number;
  soldPaid: number;
  saleMode: NonNullable<Coupon['saleMode']> | null;
  /** When the offer reaches this sum, the rest sells by itself. */
  autoSellPrice: number | null;
  /** The player edited that bet into this one, or this one into that. */
  editedFrom: string | undefined;
  editedInto: string | undefined;
  /** Each time that it was settled, if that was more than once. `payout` null: it waited again. Absent: once, or not yet. */
  settlements?: { at: number; payout: number | null; reason: string | undefined }[];
  /**
   * A trader's offer instead of the requested bet, and until when it is valid. `stake` is still the stake
   * in play.
   */
  offer: { stake: number; possibleWin: number; validUntil: number } | null;
  /** Why a request to a trader was turned down: a code of a refusal. */
  refusal?: number;
  legs: Leg[];
};

const statuses: ReadonlySet<number> = new Set(Object.values(betStatuses));
const isStatus = (id: number): id is BetStatusId => statuses.has(id);
const statusOf = (id: number): BetStatusId => (isStatus(id) ? id : betStatuses.notCalculated);

/** The only place where placed coupons turn into whole numbers. */
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
    ...(coupon.isEachWay === true && { isEachWay: true }),
    milliOdds: milliFromWire(coupon.coef),
    askedMilliOdds: coupon.askedCoef === undefined ? null : milliFromWire(coupon.askedCoef),
    possibleWin: money(coupon.possibleWin),
    payout: coupon.payout === undefined ? null : money(coupon.payout),
    isForSale: coupon.saleAvailable,
    soldStake: money(coupon.soldAmount ?? 0),
    soldPaid: money(coupon.soldPaid ?? 0),
    saleMode: coupon.saleMode ?? null,
    autoSellPrice: coupon.autoSellPrice === undefined ? null : money(coupon.autoSellPrice),
    editedFrom: coupon.editedFrom,
    editedInto: coupon.editedInto,
    offer: coupon.offer
      ? {
          stake: money(coupon.offer.amount),
          possibleWin: money(coupon.offer.possibleWin),
          validUntil: coupon.offer.validUntil * 1000,
        }
      : null,
    ...(coupon.settlements && {
      settlements: coupon.settlements.map(({ at, payout, reason }) => ({
        ...{ at: at * 1000, reason },
        payout: payout === undefined ? null : money(payout),
      })),
    }),
    ...(coupon.refusal !== undefined && { refusal: coupon.refusal }),
    legs: coupon.bets.map(({ coef, statusId, ...leg }) => ({
      ...leg,
      milliOdds: milliFromWire(coef),
      statusId: statusOf(statusId),
    })),
  };
}

export const isOpenBet = ({ state }: PlacedBet): boolean => state === 'open' || state === 'pending';

/** Compares what a settled coupon paid with its stake. A returned stake is no win. */
export type Outcome = 'won' | 'returned' | 'lost';
export function outcomeOf(bet: PlacedBet): Outcome | null {
  if (bet.payout === null) return null;
  const result = resultOf(bet) ?? 0;
  if (result > 0) return 'won';
  return result === 0 ? 'returned' : 'lost';
}

/**
 * The payout of a finished coupon, sold parts included, minus all stakes. Null while it is in play, or when it was
 * refused.
 */
export function resultOf({ state, payout, stake, soldStake, soldPaid }: PlacedBet): number | null {
  if (payout === null || state === 'refused') return null;
  return payout + soldPaid - stake - soldStake;
}

/** The name of a coupon's state. Money names a finished coupon; an open one is open or sold in part. */
export type BetState = 'pending' | 'refused' | 'sold' | 'open' | 'partSold' | 'partly' | Outcome;
export function betStateOf(bet: PlacedBet): BetState {
  const { state, payout, soldStake } = bet;
  if (state === 'open') return soldStake > 0 ? 'partSold' : 'open';
  if (state !== 'settled') return state;
  const outcome = outcomeOf(bet) ?? 'lost';
  return outcome === 'lost' && (payout ?? 0) > 0 ? 'partly' : outcome;
}

/** The odds that multiply the stake, thousandths. Null where no single number does (systems, blocks, chains and the like). */
export const singlePriceOf = ({ typeId, milliOdds }: Pick<PlacedBet, 'typeId' | 'milliOdds'>): number | null =>
  isAtOnePrice(typeId) ? milliOdds : null;

/** Puts a changed coupon among the others, newest first. */
export const withBet = (bets: readonly PlacedBet[], changed: PlacedBet): PlacedBet[] =>
  [changed, ...bets.filter(({ id }) => id !== changed.id)].sort(
    (a, b) => b.placedAt - a.placedAt || Number(b.id) - Number(a.id),
  );

/** All odds that a coupon shows, thousandths. A system and the like show only the odds of their legs. */
export const oddsOf = (bet: PlacedBet): number[] => [
  ...(singlePriceOf(bet) === null ? [] : [bet.milliOdds, bet.askedMilliOdds ?? 0]),
  ...bet.legs.map((leg) => leg.milliOdds),
];
