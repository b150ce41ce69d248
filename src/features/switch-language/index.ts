export { guessLanguage } from './lib/choose';
export { dictionaryGuard, urlLanguageGuard } from './model/guards';
export { $offeredLanguages, languageSourcesOpened } from './model/sources';
export { languageSwitchFailed, languageSwitchRequested } from './model/switch';
export { LanguageSelect, languagesPart } from './ui/lazy';
