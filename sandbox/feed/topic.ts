import { gameIdOf } from '../simulator/ids.ts';
import { COUPON_MAX } from './config.ts';
import type { Change, EntityStore } from './entity-store.ts';
import type { SimChamp, SimGame, SimMarket, SimSport } from '../simulator/types.ts';

/**
 * Which entities a topic holds. `gameIds`: the only games whose outcomes can be in it, null for any. `hasIncidents`: what happened in the match is
 * drawn by the game's own page alone.
 */
export type TopicRule = {
  sport: (sport: SimSport) => boolean;
  champ: (champ: SimChamp) => boolean;
  game: (game: SimGame) => boolean;
  market: (market: SimMarket) => boolean;
  gameIds: ReadonlySet<number> | null;
  hasIncidents: boolean;
};

type Zone = 'line' | 'live';
const isZone = (text: string | undefined): text is Zone => text === 'line' || text === 'live';
const no = () => false;

/** A whole number as it is written in a topic, else null. */
const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;

/** Games of a list, with their main outcomes; a finished game leaves it. */
function listRule(store: EntityStore, zone: Zone | null, isIn: (game: SimGame) => boolean): TopicRule {
  const game = (each: SimGame) => !each.isFinished && (zone === null || each.zone === zone) && isIn(each);
  const counts = (each: { line?: number | undefined; live?: number | undefined }) =>
    zone === null || (each[zone] ?? 0) > 0;
  return {
    sport: counts,
    champ: counts,
    game,
    market: (market) => {
      const owner = market.isMain ? store.games.get(market.gameId) : undefined;
      return owner !== undefined && game(owner);
    },
    gameIds: null,
    hasIncidents: false,
  };
}

function sportRule(store: EntityStore, zone: Zone, sportId: number, champId: number | null): TopicRule {
  const isChamp = (id: number) => champId === null || id === champId;
  const rule = listRule(store, zone, (game) => game.sportId === sportId && isChamp(game.champId));
  return {
    ...rule,
    sport: ({ id }) => id === sportId,
    champ: (champ) => champ.sportId === sportId && isChamp(champ.id) && (champId !== null || rule.champ(champ)),
  };
}

/** Games by id whole: the game's own page, and the games of a coupon with its outcomes. */
function gamesRule(store: EntityStore, gameIds: ReadonlySet<number>, market: TopicRule['market']): TopicRule {
  const owners = () => [...gameIds].flatMap((id) => store.games.get(id) ?? []);
  return {
    sport: ({ id }) => owners().some(({ sportId }) => sportId === id),
    champ: ({ id }) => owners().some(({ champId }) => champId === id),
    game: ({ id }) => gameIds.has(id),
    market,
    gameIds,
    hasIncidents: false,
  };
}

/** The rule of a topic's name, null for one that does not exist. Spec: api §7.2. */
export function ruleOf(topic: string, store: EntityStore): TopicRule | null {
  const [kind, first, second, third, ...rest] = topic.split(':');
  if (rest.length > 0) return null;
  if (kind === 'list' && isZone(first)) {
    const sportId = idOf(second);
    const champId = idOf(third);
    if (sportId === null || (third !== undefined && champId === null)) return null;
    return sportRule(store, first, sportId, champId);
  }
  if (third !== undefined || second !== undefined || first === undefined) return null;
  if (kind === 'sports' && isZone(first)) return { ...listRule(store, first, no), game: no, market: no };
  if (kind === 'top' && isZone(first)) return listRule(store, first, ({ pageTypes }) => pageTypes.includes('top'));
  if (kind === 'page' && /^[a-z0-9-]{1,40}$/.test(first)) {
    return listRule(store, null, ({ pageTypes }) => pageTypes.includes(first));
  }
  if (kind === 'game') {
    const id = idOf(first);
    if (id === null || !store.games.has(id)) return null;
    return { ...gamesRule(store, new Set([id]), ({ gameId }) => gameId === id), hasIncidents: true };
  }
  if (kind === 'coupon') {
    const ids = first.split('.').map(idOf);
    if (ids.length > COUPON_MAX || ids.includes(null)) return null;
    const wanted = new Set(ids);
    const gameIds = new Set(ids.map((id) => gameIdOf(id ?? 0)));
    return gamesRule(store, gameIds, ({ id }) => wanted.has(id));
  }
  return null;
}

/** True when the topic holds the entity of this change as it is now. */
export function holds(rule: TopicRule, change: Change): boolean {
  if (change.after === null) return false;
  if (change.kind === 'sport') return rule.sport(change.after);
  if (change.kind === 'champ') return rule.champ(change.after);
  if (change.kind === 'game') return rule.game(change.after);
  return rule.market(change.after);
}
