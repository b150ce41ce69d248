export { chooseLanguage, guessLanguage } from './lib/choose';
export { dictionaryGuard, urlLanguageGuard } from './model/guards';
export { $choose, $offeredLanguages, languageSourcesOpened } from './model/sources';
export { languageSwitchRequested } from './model/switch';
