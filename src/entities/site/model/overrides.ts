import { combine, createEvent, createStore, sample } from 'effector';

import { SiteConfig } from '@contracts/site';
import { z } from '@contracts/zod';

import { logFx } from '@/shared/lib/logger';
import { persist } from '@/shared/lib/storage';

import { changesOf, layOver, type ConfigPatch } from '../lib/lay-over';

type Settled = { config: SiteConfig; problem: string | null };

/** The configuration with the patch, or as it came where the two do not make one. */
function settle(received: SiteConfig, patch: ConfigPatch): Settled {
  if (Object.keys(patch).length === 0) return { config: received, problem: null };
  const parsed = SiteConfig.safeParse(layOver(received, patch));
  if (parsed.success) return { config: parsed.data, problem: null };
  const [issue] = parsed.error.issues;
  return { config: received, problem: issue ? `${z.core.toDotPath(issue.path)}: ${issue.message}` : '' };
}

function createConfigOverrides() {
  /** Takes the place of the patch; `{}` lifts it. */
  const changed = createEvent<ConfigPatch>();
  const received = createEvent<SiteConfig>();

  const $patch = createStore<ConfigPatch>({}).on(changed, (_, patch) => patch);
  persist({ store: $patch, key: 'configuration', schema: z.record(z.string(), z.unknown()) });

  const $received = createStore<SiteConfig | null>(null).on(received, (_, config) => config);
  const $settled = combine($received, $patch, (config, patch) => (config === null ? null : settle(config, patch)));

  // Each answer, also one that says what the last one said, and each change of the patch.
  const settled = sample({
    clock: [received, changed],
    source: $settled,
    filter: (state): state is Settled => state !== null,
    fn: ({ config }: Settled) => config,
  });
  sample({
    clock: $settled,
    filter: (state) => state !== null && state.problem !== null,
    fn: (state) => ({ level: 'warning' as const, text: `The configuration is as it came: ${state?.problem ?? ''}` }),
    target: logFx,
  });

  return {
    $patch,
    changed,
    received,
    settled,
    /** Why the patch is not used, null when it is. */
    $problem: $settled.map((state) => state?.problem ?? null),
    $changes: combine($received, $patch, (config, patch) => (config === null ? [] : changesOf(config, patch))),
  };
}

/**
 * What somebody tries out in his own browser, outside production: a patch laid over each configuration that comes. Made by a call without
 * effects on others, so a production build, which does not ask for it, has none of it. Architecture, plugins.
 */
export const configOverrides = /* @__PURE__ */ createConfigOverrides();
