import { marketGroups } from '../../contracts/markets.ts';
import { isVirtualSport } from '../../contracts/virtual/facts.ts';
import {
  gameIdOf,
  isLineGroup,
  type Scope,
  type SimChamp,
  type SimMarket,
  type SimMatch,
  type SimSport,
} from '../../simulator/index.ts';
import { couponMax } from './config.ts';
import type { Change, EntityStore } from './entity-store.ts';
import type { FeedHubOptions } from './types.ts';

/**
 * Which entities a topic holds. `gameIds`: only outcomes of these matches can be in it; null means of any match.
 * `hasIncidents`: only the page of the match shows the events of a match. `follows`: outcomes that it shows by their numbers.
 */
export type TopicRule = {
  sport: (sport: SimSport) => boolean;
  champ: (champ: SimChamp) => boolean;
  match: (match: SimMatch) => boolean;
  market: (market: SimMarket) => boolean;
  gameIds: ReadonlySet<number> | null;
  follows?: ReadonlySet<number>;
  hasIncidents: boolean;
  /** Does it show prices of a match that it holds? Making them is work. */
  hasPrices: (match: SimMatch) => boolean;
  /** Which of them it shows. */
  scope: Scope;
};

type Zone = 'line' | 'live';
const isZone = (text: string | undefined): text is Zone => text === 'line' || text === 'live';
const no = () => false;

/** Reads a whole number from a topic's name, else null. */
const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;

/** The matches of a list with their main outcomes. A match leaves the list when it is finished. */
function listRule(store: EntityStore, zone: Zone | null, isIn: (match: SimMatch) => boolean): TopicRule {
  const match = (each: SimMatch) => !each.isFinished && (zone === null || each.zone === zone) && isIn(each);
  const counts = (each: { line?: number | undefined; live?: number | undefined }) =>
    zone === null || (each[zone] ?? 0) > 0;
  return {
    sport: counts,
    champ: counts,
    match,
    market: (market) => {
      const owner = market.isMain ? store.matches.get(market.gameId) : undefined;
      return owner !== undefined && match(owner);
    },
    gameIds: null,
    hasIncidents: false,
    // A list names a long-term event; its many outcomes are on a page of their own.
    hasPrices: ({ outcomesCount }) => outcomesCount === undefined,
    scope: 'main',
  };
}

/** Virtual sports have a section of their own; lists of many sports leave them out. */
function realRule({ sport, champ, match, ...rule }: TopicRule): TopicRule {
  return {
    ...rule,
    sport: (each) => !isVirtualSport(each.id) && sport(each),
    champ: (each) => !isVirtualSport(each.sportId) && champ(each),
    match: (each) => !isVirtualSport(each.sportId) && match(each),
  };
}

function sportRule(store: EntityStore, zone: Zone, sportId: number, champId: number | null): TopicRule {
  const isChamp = (id: number) => champId === null || id === champId;
  const rule = listRule(store, zone, (match) => match.sportId === sportId && isChamp(match.champId));
  return {
    ...rule,
    sport: ({ id }) => id === sportId,
    champ: (champ) => champ.sportId === sportId && isChamp(champ.id) && (champId !== null || rule.champ(champ)),
  };
}

const daySeconds = 86_400;

/**
 * Matches of a sport with every line of handicap, total and result, of the match and its first half. `day`: only those
 * that begin on it, days since 1970. Row ASIA-01.
 */
function asianRule(store: EntityStore, zone: Zone, sportId: number, day: number | null): TopicRule {
  const rule = sportRule(store, zone, sportId, null);
  const match = (each: SimMatch) => rule.match(each) && (day === null || Math.floor(each.startAt / daySeconds) === day);
  return {
    ...rule,
    match,
    market: (market) => {
      const owner = isLineGroup(market.groupId) ? store.matches.get(market.gameId) : undefined;
      return owner !== undefined && match(owner);
    },
    scope: 'lines',
  };
}

/** Matches by id: for the page of a match, and for a coupon with its outcomes. */
function matchesRule(store: EntityStore, gameIds: ReadonlySet<number>, market: TopicRule['market']): TopicRule {
  const owners = () => [...gameIds].flatMap((id) => store.matches.get(id) ?? []);
  return {
    sport: ({ id }) => owners().some(({ sportId }) => sportId === id),
    champ: ({ id }) => owners().some(({ champId }) => champId === id),
    match: ({ id }) => gameIds.has(id),
    market,
    gameIds,
    hasIncidents: false,
    hasPrices: () => true,
    scope: 'whole',
  };
}

/** Finds the rule for the name of a topic. Null: there is no such topic. Spec: api §7.2. */
export function ruleOf(topic: string, store: EntityStore, hasList: FeedHubOptions['hasList']): TopicRule | null {
  const [kind, first, second, third, ...rest] = topic.split(':');
  if (rest.length > 0) return null;
  if (kind === 'list' && isZone(first)) {
    const sportId = idOf(second);
    const champId = idOf(third);
    if (sportId === null || (third !== undefined && champId === null)) return null;
    if (!hasList(sportId, champId)) return null;
    return sportRule(store, first, sportId, champId);
  }
  if (kind === 'asian' && isZone(first)) {
    const sportId = idOf(second);
    const day = idOf(third);
    // Upcoming matches have thousands of lines, so each day is a list of its own.
    if (sportId === null || (third === undefined) !== (first === 'live') || (third !== undefined && day === null))
      return null;
    return hasList(sportId, null) ? asianRule(store, first, sportId, day) : null;
  }
  if (third !== undefined || second !== undefined || first === undefined) return null;
  if (kind === 'sports' && isZone(first)) return realRule({ ...listRule(store, first, no), match: no, market: no });
  if (kind === 'top' && isZone(first))
    return realRule(listRule(store, first, ({ pageTypes }) => pageTypes.includes('top')));
  if (kind === 'page' && /^[a-z0-9-]{1,40}$/.test(first)) {
    return realRule(listRule(store, null, ({ pageTypes }) => pageTypes.includes(first)));
  }
  if (kind === 'game') {
    const id = idOf(first);
    if (id === null || !store.matches.has(id)) return null;
    // A joined bet belongs to the players who made it; their coupons ask for it by its number.
    const market = ({ gameId, groupId }: SimMarket) => gameId === id && groupId !== marketGroups.betBuilder;
    return { ...matchesRule(store, new Set([id]), market), hasIncidents: true };
  }
  if (kind === 'play') {
    const id = idOf(first);
    if (id === null || !store.matches.has(id)) return null;
    return { ...matchesRule(store, new Set([id]), no), hasPrices: no };
  }
  if (kind === 'coupon') {
    const ids = first.split('.').map(idOf);
    if (ids.length > couponMax || ids.includes(null)) return null;
    const follows = new Set(ids.flatMap((id) => id ?? []));
    return { ...matchesRule(store, new Set([...follows].map(gameIdOf)), ({ id }) => follows.has(id)), follows };
  }
  return null;
}

/** True when the topic holds this changed entity as it is now. */
export function holds(rule: TopicRule, change: Change): boolean {
  if (change.after === null) return false;
  if (change.kind === 'sport') return rule.sport(change.after);
  if (change.kind === 'champ') return rule.champ(change.after);
  if (change.kind === 'game') return rule.match(change.after);
  return rule.market(change.after);
}
