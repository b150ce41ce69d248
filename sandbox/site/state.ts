import type { PluginManifest } from '../../contracts/plugin.ts';
import type { Maintenance } from '../../contracts/site.ts';

/** What the site says of itself in one world; changed by the control API alone. */
export type SiteState = {
  /** Laid over the default configuration, key by key. */
  config: Record<string, unknown>;
  maintenance: Maintenance;
  /** Version of the page that `/bff-api/version` names; null: of the build that is served. */
  version: string | null;
  /** Since when the terms hold that a player must have agreed to, Unix seconds. */
  termsUpdatedAt: number;
  /** Served instead of the build's plugin manifest. */
  plugins: PluginManifest | null;
};

/**
 * `country`: ISO alpha-2. `displayTypeId` 1 blocks with the reason `templateTypeId`. `redirect`: answer of the redirect service. `host`: where the
 * domains checker sends to.
 */
export type GeoState = {
  country: string;
  displayTypeId: number;
  templateTypeId: number;
  redirect?: unknown;
  host?: string | undefined;
};

export const initialSite = (): SiteState => ({
  config: {},
  maintenance: {
    started_at: null,
    ended_at: null,
    notify_started_at: null,
    notify_ended_at: null,
    isActive: false,
    web_state: 1,
  },
  version: null,
  termsUpdatedAt: 1,
  plugins: null,
});

export const initialGeo = (): GeoState => ({ country: 'GB', displayTypeId: 0, templateTypeId: 0 });

/** Objects are merged key by key, all else is replaced; null and undefined are values like others. */
export function merge(under: unknown, over: unknown): unknown {
  const isPlain = (value: unknown): value is Record<string, unknown> =>
    value !== null && typeof value === 'object' && !Array.isArray(value);
  if (!isPlain(under) || !isPlain(over)) return over;
  const merged: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) merged[key] = key in under ? merge(under[key], value) : value;
  return merged;
}
