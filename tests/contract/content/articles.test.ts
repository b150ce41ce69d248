import { expect, test } from 'vitest';

import type { NewsAnswer, NewsListAnswer, PromotionListAnswer } from '../../../contracts/articles.ts';
import { completeLanguages } from '../../../contracts/languages.ts';
import type { ResultsAnswer } from '../../../contracts/results.ts';
import { sportNumbers } from '../../../contracts/sports.ts';
import type { z } from '../../../contracts/zod.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

type Answer<T extends z.ZodMiniType> = z.infer<T>;

test('[PLUG-19] [ROUTE-139] [LANG-26] results are the games that have ended that day, each with its last score, newest first', async () => {
  const client = await server.enter({ share: 1 });
  const results = async (query = '') =>
    (await client.get<ResultsAnswer>(`/feed-api/v1/results?lng=en${query}`)).body.data;
  const now = Date.parse((await client.get('/health')).headers.get('date') ?? '') / 1000;
  const yesterday = new Date((now - 86_400) * 1000).toISOString().slice(0, 10);

  const football = await results(`&sportId=1&date=${yesterday}`);
  const games = football.flatMap((group) => group.games);
  expect(games.length).toBeGreaterThan(20);
  for (const { champ, games: own } of football) {
    expect(own.every(({ champId }) => champId === champ.id)).toBe(true);
    expect(own.map(({ finishedAt }) => finishedAt)).toEqual(
      own.map(({ finishedAt }) => finishedAt).toSorted((a, b) => b - a),
    );
  }
  for (const game of games) {
    expect(game).toMatchObject({ sportId: 1, status: 4, isFinished: true });
    expect(game.score?.full).toHaveLength(2);
    expect(game.finishedAt).toBeGreaterThan(game.startAt);
    expect(new Date(game.finishedAt * 1000).toISOString().slice(0, 10)).toBe(yesterday);
  }
  const [{ champ } = { champ: { id: 0 } }] = football;
  const ofChamp = await results(`&date=${yesterday}&champId=${String(champ.id)}`);
  expect(ofChamp.map((group) => group.champ.id)).toEqual([champ.id]);
  // A day begins where the reader is: three hours east of UTC it takes three hours of the day before.
  const east = (await results(`&sportId=1&date=${yesterday}&timezone=3`)).flatMap((group) => group.games);
  const begin = Date.parse(`${yesterday}T00:00:00Z`) / 1000 - 3 * 3600;
  expect(east.length).toBeGreaterThan(20);
  expect(east.filter(({ finishedAt }) => finishedAt < begin || finishedAt >= begin + 86_400)).toEqual([]);
  expect(east.some(({ finishedAt }) => finishedAt < begin + 3 * 3600)).toBe(true);
  // By its name a zone says when its day begins on that day, whatever its clocks show on others.
  const named = (await results(`&sportId=1&date=${yesterday}&timezone=Africa/Nairobi`)).flatMap((group) => group.games);
  expect(named).toEqual(east);
  // No game ends tomorrow; matches of three sports have a picture, all others have none.
  const tomorrow = new Date((now + 86_400) * 1000).toISOString().slice(0, 10);
  expect(await results(`&date=${tomorrow}`)).toEqual([]);
  for (const zone of ['zone', 'live'])
    expect(await results(`&date=${yesterday}&zone=${zone}&sportId=1`), zone).toEqual(football);
  const drawn = await results(`&date=${yesterday}&zone=zone`);
  const pictured: readonly number[] = [sportNumbers.football, sportNumbers.tennis, sportNumbers.basketball];
  expect(drawn.filter(({ champ: { sportId } }) => !pictured.includes(sportId))).toEqual([]);
  expect((await results(`&date=${yesterday}`)).length).toBeGreaterThan(drawn.length);
});

