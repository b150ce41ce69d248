import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { PluginEntry } from '@contracts/plugin';
import type { PluginParams, SlotName } from '@contracts/slots';

import { moduleOf } from '@/entities/plugin';
import { $textOf } from '@/shared/i18n';

import { useCreateHost } from '../lib/host-context';
import { mountPlugin } from '../lib/mount-plugin';
import { mountedPlaces } from '../lib/mounted';
import * as css from './plugin-slot.css';

type PluginPlaceProps = {
  entry: PluginEntry;
  slot?: SlotName | undefined;
  params?: PluginParams | undefined;
  onFault: (error: unknown) => void;
  onReady?: (() => void) | undefined;
};
const nothing: PluginParams = {};

/** Mounts a loaded plugin once, and removes it, or what has replaced it, when it unmounts itself. */
export function PluginPlace({ entry, slot, params = nothing, onFault, onReady }: PluginPlaceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const createHost = useCreateHost();
  const textOf = useUnit($textOf);
  const [isSlow, setSlow] = useState(false);
  const told = useRef(params);
  const given = JSON.stringify(params);
  const tell = useEffectEvent(() => {
    told.current = params;
    for (const mounted of mountedPlaces) if (ref.current?.contains(mounted.element) === true) mounted.tell(params);
  });
  useEffect(() => {
    tell();
  }, [given]);

  const mount = useEffectEvent((place: HTMLElement) => {
    const module = moduleOf(entry);
    if (module !== undefined)
      mountPlugin({
        entry,
        module,
        place,
        slot,
        params: () => told.current,
        createHost,
        onReady,
        onSlow: setSlow,
        onFail: onFault,
      });
  });
  useEffect(() => {
    const place = ref.current;
    if (place === null) return undefined;
    mount(place);
    return () => {
      for (const { element, end } of mountedPlaces) if (place.contains(element)) end();
    };
  }, []);

  return (
    <>
      <div ref={ref} className={css.place} />
      <div role="status" className={css.overlay}>
        {isSlow && <p className={css.slow}>{textOf('popups.plugin.slow')}</p>}
      </div>
    </>
  );
}
