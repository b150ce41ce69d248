import { is, type Store } from 'effector';

type Slice = { name: string; stores: readonly { name: string; $store: Store<unknown> }[] };

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '/src/entities/*/index.ts',
    '/src/features/*/index.ts',
    '/src/shared/{api,feed,i18n,routing}/index.ts',
    '/src/shared/lib/*/index.ts',
  ],
  { eager: true },
);

/** What each slice shows to others, by its public name: no list to keep, a new slice is here by being there. */
export const slices: readonly Slice[] = Object.entries(modules)
  .map(([file, exported]) => ({
    name: file.replace('/src/', '').replace('/index.ts', ''),
    stores: Object.entries(exported)
      .flatMap(([name, unit]) => (is.store(unit) ? [{ name, $store: unit }] : []))
      .sort((a, b) => a.name.localeCompare(b.name)),
  }))
  .filter(({ stores }) => stores.length > 0);
