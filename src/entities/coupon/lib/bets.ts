import type { FeedEntities, Game } from '@contracts/feed';
import type { FeedOp } from '@contracts/frames';
import { milliFromWire } from '@contracts/maths';

import type { FeedChange } from '@/shared/feed';

import { nextBlockId } from './arrange';
import { type Bet, type CouponPick, newBet } from './bet';
import { matchPartOf } from './pick';
import { movePrice } from './price';
import { maxBets } from './types';

export const isPicked = (bets: readonly Bet[], { marketId }: CouponPick): boolean =>
  bets.some(({ market }) => market.id === marketId);

/** A second press on the same price removes the bet again. A full slip stays as it is. */
export function toggled(bets: readonly Bet[], pick: CouponPick): Bet[] {
  if (isPicked(bets, pick)) return bets.filter(({ market }) => market.id !== pick.marketId);
  return bets.length < maxBets ? [...bets, { ...newBet(pick), blockId: nextBlockId(bets) }] : [...bets];
}

/** Takes the bets of another tab, but keeps the prices and scores that this tab already has: its feed is as good as the other's. */
export function withLiveData(bets: readonly Bet[], known: readonly Bet[]): Bet[] {
  const byId = new Map(known.map((bet) => [bet.market.id, bet]));
  return bets.map((bet) => {
    const own = byId.get(bet.market.id);
    if (!own) return bet;
    const { market, game, isBlocked, lock, gameLock, isBannedExpress, isGone } = own;
    const isMoved = market.milliOdds !== bet.agreedMilliOdds;
    const suspended = { isBlocked, lock, gameLock };
    return { ...bet, market, game, ...suspended, isBannedExpress, isGone, movedAt: isMoved ? own.movedAt : null };
  });
}

/**
 * The server's answer about one bet of the slip, apart from its price. Absent fields come from the feed. `name`,
 * `groupName`: in the language of the page; when a market has left the feed, only the server has them.
 */
export type BetMarks = Pick<Bet, 'isDepend' | 'isDisabledBanker'> & {
  marketId: number;
} & Partial<Pick<Bet, 'isBlocked' | 'isBannedExpress' | 'game'>> & {
    name?: string | undefined;
    groupName?: string | undefined;
  };

/** A bet whose marks stay the same stays the same object, and so does the array. */
export function withMarks(bets: Bet[], marks: readonly BetMarks[]): Bet[] {
  const byId = new Map(marks.map((mark) => [mark.marketId, mark]));
  const next = bets.map((bet) => {
    const mark = byId.get(bet.market.id);
    if (!mark) return bet;
    const { isDepend, isDisabledBanker, isBlocked = bet.isBlocked, isBannedExpress = bet.isBannedExpress, game } = mark;
    const { name = bet.market.name, groupName = bet.market.groupName } = mark;
    const isNamed = name === bet.market.name && groupName === bet.market.groupName;
    const isMarked = isDepend === bet.isDepend && isDisabledBanker === bet.isDisabledBanker;
    if (game === undefined && isNamed && isMarked) return bet;
    const market = isNamed ? bet.market : { ...bet.market, name, groupName };
    return { ...bet, market, isBlocked, isDepend, isBannedExpress, isDisabledBanker, game: { ...bet.game, ...game } };
  });
  return next.some((bet, index) => bet !== bets[index]) ? next : bets;
}

/** A reason of the feed after a change; null takes it away. */
const lockAfter = (known: string | undefined, patch: { lock?: unknown }): string | undefined =>
  'lock' in patch ? (typeof patch.lock === 'string' ? patch.lock : undefined) : known;

const patchMarket = (bet: Bet, patch: Record<string, unknown>): Bet => {
  const isBlocked = typeof patch.isBlocked === 'boolean' ? patch.isBlocked : bet.isBlocked;
  const isBannedExpress = typeof patch.isBannedExpress === 'boolean' ? patch.isBannedExpress : bet.isBannedExpress;
  const lock = lockAfter(bet.lock, patch);
  const isSame = isBlocked === bet.isBlocked && isBannedExpress === bet.isBannedExpress && lock === bet.lock;
  return isSame ? bet : { ...bet, isBlocked, lock, isBannedExpress };
};

const isLiveZone = (match: Partial<Game>, bet: Bet): boolean =>
  match.zone === undefined ? bet.market.isLive : match.zone === 'live';

