import { readFileSync } from 'node:fs';

import { allSettled, fork, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import en from '@contracts/dictionaries/en/technical.json';
import ru from '@contracts/dictionaries/ru/technical.json';

import { fetchFx } from '@/shared/api';
import { startGroups } from '@/shared/config';
import { connectionSeen, networkFailed } from '@/shared/lib/device';
import { $language, languageChanged } from '@/shared/lib/language';

import { $loadedGroups, loadDictionariesFx, loadInlineFx, ownTextsChanged } from './dictionaries';
import { $t, $textOf } from './translate';

const texts: Record<string, Record<string, Record<string, string>>> = {
  en: { main: { 'main.close': 'Close', 'main.retry': 'Try again' } },
  ru: { main: { 'main.close': 'Закрыть', 'main.retry': 'Повторить' } },
  fr: { main: { 'main.close': 'Fermer' } },
};

function setup(language: string, status = 200) {
  const asked: string[] = [];
  const server = (request: Request) => {
    const { searchParams } = new URL(request.url);
    const [lng, groups] = [searchParams.get('lng') ?? '', (searchParams.get('groups') ?? '').split(',')];
    asked.push(`${lng}: ${groups.join()}`);
    const known = Object.fromEntries(Object.entries(texts[lng] ?? {}).filter(([group]) => groups.includes(group)));
    return Response.json({ data: { version: '1', groups: known } }, { status });
  };
  return { asked, scope: fork({ values: [[$language, language]], handlers: [[fetchFx, server]] }) };
}

test('[BOOT-29] [GUARD-05] groups come once, in the language of the page', async () => {
  const { scope, asked } = setup('ru');
  await allSettled(loadDictionariesFx, { scope, params: ['main', 'menu'] });
  await allSettled(loadDictionariesFx, { scope, params: ['main'] });
  expect(asked).toEqual(['ru: main,menu']);
  expect(scope.getState($t)('main.close')).toBe('Закрыть');
  expect(scope.getState($loadedGroups)).toEqual(['main', 'menu']);
});

test('[BOOT-29] [SPEED-02] groups that the early script has asked for are asked for in its words, and only the others beside them', async () => {
  const { scope, asked } = setup('ru');
  await allSettled(loadDictionariesFx, { scope, params: ['main', 'toto', ...startGroups.slice(1)] });
  expect(asked).toEqual([`ru: ${startGroups.join()}`, 'ru: toto']);
  expect(readFileSync('src/app/early/early.ts', 'utf8')).toContain(`groups=${startGroups.join()}\``);
  expect(scope.getState($loadedGroups)).toEqual([...startGroups, 'toto']);
});

test('[LANG-10] a language that is not complete brings English with it, key by key', async () => {
  const { scope, asked } = setup('fr');
  await allSettled(loadDictionariesFx, { scope, params: ['main'] });
  expect(asked.sort()).toEqual(['en: main', 'fr: main']);
  expect(scope.getState($t)('main.close')).toBe('Fermer');
  expect(scope.getState($t)('main.retry')).toBe('Try again');
});

test('another language can be loaded before the page speaks it', async () => {
  const { scope } = setup('en');
  await allSettled(loadDictionariesFx, { scope, params: { language: 'ru', groups: ['main'] } });
  expect(scope.getState($textOf)('main.close')).toBeNull();
  await allSettled(languageChanged, { scope, params: 'ru' });
  expect(scope.getState($t)('main.close')).toBe('Закрыть');
});

test('a failure is the caller’s to show, and the next call asks again', async () => {
  const { scope, asked } = setup('en', 500);
  const outcome = await allSettled(loadDictionariesFx, { scope, params: ['main'] });
  expect(outcome.status).toBe('fail');
  await allSettled(loadDictionariesFx, { scope, params: ['main'] });
  expect(asked).toHaveLength(2);
});

test.each(['en', 'ru'])('the words of a failure need no answer of the server: %s', async (language) => {
  const { scope, asked } = setup(language);
  await allSettled(loadInlineFx, { scope });
  expect(asked).toEqual([]);
  expect(scope.getState($textOf)('technical.boot.title')).not.toBeNull();
  expect(scope.getState($textOf)('main_dictionary_load_error')).not.toBeNull();
});

test('words that come again unchanged make nobody write their texts anew', async () => {
  const { scope } = setup('en');
  const own = { en: { header: { 'header.title': 'Openbook' } } };
  await allSettled(ownTextsChanged, { scope, params: own });
  await allSettled(loadInlineFx, { scope });
  const t = scope.getState($t);
  await allSettled(ownTextsChanged, { scope, params: own });
  await allSettled(loadInlineFx, { scope });
  expect(scope.getState($t)).toBe(t);
  await allSettled(ownTextsChanged, { scope, params: {} });
  expect(scope.getState($textOf)('header.title')).toBeNull();
});

test('in another language those words are English', async () => {
  const { scope } = setup('ar');
  await allSettled(loadInlineFx, { scope });
  expect(scope.getState($t)('technical.boot.title')).toBe('The site could not be loaded');
});

test('[ERR-18] a failure brings its own words, in the language of the page where it has them, else in English', async () => {
  for (const [language, title] of [
    ['ru', ru['technical.error.title']],
    ['de', en['technical.error.title']],
  ] as const) {
    const { scope } = setup(language, 500);
    await allSettled(loadDictionariesFx, { scope, params: ['main'] });
    expect(scope.getState($t)('technical.error.title')).toBe(title);
  }
});

/** A server that fails the first times it is asked for each language. */
function flaky(language: string, failures: Record<string, number>) {
  const left = { ...failures };
  const asked: string[] = [];
  const server = (request: Request) => {
    const lng = new URL(request.url).searchParams.get('lng') ?? '';
    asked.push(lng);
    if ((left[lng] ?? 0) > 0) {
      left[lng] = (left[lng] ?? 0) - 1;
      return Response.json({}, { status: 500 });
    }
    return Response.json({ data: { version: '1', groups: { main: texts[lng]?.['main'] ?? {} } } });
  };
  return { asked, scope: fork({ values: [[$language, language]], handlers: [[fetchFx, server]] }) };
}
const close = (scope: Scope) => scope.getState($t)('main.close');

describe('texts that do not come', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('[LANG-17] English stands in, and the language of the page comes by itself', async () => {
    const { scope } = flaky('ru', { ru: 1 });
    const { status } = await allSettled(loadDictionariesFx, { scope, params: ['main'] });
    expect([status, close(scope), scope.getState($loadedGroups)]).toEqual(['done', 'Close', ['main']]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([close(scope), scope.getState($loadedGroups)]).toEqual(['Закрыть', ['main']]);
  });

  test('[LANG-17] where English does not come either, nothing shows a key, and both are asked for again', async () => {
    const { scope } = flaky('ru', { ru: 2, en: 2 });
    await allSettled(loadDictionariesFx, { scope, params: ['main'] });
    expect([close(scope), scope.getState($loadedGroups)]).toEqual(['…', []]);
    await vi.advanceTimersByTimeAsync(7000);
    expect(close(scope)).toBe('Закрыть');
  });

  test('[LANG-17] the network is back: they are asked for at once', async () => {
    const { scope, asked } = flaky('en', { en: 1 });
    await allSettled(networkFailed, { scope });
    await allSettled(loadDictionariesFx, { scope, params: ['main'] });
    await allSettled(networkFailed, { scope });
    expect(asked).toEqual(['en']);
    await allSettled(connectionSeen, { scope });
    expect([asked, close(scope)]).toEqual([['en', 'en'], 'Close']);
  });
});
