/** Gives each test its own world, with its own database, clock, faults, configuration and matches. Spec: api §11. */
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

import type { Fault, SimulatorRequest } from '../../contracts/control.ts';
import type { Game, Market, Snapshot } from '../../contracts/feed.ts';
import type { MarginTable } from '../../contracts/margins.ts';
import { codeIn } from './code-in.ts';
import { fewCompetitions, playTime } from './play-time.ts';
import { findingsOf } from './server.ts';

type Player = { login: string; password: string };
export type NewUser = Player & { userId: number };

/**
 * Sorts matches as the board does: competitions by weight, those of a country together, matches by time. The page contains
 * only the rows in sight.
 */
export function inBoardOrder({ games = [], champs = [] }: Snapshot['entities']): Game[] {
  const byWeight = champs.toSorted((a, b) => b.weight - a.weight || a.id - b.id);
  const countries = [...new Set(byWeight.map(({ countryId }) => countryId))];
  const order = countries.flatMap((country) => byWeight.filter(({ countryId }) => countryId === country));
  const places = new Map(order.map(({ id }, place) => [id, place]));
  const placeOf = ({ champId }: Game) => places.get(champId) ?? 0;
  return games.toSorted((a, b) => placeOf(a) - placeOf(b) || a.startAt - b.startAt || a.number - b.number);
}

export class World {
  readonly id: string;
  readonly origin: string;

  constructor(origin: string, id: string) {
    this.origin = origin;
    this.id = id;
  }

