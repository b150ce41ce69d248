import { expect, test } from 'vitest';

import { sportIds } from '../../contracts/markets.ts';
import { attemptsOf, shotXg } from './attempts.ts';
import { createFootballMatch } from './match.ts';
import { nextGoalRobot } from './robot.testing.ts';
import { goalKinds, goalsOf, playFootball } from './timeline.ts';

const expected = [1.6, 1.1] as const;
const matches = Number(process.env.ROBOT_MATCHES ?? 300);

test('[MEDIA-10] every goal has its shot, and no goal is moved or added', () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const timeline = playFootball(seed, expected);
    const goals = attemptsOf(timeline, expected, seed).filter(({ isGoal }) => isGoal);
    expect(goals.map(({ at, side }) => [at, side])).toEqual(goalsOf(timeline.events).map(({ at, side }) => [at, side]));
  }
});

test('[MEDIA-10] shots come by thinning: as many as goals divided by their chance, and as good as they say', () => {
  let shots = 0;
  let goals = 0;
  let xg = 0;
  let good = 0;
  let goodGoals = 0;
  for (let seed = 1; seed <= 1500; seed += 1) {
    const timeline = playFootball(seed, expected);
    for (const attempt of attemptsOf(timeline, expected, seed)) {
      if (attempt.kind !== 'shot') continue;
      shots += 1;
      xg += attempt.xg;
      if (attempt.isGoal) goals += 1;
      if (attempt.xg < 0.3) continue;
      good += 1;
      if (attempt.isGoal) goodGoals += 1;
    }
  }
  expect(goals / shots).toBeCloseTo(shotXg, 2);
  expect(xg / goals).toBeCloseTo(1, 1);
  // Of the good chances a third is a goal, as their `xg` says.
  expect(goodGoals / good).toBeCloseTo(0.35, 1);
  // Red cards and abandoned matches take a little.
  expect(goals / 1500 / goalKinds.goal).toBeCloseTo(expected[0] + expected[1], 0);
});

test('[MEDIA-10] from a danger until play goes on nobody can bet', () => {
  const match = createFootballMatch(expected, () => playFootball(9, expected), 9);
  const attempts = attemptsOf(playFootball(9, expected), expected, 9);
  expect(attempts.length).toBeGreaterThan(20);
  const isBlocked = (second: number) => match.blocks().some(({ at, seconds }) => at <= second && second < at + seconds);
  for (const { from, at, to } of attempts) {
    for (const second of [from, at, (at + to) / 2]) expect(second === to || isBlocked(second)).toBe(true);
  }
  // Most of a match is free.
  const seconds = Array.from({ length: 5400 }, (_, second) => second);
  expect(seconds.filter(isBlocked).length / seconds.length).toBeLessThan(0.15);
});

test(`[MEDIA-10] a robot that backs the next goal at each danger, attack and restart of ${String(matches)} matches earns nothing after margin`, () => {
  const { danger, attack, restart } = nextGoalRobot(matches, sportIds.football);
  // At a danger hardly anything is taken: prices are locked, or they are while the bet waits. What is taken is pressed
  // within a second of it, and answered when the ball is lost again.
  expect(danger.tried).toBeGreaterThan(matches * 20);
  expect(danger.taken / danger.tried).toBeLessThan(0.05);
  expect(attack.taken).toBeGreaterThan(matches * 10);
  expect(restart.taken).toBeGreaterThan(matches * 5);
  for (const { taken, profit, deviation } of [danger, attack, restart]) {
    // In a short run luck is larger than the margin: four of ten thousand such runs would fail.
    expect(profit / taken).toBeLessThan(3.3 * deviation);
  }
  const all = danger.profit + attack.profit + restart.profit;
  if (matches >= 5000) expect(all).toBeLessThanOrEqual(0);
}, 600_000);
