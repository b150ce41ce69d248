import { gameOf } from '@contracts/games';
import { mathsOf } from '@contracts/games/maths';
import { checkMatches, checkTicket, usedTwice } from '@contracts/played-check';
import { sharedGameOf } from '@contracts/shared-games';

import { isAsSent, type Kept, shownBefore } from '@/features/games/promise';
import type * as Check from '@/widgets/games/check';

import { type Checked, isLed, isShared, type Played, type SharedRow } from './played';
import type { Verdict, Verdicts } from './verdicts';

type Proving = Pick<typeof Check, 'proveRound' | 'proveShared'>;

/** A bet on a shared round, followed through its chain, with what it pays. Row FAIR-17. */
async function proveBet(row: SharedRow & { serverSeed: string }, { proveShared }: Pick<Proving, 'proveShared'>) {
  const { game: kind, draws, nonce: number, serverSeed: hash, choice, stake, payout, shared } = row;
  const game = sharedGameOf(kind);
  const finding = await proveShared({ number, hash, draws }, shared.chain, game);
  const due = shared.isReturned ? stake : game.payoutOf({ draws: finding.draws, choice, left: shared.left }, stake);
  const isSame = row.commitment === shared.chain.terminating && due === payout;
  return { ...finding, payout: due, isRight: finding.isRight && isSame };
}
type Opened = Checked & { serverSeed: string };

/** One round computed anew. `kept`: what this browser was shown and sent. */
export async function prove(round: Opened, kept: Kept, proving: Proving): Promise<Check.Finding> {
  if (isShared(round)) return proveBet(round, proving);
  const finding = await proving.proveRound(round, gameOf(round.game), shownBefore(kept, round.id));
  return { ...finding, isRight: finding.isRight && isAsSent(kept, round) };
}

/** A ticket all of whose draws were cancelled took part in none. */
const isPlayed = (round: Played): boolean =>
  !isLed(round) || !('lotto' in round.told) || round.told.lotto.draws.length > 0 || round.returned === 0;

async function verdictOf(round: Played, kept: Kept, proving: Proving): Promise<Verdict> {
  if (isLed(round)) return 'lotto' in round.told ? checkTicket(round.told) : checkMatches(round.told);
  if (isShared(round)) {
    const { serverSeed } = round;
    if (serverSeed === null || round.isOpen) return 'open';
    return (await proveBet({ ...round, serverSeed }, proving)).isRight ? 'right' : 'wrong';
  }
  if (!isAsSent(kept, round)) return 'wrong';
  const { isOpen, serverSeed, game, maths } = round;
  if (isOpen) return 'open';
  if (serverSeed === null) return 'closed';
  const { isRight, isHashRight } = await proving.proveRound(
    { ...round, serverSeed },
    gameOf(game),
    shownBefore(kept, round.id),
  );
  if (isRight) return 'right';
  return isHashRight && maths !== null && maths !== mathsOf(game) ? 'maths' : 'wrong';
}

/** Computes rounds anew, each by itself and all beside each other. Rows CAS-30, FAIR-10. */
export async function judge(rounds: readonly Played[], kept: Kept, proving: Proving): Promise<Verdicts> {
  const twice = usedTwice(rounds);
  const said = await Promise.all(
    rounds
      .filter(isPlayed)
      .map(async (round): Promise<[string, Verdict]> => [
        round.id,
        twice.has(round.id) ? 'twice' : await verdictOf(round, kept, proving),
      ]),
  );
  return Object.fromEntries(said);
}
