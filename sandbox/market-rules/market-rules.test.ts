import { isDeepStrictEqual } from 'node:util';

import { describe, expect, test } from 'vitest';

import { betStatuses as S, type BetStatusId } from '../../contracts/coupon.ts';
import { marketRulesBounds } from '../../contracts/market-rules.ts';
import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { type Facts, type MarketKey, type Pair, resultOfMarket, sports } from '../../simulator/index.ts';
import { hash } from '../../simulator/random.ts';
import { languages, sameText, say, text } from '../texts/text.ts';
import { endedWith, examplesOf } from './examples.ts';
import { ruleOf } from './rules.ts';
import { marketRules, sentenceOf, timeOf } from './view.ts';

const key = (groupId: number, typeId: number, param: number | null = null, period = 0): MarketKey => ({
  groupId,
  typeId,
  period,
  param,
});
const meeting = { seed: 7, home: { id: 7_001, name: sameText('Home') }, away: { id: 7_002, name: sameText('Away') } };

test('[RULE-01] every group has a sentence in every language, short enough to be read beside its prices', () => {
  for (const groupId of Object.keys(ruleOf).map(Number))
    for (const language of languages) {
      const sentence = text(sentenceOf({ groupId, period: 0 }))[language];
      expect(sentence, `${String(groupId)} ${language}`).toMatch(/\S/);
      expect(sentence?.split(' ').length).toBeLessThanOrEqual(marketRulesBounds.words);
    }
});

/** A bet, scores, and what the sentence of its rule says that each comes to. */
const said: [string, MarketKey, [Pair, BetStatusId][]][] = [
  [
    'a whole line returns the stake',
    key(G.total, O.over, 2),
    [
      [[2, 1], S.win],
      [[1, 1], S.return],
      [[1, 0], S.lose],
    ],
  ],
  [
    'Under wins below',
    key(G.total, O.under, 2.5),
    [
      [[1, 1], S.win],
      [[2, 1], S.lose],
    ],
  ],
  [
    'a quarter line is two lines',
    key(G.total, O.over, 2.25),
    [
      [[2, 1], S.win],
      [[1, 1], S.halfLoseHalfReturn],
    ],
  ],
  [
    'only this side counts',
    key(G.teamTotal2, O.over, 1.5),
    [
      [[5, 1], S.lose],
      [[0, 2], S.win],
    ],
  ],
  [
    'a handicap is added',
    key(G.handicap, O.handicapHome, -1),
    [
      [[2, 0], S.win],
      [[1, 0], S.return],
      [[0, 0], S.lose],
    ],
  ],
  [
    'draw no bet',
    key(G.drawNoBet, O.home),
    [
      [[1, 0], S.win],
      [[1, 1], S.return],
      [[0, 1], S.lose],
    ],
  ],
  [
    'two of three results',
    key(G.doubleChance, O.homeOrDraw),
    [
      [[1, 1], S.win],
      [[0, 1], S.lose],
    ],
  ],
  [
    'both score',
    key(G.bothToScore, O.yes),
    [
      [[1, 1], S.win],
      [[3, 0], S.lose],
    ],
  ],
  [
    '0 is even',
    key(G.oddEven, O.even),
    [
      [[0, 0], S.win],
      [[1, 0], S.lose],
    ],
  ],
  [
    'win to nil',
    key(G.winToNil1, O.yes),
    [
      [[1, 0], S.win],
      [[0, 0], S.lose],
      [[2, 1], S.lose],
    ],
  ],
  [
    'clean sheet',
    key(G.cleanSheet1, O.yes),
    [
      [[0, 0], S.win],
      [[0, 1], S.lose],
    ],
  ],
  [
    'the range holds both its ends',
    key(G.goalsRange, O.between, 203),
    [
      [[1, 1], S.win],
      [[2, 1], S.win],
      [[2, 2], S.lose],
    ],
  ],
  [
    'the number of a side',
    key(G.exactTeamGoals1, O.exactly, 2),
    [
      [[2, 3], S.win],
      [[1, 1], S.lose],
    ],
  ],
  [
    'the exact score',
    key(G.correctScore, O.score, 201),
    [
      [[2, 1], S.win],
      [[1, 2], S.lose],
    ],
  ],
  [
    'level after regular time',
    key(G.overtime, O.yes),
    [
      [[1, 1], S.win],
      [[1, 0], S.lose],
    ],
  ],
];

test.each(said)('[RULE-01] settlement does what the rule says: %s', (_, bet, scores) => {
  expect(scores.map(([score]) => resultOfMarket(bet, endedWith(score, bet)))).toEqual(
    scores.map(([, result]) => result),
  );
});

