/** A small world for the tests of the feed. */
import { outcomeTypes } from '../../contracts/markets.ts';
import type { Scope, SimChamp, SimEntities, SimMarket, SimMatch, SimSport } from '../../simulator/index.ts';
import { marketIdOf } from '../../simulator/testing.ts';
import type { Text } from '../texts/text.ts';
import { textOf } from '../texts/text.ts';
import type { FeedConnection, FeedHub, FeedHubOptions, FeedStream } from './types.ts';

const ru: Readonly<Record<string, string>> = {
  Football: 'Футбол',
  Arsenal: 'Арсенал',
  Zenit: 'Зенит',
  Result: 'Исход',
};
export const text = (en: string): Text => textOf((lng) => (lng === 'ru' ? (ru[en] ?? en) : en));

export const sport = (id: number, live = 1): SimSport => ({
  id,
  name: text('Football'),
  line: 1,
  live,
  weight: 100 - id,
});
export const champ = (id: number, sportId = 1, live = 1): SimChamp => ({
  id,
  sportId,
  countryId: 1,
  countryName: text('England'),
  name: text(`League ${String(id)}`),
  weight: 100 - id,
  games: 1 + live,
  line: 1,
  live,
});
export const match = (id: number, part: Partial<SimMatch> = {}): SimMatch => ({
  id,
  constId: id,
  number: 1000 + id,
  zone: 'live',
  sportId: 1,
  champId: 1,
  countryId: 1,
  opp1: { id: id * 2, name: text('Arsenal') },
  opp2: { id: id * 2 + 1, name: text('Zenit') },
  startAt: 1_000_000 + id,
  status: 2,
  isFinished: false,
  liveInLive: true,
  elapsed: 600,
  clockRate: 0,
  score: { full: ['0', '0'], periods: [], text: '0:0' },
  incidents: [],
  marketsCount: 3,
  pageTypes: ['top'],
  ...part,
});
export const marketId = (gameId: number, typeId: number): number =>
  marketIdOf(gameId, { groupId: 1, typeId, period: 0, param: null });
/** Type 3 is no main outcome: lists do not carry it. */
export const market = (gameId: number, typeId: number, milli: number, part: Partial<SimMarket> = {}): SimMarket => ({
  id: marketId(gameId, typeId),
  gameId,
  groupId: 1,
  groupName: text('Result'),
  typeId,
  kind: 1,
  name: text(String(typeId)),
  milli,
  isBlocked: false,
  isBannedExpress: false,
  isMain: typeId !== outcomeTypes.away,
  sort: typeId,
  ...part,
});

const smallMarkets = () => [1, 2, 3].flatMap((id) => [market(id, 1, 1500), market(id, 2, 2500), market(id, 3, 3500)]);

/** What a hub of the small world begins with. Its matches have no prices before somebody watches them. */
export const smallWorld = (): Pick<FeedHubOptions, 'entities' | 'prices' | 'hasList' | 'zoneOf'> & {
  watched: Set<number>;
  scopes: Map<number, Scope>;
} => {
  const watched = new Set<number>();
  const scopes = new Map<number, Scope>();
  return {
    watched,
    scopes,
    entities: smallEntities(),
    hasList: (sportId, champId) => sportId < 3 && (champId ?? 0) < 3,
    zoneOf: () => null,
    prices: {
      watch: (gameId, scope) => {
        watched.add(gameId);
        scopes.set(gameId, scope);
        return smallMarkets().filter((each) => each.gameId === gameId && (each.isMain || scope !== 'main'));
      },
      unwatch: (gameId) => void watched.delete(gameId),
      followJoined: () => undefined,
      keepJoined: () => undefined,
    },
  };
};

const smallEntities = (): SimEntities => ({
  sports: [sport(1), sport(2)],
  champs: [champ(1), champ(2)],
  games: [match(1), match(2), match(3, { zone: 'line', status: 0, elapsed: null, liveInLive: false })],
});

/** A connection that keeps what it is sent, message by message, each as a list of frames. */
export function listen(feed: FeedHub, part: Partial<FeedConnection> = {}) {
  const messages: Record<string, unknown>[][] = [];
  const state = { isCut: false, buffered: 0 };
  const stream: FeedStream = feed.connect({
    lng: 'en',
    userId: null,
    send: (raw) => {
      const parsed: unknown = JSON.parse(raw);
      messages.push((Array.isArray(parsed) ? parsed : [parsed]) as Record<string, unknown>[]);
    },
    bufferedBytes: () => state.buffered,
    cut: () => {
      state.isCut = true;
    },
    ...part,
  });
  const frames = () => messages.flat();
  return { stream, messages, frames, state, of: (t: string) => frames().filter((frame) => frame.t === t) };
}
