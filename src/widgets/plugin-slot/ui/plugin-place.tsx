import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { PluginEntry } from '@contracts/plugin';
import { findPlugin } from '@sdk';

import { mountDeadlineMs } from '@/entities/plugin';
import { $textOf } from '@/shared/i18n';

import { useCreateHost } from '../lib/host-context';
import { mountPlugin } from '../lib/mount-plugin';
import * as css from './plugin-slot.css';

type PluginPlaceProps = { entry: PluginEntry; onFault: (error: unknown) => void; onReady?: (() => void) | undefined };

/** Mounts a loaded plugin, once, and takes it away with itself. */
export function PluginPlace({ entry, onFault, onReady }: PluginPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const createHost = useCreateHost();
  const textOf = useUnit($textOf);
  const [isSlow, setSlow] = useState(false);

  const mount = useEffectEvent(() => {
    const module = findPlugin(entry.id);
    if (place.current === null || module === undefined) return undefined;
    return mountPlugin({
      module,
      address: entry.entry,
      place: place.current,
      createHost: (feedback) => createHost(entry, feedback),
      deadlineMs: entry.timeoutMs ?? mountDeadlineMs,
      onReady,
      onSlow: setSlow,
      onFail: onFault,
    });
  });
  useEffect(() => mount(), []);

  return (
    <>
      <div ref={place} className={css.place} />
      <div role="status" className={css.overlay}>
        {isSlow && <p className={css.slow}>{textOf('popups.plugin.slow')}</p>}
      </div>
    </>
  );
}
