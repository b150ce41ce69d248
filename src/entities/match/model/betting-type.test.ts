// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { storageOpened } from '@/shared/lib/storage';
import { $routeMatch } from '@/shared/routing';

import { $currentBettingType } from './betting-type';

const at = (params: Record<string, string>) => ({ params }) as never;

test('[ODDS-08] the betting type is live, then the zone that is looked at; pages of neither keep it, as does a reload', async () => {
  const scope = fork();
  expect(scope.getState($currentBettingType)).toBe('live');
  await allSettled($routeMatch, { scope, params: at({ section: 'line' }) });
  expect(scope.getState($currentBettingType)).toBe('line');
  await allSettled($routeMatch, { scope, params: at({ section: 'casino' }) });
  expect(scope.getState($currentBettingType)).toBe('line');

  const reloaded = fork();
  await allSettled(storageOpened, { scope: reloaded });
  expect(reloaded.getState($currentBettingType)).toBe('line');
});
