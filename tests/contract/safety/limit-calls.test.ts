/** The calls of the limits service: what each answers, to whom, and in which language. */
import { expect, test } from 'vitest';

import type { ClientLimit } from '../../../contracts/client-config.ts';
import { defaultTimeZone } from '../../../contracts/constants.ts';
import {
  AvailableLimitsAnswer,
  type Limit,
  LimitActionAnswer,
  LimitsAnswer,
  ReasonsAnswer,
} from '../../../contracts/limits.ts';
import {
  act,
  base,
  bet,
  blockUser,
  day,
  firstPick,
  keyed,
  later,
  playerOf,
  set,
  shown,
} from '../support/limit-support.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const playSession = '/limit-service-api/api/external/web/v3/session';
const clientLimits = '/limit-service-api/limit/external/web/api/v1/clientlimits';

test('[LIM-25] [LIM-10] what can be set, in sections: periods have values, money has none, and what is not offered is missing', async () => {
  const { client } = await playerOf(await server.enter());
  const { body } = await client.get(`${base}/availablelimits`);
  const { data } = AvailableLimitsAnswer.parse(body);
  const of = (type: number) => data.find(({ limitType }) => limitType === type);
  expect(of(20)).toEqual({ limitType: 20, section: 'DEPOSIT_LIMITS', availableValues: [], measure: 'money' });
  expect(of(33)).toMatchObject({ section: 'EXTRA_LIMITS', availableValues: [1, 7, 30, 42], measure: 'days' });
  const breaks = [1, 7, 30, 90, 180, 365, 730, 1095, 1825];
  expect(of(30)).toMatchObject({ section: 'EXTRA_LIMITS', availableValues: breaks, measure: 'days' });
  expect(of(31)).toMatchObject({ section: 'EXTRA_LIMITS', measure: 'hours' });
  expect(of(32)).toMatchObject({ section: 'REALITY_CHECKS', measure: 'minutes' });
  expect([of(1)?.section, of(10)?.section]).toEqual(['WAGERING_LIMITS', 'LOSS_LIMITS']);
  expect(of(40)).toBeUndefined();
  await client.control('PATCH', 'config', { availableResponsibleGamingLimitsIds: [20, 21, 22, 30, 31, 33] });
  const fewer = AvailableLimitsAnswer.parse((await client.get(`${base}/availablelimits`)).body).data;
  expect(fewer.map(({ limitType }) => limitType).toSorted()).toEqual([20, 21, 22, 30, 31, 33]);
  expect((await client.other().get(`${base}/availablelimits`)).status).toBe(401);
});

test('[LIM-29] [LIM-11] yes and no to a limit that waits, and the way to be without one', async () => {
  const { client } = await playerOf(await server.enter());
  await set(client, 1, 50);
  await set(client, 1, 80);
  const no = await act(client, 'reject', 1);
  expect([no.status, LimitActionAnswer.parse(no.body)]).toEqual([200, { status: 'ok' }]);
  expect(await shown(client, 1)).toMatchObject({ limitState: 'ACTIVE', limitValue: 50 });
  const without = await client.call('DELETE', `${base}/limit?limitType=1`);
  expect([without.status, LimitActionAnswer.parse(without.body)]).toEqual([200, { status: 'ok' }]);
  expect(await shown(client, 1)).toMatchObject({ limitState: 'PENDING', pendingValue: null });
  await later(client, day);
  const yes = await act(client, 'confirm', 1);
  expect([yes.status, LimitActionAnswer.parse(yes.body)]).toEqual([200, { status: 'ok' }]);
  // A limit that is none is not listed.
  expect(await shown(client, 1)).toBeUndefined();
  expect((await act(client, 'confirm', 1)).status).toBe(409);
  for (const type of [30, 33])
    expect((await client.call('DELETE', `${base}/limit?limitType=${String(type)}`)).status).toBe(409);
  expect((await act(client.other(), 'reject', 1)).status).toBe(401);
});

