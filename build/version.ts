import { readFileSync } from 'node:fs';

import { root } from './aliases.ts';

const readVersion = (): string => {
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string };
  return version;
};

/** The version of this build. `GET /bff-api/version` answers with it, and error reports name it. */
export const appVersion = readVersion();
