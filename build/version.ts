import { readFileSync } from 'node:fs';

import { root } from './aliases.ts';

const readVersion = (): string => {
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string };
  return version;
};

/** What `GET /bff-api/version` answers for this build, and what error reports name. */
export const appVersion = readVersion();
