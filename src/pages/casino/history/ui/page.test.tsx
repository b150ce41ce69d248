// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createWatch } from 'effector';
import { expect, test, vi } from 'vitest';

import type { LottoPlayed, VirtualPlayed } from '@contracts/played-rounds';
import type { GameRound } from '@contracts/rounds';

import { $userId } from '@/entities/session';
import { saveSheetFx } from '@/shared/sheet';
import { alerts, now, nowSec, open, part, press, refusal, rows, settle, type } from '@/shared/testing';

import { RoundsPage } from './page';

const path = '/games-api/v1/rounds';
const reads = `GET ${path}`;
const round = (id: string, more: Partial<GameRound> = {}): GameRound => ({
  ...{ id, game: 'dice', at: now - 60_000, currency: 'RUB', stake: 100, payout: 198, isOpen: false, endsAt: null },
  ...{ choice: { below: 5000 }, draws: [12], commitment: `c${id}`, clientSeed: 'own', isDrawnByUs: false, nonce: 3 },
  ...{ serverSeed: null, maths: null, ...more },
});
const page = (data: (GameRound | LottoPlayed | VirtualPlayed)[], total_count = data.length, number = 1) => ({
  ...{ data, total_count, page: number, pageSize: 20 },
});
const openPage = (backend: Record<string, unknown>, search = '') =>
  open(<RoundsPage />, {
    ...{ texts: ['played', 'rounds', 'office', 'games'], backend, address: `/office/rounds${search}` },
    values: [[$userId, 1]],
    handlers: [[saveSheetFx, () => undefined]],
  });

test('[CAS-30] a round says its game, its moment, what it cost and what it paid', async () => {
  await openPage({ [reads]: page([round('r1'), round('r2', { payout: 0, stake: 0.5 })]) });
  const list = rows(part('Rounds'));
  expect(list[0]).toMatch(/^Dice.*Nov 22.* 3.*−100 ₽\+198 ₽/);
  expect(list[1]).toMatch(/−0\.50 ₽\+0 ₽/);
});

test('[CAS-30] a seed that is closed and a round that goes on say so, and what opens the seed', async () => {
  await openPage({ [reads]: page([round('r1'), round('r2', { isOpen: true, payout: 0 })]) });
  await vi.waitFor(() => expect(rows(part('Rounds'))[0]).toContain('Seed not revealed'), 10_000);
  expect(rows(part('Rounds'))[1]).toContain('In progress');
  expect(screen.getByText('Verified here: 0. Seed not revealed: 1.')).toBeVisible();
  expect(screen.getByText(/^An active seed is hidden/)).toBeVisible();
});

test('[CAS-30] [FAIR-10] rounds that share a seed and its count are called out, with what to do', async () => {
  const twice = { commitment: 'c', nonce: 4 };
  await openPage({ [reads]: page([round('r1', twice), round('r2', twice), round('r3')]) });
  await vi.waitFor(
    () => expect(alerts()).toEqual(['Rounds that failed verification: 2. Save them as JSON and contact support.']),
    10_000,
  );
  expect(rows(part('Rounds'))[1]).toContain('Seed and nonce reused');
  expect(rows(part('Rounds'))[2]).toContain('Seed not revealed');
});

test('[FAIR-21] a ticket and a coupon with virtual matches stand beside rounds, are judged, and lead to where they are shown', async () => {
  const draw = {
    id: 9,
    lottoId: 3,
    number: 5,
    at: nowSec + 60,
    committedAt: nowSec,
    commitment: 'c',
    numbers: null,
    seed: null,
  };
  const ticket: LottoPlayed = {
    ...{ ...round('t', { isOpen: true, payout: 0 }), game: 'lotto' },
    lotto: { rate: 1, lines: [[1, 2, 3, 4]], draws: [{ draw: { ...draw, winners: [] }, payout: 0 }] },
  };
  // Both of old times, without a hash of a chain, and by chance with one number.
  const old = { commitment: '', nonce: 7 };
  const coupon: VirtualPlayed = { ...round('v', { payout: 0 }), game: 'virtual', virtual: { matches: [], chains: [] } };
  await openPage({
    [reads]: page([
      { ...ticket, ...old },
      { ...coupon, ...old },
    ]),
  });
  await vi.waitFor(() => expect(rows(part('Rounds'))[1]).toContain('Verified'), 10_000);
  expect(rows(part('Rounds'))).toEqual([
    expect.stringMatching(/^Lotto.*In progress.*−100 ₽\+0 ₽Open$/),
    expect.stringMatching(/^Virtual sports.*Verified.*Open$/),
  ]);
  const targets = screen.getAllByRole('link', { name: 'Open' }).map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/en/lotto/view/9', '/en/office/history']);
});

