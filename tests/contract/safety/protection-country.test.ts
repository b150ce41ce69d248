import { expect, test } from 'vitest';

import { act, base, bet, day, firstPick, later, playerOf, set, shown, tillMorning } from '../support/limit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const sessionPath = `${base}/session`;

const server = useServer({ dropsWorlds: true });
const inCountry = async (protection: object) => playerOf(await server.enter(), { protection });
const chat = (client: Client) =>
  client.post('/support-api/v1/chat', { consultant: 'robot', text: 'I want a higher limit.', lng: 'en' });

test('[LIM-51] Germany: no play before the month is chosen, never more than 1,000 euros, and the limit is not given up', async () => {
  const { client } = await inCountry({ profile: 'DE' });
  const pick = await firstPick(client);
  expect(await shown(client, 22)).toMatchObject({ limitValue: 0, isDemanded: true });
  expect(await bet(client, pick, 5)).toMatchObject({
    status: 403,
    body: { code: 1028, data: { limit: { limitType: 22 } } },
  });
  // 1,000 euros are 1,086.95 dollars by the table of play-money rates.
  expect((await set(client, 22, 1086.96)).status).toBe(400);
  expect((await set(client, 22, 1086.95)).status).toBe(200);
  expect((await bet(client, pick, 5)).status).toBe(201);
  expect((await client.call('DELETE', `${base}/limit?limitType=22`)).status).toBe(400);
  expect((await shown(client, 22))?.isDemanded).toBeUndefined();
});

test('[LIM-40] Germany: what is looser holds by itself after seven days, without a yes', async () => {
  const { client } = await inCountry({ profile: 'DE' });
  await set(client, 22, 100);
  await set(client, 22, 200);
  expect(await shown(client, 22)).toMatchObject({ limitState: 'PENDING', limitValue: 100, pendingValue: 200 });
  expect((await act(client, 'confirm', 22)).status).toBe(409);
  await later(client, 7 * day);
  expect(await shown(client, 22)).toMatchObject({ limitState: 'ACTIVE', limitValue: 200, needApprove: false });
});

test('[LIM-51] the Netherlands: deposits and time of each stretch are chosen; used up time stops play until it begins anew', async () => {
  const { client } = await inCountry({ profile: 'NL', realityCheckMinutes: null });
  await tillMorning(client);
  const pick = await firstPick(client);
  for (const type of [20, 21, 22, 40]) await set(client, type, 100);
  await set(client, 41, 600);
  expect((await bet(client, pick, 5)).body).toMatchObject({ code: 1028, data: { limit: { limitType: 42 } } });
  await set(client, 42, 1000);
  expect((await bet(client, pick, 5)).body).toMatchObject({ code: 1028, data: { limit: { limitType: 43 } } });
  await set(client, 43, 100_000);
  expect((await bet(client, pick, 5)).status).toBe(201);
  for (let minutes = 0; minutes < 50; minutes += 5) await later(client, 5 * 60);
  expect(await shown(client, 40)).toMatchObject({ measure: 'minutes', limitValue: 100, limitBalance: 50 });
  // While no page is open, no time is used.
  await later(client, 2 * 3600);
  expect(await shown(client, 40)).toMatchObject({ limitBalance: 50 });
  for (let minutes = 0; minutes < 50; minutes += 5) await later(client, 5 * 60);
  const refused = await bet(client, await firstPick(client), 5);
  expect(refused.body).toMatchObject({ code: 1021, data: { limit: { limitType: 40, left: 0 } } });
  expect((await set(client, 40, 1.5)).status).toBe(400);
  await later(client, day);
  expect((await bet(client, await firstPick(client), 5)).body.code).not.toBe(1021);
});

test('[LIM-52] the Netherlands: a deposit limit above 350 euros a month waits for a talk, and holds after it', async () => {
  const { client, userId, again } = await inCountry({ profile: 'NL' });
  const pending = { limitState: 'PENDING', limitValue: 0, pendingReason: 'PENDING_CONTACT' };
  // Nobody knows how old they are, so 150 is the sum.
  await set(client, 22, 200);
  expect(await shown(client, 22)).toMatchObject({ ...pending, pendingValue: 200 });
  await client.control('POST', 'clock', { advance: 60 * day });
  await again();
  expect(await shown(client, 22)).toMatchObject(pending);
  await chat(client);
  await later(client, 60);
  expect(await shown(client, 22)).toMatchObject({ limitState: 'ACTIVE', limitValue: 200 });
  await client.control('PATCH', `users/${String(userId)}`, { user_data: { ...userData, date_birthday: '1980-05-01' } });
  await set(client, 22, 300);
  expect((await shown(client, 22))?.pendingReason).toBeUndefined();
  await set(client, 22, 400);
  expect((await shown(client, 22))?.pendingReason).toBe('PENDING_CONTACT');
});

