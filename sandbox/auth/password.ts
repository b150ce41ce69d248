import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';

/** The first part of a stored hash names its kind. */
const costs = {
  /**
   * 16 MB and five passes. OWASP counts several settings as equal; this is the cheapest of them, because two small
   * cores must still answer.
   */
  scrypt: { N: 2 ** 14, r: 8, p: 5 },
  /** For passwords that the documentation prints. They protect nothing, and journeys log in by the hundred. */
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
/** For a demo player, whose password everybody knows. */
export const hashKnownPassword = (password: string): Promise<string> => hash(password, 'scrypt-known');

/** A hash that no password has. It makes an unknown account as slow to answer as a wrong password. */
const nobody = `scrypt:${randomBytes(16).toString('base64url')}:${randomBytes(32).toString('base64url')}`;

/** `stored` null: the account does not exist. The answer is false, and takes as long as for one that does. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [kind, salt = '', key = ''] = (stored ?? nobody).split(':');
  const derived = await derive(
    password,
    Buffer.from(salt, 'base64url'),
    kind === 'scrypt-known' ? 'scrypt-known' : 'scrypt',
  );
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && stored !== null;
}
