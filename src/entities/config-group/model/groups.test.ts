import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fetchFx } from '@/shared/api';
import { $language } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';

import { $groupOf, loadGroupsFx } from './groups';

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
    const names = (searchParams.get('groups') ?? '').split(',');
    return Response.json(Object.fromEntries(names.map((name) => [name, { name }])), { status });
  };
  const scope = fork({
    values: [[$language, 'ru']],
    handlers: [
      [fetchFx, server],
      [logFx, ({ text }: { text: string }) => void logged.push(text)],
    ],
  });
  const load = (...names: string[]) => allSettled(loadGroupsFx, { scope, params: names });
  return { scope, asked, logged, load };
}

test('[BOOT-08] groups are asked for by name, in the language of the page', async () => {
  const { scope, asked, load } = setup();
  await load('support', 'reminder');
  expect(asked).toEqual(['/bff-api/config/group/get?groups=support,reminder&lang=ru']);
  expect(scope.getState($groupOf).find('ru', 'support')).toEqual({ name: 'support' });
});

test('[F07] [BOOT-09] an answer is good for 600 s at least and 900 s at most, each group for its own time', async () => {
  const { asked, load } = setup();
  await load('support');
  vi.advanceTimersByTime(599_999);
  await load('support');
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(300_002);
  await load('support');
  expect(asked).toHaveLength(2);

  const many = setup();
  const names = Array.from({ length: 60 }, (_, number) => `group${String(number)}`);
  await many.load(...names);
  vi.advanceTimersByTime(750_000);
  await many.load(...names);
  const again = (many.asked[1] ?? '').split(',').length;
  expect(again).toBeGreaterThan(0);
  expect(again).toBeLessThan(60);
});

test('[BOOT-10] a failure is logged, and the page goes on', async () => {
  const { scope, logged, load } = setup(500);
  await load('support');
  expect(logged).toEqual(['Groups of the configuration did not load']);
  expect(scope.getState($groupOf).find('ru', 'support')).toBeNull();
});
