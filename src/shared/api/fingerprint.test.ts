import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import { FingerprintAnswer } from '@contracts/session';

import { logFx } from '@/shared/lib/logger';

import {
  $fingerprint,
  execFingerprintFx,
  fingerprintWanted,
  heldFingerprintFx,
  renewFingerprintFx,
} from './fingerprint';

const inOneHour = Math.round(Date.now() / 1000) + 3600;
const answer = { token: 't', expiresAt: inOneHour, data: 'facts' };

const setup = (exec: () => unknown) =>
  fork({
    handlers: [
      [execFingerprintFx, exec],
      [logFx, () => undefined],
    ],
  });

test('[DEVICE-06] a fingerprint is its token, its end in seconds and the data of its components', async () => {
  expect(FingerprintAnswer.safeParse(answer).success).toBe(true);
  const scope = setup(() => answer);
  await allSettled(fingerprintWanted, { scope });
  expect(scope.getState($fingerprint)).toEqual({ token: 't', expiresAt: inOneHour * 1000, data: 'facts' });
});

test.each([
  ['no token', { expiresAt: inOneHour, data: 'facts' }],
  ['an empty token', { ...answer, token: '' }],
  ['no end', { token: 't', data: 'facts' }],
  ['no data', { token: 't', expiresAt: inOneHour }],
  ['empty data', { ...answer, data: '' }],
])('[DEVICE-06] [DEVICE-07] an answer with %s is a failure', async (_, broken) => {
  const scope = setup(() => broken);
  const { value } = await allSettled(renewFingerprintFx, { scope });
  expect([value, scope.getState($fingerprint)]).toEqual([null, null]);
});

test.each([
  [1, 't'],
  [0, null],
  [-1, null],
])('[DEVICE-07] a fingerprint with %i seconds left is sent as %s', async (seconds, token) => {
  vi.useFakeTimers({ now: inOneHour * 1000 - 3_600_000 });
  const held = { token: 't', expiresAt: Date.now() + seconds * 1000, data: 'facts' };
  const scope = fork({ values: [[$fingerprint, held]] });
  expect((await allSettled(heldFingerprintFx, { scope })).value).toBe(token);
  vi.useRealTimers();
});

test('[DEVICE-10] three at once: the script runs once, and each gets its token', async () => {
  const exec = vi.fn(() => Promise.resolve(answer));
  const scope = setup(exec);
  const renew = () => allSettled(renewFingerprintFx, { scope });
  const answers = await Promise.all([renew(), renew(), renew()]);
  expect(exec).toHaveBeenCalledTimes(1);
  expect(answers.map(({ value }) => value)).toEqual(['t', 't', 't']);
});
