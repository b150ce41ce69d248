import { combine, createEvent, type EventCallable, sample, type Store } from 'effector';

import { $language } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';

import { createGroupQuery } from '../api/load';

type Group = Readonly<Record<string, unknown>>;

/** `wanted` asks for the group when it is unknown or too old. `$group`: null until it is known in the page's language. */
export type ConfigGroup = { wanted: EventCallable<void>; $group: Store<Group | null> };

export function createConfigGroup(name: string): ConfigGroup {
  const query = createGroupQuery(name);
  const wanted = createEvent();
  sample({ clock: wanted, source: $language, fn: (language) => ({ language }), target: query.start });
  // After a failure the page goes on with what it has. Spec: shell §8.
  sample({
    clock: query.finished.failure,
    fn: ({ error }) => ({
      level: 'error' as const,
      text: `Group "${name}" of the configuration did not load`,
      details: error,
    }),
    target: logFx,
  });
  const $group = combine(query.$data, $language, (data, language): Group | null =>
    data?.language === language ? data.group : null,
  );
  return { wanted, $group };
}
