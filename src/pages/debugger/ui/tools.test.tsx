// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';

import { fetchFx, httpLog } from '@/shared/api';
import { field, isOff, press, settle, type } from '@/shared/testing';

import { cells, openSection } from '../debugger.testing';
import { faultsOpened } from '../model/faults';

const patchField = () => field('Patch (JSON)');

test('a patch that is typed holds from the press on; a broken one says so and cannot be pressed', async () => {
  const { patch } = await openSection('config', { config: { isPwa: false, minAge: 18 } });
  expect(isOff('Apply')).toBe(true);
  type('Patch (JSON)', '{"minAge": 21');
  expect(patchField()).toHaveAccessibleDescription(/This is not a JSON object/);
  expect(isOff('Apply')).toBe(true);
  type('Patch (JSON)', '{"minAge": 21}');
  expect(patch()).toEqual({});
  await press('Apply');
  expect(patch()).toEqual({ minAge: 21 });
  await press('Clear all changes');
  expect([patch(), patchField().value]).toEqual([{}, '{}']);
});

test('every switch of the configuration is one of the page, and no other value is', async () => {
  const { patch } = await openSection('config', { config: { isPwa: false, isBlog: true, minAge: 18 } });
  const all = screen.getAllByRole<HTMLInputElement>('switch');
  expect(all.map((one) => one.closest('label')?.textContent ?? one.getAttribute('aria-label'))).toHaveLength(2);
  await press(screen.getByRole('switch', { name: 'isPwa' }));
  expect(patch()).toEqual({ isPwa: true });
});

test('the patch is copied as it stands, and the page says so until it changes', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { clipboard: { writeText } }));
  await openSection('config');
  type('Patch (JSON)', '{"minAge":21}');
  await press('Apply');
  await press('Copy as patch');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(JSON.stringify({ minAge: 21 }, null, 2));
  expect(screen.getByText('Copied.')).toBeVisible();
  type('Patch (JSON)', '{}');
  expect(screen.queryByText('Copied.')).toBeNull();
  vi.unstubAllGlobals();
});

test('calls are listed with what became of them, found by their path, sent again and forgotten', async () => {
  const backend: Record<string, unknown> = { 'GET /sandbox-api/v1/faults': { data: [] } };
  const { scope, asked } = await openSection('http', { backend });
  await settle(() => void allSettled(httpLog.cleared, { scope }));
  await settle(() => void allSettled(faultsOpened, { scope }));
  expect(cells()[0]?.slice(1, 4)).toEqual(['GET', '/sandbox-api/v1/faults', '200']);
  fireEvent(document.querySelector('details')!, new Event('toggle'));
  backend['GET /sandbox-api/v1/faults'] = Response.json({ code: 1, message: 'no', requestId: 'r' }, { status: 422 });
  await press('Send again: /sandbox-api/v1/faults');
  expect(asked('/sandbox-api/v1/faults')).toHaveLength(2);
  expect(cells().map((line) => line[3])).toEqual(['422 server', '200']);
  type('Filter', '/nowhere');
  expect(screen.getByText('Nothing here yet.')).toBeVisible();
  type('Filter', 'faults');
  await press('Clear the log');
  expect(cells()).toEqual([]);
  expect(scope.getState(fetchFx.inFlight)).toBe(0);
});

test('the feed says its state and what it lost', async () => {
  await openSection('feed');
  const said = [...document.querySelectorAll('dt')].map((term) => term.textContent);
  expect(said).toEqual(['State', 'Messages per second', 'Messages received', 'Messages dropped']);
  expect([...document.querySelectorAll('dd')].slice(1).map((value) => value.textContent)).toEqual(['–', '0', '0']);
});
