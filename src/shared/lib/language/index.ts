export { $direction, $language, $locale, isRightToLeft, languageChanged, languagesReceived } from './language';
export type { LanguageInfo } from './language';
export { kept } from './kept';
