import { currencyFacts } from '@contracts/currencies';
import { drawsOf, gameOf, messagesOf } from '@contracts/games';
import { mathsOf } from '@contracts/games/maths';
import { sha256, signed } from '@contracts/games/sign';
import type { LottoDraw } from '@contracts/lotto';
import { toMinor } from '@contracts/maths';
import { lottoOf, lottoSeeds, lottoShape, toldNumbers } from '@contracts/pools';
import type { GameRound } from '@contracts/rounds';
import { sharedGameOf } from '@contracts/shared-games';
import type { SharedChain, SharedRound } from '@contracts/shared-rounds';

/** `maths`: it was played by mathematics that are not in this file. `closed`: its seed is. `open`: it goes on. */
export type Said = 'right' | 'wrong' | 'twice' | 'maths' | 'closed' | 'open';

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
  const payout = game.payoutOf(draws, choice, toMinor(round.stake, digits));
  if (isSame(draws, round.draws) && payout === toMinor(round.payout, digits)) return 'right';
  return maths !== null && maths !== mathsOf(round.game) ? 'maths' : 'wrong';
}

/** A round that everybody plays: its way back to the first hash of its chain, and its draws. */
export async function checkShared(round: SharedRound, chain: SharedChain | undefined): Promise<Said> {
  const { hash, number, kind } = round;
  if (hash === null) return 'open';
  if (chain === undefined || number < 1 || number > Math.min(chain.length, mostSteps)) return 'wrong';
  let earlier = hash;
  for (let step = 0; step < number; step += 1) earlier = await sha256(earlier);
  const game = sharedGameOf(kind);
  const { key, messages } = game.signed({ hash, salt: chain.salt, number });
  const isRight = earlier === chain.terminating && isSame(game.drawsOf(await signed(key, messages)), round.draws);
  return isRight ? 'right' : 'wrong';
}
/** No chain is longer; a file may say anything. */
const mostSteps = 100_000;

export async function checkLotto({ lottoId, number, seed, commitment, numbers }: LottoDraw): Promise<Said> {
  const lotto = lottoOf(lottoId);
  if (seed === null || numbers === null) return 'closed';
  if (lotto === null || (await sha256(seed)) !== commitment) return 'wrong';
  const shape = lottoShape(lotto);
  const draws = drawsOf(await signed(seed, messagesOf(lottoSeeds(lotto, number, seed), shape)), shape);
  return isSame(toldNumbers(draws), numbers) ? 'right' : 'wrong';
}
