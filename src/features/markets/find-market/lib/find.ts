import { isAlmostPrefix } from '@contracts/find-words';

import type { MarketGroup, MarketInfo } from '@/entities/match';

import { askedOf, isNumber, wordsOf } from './words';

/** A word of at least this many letters may have one slip of typing. */
const forgivenFrom = 4;

/** How well one word matches a searched one; 0: not at all. Numbers forgive nothing: 2.5 is not 3.5. */
function fit(asked: string, word: string, isForgiving: boolean): number {
  if (word === asked) return 4;
  if (word.startsWith(asked)) return 3;
  const mayBe = isForgiving && asked.length >= forgivenFrom && !isNumber(asked) && !isNumber(word);
  return mayBe && isAlmostPrefix(asked, word) ? 1 : 0;
}

/** The sum over all words that were asked for; 0 when one of them is missing. */
function scoreOf(asked: readonly string[], words: readonly string[], isForgiving: boolean): number {
  const each = asked.map((one) => Math.max(0, ...words.map((word) => fit(one, word, isForgiving))));
  return each.includes(0) ? 0 : each.reduce((sum, score) => sum + score, 0);
}

type Found = { group: MarketGroup; score: number };
type NameOf = (market: MarketInfo) => string;

function findWith(groups: readonly MarketGroup[], asked: readonly string[], nameOf: NameOf, isForgiving: boolean) {
  return groups
    .flatMap((group): Found[] => {
      const head = wordsOf(group.name);
      const whole = scoreOf(asked, head, isForgiving);
      if (whole > 0) return [{ group, score: whole }];
      const scores = group.markets.map((market) => scoreOf(asked, [...head, ...wordsOf(nameOf(market))], isForgiving));
      const markets = group.markets.filter((_, at) => scores[at] !== 0);
      return markets.length === 0 ? [] : [{ group: { ...group, markets }, score: Math.max(...scores) }];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ group }) => group);
}

/**
 * The markets that answer what somebody typed, best first: whole ones by their name, others with the outcomes that fit.
 * A slip of typing counts only where nothing fits as typed.
 */
export function findMarkets(groups: readonly MarketGroup[], typed: string, nameOf: NameOf): readonly MarketGroup[] {
  const asked = askedOf(typed);
  if (asked.length === 0) return groups;
  const found = findWith(groups, asked, nameOf, false);
  return found.length > 0 ? found : findWith(groups, asked, nameOf, true);
}

/** A name in pieces; the words that match the search are marked. */
export function markedWords(name: string, typed: string): { text: string; isMarked: boolean }[] {
  const asked = askedOf(typed);
  return name.split(/([\p{L}\p{M}\p{N}]+(?:[.,]\d+)?)/u).map((text, at) => ({
    text,
    isMarked: at % 2 === 1 && wordsOf(text).some((word) => asked.some((one) => fit(one, word, true) > 0)),
  }));
}
