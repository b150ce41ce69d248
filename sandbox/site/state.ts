import { isTree } from '../../contracts/is-tree.ts';
import type { PluginManifest } from '../../contracts/plugin.ts';
import type { Maintenance } from '../../contracts/site.ts';

/** What the site says about itself in one world. Only the control API changes it. */
export type SiteState = {
  /** Replaces values of the default configuration, key by key. */
  config: Record<string, unknown>;
  /** What an operator has said of works, which goes before the values. Null: nobody has. */
  maintenance: Maintenance | null;
  /** The version that `/bff-api/version` names. Null: that of the served build. */
  version: string | null;
  /** Players must have agreed to the terms that hold since then, Unix seconds. */
  termsUpdatedAt: number;
  /** Replaces the build's plugin manifest. */
  plugins: PluginManifest | null;
  /** Folder of the pictures that a brand names; null: there is none. */
  brandFiles: string | null;
};

/**
 * `country`: ISO alpha-2. `displayTypeId` 1 blocks with the reason `templateTypeId`. `redirect`: answer of the redirect
 * service. `host`: where the domains checker leads to.
 */
export type GeoState = {
  country: string;
  displayTypeId: number;
  templateTypeId: number;
  redirect?: unknown;
  host?: string | undefined;
};

export const noWorks: Maintenance = {
  ...{ started_at: null, ended_at: null, notify_started_at: null, notify_ended_at: null },
  ...{ isActive: false, web_state: 1 },
};

export const initialSite = (): SiteState => ({
  config: {},
  maintenance: null,
  version: null,
  termsUpdatedAt: 1,
  plugins: null,
  brandFiles: null,
});

export const initialGeo = (): GeoState => ({ country: 'GB', displayTypeId: 0, templateTypeId: 0 });

/** Merges objects key by key and replaces all else. Null and undefined are values like others. */
export function merge(under: unknown, over: unknown): unknown {
  if (!isTree(under) || !isTree(over)) return over;
  const merged: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) merged[key] = key in under ? merge(under[key], value) : value;
  return merged;
}

declare module '../world/world.ts' {
  interface World extends SiteState {
    geo: GeoState;
  }
}
