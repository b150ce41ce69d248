// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { errorCodes } from '@contracts/common';

import { alerts, now, press, refusal, settle, type } from '@/shared/testing';

import {
  app,
  change,
  checked,
  flick,
  holds,
  openRoom,
  operator,
  publish,
  root,
  sentTo,
  site,
  version,
  write,
} from './room.testing';

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
  const { sent, backend } = await openRoom({ [`POST ${root}/site/versions`]: holds(4) });
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
  const { sent, backend } = await openRoom({ [`POST ${root}/site/versions`]: holds(4) });
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
  backend[`POST ${root}/site/versions`] = holds(5);
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

test('[SITE-05] where a second operator must look, a draft is proposed; its author cannot approve it and can withdraw it', async () => {
  const proposal = { id: 7, at: now, author: 'Cleo (7)', reason: 'It fails', base: 3, isOwn: true, changes: [change] };
  const { backend, sent } = await openRoom({
    [`POST ${root}/site/check`]: checked({ needsApproval: true }),
    [`POST ${root}/site/versions`]: { data: { version: null, proposal: 7 } },
  });
  await flick('news');
  await press('Review and publish');
  await write('Reason, kept in the history', 'It fails');
  backend[`GET ${root}/site`] = site({ proposals: [proposal] });
  await press('Propose');
  expect(screen.getByText('Proposed. Another operator must approve it before it holds.')).toBeVisible();
  expect(screen.queryByText(/^Not published/)).toBeNull();
  await press(screen.getByRole('tab', { name: /^Versions/ }));
  expect(screen.getByRole('tab', { name: /^Versions/ })).toHaveTextContent('1');
  expect(screen.getByText('Another operator must approve this.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve and publish' })).toBeNull();
  backend[`DELETE ${root}/site/proposals/7`] = new Response(null, { status: 204 });
  backend[`GET ${root}/site`] = site();
  await press('Withdraw');
  expect(sent().map(([call]) => call)).toContain(`DELETE ${root}/site/proposals/7`);
  expect(screen.queryByText('Waiting for approval')).toBeNull();
});

test('[SITE-05] where too many changes wait already, the author is told so and keeps the draft', async () => {
  const { backend } = await openRoom({ [`POST ${root}/site/versions`]: refusal(errorCodes.proposalsFull, '', 409) });
  await flick('news');
  await press('Review and publish');
  await write('Reason, kept in the history', 'It fails');
  await press('Publish');
  expect(alerts()).toEqual([expect.stringMatching(/^Too many changes are waiting for approval/)]);
  backend[`POST ${root}/site/versions`] = holds(5);
  await press('Publish');
  expect(alerts()).toEqual([]);
});

