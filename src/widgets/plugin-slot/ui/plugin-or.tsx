import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useState } from 'react';

import { $slots } from '@/entities/plugin';

import { PluginView } from './plugin-view';

/** An empty place lasts no longer than this. */
const patienceMs = 1000;

type PluginOrProps = { name: 'technical-pages'; children: ReactNode };

/**
 * The remote app of a slot. The host's own part is in when there is none, when it fails, or when it has not drawn in
 * time. Players who see the host's part keep it: nothing changes under their hands.
 */
export function PluginOr({ name, children }: PluginOrProps) {
  const slots = useUnit($slots);
  const [isDrawn, setDrawn] = useState(false);
  const [hasGivenUp, setGivenUp] = useState(false);
  const entry = slots?.[name]?.shown[0];

  useEffect(() => {
    if (isDrawn) return undefined;
    const timer = setTimeout(() => setGivenUp(true), patienceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isDrawn]);

  if (hasGivenUp || (slots !== null && entry === undefined)) return children;
  if (entry === undefined) return <div aria-busy="true" />;
  return (
    <PluginView
      key={entry.id}
      entry={entry}
      slot={name}
      onReady={() => setDrawn(true)}
      onFail={() => setGivenUp(true)}
    />
  );
}
