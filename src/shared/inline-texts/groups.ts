import errorsEn from '@contracts/dictionaries/en/errors.json';
import technicalEn from '@contracts/dictionaries/en/technical.json';
import errorsRu from '@contracts/dictionaries/ru/errors.json';
import technicalRu from '@contracts/dictionaries/ru/technical.json';

import type { Dictionary } from '@/shared/i18n';

/**
 * What must be readable when nothing else could be loaded: part of the product's code, in the two languages of the specification. It comes when something
 * failed, and is kept for offline starts. Decision D-44.
 */
export const inlineGroups: Readonly<Record<string, Readonly<Record<string, Dictionary>>>> = {
  en: { errors: errorsEn, technical: technicalEn },
  ru: { errors: errorsRu, technical: technicalRu },
};
