import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Verification } from '../../../contracts/documents.ts';
import { partBytes } from '../../../contracts/documents.ts';
import type { Withdrawal } from '../../../contracts/withdrawals.ts';
import { photo } from '../../support/photo.ts';
import { sendPart, upload as uploadFile } from '../support/photo-support.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const base = '/office-api/v1/verification';

type Shown = { data: Verification; code?: number; errors?: { field: string; detail: string }[] };
type Made = { data: { userId: number; login: string; password: string } };

async function player(profile = 'unverified', patch: object = {}) {
  const client = await server.enter();
  const { body } = await client.control<Made>('POST', 'users', { profile, patch });
  await client.logIn(body.data.login, body.data.password);
  const shown = async () => (await client.get<Shown>(base)).body.data;
  const part = (id: string, place: number, of: number, bytes: Uint8Array<ArrayBuffer>) =>
    sendPart(client, id, place, of, bytes);
  const upload = (file: Uint8Array<ArrayBuffer>, id?: string) => uploadFile(client, file, id);
  const handIn = async (fileId: string, { type = 1, zone = '' } = {}) =>
    client.post<Shown>(base, { fileId, type, fileName: 'passport.jpg', zone: zone || (await shown()).specimen });
  const later = (seconds: number) => client.control('POST', 'clock', { advance: seconds });
  const decide = (to: string, reason?: string) =>
    client.control('POST', `users/${String(body.data.userId)}/documents`, { to, reason });
  return { client, shown, part, upload, handIn, later, decide, ...body.data };
}

test('[VERIF-04] [VERIF-09] a document is new, then looked at, then good: it makes the player known', async () => {
  const { client, shown, upload, handIn, later } = await player();
  expect(await shown()).toMatchObject({ status: 'none', types: [1, 2], documents: [], isMoreWanted: false });
  const { status, body } = await handIn(await upload(photo()));
  expect([status, body.data.status, body.data.documents[0]?.state]).toEqual([201, 'waiting', 'new']);
  await later(1);
  expect((await shown()).documents[0]?.state).toBe('processing');
  await later(4);
  expect(await shown()).toMatchObject({ status: 'verified', documents: [{ state: 'passed', type: 1 }] });
  const config = await client.get<{ data: Record<string, unknown> }>('/web-api/user/client-config');
  expect(config.body.data).toMatchObject({
    verification_status: 1,
    verification_status_group_code: 'VERIFICATION_SUCCESSFUL',
    is_need_identification: false,
    user_data: { surname: 'Specimen', name: 'Alex', date_birthday: '1990-01-01' },
  });
  const messages = await client.get<{ data: { kind: string; title: string }[] }>('/office-api/v1/messages');
  expect(messages.body.data[0]).toMatchObject({ kind: 'document', title: 'Your document has been accepted' });
});

test('[VERIF-04] [PAY-13] a withdrawal that waits for documents goes on when they are good', async () => {
  const { client, upload, handIn, later } = await player();
  await client.nameOldBank();
  const balance = await client.get<{ data: { mainAccountId: number } }>('/web-api/account/balance');
  const asked = await client.post<{ data: Withdrawal[] }>(
    '/deduce-api/v1/requests',
    { accountId: balance.body.data.mainAccountId, amount: 40 },
    { 'Idempotency-Key': randomUUID() },
  );
  const seen = async () =>
    (await client.get<{ data: Withdrawal }>(`/deduce-api/v1/requests/${asked.body.data[0]?.id ?? ''}`)).body.data;
  await later(20);
  expect(await seen()).toMatchObject({ state: 'checking', need: { path: '/office/verification' } });
  await handIn(await upload(photo()));
  await later(6);
  expect((await seen()).need).toBeUndefined();
  expect((await seen()).state).toMatch(/approved|sent/);
});

test('[VERIF-10] lines whose check digits do not fit are refused before anything is lost', async () => {
  const { shown, upload, handIn } = await player();
  const fileId = await upload(photo());
  const zone = (await shown()).specimen ?? '';
  const wrong = await handIn(fileId, {
    zone: zone.replace(/(OB\d{6})(\d)/, (_, start: string, digit: string) => start + String((Number(digit) + 1) % 10)),
  });
  expect([wrong.status, wrong.body.errors?.[0]]).toMatchObject([400, { field: 'zone' }]);
  expect((await handIn(fileId)).status).toBe(201);
});

