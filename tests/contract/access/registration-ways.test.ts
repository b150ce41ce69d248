import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import type { Profile } from '../../../contracts/profile.ts';
import { type Client, encoded, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const request = { countryId: 1, currencyIso: 'EUR', bonus: 0, ref: {}, refId: 1, agreeTerms: true, language: 'en' };
type Registered = { data: { userId: number; login: string; password?: string; token: string; next?: string } };
type Mailbox = { data: { to: string; text: string }[] };

const register = <T = Registered>(client: Client, type: string, body: object) =>
  client.post<T>(`/web-api/registration/${type}`, { ...request, ...body }, { 'Idempotency-Key': randomUUID() });
const mails = async (client: Client, to: string) =>
  (await client.control<Mailbox>('GET', `mailbox?to=${encodeURIComponent(to)}`)).body.data.map(({ text }) => text);
const email = 'alma.k@example.com';
const phone = { phone: '7010000001', phone_code: '+7' };
const password = encoded('sunny-days-1');
const yearsAgo = (years: number, days: number) => {
  const date = new Date();
  return new Date(Date.UTC(date.getUTCFullYear() - years, date.getUTCMonth(), date.getUTCDate() + days))
    .toISOString()
    .slice(0, 10);
};

test('[REG-01] [REG-13] by phone: the code has its plus, and a password is made, which signs in with the number of the account', async () => {
  const client = await server.enter();
  const { status, body } = await register(client, 'phone_reg', phone);
  expect([status, body.data.next]).toEqual([201, 'activate_phone']);
  const { userId, login, password: made = '' } = body.data;
  expect(await client.other().logIn(login, made)).toBe(userId);
});

test('[REG-01] by e-mail: the chosen password signs in and is never sent back; a link asks to activate', async () => {
  const client = await server.enter();
  const { status, body } = await register(client, 'full_reg', { email, password });
  expect([status, body.data.next, 'password' in body.data]).toEqual([201, 'activate_email', false]);
  const [mail = ''] = await mails(client, email);
  const [, token = ''] = /token=([\w-]+)/.exec(mail) ?? [];
  expect((await client.post('/web-api/user/activate', { type: 'activate', token })).status).toBe(204);
  expect(await client.other().logIn(email, 'sunny-days-1')).toBe(body.data.userId);
});

test('[REG-01] the full form: name and birth date are in the profile', async () => {
  const client = await server.enter();
  const person = { name: 'Alma', surname: 'Kuznetsova', birthday: '1991-08-14' };
  const { body } = await register(client, 'full_reg', { email, password, ...phone, ...person });
  client.token = body.data.token;
  const profile = (await client.get<{ data: Profile }>('/office-api/v1/profile')).body.data;
  expect(profile).toMatchObject({ email, phone: '+77010000001' });
  expect(profile.values).toMatchObject({ name: 'Alma', surname: 'Kuznetsova', date_birthday: '1991-08-14' });
});

test('[REG-01] by another site: only the browser that came back from it registers, and signs in by it', async () => {
  const client = await server.enter();
  expect((await register<ApiError>(client, 'soc_reg', { provider: 'google' })).body.code).toBe(131);
  const path = await arrived(client, 'registration');
  expect(path).toBe('/en/registration/social?provider=google');
  expect((await register<ApiError>(client, 'soc_reg', { provider: 'vk' })).body.code).toBe(131);
  const { status, body } = await register(client, 'soc_reg', { provider: 'google' });
  expect([status, 'password' in body.data]).toEqual([201, false]);
  expect(await arrived(client, 'login')).toBe('/en');
});

/** Goes to the provider, agrees there, and gives the path that the site leads to. */
async function arrived(client: Client, mode: 'login' | 'registration'): Promise<string | null> {
  const asked = await client.get(`/web-api/auth/oauth/google?lng=en&mode=${mode}`);
  const page = await client.get<string>(asked.headers.get('Location') ?? '');
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page.body)?.[1] ?? '';
  const query = new URLSearchParams({ code: value('code'), state: value('state') });
  return (await client.get(`/web-api/auth/oauth/google/callback?${query.toString()}`)).headers.get('Location');
}

test.each([
  ['phone_reg', {}, 'phone'],
  ['phone_reg', { phone: '12', phone_code: '+7' }, 'phone'],
  ['phone_reg', { phone: '7010000001', phone_code: '7' }, 'phone_code'],
  ['full_reg', { password }, 'email'],
  ['full_reg', { email: 'alma@example', password }, 'email'],
  ['full_reg', { email }, 'password'],
  ['full_reg', { email, password: encoded('short-1') }, 'password'],
  ['full_reg', { email, password: encoded(email) }, 'password'],
  ['full_reg', { email, password, name: 'Al1ma' }, 'name'],
  ['full_reg', { email, password, birthday: '2001-02-30' }, 'birthday'],
])('[REG-12] %s with %j is refused by its field', async (type, body, field) => {
  const client = await server.enter();
  const answer = await register<ApiError>(client, type, body);
  expect([answer.status, answer.body.code, answer.body.errors?.[0]?.field]).toEqual([400, 1, field]);
});

