import { checkMatch } from '@contracts/virtual/check';
import type { VirtualMatch, VirtualSports } from '@contracts/virtual-sports';

import type { Heard, Rules } from '@/widgets/casino/chain-watch';

/** A match with its place in the chains. `index`: its round. */
type Placed = VirtualMatch & { index: number; chainId: number; number: number; hash: string | null };

const placed = ({ place, ...match }: VirtualMatch): Placed[] =>
  place === undefined ? [] : [{ ...match, place, index: match.round, ...place }];

/** What the schedule says of the chains of a sport; null: its matches are older than they are. Row FAIR-19. */
export function heardOfSport({ matches, chains = [], now }: VirtualSports, sportId: number): Heard<Placed> | null {
  const own = matches.filter((match) => match.sportId === sportId).flatMap(placed);
  const rounds = [...Map.groupBy(own, ({ round }) => round).values()].map(([first]) => first as Placed);
  const listed = rounds
    .toSorted((one, other) => other.round - one.round)
    .map((match) => ({ ...match, id: match.round }));
  const [round] = listed;
  if (round === undefined) return null;
  const ids = new Set(own.map(({ chainId }) => chainId));
  return {
    ...{ round, listed, promised: own, at: now, isWhole: true },
    // The hash of a round opens when all its matches are over.
    last: own.filter(({ hash }) => hash !== null).toSorted((one, other) => other.round - one.round),
    chains: chains.filter(({ id }) => ids.has(id)),
    next: chains.find(({ id }) => id === round.chainId + 1) ?? null,
  };
}

/** A match follows from its hash when its seed comes out of it, fits what was promised, and gives the score. */
export const virtualRules: Rules<Placed> = {
  periodMs: null,
  isDrawn: async (match, _, chain) =>
    match.serverSeed !== null && (await checkMatch({ ...match, serverSeed: match.serverSeed }, [chain])).isRight,
};
