// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test } from 'vitest';

import { $favourites, type Favourites, teamMarked } from '@/entities/favourites/marks';
import { $player, type Player, playerForgotten } from '@/entities/player';
import { $userId, sessionClosed } from '@/entities/session';
import { appReady } from '@/shared/lib/lifecycle';

import { saveFx } from '../api/save';
import './carry';

beforeEach(() => {
  localStorage.clear();
});

type Setup = { theirs?: Favourites; here?: Favourites; userId?: number | null; answer?: () => Promise<true> };
async function open({ theirs, here, userId = 7, answer = () => Promise.resolve(true) }: Setup) {
  localStorage.clear();
  if (here) localStorage.setItem('openbook.favourites', JSON.stringify(here));
  const sent: (readonly number[])[] = [];
  const player = { ...(theirs && { favourites: theirs }) } as Player;
  const scope = fork({
    values: [
      [$userId, userId],
      [$player, userId === null ? null : player],
    ] as never,
    handlers: [
      [
        saveFx,
        ({ teams }: Favourites) => {
          sent.push(teams);
          return answer();
        },
      ],
    ] as never,
  });
  await allSettled(appReady, { scope });
  return { scope, sent };
}
const of = (...teams: number[]): Favourites => ({ teams, champs: [] });

test('[FAV-02] the marks of a player take the place of the visitor’s, who gets them back at the log-out', async () => {
  const { scope, sent } = await open({ theirs: of(8, 9), here: of(1) });
  expect(scope.getState($favourites)).toEqual(of(8, 9));
  await allSettled(playerForgotten, { scope });
  await allSettled(sessionClosed, { scope, params: 'logout' } as never);
  expect([scope.getState($favourites), sent]).toEqual([of(1), []]);
});

test('[FAV-02] a player without marks goes on with the visitor’s; the first star saves them all', async () => {
  const { scope, sent } = await open({ here: of(1) });
  await allSettled(teamMarked, { scope, params: 2 });
  expect([scope.getState($favourites), sent]).toEqual([of(1, 2), [[1, 2]]]);
});

test('[FAV-02] a star of a visitor goes nowhere', async () => {
  const { scope, sent } = await open({ userId: null });
  await allSettled(teamMarked, { scope, params: 2 });
  expect([scope.getState($favourites), sent]).toEqual([of(2), []]);
});

test('[FAV-02] a star pressed while a call is under way goes with one more; what was not saved stays', async () => {
  const answers: (() => void)[] = [];
  const { scope, sent } = await open({ answer: () => new Promise((done) => answers.push(() => done(true))) });
  const all = [1, 2, 3].map((params) => allSettled(teamMarked, { scope, params }));
  answers[0]?.();
  await new Promise(setImmediate);
  answers[1]?.();
  await Promise.all(all);
  expect(sent).toEqual([[1], [1, 2, 3]]);
  const lost = await open({ theirs: of(), answer: () => Promise.reject(new Error('lost')) });
  await allSettled(teamMarked, { scope: lost.scope, params: 5 });
  await allSettled(appReady, { scope: lost.scope });
  expect(lost.scope.getState($favourites)).toEqual(of(5));
});
