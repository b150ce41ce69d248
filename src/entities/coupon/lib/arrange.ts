import type { CouponTypeId } from '@contracts/coupon';
import { BET_TYPES } from '@contracts/maths';

import type { Bet } from './bet';

/** The lobby: its bets are in every line. Of a system they are bankers. Spec: coupon §4. */
export const LOBBY = 0;
const MAX_BLOCKS = 10;
/** A system is played by two of at least three. Decision D-46. */
const MIN_UNITS = 3;

/** Bets of one block. `id`: as the bets keep it; `number`: as the coupon counts it, without gaps. */
export type Block = { id: number; number: number; bets: Bet[] };

/** A block of its own for the next bet, so that a new coupon of blocks is one bet a block. */
export const nextBlockId = (bets: readonly Bet[]): number =>
  bets.reduce((max, bet) => Math.max(max, bet.blockId), 0) + 1;

export const hasBlocks = (typeId: CouponTypeId): boolean => BET_TYPES[typeId].blocks !== undefined;

/** Why a bet may not be a banker of this system; null: it may, or it is one. Each is also a text key: `betting.banker.<value>`. */
export type BankerRefusal = 'disabled' | 'full';

/** Bankers of a system: those that may be one, as long as three bets stay beside them. */
export function bankersOf(bets: readonly Bet[]): Set<number> {
  const wanted = bets.filter(({ blockId, isDisabledBanker }) => blockId === LOBBY && !isDisabledBanker);
  return new Set(wanted.slice(0, Math.max(0, bets.length - MIN_UNITS)).map(({ market }) => market.id));
}

export function bankerRefusal(bet: Bet, bets: readonly Bet[]): BankerRefusal | null {
  if (bet.isDisabledBanker) return 'disabled';
  const bankers = bankersOf(bets);
  return !bankers.has(bet.market.id) && bets.length - bankers.size <= MIN_UNITS ? 'full' : null;
}

/** Blocks in their order, at most ten: what is beyond stands in the last one. A conditional coupon has no lobby: its bets are the first block. */
export function blocksOf(bets: readonly Bet[], typeId: CouponTypeId): { lobby: Bet[]; blocks: Block[] } {
  const isLobby = ({ blockId }: Bet) => typeId === 4 && blockId === LOBBY;
  const rest = bets.filter((bet) => !isLobby(bet));
  const ids = [...new Set(rest.map(({ blockId }) => blockId))].toSorted((a, b) => a - b);
  const place = (bet: Bet) => Math.min(ids.indexOf(bet.blockId), MAX_BLOCKS - 1);
  return {
    lobby: bets.filter(isLobby),
    blocks: ids.slice(0, MAX_BLOCKS).map((id, index) => ({
      id,
      number: index + 1,
      bets: rest.filter((bet) => place(bet) === index),
    })),
  };
}

const inBlock = (bet: Bet, blockId: number): Bet => (bet.blockId === blockId ? bet : { ...bet, blockId });

/** The bets with the block numbers that this type counts with: what is calculated and what goes to the server. Spec: coupon §3, §4. */
export function arranged(bets: readonly Bet[], typeId: CouponTypeId): Bet[] {
  if (typeId === 2) {
    const bankers = bankersOf(bets);
    return bets.map((bet) => inBlock(bet, bankers.has(bet.market.id) ? LOBBY : 1));
  }
  if (!hasBlocks(typeId)) return bets.map((bet) => inBlock(bet, 1));
  const numbers = new Map(
    blocksOf(bets, typeId).blocks.flatMap((block) => block.bets.map(({ market }) => [market.id, block.number])),
  );
  return bets.map((bet) => inBlock(bet, numbers.get(bet.market.id) ?? LOBBY));
}

/** Where a bet goes: into a block by its id, or into one of its own. */
export type BlockTarget = number | 'new';

export const moved = (bets: readonly Bet[], marketId: number, to: BlockTarget): Bet[] =>
  bets.map((bet) => (bet.market.id === marketId ? inBlock(bet, to === 'new' ? nextBlockId(bets) : to) : bet));

/** The order of a chain: the bet stands where `index` says. */
export function shifted(bets: readonly Bet[], marketId: number, index: number): Bet[] {
  const from = bets.findIndex(({ market }) => market.id === marketId);
  const bet = bets[from];
  if (bet === undefined) return [...bets];
  return bets.toSpliced(from, 1).toSpliced(index, 0, bet);
}
