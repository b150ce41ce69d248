import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { game } from '@contracts/feed.testing';

import { fetchFx } from '@/shared/api';

import { $favourites } from './marks';
import { $followed, followedWanted } from './plays';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const team = { id: 1, name: 'Arsenal', nameEng: 'Arsenal', sportId: 1, sportName: 'Football' };

function setup(answer: () => Response) {
  const asked: string[] = [];
  const server = (request: Request) => {
    const { searchParams } = new URL(request.url);
    asked.push(`${searchParams.get('teams') ?? ''}|${searchParams.get('champs') ?? ''}`);
    return Promise.resolve(answer());
  };
  const scope = fork({ values: [[$favourites, { teams: [1], champs: [9] }]], handlers: [[fetchFx, server]] });
  const want = async () => {
    const settled = allSettled(followedWanted, { scope });
    await vi.advanceTimersByTimeAsync(20_000);
    await settled;
  };
  return { scope, asked, want };
}

test('[FAV-01] matches of favourite teams and competitions are asked for by their marks', async () => {
  const matches = [
    game(5),
    game(6, { zone: 'line' }),
    game(7, { champId: 9, opp1: { id: 3, name: 'C', nameEng: 'C' } }),
  ];
  matches[2]!.opp2 = { id: 4, name: 'D', nameEng: 'D' };
  const { scope, asked, want } = setup(() => Response.json({ data: { teams: [team], champs: [], games: matches } }));
  await want();
  await want();
  expect(asked).toEqual(['1|9', '1|9']);
  expect(scope.getState($followed)).toMatchObject({ kind: 'ready', games: [{ id: 5 }, { id: 6 }, { id: 7 }] });
});

test('[FAV-01] an answer that is lost says so, and what was known stays', async () => {
  let isLost = true;
  const { scope, want } = setup(() =>
    isLost ? new Response(null, { status: 404 }) : Response.json({ data: { teams: [team], champs: [], games: [] } }),
  );
  await want();
  expect(scope.getState($followed)).toEqual({ kind: 'failed' });
  isLost = false;
  await want();
  isLost = true;
  await want();
  expect(scope.getState($followed)).toMatchObject({ kind: 'ready', teams: [team] });
});
