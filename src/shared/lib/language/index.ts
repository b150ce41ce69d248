export { $direction, $language, $languages, $locale, languageChanged, languagesReceived } from './language';
export type { LanguageInfo } from './language';
