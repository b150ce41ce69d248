export { $direction, $language, $locale, languageChanged, languagesReceived } from '@/shared/lib/language';
export type { LanguageInfo } from '@/shared/lib/language';
export { $isInlineSettled, $loadedGroups, loadDictionariesFx, loadInlineFx } from './dictionaries';
export { $format, $is12h, $timeZone, timeFormatChanged, timeZoneChanged } from './format';
export { inlineText } from './inline-text';
export { formatDate, formatDateTime, formatTime } from './intl';
export type { TextKey } from './keys';
export { $t, $textOf, useT } from './translate';
export type { Translate } from './translate';