test.each([18, 21])(
  '[REG-15] a player of the least age of %i registers, and one who is a day younger does not',
  async (minAge) => {
    const client = await server.enter();
    await client.control('PATCH', 'config', { minAge });
    const younger = await register<ApiError>(client, 'full_reg', { email, password, birthday: yearsAgo(minAge, 1) });
    expect(younger.body.errors).toMatchObject([{ field: 'birthday', detail: 'proof_of_age_popup_title' }]);
    expect((await register(client, 'full_reg', { email, password, birthday: yearsAgo(minAge, 0) })).status).toBe(201);
  },
);

test.each([
  ['full_reg', { email, password }],
  ['phone_reg', phone],
])(
  '[REG-21] a %s does not tell whether its e-mail or phone has an account: the owner gets a message',
  async (type, body) => {
    const client = await server.enter();
    /** What whoever registers can see, with no number or secret of the account. */
    const seen = async (visitor: Client) => {
      const answer = await register(visitor, type, body);
      visitor.token = answer.body.data.token;
      const { userId, login, token: _, password: __, ...told } = answer.body.data;
      expect(login).toBe(String(userId));
      const pages = ['/web-api/user/client-config', '/office-api/v1/profile', '/office-api/v1/security'];
      const shown = await Promise.all(pages.map((path) => visitor.get<{ data: Record<string, unknown> }>(path)));
      const contacts = shown.map(({ body: { data } }) =>
        ['email', 'phone', 'user_email', 'user_phone'].map((name) => data[name]),
      );
      return {
        status: answer.status,
        names: Object.keys(answer.body.data).sort(),
        told,
        statuses: shown.map(({ status }) => status),
        contacts,
      };
    };
    const [first, second] = [client.other(), client.other()];
    const [one, other] = [await seen(first), await seen(second)];
    expect(other).toEqual(one);
    expect(one).toMatchObject({ status: 201, statuses: [200, 200, 200] });

    const to = type === 'full_reg' ? email : `${phone.phone_code}${phone.phone}`;
    const told = () =>
      mails(client, to).then((texts) => texts.filter((text) => text.includes('You already have one')).length);
    expect(await told()).toBe(1);
    for (let again = 0; again < 4; again += 1) await register(client.other(), type, body);
    expect(await told()).toBe(3);
    const later = async (hours: number) => {
      await client.control('POST', 'clock', { advance: hours * 3600 });
      await register(client.other(), type, body);
      return told();
    };
    expect([await later(2), await later(21), await later(2)]).toEqual([3, 3, 4]);
  },
);

test('[REG-21] what somebody typed at registration opens nothing of theirs: log-in and a new password by it are the owner’s', async () => {
  const client = await server.enter();
  const first = await register(client.other(), 'full_reg', { email, password });
  await register(client.other(), 'full_reg', { email, password: encoded('another-sunny-day-2') });
  await client.post('/web-api/auth/password/forgot', { login: encoded(email) });
  const link =
    (await mails(client, email)).find((text) => text.includes('token=') && text.includes('passwordreset')) ?? '';
  const token = /token=([\w-]+)/.exec(link)?.[1];
  const next = encoded('third-sunny-day-3');
  expect((await client.post('/web-api/auth/password/reset', { token, password: next })).status).toBe(204);
  const log = await client.post<{ data: { userId: number } }>('/web-api/auth/login', {
    uLogin: encoded(String(first.body.data.userId)),
    uPassword: next,
    save: true,
  });
  expect(log.body.data.userId).toBe(first.body.data.userId);
});

test('[REG-08] [SEC-06] a new player has login and password mailed, for ten minutes and three times, and after five only who shows that it is them', async () => {
  const client = await server.enter();
  const { body } = await register(client, 'fast_reg', {});
  client.token = body.data.token;
  const ask = (address: string) => client.post('/web-api/registration/save-credentials', { option: 2, email: address });
  expect((await ask('nobody')).status).toBe(400);
  expect((await ask(email)).status).toBe(204);
  const [text] = await mails(client, email);
  expect(text).toContain(`${body.data.login} / ${body.data.password ?? ''}`);
  await ask(email);
  await ask(email);
  expect((await ask(email)).status).toBe(429);
  await client.control('POST', 'clock', { advance: 301 });
  expect((await ask('thief@example.com')).body).toMatchObject({ code: 136 });
  await client.control('POST', 'clock', { advance: 300 });
  expect((await ask(email)).status).toBe(404);
});
