/** Doors, second factors and states of accounts, each by itself. doors.test.ts tries all of them together. */
import { Secret, TOTP } from 'otpauth';

import { softPasskey } from '../../support/soft-passkey.ts';
import { type Answer, type Client, credentials, encoded } from './server.ts';

export type Account = {
  userId: number;
  login: string;
  phone: string;
  password: string;
  key: string;
  passkey: ReturnType<typeof softPasskey>;
};
type Options = { data: { challenge: string } };
export type Entered = Answer<{ code?: number; data?: { userId?: number; token?: string; step?: string } }>;

const [code, number] = ['+44', '7700900000'];
const linked = { login: encoded('demo@example.com'), pass: encoded('demo-password') };

/** The code of the app of this account, so many periods from now. Each is good once. */
export async function appCode(client: Client, { key }: Account, periods = 0): Promise<string> {
  const now = await client.now();
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: (now + periods * 30) * 1000 });
}

async function fromProvider(client: Client): Promise<Answer> {
  const asked = await client.get('/web-api/auth/oauth/google?lng=en&mode=login');
  const page = (await client.get<string>(asked.headers.get('Location') ?? '')).body;
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
  const query = new URLSearchParams({ code: value('code'), state: value('state') });
  return client.get(`/web-api/auth/oauth/google/callback?${query.toString()}`);
}

/** A player with a phone, an e-mail, a linked account of another site and a passkey. `owner` is signed in. */
export async function account(owner: Client): Promise<Account> {
  const userId = await owner.logIn();
  const passkey = softPasskey(owner.origin);
  const path = '/office-api/v1/security/passkeys';
  const { challenge } = (await owner.post<Options>(`${path}/options`)).body.data;
  await owner.post(path, { name: 'Laptop', response: passkey.create(challenge) });
  return { userId, login: 'demo@example.com', phone: code + number, password: 'demo-password', key: '', passkey };
}

/** What a player has besides the first proof. */
export const factors = {
  none: () => Promise.resolve(),
  app: async (owner: Client, player: Account) => {
    const path = '/office-api/v1/security/authenticator';
    player.key = (await owner.post<{ data: { key: string } }>(path)).body.data.key;
    await owner.call('PUT', path, { code: await appCode(owner, player) });
    await owner.control('POST', 'clock', { advance: 60 });
  },
  message: async (owner: Client, { userId }: Account) => {
    await owner.control('PATCH', `users/${String(userId)}`, { hasTwoStep: true });
  },
} satisfies Record<string, (owner: Client, player: Account) => Promise<unknown>>;
export type Factor = keyof typeof factors;

/** In these a player plays; in every other one they come in to look and to take their money, at most. */
export const playing: readonly string[] = ['open', 'unverified'];

/** What an account may be when somebody comes to its door. */
export const states: Readonly<Record<string, object>> = {
  open: {},
  blocked: { isBlocked: true },
  excluded: { is_self_excluded: true },
  frozen: { isAccountFrozen: true },
  unverified: { isIdentificationDone: false },
  resting: { limits: [{ limitType: 33, limitState: 'ACTIVE', limitValue: 7, startedAt: 0, endsAt: 4_000_000_000 }] },
  banned: { ban_level: 10, ban_version: 1 },
  'closed for age': { ban_level: 53, ban_version: 1 },
};

type Door = {
  /** Two proofs in one: no second step follows. */
  isWhole?: true;
  /** What leads back to a page instead of an answer. */
  isWalk?: true;
  /** The owner may have to open it from where they are signed in. */
  open: (visitor: Client, player: Account, owner: Client) => Promise<Entered>;
  /** Where the second code of a message goes. */
  second?: 'email';
  step?: 'social-two-step';
};

async function bySignedLink(visitor: Client, query: URLSearchParams): Promise<Entered> {
  return visitor.post('/web-api/auth/login-token', { ...Object.fromEntries(query), lng: 'en' });
}

/** Every door into an account that exists. `calls` in doors.test.ts finds one that is missing here. */
export const doors: Readonly<Record<string, Door>> = {
  password: {
    open: (visitor, { login, password }) => visitor.post('/web-api/auth/login', credentials(login, password)),
  },
  'phone and password': {
    open: (visitor, { password }) =>
      visitor.post('/web-api/auth/login-phone', {
        ...{ phone_number: number, country_code: code, uPassword: encoded(password), save: true },
      }),
  },
  'text message': {
    second: 'email',
    open: async (visitor, { phone }) => {
      await visitor.post('/web-api/auth/send-sms', { 'phone-number': number, 'phone-code': code });
      return visitor.post('/web-api/auth/sms-code', { 'sms-code': encoded(await visitor.codeFor(phone)) });
    },
  },
  'mailed link': {
    open: async (visitor, { userId }) => {
      const made = await visitor.control<{ data: { path: string } }>('POST', `users/${String(userId)}/links`, {
        kind: 'login',
      });
      return bySignedLink(visitor, new URL(made.body.data.path, 'http://x').searchParams);
    },
  },
  'app of the operator': {
    open: async (visitor, { login, password }) => {
      const answer = await fetch(`${visitor.origin}/auth-app/`, {
        ...{
          method: 'POST',
          redirect: 'manual',
          headers: { 'X-Sandbox-World': visitor.world, 'X-Requested-With': 'XMLHttpRequest' },
        },
        body: new URLSearchParams({ login, password, redirect_url: '/en' }),
      });
      const back = answer.headers.get('Location');
      if (back === null) return { status: 403, headers: answer.headers, body: { code: 132 } };
      return bySignedLink(visitor, new URL(back, 'http://x').searchParams);
    },
  },
  'account of another site, linked now': {
    step: 'social-two-step',
    open: async (visitor) => {
      await fromProvider(visitor);
      return visitor.post('/web-api/auth/social', linked);
    },
  },
  'account of another site': {
    ...{ isWalk: true, step: 'social-two-step' },
    open: async (visitor, _, owner) => {
      visitor.cookies.set('play_identity', owner.cookies.get('play_identity') ?? '');
      return (await fromProvider(visitor)) as Entered;
    },
  },
  QR: {
    isWhole: true,
    open: async (visitor, _, owner) => {
      const { code: asked } = (await visitor.post<{ data: { code: string } }>('/web-api/auth/qr')).body.data;
      await owner.post('/office-api/v1/qr', { code: asked });
      await owner.post('/office-api/v1/qr/answer', { code: asked, isAllowed: true });
      return visitor.post('/web-api/auth/qr-login');
    },
  },
  passkey: {
    isWhole: true,
    open: async (visitor, { passkey }) => {
      const { challenge } = (await visitor.post<Options>('/web-api/auth/passkey/options')).body.data;
      return visitor.post('/web-api/auth/passkey', { response: passkey.get(challenge) });
    },
  },
};

/** Links the account of another site, so that it is a door from then on. */
export async function linkProvider(owner: Client, visitor: Client): Promise<void> {
  await fromProvider(visitor);
  await visitor.post('/web-api/auth/social', linked);
  owner.cookies.set('play_identity', visitor.cookies.get('play_identity') ?? '');
}
