/**
 * What a publisher of matches says of sports, competitions, matches and outcomes: those of contracts/feed.ts, but with
 * texts in every language that the publisher has, and with odds in whole thousandths (`milli`; 0 = no price now).
 */
import { text } from '../bounded.ts';
import { Id, Seconds } from '../common.ts';
import { CyberType, Zone } from '../feed.ts';
import { z } from '../zod.ts';

export const longestText = 400;
export const mostLanguages = 40;
/** Number of an outcome: that of its match × this, and a number of its own below this. */
export const outcomesOfMatch = 2 ** 26;
const languageCode = /^[a-z]{2}$/;

/** English is there, and what is missing in another language is read in English. */
export type Words = Readonly<Record<string, string>> & { readonly en: string };

/** Thousands of outcomes share a few texts: each is looked at once. */
const known = new WeakSet<object>();
function isWords(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (known.has(value)) return true;
  const entries = Object.entries(value);
  const isGood =
    typeof (value as Partial<Words>).en === 'string' &&
    entries.length <= mostLanguages &&
    entries.every(
      ([language, words]) => languageCode.test(language) && typeof words === 'string' && words.length <= longestText,
    );
  if (isGood) known.add(value);
  return isGood;
}
/** Not copied, so that equal texts stay one object. */
export const Words = z.custom<Words>(isWords, 'a text by language, at least in English (en)');

/** So that numbers of its outcomes stay below 2^53. */
const MatchId = z.int().check(z.nonnegative(), z.lt(2 ** 27));
const Count = z.int().check(z.nonnegative(), z.maximum(1_000_000));
export const mostMilli = 100_000_000;
const Milli = z.int().check(z.nonnegative(), z.maximum(mostMilli));
const Weight = z.number();
const Side = z.tuple([text(20), text(20)]);
const Team = z.union([z.literal(1), z.literal(2)]);

export const EdgeSport = z.object({ id: Id, name: Words, line: Count, live: Count, weight: Weight });

export const EdgeChamp = z.object({
  id: Id,
  sportId: Id,
  countryId: Id,
  countryName: Words,
  countryCode: z.optional(text(40)),
  name: Words,
  weight: Weight,
  games: Count,
  line: Count,
  live: Count,
  logo: z.optional(text(longestText)),
  cyberType: z.optional(CyberType),
  discipline: z.optional(z.object({ slug: text(60), name: Words })),
});

const Opponent = z.object({ id: Id, name: Words });
const EdgeIncident = z.object({
  id: Id,
  kind: z.enum(['goal', 'own_goal', 'penalty', 'yellow', 'red', 'corner', 'period', 'var']),
  team: z.optional(Team),
  minute: z.int(),
  text: z.optional(Words),
  player: z.optional(Words),
});

export const EdgeMatch = z.object({
  id: MatchId,
  constId: Id,
  number: z.int(),
  zone: Zone,
  sportId: Id,
  champId: Id,
  countryId: Id,
  opp1: Opponent,
  opp2: Opponent,
  startAt: Seconds,
  status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  isFinished: z.boolean(),
  liveInLive: z.boolean(),
  /** Seconds of match time, with parts of them: the edge tells its pages whole ones. */
  elapsed: z.nullable(z.number()),
  clockRate: z.optional(z.number()),
  period: z.optional(z.int()),
  periodName: z.optional(Words),
  score: z.optional(
    z.object({
      full: Side,
      periods: z.array(Side).check(z.maxLength(100)),
      text: text(longestText),
      points: z.optional(Side),
      server: z.optional(Team),
    }),
  ),
  incidents: z.optional(z.array(EdgeIncident).check(z.maxLength(1000))),
  redCards: z.optional(z.tuple([z.int(), z.int()])),
  statisticId: z.optional(text(100)),
  videoId: z.optional(text(100)),
  zoneId: z.optional(z.int()),
  marketsCount: Count,
  lock: z.optional(text(40)),
  outcomesCount: z.optional(Count),
  pageTypes: z.array(text(40)).check(z.maxLength(20)),
});

export const EdgeMarket = z.object({
  id: Id,
  gameId: MatchId,
  groupId: Id,
  groupName: Words,
  typeId: Id,
  kind: z.int(),
  name: Words,
  param: z.optional(z.number()),
  playerId: z.optional(Id),
  period: z.optional(z.int()),
  milli: Milli,
  isBlocked: z.boolean(),
  lock: z.optional(text(40)),
  isBannedExpress: z.boolean(),
  isMain: z.boolean(),
  sort: z.number(),
});
