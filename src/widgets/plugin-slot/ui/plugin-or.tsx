import { useUnit } from 'effector-react';
import { useEffect, useState, type ReactNode } from 'react';

import { $plugins } from '@/entities/plugin';

import { inSlot } from '../lib/in-slot';
import { PluginView } from './plugin-view';

/** Nobody looks longer at an empty place. */
const patienceMs = 1000;

type PluginOrProps = { name: 'technical-pages'; children: ReactNode };

/**
 * The remote app of a slot, else what the host itself has: where there is none, where it fails, and where it has not drawn in time. Whoever sees the
 * host's own keeps it: nothing is exchanged under his hands.
 */
export function PluginOr({ name, children }: PluginOrProps) {
  const plugins = useUnit($plugins);
  const [isDrawn, setDrawn] = useState(false);
  const [hasGivenUp, setGivenUp] = useState(false);
  const entry = plugins?.find(inSlot(name));

  useEffect(() => {
    if (isDrawn) return undefined;
    const timer = setTimeout(() => setGivenUp(true), patienceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isDrawn]);

  if (hasGivenUp || (plugins !== null && entry === undefined)) return children;
  if (entry === undefined) return <div aria-busy="true" />;
  return <PluginView key={entry.id} entry={entry} onReady={() => setDrawn(true)} onFail={() => setGivenUp(true)} />;
}
