import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { loadPlayerFx } from '@/entities/player';
import { sessionClosed, sessionOpened } from '@/entities/session';
import { userFeedReset } from '@/shared/feed';

import './know-player';

test('[SESS-12] the configuration of a player is asked for once after each login, and not for a visitor', async () => {
  let asked = 0;
  const player = { ban: { level: 0, version: 0 }, hasIdentificationBonus: false, verifiesOnDeposit: false };
  const scope = fork({
    handlers: [
      [
        loadPlayerFx,
        () => {
          asked += 1;
          return player;
        },
      ],
    ],
  });
  await allSettled(sessionClosed, { scope, params: { reason: 'absent' } });
  expect(asked).toBe(0);
  for (const times of [1, 2]) {
    await allSettled(sessionOpened, { scope, params: { userId: 7 } });
    expect(asked).toBe(times);
    await allSettled(sessionOpened, { scope, params: { userId: 7 } });
    await allSettled(sessionClosed, { scope, params: { reason: 'expired' } });
    expect(asked).toBe(times);
  }
});

test('[BOOT-36] a player is read anew when their feed was away; a visitor is not', async () => {
  let asked = 0;
  const scope = fork({ handlers: [[loadPlayerFx, () => ((asked += 1), new Promise(() => undefined))]] as never });
  await allSettled(userFeedReset, { scope });
  expect(asked).toBe(0);
  void allSettled(sessionOpened, { scope, params: { userId: 7 } });
  void allSettled(userFeedReset, { scope });
  expect(asked).toBe(2);
});
