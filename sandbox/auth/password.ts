import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** By the first word of what is stored. */
const costs = {
  /** 16 MB and five passes: the weakest of the settings that OWASP holds equal, because two small cores must stay answering. */
  scrypt: { N: 2 ** 14, r: 8, p: 5 },
  /** Of passwords that are written in the documentation: there is nothing to protect, and journeys log in by the hundred. */
  'scrypt-known': { N: 2 ** 10, r: 8, p: 1 },
} satisfies Record<string, ScryptOptions>;
type Kind = keyof typeof costs;

const derive = (password: string, salt: Buffer, kind: Kind): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, 32, costs[kind], (error, key) => (error === null ? resolve(key) : reject(error)));
  });

async function hash(password: string, kind: Kind): Promise<string> {
  const salt = randomBytes(16);
  return `${kind}:${salt.toString('base64url')}:${(await derive(password, salt, kind)).toString('base64url')}`;
}

export const hashPassword = (password: string): Promise<string> => hash(password, 'scrypt');
/** Of a demo player, whose password everybody knows. */
export const hashKnownPassword = (password: string): Promise<string> => hash(password, 'scrypt-known');

/** A hash that no password has: an unknown account costs the same time as a wrong password. */
const nobody = `scrypt:${randomBytes(16).toString('base64url')}:${randomBytes(32).toString('base64url')}`;

/** `stored` null: the account does not exist; the answer is false, as late as for one that does. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [kind, salt = '', key = ''] = (stored ?? nobody).split(':');
  const derived = await derive(
    password,
    Buffer.from(salt, 'base64url'),
    kind === 'scrypt-known' ? 'scrypt-known' : 'scrypt',
  );
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && stored !== null;
}
