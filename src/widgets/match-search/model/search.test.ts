import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { game } from '@contracts/feed.testing';

import { fetchFx } from '@/shared/api';

import { dialogShown, earlyKeyPressed, searchClosed, wordsTyped } from './open';
import { $active, $search, lineStepped, searchRetried } from './search';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * A scope whose server answers `answers` in turn, and the last one again and again. All scopes share the cache of
 * answers, so each test must look for words of its own.
 */
function setup(...answers: (() => Response)[]) {
  const asked: string[] = [];
  const server = (request: Request) => {
    asked.push(new URL(request.url).searchParams.get('q') ?? '');
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    return Promise.resolve(answer ? answer() : new Response(null, { status: 500 }));
  };
  const scope = fork({ handlers: [[fetchFx, server]] });
  const type = async (words: string) => {
    const settled = allSettled(wordsTyped, { scope, params: words });
    await vi.advanceTimersByTimeAsync(20_000);
    await settled;
  };
  return { scope, asked, type };
}

const found = () => Response.json({ data: { games: [], champs: [] } });
const lost = () => new Response(null, { status: 404 });

test('one letter asks nothing', async () => {
  const { scope, asked, type } = setup(found);
  await type('a ');
  expect(asked).toEqual([]);
  expect(scope.getState($search)).toEqual({ kind: 'hint' });
});

test('words are asked for once typing pauses', async () => {
  const { scope, asked } = setup(found);
  const typed = ['ar', 'ars', ' arsenal '].map((params) => allSettled(wordsTyped, { scope, params }));
  expect(scope.getState($search)).toEqual({ kind: 'busy' });
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all(typed);
  expect(asked).toEqual(['arsenal']);
  expect(scope.getState($search)).toMatchObject({ kind: 'found', games: [], champs: [] });
});

test('a search that did not answer says so and can be asked again', async () => {
  const { scope, type } = setup(lost, found);
  await type('chelsea');
  expect(scope.getState($search)).toEqual({ kind: 'failed' });
  const again = allSettled(searchRetried, { scope });
  await vi.advanceTimersByTimeAsync(20_000);
  await again;
  expect(scope.getState($search)).toMatchObject({ kind: 'found' });
});

test('[SEARCH-04] an answer that comes after that of newer words is not shown', async () => {
  const answers = new Map<string, (answer: Response) => void>();
  const server = (request: Request) =>
    new Promise<Response>((resolve) => {
      answers.set(new URL(request.url).searchParams.get('q') ?? '', resolve);
    });
  const scope = fork({ handlers: [[fetchFx, server]] });
  const matches = (id: number) => Response.json({ data: { games: [game(id)], champs: [] } });
  const typed: Promise<unknown>[] = [];
  for (const params of ['everton', 'everton b']) {
    typed.push(allSettled(wordsTyped, { scope, params }));
    await vi.advanceTimersByTimeAsync(1000);
  }
  answers.get('everton b')?.(matches(2));
  await vi.advanceTimersByTimeAsync(1000);
  answers.get('everton')?.(matches(1));
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all(typed);
  expect(scope.getState($search)).toMatchObject({ kind: 'found', games: [{ id: 2 }] });
});

test('[SEARCH-04] under new words the answer to the former ones is not shown, neither before nor after they are asked', async () => {
  const answers = new Map<string, (answer: Response) => void>();
  const server = (request: Request) =>
    new Promise<Response>((resolve) => {
      answers.set(new URL(request.url).searchParams.get('q') ?? '', resolve);
    });
  const scope = fork({ handlers: [[fetchFx, server]] });
  const shown = () => scope.getState($search);
  const typed = [allSettled(wordsTyped, { scope, params: 'everton' })];
  await vi.advanceTimersByTimeAsync(1000);
  answers.get('everton')?.(Response.json({ data: { games: [game(1)], champs: [] } }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toMatchObject({ kind: 'found', games: [{ id: 1 }] });
  typed.push(allSettled(wordsTyped, { scope, params: 'chelsea' }));
  await vi.advanceTimersByTimeAsync(100);
  expect([[...answers.keys()], shown()]).toEqual([['everton'], { kind: 'busy' }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([[...answers.keys()], shown()]).toEqual([['everton', 'chelsea'], { kind: 'busy' }]);
  answers.get('chelsea')?.(Response.json({ data: { games: [game(2)], champs: [] } }));
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all(typed);
  expect(shown()).toMatchObject({ kind: 'found', games: [{ id: 2 }] });
});

test.each([
  ['300 letters', 'x'.repeat(300), ['x'.repeat(100)]],
  ['spaces', ' '.repeat(300), []],
  ['emoji', '⚽'.repeat(150), ['⚽'.repeat(100)]],
  ['a script', '<script>alert(1)</script>', ['<script>alert(1)</script>']],
  ['percent signs', '%%%', ['%%%']],
  ['marks of direction', '\u202earsenal\u202c', ['\u202earsenal\u202c']],
])('[SEARCH-04] %s are asked for as text of at most 100 signs', async (_, words, expected) => {
  const { scope, asked, type } = setup(found);
  await type(words);
  expect(asked).toEqual(expected);
  expect(scope.getState($search).kind).toBe(expected.length === 0 ? 'hint' : 'found');
});

test('[SEARCH-05] the first result is chosen, arrows choose another, new words begin anew', async () => {
  const { scope, type } = setup(() => Response.json({ data: { games: [game(1), game(2)], champs: [] } }));
  await type('brentford');
  expect(scope.getState($active)?.id).toBe('search-game-1');
  await allSettled(lineStepped, { scope, params: 1 });
  expect(scope.getState($active)?.id).toBe('search-game-2');
  await type('brentford b');
  expect(scope.getState($active)?.id).toBe('search-game-1');
});

test('closing forgets the words', async () => {
  const { scope, type } = setup(found);
  await type('fulham');
  expect(scope.getState($search)).toMatchObject({ kind: 'found' });
  const closed = allSettled(searchClosed, { scope });
  await vi.advanceTimersByTimeAsync(20_000);
  await closed;
  expect(scope.getState($search)).toEqual({ kind: 'hint' });
});

test('[UI-28] letters typed before the dialog has come are looked for once it is there', async () => {
  const { scope, asked } = setup(() => Response.json({ data: { games: [], champs: [] } }));
  const typed = ['l', 'e', 'x', 'Backspace', 'e', 'd'].map((key) =>
    allSettled(earlyKeyPressed, { scope, params: key }),
  );
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all(typed);
  asked.length = 0;
  const settled = allSettled(dialogShown, { scope });
  await vi.advanceTimersByTimeAsync(20_000);
  await settled;
  expect(asked).toEqual(['leed']);
});
