import { bonusGameOf } from '@contracts/bonus-games';
import { asGame } from '@contracts/bonus-games/as-game';
import { gameOf } from '@contracts/games';
import { mathsOf } from '@contracts/games/maths';
import { checkMatches, checkTicket, usedTwice } from '@contracts/played-check';
import { sharedGameOf } from '@contracts/shared-games';

import { isAsSent, type Kept, shownBefore } from '@/features/casino/promise';
import type * as Check from '@/widgets/casino/check';

import { type Checked, isBonus, isLed, isShared, type Played, type SharedRow } from './played';
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
type Alone = Exclude<Checked, SharedRow>;

/** Its mathematics, and what its payment is a multiple of. */
const ruledBy = (round: Alone) =>
  isBonus(round) ? { game: asGame(round.game), stake: round.unit } : { game: gameOf(round.game), stake: round.stake };
const mathsNow = (round: Alone): string =>
  isBonus(round) ? String(bonusGameOf(round.game).version) : mathsOf(round.game);

/** One round computed again. `kept`: what this browser was shown and sent. */
export async function prove(round: Opened, kept: Kept, proving: Proving): Promise<Check.Finding> {
  if (isShared(round)) return proveBet(round, proving);
  const { game, stake } = ruledBy(round);
  const finding = await proving.proveRound({ ...round, stake }, game, shownBefore(kept, round.id));
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
  const { isOpen, serverSeed, maths } = round;
  if (isOpen) return 'open';
  if (serverSeed === null) return 'closed';
  const { game, stake } = ruledBy(round);
  const { isRight, isHashRight } = await proving.proveRound(
    { ...round, serverSeed, stake },
    game,
    shownBefore(kept, round.id),
  );
  if (isRight) return 'right';
  return isHashRight && maths !== null && maths !== mathsNow(round) ? 'maths' : 'wrong';
}

/** Computes rounds again, each by itself and all beside each other. Rows CAS-30, FAIR-10. */
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
