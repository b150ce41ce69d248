import type { Context } from 'hono';

import { framedOrigins } from '../../contracts/frame-origin.ts';
import type { PluginManifest } from '../../contracts/plugin.ts';
import { type Env, shownWorld } from '../http/context.ts';
import { siteConfig } from '../site/config.ts';
import { readVersions } from './app-pages.ts';

type Reads = { readManifest: (c: Context<Env>) => Promise<PluginManifest | null> };

/** What the policy of the page lets into frames: the pages of the manifest of this moment, with the site configuration over it, and of makers of games. Rows PLUG-17, AGG-03. */
export async function frameOriginsOf({ readManifest }: Reads, c: Context<Env>): Promise<string[]> {
  const manifest = await readManifest(c);
  const overrides = siteConfig(shownWorld(c), 'en').plugins ?? {};
  const entries = (manifest?.plugins ?? []).flatMap((raw) => readVersions(raw, overrides));
  const makers = c.get('world').makers.all();
  return [...new Set([...framedOrigins(entries, manifest?.frameOrigins ?? []), ...makers.map(({ origin }) => origin)])];
}
