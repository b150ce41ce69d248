import { createEvent, createStore, type Scope, scopeBind } from 'effector';

import type { FirstHost } from './host.ts';
import type { Kept, ToolsHost } from './tools.ts';

type Call = (name: 'track' | 'send' | 'openDialog' | 'replaceSearch', ...args: unknown[]) => void;

/** Storage, dialogs and the talk of plugins for a test. */
export function createTestTools(scope: Scope, ask: FirstHost['ask'], call: Call) {
  const listeners = new Set<[name: string, listen: (data: unknown, from: string) => void]>();
  const kept = createEvent<Readonly<Record<string, Kept>>>();
  const $values = createStore<Readonly<Record<string, Kept>>>({}).on(kept, (_, values) => values);
  const keep = scopeBind(kept, { scope });
  const read = () => scope.getState($values);

  const searched = createEvent<string>();
  const $search = createStore('').on(searched, (_, search) => search);
  const search = scopeBind(searched, { scope });

  const host: ToolsHost = {
    $search,
    replaceSearch: (next) => {
      call('replaceSearch', next);
      search(next);
    },
    query: async (path, schema, query) => {
      const parsed = schema.safeParse(await ask(path, query));
      if (!parsed.success) throw Object.assign(new Error('off contract'), { statusCode: 200, isOffContract: true });
      return parsed.data;
    },
    storage: {
      $values,
      get: (key) => read()[key],
      set: (key, value) => {
        keep({ ...read(), [key]: value });
        return true;
      },
      remove: (key) => keep(Object.fromEntries(Object.entries(read()).filter(([name]) => name !== key))),
    },
    track: (...args) => call('track', ...args),
    openDialog: ({ title, content, onClose }) => {
      call('openDialog', title);
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.open = true;
      dialog.setAttribute('aria-label', title);
      dialog.append(content);
      return () => {
        if (!dialog.isConnected) return;
        dialog.remove();
        onClose?.();
      };
    },
    send: (...args) => call('send', ...args),
    listen: (name, listen) => {
      const listener: [string, typeof listen] = [name, listen];
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  /** Another plugin says something. */
  const tell = (name: string, data: unknown, from = 'other') => {
    for (const [heard, listen] of listeners) if (heard === name) listen(data, from);
  };
  return { host, tell };
}
