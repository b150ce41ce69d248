import { expect, test } from 'vitest';

import { createSimulator } from '../../simulator/index.ts';
import { createClock } from '../world/clock.ts';
import { followed, idsIn } from './followed.ts';

const clock = createClock({ now: Date.UTC(2026, 10, 25, 18) });
const simulator = createSimulator({ seed: 1, clock });

test('[FAV-01] matches of favourite teams and competitions: those in play first, then by time; strangers are left out', () => {
  const { games } = simulator.snapshot();
  const team = games.find(({ zone, outcomesCount }) => zone === 'line' && outcomesCount === undefined)!.opp1.id;
  const champ = games.find(({ zone }) => zone === 'live')!.champId;
  const found = followed(simulator, { teams: [team, 999_999_999], champs: [champ, 999_999_999] }, 'ru');
  expect([found.teams.map(({ id }) => id), found.champs.map(({ id }) => id)]).toEqual([[team], [champ]]);
  expect(found.games.length).toBeGreaterThan(1);
  for (const { opp1, opp2, champId } of found.games)
    expect([opp1.id, opp2.id].includes(team) || champId === champ).toBe(true);
  const zones = found.games.map(({ zone }) => zone);
  expect(zones).toEqual(zones.toSorted((a, b) => (a === b ? 0 : a === 'live' ? -1 : 1)));
});

test('[FAV-01] ids of an address are read piece by piece, at most 50 of them', () => {
  expect(idsIn('7.8.7.x.-1.0.<b>')).toEqual([7, 8]);
  expect(idsIn(undefined)).toEqual([]);
  expect(idsIn(Array.from({ length: 80 }, (_, id) => id + 1).join('.'))).toHaveLength(50);
});
