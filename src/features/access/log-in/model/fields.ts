import { combine, createEvent, createStore, sample } from 'effector';

import { $phoneCountries } from '@/entities/phone';
import { sessionOpened } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { providerOf, providersConfigured } from '@/entities/social';
import { fingerprintWanted } from '@/shared/api';
import { $location, $routeMatch } from '@/shared/routing';

import { loginModes, type LoginFields, type LoginMode } from '../lib/fields';

export const formOpened = createEvent();
export const formLeft = createEvent();
export const fieldChanged = createEvent<Partial<LoginFields>>();
export const modeChosen = createEvent<LoginMode>();

const nothing: LoginFields = { login: '', password: '', isSaved: true, code: '', countryId: null, phone: '' };

/** What was typed in another mode is not carried over: the password belongs to what stands above it. */
const $touched = createStore(nothing)
  .on(fieldChanged, (fields, changed) => ({ ...fields, ...changed }))
  .on(modeChosen, ({ isSaved, countryId, phone }) => ({ ...nothing, isSaved, countryId, phone }))
  .reset(formLeft, sessionOpened);

/** The country is where the visitor is until he chooses another. */
export const $fields = combine($touched, $siteConfig, (touched, config) => ({
  ...touched,
  countryId: touched.countryId ?? config?.geoCountryId ?? null,
}));
export const $country = combine(
  $fields,
  $phoneCountries,
  ({ countryId }, countries) => countries.find(({ id }) => id === countryId) ?? null,
);

/** Ways that the site offers, in its order; all where it says nothing. */
export const $modes = $siteConfig.map((config): readonly LoginMode[] => {
  const offered = (config?.loginModes ?? loginModes).flatMap((name) => loginModes.find((mode) => mode === name) ?? []);
  return offered.length > 0 ? offered : ['login_password'];
});
const $chosenMode = createStore<LoginMode | null>(null)
  .on(modeChosen, (_, mode) => mode)
  .reset(formLeft, sessionOpened);

/** On the log-in page, come back from a provider who knows somebody that we do not. Spec: api §4. */
export const $linking = combine($location, $routeMatch, ({ search }, match) =>
  match?.meta.pageId === 'login' ? providerOf(new URLSearchParams(search).get('social')) : null,
);
export const $mode = combine($chosenMode, $modes, $linking, (chosen, modes, linking): LoginMode =>
  linking === null ? (chosen ?? modes[0] ?? 'login_password') : 'login_password',
);

sample({ clock: formOpened, target: fingerprintWanted });
sample({
  clock: [formOpened, $siteConfig],
  source: $siteConfig,
  fn: (config) => config?.socialProviders ?? [],
  target: providersConfigured,
});
