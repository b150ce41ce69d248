import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import { encoded, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const request = { countryId: 1, currencyIso: 'EUR', bonus: 0, ref: {}, refId: 1, agreeTerms: true, language: 'en' };
const ask = async (type: string, body: object, config: object = {}) => {
  const client = await server.enter();
  await client.control('PATCH', 'config', config);
  const headers = { 'Idempotency-Key': randomUUID() };
  const { status, body: said } = await client.post<ApiError>(
    `/web-api/registration/${type}`,
    { ...request, ...body },
    headers,
  );
  return { status, errors: said.errors ?? [] };
};
const tags = (count: number, value: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`tag${String(index)}`, value]));

test.each([
  ['a language that is none', { language: '<>' }],
  ['a language of capitals', { language: 'EN' }],
  ['400 tags', { ref: tags(400, 'x'.repeat(500)) }],
  ['21 tags', { ref: tags(21, 'x') }],
  ['a tag of 129 signs', { ref: { btag: 'x'.repeat(129) } }],
  ['a tag of other signs', { ref: { btag: '<script>' } }],
  ['a tag of another name', { ref: { '<b>': 'x' } }],
])('[REG-12] a registration with %s is refused', async (_, body) => {
  expect((await ask('fast_reg', body)).status).toBe(400);
});

test('[REG-12] tags as an address has them are taken', async () => {
  expect((await ask('fast_reg', { ref: { btag: 'a_1.b-2', qtag: 'x'.repeat(128) } })).status).toBe(201);
});

test.each(['password1', 'Password1!', 'qwerty123', 'parol12345', '1q2w3e4r5t', 'aaaa1111', 'P@ssw0rd', 'liverpool1'])(
  '[REG-12] %s is among the first that are tried: refused, and the field says why',
  async (password) => {
    const { status, errors } = await ask('full_reg', { email: 'alma@example.com', password: encoded(password) });
    expect([status, errors[0]?.field, errors[0]?.detail]).toEqual([400, 'password', 'field_error_password_easy']);
  },
);

test.each([0, -18, 6, 17, 1000])(
  '[LIM-40] [REG-15] a least age of %i is no configuration: children stay out',
  async (minAge) => {
    const person = { email: 'child@example.com', password: encoded('sunny-days-1'), birthday: '2020-11-26' };
    const { status, errors } = await ask('full_reg', person, { minAge });
    expect([status, errors[0]?.detail]).toEqual([400, 'proof_of_age_popup_title']);
  },
);

test.each(['<b>Alma</b>', 'Alma1', '-', ' ', 'A'.repeat(51), '\u{1f600}', "'; --"])(
  '[REG-12] [OFFICE-08] the name %j is none at the registration, and none in the profile later',
  async (name) => {
    const person = { email: 'alma@example.com', password: encoded('sunny-days-1'), birthday: '1991-08-14' };
    expect((await ask('full_reg', { ...person, name, surname: 'Kuznetsova' })).status).toBe(400);
    const client = await server.enter();
    const made = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
      profile: 'unverified',
    });
    await client.logIn(made.body.data.login, made.body.data.password);
    for (const field of ['name', 'surname', 'middle_name']) {
      const saved = await client.call<{ data?: { values: Record<string, string> } }>(
        'PATCH',
        '/office-api/v1/profile',
        { version: 0, values: { [field]: name } },
      );
      // Nothing but blanks empties the field.
      expect([field, name.trim() === '' ? saved.body.data?.values[field] : saved.status]).toEqual([
        field,
        name.trim() === '' ? '' : 400,
      ]);
    }
  },
);
