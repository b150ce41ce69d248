import { dataOf, Millis } from './common.ts';
import { z } from './zod.ts';

/** What counts: rounds of slots, or of the other games of the house, those that everybody plays together included. */
export const tournamentKinds = ['slots', 'fast'] as const;
const Kind = z.enum(tournamentKinds);
export type TournamentKind = (typeof tournamentKinds)[number];

/** So many rounds of a player count, the best ones. */
export const countedRounds = 20;

/**
 * One place. `player`: a sign drawn for this tournament, which says nothing of who it is. `score`: hundredths, the sum of payout ÷ stake of
 * the best rounds; `reachedAt`: when it was reached, which decides between equal scores. `prize`: dollars, 0 for none.
 */
const Place = z.object({
  place: z.int(),
  player: z.string(),
  score: z.int(),
  rounds: z.int(),
  reachedAt: Millis,
  prize: z.number(),
});
export type TournamentPlace = z.infer<typeof Place>;

/** The table of a tournament as everybody sees it. `prizes`: dollars by place, at most: they grow with what is staked, and `prize` of a place is what
 * it pays by now, in the currency of the player. Row CAS-13. */
export const Tournament = z.object({
  id: z.int(),
  kind: Kind,
  startsAt: Millis,
  endsAt: Millis,
  isOver: z.boolean(),
  players: z.int(),
  prizes: z.array(z.number()),
  places: z.array(Place),
});
export type Tournament = z.infer<typeof Tournament>;

/** `player`: the sign of this player there; null when they take no part. `mayJoin`: nothing keeps them from it; false for a visitor. */
export const OwnTournament = z.object({
  tournament: Tournament,
  player: z.nullable(z.string()),
  mayJoin: z.boolean(),
});
export type OwnTournament = z.infer<typeof OwnTournament>;
export const TournamentsAnswer = dataOf(z.array(OwnTournament));
export const TournamentAnswer = dataOf(OwnTournament);

export const tournamentTopic = (id: number): string => `tournament:${String(id)}`;
