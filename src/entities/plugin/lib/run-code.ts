import type { PluginModule } from '@sdk';

import type { PluginEntry } from '@contracts/plugin';
import type { RemoteView } from '@contracts/remote-view';

import { logWarning } from '@/shared/lib/logger';
import { LoadFailure, lookUp, pluginLine, runOnce } from '@/shared/plugin-files';
import { fileOfText, pinsOf } from '@/shared/plugin-view';

/** Components by view and name. A script runs once a document, so it defines its component once. */
const components = new Map<string, PluginModule>();

async function runFile(entry: PluginEntry, file: string): Promise<void> {
  const integrity = pinsOf(entry).get(file) ?? '';
  await runOnce({ id: entry.id, file, integrity, until: (hasThrown) => (hasThrown() ? undefined : true) });
}

/** What code was said of already: each text gets one line of the log. */
const told = new Set<string>();

/**
 * The code of a view runs when it is a pinned file, and never as a text. Otherwise the view is asked for without it.
 * Row PLUG-14.
 */
async function runText(entry: PluginEntry, code: string): Promise<boolean> {
  const warn = (text: string) => {
    const line = pluginLine(entry, 'load', text);
    if (!told.has(`${line} ${code}`)) logWarning(line);
    told.add(`${line} ${code}`);
    return false;
  };
  const file = await fileOfText(entry, code);
  if (file === null) return warn('its codeToEval is no pinned file: it does not run');
  try {
    await runFile(entry, file);
    return true;
  } catch (failure) {
    if ((failure as Partial<LoadFailure>).kind === 'threw') return warn('its codeToEval threw');
    throw failure;
  }
}

/**
 * Runs the code of a view, then its scripts, in their order. Gives the component that they define, when the view names one. Rejects with a
 * `LoadFailure`. Spec: shell §4.
 */
export async function runCode(entry: PluginEntry, view: RemoteView): Promise<PluginModule | null> {
  const { codeToEval, scriptsToLoad, appName } = view;
  const hasRun = codeToEval !== '' && (await runText(entry, codeToEval));
  for (const file of scriptsToLoad) await runFile(entry, file);
  if (appName === '' || (!hasRun && scriptsToLoad.length === 0)) return null;
  const name = `${entry.id} ${appName}`;
  const component = components.get(name) ?? (await lookUp(appName, () => false));
  if (component === undefined) throw new LoadFailure('silent', appName);
  components.set(name, component);
  return component;
}
