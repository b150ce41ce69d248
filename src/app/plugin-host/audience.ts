import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $activeAccount } from '@/entities/account';
import { audienceChanged, manifestRequested, overridesReceived, slotsArranged } from '@/entities/plugin';
import { $isAuth, $userId } from '@/entities/session';
import { $features, $siteConfig } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { deviceClass } from '@/shared/lib/device';

/** Boot fires it once. It asks for the manifest and passes on what decides about plugins. */
export const pluginHostOpened = createEvent();

const key = 'openbook.rollout';

/** Rollouts know this browser by it. Drawn once and kept; where storage is unavailable it holds for this page. */
const readDeviceFx = createEffect(() => {
  const drawn = String(Math.random());
  try {
    const kept = localStorage.getItem(key) ?? drawn;
    localStorage.setItem(key, kept);
    return kept;
  } catch {
    return drawn;
  }
});
const $device = createStore<string | null>(null).on(readDeviceFx.doneData, (_, device) => device);

/** A player counts as the same on each of their devices; a visitor counts by their device. */
const $seed = combine($userId, $device, (userId, device) => (userId === null ? device : `player ${String(userId)}`));

const $audience = combine(
  {
    ...{ config: $siteConfig, features: $features, language: $language, seed: $seed },
    ...{ isAuth: $isAuth, userId: $userId, account: $activeAccount },
  },
  ({ config, features, isAuth, userId, account, language, seed }) =>
    config === null || seed === null
      ? null
      : {
          isAuth,
          language,
          country: config.countryCode,
          device: config.device ?? deviceClass(),
          currency: account?.iso ?? '',
          userId: userId ?? undefined,
          availability: config.availability,
          flags: Object.keys(features).filter((name) => features[name] === true),
          seed,
        },
);

sample({ clock: pluginHostOpened, target: [manifestRequested, readDeviceFx] });

sample({
  clock: $siteConfig,
  filter: Boolean,
  fn: (config) => config.plugins ?? {},
  target: overridesReceived,
});
sample({
  clock: $siteConfig,
  filter: Boolean,
  fn: (config) => config.slots ?? {},
  target: slotsArranged,
});

sample({ clock: $audience, filter: Boolean, target: audienceChanged });
