/** The plural forms of all grammars, from none to many. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];
export const pluralForm = new RegExp(`_(?:${pluralForms.join('|')})$`);
/** A plural is one text with a key for each form: `cart.games_one` and `cart.games_other` are `cart.games`. */
export const baseOf = (key: string): string => key.replace(pluralForm, '');

/**
 * The plural forms that a language needs for whole numbers up to 200. Spanish has "many" only for millions and Russian
 * has "other" only for fractions, so a dictionary may leave them out.
 */
export const neededForms = (language: string): Set<string> => {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)));
};