/** `game`: a whole match or the changed part of it. */
function withMatch(bet: Bet, match: Partial<Game>): Bet {
  const { status, isFinished, liveInLive, elapsed, startAt, score, periodName } = match;
  const [score1, score2] = score?.full ?? [bet.game.score1, bet.game.score2];
  return {
    ...bet,
    gameLock: lockAfter(bet.gameLock, match),
    market: { ...bet.market, isLive: isLiveZone(match, bet) },
    game: {
      ...bet.game,
      score1,
      score2,
      ...(score && { scoreText: score.text }),
      ...(status !== undefined && { status }),
      ...(isFinished !== undefined && { isFinished }),
      ...(liveInLive !== undefined && { liveInLive }),
      ...(elapsed !== undefined && { elapsed }),
      ...(startAt !== undefined && { startAt }),
      ...(periodName !== undefined && { periodName }),
    },
  };
}

/** Applies one operation of the feed to one bet. Returns the same object when nothing changes. */
function applyOne(bet: Bet, op: FeedOp, at: number): Bet {
  if (op.op === 'odds') return bet;
  const isOwnMarket = op.kind === 'market' && op.id === bet.market.id;
  const isOwnMatch = op.kind === 'game' && op.id === bet.market.gameId;
  if (op.op === 'del') return isOwnMarket || isOwnMatch ? { ...bet, isGone: true } : bet;
  if (isOwnMarket) {
    const { coef } = op.value as { coef?: unknown };
    const moved = typeof coef === 'number' ? movePrice(bet, milliFromWire(coef), at) : bet;
    const patched = patchMarket(moved, op.value);
    return op.op === 'put' && patched.isGone ? { ...patched, isGone: false } : patched;
  }
  return isOwnMatch ? withMatch(bet, op.value) : bet;
}

const oddsOf = (ops: readonly FeedOp[]): Map<number, number> => {
  const odds = new Map<number, number>();
  for (const op of ops) {
    if (op.op !== 'odds') continue;
    for (let at = 0; at + 1 < op.values.length; at += 2) odds.set(op.values[at] ?? 0, op.values[at + 1] ?? 0);
  }
  return odds;
};

/** Applies one batch of operations. Returns the same array when it touches no bet. */
function withOps(bets: Bet[], ops: readonly FeedOp[], at: number): Bet[] {
  const odds = oddsOf(ops);
  const next = bets.map((bet) => {
    const price = odds.get(bet.market.id);
    const start = price === undefined ? bet : movePrice(bet, price, at);
    return ops.reduce((current, op) => applyOne(current, op, at), start);
  });
  return next.some((bet, index) => bet !== bets[index]) ? next : bets;
}

/** Gives a bet its match as the feed has it, with names in the feed's language. */
const withWholeMatch = (bet: Bet, match: Game, champName = bet.game.champName): Bet => ({
  ...bet,
  gameLock: match.lock,
  market: { ...bet.market, isLive: match.zone === 'live', opp1: match.opp1.name, opp2: match.opp2.name },
  game: { ...bet.game, ...matchPartOf(match, champName) },
});

/** Applies the whole topic of the slip. A market that the topic does not know is gone. */
function withSnapshot(bets: Bet[], { games = [], markets = [], champs = [] }: FeedEntities, at: number): Bet[] {
  const matchById = new Map(games.map((match) => [match.id, match]));
  const marketById = new Map(markets.map((market) => [market.id, market]));
  const champById = new Map(champs.map((champ) => [champ.id, champ]));
  return bets.map((bet) => {
    const market = marketById.get(bet.market.id);
    const match = matchById.get(bet.market.gameId);
    const placed = match ? withWholeMatch(bet, match, champById.get(match.champId)?.name) : bet;
    if (!market) return { ...placed, isGone: true };
    const { isBlocked, lock, isBannedExpress, coef, name, groupName } = market;
    const named = { ...placed, market: { ...placed.market, name, groupName } };
    return movePrice({ ...named, isBlocked, lock, isBannedExpress, isGone: false }, milliFromWire(coef), at);
  });
}

const isCouponTopic = (topic: string) => topic.startsWith('coupon:');
const topicOf = (bets: readonly Bet[]) =>
  `coupon:${bets
    .map(({ market }) => market.id)
    .toSorted((a, b) => a - b)
    .join('.')}`;

/** The topic of these bets. Their order does not matter. */
export const couponTopic = (bets: readonly Bet[]): string | null => (bets.length === 0 ? null : topicOf(bets));

/** Applies a message of the feed to the bets. Returns the same array when nothing changes. `at`: epoch ms. */
export function withChanges(bets: Bet[], changes: readonly FeedChange[], at: number): Bet[] {
  return changes.reduce((current, change) => {
    if (!isCouponTopic(change.topic)) return current;
    if (change.kind === 'ops') return withOps(current, change.ops, at);
    // A snapshot for an older set of bets lacks the newest bet, and so would say that it is gone.
    const isWhole = change.kind === 'snapshot' && change.topic === topicOf(current);
    return isWhole ? withSnapshot(current, change.entities, at) : current;
  }, bets);
}
