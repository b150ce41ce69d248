// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import type { TrackedBet } from '@contracts/tracker';

import { $coefViewId } from '@/entities/preferences';
import { sessionClosed } from '@/entities/session';
import { alerts, isOff, part, plain, press, refusal, settle, type } from '@/shared/testing';

import { fileRequested } from '../model/files';
import { $draft } from '../model/marks';
import { bet, bets, openPage, page, path, reads, saved, tracker } from '../tracker.testing';

// jsdom has no canvas.
vi.mock('./profit-chart', () => ({ ProfitChart: () => null }));
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  saved.mockReset();
});
const list = () =>
  within(screen.getByRole('list', { name: 'Settled bets' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));
const [leg] = bet('0').legs;
const second = { ...leg!, match: 'C – D', outcome: 'Draw' };

test.each<[string, Partial<TrackedBet>, RegExp]>([
  ['an accumulator says its whole odds', { typeId: 1, odds: 4.41, legs: [leg!, second] }, /Accumulator · 4\.41 · /],
  ['a single says its odds once, beside the match', {}, /1X2 · 2\.10, closed at 2\.00(?!.*2\.10)/],
  ['one that was sold says so', { end: 'sold' }, /Single · Cashed out · /],
  ['a system has no value by its type', { typeId: 2, clv: null, legs: [leg!, second] }, /no CLV for this type/],
  ['one whose last price is lost says so', { clv: null, legs: [{ ...leg!, closing: null }] }, /closing odds not known/],
  ['a gain has its sign', { returned: 210, profit: 110 }, /100 ₽\+110 ₽/],
])('[TRACK-02] %s', async (_, more, words) => {
  await openPage({ [reads]: tracker(), [bets]: page([bet('7', more)]) });
  expect(list()).toEqual([expect.stringMatching(words)]);
});

test('[TRACK-01] odds of bets stand in the form that the player has chosen', async () => {
  await openPage({ [reads]: tracker(), [bets]: page([bet('7')]) }, '', [[$coefViewId, 1]]);
  expect(list()[0]).toContain('11/10, closed at 1/1');
});

test('[TRACK-01] the next page comes under the first; one that does not come leaves the first, and says so', async () => {
  const backend: Record<string, unknown> = { [reads]: tracker(), [bets]: { ...page([bet('7')]), total_count: 2 } };
  const { asked } = await openPage(backend);
  expect(part('Settled bets').getByText('1 of 2 shown')).toBeVisible();
  backend[bets] = refusal(1, '', 403);
  await press('Show more');
  expect(alerts()).toEqual(['The tracker could not be loaded. Try again.']);
  expect(list()).toHaveLength(1);
  backend[bets] = { ...page([bet('6')]), total_count: 2, page: 2 };
  await press('Show more');
  expect(asked(`${path}/bets`).map(({ page: number }) => number)).toEqual(['1', '2', '2']);
  expect(part('Settled bets').getByText('2 of 2 shown')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('[TRACK-01] figures stand while the bets do not come, and these are asked for alone by their own press', async () => {
  const backend: Record<string, unknown> = { [reads]: tracker(), [bets]: refusal(1, '', 403) };
  await openPage(backend);
  expect(screen.getByText('Losing run')).toBeVisible();
  backend[bets] = page([bet('7')]);
  await press('Try again');
  expect(list()).toHaveLength(1);
});

test('[TRACK-03] what was written moves the figures, so they are asked for anew; the bets are not', async () => {
  const call = `PUT ${path}/bets/7/marks`;
  const backend = { [reads]: tracker(), [bets]: page([bet('7', { marks: { tags: [], note: '', version: 0 } })]) };
  const { asked, sent } = await openPage({ ...backend, [call]: { data: { tags: ['model'], note: '', version: 1 } } });
  await press('Tag or note for bet 7');
  type('Tags', ' model , model ,');
  await press('Save');
  expect(sent()).toEqual([[call, { tags: ['model'], note: '', version: 0 }]]);
  expect(asked(path)).toHaveLength(2);
  expect(asked(`${path}/bets`)).toHaveLength(1);
});

test('[TRACK-03] words that could not be saved stay in the field; Cancel forgets them', async () => {
  await openPage({
    [reads]: tracker(),
    [bets]: page([bet('7')]),
    [`PUT ${path}/bets/7/marks`]: refusal(1, '', 403),
  });
  await press('Edit tags and note of bet 7');
  type('Note', 'moved');
  await press('Save');
  expect(alerts()).toEqual(['Not saved. Your text is still here; try again.']);
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('moved');
  await press('Cancel');
  await press('Edit tags and note of bet 7');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('n');
  expect(alerts()).toEqual([]);
});

test('[TRACK-03] ten tags at most: an eleventh is said beside the field', async () => {
  await openPage({ [reads]: tracker(), [bets]: page([bet('7')]) });
  await press('Edit tags and note of bet 7');
  type('Tags', 'a,b,c,d,e,f,g,h,i,j');
  expect(isOff('Save')).toBe(false);
  type('Tags', 'a,b,c,d,e,f,g,h,i,j,k');
  expect(screen.getByText('At most 10 tags. Remove some.')).toBeVisible();
  expect(isOff('Save')).toBe(true);
});

test('[TRACK-04] two presses make one file; a page that does not come makes none, and the page says so', async () => {
  const late = Promise.withResolvers();
  const backend: Record<string, unknown> = { [reads]: tracker(), [bets]: page([bet('7')]) };
  const { asked, notice, scope } = await openPage(backend);
  backend[bets] = late.promise;
  await press('CSV');
  // Before the button knows that it is busy.
  await settle(() => void allSettled(fileRequested, { scope, params: 'csv' }));
  expect(asked(`${path}/bets`)).toHaveLength(2);
  late.resolve(page([bet('7')]));
  await settle();
  expect(saved).toHaveBeenCalledOnce();
  backend[bets] = refusal(1, '', 403);
  await press('JSON');
  expect(saved).toHaveBeenCalledOnce();
  expect(notice()).toBe('The file could not be created. Try again.');
});

test('[TRACK-04] the figures go on paper by a press, without a file', async () => {
  const { asked } = await openPage({ [reads]: tracker(), [bets]: page([bet('7')]) });
  await press('Print');
  expect(saved).toHaveBeenCalledOnce();
  expect(asked(`${path}/bets`)).toHaveLength(1);
});

test('[TRACK-03] who logs out leaves no figure, no bet and no note that they were writing', async () => {
  const { scope } = await openPage({ [reads]: tracker(), [bets]: page([bet('7')]) });
  await press('Edit tags and note of bet 7');
  type('Note', 'mine');
  await settle(() => void allSettled(sessionClosed, { scope, params: { reason: 'player' } }));
  expect([scope.getState($draft), screen.queryByDisplayValue('mine')]).toEqual([null, null]);
  expect(screen.queryByRole('list', { name: 'Settled bets' })).toBeNull();
  expect(screen.queryByText('Losing run')).toBeNull();
});
