import { appParts } from '@sdk';

import { remoteViewRetry } from '@contracts/constants';
import { isOwnPath } from '@contracts/own-path';
import type { PluginEntry } from '@contracts/plugin';
import { PluginPartsFile, PluginPartsList } from '@contracts/plugin-parts';

import { pause } from '@/shared/lib/clock';
import { logWarning } from '@/shared/lib/logger';
import { preload } from '@/shared/part';
import { loadDeadlineMs, LoadFailure, pluginLine, runOnce, runScript } from '@/shared/plugin-files';

/**
 * The owner of each file, and its hash. The document keeps modules by address, also those of a removed version.
 */
const pinned = new Map<string, { entry: PluginEntry; integrity: string }>();
const fetched = new Map<string, Promise<ArrayBuffer | undefined>>();
/** Files that failed once: the browser's cache may hold the broken answer. */
const doubtful = new Set<string>();

/** Undefined for a script that the browser keeps for its module: no other code reads it. */
async function ask(address: string, integrity: string): Promise<ArrayBuffer | undefined> {
  if (address.endsWith('.js') && !doubtful.has(address)) {
    await preload(address, integrity, loadDeadlineMs);
    return undefined;
  }
  const answer = await fetch(address, {
    integrity,
    signal: AbortSignal.timeout(loadDeadlineMs),
    cache: doubtful.has(address) ? 'reload' : 'default',
  });
  if (!answer.ok) throw new LoadFailure('fetch', address, answer.status);
  return answer.arrayBuffer();
}

/** Brings one file into the browser's cache and checks it. A module that failed would be remembered; a request is not. */
function fetchFile(address: string, integrity: string): Promise<ArrayBuffer | undefined> {
  const asked =
    fetched.get(address) ??
    ask(address, integrity).catch((failure: unknown) => {
      fetched.delete(address);
      doubtful.add(address);
      throw failure instanceof LoadFailure ? failure : new LoadFailure('fetch', address);
    });
  fetched.set(address, asked);
  return asked;
}

async function fetchPatiently(address: string, integrity: string): Promise<unknown> {
  for (let attempt = 0; attempt < remoteViewRetry.times; attempt += 1) {
    try {
      return await fetchFile(address, integrity);
    } catch {
      await pause(remoteViewRetry.delayMs * 2 ** attempt);
    }
  }
  return fetchFile(address, integrity);
}

/** Runs what `load` imports once all its files are in the document under their pins. Row PLUG-77. */
async function bringPart<T>(load: () => Promise<T>, names: readonly string[] = [], importer = ''): Promise<T> {
  const script = new URL(importer);
  // A second instance of the app would load with the part: it names the script by its first address.
  if (script.search !== '') throw new LoadFailure('refused', script.pathname);
  const found = names.map((name) => new URL(name, script).pathname).map((file) => ({ file, ...pinned.get(file) }));
  const entry = found.find((each) => each.entry !== undefined)?.entry;
  try {
    for (const { file, integrity = '' } of found) {
      if (integrity === '') throw new LoadFailure('refused', file);
    }
    await Promise.all(found.map(({ file, integrity = '' }) => fetchPatiently(file, integrity)));
    const until = (hasThrown: () => boolean) => (hasThrown() ? undefined : true);
    // All at once: what one imports, the document then has under its own pin.
    await Promise.all(
      found.map(({ file, integrity = '' }) => runOnce({ id: entry?.id ?? '', file, integrity, until })),
    );
    return await load();
  } catch (failure) {
    const own = entry ?? { id: script.pathname, version: '' };
    logWarning(
      pluginLine(own, 'load', `a part did not come: ${failure instanceof Error ? failure.message : String(failure)}`),
    );
    throw failure;
  }
}

/** Reads the list of the parts. A list that is none, or not of this site, is no part of the app that was pinned. */
async function readList({ entry: script, parts }: PluginEntry): Promise<PluginPartsList> {
  const { data } = PluginPartsFile.safeParse(parts);
  if (data === undefined || !isOwnPath(data.file)) throw new LoadFailure('refused', `the parts of ${script}`);
  const answer = await fetchFile(data.file, data.integrity);
  try {
    return PluginPartsList.parse(JSON.parse(new TextDecoder().decode(answer)));
  } catch {
    throw new LoadFailure('refused', data.file);
  }
}

/** Brings an app of several files: its script at once, the others when it asks for them. */
export async function bring(entry: PluginEntry): Promise<void> {
  const { entry: script, integrity = '' } = entry;
  appParts.bring = bringPart;
  // Checked before it runs, so that it runs under its first address, by which the parts import it.
  const [list] = await Promise.all([readList(entry), fetchFile(script, integrity)]);
  const folder = script.replace(/[^/]+$/, '');
  pinned.set(script, { entry, integrity });
  for (const [name, pin] of Object.entries(list)) pinned.set(folder + name, { entry, integrity: pin });
  await runScript(entry);
}
