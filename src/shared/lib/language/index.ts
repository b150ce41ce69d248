export {
  $direction,
  $language,
  $locale,
  $textLanguage,
  isRightToLeft,
  languageChanged,
  languagesReceived,
} from './language';
export type { LanguageInfo } from './language';
export { kept } from './kept';
