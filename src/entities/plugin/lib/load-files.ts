import type { PluginEntry } from '@contracts/plugin';

import { measure, put } from '@/shared/plugin-files';

import { bringGuard, bringKit } from './bring-kit';
import { kinds } from './kinds';

const left = 'left';
/** The `media` of a style sheet that has loaded and must not hold yet. */
export const waits = 'not all';

export const take = (element: Element): void => {
  element.remove();
  element.dispatchEvent(new Event(left));
};

/** A style sheet that is removed while it loads never fires `load`, so the wait for it must end. */
async function putStyle(link: HTMLLinkElement, entry: PluginEntry, media: string): Promise<void> {
  const { id, style, styleIntegrity = '' } = entry;
  if (style === undefined) return;
  Object.assign(link, { rel: 'stylesheet', href: style, integrity: styleIntegrity, crossOrigin: 'anonymous', media });
  await Promise.race([put(link, id, style), new Promise((resolve) => link.addEventListener(left, resolve))]);
}

export const elementsOf = (id: string): Element[] => [
  ...document.head.querySelectorAll(`[data-plugin="${CSS.escape(id)}"]`),
];

/** Removes a plugin's elements from the document. A script that is already on its way still runs. */
export const removeFiles = (id: string): void => elementsOf(id).forEach(take);

/**
 * Brings what a plugin runs and its style sheet, and waits for both. Rejects with a `LoadFailure` and leaves nothing
 * behind. `media`: the media query of the style sheet. A sheet that may reach beyond its app waits until the page has
 * bounded it.
 */
export async function loadFiles(entry: PluginEntry, media = entry.styleScoped === true ? '' : waits): Promise<void> {
  const start = performance.now();
  const link = document.createElement('link');
  try {
    const bring = () => kinds[entry.kind]?.run(entry);
    const isKitUsed = entry.ui === true;
    // What a unit test presses is trusted by no browser.
    const run =
      import.meta.env.MODE === 'test' && !isKitUsed
        ? bring()
        : Promise.all([bringGuard(), isKitUsed && bringKit()]).then(bring);
    await Promise.all([run, putStyle(link, entry, media)]);
    measure('load', entry, start);
  } catch (failure) {
    take(link);
    throw failure;
  }
}
