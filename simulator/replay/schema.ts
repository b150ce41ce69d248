import { z } from '../../contracts/zod.ts';

/** Records of the data folder. They list only the fields that the replay reads; others may be there. */
const Goals = z.int().check(z.nonnegative());
const Score = z.tuple([Goals, Goals]);
const Odds = z.number().check(z.gt(1));

export const CompetitionRecord = z.object({
  id: z.int(),
  name: z.object({ en: z.string(), ru: z.string() }),
  region: z.string(),
});
export type CompetitionRecord = z.infer<typeof CompetitionRecord>;

export const TeamRecord = z.object({
  id: z.int(),
  name: z.string(),
  country: z.optional(z.string()),
  national: z.optional(z.boolean()),
});
export type TeamRecord = z.infer<typeof TeamRecord>;

const GoalRecord = z.object({
  minute: z.int().check(z.gte(1), z.lte(130)),
  added: z.optional(z.int().check(z.gte(1), z.lte(30))),
  team: z.enum(['home', 'away']),
  kind: z.optional(z.enum(['penalty', 'own'])),
});

/** `odds`, `total`, `handicap`: by bookmaker; `avg` is the market's mean. `ft`: after 90 minutes with added time. */
export const MatchRecord = z.object({
  id: z.int().check(z.gte(1), z.lte(2_000_000)),
  competitionId: z.int(),
  kickoffUtc: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)),
  home: z.int(),
  away: z.int(),
  status: z.enum(['finished', 'scheduled', 'postponed', 'awarded', 'cancelled', 'abandoned']),
  ft: z.optional(Score),
  ht: z.optional(Score),
  goals: z.optional(z.array(GoalRecord)),
  odds: z.optional(z.object({ avg: z.optional(z.tuple([Odds, Odds, Odds])) })),
  total: z.optional(z.object({ line: z.number(), overUnder: z.object({ avg: z.optional(z.tuple([Odds, Odds])) }) })),
  handicap: z.optional(z.object({ line: z.number(), homeAway: z.object({ avg: z.optional(z.tuple([Odds, Odds])) }) })),
});
export type MatchRecord = z.infer<typeof MatchRecord>;
