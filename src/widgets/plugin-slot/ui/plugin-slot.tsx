import { useUnit } from 'effector-react';

import { $plugins } from '@/entities/plugin';

import { inSlot } from '../lib/in-slot';
import { slotLook } from './plugin-slot.css';
import { PluginView } from './plugin-view';

/** A place of the page where remote apps are shown, in the manifest's order. Keeps its height while they are on their way: nothing moves. */
export function PluginSlot({ name }: { name: 'header' | 'footer' | 'payment-consultant' }) {
  const plugins = useUnit($plugins);
  const entries = plugins?.filter(inSlot(name));
  if (entries?.length === 0) return null;

  return (
    <div className={slotLook({ name })}>
      {entries?.map((entry) => (
        <PluginView key={entry.id} entry={entry} />
      ))}
    </div>
  );
}
