import { expect, test } from 'vitest';

import type { MeetingsAnswer, RaceCardAnswer } from '../../../contracts/racing.ts';
import { greyhounds, horseRacing } from '../../../contracts/racing-sports.ts';
import type { ResultsAnswer } from '../../../contracts/results.ts';
import type { z } from '../../../contracts/zod.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

test('[RACE-06] [RACE-07] anybody reads the meetings of both sports or of one; what is run stands in the results of its sport', async () => {
  const client = await server.enter({ share: 1 });
  const read = async (query: string) =>
    client.get<z.infer<typeof MeetingsAnswer>>(`/feed-api/v1/race-meetings?lng=en${query}`);
  const all = (await read('')).body.data;
  const dogs = (await read(`&sportId=${String(greyhounds)}`)).body.data;
  expect(dogs.length).toBeGreaterThan(3);
  expect(dogs.map(({ champId }) => champId)).toEqual(
    all.filter(({ sportId }) => sportId === greyhounds).map(({ champId }) => champId),
  );
  expect((await read('&sportId=1')).status).toBe(404);
  expect((await read('&sportId=')).status).toBe(404);

  const card = async (id: number) =>
    (await client.get<z.infer<typeof RaceCardAnswer>>(`/feed-api/v1/race?lng=en&gameId=${String(id)}`)).body.data;
  const run = dogs.flatMap(({ races }) => races).find(({ outcome }) => outcome !== undefined)!;
  const { runners } = await card(run.id);
  expect(run.outcome!.placed[0]!.name).toBe(
    runners.find(({ result }) => result?.place === 1 && result.share === run.outcome!.placed[0]!.share)?.name,
  );

  const results = async (sport: string) =>
    (await client.get<ResultsAnswer>(`/feed-api/v1/results?lng=en${sport}`)).body.data.flatMap(({ games }) => games);
  const ofDay = new Date(run.startAt * 1000).toISOString().slice(0, 10);
  const found = (await results(`&date=${ofDay}&sportId=${String(greyhounds)}`)).find(({ id }) => id === run.id);
  expect(found).toMatchObject({ isFinished: true, race: run.outcome });
  const others = await results(`&date=${ofDay}`);
  expect(others.some(({ sportId }) => sportId === greyhounds || sportId === horseRacing)).toBe(false);
  expect(await results(`&date=${ofDay}&sportId=${String(greyhounds)}&zone=zone`)).toEqual([]);
});

test('[HTTP-51] results of a day that the calendar does not have are refused; without a day they are of today', async () => {
  const client = await server.enter();
  const read = (query: string) => client.get<{ errors?: { field?: string }[] }>(`/feed-api/v1/results?lng=en${query}`);
  for (const date of ['2026-02-30', '2026-1-1', 'today']) {
    const { status, body } = await read(`&date=${date}`);
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['date']]);
  }
  expect((await read('&date=2026-02-28')).status).toBe(200);
  expect((await read('&date=')).status).toBe(200);
});
