import type { SharedPlayed } from '../../contracts/rounds.ts';
import type { World } from '../world/world.ts';
import { chainOf, toldChain } from './chain.ts';
import { roundById } from './rounds.ts';
import { betOf, betView } from './seat.ts';

/** A bet on a shared round as a round of its player: first hash, salt and number stand where others have hash, part and count. Row FAIR-17. */
export function playedShared(world: World, userId: number, id: string): SharedPlayed {
  const stored = betOf(world, userId, id);
  const { at, currency, stake, payout, choice, left, state, draws } = betView(world, stored);
  const round = roundById(world, stored.round_id);
  const chain = toldChain(chainOf(world, round.chain_id));
  const isOver = round.ended_at !== null;
  return {
    ...{ id, game: stored.kind, at, currency, stake, payout, choice, draws },
    ...{ isOpen: state === 'open', endsAt: null, isDrawnByUs: true, maths: null },
    ...{ commitment: chain.terminating, clientSeed: chain.salt, nonce: round.number },
    serverSeed: isOver ? round.hash : null,
    shared: { chain, left, isReturned: state === 'returned' },
  };
}
