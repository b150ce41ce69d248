import { expect, test } from 'vitest';

import { facts, pathOfGame } from '@contracts/games/facts';

import { findRest } from './find-rest';

test('[ROUTE-44] [ROUTE-46] every game of the house has its page, and an address of no game has none', () => {
  for (const game of facts) expect(findRest(pathOfGame(game)).meta.isEmpty, game.slug).toBeUndefined();
  expect(findRest('/casino/game/12/wheel').meta).toMatchObject({ isEmpty: true, instead: { path: '/casino-lobby' } });
});
