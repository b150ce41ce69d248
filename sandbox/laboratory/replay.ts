import { errorCodes } from '../../contracts/common.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { gameOf, payoutBy } from '../../contracts/games/index.ts';
import type { Replay } from '../../contracts/laboratory.ts';
import { toWire } from '../../contracts/maths/index.ts';
import { type SharedChoice, sharedGameOf } from '../../contracts/shared-games/index.ts';
import { sql } from '../db/index.ts';
import { drawsOfSeeds } from '../games/index.ts';
import { roundOf, roundView, type StoredRound } from '../games/rounds.ts';
import { commitmentOf } from '../games/seeds.ts';
import { notFound, refused } from '../http/failure.ts';
import { drawsOfRound } from '../shared-rounds/chain.ts';
import { chainOf, playedShared, sha256 } from '../shared-rounds/index.ts';
import { roundById } from '../shared-rounds/rounds.ts';
import { betOf } from '../shared-rounds/seat.ts';
import type { World } from '../world/world.ts';

type Again = Replay['replay'];
const stillOpen = () => refused(errorCodes.roundOpen, 'This round is still open.', 409);
const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** By the seed that the server has kept, also where that is still closed to the player. */
function ownAgain({ game, iso, stake, maths, ...stored }: StoredRound): Again {
  const own = gameOf(game);
  const choice: unknown = JSON.parse(stored.choice);
  const { server_seed: serverSeed, client_seed: clientSeed, nonce } = stored;
  const seen = choice as Parameters<typeof own.shapeOf>[0];
  const draws = drawsOfSeeds({ serverSeed, clientSeed, nonce }, own.shapeOf(seen));
  const payout = toWire(payoutBy(own, maths)(draws, seen, stake), currencyFacts(iso).digits);
  return { commitment: commitmentOf(serverSeed), draws, payout };
}

/** Back from the hash of its round to the first one of the chain, and what was drawn and paid by it. */
function sharedAgain(world: World, userId: number, id: string): Again {
  const bet = betOf(world, userId, id);
  const round = roundById(world, bet.round_id);
  const { salt } = chainOf(world, round.chain_id);
  let commitment = round.hash;
  for (let step = 0; step < round.number; step++) commitment = sha256(commitment);
  const draws = drawsOfRound(round.kind, { hash: round.hash, salt, number: round.number });
  const choice = JSON.parse(bet.choice) as SharedChoice;
  const paid = sharedGameOf(round.kind).payoutOf({ draws, choice, left: bet.left_at }, bet.stake);
  return {
    commitment,
    draws,
    payout: toWire(bet.is_returned === 1 ? bet.stake : paid, currencyFacts(bet.iso).digits),
  };
}

/**
 * Plays a round of any time again from its kept seed, by the mathematics that decided it, and says where the stored one differs. An open round
 * is not played: its draws would say what its player must not know. Row LAB-06.
 */
export function replayRound(world: World, id: string): Replay {
  const own = sql(world.db, 'SELECT user_id FROM game_round WHERE id = ?').get(id);
  const shared = sql(world.db, 'SELECT user_id FROM shared_bet WHERE id = ?').get(id);
  const player = Number((own ?? shared)?.user_id);
  if (own === undefined && shared === undefined) throw notFound('This round');
  const stored = own === undefined ? null : roundOf(world, player, id);
  const round = stored === null ? playedShared(world, player, id) : roundView(stored);
  if (round.isOpen || (stored === null && round.serverSeed === null)) throw stillOpen();
  const replay = stored === null ? sharedAgain(world, player, id) : ownAgain(stored);
  const differs = (['commitment', 'draws', 'payout'] as const).filter((name) =>
    name === 'draws' ? !isSame(replay.draws, round.draws) : replay[name] !== round[name],
  );
  return { player, round, replay, differs };
}
