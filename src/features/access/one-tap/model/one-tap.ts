import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $isAuth } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { dayMs, readCookie, writeCookie } from '@/shared/lib/cookie';
import { appReady } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';
import { moneyOfCountry } from '@/shared/lib/money';
import { $isSearchBot } from '@/shared/lib/search-bot';
import { redirectTarget } from '@/shared/routing';

import { clientQuery, oneTapMutation } from '../api/one-tap';

const cookieName = 'one_tap_off';

export const oneTapAccepted = createEvent();
export const oneTapClosed = createEvent();

/** When a visitor has said no, the site does not ask again for a day. */
const rememberFx = createEffect(() => writeCookie(cookieName, '1', dayMs));
/** The provider answers with a document of its own. */
export const leaveForFx = createEffect((url: string) => {
  location.assign(url);
});
const readIsOffFx = createEffect(() => readCookie(cookieName) === '1');

const $isOffered = combine(
  $siteConfig,
  $isAuth,
  $isSearchBot,
  (config, isAuth, isBot) => config?.isOneTapAllowed === true && !isAuth && !isBot,
);

const $client = createStore<string | null>(null)
  .on(clientQuery.finished.success, (_, { result }) => result)
  .reset(oneTapClosed, leaveForFx);

/** Offers a visitor the one-tap card. It names this site as the provider knows it. */
export const $isOneTapShown = combine($client, $isOffered, (client, isOffered) => client !== null && isOffered);
export const $isOneTapPending = oneTapMutation.$pending;

sample({ clock: appReady, filter: $isOffered, target: readIsOffFx });
sample({ clock: readIsOffFx.doneData, filter: (isOff) => !isOff, target: clientQuery.start });
sample({
  clock: clientQuery.finished.failure,
  fn: ({ error: details }) => ({ level: 'error' as const, text: 'One tap is not there', details }),
  target: logFx,
});

sample({ clock: oneTapClosed, target: rememberFx });
sample({
  clock: oneTapAccepted,
  source: { client: $client, language: $language, config: $siteConfig },
  fn: ({ client, language, config }) => ({
    // The built-in provider accepts the name that it gave as the player's consent.
    credential: client ?? '',
    language,
    currency: moneyOfCountry(config?.countryCode) ?? 'EUR',
    countryId: String(config?.geoCountryId ?? 0),
  }),
  target: oneTapMutation.start,
});

/** Lets through an address of this site or of a provider, never a script. */
const leadTo = (url: string): string | null => {
  const target = redirectTarget(url, { allow: 'any', origin: location.origin });
  return target === null ? null : target.kind === 'own' ? target.path : target.url;
};
const $answer = createStore<string | null>(null).on(oneTapMutation.finished.success, (_, { result }) => leadTo(result));
sample({
  clock: $answer,
  filter: (url): url is string => url !== null,
  target: leaveForFx,
});
