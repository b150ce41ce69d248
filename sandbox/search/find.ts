import type { Zone } from '../../contracts/feed.ts';
import {
  type Asked,
  askedWords,
  type Named,
  namedWords,
  scoreOfNames,
  type Script,
} from '../../contracts/find-names.ts';
import type { SearchBet, SearchFound } from '../../contracts/search.ts';
import {
  isName,
  type Scope,
  type SimChamp,
  type SimMarket,
  type SimMatch,
  type SimSport,
  wireChamp,
  wireMarket,
  wireMatch,
  wireSport,
} from '../../simulator/index.ts';
import { languages, localize, type Text } from '../texts/text.ts';
import { otherLayout } from './layout.ts';
import { outcomesFor, type Side } from './outcomes.ts';
import { type SearchedTeam, wireTeam } from './teams.ts';
import { type Wish, wishIn } from './wish.ts';

type Query = { q: string; lng: string; zone?: Zone | undefined };
/** What is on offer. The feed holds it. */
type OnOffer = {
  sports: ReadonlyMap<number, SimSport>;
  champs: ReadonlyMap<number, SimChamp>;
  matches: ReadonlyMap<number, SimMatch>;
  marketsOf: (gameId: number, scope: Scope) => SimMarket[];
  matchAt: (id: number, now: number) => SimMatch | undefined;
};
type Sources = { store: OnOffer; teams: () => readonly SearchedTeam[]; now: () => number };

/** Outcomes are made for this many matches, and this many are shown. */
const betMatches = 4;
const searchLimit = 20;
const mostBets = 8;
const mostTeams = 8;
/** What only sounds like the words, or takes a typing error, is no answer beside one that is right. */
const farthest = 0.4;

type Words = readonly Named[];

/**
 * A world has thousands of names: their forms in other letters are read when somebody types such letters. Other texts
 * are few.
 */
const languagesOf = (text: Text, script: Script): readonly string[] => {
  if (!isName(text)) return script === 'latin' ? languages : [];
  return { latin: ['en'], cyrillic: ['ru', 'uk'], arabic: ['ar'] }[script];
};

/**
 * Finds sports, competitions, teams and matches whose names, in any language and script, begin with the words that
 * somebody typed, and outcomes of matches. It forgives a small typing error.
 */
