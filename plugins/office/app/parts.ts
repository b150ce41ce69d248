import type { PluginPart } from '@sdk';

/** The part that draws a page, by the path without the language. */
const pages: Readonly<Record<string, string>> = {
  '/office/account': 'overview',
  '/office/profile': 'profile',
  '/office/security': 'security',
  '/office/messages': 'messages',
};

/** The build writes it. In development the server compiles the sources on request, and nothing has a hash. */
const built = import.meta.env.PLUGIN_PARTS as Readonly<Record<string, Omit<PluginPart, 'name'>>> | undefined;

/** Null: the office has no such page. */
export function partAt(path: string): PluginPart | null {
  const name = pages[path];
  if (name === undefined) return null;
  return { name, ...(built?.[name] ?? { file: `/plugins/office/pages/${name}/part.tsx`, integrity: '' }) };
}