test('[LIM-01] [LIM-02] the list tells every field of a limit; types 1 to 3 count stakes of a day, a week and a month, 20 to 22 do not', async () => {
  const { client } = await playerOf(await server.enter());
  const kinds = [1, 2, 3, 20, 21, 22];
  for (const type of kinds) await set(client, type, 500);
  expect((await bet(client, await firstPick(client), 40)).status).toBe(201);
  const limits = await Promise.all(kinds.map((type) => shown(client, type)));
  expect(limits.map((limit) => limit?.limitBalance)).toEqual([460, 460, 460, 500, 500, 500]);
  for (const name of 'limitType limitState limitValue limitBalance needApprove startedAt endsAt availableValues measure type'.split(
    ' ',
  ))
    for (const limit of limits) expect(limit).toHaveProperty(name);
  const now = await client.now();
  const ends = limits.slice(0, 3).map((limit) => (limit?.frame?.until ?? now) - (limit?.frame?.from ?? now));
  // By the clock of the site it can be the next month already.
  const site = new Date((now + defaultTimeZone * 3600) * 1000);
  const daysOfMonth = new Date(Date.UTC(site.getUTCFullYear(), site.getUTCMonth() + 1, 0)).getUTCDate();
  expect(ends).toEqual([day, 7 * day, daysOfMonth * day]);
});

test('[LIM-31] reasons to leave come in the language of X-Language, to players alone', async () => {
  const { client } = await playerOf(await server.enter());
  const reasons = async (language: string) => {
    const { body } = await client.call('GET', `${base}/reasons/selfexclude`, undefined, { 'X-Language': language });
    return ReasonsAnswer.parse(body).data;
  };
  const [english, russian] = [await reasons('en'), await reasons('ru')];
  expect(english[0]).toEqual({ id: 1, text: 'I spend more than I can afford' });
  expect(russian.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  expect(russian[0]?.text).toMatch(/[а-я]/);
  expect((await client.other().get(`${base}/reasons/selfexclude`)).status).toBe(401);
});

test('[LIM-34] header and guards read state, value and time of what is in force or waits', async () => {
  const { client } = await playerOf(await server.enter());
  await set(client, 21, 100);
  await set(client, 1, 50);
  await set(client, 1, 80);
  await keyed(client, `${base}/timeout`, { days: 7 });
  const { data } = (await client.get<{ data: ClientLimit[] }>(clientLimits)).body;
  expect(data).toMatchObject([
    { limitType: 1, limitState: 'PENDING', limitValue: 80, endsAt: null },
    { limitType: 21, limitState: 'ACTIVE', limitValue: 100, endsAt: null },
    { limitType: 33, limitState: 'ACTIVE', limitValue: 7 },
  ]);
  expect(data[2]!.endsAt! - data[2]!.startedAt).toBe(7 * day);
  expect((await client.other().get(clientLimits)).status).toBe(401);
});

test('[LIM-15] an exclusion that the server has set for later is listed, and stops nothing before it begins', async () => {
  const { client, userId } = await playerOf(await server.enter());
  const rights = async () => (await client.get<{ data: { canBet: boolean } }>('/web-api/auth/rights')).body.data.canBet;
  const { body } = await client.get<{ data: { startedAt: number } }>(playSession);
  const startedAt = body.data.startedAt + day;
  const coming = { limitType: 30, limitState: 'PENDING', limitValue: 180, startedAt, endsAt: startedAt + 180 * day };
  await client.control('PATCH', `users/${String(userId)}`, { limits: [coming] });
  const listed = LimitsAnswer.parse((await client.get<Limit[]>(`${base}/limits`)).body);
  expect(listed).toMatchObject([{ ...coming, exclusionState: 'coming' }]);
  expect(await rights()).toBe(true);
  expect((await bet(client, await firstPick(client), 5)).status).toBe(201);
  await later(client, day + 1);
  expect(await rights()).toBe(false);
  expect(await shown(client, 30)).toMatchObject({ limitState: 'ACTIVE', exclusionState: 'active' });
});

test('[LIM-14] an excluded player makes no extra limit looser, and may make it stricter or leave for longer', async () => {
  const { client, again } = await playerOf(await server.enter());
  await set(client, 37, 50);
  expect((await set(client, 37, 60)).body.limitsData.find(({ limitType }) => limitType === 37)?.pendingValue).toBe(60);
  await act(client, 'reject', 37);
  await keyed(client, blockUser, { days: 180 });
  await again();
  for (const looser of [60, null])
    expect(await set(client, 37, looser)).toMatchObject({ status: 409, body: { message: 'limits.refused.locked' } });
  expect(await shown(client, 37)).toMatchObject({ limitState: 'ACTIVE', limitValue: 50 });
  expect((await set(client, 37, 40)).status).toBe(200);
  expect((await set(client, 20, 40)).status).toBe(200);
  expect((await keyed(client, `${base}/timeout`, { days: 1 })).status).toBe(200);
  expect((await keyed(client, blockUser, { days: 365 })).status).toBe(200);
});
