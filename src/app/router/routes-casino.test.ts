import { expect, test } from 'vitest';

import { facts, pathOfGame } from '@contracts/games/facts';
import { sharedGames } from '@contracts/shared-games';

import { findRest } from './find-rest';

test('[ROUTE-44] [ROUTE-46] every game of the house has its page, and an address of no game has none', () => {
  for (const game of facts) expect(findRest(pathOfGame(game)).meta.isEmpty, game.slug).toBeUndefined();
  expect(findRest('/casino/game/12/wheel').meta).toMatchObject({ isEmpty: true, instead: { path: '/casino-lobby' } });
});

test('[ROUTE-44] [ROUTE-46] who offers no slots or no live casino has none of its games', () => {
  const shared = sharedGames.map(({ id, slug }) => `/casino/game/${String(id)}/${slug}`);
  for (const path of [...facts.map(pathOfGame), ...shared])
    expect(findRest(path).meta.availability, path).toBe(path.startsWith('/slots') ? 21 : 22);
});
