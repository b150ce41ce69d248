import { combine, createEvent, createStore, sample } from 'effector';

import { SiteConfig } from '@contracts/site';
import { z } from '@contracts/zod';

import { logFx } from '@/shared/lib/logger';
import { persist } from '@/shared/lib/storage';

import { changesOf, type ConfigPatch, layOver } from '../lib/lay-over';

type Settled = { config: SiteConfig; problem: string | null };

/** The configuration with the patch. Where the two do not fit together, only the configuration. */
function settle(received: SiteConfig, patch: ConfigPatch): Settled {
  if (Object.keys(patch).length === 0) return { config: received, problem: null };
  const parsed = SiteConfig.safeParse(layOver(received, patch));
  if (parsed.success) return { config: parsed.data, problem: null };
  const [issue] = parsed.error.issues;
  return { config: received, problem: issue ? `${z.core.toDotPath(issue.path)}: ${issue.message}` : '' };
}

function createConfigOverrides() {
  /** Replaces the patch; `{}` removes it. */
  const changed = createEvent<ConfigPatch>();
  const received = createEvent<SiteConfig>();

  const $patch = createStore<ConfigPatch>({}).on(changed, (_, patch) => patch);
  persist({ store: $patch, key: 'configuration', schema: z.record(z.string(), z.unknown()) });

  const $received = createStore<SiteConfig | null>(null).on(received, (_, config) => config);
  const $settled = combine($received, $patch, (config, patch) => (config === null ? null : settle(config, patch)));

  // Fires at every answer, even one that repeats the last, and at every change of the patch.
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
    /** Why the patch does not apply, null when it does. */
    $problem: $settled.map((state) => state?.problem ?? null),
    $changes: combine($received, $patch, (config, patch) => (config === null ? [] : changesOf(config, patch))),
  };
}

/**
 * Lets people try out a configuration in their own browser, outside production: their patch is applied over each
 * configuration that arrives. The call that makes it has no side effects, so a production build drops it. Architecture,
 * plugins.
 */
export const configOverrides = /* @__PURE__ */ createConfigOverrides();
