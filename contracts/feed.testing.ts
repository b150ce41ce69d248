/** Entities of the feed, for tests: a match in play. */
import type { Champ, Game, Market, Sport } from './feed.ts';

export const sport = (id: number, part: Partial<Sport> = {}): Sport => ({
  id,
  name: `Sport ${String(id)}`,
  nameEng: `Sport ${String(id)}`,
  line: 1,
  live: 1,
  weight: 100 - id,
  ...part,
});
export const champ = (id: number, part: Partial<Champ> = {}): Champ => ({
  id,
  sportId: 1,
  countryId: 1,
  countryName: 'England',
  name: `League ${String(id)}`,
  nameEng: `League ${String(id)}`,
  weight: 50,
  games: 2,
  ...part,
});
export const game = (id: number, part: Partial<Game> = {}): Game => ({
  id,
  constId: id,
  number: id,
  zone: 'live',
  sportId: 1,
  champId: 1,
  countryId: 1,
  opp1: { id: 1, name: 'Arsenal', nameEng: 'Arsenal' },
  opp2: { id: 2, name: 'Chelsea', nameEng: 'Chelsea' },
  startAt: 1000 + id,
  status: 2,
  isFinished: false,
  liveInLive: true,
  elapsed: 600,
  clockRate: 1,
  score: { full: ['0', '0'], periods: [], text: '0:0' },
  marketsCount: 2,
  pageTypes: [],
  ...part,
});
export const market = (id: number, gameId: number, coef: number, part: Partial<Market> = {}): Market => ({
  id,
  gameId,
  groupId: 1,
  groupName: 'Result',
  typeId: id % 10,
  kind: 1,
  name: `Outcome ${String(id)}`,
  coef,
  isBlocked: false,
  isBannedExpress: false,
  isMain: true,
  sort: id,
  ...part,
});