test('[RULE-01] a goal nobody bet on is no next goal, a red card is one, an own goal is nobody’s', () => {
  const facts: Facts = { ...endedWith([1, 0], key(G.nextGoal, O.nextHome, 1)), goals: [1] };
  expect(resultOfMarket(key(G.nextGoal, O.nextHome, 1), facts)).toBe(S.win);
  expect(resultOfMarket(key(G.nextGoal, O.nextNone, 1), facts)).toBe(S.lose);
  const story = { goals: [], corners: [0, 0] as Pair, cards: [0, 1] as Pair, reds: 1, scorers: [null] };
  expect(resultOfMarket(key(G.sendingOff, O.yes), { ...facts, story })).toBe(S.win);
  expect(resultOfMarket(key(G.cardsTotal, O.over, 0.5), { ...facts, story })).toBe(S.win);
  expect(resultOfMarket(key(G.anytimeScorer, O.entrant, 101), { ...facts, story })).toBe(S.lose);
});

test('[RULE-01] the bets of an abandoned match that nothing has decided come back, the others stand', () => {
  const facts: Facts = { ...endedWith([1, 0], key(G.result, O.home)), goals: [1], isOver: false, isAbandoned: true };
  const open: Facts = { ...facts, regular: { score: [1, 0], isOver: false } };
  expect(resultOfMarket(key(G.result, O.home), open)).toBe(S.return);
  expect(resultOfMarket(key(G.nextGoal, O.nextHome, 1), open)).toBe(S.win);
});

test('[RULE-01] examples come from settlement: a quarter line shows its halves, a whole one the stake that comes back', () => {
  expect(examplesOf(key(G.total, O.over, 2.25)).map(({ result }) => result)).toEqual([
    S.win,
    S.halfLoseHalfReturn,
    S.lose,
  ]);
  expect(examplesOf(key(G.total, O.over, 2))).toEqual([
    { score: [2, 1], result: S.win },
    { score: [1, 1], result: S.return },
    { score: [1, 0], result: S.lose },
  ]);
  expect(examplesOf(key(G.handicap, O.handicapAway, -1.5)).map(({ result }) => result)).toEqual([S.win, S.lose]);
  expect(examplesOf(key(G.teamCorners2, O.over, 4.5))).toEqual([
    { score: [1, 5], result: S.win },
    { score: [1, 4], result: S.lose },
  ]);
});

test.each([
  ['match', 0, [G.teamTotal1, G.teamTotal2, G.sidePoints1, G.sidePoints2, G.teamCorners1, G.teamCards2]],
  ['part of a match', 2, [G.periodTeamTotal1, G.periodTeamTotal2]],
] as const)('[RULE-01] every total of a side in a %s has a winning and a losing example', (_, period, groups) => {
  for (const groupId of groups) {
    const results = examplesOf({ ...key(groupId, O.over, 1.5), period }).map(({ result }) => result);
    expect(results, String(groupId)).toEqual([S.win, S.lose]);
  }
});

describe.each(sports.map((sport) => [sport.name.en, sport] as const))('%s', (_, sport) => {
  const endOf = (seed: number) => {
    const match = sport.createMatch(hash(13, seed), meeting, {});
    return { match, facts: match.factsAt(match.end()) };
  };
  const ended = Array.from({ length: 8 }, (_, seed) => endOf(seed));

  test('[RULE-02] it says “overtime included” exactly where a match has gone on', () => {
    const wentOn = ({ regular, full }: Facts) => regular !== undefined && !isDeepStrictEqual(regular.score, full);
    const hasOvertime = Array.from({ length: 400 }, (_, seed) => seed).some((seed) => wentOn(endOf(seed).facts));
    expect(timeOf({ groupId: G.winner }, sport.id) === 'whole').toBe(hasOvertime);
  });

  test('[RULE-02] what overtime or another part brings does not change a bet that does not count it', () => {
    for (const { match, facts } of ended) {
      const later: Facts = { ...facts, full: [facts.full[0] + 7, facts.full[1]] };
      for (const bet of match.quotesAt(-1, [1, 1])) {
        const time = timeOf(bet, sport.id);
        const isKept = time === 'part' || (time === 'regular' && facts.regular !== undefined);
        if (isKept) expect(resultOfMarket(bet, later), String(bet.groupId)).toBe(resultOfMarket(bet, facts));
      }
    }
  });

  test('[RULE-01] every outcome before the match has its rule within the bounds', () => {
    for (const bet of ended[0]?.match.quotesAt(-1, [1, 1]) ?? []) {
      const rules = marketRules(bet, sport.id, 'en');
      expect(rules.examples.length).toBeLessThanOrEqual(marketRulesBounds.examples);
      expect(rules.facts.length).toBeLessThanOrEqual(marketRulesBounds.facts);
      expect(rules.facts.at(-1)?.text).toBe(say('en', 'market_rules.abandoned'));
    }
  });
});