test('[LOTTO-05] a ticket whose draws were cancelled says so and what came back; nobody judges what it took no part in', async () => {
  const ticket: LottoPlayed = {
    ...{ ...round('t', { stake: 0, payout: 0 }), game: 'lotto' },
    lotto: { rate: 1, lines: [[1, 2, 3, 4]], draws: [], returned: 40 },
  };
  await openPage({ [reads]: page([ticket, { ...ticket, id: 'u', lotto: { ...ticket.lotto, returned: 0.5 } }]) });
  await vi.waitFor(() => expect(screen.getByText('Verified here: 0. Seed not revealed: 0.')).toBeVisible());
  expect(rows(part('Rounds'))).toEqual([
    expect.stringMatching(/^Lotto.* 3Draw cancelled: 40 ₽ returned−0 ₽\+0 ₽Open$/),
    expect.stringMatching(/Draw cancelled: 0\.50 ₽ returned/),
  ]);
  expect(screen.getAllByRole('link', { name: 'Open' })[0]).toHaveAttribute('href', '/en/lotto/view');
});

test('[CAS-30] the filter of the address is asked for, and a choice goes there', async () => {
  const { asked, visited } = await openPage({ [reads]: page([round('r1')]) }, '?days=7&game=dice');
  const { from, to, ...rest } = asked(path)[0] ?? {};
  expect(rest).toEqual({ game: 'dice', page: '1', pageSize: '20' });
  expect([Number(to) - nowSec, Number(to) - Number(from)]).toEqual([1, 7 * 86_400]);
  type('Result', 'lost');
  type('Game', '');
  await press(screen.getByRole('radio', { name: 'All' }));
  expect(visited).toEqual([
    '/en/office/rounds?days=7&game=dice&result=lost',
    '/en/office/rounds?days=7',
    '/en/office/rounds?days=all&game=dice',
  ]);
});

test('[CAS-30] none in this time: one press shows all rounds', async () => {
  const { visited } = await openPage({ [reads]: page([]) }, '?days=7&mode=demo');
  expect(screen.getByRole('heading', { name: 'No rounds found' })).toBeVisible();
  await press('Show all rounds');
  expect(visited).toEqual(['/en/office/rounds?days=all']);
});

test('[CAS-30] more than a page: the rest comes under the first', async () => {
  const backend: Record<string, unknown> = { [reads]: page([round('r2')], 2) };
  await openPage(backend);
  backend[reads] = page([round('r1')], 2, 2);
  await press('Show more');
  expect(screen.getByText('2 of 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('[CAS-30] rounds that do not load are asked for again', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal(1, '', 403) };
  await openPage(backend);
  expect(screen.getByRole('heading', { name: 'Rounds could not be loaded.' })).toBeVisible();
  backend[reads] = page([round('r1')]);
  await press('Try again');
  expect(rows(part('Rounds'))).toHaveLength(1);
});

test('[CAS-30] a file has every round that the filter finds, page after page, and not only those that are shown', async () => {
  const saved = vi.fn();
  const all = Array.from({ length: 130 }, (_, at) => round(`r${String(at)}`));
  const server = ({ query }: { query: Readonly<Record<string, string>> }) => {
    const [number, size] = [Number(query.page), Number(query.pageSize)];
    return { ...page(all.slice((number - 1) * size, number * size), all.length, number), pageSize: size };
  };
  const { scope, asked } = await openPage({ [reads]: server }, '?days=all');
  createWatch({ unit: saveSheetFx, fn: saved, scope });
  await press('Save as JSON');
  await vi.waitFor(() => expect(saved).toHaveBeenCalled(), 10_000);
  const [{ name, text, type: kind }] = saved.mock.calls[0] as [{ name: string; text: string; type: string }];
  expect([name, kind]).toEqual(['rounds-2026-11-22.json', 'application/json']);
  expect((JSON.parse(text) as { rounds: object[] }).rounds).toHaveLength(130);
  expect(asked(path).map((query) => [query.page, query.pageSize])).toEqual([
    ['1', '20'],
    ['1', '100'],
    ['2', '100'],
  ]);
});

test('[CAS-30] a file that could not be made says so', async () => {
  const backend: Record<string, unknown> = { [reads]: page([round('r1')]) };
  const { notice } = await openPage(backend);
  backend[reads] = refusal();
  await press('Save as CSV');
  await settle();
  expect(notice()).toBe('The file was not created. Try again.');
});
