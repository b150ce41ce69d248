import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { $foldedMarkets, $soughtMarket, marketsFolded, marketSought, marketTabChosen } from './view';

test('[GAME-04] one market folds, all fold, all open', async () => {
  const scope = fork();
  const folded = () => [...scope.getState($foldedMarkets)];
  await allSettled(marketsFolded, { scope, params: { keys: ['1.0'], isOpen: false } });
  expect(folded()).toEqual(['1.0']);
  await allSettled(marketsFolded, { scope, params: { keys: ['1.0', '17.0', '17.1'], isOpen: false } });
  expect(folded()).toEqual(['1.0', '17.0', '17.1']);
  await allSettled(marketsFolded, { scope, params: { keys: ['17.0'], isOpen: true } });
  expect(folded()).toEqual(['1.0', '17.1']);
});

test('[GAME-01] a tab ends the search', async () => {
  const scope = fork();
  await allSettled(marketSought, { scope, params: { gameId: 7, typed: 'both' } });
  expect(scope.getState($soughtMarket)).toEqual({ gameId: 7, typed: 'both' });
  await allSettled(marketTabChosen, { scope, params: 'main' });
  expect(scope.getState($soughtMarket)).toBeNull();
});
