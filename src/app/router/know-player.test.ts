import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { loadPlayerFx } from '@/entities/player';
import { sessionClosed, sessionOpened } from '@/entities/session';

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
