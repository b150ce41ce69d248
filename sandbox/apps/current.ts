import type { Context } from 'hono';

import { isOrigin } from '../../contracts/frame-origin.ts';
import type { PluginEntry, PluginManifest } from '../../contracts/plugin.ts';
import { chatOrigin, type Ports, withChat } from '../framed-chat/index.ts';
import type { Env, Previewed } from '../http/context.ts';
import type { Logger } from '../http/logger.ts';
import { isShell } from '../plugin-health/index.ts';
import { siteConfig } from '../site/config.ts';
import { createFiles, type ServedFile } from '../static/files.ts';
import type { World } from '../world/world.ts';
import { readHostOffer } from './host-offer.ts';
import { apart, lastVersionsOf } from './last-versions.ts';
import { currentApps, versionsOf } from './manifest.ts';
import type { Published } from './published.ts';

export type Options = { dist: string; published: Published; logger: Logger; chatPorts?: (() => Ports) | undefined };

/** Only what has the form of an origin reaches the policy of the page. */
const originsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && isOrigin(one)) : [];

/** Reads once for each key, for as long as there is one. */
function keptFor<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}

const parsed = keptFor(({ bytes }: ServedFile) => JSON.parse(bytes.toString('utf8')) as PluginManifest);

type SourcesOf = Parameters<typeof currentApps>[0];

/** A version that is tried is shown also when too many saw it fail; and nothing of a preview is remembered. */
const forPreview = (sources: SourcesOf, { world, app }: Previewed): SourcesOf => ({
  ...sources,
  overrides: world.config.plugins,
  last: apart(sources.last),
  isHeld: (entry) => entry.id !== app && sources.isHeld(entry),
});

/** The manifest of this moment, for pages and for the server itself. */
export function createCurrent({ dist, published, logger, chatPorts }: Options) {
  const files = createFiles(dist);
  const told = new Set<string>();
  const tell = (message: string) => {
    if (told.has(message)) return;
    told.add(message);
    logger.warn({ message });
  };
  /** Null while a build is under way: an empty manifest would take every app out of the open pages. */
  const readBuilt = async ({ plugins }: World): Promise<PluginManifest | null> => {
    const file = plugins === null ? await files('/plugins/manifest.json') : null;
    return plugins ?? (file === null ? null : parsed(file));
  };
  const lastOf = keptFor((world: World) => lastVersionsOf(world, tell));
  const sourcesOf = (world: World, { plugins: shipped }: PluginManifest) => ({
    ...{ shipped, published: published.versions(), overrides: world.config.plugins },
    ...{ host: readHostOffer(dist), isShell, last: lastOf(world), tell },
    isHeld: ({ id, version }: PluginEntry) => world.pluginHealth.isHeld(id, version),
  });
  /**
   * Entries of the build, published entries, the origins that the site configuration adds, and the chat where it is
   * enabled. Null: see `readBuilt`. A document asks several times, and nothing changes in between.
   */
  const readManifest = keptFor(async (c: Context<Env>): Promise<PluginManifest | null> => {
    const world = c.get('world');
    const previewed = c.get('previewed');
    const built = await readBuilt(world);
    if (built === null) return null;
    const frameOrigins = [...new Set([...originsOf(built.frameOrigins), ...originsOf(world.config.frameOrigins)])];
    const sources = sourcesOf(world, built);
    const apps = currentApps(previewed === undefined ? sources : forPreview(sources, previewed));
    const plugins = apps.map(({ entry }) => entry);
    // The preview of one visitor does not count as the version for everybody.
    if (previewed === undefined)
      world.pluginHealth.spare({
        behind: apps.filter(({ isBehind }) => isBehind).map(({ entry }) => entry),
        shell: plugins.filter(isShell),
      });
    const manifest = {
      ...built,
      plugins,
      ...(frameOrigins.length === 0 ? {} : { frameOrigins }),
    };
    const isWanted = siteConfig(world, 'en').consultSystem === 'frame';
    const chat = isWanted && chatPorts !== undefined ? chatOrigin(c, chatPorts()) : null;
    return chat === null ? manifest : withChat(manifest, chat);
  });
  /** A version that fits this host. */
  const findVersion = async (world: World, id: string, version: string): Promise<PluginEntry | undefined> => {
    const built = await readBuilt(world);
    if (built === null) return undefined;
    const { host, ...sources } = sourcesOf(world, built);
    return versionsOf(id, sources).find((entry) => entry.version === version && host.misfit(entry) === null);
  };
  return { readBuilt, sourcesOf, readManifest, findVersion };
}
export type Current = ReturnType<typeof createCurrent>;
