import type { FirstHost, PluginHost, PluginStorage, RegistrationForm, TicketHouse, TicketPurchase } from '@sdk';
import { createStore, scopeBind, withRegion } from 'effector';

import type { PluginEntry, PluginPermission } from '@contracts/plugin';

import { loadDictionariesFx } from '@/shared/i18n';
import type { Link } from '@/shared/own-scope';
import { createPart, loaded } from '@/shared/part';

import { createConfig } from './config';
import { countedStores } from './counted-stores';
import { countedTools } from './counted-tools';
import { createCoupon } from './coupon';
import { createOpenDialog } from './dialog';
import { createDrawOdds } from './draw-odds';
import { createFeed, refuseFeed } from './feed';
import type { Grants } from './grants';
import { $oddsText } from './odds-text';
import { createQuery } from './query';
import { createSearch } from './search';
import { createStorage } from './storage';
import { createTalk } from './talk';
import { createTrack } from './track';

const nothing = () => undefined;
const refusedCall = (): Promise<never> =>
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- an expected failure is a value
  Promise.reject({ statusCode: 403, code: 0, message: '', fields: {}, data: null });

/** One app registers players, so no other waits for this. */
const registrationPart = createPart({ name: 'registration by plugins', load: () => import('./register-player') });

/** Few apps ask for what is the player's own. */
const officePart = createPart({ name: 'office of plugins', load: () => import('./office') });
/** Only apps of pools and lotteries sell tickets. */
const ticketsPart = createPart({ name: 'tickets by plugins', load: () => import('./tickets') });
const none = { state: 'none' } as const;
const $noPurchases = createStore<Readonly<Record<TicketHouse, TicketPurchase>>>({ toto: none, lotto: none });

/** The view of a plugin that may not register players. */
const $noForm = createStore<RegistrationForm>({
  ...{ choices: 'failed', countries: [], currencies: [], errors: {}, failure: null, isPending: false },
  ...{ ways: [], social: { providers: [], from: null }, phoneCountries: [] },
  fields: {
    ...{ way: 'one_click', countryId: null, currencyIso: null, phoneCountryId: null, phone: '', email: '' },
    ...{ password: '', repeat: '', name: '', surname: '', birthday: '', bonus: 0, promo: '', agreesTerms: false },
  },
  ...{ minAge: 18, termsPath: null },
});

/** Lays what came with 1.2.0 and 1.3.0 over the first facade. Units that this makes go with the app. */
export async function widenHost(host: FirstHost, link: Link, entry: PluginEntry, grants: Grants): Promise<PluginHost> {
  const { scope, show } = link;
  const wide = widen(host, link, entry, grants);
  const late: Promise<Partial<PluginHost>>[] = [];
  if (grants.can('register'))
    late.push(
      loaded(registrationPart).then(({ createRegistration }) => ({
        registration: createRegistration(scope, grants),
      })),
    );
  if (grants.can('office:read') || grants.can('office:write'))
    late.push(loaded(officePart).then(({ createOffice }) => ({ office: createOffice(scope, entry, grants) })));
  if (grants.can('tickets:read') || grants.can('tickets:buy'))
    late.push(loaded(ticketsPart).then(({ createTickets }) => ({ tickets: createTickets(scope, entry, grants) })));
  const all = Object.assign(wide, ...(await Promise.all(late))) as PluginHost;
  for (const part of [all, all.coupon, all.storage, all.registration, all.tickets]) show(part);
  return countedStores(entry.id, all);
}

function widen(host: FirstHost, link: Link, entry: PluginEntry, { can, grant, warn }: Grants): PluginHost {
  const { scope, own, units } = link;
  const { gone } = host;
  const { id } = entry;
  /** Only logs that the permission is missing. */
  const refusing = (permission: PluginPermission) => grant(permission, nothing);
  const refused = (permission: PluginPermission) => {
    refusing(permission)();
    return refusedCall();
  };

  if (can('odds:read')) void scopeBind(loadDictionariesFx, { scope })(['sport']).catch(nothing);
  const storage: PluginStorage = createStorage({
    ...{ id, scope, warn },
    isGranted: can('storage'),
    refuse: refusing('storage'),
  });
  const talk = createTalk({ id, scope, own, gone, warn });

  return withRegion(units, () => ({
    ...host,
    $config: createConfig(entry, warn),
    ...createSearch(scope, grant),
    $oddsText,
    feed: can('odds:read')
      ? countedTools(id, 'odds:read', createFeed({ scope, own, gone }))
      : refuseFeed(refusing('odds:read')),
    ...(can('odds:read')
      ? countedTools(id, 'odds:read', { drawOdds: createDrawOdds(scope, gone, can('coupon:add')) })
      : { drawOdds: () => (refusing('odds:read')(), nothing) }),
    coupon: createCoupon(id, scope, host, { can, grant, warn }),
    query: createQuery(host.ask, warn),
    storage: can('storage') ? countedTools(id, 'storage', storage) : storage,
    track: grant('analytics', createTrack(id, scope, warn)),
    ...(can('dialog:open')
      ? countedTools(id, 'dialog:open', { openDialog: createOpenDialog(id, scope, gone) })
      : { openDialog: () => (refusing('dialog:open')(), nothing) }),
    send: grant('events', talk.send),
    ...(can('events')
      ? countedTools(id, 'events', { listen: talk.listen })
      : { listen: () => (refusing('events')(), nothing) }),
    office: {
      read: () => refused('office:read'),
      send: () => refused('office:write'),
    },
    tickets: {
      read: () => refused('tickets:read'),
      buy: refusing('tickets:buy'),
      askAgain: refusing('tickets:buy'),
      $purchases: $noPurchases,
    },
    registration: {
      $form: $noForm,
      change: refusing('register'),
      askAgain: refusing('register'),
      submit: refusing('register'),
    },
  }));
}
