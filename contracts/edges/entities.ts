/**
 * What a publisher of matches says of sports, competitions, matches and outcomes: those of contracts/feed.ts, but with
 * texts in every language that the publisher has, and with odds in whole thousandths (`milli`; 0 = no price now).
 */
import { text } from '../bounded.ts';
import { Id } from '../common.ts';
import { Champ, Game, Incident, Market, Score, Sport } from '../feed.ts';
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
const Side = z.tuple([text(20), text(20)]);

export const EdgeSport = z.object({
  ...z.omit(Sport, { nameEng: true }).shape,
  name: Words,
  line: Count,
  live: Count,
});

export const EdgeChamp = z.object({
  ...z.omit(Champ, { nameEng: true }).shape,
  countryName: Words,
  countryCode: z.optional(text(40)),
  name: Words,
  games: Count,
  line: Count,
  live: Count,
  logo: z.optional(text(longestText)),
  discipline: z.optional(z.object({ slug: text(60), name: Words })),
});

const EdgeOpponent = z.object({ id: Id, name: Words });
const EdgeIncident = z.object({ ...Incident.shape, text: z.optional(Words), player: z.optional(Words) });

export const EdgeMatch = z.object({
  ...z.omit(Game, { playersDuel: true, subGames: true }).shape,
  id: MatchId,
  opp1: EdgeOpponent,
  opp2: EdgeOpponent,
  /** Seconds of match time, with parts of them: the edge tells its pages whole ones. */
  elapsed: z.nullable(z.number()),
  periodName: z.optional(Words),
  score: z.optional(
    z.object({
      ...Score.shape,
      full: Side,
      periods: z.array(Side).check(z.maxLength(100)),
      text: text(longestText),
      points: z.optional(Side),
    }),
  ),
  incidents: z.optional(z.array(EdgeIncident).check(z.maxLength(1000))),
  statisticId: z.optional(text(100)),
  videoId: z.optional(text(100)),
  marketsCount: Count,
  lock: z.optional(text(40)),
  outcomesCount: z.optional(Count),
  pageTypes: z.array(text(40)).check(z.maxLength(20)),
});

export const EdgeMarket = z.object({
  ...z.omit(Market, { coef: true }).shape,
  gameId: MatchId,
  groupName: Words,
  name: Words,
  milli: Milli,
  lock: z.optional(text(40)),
});
