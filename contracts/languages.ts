/** Languages whose dictionaries hold every key: they need no English beside them, and a lint step keeps the promise. Two letters each. */
export const COMPLETE_LANGUAGES: readonly string[] = ['en', 'ru', 'es', 'pt', 'tr', 'ar'];

/** Percent of the texts from which on a language is offered: a German who gets English is misled. Decision D-112. */
const OFFERED_FROM = 95;

/**
 * Whether a language is offered of the product's own accord: in selectors, for a browser's wish, to search engines. Any other one of the site's list
 * is still spoken where its address is typed or the player once chose it. `translated`: percent; absent: all. Spec: LANG-15.
 */
export const isLanguageOffered = ({ translated = 100 }: { translated?: number | undefined }): boolean =>
  translated >= OFFERED_FROM;
