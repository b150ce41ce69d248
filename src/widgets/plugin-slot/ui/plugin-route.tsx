import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { $plugins, mountedAt } from '@/entities/plugin';
import { $path } from '@/shared/routing';
import { Waiting } from '@/shared/ui/waiting';

import { PluginView } from './plugin-view';

const waiting = <Waiting height={240} />;

/** The remote app that the manifest mounts at this page, otherwise the host's own content. Spec: shell §1, BOOT-02. */
export function PluginRoute({ children }: { children: ReactNode }) {
  const [plugins, path] = useUnit([$plugins, $path]);
  // The manifest may still name an app. The host's own content would flash, so it waits.
  if (plugins === null) return waiting;
  const entry = mountedAt(plugins, path);
  return entry === undefined ? children : <PluginView key={entry.id} entry={entry} waiting={waiting} />;
}
