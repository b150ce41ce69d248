import { text } from './bounded.ts';
import { z } from './zod.ts';

const addresses = z.array(text(500)).check(z.maxLength(20));

/**
 * The answer of a remote view to GET {view url}{path of the page}. `body`, `style` and `head` are texts of HTML and
 * CSS, which the page cleans; `cssToLoad` and `scriptsToLoad` are files that the entry pins. `appName`: the component
 * that the scripts define. `redirect` is ours: a browser does not tell where an answer of 3xx leads to. Spec: shell §3.
 */
export const RemoteView = z.object({
  body: text(1_000_000),
  style: text(200_000),
  cssToLoad: addresses,
  scriptsToLoad: addresses,
  appName: text(100),
  title: text(300),
  codeToEval: text(200_000),
  head: text(20_000),
  redirect: z.optional(text(2000)),
});
export type RemoteView = z.infer<typeof RemoteView>;

const empty: RemoteView = {
  body: '',
  style: '',
  cssToLoad: [],
  scriptsToLoad: [],
  appName: '',
  title: '',
  codeToEval: '',
  head: '',
};

/**
 * Reads an answer field by field. A wrong field counts as empty and is in `faults` by its name; one that is missing counts as empty. Null: it is
 * no answer of a view.
 */
export function readView(raw: unknown): { view: RemoteView; faults: (keyof RemoteView)[] } | null {
  if (typeof raw !== 'object' || raw === null || !('body' in raw || 'redirect' in raw)) return null;
  const names = Object.keys(RemoteView.shape) as (keyof RemoteView)[];
  const given = names.filter((name) => name in raw && Reflect.get(raw, name) !== undefined);
  const read = given.map((name) => [name, RemoteView.shape[name].safeParse(Reflect.get(raw, name))] as const);
  return {
    view: {
      ...empty,
      ...Object.fromEntries(read.flatMap(([name, { data }]) => (data === undefined ? [] : [[name, data]]))),
    },
    faults: read.flatMap(([name, { success }]) => (success ? [] : [name])),
  };
}
