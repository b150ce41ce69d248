import { dirname, join, parse, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { BadEnvironment } from './bad-environment.ts';

/** What a server keeps. `provider`: of the reference payment provider. `plugins`: a folder; null: nothing lasts. */
export type DataFiles = { database: string; provider: string; plugins: string | null };

/** Sources of the apps that ship with the product. Whatever is published must never come among them. */
const ownSources = fileURLToPath(new URL('../../plugins', import.meta.url));

/**
 * Beside the database, with its name and as lasting as that. A database in the checkout would otherwise meet the folder
 * of the sources, and two databases in one folder each other's apps.
 */
function pluginsOf(text: string, database: string): string | null {
  if (text === '')
    return database === ':memory:' ? null : join(dirname(database), `${parse(database).name}.published-plugins`);
  if (`${resolve(text)}${sep}`.startsWith(`${ownSources}${sep}`))
    throw new BadEnvironment(`SANDBOX_PLUGINS=${text} cannot be used: sources of the product are there.`);
  return text;
}

export const providerFile = (database: string): string =>
  database === ':memory:' ? database : database.replace(/(?:\.sqlite)?$/, '.psp.sqlite');

export function dataFilesOf(variables: Record<string, string | undefined>): DataFiles {
  const database = variables.SANDBOX_DB ?? '.cache/openbook.sqlite';
  return {
    database,
    provider: providerFile(database),
    plugins: pluginsOf(variables.SANDBOX_PLUGINS ?? '', database),
  };
}
