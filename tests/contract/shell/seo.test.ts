import { expect, test } from 'vitest';

import { analyticsEvents } from '../../../contracts/analytics.ts';
import { pageQuery, type SeoPage } from '../../../contracts/content.ts';
import type { Snapshot } from '../../../contracts/feed.ts';
import { newsIn } from '../../../sandbox/content/news/articles.ts';
import { pageTexts } from '../../../sandbox/content/page-texts.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

const ask = (query: Partial<Record<keyof typeof pageQuery, string>>) =>
  `/content-api/v1/page?${new URLSearchParams({ language: 'en', section: 'home', ...query }).toString()}`;

test('[SEO-01] [SEO-04] a page has its title and description in its language, and the addresses in other languages', async () => {
  const client = await server.enter();
  const page = async (language: string) =>
    (await client.get<{ data: SeoPage }>(ask({ language, stream: 'live', subsectionId: '1' }))).body.data;
  const [english, russian] = [await page('en'), await page('ru')];
  expect(english.title).toContain('Live betting');
  expect(russian.title).not.toBe(english.title);
  expect(english.hrefLang).toContainEqual({ lang: 'ar', href: '/ar/home/live/1' });
});

test('[SEO-01] [SEO-07] a board is titled by its sport, and a page of one kind of matches by that and its zone', async () => {
  const client = await server.enter();
  const titled = async (subsectionId: string) =>
    (await client.get<{ data: SeoPage }>(ask({ stream: 'live', subsectionId }))).body.data.title;
  expect(await titled('1')).toMatch(/^Football · Live betting/);
  expect(await titled('topgame')).toBe('Top matches: live · Openbook');
});

test('[SEO-01] [PROMO-06] a page with texts is described by their first words, in its language; of another one nothing is invented', async () => {
  const client = await server.enter();
  const told = async (query: Record<string, string>) =>
    (await client.get<{ data: SeoPage }>(ask(query))).body.data.description;
  const about = { section: 'information', subsectionId: 'cookies' };
  expect(await told(about)).toBe(pageTexts('information/cookies', 'en').texts[0]?.paragraphs[0]);
  expect(await told({ ...about, language: 'ar' })).toBe(pageTexts('information/cookies', 'ar').texts[0]?.paragraphs[0]);
  expect(await told({ section: 'nothing-here' })).toBe('');
});

test('[SEO-11] a match is told with its teams, competition and moment, an article with its day, in the language of the page', async () => {
  const client = await server.enter();
  const { entities } = (await client.get<Snapshot>('/feed-api/v1/snapshot?topic=list:line:1&lng=ru')).body;
  const [match] = entities.games ?? [];
  const told = async (query: Record<string, string>) =>
    (await client.get<{ data: SeoPage }>(ask({ language: 'ru', ...query }))).body.data.structured;
  const board = { stream: 'line', subsectionId: '1', championshipId: String(match?.champId) };
  const of = await told({ ...board, matchId: String(match?.id) });
  const competition = expect.stringContaining(entities.champs?.find(({ id }) => id === match?.champId)?.name ?? '?');
  expect(of?.event).toMatchObject({
    home: match?.opp1.name,
    away: match?.opp2.name,
    startAt: match?.startAt,
    competition,
  });
  expect(of?.trail.map(({ name }) => name)).toEqual([expect.any(String), 'Футбол', competition, of?.event?.name]);
  expect((await told(board))?.event).toBeUndefined();
  expect(await told({ ...board, matchId: '1' })).not.toHaveProperty('event');
  const [article] = newsIn('ru');
  const page = await told({ section: 'news', subsectionId: article?.slug ?? '' });
  expect(page?.article).toEqual({
    ...{ headline: article?.title, description: article?.lead },
    publishedAt: article?.publishedAt,
  });
  expect(page?.trail.map(({ path }) => path)).toEqual(['/news', `/news/${article?.slug ?? ''}`]);
  expect(await told({ section: 'office', subsectionId: 'account' })).toBeUndefined();
});

test('[SEO-08] no search engine may index a closed page', async () => {
  const client = await server.enter();
  const { data } = (await client.get<{ data: SeoPage }>(ask({ section: 'office' }))).body;
  expect([data.hierarchyMetaRobots, data.hrefLang]).toEqual(['noindex, nofollow', []]);
});

test('[SEO-06] the English name of a sport is the same in every language', async () => {
  const client = await server.enter();
  type Sports = { data: { sportId: number; name: string; nameEng: string }[] };
  const sports = async (lng: string) => (await client.get<Sports>(`/content-api/v1/sports?lng=${lng}`)).body.data;
  const [english, russian] = [await sports('en'), await sports('ru')];
  expect(russian.map(({ nameEng }) => nameEng)).toEqual(english.map(({ name }) => name));
  expect(russian.map(({ name }) => name)).not.toEqual(english.map(({ name }) => name));
});

test('[SEO-07] the server lists the ISO codes of all countries by number', async () => {
  const client = await server.enter();
  const { data } = (await client.get<{ data: { id: number; iso: string }[] }>('/web-api/geo/iso-codes?lng=en')).body;
  expect(data).toContainEqual(expect.objectContaining({ id: 1, iso: 'RU' }));
});

test('[ANALYT-03] [ANALYT-06] the collector takes only known events with its key', async () => {
  const client = await server.enter();
  await client.control('PATCH', 'config', { config: { fatmanApiKey: 'k1' } });
  const send = (path: string, event: object) =>
    client.post(path, { events: [{ ts: 1, source: 55, ...event }] }).then(({ status }) => status);
  expect(await send('/fatman-api/k1', { id: analyticsEvents.mouseClick.id, params: { i1: 10, i2: 20 } })).toBe(204);
  expect(await send('/fatman-api/other', { id: analyticsEvents.mouseClick.id, params: { i1: 10, i2: 20 } })).toBe(404);
  expect(await send('/fatman-api/k1', { id: 31_337, params: {} })).toBe(400);
  expect(
    await send('/fatman-api/k1', { id: analyticsEvents.mouseClick.id, params: { i1: 10, i2: 20, email: 'a' } }),
  ).toBe(400);
  const log = await client.get<{ data: object[] }>('/sandbox-api/v1/log?kind=collector&since=0');
  expect(log.body.data).toEqual([expect.objectContaining({ key: 'k1', id: 10_005, params: { i1: 10, i2: 20 } })]);
});
