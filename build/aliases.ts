import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** Keep these names the same as in tsconfig.json. */
export const aliases = {
  '@/': `${root}/src/`,
  '@contracts/': `${root}/contracts/`,
  '@sdk': `${root}/plugins/sdk/index.ts`,
  '@openbook/ui': `${root}/src/shared/ui-kit/index.ts`,
};
