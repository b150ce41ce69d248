import type { SiteLanguage } from '../../contracts/site.ts';
import { contentTexts } from '../texts/content-files.ts';
import { serverTexts } from '../texts/read.ts';
import { ownTexts } from './dictionaries.ts';
import { languageCoverage } from './language-coverage.ts';

/** Languages of the demo site. `completeLanguages` names those that are translated in full; the others fall back to English key by key. */
export const languages: readonly SiteLanguage[] = [
  { code: 'en', iso: 'en', name: 'English', nameNative: 'English' },
  { code: 'ru', iso: 'ru', name: 'Russian', nameNative: 'Русский' },
  { code: 'es', iso: 'es', name: 'Spanish', nameNative: 'Español' },
  { code: 'pt', iso: 'pt-BR', name: 'Portuguese', nameNative: 'Português' },
  { code: 'tr', iso: 'tr', name: 'Turkish', nameNative: 'Türkçe' },
  { code: 'ar', iso: 'ar', name: 'Arabic', nameNative: 'العربية', rtl: true },
  { code: 'az', iso: 'az', name: 'Azerbaijani', nameNative: 'Azərbaycan' },
  { code: 'bn', iso: 'bn', name: 'Bangla', nameNative: 'বাংলা' },
  { code: 'de', iso: 'de', name: 'German', nameNative: 'Deutsch' },
  { code: 'fr', iso: 'fr', name: 'French', nameNative: 'Français' },
  { code: 'hi', iso: 'hi', name: 'Hindi', nameNative: 'हिन्दी' },
  { code: 'id', iso: 'id', name: 'Indonesian', nameNative: 'Indonesia' },
  { code: 'it', iso: 'it', name: 'Italian', nameNative: 'Italiano' },
  { code: 'ja', iso: 'ja', name: 'Japanese', nameNative: '日本語' },
  { code: 'kk', iso: 'kk', name: 'Kazakh', nameNative: 'Қазақ тілі' },
  { code: 'pl', iso: 'pl', name: 'Polish', nameNative: 'Polski' },
  { code: 'uk', iso: 'uk', name: 'Ukrainian', nameNative: 'Українська' },
  { code: 'uz', iso: 'uz', name: 'Uzbek', nameNative: 'O‘zbek' },
  { code: 'vi', iso: 'vi', name: 'Vietnamese', nameNative: 'Tiếng Việt' },
  { code: 'zh', iso: 'zh-Hans', name: 'Simplified Chinese', nameNative: '简体中文' },
];

let counted: SiteLanguage[] | undefined;

/**
 * The languages with their share of translated texts, counted once at the first call: counting costs more than a call
 * may. Spec: LANG-15.
 */
export function countedLanguages(): SiteLanguage[] {
  if (counted === undefined) {
    const coverage = languageCoverage(languages, [
      ...ownTexts(languages.map(({ code }) => code)),
      ...serverTexts,
      ...contentTexts(),
    ]);
    const shares = new Map(coverage.map(({ language, translated }) => [language, translated]));
    counted = languages.map((language) => ({ ...language, translated: shares.get(language.code) ?? 0 }));
  }
  return counted;
}
