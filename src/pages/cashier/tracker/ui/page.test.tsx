// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import { navigated, type RouteMatch } from '@/shared/routing';
import { alerts, facts, now, press, refusal, settle, type } from '@/shared/testing';

import { bet, bets, openPage, page, path, reads, saved, sums, tracker } from '../tracker.testing';

// jsdom has no canvas.
vi.mock('./profit-chart', () => ({ ProfitChart: () => null }));
beforeEach(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })));

const anyMatch = { pageId: 'office-tracker' } as unknown as RouteMatch;
const rowsOf = (table: string) =>
  within(within(screen.getByRole('region', { name: table })).getByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));

test('[TRACK-01] a loss is said as plainly as a gain, and few bets are said to say little', async () => {
  await openPage({ [reads]: tracker(), [bets]: page([]) });
  const said = Object.fromEntries(facts().map(([name, ...rest]) => [name, rest.join(' ')]));
  expect(said['Profit or loss']).toMatch(/^[-−]299\.50 ₽/);
  expect(said.Yield).toMatch(/^[-−]25%/);
  expect(said.CLV).toMatch(/^\+2\.1%/);
  expect(said['Strike rate']).toMatch(/^27\.3%/);
  expect(said['Losing run']).toMatch(/^4 bets/);
  expect(screen.getByText('12 bets say little: chance decides most of their result.')).toBeVisible();
  expect(document.querySelectorAll('[data-gain]')).toHaveLength(1);
});

test('[TRACK-01] tables are sorted by the column that the address names, and a press names another', async () => {
  const { visited } = await openPage({ [reads]: tracker(), [bets]: page([]) }, '?sort=profit');
  expect(rowsOf('Sport').slice(1)).toEqual([
    expect.stringMatching(/^Several sports4\+100\.50 ₽.*–$/),
    expect.stringMatching(/^Football8[-−]400 ₽/),
  ]);
  expect(rowsOf('Odds')[1]).toMatch(/^5\.00 and up/);
  const [head] = within(screen.getByRole('region', { name: 'Sport' })).getAllByRole('button', { name: 'CLV' });
  head!.click();
  expect(visited.at(-1)).toBe('/en/office/tracker?period=365&sort=clv');
});

test('[TRACK-01] every filter is part of the question and of the address', async () => {
  const { asked, visited } = await openPage(
    { [reads]: tracker({ accountId: 6 }), [bets]: page([]) },
    '?period=year&year=2025&account=6&sport=1&odds=2&tag=model',
  );
  expect(asked(path)).toEqual([
    expect.objectContaining({
      ...{ account: '6', sport: '1', odds: '2', tag: 'model', lng: 'en' },
      ...{ from: String(Date.UTC(2025, 0, 1, -3) / 1000), to: String(Date.UTC(2026, 0, 1, -3) / 1000), zone: '3' },
    }),
  ]);
  type('Market', '1');
  expect(visited.at(-1)).toBe('/en/office/tracker?period=year&year=2025&account=6&sport=1&market=1&odds=2&tag=model');
  await press('Clear filters');
  expect(visited.at(-1)).toBe('/en/office/tracker?period=year&year=2025&account=6');
});

test('[TRACK-01] sums of one account never stand under the name of another', async () => {
  await openPage({ [reads]: tracker({ accountId: 99 }), [bets]: page([]) });
  expect(facts()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
});

test('[TRACK-01] nothing found leads to twelve months, or without the filters', async () => {
  const none = { [reads]: tracker({ sums: sums({ bets: 0 }) }), [bets]: page([]) };
  const { visited } = await openPage(none, '?period=28');
  await press('Show 12 months');
  expect(visited).toEqual(['/en/office/tracker?period=365']);
});

test('[TRACK-01] what does not load is asked for again', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal(), [bets]: page([]) };
  await openPage(backend);
  expect(screen.getByRole('heading', { name: 'The tracker could not be loaded. Try again.' })).toBeVisible();
  backend[reads] = tracker();
  await press('Try again');
  expect(facts().length).toBeGreaterThan(6);
});

