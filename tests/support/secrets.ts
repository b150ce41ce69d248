/** Watches what leaves a page, and says where a secret of the player stands that must be nowhere. Row PAY-09. */
import type { Page } from '@playwright/test';

import type { World } from './world.ts';

type Logged = { kind: 'requests' | 'collector' | 'errors'; path?: string; [detail: string]: unknown };

/** A JSON Web Token, as the session's. */
const token = /eyJ[\w-]{10,}\.[\w-]{10,}\./;

function bare(text: string): string {
  const plain = text.replaceAll(/[\s+]/g, '');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** Everything that the browser keeps for the site, cookies aside: those hold the session itself. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The browser gives no answer.'));
      });
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await answerOf(indexedDB.open(name));
      for (const store of db.objectStoreNames)
        kept.push((await answerOf(db.transaction(store).objectStore(store).getAll())) as unknown);
      db.close();
    }
    return JSON.stringify(kept);
  });

/** `secrets`: without spaces. Call it before the first page; what it gives looks, after the journey. */
export function watchSecrets(page: Page, world: World, secrets: readonly string[]) {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('websocket', (socket) => addresses.push(socket.url()));
  const tells = (text: string) => token.test(text) || secrets.some((secret) => bare(text).includes(secret));

  return async (): Promise<{ places: string[]; collected: number }> => {
    const { data: log } = await world.control<{ data: Logged[] }>('GET', 'log?since=0');
    // The sandbox keeps headers of requests for tests alone: what a log of theirs would keep is the address.
    const lines = log.map((line) => (line.kind === 'requests' ? String(line.path) : JSON.stringify(line)));
    const places = { address: addresses, 'log or analytics': lines, storage: [await keptBy(page)] };
    return {
      places: Object.entries(places).flatMap(([place, texts]) =>
        texts.filter(tells).map((text) => `${place}: ${text.slice(0, 200)}`),
      ),
      collected: log.filter(({ kind }) => kind === 'collector').length,
    };
  };
}
