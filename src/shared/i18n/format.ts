import { combine, createEvent, createStore } from 'effector';

import { defaultTimeZone } from '@contracts/constants';
import { offsetAt, type TimeZone } from '@contracts/zones';

import { $now } from '@/shared/lib/clock';
import { $locale } from '@/shared/lib/language';

export type Format = { locale: string; timeZone: TimeZone; is12h: boolean };

export const timeFormatChanged = createEvent<boolean>();
export const timeZoneChanged = createEvent<TimeZone>();

/** 12-hour clock. Spec: shell §4. */
export const $is12h = createStore(false).on(timeFormatChanged, (_, is12h) => is12h);
/** Three hours east of UTC until the choice or the device is read. Spec: shell §9. */
export const $timeZone = createStore<TimeZone>(defaultTimeZone).on(timeZoneChanged, (_, zone) => zone);
/** Hours east of UTC now, fractions allowed: for what knows zones by nothing else. */
export const $zoneHours = combine($now, $timeZone, (now, zone) => offsetAt(zone, now) / 60);

/** Everything that decides how a date or a number is written. */
export const $format = combine({ locale: $locale, timeZone: $timeZone, is12h: $is12h });
