// @vitest-environment jsdom
import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';
import type { SiteConfig } from '@contracts/site';

import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { $language, $textOf, languageChanged, loadDictionariesFx } from '@/shared/i18n';

import { bringTextsFx, waitFx } from './own-texts';

const integrity = `sha384-${'A'.repeat(64)}`;
const files: Record<string, unknown> = {
  en: { games_one: '{{count}} game', games_other: '{{count}} games', again: 'Again', hello: 'Hello, {{name}}' },
  ru: { games_one: '{{count}} игра', games_few: '{{count}} игры', games_many: '{{count}} игр', again: 'Ещё' },
  es: { again: 7, hello: 'Hola, {{name}}' },
};
const textFile = (language: string) => ({ file: `/plugins/match/${language}.js`, integrity });
const match: PluginEntry = {
  id: 'match',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/match/index.js',
  mounts: [{ slot: 'footer' }],
  enabled: true,
  texts: { en: textFile('en'), ru: textFile('ru'), es: textFile('es') },
};

const warned: unknown[] = [];
beforeEach(() => {
  warned.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((text) => void warned.push(text));
});

/** A page of a language; `lost`: the languages whose files fail, so many times. */
function setup(
  language: string,
  { pluginTexts, lost = {} }: { pluginTexts?: unknown; lost?: Record<string, number> } = {},
) {
  const asked: string[] = [];
  const left = { ...lost };
  const server = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/plugins')) return Response.json({ data: { version: '1', groups: {} } });
    const code = pathname.slice(-5, -3);
    asked.push(code);
    expect(request.integrity).toBe(integrity);
    left[code] = (left[code] ?? 0) - 1;
    if (left[code] >= 0) throw new TypeError('Failed to fetch');
    return Response.json(files[code]);
  };
  const scope = fork({
    values: [
      [$language, language],
      [$siteConfig, { pluginTexts } as SiteConfig],
    ],
    handlers: [
      [fetchFx, server],
      [waitFx, () => undefined],
    ],
  });
  return { scope, asked };
}
const say = (scope: Scope, key: string, values?: Record<string, string | number>) =>
  scope.getState($textOf)(`match/${key}`, values);
const bring = (scope: Scope, entry = match) => allSettled(bringTextsFx, { scope, params: entry });

test('[PLUG-56] an app speaks the language of the page, with plurals and values, and English where that lacks a text', async () => {
  const { scope, asked } = setup('ru');
  await bring(scope);
  expect(asked.sort()).toEqual(['en', 'ru']);
  expect(say(scope, 'games', { count: 3 })).toBe('3 игры');
  expect(say(scope, 'hello', { name: 'Ada' })).toBe('Hello, Ada');
  expect(say(scope, 'nothing')).toBeNull();
  expect(scope.getState($textOf)('again')).toBeNull();
  await bring(scope);
  expect(asked).toHaveLength(2);
});

test('[PLUG-56] another language comes with the words of the page that is about to speak it', async () => {
  const { scope, asked } = setup('en');
  await bring(scope);
  await allSettled(loadDictionariesFx, { scope, params: { language: 'ru', groups: ['main'] } });
  expect(asked).toEqual(['en', 'ru']);
  await allSettled(languageChanged, { scope, params: 'ru' });
  expect(say(scope, 'again')).toBe('Ещё');
});

test('[PLUG-56] a file that does not come or has another hash: English, one line of the log, and it is asked for again', async () => {
  const { scope, asked } = setup('ru', { lost: { ru: 9 } });
  await bring(scope);
  expect(say(scope, 'again')).toBe('Again');
  expect(asked.filter((code) => code === 'ru')).toHaveLength(4);
  expect(warned).toEqual(['Plugin "match" 1.0.0, load: its texts in "ru" did not come: Failed to fetch']);

  const once = setup('ru', { lost: { ru: 1 } });
  await bring(once.scope);
  expect(say(once.scope, 'again')).toBe('Ещё');
});

test.each([
  ['no pin', { ru: { file: '/plugins/match/ru.js' } }, 'texts.ru.integrity is not there'],
  ['another site', { ru: { file: 'https://example.com/ru.js', integrity } }, 'texts.ru.file is not of this site'],
  ['a wrong field', { ru: { file: 7, integrity } }, 'texts.ru.file'],
  ['a list', [], null],
  ['a word', 'ru', 'texts is no object'],
])('[PLUG-56] %s costs that language alone', async (_, texts, line) => {
  // A server that compiles on request pins nothing.
  vi.stubEnv('DEV', false);
  const { scope } = setup('ru');
  const isFields = typeof texts === 'object' && !Array.isArray(texts);
  await bring(scope, { ...match, texts: isFields ? { en: textFile('en'), ...texts } : texts });
  expect(say(scope, 'again')).toBe(isFields ? 'Again' : null);
  if (line !== null) expect(warned.join('\n')).toContain(`Plugin "match" 1.0.0, load: ${line}`);
  vi.unstubAllEnvs();
});

test('[PLUG-57] editors say it in other words, key by key; what is no text costs only itself and is named', async () => {
  const pluginTexts = {
    match: { ru: { again: 'Снова', hello: 7 }, en: { hello: 'Hi, {{name}}' }, es: 'x' },
    header: null,
  };
  const { scope } = setup('ru', { pluginTexts });
  await bring(scope);
  expect(say(scope, 'again')).toBe('Снова');
  expect(say(scope, 'hello', { name: 'Ada' })).toBe('Hi, Ada');
  expect(say(scope, 'games', { count: 1 })).toBe('1 игра');
  expect(warned).toEqual([
    'The site configuration: pluginTexts.match.ru.hello is no text; pluginTexts.match.es is no object; pluginTexts.header is no object',
  ]);
  await bring(scope);
  expect(warned).toHaveLength(1);
});

test('[PLUG-57] one wrong text of a file is named, and the others are here', async () => {
  const { scope } = setup('es');
  await bring(scope);
  expect(say(scope, 'hello', { name: 'Ada' })).toBe('Hola, Ada');
  expect(say(scope, 'again')).toBe('Again');
  expect(warned).toEqual(['Plugin "match" 1.0.0, load: its texts in "es".again is no text']);
});

test('[PLUG-56] a newer version brings its texts; those of the older one stay', async () => {
  const { scope } = setup('en');
  await bring(scope);
  await bring(scope, { ...match, texts: { en: textFile('es') } });
  expect(say(scope, 'hello', { name: 'Ada' })).toBe('Hola, Ada');
  expect(say(scope, 'again')).toBe('Again');
});

test('[PLUG-56] two places of one app ask for a file once', async () => {
  const { scope, asked } = setup('en');
  await Promise.all([bring(scope), bring(scope)]);
  expect(asked).toEqual(['en']);
});
