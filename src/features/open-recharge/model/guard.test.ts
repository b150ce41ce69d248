import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { $player, type Player } from '@/entities/player';
import { $userId } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';
import { $notice } from '@/shared/lib/notices';
import { cancel, type Navigation, pass, type Verdict } from '@/shared/routing';

import { rechargeGuard } from './guard';
import { $isVerificationOpen } from './recharge';

const limit = { limitType: 33, limitState: 'ACTIVE', limitValue: 1, startedAt: 1, endsAt: 4_000_000_000 };
const player: Player = {
  ban: { level: 0, version: 0 },
  hasIdentificationBonus: false,
  verifiesOnDeposit: false,
  sessionHoursLeft: null,
  isSelfExcluded: false,
  verificationStatus: 0,
};

type Setup = { userId?: number | null; limits?: object[]; verifiesOnDeposit?: boolean; path?: string; status?: number };
async function ask({
  userId = 7,
  limits = [],
  verifiesOnDeposit = false,
  path = '/office/recharge',
  status = 200,
}: Setup) {
  const scope = fork({
    values: [
      [$userId, userId],
      [$player, { ...player, verifiesOnDeposit }],
    ] as never,
    handlers: [
      [
        fetchFx,
        (request: Request) =>
          request.url.includes('gettoken')
            ? Response.json({ data: { token: 'h.e30.s' } })
            : Response.json({ data: limits }, { status }),
      ],
      [loadDictionariesFx, () => undefined],
      [logFx, () => undefined],
    ] as never,
  });
  const params: Navigation = {
    path,
    language: 'en',
    search: '',
    hash: '',
    params: {},
    meta: {
      pageId: path.slice(1).replace('/', '-'),
      layout: 'main',
      section: 'office',
      dictionaries: [],
      title: 'x',
      auth: true,
    },
    isFirst: false,
    signal: new AbortController().signal,
  };
  const verdict = (await allSettled(rechargeGuard.checkFx, { scope, params })).value as Verdict;
  return { verdict, isAsked: scope.getState($isVerificationOpen), notice: scope.getState($notice)?.kind ?? null };
}

test('[GUARD-15] a deposit time-out keeps the player where they are and says so', async () => {
  expect(await ask({ limits: [limit] })).toEqual({
    verdict: cancel('deposit time-out'),
    isAsked: false,
    notice: 'warning',
  });
});

test.each<[string, Setup]>([
  ['a limit of another kind', { limits: [{ ...limit, limitType: 30 }] }],
  ['a time-out that waits for its confirmation', { limits: [{ ...limit, limitState: 'PENDING' }] }],
  ['limits that nobody says', { limits: [limit], status: 500 }],
  ['a visitor, who is asked to log in by the guard before', { userId: null, limits: [limit] }],
  ['another page', { path: '/office/account', limits: [limit], verifiesOnDeposit: true }],
])('[GUARD-15] %s is no reason', async (_, input) => {
  expect(await ask(input)).toEqual({ verdict: pass(), isAsked: false, notice: null });
});

test('[GUARD-15] who must verify themselves is asked to, over the page', async () => {
  expect(await ask({ verifiesOnDeposit: true })).toEqual({ verdict: pass(), isAsked: true, notice: null });
});
