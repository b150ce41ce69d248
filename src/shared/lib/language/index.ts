export { $direction, $language, $locale, languageChanged, languagesReceived } from './language';
export type { LanguageInfo } from './language';
export { kept } from './kept';
