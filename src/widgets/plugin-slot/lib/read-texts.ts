import { isOwnPath } from '@contracts/own-path';
import { PluginTextFile, type PluginTextOverrides } from '@contracts/plugin-texts';

import type { Dictionary } from '@/shared/i18n';

type Fields = Readonly<Record<string, unknown>>;
/** Says what is wrong, and where. */
type Tell = (problem: string) => void;

const fieldsOf = (value: unknown, where: string, tell: Tell): Fields => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  tell(`${where} is no object`);
  return {};
};

const byKey = <T>(fields: Fields, read: (value: unknown, key: string) => T | undefined): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      const own = read(value, key);
      return own === undefined ? [] : [[key, own] as const];
    }),
  );

/** Keys and texts. What is no text costs only itself. */
export const readTable = (raw: unknown, where: string, tell: Tell): Dictionary =>
  byKey(fieldsOf(raw, where, tell), (text, key) => {
    if (typeof text === 'string') return text;
    tell(`${where}.${key} is no text`);
    return undefined;
  });

/** The file of a language. `isPinned`: false only where the server compiles on request and so knows no hash. */
export function readFile(raw: unknown, language: string, isPinned: boolean, tell: Tell): PluginTextFile | null {
  const languages = raw === undefined ? {} : fieldsOf(raw, 'texts', tell);
  if (!Object.hasOwn(languages, language)) return null;
  const { data, error } = PluginTextFile.safeParse(languages[language]);
  const [issue] = error?.issues ?? [];
  const where = ['texts', language, ...(issue?.path ?? [])].join('.');
  if (data === undefined) tell(`${where}: ${issue?.message ?? 'wrong'}`);
  else if (!isOwnPath(data.file)) tell(`${where}.file is not of this site`);
  else if (isPinned && data.integrity === undefined) tell(`${where}.integrity is not there`);
  else return data;
  return null;
}

/** What editors say instead, by app, language and key. */
export function readOverrides(raw: unknown): { overrides: PluginTextOverrides; problems: string[] } {
  const problems: string[] = [];
  const tell = (problem: string) => void problems.push(problem);
  const overrides = byKey(fieldsOf(raw, 'pluginTexts', tell), (languages, id) =>
    byKey(fieldsOf(languages, `pluginTexts.${id}`, tell), (table, language) =>
      readTable(table, `pluginTexts.${id}.${language}`, tell),
    ),
  );
  return { overrides, problems };
}
