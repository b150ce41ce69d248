import type { PluginEntry } from '@contracts/plugin';

import { put } from './put-element';
import { runScript } from './run-script';

const LEFT = 'left';

const take = (element: Element): void => {
  element.remove();
  element.dispatchEvent(new Event(LEFT));
};

/** A style sheet that is taken away on its way never fires `load`: whoever waited for it need not any more. */
async function putStyle(link: HTMLLinkElement, { id, style }: PluginEntry): Promise<void> {
  if (style === undefined) return;
  Object.assign(link, { rel: 'stylesheet', href: style, crossOrigin: 'anonymous' });
  await Promise.race([put(link, id, style), new Promise((resolve) => link.addEventListener(LEFT, resolve))]);
}

/** Takes the elements of a plugin out of the document. A script that is on its way runs all the same. */
export function removeFiles(id: string): void {
  for (const element of document.head.querySelectorAll(`[data-plugin="${CSS.escape(id)}"]`)) take(element);
}

/** Puts script and style sheet of a plugin into the document and waits for both. Rejects with a `LoadFailure`, nothing of it left behind. */
export async function loadFiles(entry: PluginEntry): Promise<void> {
  const link = document.createElement('link');
  try {
    await Promise.all([runScript(entry), putStyle(link, entry)]);
  } catch (failure) {
    take(link);
    throw failure;
  }
}
