import { drawsOf, gameOf, messagesOf, type Slug, slugs } from '@contracts/games';
import { sha256, signed } from '@contracts/games/sign';
import { sharedKinds } from '@contracts/shared-games/kinds';
import type { SharedChain } from '@contracts/shared-rounds';
import { virtualSportIds, virtualSports } from '@contracts/virtual/facts';

import chained from './chain-vectors.json' with { type: 'json' };
import { checkLotto, checkShared, checkVirtual, type Said } from './check';
import vectors from './vectors.json' with { type: 'json' };

export type Counted = { right: number; all: number };
const isSlug = (game: string): game is Slug => slugs.some((slug) => slug === game);

async function alone({ game, choice, serverSeed, clientSeed, nonce, commitment, draws }: (typeof vectors)[number]) {
  if (!isSlug(game) || (await sha256(serverSeed)) !== commitment) return false;
  const shape = gameOf(game).shapeOf(choice);
  const digests = await signed(serverSeed, messagesOf({ serverSeed, clientSeed, nonce }, shape));
  return drawsOf(digests, shape).join() === draws.join();
}

const none = { at: 0, opensAt: 0, closesAt: 0, endsAt: 0, nextAt: 0, bets: 0, left: 0 };
const chainOf = (terminating: string, salt = '', publicValue: string | null = null): SharedChain => ({
  ...{ id: 1, terminating, salt, length: 10_000, publicValue },
});

function shared({ kind, number, hash, salt, terminating, draws }: (typeof chained.shared)[number]): Promise<Said> {
  const known = sharedKinds.find((name) => name === kind) ?? 'crash';
  const round = { ...none, id: 1, kind: known, chainId: 1, number, phase: 'ended' as const, draws, hash };
  return checkShared(round, chainOf(terminating, salt));
}
function lotto({ place: number, hash, terminating, publicValue, ...draw }: (typeof chained.lotto)[number]) {
  const chain = publicValue === null ? chainOf(terminating) : chainOf(terminating, publicValue, 'named');
  return checkLotto({ ...draw, id: 1, at: 0, committedAt: 0, winners: [], place: { chain, number, hash } });
}
type Pair = [number, number];
function virtual({ number, hash, terminating, ...match }: (typeof chained.virtual)[number]) {
  const sportId = virtualSportIds.find((id) => id === match.sportId) ?? virtualSports.virtualFootball;
  const [strengths, score] = [match.strengths as Pair, match.score as Pair];
  const told = { ...match, sportId, strengths, score, round: number, startAt: 0, home: '', away: '' };
  return checkVirtual({ ...told, state: 'over', place: { chainId: 1, number, hash } }, [chainOf(terminating)]);
}

/** How many of the published rounds this browser computes as they were published, by another program. Rows FAIR-13, FAIR-15. */
export async function checkVectors(): Promise<Counted> {
  const said = await Promise.all([
    ...vectors.map(alone),
    ...[...chained.shared.map(shared), ...chained.lotto.map(lotto), ...chained.virtual.map(virtual)].map(
      async (checked) => (await checked) === 'right',
    ),
  ]);
  return { right: said.filter(Boolean).length, all: said.length };
}
