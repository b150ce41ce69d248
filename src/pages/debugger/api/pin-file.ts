import { createEffect } from 'effector';

import { fetchFx } from '@/shared/api';

async function pinOf(response: Response): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

/** A script of this site, and the hash by which the page pins it. Rejects for another site, and for what did not come. */
const readPin = async (id: string, entry: string, response: Response) => {
  if (!response.ok) throw new Error(`${entry}: HTTP ${String(response.status)}`);
  return { id, entry, integrity: await pinOf(response) };
};
export const pinFx = createEffect(async ({ id, path }: { id: string; path: string }) => {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) throw new Error(`Not of this site: ${path}`);
  return readPin(id, url.pathname, await fetchFx(new Request(url, { cache: 'no-store' })));
});
