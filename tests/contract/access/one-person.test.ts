import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Verification } from '../../../contracts/documents.ts';
import { photo } from '../../support/photo.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { bet, firstPick } from '../support/limit-support.ts';
import { upload } from '../support/photo-support.ts';
import { type Client, encoded, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const base = '/office-api/v1/verification';
type Made = { data: { userId: number; login: string; password: string } };
type Shown = { data: Verification };
const person = { name: 'Ada', surname: 'Byron', birthday: '1985-12-10' };
const request = { countryId: 1, currencyIso: 'EUR', bonus: 0, ref: {}, refId: 1, agreeTerms: true, language: 'en' };

const register = (client: Client, type: string, body: object) =>
  client.post<{ data: { userId: number; token: string; password?: string }; code?: number }>(
    `/web-api/registration/${type}`,
    { ...request, ...body },
    { 'Idempotency-Key': randomUUID() },
  );
const dataOf = (given: object) => ({
  ...{ name: '', surname: '', date_birthday: null, document_type_id: null, inn: '', passport: '' },
  ...{ passport_date: null, passport_end_date: null, registration_address: '' },
  ...given,
});

async function enter(world: Client, user_data: object = dataOf({})) {
  const client = world.other();
  const { data } = (await world.control<Made>('POST', 'users', { profile: 'unverified', patch: { user_data } })).body;
  await client.logIn(data.login, data.password);
  const shown = async () => (await client.get<Shown>(base)).body.data;
  const handIn = async (zone: string) => {
    await client.post(base, { fileId: await upload(client, photo()), type: 1, fileName: 'p.jpg', zone });
    await client.control('POST', 'clock', { advance: 6 });
    await client.logIn(data.login, data.password).catch(() => 0);
  };
  return { client, shown, handIn, ...data };
}

test('[REG-20] a typed e-mail opens the account only after its link; the number of the account opens it at once', async () => {
  const client = await server.enter();
  const email = 'ada@example.com';
  const { body } = await register(client, 'full_reg', { email, password: encoded('sunny-days-1') });
  const enterAs = (login: string) =>
    client
      .other()
      .logIn(login, 'sunny-days-1')
      .catch(() => 'refused');
  expect(await enterAs(email)).toBe('refused');
  expect(await enterAs(String(body.data.userId))).toBe(body.data.userId);
  const { data } = (
    await client.control<{ data: { text: string }[] }>('GET', `mailbox?to=${encodeURIComponent(email)}`)
  ).body;
  const token = /token=([\w-]+)/.exec(data[0]?.text ?? '')?.[1];
  await client.post('/web-api/user/activate', { type: 'activate', token });
  expect(await enterAs(email)).toBe(body.data.userId);
});

test('[REG-20] nobody comes in by a phone that was typed and never confirmed, neither by password nor by a text message', async () => {
  const client = await server.enter();
  const { body } = await register(client, 'phone_reg', { phone: '7010000001', phone_code: '+7' });
  const login = { phone_number: '7010000001', country_code: '+7', save: true };
  const byPassword = () =>
    client
      .other()
      .post('/web-api/auth/login-phone', { ...login, uPassword: encoded(body.data.password ?? '') })
      .then(({ status }) => status);
  expect(await byPassword()).toBe(400);
  await client.other().post('/web-api/auth/send-sms', { 'phone-number': '7010000001', 'phone-code': '+7' });
  await expect(client.codeFor('+77010000001')).rejects.toThrow();
  client.token = body.data.token;
  const phone = '/office-api/v1/security/phone';
  await client.post(phone, { contact: '+77010000001', password: body.data.password });
  expect((await client.call('PUT', phone, { code: await client.codeFor('+77010000001') })).status).toBe(200);
  expect(await byPassword()).toBe(200);
});

test('[LIM-81] whoever has excluded themselves opens no second account: by name and birthday, by device, by their profile', async () => {
  const client = await server.enter();
  const birth = { name: person.name, surname: person.surname, date_birthday: person.birthday };
  const { userId, client: leaver } = await enter(client, dataOf(birth));
  await leaver.control('PATCH', `users/${String(userId)}`, { is_self_excluded: true });
  const full = { email: 'again@example.com', password: encoded('sunny-days-1') };
  const again = await register(client, 'full_reg', { ...full, ...person, name: 'ÁDA', surname: 'byron' });
  expect(again.status).toBe(403);
  const other = await register(client, 'full_reg', { ...full, ...person, birthday: '1985-12-11' });
  expect(other.status).toBe(201);
  leaver.token = null;
  expect((await register(leaver, 'fast_reg', {})).status).toBe(403);
  client.token = other.body.data.token;
  const values = { date_birthday: person.birthday };
  expect((await client.call('PATCH', '/office-api/v1/profile', { version: 1, values })).status).toBe(403);
});

test('[VERIF-11] one document makes one account known', async () => {
  const world = await server.enter();
  const [one, two] = [await enter(world), await enter(world)];
  const zone = (await one.shown()).specimen ?? '';
  await one.handIn(zone);
  expect((await one.shown()).status).toBe('verified');
  await two.handIn(zone);
  expect(await two.shown()).toMatchObject({ status: 'none', documents: [{ state: 'rejected', reason: 'used' }] });
});

test('[VERIF-10] a name that does not fit is refused, and no renaming cures it', async () => {
  const world = await server.enter();
  const stranger = await enter(world, dataOf({ name: 'Anna', surname: 'Eriksson' }));
  const zone = (await stranger.shown()).specimen ?? '';
  const thief = await enter(world, dataOf({ name: 'Max', surname: 'Thief' }));
  await thief.handIn(zone);
  expect((await thief.shown()).documents[0]).toMatchObject({ state: 'rejected', reason: 'name' });
  const values = { name: 'Anna', surname: 'Eriksson' };
  const renamed = await thief.client.call('PATCH', '/office-api/v1/profile', { version: 0, values });
  expect(renamed.status).toBe(400);
  await thief.client.post(`${base}/${String((await thief.shown()).documents[0]?.id)}/check`);
  await thief.client.control('POST', 'clock', { advance: 6 });
  expect((await thief.shown()).status).toBe('none');
});

test('[VERIF-12] the passport of somebody too young is refused, the account closes, open stakes come back', async () => {
  const world = await server.enter();
  const year = new Date((await world.now()) * 1000).getUTCFullYear() - 15;
  const child = await enter(world, dataOf({ name: 'Tom', surname: 'Young', date_birthday: `${String(year)}-01-02` }));
  const before = await moneyOf(child.client);
  expect((await bet(child.client, await firstPick(child.client), 5)).status).toBe(201);
  expect(await moneyOf(child.client)).toBe(before - 5);
  await child.handIn((await child.shown()).specimen ?? '');
  expect((await child.shown()).documents[0]).toMatchObject({ state: 'rejected', reason: 'age' });
  expect(await moneyOf(child.client)).toBe(before);
  const rights = await child.client.get<{ data: object }>('/web-api/auth/rights');
  expect(rights.body.data).toMatchObject({ canBet: false, canDeposit: false, canPlayCasino: false });
});

test('[LIM-98] renaming cures no exclusion: every name and birthday that an excluded account ever had counts', async () => {
  const world = await server.enter();
  const { userId, client } = await enter(
    world,
    dataOf({ name: 'Ada', surname: 'Byron', date_birthday: person.birthday }),
  );
  const rename = (values: object) => client.call('PATCH', '/office-api/v1/profile', { version: 9, values });
  expect((await rename({ date_birthday: '1970-01-01' })).status).toBe(200);
  expect((await rename({ name: 'Max', surname: 'Other' })).status).toBe(200);
  await client.control('PATCH', `users/${String(userId)}`, { is_self_excluded: true });
  const again = (body: object) =>
    register(world.other(), 'full_reg', {
      ...{ email: `${randomUUID()}@example.com`, password: encoded('sunny-days-1') },
      ...body,
    }).then(({ status }) => status);
  expect(await again(person)).toBe(403);
  expect(await again({ ...person, name: 'Byron', surname: 'Ada' })).toBe(403);
  expect(await again({ ...person, name: 'Ада', surname: 'Байрон' })).toBe(403);
  expect(await again({ name: 'Max', surname: 'Other', birthday: '1970-01-01' })).toBe(403);
  expect(await again({ ...person, name: 'Max', surname: 'Stranger' })).toBe(201);
});

test('[VERIF-10] a name that was changed before the first document must be a correction', async () => {
  const world = await server.enter();
  const stranger = await enter(world, dataOf({ name: 'Anna', surname: 'Eriksson' }));
  const zone = (await stranger.shown()).specimen ?? '';
  const named = (name: string, surname: string) => enter(world, dataOf({ name, surname }));
  const handIn = async (player: Awaited<ReturnType<typeof named>>, values: object) => {
    expect((await player.client.call('PATCH', '/office-api/v1/profile', { version: 9, values })).status).toBe(200);
    await player.handIn(zone);
    return (await player.shown()).documents[0];
  };
  const own = { name: 'Anna', surname: 'Eriksson' };
  expect(await handIn(await named('Max', 'Thief'), own)).toMatchObject({ state: 'rejected', reason: 'name' });
  expect(await handIn(await named('Max', 'Eriksson'), own)).toMatchObject({ state: 'rejected', reason: 'name' });
  expect(await handIn(await named('Ana', 'Erikson'), own)).toMatchObject({ state: 'passed' });
});

test('[LIM-98] the document of who has excluded themselves closes another account of theirs, even one that was refused', async () => {
  const world = await server.enter();
  const leaver = await enter(world);
  const zone = (await leaver.shown()).specimen ?? '';
  await leaver.handIn(zone);
  await leaver.client.control('POST', `users/${String(leaver.userId)}/documents`, { to: 'rejected', reason: 'other' });
  await leaver.client.control('PATCH', `users/${String(leaver.userId)}`, { is_self_excluded: true });
  const twin = await enter(world);
  await twin.handIn(zone);
  expect((await twin.shown()).documents[0]).toMatchObject({ state: 'rejected', reason: 'used' });
  const rights = await twin.client.get<{ data: object }>('/web-api/auth/rights');
  expect(rights.body.data).toMatchObject({ canBet: false, canDeposit: false, canWithdraw: true });
});

test('[LIM-99] an address is known again however its letters are written', async () => {
  const world = await server.enter();
  const [leaver, twin] = [await enter(world), await enter(world)];
  const point = async ({ client }: { client: Client }, network: string, address: string) => {
    const currency = network === 'bitcoin' ? 'BTC' : 'ETH';
    return (await client.call('PUT', '/deduce-api/v1/crypto-address', { currency, network, address })).status;
  };
  const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  expect(await point(leaver, 'ethereum', ethereum)).toBe(200);
  expect(await point(leaver, 'bitcoin', bitcoin.toUpperCase())).toBe(200);
  await leaver.client.control('PATCH', `users/${String(leaver.userId)}`, { is_self_excluded: true });
  for (const address of [ethereum, ethereum.toLowerCase(), `0x${ethereum.slice(2).toUpperCase()}`])
    expect(await point(twin, 'ethereum', address)).toBe(403);
  for (const address of [bitcoin, bitcoin.toUpperCase(), `bitcoin:${bitcoin}?amount=1`])
    expect(await point(twin, 'bitcoin', address)).toBe(403);
});

test('[LIM-98] the bank account and the address of who has excluded themselves pay nobody else', async () => {
  const world = await server.enter();
  const [leaver, twin] = [await enter(world), await enter(world)];
  const iban = 'GB29NWBK60161331926819';
  const address = { currency: 'BTC', network: 'bitcoin', address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2' };
  const name = ({ client }: { client: Client }, number = iban) =>
    client.call<{ code?: number }>('PUT', '/deduce-api/v1/bank-account', { iban: number });
  const point = ({ client }: { client: Client }) => client.call('PUT', '/deduce-api/v1/crypto-address', address);
  expect([(await name(leaver)).status, (await point(leaver)).status]).toEqual([200, 200]);
  await leaver.client.control('PATCH', `users/${String(leaver.userId)}`, { is_self_excluded: true });
  const refused = await name(twin, 'gb29 nwbk 6016 1331 9268 19');
  expect([refused.status, refused.body.code, (await point(twin)).status]).toEqual([403, 1011, 403]);
  expect((await name(twin, 'DE89370400440532013000')).status).toBe(200);
  // Deposits of the player themself are credited.
  await leaver.client.logIn(leaver.login, leaver.password);
  expect((await name(leaver)).status).toBe(200);
});

test.each([
  ['Щербаков', 'Юрий', 'SHCHERBAKOV<<IURII'],
  ['Müller', 'Jörg', 'MUELLER<<JOERG'],
])('[VERIF-13] the Latin lines of %s %s make them known, and nobody else', async (surname, name, latin) => {
  const world = await server.enter();
  const own = await enter(world, dataOf({ surname, name, date_birthday: person.birthday }));
  const other = await enter(world, dataOf({ surname: 'Петров', name: 'Иван', date_birthday: person.birthday }));
  const { specimen = '' } = await own.shown();
  // The specimen is a zone itself; its letters may be those of another passport office.
  expect(specimen).toMatch(/^P<UTO[A-Z<]{39}\n[A-Z0-9<]{44}$/);
  const zone = specimen.replace(/^[^\n]+/, `P<UTO${latin}`.padEnd(44, '<'));
  await other.handIn(zone);
  expect((await other.shown()).status).not.toBe('verified');
  await own.handIn(zone);
  expect((await own.shown()).status).toBe('verified');
});
