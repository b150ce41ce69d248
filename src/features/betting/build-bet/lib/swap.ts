import type { Bet, CouponPick } from '@/entities/coupon';

import type { Part } from './joint';

/** What leaves the slip, and what comes in its place. */
export type Swap = { out: readonly number[]; picks: readonly CouponPick[] };

/** An outcome of the same match as a bet of the slip. */
const pickOf = ({ market: { isLive, sportId, champId, opp1, opp2 }, game, ...bet }: Bet, part: Part): CouponPick => ({
  marketId: part.id,
  gameId: part.gameId,
  milliOdds: part.milli,
  market: {
    groupId: part.groupId,
    groupName: part.groupName,
    name: part.name,
    typeId: part.typeId,
    kind: part.kind,
    ...(part.param !== undefined && { param: part.param }),
    ...(part.playerId !== undefined && { playerId: part.playerId }),
    ...{ isLive, sportId, champId, opp1, opp2 },
  },
  game,
  isBlocked: part.isBlocked,
  isBannedExpress: part.isBannedExpress,
  statisticId: bet.statisticId,
  playersDuel: bet.playersDuel,
});

/** A coming version stays when it is here already. */
export function swapOf(bets: readonly Bet[], from: readonly Bet[], parts: readonly Part[]): Swap {
  const [first] = from;
  const here = new Set(bets.map(({ market }) => market.id));
  const coming = new Set(parts.map(({ id }) => id));
  return {
    out: from.map(({ market }) => market.id).filter((id) => !coming.has(id)),
    picks: first === undefined ? [] : parts.filter(({ id }) => !here.has(id)).map((part) => pickOf(first, part)),
  };
}
