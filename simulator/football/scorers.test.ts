import { describe, expect, test } from 'vitest';

import { betStatuses as S } from '../../contracts/coupon.ts';
import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { zonePhases } from '../../contracts/zone.ts';
import { sameText } from '../../sandbox/texts/text.ts';
import { calibrationOf } from '../calibration.testing.ts';
import { type MarketKey, twice } from '../ids.ts';
import type { Facts, Match, Noise, Quote, Scorer } from '../match.ts';
import { hash } from '../random.ts';
import { resultOfMarket } from '../settle.ts';
import { courseOf, pitchAfter } from './course.ts';
import { isJoinable } from './joint.ts';
import { type Roster, rosterOf } from './players.ts';
import { isOfScorers } from './scorers.ts';
import { expectedGoals, football, lineupsOf } from './sport.ts';
import { goalsOf, playFootball } from './timeline.ts';

const home = { id: 7_001, name: sameText('Arsenal') };
const away = { id: 7_002, name: sameText('Chelsea') };
const matchOf = (seed: number): Match => football.createMatch(hash(11, seed), { seed: 7, home, away }, {});
const meeting = { seed: 7, home, away };
const rosterAt = (seed: number) => rosterOf(lineupsOf(hash(11, seed), meeting), [home.name, away.name]);
const scorersOf = (match: Match, second = Infinity) => match.factsAt(second).story?.scorers ?? [];
const ofPlayers = (match: Match, second: number, noise: Noise = [1, 1]): Quote[] =>
  match.quotesAt(second, noise).filter(({ groupId }) => isOfScorers(groupId));
const sumOf = (quotes: readonly Quote[], groupId: number) =>
  quotes.reduce((sum, quote) => (quote.groupId === groupId ? sum + quote.chance : sum), 0);

test('[SPORT-03] the chances of the first scorer and of the last add up to one, whoever has scored or left', () => {
  let [open, decided] = [0, 0];
  for (let seed = 0; seed < 40; seed += 1) {
    const match = matchOf(seed);
    for (const second of [-1, 0, 700, 2_000, 2_800, 3_900, 4_700, match.end() - 30]) {
      const quotes = ofPlayers(match, second, [1.04, 0.97]);
      const isOpen = second < 0 || !scorersOf(match, second).some((scorer) => scorer !== null);
      expect(sumOf(quotes, G.lastScorer)).toBeCloseTo(1, 9);
      if (isOpen) expect(sumOf(quotes, G.firstScorer)).toBeCloseTo(1, 9);
      else expect(sumOf(quotes, G.firstScorer)).toBe(0);
      if (isOpen) open += 1;
      else decided += 1;
      for (const { chance } of quotes) expect(chance >= 0 && chance <= 1).toBe(true);
    }
  }
  expect(Math.min(open, decided)).toBeGreaterThan(50);
});

test('[SPORT-03] each player is on offer by name; two of one name are told with their team', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const match = matchOf(seed);
    const names = ofPlayers(match, -1).flatMap((quote) =>
      quote.groupId === G.firstScorer && quote.typeId === O.entrant ? [quote.name?.en ?? ''] : [],
    );
    expect(names).toHaveLength(21);
    expect(new Set(names).size).toBe(21);
    expect(names).not.toContain('');
    for (const quote of ofPlayers(match, 3_000)) expect(match.nameOf?.(quote) ?? null).toBe(quote.name ?? null);
  }
});

test('[SPORT-03] what players do moves no goal', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const match = matchOf(seed);
    const { events } = playFootball(hash(11, seed), expectedGoals(meeting));
    expect(match.factsAt(Infinity).story?.goals).toEqual(goalsOf(events));
    expect(scorersOf(match)).toHaveLength(goalsOf(events).length);
  }
});

const slot = (weight: number, starter: number, deputy: number | null) => ({ weight, starter, deputy });
const roster: Roster = {
  slots: [
    [slot(3, 101, 111), slot(1, 102, null)],
    [slot(3, 201, 211), slot(1, 202, null)],
  ],
  nameOf: (player) => sameText(String(player)),
};

test('[SPORT-03] nobody scores before they come in, after they are replaced, or after they are sent off', () => {
  let [replaced, sentOff] = [0, 0];
  for (let seed = 0; seed < 300; seed += 1) {
    const { events } = playFootball(seed, [4, 4]);
    const { scorers, changes } = courseOf(events, roster, seed);
    for (const [index, goal] of goalsOf(events).entries()) {
      const scorer = scorers[index];
      if (goal.kind === 'own_goal') {
        expect(scorer).toBeNull();
        continue;
      }
      const side = goal.side === 1 ? 0 : 1;
      const pitch = pitchAfter(
        roster,
        changes.filter(({ event }) => event.at < goal.at),
      );
      const here = roster.slots[side].flatMap(({ starter, deputy }, place) => {
        const filled = pitch[side][place];
        if (filled === 'nobody') return [];
        return [filled === 'deputy' ? deputy : starter];
      });
      // Both of this small team may have been sent off.
      if (here.length > 0) expect(here).toContain(scorer?.player);
    }
    replaced += changes.filter(({ now }) => now === 'deputy').length;
    sentOff += changes.filter(({ now }) => now === 'nobody').length;
  }
  expect(replaced).toBeGreaterThan(200);
  expect(sentOff).toBeGreaterThan(30);
});

