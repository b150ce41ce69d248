import { dataOf, Id, Seconds, WireOdds } from './common.ts';
import { EachWayTerms } from './race-leg.ts';
import { z } from './zod.ts';

const Going = z.enum([...(['firm', 'good_to_firm', 'good', 'good_to_soft', 'soft', 'heavy', 'standard'] as const)]);

/**
 * `state`: `open` while bets are taken, `off` while it is run, `over` when its result is known. `eachWay`: by the runners that are left now.
 */
export const RaceFacts = z.object({
  id: Id,
  name: z.string(),
  startAt: Seconds,
  state: z.enum(['open', 'off', 'over']),
  kind: z.enum(['handicap', 'stakes', 'graded']),
  metres: z.int(),
  going: Going,
  runners: z.int(),
  eachWay: z.nullable(EachWayTerms),
});
export type RaceFacts = z.infer<typeof RaceFacts>;

/**
 * `marketId`: to win. `form`: places of the last runs, the newest last. `silks`: how they are drawn (silks.ts). `out`: it does not run; since
 * when, at which odds, and how much of the winnings goes from bets that were taken before, in hundredths. `result`: when the race is over;
 * `share`: how many came in together.
 */
export const RaceRunner = z.object({
  number: z.int(),
  marketId: Id,
  name: z.string(),
  draw: z.int(),
  form: z.string(),
  age: z.int(),
  rating: z.int(),
  jockey: z.optional(z.string()),
  trainer: z.string(),
  silks: z.int(),
  out: z.optional(z.object({ at: Seconds, coef: WireOdds, percent: z.int() })),
  result: z.optional(z.object({ place: z.int(), share: z.int(), behind: z.number(), coef: WireOdds })),
});
export type RaceRunner = z.infer<typeof RaceRunner>;

const Meeting = z.object({ champId: Id, sportId: Id, name: z.string(), countryCode: z.string(), going: Going });
export type Meeting = z.infer<typeof Meeting>;

/** A runner that came in among the first, at its last odds. `share`: how many came in together. */
const Placed = z.object({ number: z.int(), name: z.string(), place: z.int(), share: z.int(), coef: WireOdds });
/** How a race ended: the first three and all others that are paid, and who did not run. */
export const RaceOutcome = z.object({
  placed: z.array(Placed),
  out: z.array(z.object({ number: z.int(), name: z.string() })),
});
export type RaceOutcome = z.infer<typeof RaceOutcome>;

/** `outcome`: once the race is over. `favourite`: the runner with the lowest odds, for the next races only. */
const MeetingRace = z.object({
  ...RaceFacts.shape,
  outcome: z.optional(RaceOutcome),
  favourite: z.optional(z.object({ marketId: Id, number: z.int(), name: z.string() })),
});
export type MeetingRace = z.infer<typeof MeetingRace>;
const MeetingRaces = z.object({ ...Meeting.shape, races: z.array(MeetingRace) });
export type MeetingRaces = z.infer<typeof MeetingRaces>;

export const MeetingsAnswer = dataOf(z.array(MeetingRaces));

/** The card of a race, and the other races of its meeting. */
export const RaceCard = z.object({
  race: RaceFacts,
  meeting: z.object({ ...Meeting.shape, races: z.array(RaceFacts) }),
  runners: z.array(RaceRunner),
});
export type RaceCard = z.infer<typeof RaceCard>;
export const RaceCardAnswer = dataOf(RaceCard);
