/** Languages whose dictionaries hold every key: they need no English beside them, and a lint step keeps the promise. Two letters each. */
export const COMPLETE_LANGUAGES: readonly string[] = ['en', 'ru', 'es', 'pt', 'tr', 'ar'];
