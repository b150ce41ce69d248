// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test } from 'vitest';

import type { DisplayChoices } from '@contracts/display';

import { $player, type Player, playerForgotten } from '@/entities/player';
import { $look, $theme, lookSwitched, themeChosen } from '@/entities/preferences';
import { $userId, sessionClosed } from '@/entities/session';
import { readCookie, writeCookie } from '@/shared/lib/cookie';
import { appReady } from '@/shared/lib/lifecycle';

import { saveFx } from '../api/save';
import '../index';

const player = (display?: DisplayChoices) => ({ ...(display && { display }) }) as Player;

beforeEach(() => {
  localStorage.clear();
  for (const name of ['theme', 'look', 'font_size']) document.cookie = `${name}=; Max-Age=0; path=/`;
});

type Setup = { display?: DisplayChoices; userId?: number | null; answer?: () => Promise<true> };
async function signedIn({ display, userId = 7, answer = () => Promise.resolve(true) }: Setup) {
  const sent: string[] = [];
  const scope = fork({
    values: [
      [$userId, userId],
      [$player, userId === null ? null : player(display)],
    ] as never,
    handlers: [
      [
        saveFx,
        () => {
          sent.push(`${readCookie('theme') ?? ''} ${readCookie('look') ?? ''}`);
          return answer();
        },
      ],
    ] as never,
  });
  await allSettled(appReady, { scope });
  return { scope, sent };
}

test('[PREF-09] the choices of a player take the place of the visitor’s, who gets them back at the log-out', async () => {
  writeCookie('theme', 'dark');
  const { scope } = await signedIn({ display: { theme: 'light', look: 'compact' } });
  expect([scope.getState($theme), scope.getState($look), document.documentElement.dataset['theme']]).toEqual([
    'light',
    ['compact'],
    'light',
  ]);
  await allSettled(playerForgotten, { scope });
  await allSettled(sessionClosed, { scope, params: 'logout' } as never);
  expect([scope.getState($theme), scope.getState($look), readCookie('look')]).toEqual(['dark', [], null]);
});

test('[PREF-09] a page that opens after the session has ended gives the visitor theirs back', async () => {
  writeCookie('theme', 'dark');
  await signedIn({ display: { theme: 'light' } });
  const { scope } = await signedIn({ userId: null });
  expect([scope.getState($theme), readCookie('theme')]).toEqual(['dark', 'dark']);
});

test('[PREF-09] a player who has chosen nothing goes on with what the visitor chose', async () => {
  writeCookie('theme', 'dark');
  await signedIn({});
  expect(readCookie('theme')).toBe('dark');
});

test('[PREF-09] a choice of a player goes to the server with all the others, that of a visitor goes nowhere', async () => {
  const { scope, sent } = await signedIn({});
  await allSettled(themeChosen, { scope, params: 'dark' });
  await allSettled(lookSwitched, { scope, params: 'ids' });
  expect(sent).toEqual(['dark ', 'dark ids']);
  const visitor = await signedIn({ userId: null });
  await allSettled(themeChosen, { scope: visitor.scope, params: 'light' });
  expect(visitor.sent).toEqual([]);
});

test('[PREF-09] choices made while a call is under way go with one more call', async () => {
  const calls: (() => void)[] = [];
  const { scope, sent } = await signedIn({ answer: () => new Promise((done) => calls.push(() => done(true))) });
  const all = [
    allSettled(themeChosen, { scope, params: 'dark' }),
    allSettled(lookSwitched, { scope, params: 'ids' }),
    allSettled(lookSwitched, { scope, params: 'logos' }),
  ];
  calls[0]?.();
  await Promise.resolve();
  await new Promise(setImmediate);
  calls[1]?.();
  await Promise.all(all);
  expect(sent).toEqual(['dark ', 'dark ids-logos']);
});

test('[PREF-09] what the server could not be told stays on the page', async () => {
  const { scope } = await signedIn({ display: { theme: 'light' }, answer: () => Promise.reject(new Error('lost')) });
  await allSettled(themeChosen, { scope, params: 'dark' });
  await allSettled(appReady, { scope });
  expect([scope.getState($theme), readCookie('theme')]).toEqual(['dark', 'dark']);
});
