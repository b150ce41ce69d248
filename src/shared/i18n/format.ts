import { combine, createEvent, createStore } from 'effector';

import { defaultTimeZone } from '@contracts/constants';

import { $locale } from '@/shared/lib/language';

/** `timeZone`: hours east of UTC, fractions allowed. */
export type Format = { locale: string; timeZone: number; is12h: boolean };

export const timeFormatChanged = createEvent<boolean>();
export const timeZoneChanged = createEvent<number>();

/** 12-hour clock. Spec: shell §4. */
export const $is12h = createStore(false).on(timeFormatChanged, (_, is12h) => is12h);
/** Hours east of UTC. Spec: shell §9. */
export const $timeZone = createStore(defaultTimeZone).on(timeZoneChanged, (_, hours) => hours);

/** Everything that decides how a date or a number is written. */
export const $format = combine({ locale: $locale, timeZone: $timeZone, is12h: $is12h });
