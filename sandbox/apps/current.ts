import type { Context } from 'hono';

import { isOrigin } from '../../contracts/frame-origin.ts';
import type { PluginManifest } from '../../contracts/plugin.ts';
import { chatOrigin, type Ports, withChat } from '../framed-chat/index.ts';
import type { Env } from '../http/context.ts';
import type { Logger } from '../server/logger.ts';
import { createFiles, type ServedFile } from '../server/static/files.ts';
import { siteConfig } from '../site/config.ts';
import type { World } from '../world/world.ts';
import { readHostOffer } from './host-offer.ts';
import { currentEntries } from './manifest.ts';
import type { Published } from './published.ts';

export type Options = { dist: string; published: Published; logger: Logger; chatPorts?: (() => Ports) | undefined };

/** Only what has the form of an origin reaches the policy of the page. */
const originsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && isOrigin(one)) : [];

/** A document asks for the manifest several times, and nothing in it changes meanwhile. */
function oncePerRequest<Answer>(read: (c: Context<Env>) => Promise<Answer>): (c: Context<Env>) => Promise<Answer> {
  const answers = new WeakMap<Request, Promise<Answer>>();
  return (c) => {
    const known = answers.get(c.req.raw) ?? read(c);
    answers.set(c.req.raw, known);
    return known;
  };
}

/** The manifest of this moment, for pages and for the server itself. */
export function createCurrent({ dist, published, logger, chatPorts }: Options) {
  const files = createFiles(dist);
  const read = new WeakMap<ServedFile, PluginManifest>();
  const told = new Set<string>();
  const tell = (message: string) => {
    if (told.has(message)) return;
    told.add(message);
    logger.warn({ message });
  };
  const parsed = (file: ServedFile): PluginManifest => {
    const manifest = read.get(file) ?? (JSON.parse(file.bytes.toString('utf8')) as PluginManifest);
    read.set(file, manifest);
    return manifest;
  };
  /** Null while a build is under way: an empty manifest would take every app out of the open pages. */
  const readBuilt = async ({ plugins }: World): Promise<PluginManifest | null> => {
    const file = plugins === null ? await files('/plugins/manifest.json') : null;
    return plugins ?? (file === null ? null : parsed(file));
  };
  const sourcesOf = ({ config }: World, { plugins: shipped }: PluginManifest) => ({
    ...{ shipped, published: published.versions(), overrides: config.plugins },
    ...{ host: readHostOffer(dist), tell },
  });
  /** What the build made, what was published, the origins that the site configuration adds, and the chat where it is wanted. Null: see `readBuilt`. */
  const readManifest = oncePerRequest(async (c: Context<Env>): Promise<PluginManifest | null> => {
    const world = c.get('world');
    const built = await readBuilt(world);
    if (built === null) return null;
    const frameOrigins = [...new Set([...originsOf(built.frameOrigins), ...originsOf(world.config.frameOrigins)])];
    const manifest = {
      ...built,
      plugins: currentEntries(sourcesOf(world, built)),
      ...(frameOrigins.length === 0 ? {} : { frameOrigins }),
    };
    const isWanted = siteConfig(world, 'en').consultSystem === 'frame';
    const chat = isWanted && chatPorts !== undefined ? chatOrigin(c, chatPorts()) : null;
    return chat === null ? manifest : withChat(manifest, chat);
  });
  return { readBuilt, sourcesOf, readManifest };
}
export type Current = ReturnType<typeof createCurrent>;
