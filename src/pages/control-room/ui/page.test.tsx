// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';

import { $userId, sessionClosed } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { now, open, part, press, refusal, settle } from '@/shared/testing';

import { ControlRoomPage } from './page';

const path = '/plugins-api/v1/health';
const reads = `GET ${path}`;
const figures = (id: string, more: object = {}) => ({
  ...{ id, version: '1.0.0', visitors: 30, failed: 2, errors: 5, phases: { mount: 2 }, state: 'open' },
  ...{ loadMs: 80.4, mountMs: null, longMs: 0, reason: null, until: null, ...more },
});
const answer = (more: object = {}) => ({ data: [figures('news')], notices: [], acts: [], ...more });
const openPage = (backend: Record<string, unknown>, config: object = {}, userId: number | null = 7) =>
  open(<ControlRoomPage faults={[]} sights={[]} />, {
    texts: ['debugger'],
    address: '/debugger',
    backend,
    values: [
      [$userId, userId],
      [$siteConfig, config],
    ],
  });
const cells = (name: string) =>
  part(name)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));

test('[PLUG-75] before the answer the page does not call itself a control room', async () => {
  await openPage({});
  expect(screen.queryByRole('heading', { name: 'Control room' })).toBeNull();
  expect(document.querySelector('[aria-busy=true]')).toBeInTheDocument();
});

test('[PLUG-75] who has no right sees no heading and no figure', async () => {
  await openPage({ [reads]: refusal(403, '', 403) });
  expect(screen.queryByRole('heading', { name: 'Control room' })).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

test('[PLUG-75] no answer is no refusal: the figures are asked for again', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal(1, '', 422) };
  const { asked } = await openPage(backend);
  expect(screen.getByRole('heading', { name: 'The figures could not be loaded.' })).toBeVisible();
  backend[reads] = answer();
  await press('Try again');
  expect(screen.getByRole('heading', { level: 1, name: 'Control room' })).toBeVisible();
  expect(asked(path)).toHaveLength(2);
});

test('[PLUG-75] a version says how it fares with visitors, by phase, and what the breaker makes of it', async () => {
  const data = [
    figures('news'),
    figures('header', {
      ...{ phases: {}, failed: 0, state: 'held', reason: '60 % failed', until: now, mountMs: 12.6 },
    }),
    figures('results', { state: 'tried' }),
  ];
  await openPage({ [reads]: answer({ data }) });
  expect(cells('Health for visitors')).toEqual([
    ['news', '1.0.0', 'for everybody', '–', '30', '2 (mount 2)', '5', '80', '–', '0'],
    ['header', '1.0.0', 'held back60 % failed', '2026-11-22 12:00', '30', '0', '5', '80', '13', '0'],
    ['results', '1.0.0', 'on trial', '–', '30', '2 (mount 2)', '5', '80', '–', '0'],
  ]);
});

test('[SPORT-07] what the operator must know of results stands above everything', async () => {
  await openPage({ [reads]: answer({ notices: ['seed', 'replayBets'] }) });
  expect(screen.getByText(/^Results are predictable: SANDBOX_SEED is set\./)).toBeVisible();
  expect(screen.getByText(/^Bets are accepted on matches with published results/)).toBeVisible();
});

test('[OPS-20] the acts of operators are listed with who, what and what came of it', async () => {
  const acts = [
    {
      at: now,
      who: 'operator',
      address: '10.0.0.1',
      what: 'PUT plugins/breaker',
      details: '{"percent":50}',
      status: 204,
    },
    { at: now - 1000, who: 'start', address: '', what: 'configuration', details: '', status: 200 },
  ];
  await openPage({ [reads]: answer({ acts }) });
  expect(cells('Operator actions')).toEqual([
    ['2026-11-22 12:00:00', 'operator 10.0.0.1', 'PUT plugins/breaker 204', '{"percent":50}'],
    ['2026-11-22 11:59:59', 'start', 'configuration 200', ''],
  ]);
});

test('[LIM-40] each value that protects players says where it comes from', async () => {
  await openPage({ [reads]: answer() }, { protection: { profile: 'DE', timeOutDays: [1, 7] } });
  const values = new Map(cells('Player protection').map(([name, value, source]) => [name, [value, source]]));
  expect(values.get('timeOutDays')?.[1]).toBe('own');
  expect(values.get('realityCheckMinutes')).toEqual(['60', 'DE']);
});

test('[PLUG-75] who signs out sees the figures no more once the page is left', async () => {
  const { scope, unmount } = await openPage({ [reads]: answer() });
  await settle(() => void allSettled(sessionClosed, { scope, params: { reason: 'player' } }));
  unmount();
  expect(screen.queryByRole('table')).toBeNull();
});
