import type { CouponTypeId } from '@contracts/coupon';
import { hasBlocks, isMultiBet, isSystem } from '@contracts/coupon-types';

import type { Bet } from './bet';

/** The lobby: every line contains its bets. In a system they are the bankers. Spec: coupon §4. */
export const lobbyId = 0;
const maxBlocks = 10;
/** A system has at least three bets that are not bankers. Decision D-46. */
const minUnits = 3;

/** One block. `id`: the number that its bets keep. `number`: its place in the coupon, counted without gaps. */
export type Block = { id: number; number: number; bets: Bet[] };

/** The next bet gets a block of its own, so that each block of a new coupon has one bet. */
export const nextBlockId = (bets: readonly Bet[]): number =>
  bets.reduce((max, bet) => Math.max(max, bet.blockId), 0) + 1;

/**
 * Why a bet may not be a banker of this system. Null: it may be one, or is one. Each value is also a text key:
 * `betting.banker.<value>`.
 */
export type BankerRefusal = 'disabled' | 'full';

/** The bankers of a system: the bets of the lobby that may be bankers, as long as at least three other bets remain. */
export function bankersOf(bets: readonly Bet[]): Set<number> {
  const wanted = bets.filter(({ blockId, isDisabledBanker }) => blockId === lobbyId && !isDisabledBanker);
  return new Set(wanted.slice(0, Math.max(0, bets.length - minUnits)).map(({ market }) => market.id));
}

export function bankerRefusal(bet: Bet, bets: readonly Bet[]): BankerRefusal | null {
  if (bet.isDisabledBanker) return 'disabled';
  const bankers = bankersOf(bets);
  return !bankers.has(bet.market.id) && bets.length - bankers.size <= minUnits ? 'full' : null;
}

/**
 * The blocks in their order, at most ten: the last one also holds the bets of all further blocks. A conditional coupon has no
 * lobby, so the bets of the lobby are its first block.
 */
export function blocksOf(bets: readonly Bet[], typeId: CouponTypeId): { lobby: Bet[]; blocks: Block[] } {
  const isLobby = ({ blockId }: Bet) => isMultiBet(typeId) && blockId === lobbyId;
  const rest = bets.filter((bet) => !isLobby(bet));
  const ids = [...new Set(rest.map(({ blockId }) => blockId))].toSorted((a, b) => a - b);
  const place = (bet: Bet) => Math.min(ids.indexOf(bet.blockId), maxBlocks - 1);
  return {
    lobby: bets.filter(isLobby),
    blocks: ids.slice(0, maxBlocks).map((id, index) => ({
      id,
      number: index + 1,
      bets: rest.filter((bet) => place(bet) === index),
    })),
  };
}

const inBlock = (bet: Bet, blockId: number): Bet => (bet.blockId === blockId ? bet : { ...bet, blockId });

/**
 * The bets with the block numbers that this type counts with. They are calculated and sent to the server. Spec:
 * coupon §3, §4.
 */
export function arranged(bets: readonly Bet[], typeId: CouponTypeId): Bet[] {
  if (isSystem(typeId)) {
    const bankers = bankersOf(bets);
    return bets.map((bet) => inBlock(bet, bankers.has(bet.market.id) ? lobbyId : 1));
  }
  if (!hasBlocks(typeId)) return bets.map((bet) => inBlock(bet, 1));
  const numbers = new Map(
    blocksOf(bets, typeId).blocks.flatMap((block) => block.bets.map(({ market }) => [market.id, block.number])),
  );
  return bets.map((bet) => inBlock(bet, numbers.get(bet.market.id) ?? lobbyId));
}

/** Where the player moves a bet: into a block by its id, or into a new block of its own. */
export type BlockTarget = number | 'new';

export const moved = (bets: readonly Bet[], marketId: number, to: BlockTarget): Bet[] =>
  bets.map((bet) => (bet.market.id === marketId ? inBlock(bet, to === 'new' ? nextBlockId(bets) : to) : bet));

/** Changes the order of a chain: the bet moves to the place `index`. */
export function shifted(bets: readonly Bet[], marketId: number, index: number): Bet[] {
  const from = bets.findIndex(({ market }) => market.id === marketId);
  const bet = bets[from];
  if (bet === undefined) return [...bets];
  return bets.toSpliced(from, 1).toSpliced(index, 0, bet);
}
