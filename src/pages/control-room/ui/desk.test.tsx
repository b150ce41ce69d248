// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { manifestRequested, overridesReceived } from '@/entities/plugin';
import { $userId } from '@/entities/session';
import { alerts, now, open, press, refusal, settle, type } from '@/shared/testing';

import { ControlRoomPage } from './page';

const root = '/plugins-api/v1/room';
const app = (id: string, more: Partial<PluginEntry> = {}): PluginEntry => ({
  ...{ id, version: '1.0.0', kind: 'module', entry: `/plugins/${id}/a.js`, enabled: true, owner: 'sport' },
  integrity: `sha384-${'A'.repeat(64)}`,
  mounts: [{ slot: 'notice' }],
  ...more,
});
const site = (more: object = {}) => ({
  data: { version: 3, plugins: {}, slots: {}, history: [], alarms: [], ...more },
});
const version = (number: number) => ({ version: number, at: now, author: 'Cleo (7)', reason: 'It fails' });
const operator = { name: 'Cleo', endsAt: now + 3_600_000 };
const change = { path: 'plugins.news.enabled', after: false };
const checked = (more: object = {}) => ({ data: { version: 3, faults: [], changes: [change], ...more } });
async function openRoom(more: Record<string, unknown> = {}, entries = [app('news'), app('lotto')]) {
  const backend: Record<string, unknown> = {
    'GET /plugins/manifest.json': { version: 1, plugins: entries },
    'GET /plugins-api/v1/health': { data: [], notices: [], acts: [] },
    [`GET ${root}`]: { data: { isOpen: true, session: operator } },
    [`GET ${root}/site`]: site(),
    [`POST ${root}/site/check`]: checked(),
    ...more,
  };
  const opened = await open(<ControlRoomPage faults={[]} sights={[]} />, {
    ...{ texts: ['debugger'], address: '/control', backend, values: [[$userId, 7]] },
  });
  await settle(() => void allSettled(overridesReceived, { scope: opened.scope, params: {} }));
  await settle(() => void allSettled(manifestRequested, { scope: opened.scope }));
  return { ...opened, backend };
}
const flick = (name: string) => press(screen.getByRole('switch', { name }));
const write = async (label: string, text: string) => {
  type(label, text);
  await settle();
};
async function publish() {
  await press('Review and publish');
  await write('Reason, kept in the history', 'It fails');
  await press('Publish');
}
const sentTo = (sent: unknown[][], path: string) =>
  sent.flatMap(([call, body]) => (call === `POST ${path}` ? [body] : []));

test('[PLUG-103] the token goes to the server once and stays nowhere in the page; a wrong one is told', async () => {
  const door = { data: { isOpen: true, session: null } };
  const { backend, sent } = await openRoom({ [`GET ${root}`]: door, [`POST ${root}/session`]: refusal(403, '', 403) });
  await write('Your name, kept in the history', 'Cleo');
  await write('Operator token', 'a wrong one');
  await press('Sign in');
  expect(alerts()).toEqual(['This name or token is not accepted.']);
  expect(screen.getByLabelText('Operator token')).toHaveValue('');
  expect(sentTo(sent(), `${root}/session`)).toEqual([{ name: 'Cleo', token: 'a wrong one' }]);
  backend[`POST ${root}/session`] = new Response(null, { status: 204 });
  backend[`GET ${root}`] = { data: { isOpen: true, session: operator } };
  await write('Operator token', 'the right one');
  await press('Sign in');
  expect(screen.getByText('Signed in as Cleo until 2026-11-22 13:00 (UTC)')).toBeVisible();
  expect(screen.queryByLabelText('Operator token')).toBeNull();
});

test('[PLUG-103] a server without a token of an operator shows no door', async () => {
  await openRoom({ [`GET ${root}`]: { data: { isOpen: false, session: null } } });
  expect(screen.getByRole('heading', { level: 1, name: 'Control room' })).toBeVisible();
  expect(screen.queryByLabelText('Operator token')).toBeNull();
});

test('[PLUG-104] a switch makes a draft; its change is shown and published with a reason, over the version that was compared', async () => {
  const { sent, backend } = await openRoom({ [`POST ${root}/site/versions`]: { data: version(4) } });
  await flick('news');
  expect(screen.getByText('Not published: 1')).toBeVisible();
  await press('Review and publish');
  expect(screen.getByRole('row', { name: 'plugins.news.enabled not set false' })).toBeVisible();
  await press('Close');
  backend[`GET ${root}/site`] = site({ version: 4, plugins: { news: { enabled: false } } });
  await publish();
  const draft = { apps: { news: { enabled: false } }, orders: {} };
  expect(sentTo(sent(), `${root}/site/versions`)).toEqual([{ ...draft, base: 3, reason: 'It fails' }]);
  expect(screen.getByText('Version 4 holds. Open pages follow within a minute.')).toBeVisible();
  expect(screen.queryByText(/^Not published/)).toBeNull();
  expect(screen.getByRole('switch', { name: 'news' })).not.toBeChecked();
});

