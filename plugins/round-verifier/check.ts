import { bonusGameOf } from '@contracts/bonus-games';
import { asGame } from '@contracts/bonus-games/as-game';
import type { BonusPlayed } from '@contracts/bonus-tickets';
import { currencyFacts } from '@contracts/currencies';
import { drawsOf, gameOf, messagesOf, payoutBy } from '@contracts/games';
import { mathsOf } from '@contracts/games/maths';
import { isOfChain, sha256, signed } from '@contracts/games/sign';
import type { LottoDraw } from '@contracts/lotto';
import { toMinor } from '@contracts/maths';
import { lottoOf } from '@contracts/pools';
import { checkDraw, isRight } from '@contracts/pools/check';
import type { GameRound, SharedPlayed } from '@contracts/rounds';
import { sharedGameOf } from '@contracts/shared-games';
import type { SharedChain, SharedRound } from '@contracts/shared-rounds';
import { checkMatch } from '@contracts/virtual/check';
import type { VirtualMatch } from '@contracts/virtual-sports';

/**
 * `changed`: the row is not what the page wrote there. `maths`: it was played by mathematics that are not in this file. `closed`: its
 * seed is. `open`: it goes on.
 */
export type Said = 'right' | 'wrong' | 'changed' | 'twice' | 'maths' | 'closed' | 'open';

const isSame = (drawn: readonly number[], told: readonly number[]): boolean => drawn.join() === told.join();

/** A round that one plays alone: hash, draws and payment. */
export async function checkOwn(round: GameRound): Promise<Said> {
  const { serverSeed, clientSeed, nonce, choice, currency, maths } = round;
  if (round.isOpen) return 'open';
  if (serverSeed === null) return 'closed';
  if ((await sha256(serverSeed)) !== round.commitment) return 'wrong';
  const game = gameOf(round.game);
  const shape = game.shapeOf(choice);
  const draws = drawsOf(await signed(serverSeed, messagesOf({ serverSeed, clientSeed, nonce }, shape)), shape);
  const { digits } = currencyFacts(currency);
  const payout = payoutBy(game, maths)(draws, choice, toMinor(round.stake, digits));
  if (isSame(draws, round.draws) && payout === toMinor(round.payout, digits)) return 'right';
  return maths !== null && maths !== mathsOf(round.game) ? 'maths' : 'wrong';
}

/** A round of a ticket: hash, draws and prize. Row BONG-06. */
export async function checkBonus(round: BonusPlayed): Promise<Said> {
  const { serverSeed, clientSeed, nonce, choice, currency, maths, bonus } = round;
  if (serverSeed === null) return 'closed';
  if ((await sha256(serverSeed)) !== round.commitment) return 'wrong';
  const { shapeOf, payoutOf } = asGame(round.game);
  const shape = shapeOf(choice);
  const draws = drawsOf(await signed(serverSeed, messagesOf({ serverSeed, clientSeed, nonce }, shape)), shape);
  const { digits } = currencyFacts(currency);
  const payout = payoutOf(draws, choice, toMinor(bonus.unit, digits));
  if (isSame(draws, round.draws) && payout === toMinor(round.payout, digits)) return 'right';
  return maths === String(bonusGameOf(round.game).version) ? 'wrong' : 'maths';
}

/** A bet on a round that everybody plays: the round, and what the bet pays. */
export async function checkBet(bet: SharedPlayed): Promise<Said> {
  const { game: kind, nonce: number, serverSeed: hash, draws, choice, currency, shared, isOpen } = bet;
  if (isOpen) return 'open';
  const { chain, left, isReturned } = shared;
  const said = await checkShared({ kind, number, hash, draws }, chain);
  if (said !== 'right') return said;
  const { digits } = currencyFacts(currency);
  const stake = toMinor(bet.stake, digits);
  const due = isReturned ? stake : sharedGameOf(kind).payoutOf({ draws, choice, left }, stake);
  return due === toMinor(bet.payout, digits) && bet.commitment === chain.terminating ? 'right' : 'wrong';
}

type Ended = Pick<SharedRound, 'kind' | 'number' | 'hash' | 'draws'>;
/** A round that everybody plays: its way back to the first hash of its chain, and its draws. */
export async function checkShared(round: Ended, chain: SharedChain | undefined): Promise<Said> {
  const { hash, number, kind } = round;
  if (hash === null) return 'open';
  if (chain === undefined || !(await isOfChain({ hash, number }, chain))) return 'wrong';
  const game = sharedGameOf(kind);
  const { key, messages } = game.signed({ hash, salt: chain.salt, number });
  return isSame(game.drawsOf(await signed(key, messages)), round.draws) ? 'right' : 'wrong';
}

export async function checkLotto(draw: LottoDraw): Promise<Said> {
  const { lottoId, seed, numbers } = draw;
  if (seed === null || numbers === null) return 'closed';
  if (lottoOf(lottoId) === null) return 'wrong';
  return isRight(await checkDraw(draw, seed)) ? 'right' : 'wrong';
}

/** A virtual match: its seed and the score that follows, and the way of its round back to the first hash of its chain. */
export async function checkVirtual(match: VirtualMatch, chains: readonly SharedChain[]): Promise<Said> {
  const { serverSeed } = match;
  if (serverSeed === null) return 'closed';
  return (await checkMatch({ ...match, serverSeed }, chains)).isRight ? 'right' : 'wrong';
}
