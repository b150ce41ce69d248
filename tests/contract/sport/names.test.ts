/** Names of teams and players in the letters of the reader, wherever the server tells them. */
import { beforeEach, expect, test } from 'vitest';

import type { Coupon } from '../../../contracts/coupon.ts';
import type { Game, Snapshot } from '../../../contracts/feed.ts';
import type { SearchFound } from '../../../contracts/search.ts';
import type { GameStatistics } from '../../../contracts/statistics.ts';
import { farPick, placed, slipOf } from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
let client: Client;
beforeEach(async () => {
  client = await server.enter();
  await client.control('POST', 'simulator', { run: false });
});

const scripts = { ru: /\p{Script=Cyrillic}/u, uk: /\p{Script=Cyrillic}/u, ar: /\p{Script=Arabic}/u } as const;
const languages = Object.keys(scripts) as (keyof typeof scripts)[];
/** Second and third teams have Roman numbers. */
const isOf = (name: string, language: keyof typeof scripts) =>
  scripts[language].test(name) && !/\p{Script=Latin}/u.test(name.replaceAll(/ I{2,3}(?= |$)/g, ''));

const topicOf = async (topic: string, lng: string) =>
  (await client.get<Snapshot>(`/feed-api/v1/snapshot?topic=${encodeURIComponent(topic)}&lng=${lng}`)).body.entities;
const find = async (q: string, lng: string) =>
  (await client.get<{ data: SearchFound }>(`/feed-api/v1/search?q=${encodeURIComponent(q)}&lng=${lng}`)).body.data;
const sidesOf = ({ opp1, opp2 }: Game) => [opp1.name, opp2.name].filter((name) => name !== '');

test.each(languages)('[LANG-31] every team and player of the topics stands in the letters of %s', async (language) => {
  const { sports = [] } = await topicOf('sports:line', language);
  const names: string[] = [];
  for (const { id } of sports)
    for (const zone of ['line', 'live'])
      for (const match of (await topicOf(`list:${zone}:${String(id)}`, language)).games ?? [])
        if (match.outcomesCount === undefined) names.push(...sidesOf(match));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !isOf(name, language))).toEqual([]);
});

test('[LANG-31] a reader of Latin letters keeps the name, and the address of a match stays', async () => {
  const [own, english] = [await topicOf('list:line:1', 'de'), await topicOf('list:line:1', 'en')];
  const names = (english.games ?? []).flatMap(({ opp1 }) => (opp1.name.includes('2025') ? [] : opp1.name));
  expect((own.games ?? []).map(({ opp1 }) => opp1.name)).toEqual(expect.arrayContaining(names));
  const arabic = await topicOf('list:line:1', 'ar');
  expect((arabic.games ?? []).map(({ opp1 }) => opp1.nameEng)).toEqual(
    (english.games ?? []).map(({ opp1 }) => opp1.nameEng),
  );
});

test.each(languages)('[LANG-31] statistics of a match name its teams and players in the letters of %s', async (lng) => {
  const { games = [] } = await topicOf('list:line:1', lng);
  const { id } = games.find(({ outcomesCount }) => outcomesCount === undefined)!;
  const path = `/feed-api/v1/statistics/game?gameId=${String(id)}&lng=${lng}`;
  const { teams, lineups } = (await client.get<{ data: GameStatistics }>(path)).body.data;
  const names = [
    ...teams.map(({ team }) => team.name),
    ...lineups!.flatMap(({ start }) => start.map(({ name }) => name)),
  ];
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !isOf(name, lng))).toEqual([]);
});

test('[LANG-31] [SEARCH-06] a bet that was placed in English is read and found in either script', async () => {
  await client.logIn();
  const pick = await farPick(client);
  const { id } = await placed(client, slipOf([pick]));
  const { games = [] } = await topicOf('list:line:1', 'ru');
  const [own = ''] = sidesOf(games.find((match) => match.id === pick.match.id)!);
  const history = async (text: string, language: string) =>
    (await client.get<{ data: Coupon[] }>(`/coupon-api/v1/coupons?lng=${language}&q=${encodeURIComponent(text)}`)).body
      .data;
  for (const text of [own, pick.match.opp1.name]) {
    const [coupon] = await history(text, 'ru');
    expect([coupon?.id, coupon?.bets[0]?.game.opp1]).toEqual([id, own]);
  }
});

test('[SEARCH-06] a name is found in the script of the page and in the others', async () => {
  const words = ['Liverpool', 'Ливерпуль', 'Ліверпуль', 'ليفربول'];
  for (const lng of ['en', 'ru', 'ar']) {
    const found = await Promise.all(words.map((word) => find(word, lng)));
    const [first] = found.map(({ teams = [] }) => teams.map(({ id }) => id));
    expect(first?.length).toBeGreaterThan(0);
    for (const { teams = [] } of found)
      expect(teams.map(({ id }) => id)).toEqual(expect.arrayContaining(first!.slice(0, 1)));
  }
});
