// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import { expect, test } from 'vitest';

import { serverMessage } from '@contracts/error-codes';
import { z } from '@contracts/zod';

import { createAsked } from '../../sdk/asked';
import { Loaded } from './loaded';
import { open, press, refusal, settle } from './office.testing';

const schema = z.object({ name: z.string() });
const asked = createAsked(({ office }, { path }: { path: string }) => office.read(path, schema));
const moved = createEvent();
const $path = createStore('/a').on(moved, () => '/b');

/** Two places of the office, of which one is open; what is there can be asked for again. */
function Page() {
  const [path, move] = useUnit([$path, moved]);
  return (
    <>
      <button onClick={() => move()}>B</button>
      <Loaded of={asked} question={{ path }} failure="It did not load" loading={<p>On its way</p>}>
        {({ name }, again) => <button onClick={again}>{`Here: ${name}`}</button>}
      </Loaded>
    </>
  );
}

test('a box stands until the answer comes', async () => {
  const answer = Promise.withResolvers();
  await open(Page, { 'GET /a': answer.promise });
  expect(screen.getByText('On its way')).toBeVisible();
  answer.resolve({ name: 'Ann' });
  await settle();
  expect(screen.queryByText('On its way')).toBeNull();
  expect(screen.getByText('Here: Ann')).toBeVisible();
});

test.each([
  ['no answer', refusal({ statusCode: 0 }), 'It did not load'],
  ['a sentence for programmers', refusal({ statusCode: 500, message: 'TypeError' }), 'It did not load'],
  ['an answer off the contract', { title: 'Ann' }, 'It did not load'],
  ['[ERR-13] a sentence for the player', refusal({ code: serverMessage, message: 'We count.' }), 'We count.'],
  ['an empty sentence', refusal({ code: serverMessage }), 'It did not load'],
])('%s: the page says it, and one press asks again', async (_, answer, words) => {
  const backend: Record<string, unknown> = { 'GET /a': answer };
  await open(Page, backend);
  expect(screen.getByRole('heading', { name: words })).toBeVisible();
  backend['GET /a'] = { name: 'Ann' };
  await press('Try again');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('Here: Ann')).toBeVisible();
});

test('the answer of a place that was left does not overwrite the next', async () => {
  const late = Promise.withResolvers();
  await open(Page, { 'GET /a': late.promise, 'GET /b': { name: 'Bo' } });
  await press('B');
  late.resolve({ name: 'Ann' });
  await settle();
  expect(screen.getByText('Here: Bo')).toBeVisible();
  expect(screen.queryByText('Here: Ann')).toBeNull();
});

test('the failure of a place that was left does not stand in the next', async () => {
  const late = Promise.withResolvers();
  await open(Page, { 'GET /a': late.promise });
  await press('B');
  late.resolve(refusal());
  await settle();
  expect(screen.getByText('On its way')).toBeVisible();
});

test('what is here stays while it is asked for anew, also when that fails', async () => {
  const backend: Record<string, unknown> = { 'GET /a': { name: 'Ann' } };
  await open(Page, backend);
  backend['GET /a'] = refusal();
  await press('Here: Ann');
  expect(screen.getByText('Here: Ann')).toBeVisible();
  backend['GET /a'] = { name: 'Anna' };
  await press('Here: Ann');
  expect(screen.getByText('Here: Anna')).toBeVisible();
});
