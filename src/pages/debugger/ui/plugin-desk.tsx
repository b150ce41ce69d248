import { useUnit } from 'effector-react';

import { configOverrides } from '@/entities/site';
import { $chosenEntry, AppChoice, AppFacts, type PluginSight } from '@/widgets/plugin-overview';

import { PluginControls } from './plugin-controls';
import { PluginSettings } from './plugin-settings';

/** One remote app in full, and what can be tried with it. */
export function PluginDesk({ sights }: { sights: readonly PluginSight[] }) {
  const [entry, patch] = useUnit([$chosenEntry, configOverrides.$patch]);
  if (entry === null) return null;
  return (
    <>
      <AppChoice />
      <PluginControls key={entry.id} />
      <PluginSettings />
      <AppFacts sights={sights} browser={patch.plugins} />
    </>
  );
}
