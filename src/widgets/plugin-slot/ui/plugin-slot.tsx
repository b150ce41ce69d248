import { useUnit } from 'effector-react';

import { $plugins } from '@/entities/plugin';

import { slotLook } from './plugin-slot.css';
import { PluginView } from './plugin-view';

/** A place of the page where remote apps are shown, in the manifest's order. Keeps its height while they are on their way: nothing moves. */
export function PluginSlot({ name }: { name: 'header' | 'footer' | 'payment-consultant' }) {
  const plugins = useUnit($plugins);
  const entries = plugins?.filter(({ mounts }) => mounts.some((mount) => 'slot' in mount && mount.slot === name));
  if (entries?.length === 0) return null;

  return (
    <div className={slotLook({ name })}>
      {entries?.map((entry) => (
        <PluginView key={entry.id} entry={entry} />
      ))}
    </div>
  );
}
