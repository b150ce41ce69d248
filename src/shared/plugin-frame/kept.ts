import type { PluginHost } from '@sdk';

/** By app and player, for as long as the page is open: a hidden frame resumes where it was. */
const values = new Map<string, string>();

/** Of the player who is signed in now: the next one gets nothing of it. */
export function createKept(id: string, { scope, $session }: PluginHost) {
  const key = () => JSON.stringify([id, scope.getState($session).userId]);
  return {
    read: () => values.get(key()) ?? null,
    keep: (value: string) => void values.set(key(), value),
  };
}
