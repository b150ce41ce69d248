import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** 16 MB and five passes: the weakest of the settings that OWASP holds equal, because two small cores must stay answering. */
const cost: ScryptOptions = { N: 2 ** 14, r: 8, p: 5 };

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, 32, cost, (error, key) => (error === null ? resolve(key) : reject(error)));
  });

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt:${salt.toString('base64url')}:${(await derive(password, salt)).toString('base64url')}`;
}

/** A hash that no password has: an unknown account costs the same time as a wrong password. */
const nobody = `scrypt:${randomBytes(16).toString('base64url')}:${randomBytes(32).toString('base64url')}`;

/** `stored` null: the account does not exist; the answer is false, as late as for one that does. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt = '', hash = ''] = (stored ?? nobody).split(':');
  const key = await derive(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(key, Buffer.from(hash, 'base64url')) && stored !== null;
}
