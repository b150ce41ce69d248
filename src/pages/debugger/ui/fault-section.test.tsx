// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { enter, field, isOff, press, refusal, type } from '@/shared/testing';

import { cells, openSection } from '../debugger.testing';

const root = '/sandbox-api/v1';
const calls = { read: `GET ${root}/faults`, add: `POST ${root}/faults`, lift: `DELETE ${root}/faults` };
const done = () => new Response(null, { status: 204 });
const openFaults = (faults: object[] = []) => {
  const backend: Record<string, unknown> = {
    ...{ [calls.read]: { data: faults }, [calls.add]: done(), [calls.lift]: done(), [`POST ${root}/feed`]: done() },
  };
  return openSection('faults', { backend }).then((page) => ({ ...page, backend }));
};

test('a server that takes no control calls says how to start one that does', async () => {
  await openSection('faults', { backend: { [calls.read]: refusal(0, '', 404) } });
  expect(screen.getByText(/^This server does not accept control calls\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add fault' })).toBeNull();
});

test('the faults that wait are listed, with what each leaves out', async () => {
  await openFaults([
    { path: '/web-api/*', status: 500, times: 3 },
    { path: '/x', delayMs: 250 },
  ]);
  expect(cells()).toEqual([
    ['/web-api/*', '500', '–', '3'],
    ['/x', '–', '250', '1'],
  ]);
});

test.each<[Readonly<Record<string, string>>, string]>([
  [{ Path: 'web-api' }, 'a path without its slash'],
  [{ Status: '', 'Delay, ms': '' }, 'neither a status nor a delay'],
  [{ Status: '199' }, 'a status below 200'],
  [{ Status: '600' }, 'a status above 599'],
  [{ Status: 'x', 'Delay, ms': '-1' }, 'no number'],
])('%j is no fault (%s): it cannot be set', async (typed) => {
  const { sent } = await openFaults();
  for (const [name, value] of Object.entries(typed)) type(name, value);
  expect(isOff('Add fault')).toBe(true);
  await enter('Path');
  expect(sent()).toEqual([]);
});

test.each<[Readonly<Record<string, string>>, object]>([
  [{}, { path: '/web-api/*', status: 500, times: 1 }],
  [
    { Status: '200', Times: '7' },
    { path: '/web-api/*', status: 200, times: 7 },
  ],
  [
    { Status: '', 'Delay, ms': ' 250 ' },
    { path: '/web-api/*', times: 1, delayMs: 250 },
  ],
  [
    { Path: '/office-api/* ', Status: '599', Times: 'many' },
    { path: '/office-api/*', status: 599, times: 1 },
  ],
])('%j is set as %j, and the list is read anew', async (typed, fault) => {
  const { sent, asked, backend } = await openFaults();
  for (const [name, value] of Object.entries(typed)) type(name, value);
  backend[calls.read] = { data: [fault] };
  await press('Add fault');
  expect(sent()).toEqual([[calls.add, [fault]]]);
  expect(asked(`${root}/faults`)).toHaveLength(2);
  expect(cells()).toHaveLength(1);
});

test('all faults are lifted by one press', async () => {
  const { sent, backend } = await openFaults([{ path: '/x', status: 500 }]);
  backend[calls.read] = { data: [] };
  await press('Clear all faults');
  expect(sent()).toEqual([[calls.lift, undefined]]);
  expect(cells()).toEqual([]);
  expect(field('Path')).toHaveValue('/web-api/*');
});

test.each([
  ['Feed offline for 30 s', { do: 'silence', ms: 30_000 }],
  ['Cut the connection', { do: 'cut' }],
  ['Lose a message', { do: 'gap' }],
  ['Start a new epoch', { do: 'epoch' }],
])('the feed: %s', async (name, body) => {
  const { sent } = await openFaults();
  await press(name);
  expect(sent()).toEqual([[`POST ${root}/feed`, body]]);
});
