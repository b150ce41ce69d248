import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { fetchFx } from '@/shared/api';
import { $location } from '@/shared/routing';

import { $askedBet, $filter, filterChanged, historyOpened } from './history';

function setup(search: string) {
  const asked: (string | null)[] = [];
  const server = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/summary'))
      return Promise.resolve(Response.json({ data: { count: 0, totals: [], days: [] } }));
    asked.push(searchParams.get('q'));
    return Promise.resolve(Response.json({ data: [], total_count: 0, page: 1, pageSize: 20 }));
  };
  const scope = fork({
    values: [[$location, { path: '/office/history', language: 'en', search, hash: '' }]],
    handlers: [[fetchFx, server]],
  });
  return { scope, asked, bet: scope.getState($askedBet) };
}

test('[PREF-10] the address that a message leads to finds its bet, whatever the player looked for before', async () => {
  const { scope, asked, bet } = setup('?bet=91');
  expect(bet).toBe('91');
  await allSettled(filterChanged, { scope, params: { state: 'open', period: '7' } });
  asked.length = 0;
  await allSettled(historyOpened, { scope, params: bet });
  expect(asked).toEqual(['91']);
  expect(scope.getState($filter)).toMatchObject({ text: '91', state: null, period: '365' });
});

test('without a bet in the address the filter stays as it is, and a word is no bet', async () => {
  const { scope, asked, bet } = setup('?bet=all');
  expect(bet).toBeNull();
  await allSettled(filterChanged, { scope, params: { text: 'fulham' } });
  asked.length = 0;
  await allSettled(historyOpened, { scope, params: bet });
  expect(asked).toEqual(['fulham']);
});
