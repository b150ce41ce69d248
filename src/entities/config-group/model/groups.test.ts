import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fetchFx } from '@/shared/api';
import { $language } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';

import { createConfigGroup } from './groups';

const names = Array.from({ length: 40 }, (_, number) => `group${String(number)}`);
const groups = names.map(createConfigGroup);
const support = createConfigGroup('support');
const reminder = createConfigGroup('reminder');

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function setup(status = 200) {
  const asked: string[] = [];
  const logged: string[] = [];
  const server = (request: Request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    asked.push(pathname + search);
    const name = searchParams.get('groups') ?? '';
    return Response.json({ [name]: { name } }, { status });
  };
  const scope = fork({
    values: [[$language, 'ru']],
    handlers: [
      [fetchFx, server],
      [logFx, ({ text }: { text: string }) => void logged.push(text)],
    ],
  });
  const load = (...wanted: ReturnType<typeof createConfigGroup>[]) =>
    Promise.all(wanted.map((group) => allSettled(group.wanted, { scope })));
  return { scope, asked, logged, load };
}

test('[BOOT-08] a group is asked for by name, in the language of the page, and is of that language', async () => {
  const { scope, asked, load } = setup();
  await load(support);
  expect(asked).toEqual(['/bff-api/config/group/get?groups=support&lang=ru']);
  expect(scope.getState(support.$group)).toEqual({ name: 'support' });
  await allSettled($language, { scope, params: 'en' });
  expect(scope.getState(support.$group)).toBeNull();
  await load(support);
  expect(asked[1]).toBe('/bff-api/config/group/get?groups=support&lang=en');
  expect(scope.getState(support.$group)).toEqual({ name: 'support' });
});

test('[F07] [BOOT-09] an answer is good for 600 s at least and 900 s at most, each group for its own time', async () => {
  const { asked, load } = setup();
  await load(...groups);
  expect(asked).toHaveLength(groups.length);
  vi.advanceTimersByTime(599_999);
  await load(...groups);
  expect(asked).toHaveLength(groups.length);
  vi.advanceTimersByTime(150_001);
  await load(...groups);
  const again = asked.length - groups.length;
  expect(again).toBeGreaterThan(0);
  expect(again).toBeLessThan(groups.length);
  vi.advanceTimersByTime(150_001);
  await load(...groups);
  expect(asked.length).toBeGreaterThanOrEqual(2 * groups.length);
});

test('[BOOT-10] a failure is logged, and the page goes on', async () => {
  const { scope, logged, load } = setup(500);
  await load(reminder);
  expect(logged).toEqual(['Group "reminder" of the configuration did not load']);
  expect(scope.getState(reminder.$group)).toBeNull();
});
