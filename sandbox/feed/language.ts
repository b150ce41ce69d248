import { languages } from '../texts/text.ts';

/** The language in which a topic is told: every other one would be a copy of the English topic, and there are 676 pairs of letters. */
export const feedLanguage = (lng: string): string => (languages.includes(lng) ? lng : 'en');
