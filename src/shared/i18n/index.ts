export {
  $direction,
  $language,
  $locale,
  $textLanguage,
  languageChanged,
  languagesReceived,
} from '@/shared/lib/language';
export type { LanguageInfo } from '@/shared/lib/language';
export {
  $hasFrameTexts,
  $hasMissedTexts,
  $isInlineSettled,
  $loadedGroups,
  loadDictionariesFx,
  loadInlineFx,
  ownTextsChanged,
} from './dictionaries';
export { $format, $is12h, $timeZone, $zoneHours, timeFormatChanged, timeZoneChanged } from './format';
export { addGroups, awaited, createTexts, readerOf } from './instance';
export type { Dictionary, TextValues } from './instance';
export { dayOf, formatDate, formatDateTime, formatFarTime, formatShortDate, formatTime } from './intl';
export type { TextKey } from './keys';
export { $t, $textOf, useT } from './translate';
export type { Translate } from './translate';
