// @vitest-environment jsdom
import { allSettled, fork, scopeBind } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $player } from '@/entities/player';
import { $userId } from '@/entities/session';
import { $siteConfig, blockingReceived, refreshConfigQuery } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';
import { newVersionSeen } from '@/shared/lib/lifecycle';
import { $isSearchBot } from '@/shared/lib/search-bot';
import type { Guard, Navigation } from '@/shared/routing';

import { guards, namedGuards } from './guards';
import { routeList } from './route-list';
import type { RouteRow } from './route-row';
import { routes } from './routes';
import { notFoundRoute } from './routes-service';

const config = (more: object = {}, common: object = {}) =>
  ({
    currentLanguage: 'en',
    defaultLanguage: 'en',
    languages: [{ code: 'en', name: 'English', nameNative: 'English', iso: 'en' }],
    availability: Array.from({ length: 65 }, (_, entry) => entry),
    notFoundFragments: [],
    isIdentificationEnabled: true,
    isPaymentAuthRequired: true,
    isRegistrationAllowed: true,
    isVipDomain: false,
    maintenance: { isActive: false, started_at: null, ended_at: null, notify_started_at: null, notify_ended_at: null },
    mediaResources: {},
    authMode: 'modal',
    countryCode: 'GB',
    config: { geoAuthReqVip: ['GB'], langHiddenUnauthorized: [], isAvailableConfirmTerms: true, ...common },
    ...more,
  }) as unknown as SiteConfig;

/** What is the case when a guard is asked. `search` and the like: of the address. */
type Situation = {
  known?: readonly (readonly [unknown, unknown])[];
  handlers?: readonly (readonly [unknown, unknown])[];
  happened?: { unit: unknown; params?: unknown };
  where?: (row: RouteRow) => Partial<Navigation>;
};
const site = (more: object = {}, common: object = {}) => [$siteConfig, config(more, common)] as const;
const player = { ban: { level: 0, version: 0 }, hasIdentificationBonus: true, verifiesOnDeposit: false };
const signedIn = [[$userId, 7] as const, [$player, player] as const];
const answers = (body: unknown) => [
  [
    fetchFx,
    (request: Request) => Response.json(request.url.includes('gettoken') ? { data: { token: 'h.e30.s' } } : body),
  ] as const,
];

/** The worst for each guard: in these situations it stops whatever it can. Guards that are not here are on the way to every page and stop none. */
const worst: Readonly<Record<string, readonly Situation[]>> = {
  redirector: [
    {
      handlers: answers({
        data: { redirect: true, code: 302, url: 'https://mirror.example/en', reasons: [16], breadcrumbs: [] },
      }),
      where: () => ({ isFirst: true, search: '?redirect-service' }),
    },
  ],
  'app version': [{ happened: { unit: newVersionSeen } }],
  blocked: [{}, { happened: { unit: blockingReceived, params: { displayTypeId: 1, templateTypeId: 1 } } }],
  'dictionary loader': [{ handlers: [[loadDictionariesFx, () => Promise.reject(new Error('no'))]] }],
  'access check': [{ known: [site({ notFoundFragments: ['/'] })] }],
  'server-render recheck': [
    {
      known: [site({ notFoundFragments: ['/'] })],
      handlers: [[refreshConfigQuery.__.executeFx, () => config({ notFoundFragments: ['/'] })]],
      where: () => ({ isFirst: true }),
    },
  ],
  'auth access': [{ known: [site({ isVipDomain: true }, { isMainVipDomainAuthNeed: true })] }],
  'modal guard': [{}],
  'terms confirmation': [{ known: signedIn, handlers: answers({ result: false, updatedAt: 1 }) }],
  'bonus page': [{ known: [site({ promoBonusToOffer: true })] }, { known: [site({ promoBonusToOffer: false })] }],
  'url language': [{ where: () => ({ language: 'xx' }) }],
  'recharge navigation': [
    {
      known: signedIn,
      handlers: answers({
        data: [{ limitType: 33, limitState: 'ACTIVE', limitValue: 1, startedAt: 1, endsAt: 4_000_000_000 }],
      }),
    },
  ],
  'mobile identification bonus': [{ known: signedIn, where: () => ({ search: '?platform_type=mobile' }) }],
  'search-bot': [{ known: [[$isSearchBot, true]] }],
  'auth redirect': [{ known: signedIn }],
  'slot first deposit redirect': [{ where: () => ({ search: '?id=slot_first_deposit' }) }],
  'route row': [
    { known: [site({ isIdentificationEnabled: false, isPaymentAuthRequired: false })] },
    { where: ({ handle: { query = {} } }) => ({ search: `?${Object.keys(query).join('=nobody&')}=nobody` }) },
  ],
};

/** An address of the row: a word for each parameter that must be there. */
const pathOf = ({ path }: RouteRow) =>
  `/${path
    .split('/')
    .filter((part) => part !== '*' && !part.endsWith('?'))
    .map((part) => part.replace(/^:.*/, '1'))
    .join('/')}`;

async function ask(guard: Guard, row: RouteRow, { known = [], handlers = [], happened, where }: Situation) {
  const scope = fork({
    values: [site(), ...known] as never,
    handlers: [
      [fetchFx, () => new Response(null, { status: 500 })],
      [loadDictionariesFx, () => undefined],
      ...handlers,
    ] as never,
  });
  if (happened !== undefined) await allSettled(happened.unit as never, { scope, params: happened.params } as never);
  const navigation: Navigation = {
    path: pathOf(row),
    language: 'en',
    search: '',
    hash: '',
    params: {},
    meta: row.handle,
    isFirst: false,
    signal: new AbortController().signal,
    ...where?.(row),
  };
  // As the router asks: what a verdict sets off keeps nobody waiting.
  return scopeBind(guard.checkFx, { scope })(navigation);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: () => [{ serverTiming: [{ name: 'kept-shell' }] }],
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const rows = [...routes, notFoundRoute];
const all = [...guards, ...namedGuards.values()];

test.each(all.map((guard) => [guard.name, guard] as const))(
  '[GUARD-28] "%s" stops the pages that it says it stops, each of them, and no other',
  async (name, guard) => {
    const stopped: string[] = [];
    for (const row of rows)
      for (const situation of worst[name] ?? [{}]) {
        const { kind } = await ask(guard, row, situation);
        if (kind !== 'pass' && !stopped.includes(row.path)) stopped.push(row.path);
      }
    expect(stopped).toEqual(rows.filter(({ handle }) => guard.stops(handle)).map(({ path }) => path));
    expect(stopped.length > 0).toBe(name in worst);
  },
  30_000,
);

test('[GUARD-28] the list for people names the guards of each page as they say it themselves', () => {
  const guardsOf = (path: string) => routeList.find((row) => row.path === path)?.guards;
  const everywhere = [
    ...['redirector', 'app version', 'dictionary loader', 'access check', 'server-render recheck'],
    ...['url language', 'slot first deposit redirect'],
  ];
  expect(guardsOf('/{lng}/maintenance')).toEqual([...everywhere.slice(0, 2), 'blocked', ...everywhere.slice(2)]);
  expect(guardsOf('/{lng}/office/recharge')).toEqual([
    ...['redirector', 'app version', 'blocked', 'dictionary loader', 'access check', 'server-render recheck'],
    ...['auth access', 'terms confirmation', 'url language', 'recharge navigation', 'mobile identification bonus'],
    ...['search-bot', 'slot first deposit redirect'],
  ]);
  expect(guardsOf('/{lng}/office/identification')?.slice(-1)).toEqual(['route row']);
});