test('[SITE-05] [SITE-08] another operator sees what changes and approves it; what was made over an older version can only be rejected', async () => {
  const proposal = { id: 7, at: now, author: 'Leo (8)', reason: 'Less', base: 3, isOwn: false, changes: [change] };
  const { backend } = await openRoom({
    [`GET ${root}/site`]: site({ proposals: [proposal, { ...proposal, id: 8, base: 2, reason: 'Older' }] }),
    [`POST ${root}/site/proposals/7/approve`]: refusal(409, '', 409),
  });
  await press(screen.getByRole('tab', { name: /^Versions/ }));
  expect(screen.getAllByRole('row', { name: 'plugins.news.enabled not set false' })).toHaveLength(2);
  expect(screen.getByText(/^Made over version 2, which no longer holds/)).toBeVisible();
  expect(screen.getByText('ab12')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Reject' })).toHaveLength(2);
  await press('Approve and publish');
  expect(alerts()).toEqual([expect.stringMatching(/^That did not work/)]);
  backend[`POST ${root}/site/proposals/7/approve`] = holds(4);
  backend[`GET ${root}/site`] = site({ version: 4 });
  await press('Approve and publish');
  expect(screen.getByText('Version 4 holds. Open pages follow within a minute.')).toBeVisible();
  expect(alerts()).toEqual([]);
});

/** Types into a field and goes on to the next one. */
async function leave(label: string, text: string) {
  await write(label, text);
  await settle(() => fireEvent.blur(screen.getByLabelText(label)));
}
const inSteps = (...use: object[]) => ({ plugins: { news: { use } } });
const step = (version: string, percent: number) => ({ version, percent });
const threeOf = [app('news', { versions: ['1.2.0', '1.1.0', '1.0.0'] }), app('lotto')];

test('[PLUG-109] versions side by side: shares are set one by one, who gets the rest is said, and the list names all', async () => {
  const { sent } = await openRoom({}, threeOf);
  await press('Edit news');
  type('Version', '%');
  await settle();
  expect(screen.queryByText(/^Everyone else/)).toBeNull();
  await leave('1.2.0, % of visitors', '10');
  expect(screen.getByText('Everyone else, 90%: 1.1.0')).toBeVisible();
  await leave('1.1.0, % of visitors', '25.5');
  expect(screen.getByText('Everyone else, 64.5%: 1.0.0')).toBeVisible();
  expect(screen.getByLabelText('1.0.0, % of visitors')).toHaveAttribute('max', '64.5');
  await press('Keep in draft');
  expect(screen.getByRole('row', { name: /1\.2\.0 10 % 1\.1\.0 25\.5 % 1\.0\.0 64\.5 %/ })).toBeVisible();
  await publish();
  expect(sentTo(sent(), `${root}/site/versions`)).toMatchObject([
    { apps: { news: { use: [step('1.2.0', 10), step('1.1.0', 25.5)] } } },
  ]);
});

test('[PLUG-109] a share of more than is left does not come into the draft, and one press ends the steps', async () => {
  await openRoom({ [`GET ${root}/site`]: site(inSteps(step('1.2.0', 30), step('1.1.0', 20))) }, threeOf);
  await press('Edit news');
  await leave('1.2.0, % of visitors', '81');
  expect(screen.getByText('Everyone else, 50%: 1.0.0')).toBeVisible();
  expect(screen.queryByText(/^Not published/)).toBeNull();
  type('Version', '1.0.0');
  await settle();
  expect(screen.queryByLabelText('1.2.0, % of visitors')).toBeNull();
  expect(screen.getByText('Not published: 1')).toBeVisible();
});

test('[PLUG-109] a version that was taken back says why beside its app', async () => {
  const figures = { visitors: 0, failed: 0, errors: 0, loadMs: null, mountMs: null, longMs: null, phases: {} };
  const reason = '6 of 20 visitors saw it fail within 10 minutes';
  const held = { ...figures, id: 'news', version: '1.2.0', state: 'held', reason, until: now };
  await openRoom({ 'GET /plugins-api/v1/health': { data: [held], notices: [], acts: [] } }, threeOf);
  expect(screen.getByRole('row', { name: /held back/ })).toHaveTextContent(`held back${reason}`);
});

test('[PLUG-109] the room warns where the version behind steps was taken back, and says who stands there instead', async () => {
  const figures = { visitors: 0, failed: 0, errors: 0, loadMs: null, mountMs: null, longMs: null, phases: {} };
  const held = { ...figures, id: 'news', version: '1.1.0', state: 'held', reason: 'it failed', until: now };
  const steps = { [`GET ${root}/site`]: site(inSteps(step('1.2.0', 10))) };
  await openRoom({ ...steps, 'GET /plugins-api/v1/health': { data: [held], notices: [], acts: [] } }, threeOf);
  await press('Edit news');
  expect(screen.getByText('Everyone else, 90%: 1.0.0')).toBeVisible();
  expect(screen.getByText(/^1\.1\.0 was taken back/)).toBeVisible();
  await leave('1.1.0, % of visitors', '0');
  expect(screen.queryByText(/^1\.1\.0 was taken back/)).toBeNull();
});
