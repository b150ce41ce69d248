import { addGroups, createTexts, readerOf, type TextKey, type TextValues } from '@/shared/i18n';

import { inlineGroups } from './groups';

const texts = createTexts();
for (const [language, groups] of Object.entries(inlineGroups)) addGroups(texts, language, groups);

/** A bundled text in one of its two languages, whatever language the page speaks. */
export const inlineText = (language: 'en' | 'ru', key: TextKey, values?: TextValues): string =>
  readerOf(texts, language, language).find(key, values);
