import type { MaintenanceWindow } from '@/entities/site';
import { formatDateTime } from '@/shared/i18n';
import { inlineText } from '@/shared/inline-texts';

/** Languages and countries whose texts of maintenance are Russian. Decision D-13. */
const russianCodes = ['az', 'kk', 'kz', 'uk', 'ua', 'ru'];

/** These texts exist in Russian and English alone. Spec: shell §4. */
export const maintenanceLanguage = (language: string): 'en' | 'ru' =>
  russianCodes.includes(language.toLowerCase()) ? 'ru' : 'en';

type Words = { language: string; timeZone: number; is12h: boolean };
type Times = { start: string | null; end: string | null };

function timesOf({ startsAt, endsAt }: MaintenanceWindow, locale: string, { timeZone, is12h }: Words): Times {
  const write = (at: number | null) => (at === null ? null : formatDateTime(at, { locale, timeZone, is12h }));
  return { start: write(startsAt), end: write(endsAt) };
}

/** For players before the works; without their times where the operator has not said them. */
export function maintenanceNotice(window: MaintenanceWindow, words: Words): string {
  const language = maintenanceLanguage(words.language);
  const { start, end } = timesOf(window, language, words);
  if (start === null || end === null) return inlineText(language, 'technical.maintenance.noticeSoon');
  return inlineText(language, 'technical.maintenance.notice', { start, end });
}

/** For the page while they last: since when, until when, or both; null when neither is known. */
export function maintenanceTimes(window: MaintenanceWindow, words: Words): string | null {
  const language = maintenanceLanguage(words.language);
  const { start, end } = timesOf(window, language, words);
  if (start !== null && end !== null) return inlineText(language, 'technical.maintenance.window', { start, end });
  if (start !== null) return inlineText(language, 'technical.maintenance.from', { time: start });
  return end === null ? null : inlineText(language, 'technical.maintenance.until', { time: end });
}