export function createSearch({ store, teams, now }: Sources) {
  /** Words of each name. Many matches share a name, and a name never changes. */
  const words = {
    latin: new WeakMap<Text, Words>(),
    cyrillic: new WeakMap<Text, Words>(),
    arabic: new WeakMap<Text, Words>(),
  };
  const shared = new Map<string, Named>();
  const wordsOf = (text: Text, script: Script): Words => {
    const known = words[script].get(text);
    if (known) return known;
    const spoken = new Set(languagesOf(text, script).map((language) => localize(text, language)));
    const named = [...new Set([...spoken].flatMap((name) => namedWords(name, shared)))];
    words[script].set(text, named);
    return named;
  };
  const score = (asked: readonly Asked[], texts: readonly Text[]) => {
    const scripts = new Set(asked.map(({ script }) => script)).add('latin');
    return scoreOfNames(
      asked,
      texts.flatMap((text) => [...scripts].flatMap((script) => wordsOf(text, script))),
    );
  };
  /** A name with all the words is before two that share them. */
  const scoreAll = (asked: readonly Asked[], texts: readonly Text[]) => {
    const joint = score(asked, texts);
    return joint === 0 || texts.length === 1 ? joint : joint + Math.max(...texts.map((text) => score(asked, [text])));
  };
  const rank = <T>(items: Iterable<T>, asked: readonly Asked[], textsOf: (item: T) => Text[]) => {
    const ranked = [...items].map((item) => ({ item, score: scoreAll(asked, textsOf(item)) }));
    const best = ranked.reduce((most, each) => Math.max(most, each.score), 0);
    return ranked.filter((each) => each.score > best * farthest).sort((a, b) => b.score - a.score);
  };

  const openMatches = (zone: Zone | undefined) =>
    [...store.matches.values()]
      .filter((match) => !match.isFinished && (!zone || match.zone === zone))
      .sort((a, b) => (a.zone === b.zone ? a.startAt - b.startAt : a.zone === 'live' ? -1 : 1));
  const matchesFor = (asked: readonly Asked[], zone: Zone | undefined) =>
    rank(openMatches(zone), asked, ({ opp1, opp2, champId }) => {
      const champ = store.champs.get(champId);
      return [opp1.name, opp2.name, ...(champ ? [champ.name] : [])];
    });

  /** The side that the words name: the one that they fit better. */
  const sideOf = (asked: readonly Asked[], { opp1, opp2 }: SimMatch): Side => {
    const [home, away] = [score(asked, [opp1.name]), score(asked, [opp2.name])];
    return home === away ? null : home > away ? 1 : 2;
  };

  const betsFor = (asked: readonly Asked[], wish: Wish, { lng, zone }: Query): SearchBet[] => {
    const weightOf = ({ champId }: SimMatch) => store.champs.get(champId)?.weight ?? 0;
    return matchesFor(asked, zone)
      .filter(({ item }) => item.outcomesCount === undefined)
      .sort((a, b) => b.score - a.score || weightOf(b.item) - weightOf(a.item))
      .slice(0, betMatches)
      .flatMap(({ item }) => {
        const match = store.matchAt(item.id, now());
        if (!match) return [];
        return outcomesFor(store.marketsOf(match.id, 'whole'), wish, sideOf(asked, match)).map((market) => ({
          game: wireMatch(match, lng),
          market: wireMarket(market, lng),
        }));
      })
      .slice(0, mostBets);
  };

  const namesFor = (asked: readonly Asked[], { lng, zone }: Query): SearchFound => {
    const matches = matchesFor(asked, zone);
    const shown = [...store.champs.values()]
      .filter((champ) => !zone || champ[zone] > 0)
      .sort((a, b) => b.weight - a.weight);
    const champs = rank(shown, asked, ({ name, countryName }) => [name, countryName]);
    const sports = rank(store.sports.values(), asked, ({ name }) => [name]);
    const found = rank(teams(), asked, ({ team }) => [team.name]);
    const isCut = Math.max(matches.length, champs.length) > searchLimit || found.length > mostTeams;
    return {
      games: matches.slice(0, searchLimit).flatMap(({ item: { id } }) => {
        const match = store.matchAt(id, now());
        return match ? [wireMatch(match, lng)] : [];
      }),
      champs: champs.slice(0, searchLimit).map(({ item }) => wireChamp(item, lng)),
      sports: sports.map(({ item }) => wireSport(item, lng)),
      teams: found.slice(0, mostTeams).map(({ item }) => wireTeam(item, lng)),
      ...(isCut && { isCut }),
    };
  };

  const isEmpty = ({ games, champs, sports = [], teams: found = [] }: SearchFound) =>
    games.length + champs.length + sports.length + found.length === 0;

  const read = (query: Query): SearchFound => {
    const asked = askedWords(query.q);
    if (asked.length === 0) return { games: [], champs: [] };
    const names = namesFor(asked, query);
    const wished = wishIn(query.q);
    const who = askedWords(wished?.rest ?? '');
    if (!wished || who.length === 0) return names;
    const bets = betsFor(who, wished.wish, query);
    // All words together name nothing: then the matches of the others are what there is to see.
    return isEmpty(names) ? { ...namesFor(who, query), bets, isBet: true } : { ...names, bets };
  };

  return (query: Query): SearchFound => {
    const found = read(query);
    const other = isEmpty(found) ? otherLayout(query.q) : null;
    if (other === null) return found;
    const again = read({ ...query, q: other });
    return isEmpty(again) ? found : { ...again, readAs: other };
  };
}
