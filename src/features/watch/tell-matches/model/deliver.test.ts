// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import texts from '@contracts/dictionaries/en/tells.json';
import { game } from '@contracts/feed.testing';
import type { Tell } from '@contracts/looks';

import { $favourites } from '@/entities/favourites/matches';
import { $player, playerForgotten } from '@/entities/player';
import { $tells } from '@/entities/preferences';
import { $playSession } from '@/entities/safety/play-session';
import { $userId } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { feedChanged, userEventReceived } from '@/shared/feed';
import { loadDictionariesFx } from '@/shared/i18n';
import { tabHidden, tabShown } from '@/shared/lib/device';
import { $notice } from '@/shared/lib/notices';

import { topicOf } from '../lib/facts';
import { outsideAsked, tellingOpened } from './permission';
import '../index';

const shown: { title: string; body: string; tag: string }[] = [];
const asked = vi.fn();
class Notification {
  static permission = 'default';
  static requestPermission() {
    asked();
    Notification.permission = 'granted';
    return Promise.resolve('granted');
  }
  constructor(title: string, { body, tag }: { body: string; tag: string }) {
    shown.push({ title, body, tag });
  }
  addEventListener() {
    return undefined;
  }
}

/** Tabs of one browser hold its locks one after another. */
let held: Promise<unknown> = Promise.resolve();
const locks = {
  request: (_: string, act: () => unknown) => {
    held = held.then(act);
    return held;
  },
};

beforeEach(() => {
  shown.length = 0;
  asked.mockClear();
  localStorage.clear();
  Notification.permission = 'default';
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { locks }));
  vi.useFakeTimers();
});

type Setup = { tells?: readonly Tell[]; player?: Partial<{ rest: object | null; isSelfExcluded: boolean }> | null };
async function tab({ tells = ['goal', 'end', 'bets'], player = null }: Setup = {}) {
  const scope = fork({
    values: [
      [$tells, tells],
      [$favourites, [{ id: 7, startAt: 0 }]],
      [$userId, player === null ? null : 3],
      [$player, player === null ? null : { isSelfExcluded: player.isSelfExcluded ?? false }],
      [$playSession, player === null ? null : { rest: player.rest ?? null }],
    ] as never,
    handlers: [[fetchFx, () => Response.json({ data: { version: '1', groups: { tells: texts } } })]],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['tells'] });
  await allSettled(tellingOpened, { scope });
  const hear = async (home: number) => {
    const score = { full: [String(home), '0'] as [string, string], periods: [], text: '' };
    const heard = allSettled(feedChanged, {
      scope,
      params: [
        {
          ...{ kind: 'snapshot', topic: topicOf(7), ts: 0 },
          entities: {
            games: [game(7, { id: 7, status: 2, score, opp1: { id: 1, name: 'Fulham', nameEng: 'Fulham' } })],
          },
        },
      ],
    });
    await vi.advanceTimersByTimeAsync(2000);
    await heard;
  };
  await hear(0);
  return { scope, hear, notice: () => scope.getState($notice) };
}
const hide = async ({ scope }: Awaited<ReturnType<typeof tab>>) => allSettled(tabHidden, { scope });
const allow = async ({ scope }: Awaited<ReturnType<typeof tab>>) => allSettled(outsideAsked, { scope });

test('[PREF-10] on a page that somebody looks at a goal is told there, with the way to the match', async () => {
  const one = await tab();
  await one.hear(1);
  expect(one.notice()).toMatchObject({ text: 'Goal, Fulham. 1:0', link: { label: 'View match' } });
  expect(one.notice()?.link?.to).toMatch(/^\/home\/live\/\d+\/\d+\/7$/);
  expect([shown, asked.mock.calls]).toEqual([[], []]);
});

test('[PREF-10] of three tabs one tells it', async () => {
  const tabs = [await tab(), await tab(), await tab()];
  for (const one of tabs) await one.hear(1);
  expect(tabs.filter((one) => one.notice() !== null)).toHaveLength(1);
});

test('[PREF-10] when nobody looks, the browser shows it once, and only after the player allowed it', async () => {
  const tabs = [await tab(), await tab(), await tab()];
  expect(asked).not.toHaveBeenCalled();
  await allow(tabs[0]!);
  expect(asked).toHaveBeenCalledTimes(1);
  for (const one of tabs.slice(1)) await allSettled(tellingOpened, { scope: one.scope });
  for (const one of tabs) await hide(one);
  await Promise.all(tabs.map((one) => one.hear(1)));
  expect(shown).toEqual([{ title: expect.stringContaining('Fulham'), body: 'Goal, Fulham. 1:0', tag: 'match-7' }]);
  expect(tabs.map((one) => one.notice())).toEqual([null, null, null]);
});

test('[PREF-10] without leave what comes while nobody looks waits, and the last of a match is told to who comes back', async () => {
  const one = await tab();
  await hide(one);
  await one.hear(1);
  await one.hear(2);
  expect([one.notice(), shown]).toEqual([null, []]);
  await allSettled(tabShown, { scope: one.scope });
  expect(one.notice()?.text).toBe('Goal, Fulham. 2:0');
});

test('[PREF-10] what waited for a player is told to nobody after them', async () => {
  const one = await tab({ player: {} });
  await hide(one);
  await one.hear(1);
  await allSettled(playerForgotten, { scope: one.scope });
  await allSettled(tabShown, { scope: one.scope });
  expect(one.notice()).toBeNull();
});

test('[PREF-10] what the browser will not show waits on the page', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const one = await tab();
  await allow(one);
  vi.stubGlobal(
    'Notification',
    Object.assign(() => undefined, { permission: 'granted' }),
  );
  await hide(one);
  await one.hear(1);
  await allSettled(tabShown, { scope: one.scope });
  expect(one.notice()?.text).toBe('Goal, Fulham. 1:0');
});

test.each<[string, Setup, boolean]>([
  ['a player', { player: {} }, true],
  ['a player in a time-out', { player: { rest: { kind: 'timeOut', endsAt: null } } }, false],
  ['a player who has excluded themselves', { player: { isSelfExcluded: true } }, false],
  ['somebody who wants other messages', { tells: ['end'] }, false],
  ['somebody who wants none', { tells: [] }, false],
])('[PREF-10] a goal is told to %s', async (_, setup, isTold) => {
  const one = await tab(setup);
  await one.hear(1);
  expect(one.notice() !== null).toBe(isTold);
});

const coupon = {
  ...{ id: '91', typeId: 0, state: 'settled', statusId: 1, placedAt: 1, settledAt: 2, accountId: 1, iso: 'EUR' },
  ...{ amount: 10, coef: 1.5, possibleWin: 15, payout: 15, saleAvailable: false, isVipBet: false, bets: [] },
};
test.each<[string, Setup, string | undefined]>([
  ['a player', { player: {} }, 'Bet won. 15\u00a0€ paid.'],
  ['a player in a time-out', { player: { rest: { kind: 'timeOut', endsAt: null } } }, undefined],
  ['who wants goals only', { player: {}, tells: ['goal'] }, undefined],
])('[PREF-10] a settled bet is told to %s', async (_, setup, text) => {
  const one = await tab(setup);
  const push = (state: string) =>
    allSettled(userEventReceived, {
      scope: one.scope,
      params: { op: 'put', kind: 'coupon', id: '91', value: { ...coupon, state } } as never,
    });
  await push('open');
  expect(one.notice()).toBeNull();
  await push('settled');
  expect(one.notice()?.text).toBe(text);
  expect(one.notice()?.link?.to).toBe(text && '/office/history?bet=91');
});
