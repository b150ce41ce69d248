import { dataOf, Id, Millis } from './common.ts';
import { SharedChain } from './shared-rounds.ts';
import { virtualSportIds } from './virtual/facts.ts';
import { z } from './zod.ts';

const VirtualSport = z.literal(virtualSportIds);
const Pair = z.tuple([z.number(), z.number()]);

/**
 * A virtual match. `startAt`: bets close. `round`: of its sport, from 1. `strengths`: what prices and course follow from. `commitment`:
 * SHA-256 of the seed's text, told before the match. `serverSeed` and `score`: null until it is over. `place`: of its round in the chain;
 * `hash`: what its seed comes out of, null until that round of its sport is over. Rows CAS-06, CAS-09, FAIR-15.
 */
export const VirtualMatch = z.object({
  id: Id,
  sportId: VirtualSport,
  round: z.int(),
  startAt: Millis,
  home: z.string(),
  away: z.string(),
  state: z.enum(['planned', 'live', 'over']),
  strengths: Pair,
  commitment: z.string(),
  serverSeed: z.nullable(z.string()),
  score: z.nullable(z.tuple([z.int(), z.int()])),
  place: z.optional(z.object({ chainId: z.int(), number: z.int(), hash: z.nullable(z.string()) })),
});
export type VirtualMatch = z.infer<typeof VirtualMatch>;

/** `usualReturn`, `leastReturn`: the share of single stakes that comes back in the long run, of usual outcomes and of very unlikely ones. */
const VirtualLeague = z.object({
  sportId: VirtualSport,
  name: z.string(),
  everyMs: z.int(),
  usualReturn: z.number(),
  leastReturn: z.number(),
});
export type VirtualLeague = z.infer<typeof VirtualLeague>;

/**
 * `now`: the server's clock. `matches`: the matches on offer, the live ones and those of the last rounds, by time.
 * `chains`: theirs, and of each sport the one that follows, told a whole chain ahead. Row FAIR-15.
 */
export const VirtualSports = z.object({
  now: Millis,
  pace: z.int(),
  closedSeconds: z.int(),
  leagues: z.array(VirtualLeague),
  matches: z.array(VirtualMatch),
  chains: z.optional(z.array(SharedChain)),
});
export type VirtualSports = z.infer<typeof VirtualSports>;
export const VirtualSportsAnswer = dataOf(VirtualSports);
