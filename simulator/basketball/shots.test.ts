import { expect, test } from 'vitest';

import { zonePhases } from '../../contracts/zone.ts';
import { createBasketballMatch } from './match.ts';

const quarter = 600;
const matches = [1, 2, 3, 4].map((seed) => createBasketballMatch(seed, [1.1, 1.06], quarter));
const phasesOf = (match: (typeof matches)[number]) =>
  (match.zone?.() ?? []).map(({ at, event: [, , phase] }) => ({ at, phase: zonePhases[phase] ?? '' }));
const isBlocked = (match: (typeof matches)[number], second: number) =>
  match.blocks().some(({ at, seconds }) => at <= second && second < at + seconds);

test('[MEDIA-10] from a shot or a foul until the ball counts nobody can bet on basketball', () => {
  for (const match of matches) {
    const phases = phasesOf(match);
    const shots = phases.flatMap(({ at, phase }, index) =>
      phase === 'shot' || phase === 'free_throws' ? [{ at, phase, counts: phases[index + 1]?.at ?? at }] : [],
    );
    expect(shots.length).toBeGreaterThan(100);
    expect(new Set(shots.map(({ phase }) => phase)).size).toBe(2);
    // The first possession of a period may be over as soon as it has begun.
    for (const { at, counts } of shots.filter(({ at, counts }) => counts > at))
      for (const second of [at, (at + counts) / 2, counts - 1e-3]) expect(isBlocked(match, second)).toBe(true);
    // Most of a match is free.
    const seconds = Array.from({ length: Math.floor(match.end()) }, (_, second) => second);
    expect(seconds.filter((second) => isBlocked(match, second)).length / seconds.length).toBeLessThan(0.1);
  }
});

test('[MEDIA-10] the time without a pass does not tell when the shot comes', () => {
  for (const match of matches) {
    const phases = phasesOf(match);
    const waits = phases.flatMap(({ at, phase }, index) => {
      const next = phases[index + 1];
      return phase === 'half_court' && next && next.phase !== 'half' && next.phase !== 'end' ? [next.at - at] : [];
    });
    expect(waits.length).toBeGreaterThan(300);
    expect(Math.max(...waits)).toBeLessThan(6.001);
    expect(Math.min(...waits)).toBeLessThan(1);
  }
});

test('[SPORT-03] while a shot is in the air its price knows when it counts, before that it knows that none is', () => {
  const [match] = matches;
  const shot = match && phasesOf(match).find(({ at, phase }) => phase === 'shot' && at > 60)?.at;
  if (!match || !shot) throw new Error('no shot');
  const pricesAt = (second: number) =>
    JSON.stringify(match.quotesAt(second, [1, 1]).map(({ chance }) => chance.toFixed(9)));
  expect(pricesAt(shot - 0.001)).not.toBe(pricesAt(shot));
  expect(match.changedAt(shot)).toBeLessThan(shot - 1);
});