test('[SPORT-03] prices on players are what 300 matches bring', () => {
  const matches = Array.from({ length: 300 }, (_, seed) => {
    const match = matchOf(500 + seed);
    return { ...match, quotesAt: (second: number, noise: Noise) => ofPlayers(match, second, noise) };
  });
  const { deviations, brier } = calibrationOf(matches, [-1, 900, 2_400, 4_200]);
  expect(Math.abs(brier)).toBeLessThan(3);
  expect(deviations.length).toBeGreaterThan(40);
  expect(Math.abs(deviations[0]?.error ?? 9), JSON.stringify(deviations[0])).toBeLessThan(4.5);
}, 120_000);

describe('settlement', () => {
  const player = (number: number): Scorer => ({ player: number, isSubstitute: number % 100 > 10 });
  const facts = (scorers: readonly (Scorer | null)[], rest: Partial<Facts> = {}): Facts => ({
    ...{ full: [scorers.length, 0], periods: [], periodsDone: 2, isOver: true, isAbandoned: false },
    goals: scorers.map(() => 1 as const),
    story: { goals: [], corners: [0, 0], cards: [0, 0], reds: 0, scorers },
    ...rest,
  });
  const key = (groupId: number, param: number | null, period = 0, typeId: number = O.entrant): MarketKey => ({
    ...{ groupId, typeId, period, param },
  });
  const none = (groupId: number) => key(groupId, null, 0, O.nextNone);
  const ended = facts([null, player(101), player(203), player(101), player(112)]);

  test.each([
    ['anytime, one goal', key(G.anytimeScorer, 203), S.win],
    ['anytime, no goal', key(G.anytimeScorer, 104), S.lose],
    ['two or more, two goals', key(G.anytimeScorer, 101, twice), S.win],
    ['two or more, one goal', key(G.anytimeScorer, 203, twice), S.lose],
    ['first: an own goal is left out, the next one counts', key(G.firstScorer, 101), S.win],
    ['first: the second who scored', key(G.firstScorer, 203), S.lose],
    ['first: a substitute', key(G.firstScorer, null), S.lose],
    ['first: no goal', none(G.firstScorer), S.lose],
    ['last: a substitute', key(G.lastScorer, null), S.win],
    ['last: who scored before', key(G.lastScorer, 101), S.lose],
    ['last: no goal', none(G.lastScorer), S.lose],
  ])('[SPORT-03] [BET-19] %s', (_, bet, status) => {
    expect(resultOfMarket(bet, ended)).toBe(status);
  });

  test('[SPORT-03] [BET-19] where only own goals fall, nobody has scored', () => {
    for (const scorers of [[], [null, null]]) {
      expect(resultOfMarket(none(G.firstScorer), facts(scorers))).toBe(S.win);
      expect(resultOfMarket(none(G.lastScorer), facts(scorers))).toBe(S.win);
      expect(resultOfMarket(key(G.firstScorer, 101), facts(scorers))).toBe(S.lose);
      expect(resultOfMarket(key(G.anytimeScorer, 101), facts(scorers))).toBe(S.lose);
    }
  });

  test('[SPORT-03] [BET-19] what a goal decides is settled at once; the rest comes back when the match is abandoned', () => {
    const running = facts([player(101)], { isOver: false, periodsDone: 0 });
    const abandoned = { ...running, isOver: true, isAbandoned: true };
    const bets: [MarketKey, number | null][] = [
      [key(G.anytimeScorer, 101), S.win],
      [key(G.firstScorer, 101), S.win],
      [key(G.firstScorer, 203), S.lose],
      [none(G.firstScorer), S.lose],
      [key(G.anytimeScorer, 203), null],
      [key(G.anytimeScorer, 101, twice), null],
      [key(G.lastScorer, 101), null],
    ];
    for (const [bet, status] of bets) {
      expect(resultOfMarket(bet, running)).toBe(status);
      expect(resultOfMarket(bet, abandoned)).toBe(status ?? S.return);
    }
  });

  test('[SPORT-03] [BET-32] bets on players join no others of their match', () => {
    for (const group of [G.anytimeScorer, G.firstScorer, G.lastScorer]) expect(isJoinable(key(group, 101))).toBe(false);
  });
});

test('[MEDIA-10] the picture shows who comes on when the players do, and the list of incidents names the scorers', () => {
  let changes = 0;
  for (let seed = 0; seed < 20; seed += 1) {
    const match = matchOf(seed);
    const picture = match.zone?.() ?? [];
    const shown = picture.filter(({ event }) => zonePhases[event[2]] === 'sub').length;
    const course = courseOf(
      playFootball(hash(11, seed), expectedGoals(meeting)).events,
      rosterAt(seed),
      hash(11, seed),
    );
    expect(shown).toBe(course.changes.filter(({ now }) => now === 'deputy').length);
    changes += shown;
    const named = match.viewAt(match.end()).incidents.filter(({ kind }) => kind.includes('goal') || kind === 'penalty');
    const names = scorersOf(match).map((scorer) => scorer && (rosterAt(seed).nameOf(scorer.player)?.en ?? ''));
    expect(named.map(({ player }) => player?.en ?? null)).toEqual(names);
  }
  expect(changes).toBeGreaterThan(50);
});

test('[SPORT-03] a goal that is put into a match has a scorer, and so has what came before', () => {
  const match = matchOf(3);
  const before = scorersOf(match, 1_800);
  const after = scorersOf(match.withGoal(1_800.5, 2), 1_801);
  expect(after).toHaveLength(before.length + 1);
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)?.player).toBeGreaterThan(200);
});
