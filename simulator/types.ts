import type { BetStatusId } from '../contracts/coupon.ts';
import type { Champ, Game, Incident, Market, Sport } from '../contracts/feed.ts';
import type { LockReason } from '../contracts/lock-reasons.ts';
import type { Text } from '../sandbox/texts/text.ts';

export { languages, localize, type Text } from '../sandbox/texts/text.ts';

/**
 * Entities of the sandbox: those of contracts/feed.ts, but with texts in all languages and with odds in thousandths
 * (`milli`; 0 = no price now). `wire.ts` turns them into entities of one language.
 */
export type SimSport = Omit<Sport, 'name' | 'nameEng'> & { name: Text };
/** What is played in esports. `slug`: in addresses. */
export type DisciplineWords = { slug: string; name: Text };
export type SimChamp = Omit<Champ, 'name' | 'nameEng' | 'countryName' | 'discipline'> & {
  discipline?: DisciplineWords | undefined;
  name: Text;
  countryName: Text;
  line: number;
  live: number;
};
export type SimOpponent = { id: number; name: Text };
export type SimIncident = Omit<Incident, 'text' | 'player'> & { text?: Text | undefined; player?: Text | undefined };
export type SimMatch = Omit<Game, 'opp1' | 'opp2' | 'periodName' | 'incidents' | 'subGames'> & {
  opp1: SimOpponent;
  opp2: SimOpponent;
  periodName?: Text | undefined;
  incidents?: SimIncident[] | undefined;
};
export type SimMarket = Omit<Market, 'groupName' | 'name' | 'coef'> & { groupName: Text; name: Text; milli: number };

/** Everything on offer but prices. */
export type SimEntities = { sports: SimSport[]; champs: SimChamp[]; games: SimMatch[] };

/** `lock`: its own reason; absent: none. */
export type MarketPatch = { isBlocked: boolean; lock?: LockReason | null };

/**
 * What happened to the feed in one tick. `put` brings the whole entity and may be the first to do so. `patch` brings
 * some fields. `del` of a match takes its markets along. `odds` is flat: market id, thousandths, market id, thousandths
 * …; `gameIdOf(marketId)` of ids.ts gives the match.
 */
export type DomainOp =
  | { op: 'odds'; values: number[] }
  | { op: 'put'; kind: 'sport'; id: number; value: SimSport }
  | { op: 'put'; kind: 'champ'; id: number; value: SimChamp }
  | { op: 'put'; kind: 'game'; id: number; value: SimMatch }
  | { op: 'put'; kind: 'market'; id: number; value: SimMarket }
  | { op: 'patch'; kind: 'market'; id: number; value: MarketPatch }
  | { op: 'del'; kind: 'sport' | 'champ' | 'game' | 'market'; id: number };

export type Settled = { gameId: number; results: [marketId: number, statusId: BetStatusId][] };
