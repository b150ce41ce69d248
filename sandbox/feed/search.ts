import type { SearchFound, Zone } from '../../contracts/feed.ts';
import { foldWords, scoreOf } from '../../contracts/find-words.ts';
import type { Text } from '../simulator/types.ts';
import { wireChamp, wireGame } from '../simulator/wire.ts';
import { searchLimit } from './config.ts';
import type { EntityStore } from './entity-store.ts';

type Query = { q: string; lng: string; zone?: Zone | undefined };

/**
 * Finds games and competitions whose names, in any language, begin with the words that somebody typed. It forgives a
 * small typing error.
 */
export function createSearch(store: EntityStore, now: () => number) {
  /** Words of each name. Many games share a name, and a name never changes. */
  const words = new WeakMap<Text, string[]>();
  const wordsOf = (text: Text): string[] => {
    const known = words.get(text);
    if (known) return known;
    const folded = [...new Set(Object.values(text).flatMap(foldWords))];
    words.set(text, folded);
    return folded;
  };
  const rank = <T extends { id: number }>(items: Iterable<T>, asked: string[], textsOf: (item: T) => Text[]): T[] =>
    [...items]
      .map((item) => ({ item, score: scoreOf(asked, textsOf(item).flatMap(wordsOf)) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ item }) => item);

  return ({ q, lng, zone }: Query): SearchFound => {
    const asked = foldWords(q).slice(0, 8);
    if (asked.length === 0) return { games: [], champs: [] };
    const open = [...store.games.values()].filter((game) => !game.isFinished && (!zone || game.zone === zone));
    const byTime = open.sort((a, b) => (a.zone === b.zone ? a.startAt - b.startAt : a.zone === 'live' ? -1 : 1));
    const games = rank(byTime, asked, ({ opp1, opp2, champId }) => {
      const champ = store.champs.get(champId);
      return [opp1.name, opp2.name, ...(champ ? [champ.name] : [])];
    });
    const shown = [...store.champs.values()]
      .filter((champ) => !zone || champ[zone] > 0)
      .sort((a, b) => b.weight - a.weight);
    const champs = rank(shown, asked, ({ name, countryName }) => [name, countryName]);
    return {
      games: games.slice(0, searchLimit).flatMap(({ id }) => {
        const game = store.gameAt(id, now());
        return game ? [wireGame(game, lng)] : [];
      }),
      champs: champs.slice(0, searchLimit).map((champ) => wireChamp(champ, lng)),
      ...(Math.max(games.length, champs.length) > searchLimit && { isCut: true }),
    };
  };
}
