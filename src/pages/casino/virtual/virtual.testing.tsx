/** Virtual sports before a server, for tests. */
import { virtualSports } from '@contracts/virtual/facts';
import type { VirtualMatch, VirtualSports } from '@contracts/virtual-sports';

import { now, open } from '@/shared/testing';

import { VirtualPage } from './ui/page';

export const path = '/games-api/v1/virtual';
const reads = `GET ${path}`;
export const minuteMs = 60_000;
export const { virtualFootball: football, virtualTennis: tennis } = virtualSports;
export const match = (id: number, more: Partial<VirtualMatch> = {}): VirtualMatch => ({
  ...{ id, sportId: football, round: 8, startAt: now + 4.5 * minuteMs, home: `Home ${String(id)}`, away: 'Away' },
  ...{ state: 'planned', strengths: [1.2, 0.9], commitment: 'c', serverSeed: null, score: null },
  ...more,
});
export const over = (id: number, more: Partial<VirtualMatch> = {}) =>
  match(id, { state: 'over', round: 7, startAt: now - minuteMs, score: [2, 1], serverSeed: 's', ...more });
export const chain = (id: number, more: object = {}) => ({
  id,
  terminating: `first ${String(id)}`,
  salt: 'x',
  length: 9,
  ...more,
});
export const schedule = (more: Partial<VirtualSports> = {}): { data: VirtualSports } => ({
  data: {
    ...{ now, pace: 60, closedSeconds: 5, matches: [over(1), match(2)], chains: [] },
    leagues: [
      { sportId: football, name: 'League', everyMs: 5 * minuteMs, usualReturn: 0.952, leastReturn: 0.88 },
      { sportId: tennis, name: 'Tour', everyMs: 5 * minuteMs, usualReturn: 0.94, leastReturn: 0.9 },
    ],
    ...more,
  },
});
/** A visitor at virtual sports. `answer`: the schedule. */
export const openPage = (answer: unknown, values: readonly (readonly [unknown, unknown])[] = []) => {
  localStorage.clear();
  return open(<VirtualPage />, {
    ...{ texts: ['virtual', 'shared', 'games', 'sport'], address: '/virtualsports', values },
    backend: { [reads]: answer },
  });
};
