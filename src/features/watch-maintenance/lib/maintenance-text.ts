import type { TimeZone } from '@contracts/zones';

import type { MaintenanceWindow } from '@/entities/site';
import { formatDateTime } from '@/shared/i18n';
import type { inlineText } from '@/shared/inline-texts';

/** Languages and countries that read about maintenance in Russian. Decision D-13. */
const russianCodes = ['az', 'kk', 'kz', 'uk', 'ua', 'ru'];

/** These texts exist in Russian and English only. Spec: shell §4. */
export const maintenanceLanguage = (language: string): 'en' | 'ru' =>
  russianCodes.includes(language.toLowerCase()) ? 'ru' : 'en';

/** `say`: gives the bundled texts. Only a page that needs them has loaded them. */
type Words = { say: typeof inlineText; language: string; timeZone: TimeZone; is12h: boolean };
type Times = { start: string | null; end: string | null };

function timesOf({ startsAt, endsAt }: MaintenanceWindow, locale: string, { timeZone, is12h }: Words): Times {
  const write = (at: number | null) => (at === null ? null : formatDateTime(at, { locale, timeZone, is12h }));
  return { start: write(startsAt), end: write(endsAt) };
}

/** Tells players about the works before they start. Leaves the times out where the operator gives none. */
export function maintenanceNotice(window: MaintenanceWindow, words: Words): string {
  const language = maintenanceLanguage(words.language);
  const { start, end } = timesOf(window, language, words);
  if (start === null || end === null) return words.say(language, 'technical.maintenance.noticeSoon');
  return words.say(language, 'technical.maintenance.notice', { start, end });
}

/** For the page during maintenance: since when, until when, or both. Null when neither is known. */
export function maintenanceTimes(window: MaintenanceWindow, words: Words): string | null {
  const language = maintenanceLanguage(words.language);
  const { start, end } = timesOf(window, language, words);
  if (start !== null && end !== null) return words.say(language, 'technical.maintenance.window', { start, end });
  if (start !== null) return words.say(language, 'technical.maintenance.from', { time: start });
  return end === null ? null : words.say(language, 'technical.maintenance.until', { time: end });
}
