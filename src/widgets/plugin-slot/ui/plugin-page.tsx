import { useUnit } from 'effector-react';

import { $plugins } from '@/entities/plugin';

import { PluginView } from './plugin-view';

/** A remote app on a page of its own. Nothing, when it has just gone: the router leads on. Row PLUG-43. */
export function PluginPage({ id }: { id: string }) {
  const entry = useUnit($plugins)?.find((one) => one.id === id);
  return entry === undefined ? null : <PluginView key={id} entry={entry} />;
}
