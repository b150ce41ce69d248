// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';

import { account } from '@contracts/account.testing';

import { $balance } from '@/entities/account';
import { balance, balanceOf } from '@/entities/account/testing';
import { $isCheckDue } from '@/entities/safety/play-session';
import { $userId, sessionClosed, sessionOpened } from '@/entities/session';
import { alerts, open, press, refusal, settle, ways } from '@/shared/testing';

import { MakerPage } from './page';

const games = 'GET /games-api/v1/makers/games';
const launches = 'POST /games-api/v1/makers/launch';
const origin = 'https://games.acme.example';
const game = (more: object = {}) => ({
  ...{ id: 'fruits', maker: 'acme', makerName: 'Acme', title: 'Fruits', rtp: 0.965, hasDemo: true },
  ...more,
});
const launched = (secret = 's1') => ({
  data: { url: `${origin}/play?session=${secret}`, origin, title: 'Fruits', makerName: 'Acme' },
});
const openPage = (backend: Record<string, unknown>, values: readonly (readonly [unknown, unknown])[] = []) =>
  open(<MakerPage />, {
    ...{ texts: ['rounds', 'casino', 'games'], address: '/casino/maker/acme/fruits' },
    backend: Object.assign(backend, { [games]: { data: [game({ id: 'other' }), game()] }, ...backend }),
    values: [[$userId, 1], [$balance, balance], ...values],
  });
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Fruits');
/** The maker's page says something to ours. */
const say = (type: string) =>
  settle(() => {
    const source = frame()?.contentWindow ?? null;
    fireEvent(window, new MessageEvent('message', { source, origin, data: { type } }));
  });
const silence = 'The game could not be loaded.';
afterEach(() => {
  vi.useRealTimers();
});

test('[AGG-08] a game opens for the account in use, in the language of the page; the page says whose it is', async () => {
  const { sent } = await openPage({ [launches]: launched() });
  expect(sent()).toEqual([
    [launches, { maker: 'acme', game: 'fruits', lng: 'en', device: 'desktop', mode: 'real', accountId: 5 }],
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Fruits' })).toBeVisible();
  expect(screen.getByText('A game by Acme, which draws its rounds itself. RTP 96.5%, as it publishes.')).toBeVisible();
  expect(ways()).toEqual([['Exit game', '/en/casino-lobby']]);
});

test('[AGG-03] the frame has the address of the launch and no right beside scripts, forms and its own origin', async () => {
  await openPage({ [launches]: launched() });
  expect(frame()).toHaveAttribute('src', `${origin}/play?session=s1`);
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('[AGG-08] a visitor is asked to log in, and nothing opens', async () => {
  const { sent } = await openPage({}, [
    [$userId, null],
    [$balance, null],
  ]);
  expect(screen.getByText(/^Log in to play/)).toBeVisible();
  expect([sent(), frame()]).toEqual([[], null]);
  expect(screen.queryByRole('radio', { name: 'Demo' })).toBeNull();
});

test('[AGG-03] the demo opens anew with points and without an account, and money opens anew after it', async () => {
  const { sent } = await openPage({ [launches]: launched() });
  await press(screen.getByRole('radio', { name: 'Demo' }));
  expect(screen.getByText(/^Demo: you play with points/)).toBeVisible();
  await press(screen.getByRole('radio', { name: 'Real play' }));
  const bodies = sent().map(([, body]) => body as { mode: string; accountId?: number });
  expect(bodies.map(({ mode, accountId }) => [mode, accountId])).toEqual([
    ['real', 5],
    ['demo', undefined],
    ['real', 5],
  ]);
});

test('[AGG-03] a game without a demo offers none', async () => {
  await openPage({ [games]: { data: [game({ hasDemo: false })] }, [launches]: launched() });
  expect(screen.queryByRole('radio', { name: 'Demo' })).toBeNull();
});

test('[AGG-03] games take no bonus money: with a bonus account in use the main one pays', async () => {
  const all = [account(5), account(6, { type: 4 })];
  const inUse = balanceOf({ accounts: all, all_accounts: all, activeAccountId: 6 });
  const { sent } = await openPage({ [launches]: launched() }, [[$balance, inUse]]);
  expect(sent()).toEqual([[launches, expect.objectContaining({ accountId: 5 })]]);
});

test('[AGG-05] who may not play reads why, and no frame opens', async () => {
  await openPage({ [launches]: refusal(1026, 'You have taken a break.', 403) });
  expect(await screen.findByText('Play is unavailable')).toBeVisible();
  expect(alerts()).toEqual([expect.stringMatching(/You have taken a break\./)]);
  expect(ways()).toContainEqual(['Safer gambling', '/en/office/responsible']);
  expect(frame()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('[AGG-08] a launch that gets no answer is tried again by a press', async () => {
  const backend: Record<string, unknown> = { [launches]: refusal(0, '', 503) };
  await openPage(backend);
  expect(await screen.findByRole('heading', { name: silence })).toBeVisible();
  backend[launches] = launched('s2');
  await press('Try again');
  expect(frame()).toHaveAttribute('src', `${origin}/play?session=s2`);
  expect(screen.queryByRole('heading', { name: silence })).toBeNull();
});

test('[AGG-08] the way out in the frame leads to the lobby', async () => {
  const { visited } = await openPage({ [launches]: launched() });
  await say('exit');
  expect(visited).toEqual(['/en/casino-lobby']);
});

test.each([
  ['says nothing for twenty seconds is told of, with a way to try again', null, true],
  ['said that it can be played is left in peace', 'ready', false],
])('[AGG-08] a frame that %s', async (_, word, isTold) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await openPage({ [launches]: launched() });
  if (word !== null) await say(word);
  await vi.advanceTimersByTimeAsync(19_000);
  await settle();
  expect(screen.queryByRole('heading', { name: silence })).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  await settle();
  expect(screen.queryByRole('heading', { name: silence }) !== null).toBe(isTold);
  expect(frame()).not.toBeNull();
});

test('[AGG-03] while the site asks its player something the game is told to pause, at its own origin alone', async () => {
  const post = vi.spyOn(window.HTMLIFrameElement.prototype, 'contentWindow', 'get');
  const postMessage = vi.fn();
  post.mockReturnValue({ postMessage } as unknown as Window);
  await openPage({ [launches]: launched() }, [[$isCheckDue, true]]);
  expect(postMessage.mock.calls).toEqual([[{ type: 'pause' }, origin]]);
});

test('[AGG-03] who logs out takes the frame and the secret in its address away: the next player sees none of it', async () => {
  const backend: Record<string, unknown> = { [launches]: launched() };
  const { scope } = await openPage(backend);
  backend[launches] = new Promise(() => undefined);
  await settle(() => void allSettled(sessionClosed, { scope, params: { reason: 'player' } }));
  expect(frame()).toBeNull();
  expect(screen.getByText(/^Log in to play/)).toBeVisible();
  await settle(() => void allSettled(sessionOpened, { scope, params: { userId: 2 } }));
  expect(screen.queryByText(/^Log in to play/)).toBeNull();
  expect(frame()).toBeNull();
});
