import type { PluginEntry } from '@contracts/plugin';

import { logWarning } from '@/shared/lib/logger';
import { pluginLine } from '@/shared/plugin-files';
import { keepsWithin, scopeSheet } from '@/shared/scope-sheet';

import { elementsOf, waits } from './load-files';

/**
 * Keeps the style sheets of an app from reaching beyond it, whoever built them. A style sheet that waited for this
 * applies from now on, unless it belongs to a newer version whose moment has not come. Row PLUG-34.
 */
export function holdWithin(entry: PluginEntry): void {
  const { id, style = '' } = entry;
  for (const link of elementsOf(id)) {
    if (!(link instanceof HTMLLinkElement)) continue;
    if (link.sheet !== null && !keepsWithin(link.sheet.cssRules, id)) {
      scopeSheet(link.sheet, id);
      logWarning(pluginLine(entry, 'load', 'its style sheet reached beyond it: it is held within'));
    }
    if (link.media === waits && link.getAttribute('href') === style) link.removeAttribute('media');
  }
}
