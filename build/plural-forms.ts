/**
 * The plural forms that a language needs for whole numbers up to 200. Spanish has "many" only for millions and Russian
 * has "other" only for fractions, so a dictionary may leave them out.
 */
export const neededForms = (language: string): Set<string> => {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)));
};
