/** Names of the values that a text takes: `{{count}}`. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = '']) => name);
