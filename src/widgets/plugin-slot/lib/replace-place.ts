import type { PluginModule } from '@sdk';

import type { PluginEntry } from '@contracts/plugin';

import { mountPlugin } from './mount-plugin';
import type { MountedPlace } from './mounted';

/** `swap` shows the newer app in the place of the old one, `drop` removes it. */
type Replacement = { swap: () => void; drop: () => void };

/** The place keeps its height for this long, because the newer app may still wait for its backend. */
const settleMs = 3000;

/** Moves the focus to the same control in the newer app: by its name, otherwise by its kind. */
function focusAlike(element: HTMLElement, focused: Element): void {
  const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;
  const alike = [...element.querySelectorAll<HTMLElement>(focused.tagName)];
  (alike.find((control) => nameOf(control) === nameOf(focused)) ?? alike[0])?.focus({ preventScroll: true });
}

/**
 * Mounts a newer version behind the one on the screen, and as large as that one. Resolves when the newer one has drawn.
 * Rejects when it fails before that, and then leaves nothing of it. Row PLUG-32.
 */
export function prepareReplacement(
  { mount, element: old, end }: MountedPlace,
  entry: PluginEntry,
  module: PluginModule,
): Promise<Replacement> {
  const root = mount.root ?? mount.place;
  const place = document.createElement('div');
  const [width, height] = [`${String(root.offsetWidth)}px`, `${String(root.offsetHeight)}px`];
  const hidden = {
    position: 'absolute',
    visibility: 'hidden',
    overflow: 'hidden',
    inlineSize: width,
    blockSize: height,
  };
  Object.assign(place.style, hidden);
  root.append(place);

  let isShown = false;
  const swap = () => {
    isShown = true;
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    root.style.minBlockSize = height;
    setTimeout(() => root.style.removeProperty('min-block-size'), settleMs);
    place.style.cssText = 'display: contents';
    end();
    if (mount.root !== undefined) mount.place.remove();
    if (focused !== null) focusAlike(place, focused);
    mount.onReady?.();
  };
  return new Promise((resolve, reject) => {
    const drop = mountPlugin({
      ...mount,
      ...{ root, place, entry, module },
      // Waits a turn, because an app that draws at once reports it before `drop` exists.
      onReady: () => queueMicrotask(() => resolve({ swap, drop })),
      onFail: (error) => {
        if (isShown) mount.onFail(error);
        else place.remove();
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
  });
}