test('[TRACK-01] figures of one filter never stand under another, when its answer does not come', async () => {
  const backend: Record<string, unknown> = { [reads]: tracker(), [bets]: page([bet('7')]) };
  const { scope } = await openPage(backend);
  backend[reads] = refusal();
  backend[bets] = refusal();
  const location = { path: '/office/tracker', language: 'en', search: '?period=28', hash: '' };
  await settle(() => void allSettled(navigated, { scope, params: { location, match: anyMatch, failure: null } }));
  expect(screen.getByRole('heading', { name: 'The tracker could not be loaded. Try again.' })).toBeVisible();
  expect(facts()).toEqual([]);
});

test('[TRACK-02] each bet says its value, or why it has none', async () => {
  const live = { ...bet('8').legs[0]!, isLive: true, closing: null, clv: null };
  await openPage({ [reads]: tracker(), [bets]: page([bet('7'), bet('8', { clv: null, legs: [live] })]) });
  const items = within(screen.getByRole('list', { name: 'Settled bets' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/2\.10?, closed at 2\.?0*.*CLV \+5%/),
    expect.stringMatching(/live.*no CLV: live bet/),
  ]);
});

test('[TRACK-03] tags and a note are saved; another device’s words are shown before they are written over', async () => {
  const call = `PUT ${path}/bets/7/marks`;
  const other = { tags: ['phone'], note: 'from the phone', version: 3 };
  const backend: Record<string, unknown> = {
    [reads]: tracker(),
    [bets]: page([bet('7')]),
    [call]: Response.json({ code: 409, message: 'x', requestId: 'r', data: other }, { status: 409 }),
  };
  const { sent } = await openPage(backend);
  await press('Edit tags and note of bet 7');
  type('Tags', 'model, late night');
  type('Note', 'moved');
  await press('Save');
  expect(alerts()).toEqual([expect.stringContaining('phone · from the phone')]);
  backend[call] = { data: { tags: ['model', 'late night'], note: 'moved', version: 4 } };
  await press('Save');
  expect(sent().map(([, body]) => (body as { version: number }).version)).toEqual([2, 3]);
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull();
  expect(screen.getByText('late night')).toBeVisible();
});

test('[TRACK-03] too long a tag is said beside the field, and not sent', async () => {
  const { sent } = await openPage({ [reads]: tracker(), [bets]: page([bet('7')]) });
  await press('Edit tags and note of bet 7');
  type('Tags', 'x'.repeat(25));
  expect(screen.getByText('A tag has at most 24 characters. Shorten it.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(sent()).toEqual([]);
});

test('[TRACK-04] files hold every page that the filter finds; no text of them is a formula', async () => {
  saved.mockClear();
  const all = Array.from({ length: 150 }, (_, index) => bet(String(index)));
  const pages = ({ query }: { query: Record<string, string> }) => {
    const [from, size] = [(Number(query.page) - 1) * Number(query.pageSize), Number(query.pageSize)];
    return { ...page(all.slice(from, from + size)), total_count: all.length };
  };
  await openPage({ [reads]: tracker(), [bets]: pages });
  for (const kind of ['CSV', 'JSON', 'hledger journal']) await press(kind);
  const files = saved.mock.calls.map(([file]) => file as { name: string; text: string });
  const day = new Date(now).toISOString().slice(0, 10);
  expect(files.map(({ name }) => name)).toEqual([`bets-${day}.csv`, `bets-${day}.json`, `bets-${day}.journal`]);
  expect(files[0]!.text.trim().split('\r\n')).toHaveLength(151);
  expect(JSON.parse(files[1]!.text)).toMatchObject({ format: 'openbook-bets/1', account: { id: 5, currency: 'RUB' } });
  expect(files[2]!.text.match(/^\d{4}-\d\d-\d\d \*/gm)).toHaveLength(150);
});
