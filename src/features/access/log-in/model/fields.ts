import { combine, createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { $phoneCountries } from '@/entities/access/phone';
import { providerOf, providersConfigured } from '@/entities/access/social';
import { sessionOpened } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { fingerprintWanted } from '@/shared/api';
import { keepTyped } from '@/shared/part';
import { $location, $routeMatch } from '@/shared/routing';

import { type LoginFields, type LoginMode, loginModes } from '../lib/fields';

export const formOpened = createEvent();
export const formLeft = createEvent();
export const fieldChanged = createEvent<Partial<LoginFields>>();
export const modeChosen = createEvent<LoginMode>();

const nothing: LoginFields = { login: '', password: '', isSaved: true, code: '', countryId: null, phone: '' };

/** When the player changes the mode, the fields become empty: the password belongs to the login above it. */
const $touched = createStore(nothing)
  .on(fieldChanged, (fields, changed) => ({ ...fields, ...changed }))
  .on(modeChosen, ({ isSaved, countryId, phone }) => ({ ...nothing, isSaved, countryId, phone }))
  .reset(formLeft, sessionOpened);

/** The visitor's own country, until they choose another. */
export const $fields = combine($touched, $siteConfig, (touched, config) => ({
  ...touched,
  countryId: touched.countryId ?? config?.geoCountryId ?? null,
}));
export const $country = combine(
  $fields,
  $phoneCountries,
  ({ countryId }, countries) => countries.find(({ id }) => id === countryId) ?? null,
);

/** The ways to log in that the site offers, in its order. All of them where it names none. */
export const $modes = $siteConfig.map((config): readonly LoginMode[] => {
  const offered = (config?.loginModes ?? loginModes).flatMap((name) => loginModes.find((mode) => mode === name) ?? []);
  return offered.length > 0 ? offered : ['login_password'];
});
const $chosenMode = createStore<LoginMode | null>(null)
  .on(modeChosen, (_, mode) => mode)
  .reset(formLeft, sessionOpened);

/** The log-in page, when the visitor returns from a provider whose account we do not know. Spec: api §4. */
export const $linking = combine($location, $routeMatch, ({ search }, match) =>
  match?.meta.pageId === 'login' ? providerOf(new URLSearchParams(search).get('social')) : null,
);
export const $mode = combine($chosenMode, $modes, $linking, (chosen, modes, linking): LoginMode =>
  linking === null ? (chosen ?? modes[0] ?? 'login_password') : 'login_password',
);

keepTyped({
  name: 'log-in',
  $fields: $touched.map(({ login, countryId, phone }) => ({ login, countryId, phone })),
  opened: formOpened,
  restored: fieldChanged.prepend((typed: Pick<LoginFields, 'login' | 'countryId' | 'phone'>) => typed),
  schema: z.object({ login: z.string(), countryId: z.nullable(z.int()), phone: z.string() }),
});
sample({ clock: formOpened, target: fingerprintWanted });
sample({
  clock: [formOpened, $siteConfig],
  source: $siteConfig,
  fn: (config) => config?.socialProviders ?? [],
  target: providersConfigured,
});
