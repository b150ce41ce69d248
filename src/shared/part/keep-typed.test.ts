// @vitest-environment jsdom
import { allSettled, createEvent, createStore, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import { z } from '@contracts/zod';

import { createPart } from '@/shared/late-code';
import { reloadFor } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';

import { keepTyped } from './keep-typed';
import { partWanted, reloadPressed } from './parts';
import { NotRun } from './release';

vi.mock('@/shared/lib/lifecycle', async (load) => ({ ...(await load<object>()), reloadFor: vi.fn() }));

const opened = createEvent();
const edited = createEvent<{ text: string }>();
const $form = createStore({ text: '' }).on(edited, (_, form) => form);
keepTyped({ name: 'test', $fields: $form, opened, restored: edited, schema: z.object({ text: z.string() }) });

beforeEach(() => {
  sessionStorage.clear();
});

/** Opens a page. Its form restores what the earlier page kept for it. */
async function openPage() {
  const scope = fork({ handlers: [[logFx, () => undefined]] });
  await allSettled(opened, { scope });
  return scope;
}

test('[ERR-21] what was typed is there again after the reload that the player asked for, once', async () => {
  const before = await openPage();
  await allSettled(edited, { scope: before, params: { text: 'half a question' } });
  await allSettled(reloadPressed, { scope: before });
  expect((await openPage()).getState($form)).toEqual({ text: 'half a question' });
  expect((await openPage()).getState($form)).toEqual({ text: '' });
});

test.each(['', '{"text":7}', '<html>'])('[ERR-21] a form off its schema (%j) leaves the fields empty', async (kept) => {
  sessionStorage.setItem('openbook.typed.test', kept);
  expect((await openPage()).getState($form)).toEqual({ text: '' });
});

test('[ERR-21] a page left in any other way keeps nothing', async () => {
  const before = await openPage();
  await allSettled(edited, { scope: before, params: { text: 'half a question' } });
  expect((await openPage()).getState($form)).toEqual({ text: '' });
});

test.each([
  [true, 'half a question'],
  [false, ''],
])(
  '[ERR-21] a page that wants to load anew for a release keeps what was typed when it does so (%s)',
  async (isComing, text) => {
    vi.mocked(reloadFor).mockReturnValue(isComing);
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('<script type="module" src="/assets/newer.js"></script>')),
    );
    const before = await openPage();
    await allSettled(edited, { scope: before, params: { text: 'half a question' } });
    const part = createPart({ name: 'part', load: () => Promise.reject(new NotRun('syntax')) });
    await allSettled(partWanted, { scope: before, params: part });
    expect(reloadFor).toHaveBeenCalled();
    expect((await openPage()).getState($form)).toEqual({ text });
    vi.unstubAllGlobals();
  },
);
