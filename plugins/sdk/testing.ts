import { createStore, fork, type Store } from 'effector';

import type { PluginHost } from './host.ts';
import { createTestBetting } from './testing-betting.ts';
import { createTestOffice, type OfficeBackend } from './testing-office.ts';
import { createTestRegistration } from './testing-registration.ts';
import { createTestTickets } from './testing-tickets.ts';
import { createTestTools } from './testing-tools.ts';

type Commands =
  | 'navigate'
  | 'openModal'
  | 'addToCoupon'
  | 'openCoupon'
  | 'pressOdds'
  | 'track'
  | 'send'
  | 'openDialog'
  | 'notify'
  | 'logOut'
  | 'switchAccount'
  | 'setLanguage'
  | 'setTheme'
  | 'setFontSize'
  | 'changeRegistration'
  | 'askRegistrationAgain'
  | 'submitRegistration'
  | 'sendOffice'
  | 'buyTicket'
  | 'askTicket'
  | 'replaceSearch'
  | 'ready'
  | 'fail';

/** Values of the stores by their name without `$`: `{ language: 'ru', session: { isAuth: true, userId: 7 } }`. */
type Values = {
  [K in keyof PluginHost as K extends `$${infer Name}` ? Name : never]?: PluginHost[K] extends Store<infer Value>
    ? Value
    : never;
};

/**
 * A host for a plugin's tests: real stores in their own scope, and a list of the commands. Texts are their keys. `ask`
 * answers nothing unless a test says so. `feed` brings games and prices, `form` what the registration shows, `tell` is another
 * plugin, `office` answers calls of the office and of tickets, `purchase` says what became of one, `leave` ends the app.
 */
export function createTestHost(
  values: Values = {},
  ask: PluginHost['ask'] = () => new Promise(() => undefined),
  office: OfficeBackend = () => new Promise(() => undefined),
) {
  const calls: [command: Commands, ...args: unknown[]][] = [];
  const command =
    (name: Commands) =>
    (...args: unknown[]) => {
      calls.push([name, ...args]);
    };
  const scope = fork();
  const call = (name: Commands, ...args: unknown[]) => void calls.push([name, ...args]);
  const betting = createTestBetting(scope, call);
  const tools = createTestTools(scope, ask, call);
  const { registration, say: form } = createTestRegistration(scope, call);
  const { tickets, say: purchase } = createTestTickets(scope, office, call);
  const gone = new AbortController();
  const host: PluginHost = {
    can: () => true,
    config: {},
    $config: createStore(values.config ?? {}),
    scope,
    gone: gone.signal,
    ...betting.host,
    $oddsText: createStore(values.oddsText ?? ((odds: number) => odds.toFixed(2))),
    ...tools.host,
    registration,
    ...createTestOffice(office, call),
    tickets,
    slot: null,
    $params: createStore(values.params ?? {}),
    $language: createStore(values.language ?? 'en'),
    $languages: createStore(values.languages ?? [{ code: 'en', name: 'English' }]),
    $direction: createStore(values.direction ?? 'ltr'),
    $theme: createStore(values.theme ?? 'light'),
    $fontSize: createStore(values.fontSize ?? 'medium'),
    $format: createStore(values.format ?? { locale: 'en-GB', timeZone: 3, is12h: false }),
    $now: createStore(values.now ?? 0),
    $menu: createStore(values.menu ?? []),
    $accountMenu: createStore(values.accountMenu ?? []),
    $footerMenu: createStore(values.footerMenu ?? []),
    $contacts: createStore(values.contacts ?? []),
    $path: createStore(values.path ?? '/'),
    $href: createStore(values.href ?? ((path: string) => `/en${path}`)),
    $isRegistrationAllowed: createStore(values.isRegistrationAllowed ?? true),
    $house: createStore(values.house ?? { name: 'House', minAge: 18 }),
    $t: createStore(values.t ?? ((key: string) => key)),
    $session: createStore(values.session ?? { isAuth: false, userId: null }),
    $balance: createStore(values.balance ?? null),
    navigate: command('navigate'),
    openModal: command('openModal'),
    addToCoupon: betting.addToCoupon,
    ask,
    notify: command('notify'),
    logOut: command('logOut'),
    switchAccount: command('switchAccount'),
    setLanguage: command('setLanguage'),
    setTheme: command('setTheme'),
    setFontSize: command('setFontSize'),
    ready: command('ready'),
    fail: command('fail'),
  };
  return { host, calls, feed: betting.feed, form, purchase, tell: tools.tell, leave: () => gone.abort() };
}
