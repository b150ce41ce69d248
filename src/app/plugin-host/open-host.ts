import type { PluginHost } from '@sdk';
import { type Scope, withRegion } from 'effector';

import type { PluginEntry } from '@contracts/plugin';
import { acceptsVersion } from '@contracts/sdk-range';

import { here } from '@/entities/plugin';
import { createPart, loaded } from '@/shared/part';
import type { Feedback } from '@/widgets/plugin-slot';

import { createHost } from './create-host';
import { createGrants } from './grants';

/**
 * The additions of 1.2.0. An entry whose range begins before that cannot count on it, and so does not wait for it:
 * header and footer do not.
 */
const widePart = createPart({ name: 'facade of plugins', load: () => import('./wide-host') });

export const isWide = ({ sdk }: PluginEntry): boolean => sdk === undefined || !acceptsVersion(sdk, '1.1.0');

/** The facade of a plugin, as much of it as its entry can know. */
export function openHost(scope: Scope, entry: PluginEntry, feedback: Feedback): PluginHost | Promise<PluginHost> {
  const grants = createGrants(entry);
  if (here.guard === undefined) throw new Error('An app comes before its guard.');
  const link = here.guard.linkOf(entry.id, scope, feedback.gone);
  const host = withRegion(link.units, () => createHost(link, entry, feedback, grants));
  if (isWide(entry)) return loaded(widePart).then(({ widenHost }) => widenHost(host, link, entry, grants));
  // A plugin of an earlier facade knows nothing of the rest.
  return link.show(host as PluginHost);
}
