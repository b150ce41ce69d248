/** What anybody reads of the feed: margins, the top, the picture of a match, the search. */
import { expect, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import type { Snapshot } from '../../../contracts/feed.ts';
import type { MarginTable } from '../../../contracts/margins.ts';
import type { SearchFound } from '../../../contracts/search.ts';
import { zonePhases, ZoneState } from '../../../contracts/zone.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

const read = async (client: Client, topic: string) =>
  (await client.get<Snapshot>(`/feed-api/v1/snapshot?topic=${encodeURIComponent(topic)}&lng=en`)).body.entities;
const halt = (client: Client) => client.control('POST', 'simulator', { run: false });
/** What the three odds of the first football match to come add up to, above one. */
async function margin(client: Client, gameId: number) {
  const { markets = [] } = await read(client, `game:${String(gameId)}`);
  const main = markets.filter(({ groupId, typeId }) => groupId === 1 && typeId <= 3);
  expect(main).toHaveLength(3);
  return main.reduce((sum, { coef }) => sum + 1 / coef, 0) - 1;
}

test('[SPORT-04] prices hold the margin of the table, and that of another table at once', async () => {
  const client = await server.enter();
  await halt(client);
  const { games = [] } = await read(client, 'list:line:1');
  const { id = 0 } = games[0] ?? {};
  const usual = await margin(client, id);
  expect(usual).toBeGreaterThan(0.02);
  expect(usual).toBeLessThan(0.1);
  const { data } = (await client.control<{ data: MarginTable }>('GET', 'margins')).body;
  const longShots = { ...data.longShots, percent: 0 };
  for (const percent of [20, 0]) {
    await client.control('PUT', 'margins', { ...data, rows: [{ percent }], longShots });
    expect(await margin(client, id)).toBeCloseTo(percent / 100, 1);
  }
  await client.control('PUT', 'margins', data);
  expect(await margin(client, id)).toBeCloseTo(usual, 6);
});

test('[ODDS-15] one seed has one price of a match, whatever else was asked before', async () => {
  const [busy, calm] = [await server.enter(), await server.enter()];
  for (const client of [busy, calm]) await halt(client);
  const { games = [] } = await read(busy, 'list:line:1');
  for (const { id } of games.slice(1, 6)) await read(busy, `game:${String(id)}`);
  const { id = 0 } = games[0] ?? {};
  const prices = async (client: Client) =>
    (await read(client, `game:${String(id)}`)).markets
      ?.map(({ id: market, coef }) => [market, coef] as const)
      .toSorted(([a], [b]) => a - b);
  const own = await prices(busy);
  expect(own?.length).toBeGreaterThan(50);
  expect(await prices(calm)).toEqual(own);
});

test('[SPORT-05] the top is full, and nothing beside it is of a greater competition', async () => {
  const client = await server.enter();
  await halt(client);
  const top = await read(client, 'top:live');
  const all = await read(client, 'list:live:1');
  const weights = new Map([...(top.champs ?? []), ...(all.champs ?? [])].map(({ id, weight }) => [id, weight]));
  const weightOf = ({ champId }: { champId: number }) => weights.get(champId) ?? 0;
  const first = top.games ?? [];
  const ids = new Set(first.map(({ id }) => id));
  const beside = (all.games ?? []).filter(({ id }) => !ids.has(id));
  expect(beside.length).toBeGreaterThan(0);
  expect(first.length).toBeGreaterThanOrEqual(12);
  expect(Math.max(...beside.map(weightOf))).toBeLessThanOrEqual(Math.min(...first.map(weightOf)));
});

test('[MEDIA-09] the topic of a picture has events of 80 bytes at most, one in 3 to 6 seconds', async () => {
  const client = await server.enter();
  await halt(client);
  // Football and tennis: no basketball is on at this hour in a world of few competitions.
  for (const sport of [1, 2]) {
    const { games = [] } = await read(client, `list:live:${String(sport)}`);
    const shown = games.filter(({ zoneId, status }) => zoneId !== undefined && status === 2).slice(0, 3);
    expect(shown.length).toBeGreaterThan(0);
    const pictures = await Promise.all(
      shown.map(async ({ id }) => ZoneState.parse((await read(client, `zone:${String(id)}`)).zone).events),
    );
    const events = pictures.flat();
    expect(events.length).toBeGreaterThan(5);
    for (const event of events) expect(JSON.stringify(event).length).toBeLessThanOrEqual(80);
    const gaps = pictures.flatMap((own) =>
      own.slice(1).flatMap((event, index) => (event[0] === own[index]![0] ? [event[1] - own[index]![1]] : [])),
    );
    const usual = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    expect([sport, usual >= 2 && usual <= 7]).toEqual([sport, true]);
  }
});

test('[MEDIA-10] while the picture shows danger nothing of the match can be bet on', async () => {
  const client = await server.enter();
  const { games = [] } = await read(client, 'list:live:1');
  const { id = 0 } = games.find(({ zoneId, status }) => zoneId !== undefined && status === 2) ?? {};
  const seen = { danger: 0, open: 0 };
  for (let second = 0; second < 240 && (seen.danger < 3 || seen.open < 3); second += 1) {
    await client.control('POST', 'clock', { advance: 2 });
    const phase = zonePhases[ZoneState.parse((await read(client, `zone:${String(id)}`)).zone).events.at(-1)?.[2] ?? 0];
    const { markets = [] } = await read(client, `game:${String(id)}`);
    if (phase === 'danger') {
      seen.danger += 1;
      expect(markets.filter(({ isBlocked }) => !isBlocked)).toEqual([]);
    } else if (markets.some(({ isBlocked }) => !isBlocked)) seen.open += 1;
  }
  expect(Math.min(seen.danger, seen.open)).toBe(3);
});

const find = async (client: Client, q: string) => {
  const { status, body } = await client.get<{ data: SearchFound }>(
    `/feed-api/v1/search?lng=en&zone=line&q=${encodeURIComponent(q)}`,
  );
  expect(status).toBe(200);
  return body.data;
};

test('[SEARCH-01] [UI-32] [UI-90] the search finds sports, competitions, teams, matches and outcomes, and says when that is not all', async () => {
  const client = await server.enter();
  const { games = [], champs = [] } = await read(client, 'list:line:1');
  const [match] = games;
  expect((await find(client, 'football')).sports?.[0]?.id).toBe(1);
  const champ = champs.find(({ id }) => id === match?.champId);
  expect((await find(client, champ?.name ?? '')).champs.map(({ id }) => id)).toContain(champ?.id);
  const { name = '' } = match?.opp1 ?? {};
  const own = await find(client, name);
  expect(own.games.map(({ id }) => id)).toContain(match?.id);
  expect(own.teams?.map((team) => team.name)).toContain(name);
  expect((await find(client, `${name} over 2.5`)).bets?.length).toBeGreaterThan(0);
  const many = await find(client, 'e');
  expect([many.isCut, Math.max(many.games.length, many.champs.length) <= 20]).toEqual([true, true]);
  expect(own.isCut ?? false).toBe(false);
  // Letters with signs of their own are found by plain ones.
  const signed = [...games.flatMap(({ opp1, opp2 }) => [opp1.name, opp2.name])].find((one) =>
    /[áéíóúüöåøñçã]/i.test(one),
  );
  expect(signed).toBeDefined();
  const plain = signed!.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('Ø', 'O');
  const found = await find(client, plain);
  expect(found.games.flatMap(({ opp1, opp2 }) => [opp1.name, opp2.name])).toContain(signed);
});

test('[SEARCH-04] a question of any length and any signs is answered', async () => {
  const client = await server.enter();
  const odd = ['', ' '.repeat(50), '%', '_', "' OR 1=1 --", '\\', '\u0000', '🙂'.repeat(30), '('.repeat(90)];
  for (const question of [...odd, '\u202e', '.*', '[', '-1', 'over over over', '0x1', 'ﷺ'])
    expect((await find(client, question)).games.length).toBeLessThanOrEqual(20);
  const long = await client.get<ApiError>(`/feed-api/v1/search?lng=en&q=${'a'.repeat(5000)}`);
  expect([long.status, long.body.errors?.[0]?.field]).toEqual([400, 'q']);
});
