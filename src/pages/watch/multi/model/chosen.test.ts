import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { $chosen, matchAdded, matchRemoved, mostMatches } from './chosen';

test('[MEDIA-14] up to six matches stand side by side, each once', async () => {
  const scope = fork();
  for (const id of [1, 2, 2, 3, 4, 5, 6, 7]) await allSettled(matchAdded, { scope, params: id });
  expect(scope.getState($chosen)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(mostMatches).toBe(6);
  await allSettled(matchRemoved, { scope, params: 2 });
  await allSettled(matchAdded, { scope, params: 7 });
  expect(scope.getState($chosen)).toEqual([1, 3, 4, 5, 6, 7]);
});
