import { expect, test } from 'vitest';

import { hashKnownPassword, hashPassword, isPassword } from './password.ts';

test.each([
  ['chosen', hashPassword],
  ['known', hashKnownPassword],
])('of a %s password only it is right, and no two hashes are alike', async (_, hash) => {
  const [one, two] = [await hash('a-password'), await hash('a-password')];
  expect(one).not.toBe(two);
  expect(await isPassword('a-password', one)).toBe(true);
  expect(await isPassword('a-passwore', one)).toBe(false);
});

test('a chosen password is hashed as slowly as the rules of the trade ask for', async () => {
  expect(await hashPassword('a-password')).toMatch(/^scrypt:[\w-]{22}:[\w-]{43}$/);
  expect(await hashKnownPassword('demo-password')).toMatch(/^scrypt-known:/);
});

test('nobody has a password', async () => {
  expect(await isPassword('', null)).toBe(false);
});
