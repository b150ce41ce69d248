import errorsEn from '@contracts/dictionaries/en/errors.json';
import technicalEn from '@contracts/dictionaries/en/technical.json';
import errorsRu from '@contracts/dictionaries/ru/errors.json';
import technicalRu from '@contracts/dictionaries/ru/technical.json';

import type { Dictionary } from '@/shared/i18n';

/**
 * Texts that a player must be able to read when nothing else has loaded. They are code of the product, in the two
 * languages of the specification. They load when something fails, and the browser keeps them for offline starts.
 * Decision D-44.
 */
export const inlineGroups: Readonly<Record<string, Readonly<Record<string, Dictionary>>>> = {
  en: { errors: errorsEn, technical: technicalEn },
  ru: { errors: errorsRu, technical: technicalRu },
};
