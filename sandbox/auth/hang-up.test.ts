import { expect, onTestFinished, test, vi } from 'vitest';

import { createWorld } from '../worlds/create.ts';
import { closeSession, endSession } from './sessions.ts';

/** The beat of the clock finds dead sessions too, a second later: that no end waits for it is seen here alone. */
test.each([
  ['closed', closeSession],
  ['ended by a limit', endSession],
])('[SESS-38] a session that is %s hangs up in the same moment', async (_, end) => {
  const world = await createWorld({
    ...{ id: 'sessions', database: ':memory:', seed: 7, speed: 1, share: 0.02 },
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(() => world.close());
  const hangUp = vi.spyOn(world.feed, 'hangUp');
  end(world, { id: 5, userId: 7 });
  expect(hangUp.mock.calls).toEqual([[7, 5]]);
  end(world, { id: 6, userId: null });
  expect(hangUp).toHaveBeenCalledTimes(1);
});
