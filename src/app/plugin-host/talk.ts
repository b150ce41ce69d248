import type { ToolsHost } from '@sdk';
import { type Scope, scopeBind } from 'effector';

type Listener = { scope: Scope; owner: object; name: string; listen: (data: unknown, from: string) => void };

/** Of the document, like the mounted apps. */
const listeners = new Set<Listener>();

/** A plugin's announcement reaches everybody, so it is kept short. */
const longest = 4000;

/** A copy that shares nothing with its maker. Null: it cannot be copied, or is too long. */
function copied(data: unknown): { data: unknown } | null {
  try {
    if (JSON.stringify([data]).length > longest) return null;
    return { data: structuredClone(data) };
  } catch {
    return null;
  }
}

type Given = { id: string; scope: Scope; own: Scope; gone: AbortSignal; warn: (text: string) => void };

/** `host.send` and `host.listen`. An error of a listener belongs to its own script, whichever app announced. */
export function createTalk({ id, scope, own, gone, warn }: Given): Pick<ToolsHost, 'send' | 'listen'> {
  const owner = {};
  return {
    send: (name, data) => {
      const copy = copied(data);
      if (copy === null) warn(`what it tells as "${name}" is no plain data or too long`);
      else
        for (const { listen, ...listener } of listeners) {
          if (listener.scope !== scope || listener.owner === owner || listener.name !== name) continue;
          try {
            listen(structuredClone(copy.data), id);
          } catch (error) {
            // The watch of apps hears it and counts it against the script that the error names.
            reportError(error);
          }
        }
    },
    listen: (name, listen) => {
      // An app hears every message in its own scope.
      const listener = { scope, owner, name, listen: scopeBind(listen, { scope: own }) };
      const end = () => {
        listeners.delete(listener);
      };
      if (!gone.aborted) listeners.add(listener);
      gone.addEventListener('abort', end, { once: true });
      return end;
    },
  };
}