test('[LIM-52] the Netherlands: above 700 euros a month a talk is not enough, the player must have shown documents', async () => {
  const { client, userId } = await inCountry({ profile: 'NL' });
  const user_data = { ...userData, date_birthday: '1980-05-01' };
  await client.control('PATCH', `users/${String(userId)}`, { user_data, isIdentificationDone: false });
  const talk = async () => {
    await chat(client);
    await later(client, 60);
    return (await shown(client, 22))?.pendingReason;
  };
  await set(client, 22, 900);
  expect(await talk()).toBe('PENDING_CONTACT');
  await client.control('PATCH', `users/${String(userId)}`, { isIdentificationDone: true });
  expect(await talk()).toBeUndefined();
});

const userData = {
  document_type_id: null,
  inn: '',
  name: '',
  surname: '',
  passport: '',
  passport_date: null,
  passport_end_date: null,
  registration_address: '',
};

type Test = { questionsResult: { questionId: number; isRight: boolean }[]; success: boolean };
const answer = (client: Client, tokenGuid: string, options: number[]) =>
  client.post<Test & { code: number }>(`${base}/testanswers`, {
    tokenGuid,
    answers: options.map((optionId, index) => ({ questionId: index + 1, optionId })),
  });

test('[LIM-27] [LIM-28] [LIM-40] Spain: above the maximum come questions; a wrong one is marked, right ones ask for the limit', async () => {
  const { client, again } = await inCountry({ profile: 'ES' });
  expect(await shown(client, 20)).toMatchObject({ limitValue: 652.17 });
  expect((await set(client, 20, 500)).body.status).toBe('ok');
  const { body } = await set(client, 20, 900);
  expect(body).toMatchObject({ status: 'questions', tokenGuid: expect.any(String) as string });
  expect(body.questions).toHaveLength(3);
  expect(await shown(client, 20)).toMatchObject({ limitState: 'ACTIVE', limitValue: 500 });
  const token = body.tokenGuid!;
  const wrong = await answer(client, token, [1, 2, 1]);
  expect(wrong.body).toMatchObject({
    success: false,
    questionsResult: [{ isRight: true }, { questionId: 2, isRight: false }, { isRight: true }],
  });
  expect((await shown(client, 20))?.limitState).toBe('ACTIVE');
  const right = await answer(client, token, [1, 1, 1]);
  expect(right.body).toMatchObject({ success: true });
  expect(await shown(client, 20)).toMatchObject({ limitState: 'PENDING', limitValue: 500, pendingValue: 900 });
  expect((await answer(client, token, [1, 1, 1])).body.code).toBe(131);
  // It waits 7 days, and another one not before 90 days have gone, for 3 days.
  await later(client, 7 * day);
  expect((await act(client, 'confirm', 20)).status).toBe(200);
  expect((await set(client, 20, 1000)).status).toBe(409);
  await client.control('POST', 'clock', { advance: 90 * day });
  await again();
  const asked = await set(client, 20, 1000);
  await answer(client, asked.body.tokenGuid!, [1, 1, 1]);
  const waiting = await shown(client, 20);
  expect(waiting!.opensAt! - waiting!.startedAt).toBe(3 * day);
});

test('[LIM-27] [LIM-28] questions expire after a quarter of an hour, are one player’s alone, and never hold up what is stricter', async () => {
  const { client } = await inCountry({ questions: 'always' });
  expect((await set(client, 1, 100)).body.status).toBe('ok');
  expect((await set(client, 1, 50)).body.status).toBe('ok');
  const first = (await set(client, 1, 60)).body.tokenGuid!;
  const both = await client.post<{ status: string; tokenGuid: string }>(`${base}/limits`, {
    limits: [
      { limitType: 1, limitValue: 70 },
      { limitType: 2, limitValue: 10 },
    ],
  });
  expect(both.body.status).toBe('questions');
  expect(await shown(client, 2)).toMatchObject({ limitState: 'ACTIVE', limitValue: 10 });
  expect((await answer(client, first, [1, 1, 1])).body.code).toBe(131);
  await later(client, 901);
  expect((await answer(client, both.body.tokenGuid, [1, 1, 1])).body.code).toBe(131);
  expect(await shown(client, 1)).toMatchObject({ limitState: 'ACTIVE', limitValue: 50 });
  expect((await client.call('DELETE', `${base}/limit?limitType=1`)).status).toBe(409);
});

test('[LIM-64] Germany: a reality check after an hour, and no bet for five minutes after its answer', async () => {
  const { client } = await inCountry({ profile: 'DE' });
  await set(client, 22, 100);
  await later(client, 1800);
  await later(client, 1800);
  const code = async () => (await bet(client, await firstPick(client), 5)).body.code;
  expect(await code()).toBe(1027);
  type Session = { data: { check: { dueAt: number } } };
  const { body } = await client.get<Session>(sessionPath);
  const answered = await client.post(`${sessionPath}/check`, { dueAt: body.data.check.dueAt });
  expect(answered.status).toBe(200);
  expect(await code()).toBe(1026);
  await later(client, 300);
  expect((await bet(client, await firstPick(client), 5)).status).toBe(201);
});
