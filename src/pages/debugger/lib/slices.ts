import { is, type Store } from 'effector';

type Slice = { name: string; stores: readonly { name: string; $store: Store<unknown> }[] };

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '/src/{entities,features}/**/index.ts',
    '/src/shared/{api,feed,i18n,routing}/index.ts',
    '/src/shared/lib/*/index.ts',
  ],
  { eager: true },
);

/** The public names of each slice. Nobody keeps a list: a new slice appears by itself. */
export const slices: readonly Slice[] = Object.entries(modules)
  .map(([file, exported]) => ({
    name: file.replace('/src/', '').replace('/index.ts', ''),
    stores: Object.entries(exported)
      .flatMap(([name, unit]) => (is.store(unit) ? [{ name, $store: unit }] : []))
      .sort((a, b) => a.name.localeCompare(b.name)),
  }))
  .filter(({ stores }) => stores.length > 0);