test('[PLUG-104] after a publication one press takes it back', async () => {
  const { sent, backend } = await openRoom({ [`POST ${root}/site/versions`]: { data: version(4) } });
  await flick('news');
  backend[`GET ${root}/site`] = site({ version: 4, plugins: { news: { enabled: false } } });
  await publish();
  backend[`POST ${root}/site/undo`] = { data: version(5) };
  backend[`GET ${root}/site`] = site({ version: 5 });
  await press('Undo');
  expect(sentTo(sent(), `${root}/site/undo`)).toEqual([{ base: 4 }]);
  expect(screen.getByRole('switch', { name: 'news' })).toBeChecked();
});

test('[PLUG-104] the second of two operators is told, keeps the draft and publishes it over the new version', async () => {
  const { sent, backend } = await openRoom({ [`POST ${root}/site/versions`]: refusal(409, '', 409) });
  await flick('news');
  await press('Review and publish');
  await write('Reason, kept in the history', 'It fails');
  backend[`POST ${root}/site/check`] = checked({ version: 4 });
  await press('Publish');
  expect(alerts()).toEqual([expect.stringMatching(/^Another version was published meanwhile/)]);
  backend[`POST ${root}/site/versions`] = { data: version(5) };
  await press('Publish');
  expect(sentTo(sent(), `${root}/site/versions`)).toMatchObject([{ base: 3 }, { base: 4, reason: 'It fails' }]);
});

test('[PLUG-104] what cannot be published is named by its path, and nothing goes out', async () => {
  const faults = [{ path: 'plugins.news.rollout.percent', text: 'too much' }];
  const { sent } = await openRoom({ [`POST ${root}/site/check`]: checked({ faults }) });
  await flick('news');
  await publish();
  expect(alerts()).toEqual(['This cannot be published plugins.news.rollout.percent: too much']);
  expect(sentTo(sent(), `${root}/site/versions`)).toEqual([]);
});

test('[PLUG-104] a session that ended asks for the token again, and the draft is still there', async () => {
  const { backend } = await openRoom({ [`POST ${root}/site/check`]: refusal(403, '', 403) });
  await flick('news');
  backend[`GET ${root}`] = { data: { isOpen: true, session: null } };
  await press('Review and publish');
  expect(screen.getByLabelText('Operator token')).toBeVisible();
  backend[`POST ${root}/session`] = new Response(null, { status: 204 });
  backend[`GET ${root}`] = { data: { isOpen: true, session: operator } };
  await write('Your name, kept in the history', 'Cleo');
  await write('Operator token', 'the right one');
  await press('Sign in');
  expect(screen.getByText('Not published: 1')).toBeVisible();
});

test('[PLUG-104] share, place, condition and the settings of the app go into one draft', async () => {
  const configSchema = { count: { type: 'number', default: 3, min: 1, max: 9, title: 'How many' } };
  const { sent } = await openRoom({}, [app('lotto'), app('news', { configSchema })]);
  await press('Edit news');
  const set = async (label: string, text: string, at = 0) => {
    const field = screen.getAllByLabelText(label)[at]!;
    type(field, text);
    await settle(() => fireEvent.blur(field));
  };
  await set('Share of visitors, %', '40');
  await set('Countries', 'DE, AT', 1);
  await set('How many', '5');
  await write('Place in notice', '0');
  await press('Keep in draft');
  await press('Review and publish');
  const edit = { rollout: { percent: 40 }, requires: { not: { countries: ['DE', 'AT'] } }, config: { count: 5 } };
  expect(sentTo(sent(), `${root}/site/check`)).toEqual([
    { apps: { news: edit }, orders: { notice: ['news', 'lotto'] } },
  ]);
});

test('[PLUG-106] the list is searched by name, owner, place and version, and says who changed an app last', async () => {
  const history = [{ ...version(3), changes: [change] }];
  await openRoom({ [`GET ${root}/site`]: site({ history }) }, [
    app('news'),
    app('lotto', { version: '2.1.0', owner: 'pools' }),
  ]);
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(screen.getByRole('row', { name: /^news/ })).toHaveTextContent('Cleo (7)2026-11-22 12:00');
  await write('Name, owner, place or version', '2.1');
  expect(names()).toEqual(['lottopools · module']);
});

test('[PLUG-105] a failure with money is listed until it is dealt with', async () => {
  const alarm = { id: 9, source: 'settlement', subject: 'coupon 12', message: 'no result', times: 2 };
  const { backend, sent } = await openRoom({
    [`GET ${root}/site`]: site({ alarms: [{ ...alarm, firstAt: now, lastAt: now }] }),
    [`POST ${root}/alarms/9/done`]: new Response(null, { status: 204 }),
  });
  await press(screen.getByRole('tab', { name: /^Money to check/ }));
  expect(screen.getByRole('row', { name: /coupon 12/ })).toHaveTextContent('settlement ×2');
  backend[`GET ${root}/site`] = site();
  await press('Dealt with');
  expect(sentTo(sent(), `${root}/alarms/9/done`)).toHaveLength(1);
  expect(screen.queryByRole('row', { name: /coupon 12/ })).toBeNull();
});
