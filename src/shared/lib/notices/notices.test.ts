import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  $notice,
  noticeActed,
  noticeClosed,
  noticeHeld,
  type NoticeInput,
  noticeReleased,
  noticeShown,
  noticeTypeOf,
} from './notices';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function setup(...notices: Partial<NoticeInput>[]) {
  const scope = fork();
  for (const notice of notices)
    await allSettled(noticeShown, { scope, params: { kind: 'info', text: 'text', ...notice } });
  return { scope, text: () => scope.getState($notice)?.text ?? null, id: () => scope.getState($notice)!.id };
}

test('[CONST-09] [ERR-02] one at a time; the next comes when the first is closed', async () => {
  const { scope, text, id } = await setup({ text: 'a' }, { text: 'b' }, { text: 'c' });
  expect(text()).toBe('a');
  await allSettled(noticeClosed, { scope, params: id() });
  expect(text()).toBe('b');
});

test('[ERR-04] a notice closes itself after ten seconds, and the next has ten of its own', async () => {
  const { text } = await setup({ text: 'a' }, { text: 'b' });
  await vi.advanceTimersByTimeAsync(9999);
  expect(text()).toBe('a');
  await vi.advanceTimersByTimeAsync(1);
  expect(text()).toBe('b');
  await vi.advanceTimersByTimeAsync(9999);
  expect(text()).toBe('b');
  await vi.advanceTimersByTimeAsync(1);
  expect(text()).toBeNull();
});

test.each<[string, Partial<NoticeInput>]>([
  ['default', {}],
  ['alert', { look: 'alert' }],
  ['snackbar', { look: 'snackbar' }],
  ['alert-with-link', { link: { to: '/', label: 'Home' } }],
  ['default-with-controls', { controls: [{ id: 'a', label: 'A' }] }],
])('[ERR-04] a notice of the type %s closes itself after ten seconds', async (type, notice) => {
  const { scope, text } = await setup({ text: 'a', ...notice });
  expect(noticeTypeOf(scope.getState($notice)!)).toBe(type);
  await vi.advanceTimersByTimeAsync(9999);
  expect(text()).toBe('a');
  await vi.advanceTimersByTimeAsync(1);
  expect(text()).toBeNull();
});

test('[ERR-02] what waits stands by importance; what is being read is not taken away', async () => {
  const { scope, text, id } = await setup(
    { text: 'first', kind: 'info' },
    { text: 'done', kind: 'success' },
    { text: 'wrong', kind: 'error' },
    { text: 'careful', kind: 'warning' },
    { text: 'wrong again', kind: 'error' },
  );
  const seen: (string | null)[] = [];
  while (text() !== null) {
    seen.push(text());
    await allSettled(noticeClosed, { scope, params: id() });
  }
  expect(seen).toEqual(['first', 'wrong', 'wrong again', 'careful', 'done']);
});

test('[ERR-04] a permanent one stays until it is closed', async () => {
  const { scope, text, id } = await setup({ text: 'a', isPermanent: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(text()).toBe('a');
  await allSettled(noticeReleased, { scope });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(text()).toBe('a');
  await allSettled(noticeClosed, { scope, params: id() });
  expect(text()).toBeNull();
});

test('a notice that is being read does not go away', async () => {
  const { scope, text } = await setup({ text: 'a' });
  await vi.advanceTimersByTimeAsync(9000);
  await allSettled(noticeHeld, { scope });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(text()).toBe('a');
  await allSettled(noticeReleased, { scope });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(text()).toBeNull();
});

test('the same message again takes the place of the first', async () => {
  const { scope, text, id } = await setup({ text: 'a', key: 'k' }, { text: 'b', key: 'k' });
  expect(text()).toBe('b');
  await allSettled(noticeClosed, { scope, params: id() });
  expect(text()).toBeNull();
});

test('its button closes it', async () => {
  const { scope, text, id } = await setup({ text: 'a', action: { id: 'go', label: 'Go' } });
  await allSettled(noticeActed, { scope, params: { id: id(), action: 'go' } });
  expect(text()).toBeNull();
});
