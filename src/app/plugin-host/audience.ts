import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { audienceChanged, manifestRequested, overridesReceived } from '@/entities/plugin';
import { $isAuth } from '@/entities/session';
import { $features, $siteConfig } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { persist } from '@/shared/lib/storage';

/** Boot opens it once, after the storage: the manifest is asked for, and what decides about plugins is passed on. */
export const pluginHostOpened = createEvent();

const drawBucketFx = createEffect(() => Math.floor(Math.random() * 100));

/** Place of this browser in the order of rollouts, 0 to 99; drawn once and kept. */
const $bucket = createStore<number | null>(null).on(drawBucketFx.doneData, (_, bucket) => bucket);
persist({ store: $bucket, key: 'rollout', schema: z.nullable(z.int()) });
/** What was drawn holds for this page where nothing can be kept: an empty read of the storage may come after it. */
const $drawn = createStore<number | null>(null).on(drawBucketFx.doneData, (_, bucket) => bucket);

const $audience = combine(
  { config: $siteConfig, features: $features, isAuth: $isAuth, language: $language, kept: $bucket, drawn: $drawn },
  ({ config, features, isAuth, language, kept, drawn }) => {
    const bucket = kept ?? drawn;
    return config === null || bucket === null
      ? null
      : {
          isAuth,
          language,
          country: config.countryCode,
          availability: config.availability,
          flags: Object.keys(features).filter((name) => features[name] === true),
          bucket,
        };
  },
);

sample({ clock: pluginHostOpened, target: manifestRequested });
sample({ clock: pluginHostOpened, source: $bucket, filter: (bucket) => bucket === null, target: drawBucketFx });

sample({
  clock: $siteConfig,
  filter: (config) => config !== null,
  fn: (config) => config?.plugins ?? {},
  target: overridesReceived,
});

sample({ clock: $audience, filter: (audience) => audience !== null, target: audienceChanged });