  async call<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: {
        'X-Sandbox-World': this.id,
        'X-Requested-With': 'XMLHttpRequest',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${String(response.status)} ${await response.text()}`);
    const text = await response.text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  control = <T = unknown>(method: string, path: string, body?: unknown): Promise<T> =>
    this.call<T>(method, `/sandbox-api/v1/${path}`, body);

  /** The code that was sent last to an e-mail or a phone (with its code) of this world. */
  async codeFor(address: string): Promise<string> {
    const path = `mailbox?to=${encodeURIComponent(address)}`;
    const messages = async () => (await this.control<{ data: { text: string }[] }>('GET', path)).data;
    await expect.poll(async () => (await messages()).length, `a message to ${address}`).toBeGreaterThan(0);
    return codeIn(await messages(), address);
  }

  /** The world's clock, Unix seconds. */
  now = async (): Promise<number> => (await this.control<{ data: { now: number } }>('POST', 'clock', {})).data.now;
  simulator = (step: SimulatorRequest) => this.control('POST', 'simulator', step);
  /** Takes the margin out of all prices: a price is then one divided by its chance. */
  withoutMargins = async (): Promise<void> => {
    const { data } = await this.control<{ data: MarginTable }>('GET', 'margins');
    const longShots = { ...data.longShots, percent: 0 };
    await this.control('PUT', 'margins', { ...data, rows: [{ percent: 0 }], longShots });
  };
  faults = (...faults: Fault[]) => this.control('POST', 'faults', faults);
  noFaults = () => this.control('DELETE', 'faults');
  configure = (patch: unknown) => this.control('PATCH', 'config', patch);
  feedFault = (fault: { do: 'gap' | 'epoch' | 'silence' | 'cut'; topic?: string; ms?: number }) =>
    this.control('POST', 'feed', fault);
  createUser = async (profile: string): Promise<NewUser> =>
    (await this.control<{ data: NewUser }>('POST', 'users', { profile })).data;

  snapshot = (topic: string, language = 'en'): Promise<Snapshot> =>
    this.call<Snapshot>('GET', `/feed-api/v1/snapshot?topic=${encodeURIComponent(topic)}&lng=${language}`);

  /**
   * Gives live football matches with their home win, whose price is between 1.1 and 8, so that it keeps two decimals
   * after a small rise. The first matches are in sight. `language`: that of the names.
   */
  async liveMatches(language = 'en'): Promise<{ match: Game; home: Market }[]> {
    const { entities } = await this.snapshot('list:live:1', language);
    return inBoardOrder(entities).flatMap((match) => {
      const home = entities.markets?.find(
        ({ gameId, typeId, isBlocked, coef }) =>
          gameId === match.id && typeId === 1 && !isBlocked && coef > 1.1 && coef < 8,
      );
      return home === undefined || match.status !== 2 ? [] : [{ match, home }];
    });
  }

  /** Adds this world to every request of a browser context. */
  async enter(context: BrowserContext): Promise<void> {
    await context.addCookies([
      { name: 'X-Sandbox-World', value: this.id, url: this.origin },
      // With this cookie the site does not ask for the age. A test may remove it.
      { name: 'age_confirmed', value: 'session', url: this.origin },
    ]);
  }
}

async function createWorld(origin: string, share: number, play: number, now: number | undefined): Promise<World> {
  const response = await fetch(`${origin}/sandbox-api/v1/worlds`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify({ seed: 7, share, play, now }),
  });
  const { data } = (await response.json()) as { data: { id: string } };
  return new World(origin, data.id);
}

/**
 * `hasWorker`: allows the service worker, which fetches the whole shell once more, so only journeys about it have one.
 * `share`: share of the competitions; a journey that needs all of them is slower. `play`: the moment of the calendar at which
 * matches begin (Unix seconds), for sports that are out of season in March. `start`: what the clock of the world says at first
 * (Unix seconds); the real time when absent.
 */
type Fixtures = {
  world: World;
  problems: string[];
  hasWorker: boolean;
  share: number;
  play: number;
  start: number | undefined;
};

/** With this choice the site does not ask about cookies. A test may remove it (`forgetCookieChoice`). */
const cookieChoice = { name: 'openbook.cookiesAgree', value: JSON.stringify({ type: 0, statistics: false }) };

/**
 * Stores the choice in each page, because setting the state of a context would cost a page. A page without storage asks
 * nothing.
 */
const keepChoice = ({ name, value }: typeof cookieChoice) => {
  try {
    if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
  } catch {}
};

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env.BASE_URL ?? 'http://127.0.0.1:4000'),
  hasWorker: [false, { option: true }],
  share: [fewCompetitions, { option: true }],
  play: [playTime, { option: true }],
  start: [undefined, { option: true }],
  world: [
    async ({ context, baseURL, hasWorker, share, play, start }, use) => {
      const world = await createWorld(baseURL ?? '', share, play, start);
      if (!hasWorker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      await context.addInitScript(keepChoice, cookieChoice);
      // A page with all of its late files has more than the 250 requests of which a browser keeps the times.
      await context.addInitScript(() => performance.setResourceTimingBufferSize(2000));
      await world.enter(context);
      await use(world);
      // Whatever a journey did, the money of its world adds up.
      expect(await findingsOf(baseURL ?? '', world.id)).toEqual([]);
      await world.control('DELETE', `worlds/${world.id}`);
    },
    { auto: true },
  ],
  /** Page errors and policy violations. A journey with one fails, whatever else it checked. */
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('weberror', (error) => problems.push(String(error.error())));
      context.on('console', (message) => {
        if (/Content Security Policy|Trusted Type|Integrity-Policy/i.test(message.text()))
          problems.push(message.text());
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const demo: Player = { login: 'demo@example.com', password: 'demo-password' };

/** The profile button, which only a player has. */
/** The header is the app's, not its stand-in, which a slow machine shows first. */
export const headerCame = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByRole('navigation', { name: 'Sections' })).toBeVisible();
export const profileOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Profile' });

/** Logs in through the header, as a person would. */
export async function logIn(page: Page, player: Player = demo): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await fillLogin(page, player);
}

/** Sends the form of the log-in page. */
export async function logInOnPage(page: Page, { login, password }: Player = demo): Promise<void> {
  await page.goto('/en/login');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'E-mail or ID' }).fill(login);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Signs a player in without the form, before their first page. For tests that do not check the log-in. */
export async function enter(page: Page, { login, password }: Player = demo): Promise<void> {
  const encoded = (text: string) => Buffer.from(text, 'utf8').toString('base64url');
  const response = await page.request.post('/web-api/auth/login', {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-Credential-Encoding': 'b64u' },
    data: { uLogin: encoded(login), uPassword: encoded(password), save: true, components: {} },
  });
  expect(response.ok()).toBe(true);
}

/** What comes after the page is here: timers and pushes go from now on, and a clock that jumps finds them. */
export const lateCame = (page: Page): Promise<void> =>
  expect(page.locator('#menu').getByRole('button', { name: 'Support' })).toBeVisible();

/** The page's clock jumps, so that no deadline of a call that is under way passes on the way; then what is due goes out and is answered. */
export async function skipTime(page: Page, ms: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(ms);
  await page.waitForLoadState('networkidle');
}

/** The payees of the player on this page are old ones, which are paid at once. Row SEC-07. */
export async function agePayees(page: Page, world: World): Promise<void> {
  const { value = '' } = (await page.context().cookies()).find(({ name }) => name === 'ua') ?? {};
  await world.control('PATCH', `users/${value}`, { hasOldPayees: true });
}

/** Logs out through the header, and confirms it. */
export async function logOut(page: Page): Promise<void> {
  await profileOf(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
}

/** Fills the open log-in dialog. */
export async function fillLogin(page: Page, { login, password }: Player = demo): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'E-mail or ID' }).fill(login);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(profileOf(page)).toBeVisible();
}

/** Goes to an address inside the app without loading a document, as the Back button does. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Makes the page ask about cookies, as on a first visit. Call it before the first address. */
export const forgetCookieChoice = (page: Page) =>
  page.addInitScript((key) => localStorage.removeItem(key), cookieChoice.name);

export const coupon = (page: Page) => page.getByRole('complementary', { name: 'Bet slip' });

/** The odds button of an outcome on the board. */
export const odds = (page: Page, match: Game, outcome: string) =>
  page
    .getByRole('main')
    .getByRole('button', {
      name: new RegExp(`${escape(match.opp1.name)}.*${escape(match.opp2.name)}.*${escape(outcome)} [\\d.]+$`),
    })
    .first();

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
