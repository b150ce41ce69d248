import { readFileSync } from 'node:fs';

import { root } from './aliases.ts';

const readVersion = (): string => {
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string };
  return version;
};

/** This build's answer to `GET /bff-api/version`; error reports name it too. */
export const appVersion = readVersion();
