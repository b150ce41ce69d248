/**
 * Languages whose dictionaries have every key, so that English need not fill gaps. A lint step checks this. Two letters
 * each.
 */
export const completeLanguages: readonly string[] = ['en', 'ru', 'es', 'pt', 'tr', 'ar', 'de', 'uk'];

/** The complete ones come first, in their order: stored texts compare their languages in one order. */
export const inOrder = (languages: readonly string[]): string[] => [
  ...completeLanguages.filter((language) => languages.includes(language)),
  ...languages.filter((language) => !completeLanguages.includes(language)).sort(),
];

/**
 * The site offers a language when this percent of its texts is there. Somebody who chose German and gets English is
 * misled. Decision D-112.
 */
const offeredFrom = 95;

/**
 * Does the product itself offer this language: in selectors, to browsers that wish for it, to search engines? Any other
 * language of the site still works for people who type its address or chose it once. `translated`: percent; absent:
 * all. Spec: LANG-15.
 */
export const isLanguageOffered = ({ translated = 100 }: { translated?: number | undefined }): boolean =>
  translated >= offeredFrom;

/** Right-to-left languages, until the site's list of languages has come. The early script knows the same four. */
const rtlCodes = ['ar', 'fa', 'he', 'ur'];
/** Takes a BCP 47 tag. For code that knows nothing else of the language. */
export const isRightToLeft = (tag: string): boolean => rtlCodes.includes(tag.slice(0, 2));