test('[PLUG-19] the results contain a game that ended with the score that the player saw', async () => {
  const client = await server.enter();
  type Snapshot = { data?: never; entities: { games: { id: number; status: number }[] } };
  const { entities } = (await client.get<Snapshot>('/feed-api/v1/snapshot?topic=list:live:1&lng=en')).body;
  const game = entities.games.find(({ status }) => status === 2);
  if (game === undefined) throw new Error('No live game.');
  await client.control('POST', 'simulator', { gameId: game.id, do: 'finish', score: [3, 2] });
  const { data } = (await client.get<ResultsAnswer>('/feed-api/v1/results?lng=en&sportId=1')).body;
  const result = data.flatMap(({ games }) => games).find(({ id }) => id === game.id);
  expect(result?.score?.full).toEqual(['3', '2']);
});

test('[PLUG-19] the results contain a game that began and ended while play stands', async () => {
  const client = await server.enter();
  await client.control('POST', 'simulator', { run: false });
  type Snapshot = { entities: { games: { id: number; status: number; outcomesCount?: number }[] } };
  const { entities } = (await client.get<Snapshot>('/feed-api/v1/snapshot?topic=list:line:1&lng=en')).body;
  const gameId = entities.games.find(({ status, outcomesCount }) => status === 0 && outcomesCount === undefined)?.id;
  await client.control('POST', 'simulator', { gameId, do: 'start' });
  await client.control('POST', 'simulator', { gameId, do: 'finish', score: [2, 1] });
  const { data } = (await client.get<ResultsAnswer>('/feed-api/v1/results?lng=en&sportId=1')).body;
  expect(data.flatMap(({ games }) => games).find(({ id }) => id === gameId)?.score?.full).toEqual(['2', '1']);
});

test('[PLUG-22] [PLUG-21] news and promotions come as a list and one by one, in each complete language, and name a language that is not the page’s', async () => {
  const client = await server.enter();
  const list = async (lng: string) =>
    (await client.get<Answer<typeof NewsListAnswer>>(`/content-api/v1/news?lng=${lng}`)).body.data;
  const english = await list('en');
  expect(english.length).toBeGreaterThan(5);
  expect(english.map(({ publishedAt }) => publishedAt)).toEqual(
    english.map(({ publishedAt }) => publishedAt).toSorted((a, b) => b - a),
  );
  for (const lng of completeLanguages.filter((code) => code !== 'en')) {
    const own = await list(lng);
    expect(own.map(({ slug }) => slug)).toEqual(english.map(({ slug }) => slug));
    for (const [at, { title, language }] of own.entries())
      expect([title === english[at]?.title, language]).toEqual([false, undefined]);
  }
  expect((await list('vi'))[0]).toMatchObject({ title: english[0]?.title, language: 'en' });
  for (const { slug, title } of english) {
    const { data } = (await client.get<Answer<typeof NewsAnswer>>(`/content-api/v1/news/${slug}?lng=en`)).body;
    expect(data.title).toBe(title);
    expect(data.chapters.length).toBeGreaterThan(1);
  }
  expect((await client.get('/content-api/v1/news/nothing')).status).toBe(404);

  const { data } = (await client.get<Answer<typeof PromotionListAnswer>>('/content-api/v1/promotions?lng=en')).body;
  for (const { id } of data) expect((await client.get(`/content-api/v1/promotions/${id}?lng=en`)).status).toBe(200);
  expect((await client.get('/content-api/v1/promotions/0')).status).toBe(404);
});

test('[PROMO-05] each article and each promotion stands in the site map once in each complete language, and its page is there', async () => {
  const client = await server.enter();
  const news = (await client.get<Answer<typeof NewsListAnswer>>('/content-api/v1/news?lng=en')).body.data;
  const offers = (await client.get<Answer<typeof PromotionListAnswer>>('/content-api/v1/promotions?lng=en')).body.data;
  const { body } = await client.get<string>('/sitemap.xml');
  const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  for (const path of [...news.map(({ slug }) => `/news/${slug}`), ...offers.map(({ id }) => `/promotions/${id}`)]) {
    const own = listed.filter((address) => address.endsWith(path)).map((address) => address.slice(1, 3));
    expect([path, own.toSorted()]).toEqual([path, completeLanguages.toSorted()]);
    expect([path, (await client.get(`/en${path}`)).status]).toEqual([path, 200]);
  }
});
