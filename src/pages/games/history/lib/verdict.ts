import { gameOf } from '@contracts/games';
import { mathsOf } from '@contracts/games/maths';

import type { Round } from '@/entities/games/round';
import { isAsSent, type Kept, shownBefore } from '@/features/games/promise';
import type * as Check from '@/widgets/games/check';

/**
 * What this browser says of a round. `twice`: another round has its seed and count. `maths`: it says other numbers, but it was played by
 * mathematics that are not those of this page. `closed`: its seed is. `open`: the round goes on.
 */
export const verdicts = ['right', 'wrong', 'twice', 'maths', 'closed', 'open'] as const;
export type Verdict = (typeof verdicts)[number];
export type Verdicts = Readonly<Record<string, Verdict>>;

type Prove = typeof Check.proveRound;

async function verdictOf(round: Round, kept: Kept, prove: Prove): Promise<Verdict> {
  if (!isAsSent(kept, round)) return 'wrong';
  const { isOpen, serverSeed, game, maths } = round;
  if (isOpen) return 'open';
  if (serverSeed === null) return 'closed';
  const { isRight, isHashRight } = await prove({ ...round, serverSeed }, gameOf(game), shownBefore(kept, round.id));
  if (isRight) return 'right';
  return isHashRight && maths !== null && maths !== mathsOf(game) ? 'maths' : 'wrong';
}

const placeOf = ({ commitment, nonce }: Round): string => `${commitment}:${String(nonce)}`;

/** Computes rounds anew, each by itself and all beside each other. Rows CAS-30, FAIR-10. */
export async function judge(rounds: readonly Round[], kept: Kept, prove: Prove): Promise<Verdicts> {
  const ids = new Map<string, string>();
  const twice = new Set<string>();
  for (const round of rounds) {
    const other = ids.get(placeOf(round));
    if (other !== undefined && other !== round.id) twice.add(placeOf(round));
    ids.set(placeOf(round), round.id);
  }
  const said = await Promise.all(
    rounds.map(async (round): Promise<[string, Verdict]> => [
      round.id,
      twice.has(placeOf(round)) ? 'twice' : await verdictOf(round, kept, prove),
    ]),
  );
  return Object.fromEntries(said);
}
