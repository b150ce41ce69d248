export { kept } from '@contracts/kept';
export { isRightToLeft } from '@contracts/languages';

export { $direction, $language, $locale, $textLanguage, languageChanged, languagesReceived } from './language';
export type { LanguageInfo } from './language';
