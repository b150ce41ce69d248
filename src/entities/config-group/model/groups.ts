import { attach, createEvent, createStore, sample } from 'effector';

import { configGroupLeastMs, configGroupMostMs } from '@contracts/constants';

import { $language } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';

import { askGroupsFx } from '../api/load';

type Group = Readonly<Record<string, unknown>>;
/** `until`: epoch ms. */
type Kept = Readonly<Record<string, { until: number; group: Group }>>;

/** Keyed by language, because a group holds texts. */
const idOf = (language: string, name: string): string => `${language} ${name}`;

const groupsKept = createEvent<Kept>();
const $kept = createStore<Kept>({}).on(groupsKept, (kept, fresh) => ({ ...kept, ...fresh }));

const lifeMs = () => configGroupLeastMs + Math.random() * (configGroupMostMs - configGroupLeastMs);

/** Asks for unknown and outdated groups. Rejects with an `ApiFailure`; known groups stay. */
export const loadGroupsFx = attach({
  source: { kept: $kept, language: $language },
  effect: async ({ kept, language }, names: readonly string[]): Promise<Kept> => {
    const now = Date.now();
    const missing = names.filter((name) => (kept[idOf(language, name)]?.until ?? 0) <= now);
    if (missing.length === 0) return {};
    const answer = await askGroupsFx({ language, names: missing });
    return Object.fromEntries(
      missing.map((name) => [idOf(language, name), { until: now + lifeMs(), group: answer[name] ?? {} }]),
    );
  },
});

/** The known groups by name, in the page's language. */
export const $groupOf = $kept.map((kept) => ({
  find: (language: string, name: string): Group | null => kept[idOf(language, name)]?.group ?? null,
}));

sample({ clock: loadGroupsFx.doneData, target: groupsKept });
// After a failure the page goes on with what it has. Spec: shell §8.
sample({
  clock: loadGroupsFx.failData,
  fn: (details) => ({ level: 'error' as const, text: 'Groups of the configuration did not load', details }),
  target: logFx,
});
