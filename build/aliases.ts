import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** Keep these names the same as in tsconfig.json. */
export const aliases = {
  '@/': `${root}/src/`,
  '@contracts/': `${root}/contracts/`,
  '@sdk': `${root}/plugins/sdk/index.ts`,
  '@openbook/ui': `${root}/src/shared/ui-kit/index.ts`,
};

/** The file or folder that an address by one of these names means; null for any other. */
export function unaliased(address: string): string | null {
  const found = Object.entries(aliases).find(([name]) =>
    name.endsWith('/') ? address.startsWith(name) : address === name,
  );
  return found === undefined ? null : join(found[1], address.slice(found[0].length));
}