test('[VERIF-09] parts come in any order and twice; what is missing is said', async () => {
  const { part, handIn, shown } = await player();
  const file = photo(2 * partBytes + 10);
  const id = randomUUID();
  const slice = (place: number) => file.slice(place * partBytes, (place + 1) * partBytes);
  await part(id, 2, 3, slice(2));
  await part(id, 0, 3, slice(0));
  const missing = await handIn(id);
  expect([missing.status, missing.body.errors?.[0]]).toMatchObject([400, { detail: 'verification.wrong.parts' }]);
  expect((await part(id, 0, 3, slice(0))).body.data?.have).toBe(2);
  expect((await part(id, 1, 3, slice(1))).body.data?.have).toBe(3);
  expect((await handIn(id)).status).toBe(201);
  expect((await handIn(id)).status).toBe(201);
  expect((await shown()).documents).toMatchObject([{ bytes: file.length }]);
});

test('[VERIF-09] wrong kind, too much, a broken file and the same file twice are refused in words', async () => {
  const { client, part, upload, handIn } = await player();
  const kind = await handIn(await upload(Uint8Array.from(Buffer.from('<html>photo.jpg</html>'))));
  expect(kind.body.errors?.[0]).toMatchObject({ field: 'file', detail: 'verification.wrong.kind' });
  const broken = await handIn(await upload(photo().slice(0, 40)));
  expect(broken.body.errors?.[0]).toMatchObject({ field: 'file', detail: 'verification.wrong.broken' });
  expect((await part(randomUUID(), 0, 81, new Uint8Array(partBytes))).status).toBe(400);
  expect((await part(randomUUID(), 80, 80, new Uint8Array(1))).status).toBe(400);
  expect((await part(randomUUID(), 0, 1, new Uint8Array(partBytes + 1))).status).toBe(400);
  expect((await part(randomUUID(), 0, 2, new Uint8Array(5))).status).toBe(400);
  expect((await client.post(`${base}/parts`, { id: randomUUID() })).status).toBe(400);
  expect((await handIn(await upload(photo()))).status).toBe(201);
  const twice = await handIn(await upload(photo()));
  expect([twice.status, twice.body.errors?.[0]]).toMatchObject([409, { detail: 'verification.wrong.twice' }]);
});

test('[VERIF-09] a refused document says why and may be sent anew; its day passes and the player is unknown again', async () => {
  const { client, shown, upload, handIn, later, decide, login, password } = await player();
  await handIn(await upload(photo()));
  await decide('rejected', 'cut');
  expect((await shown()).documents[0]).toMatchObject({ state: 'rejected', reason: 'cut' });
  await handIn(await upload(photo()));
  await later(6);
  expect((await shown()).status).toBe('verified');
  await later(6 * 366 * 24 * 3600);
  await client.logIn(login, password);
  expect(await shown()).toMatchObject({ status: 'none', documents: [{ state: 'expired' }, { state: 'rejected' }] });
});

test('[VERIF-04] a further document that was asked for is a type of its own, without lines', async () => {
  const { shown, upload, handIn, later } = await player('player', { requested_additional_document: true });
  expect(await shown()).toMatchObject({ status: 'none', types: [1, 2, 3], isMoreWanted: true });
  await handIn(await upload(photo()), { type: 3 });
  await later(6);
  expect(await shown()).toMatchObject({ status: 'verified', isMoreWanted: false });
});

test('[VERIF-04] an address alone makes nobody verified, and its message does not say so', async () => {
  const { client, shown, upload, handIn, later } = await player('unverified', { requested_additional_document: true });
  const letter = async () =>
    (await client.get<{ data: { text: string }[] }>('/office-api/v1/messages')).body.data[0]?.text;
  await handIn(await upload(photo()), { type: 3 });
  await later(6);
  expect([(await shown()).status, await letter()]).toEqual(['none', 'Withdrawals pending this document will proceed.']);
  await handIn(await upload(photo(300)));
  await later(6);
  expect([(await shown()).status, await letter()]).toEqual(['verified', expect.stringContaining('You are verified.')]);
});

test('[VERIF-04] a visitor reaches nothing, and nobody another player’s document', async () => {
  const { client, upload, handIn, decide, shown } = await player();
  expect((await client.other().get(base)).status).toBe(401);
  await handIn(await upload(photo()));
  await decide('waiting_for_you', 'name');
  const id = (await shown()).documents[0]?.id;
  const stranger = client.other();
  await stranger.logIn();
  expect((await stranger.post(`${base}/${String(id)}/check`)).status).toBe(404);
});

test.each([
  [1, '', false, true],
  [0, 'VERIFICATION_SUCCESSFUL', false, true],
  [1, 'VERIFICATION_SUCCESSFUL', true, false],
  [0, '', false, false],
])('[VERIF-01] status %i, group "%s", further document %s: verified %s', async (status, group, more, isVerified) => {
  const { shown } = await player('player', {
    verification_status: status,
    verification_status_group_code: group,
    requested_additional_document: more,
  });
  expect((await shown()).status === 'verified').toBe(isVerified);
});
