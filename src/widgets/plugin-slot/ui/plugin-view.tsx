import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { PluginEntry } from '@contracts/plugin';

import { $loadStates, pluginReleased, pluginReloaded, pluginWanted } from '@/entities/plugin';
import { logError } from '@/shared/lib/logger';

import { useLoadMoment } from '../lib/use-load-moment';
import { usePluginTexts } from '../lib/use-plugin-texts';
import { FailureBlock } from './failure-block';
import { PluginPlace } from './plugin-place';
import * as css from './plugin-slot.css';

type PluginViewProps = {
  entry: PluginEntry;
  onReady?: () => void;
  /** Somebody else fills the place of an app that fails: without him it is a block with a button. */
  onFail?: () => void;
};

/** One remote app in its place: loaded when its moment comes, drawn when it is here, replaced by a block with a button when it fails. */
export function PluginView({ entry, onReady, onFail }: PluginViewProps) {
  const { id, load } = entry;
  const frame = useRef<HTMLDivElement>(null);
  const [states, want, release, reload] = useUnit([$loadStates, pluginWanted, pluginReleased, pluginReloaded]);
  const [hasFaulted, setFaulted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const hasCome = useLoadMoment(load, frame);
  const hasTexts = usePluginTexts(entry);
  const state = states[id] ?? 'not_exist';

  // The entry of the moment: a poll of the manifest gives new objects, which are no reason to load again.
  const wantNow = useEffectEvent(() => want(entry));
  useEffect(() => {
    if (!hasCome) return undefined;
    wantNow();
    return () => {
      release(id);
    };
  }, [hasCome, id, release]);

  if (state === 'error' && !hasFailed) setFailed(true);
  if (state === 'ready' && hasFailed) setFailed(false);

  const isBroken = hasFaulted || hasFailed;
  const tellFail = useEffectEvent(() => onFail?.());
  useEffect(() => {
    if (isBroken) tellFail();
  }, [isBroken]);

  const onFault = (error: unknown) => {
    logError(`Plugin "${id}" failed.`, error);
    setFaulted(true);
  };
  const onRefresh = () => {
    setFaulted(false);
    if (state === 'error') reload(id);
  };

  return (
    <div ref={frame} className={css.place}>
      {isBroken
        ? onFail === undefined && <FailureBlock isRefreshing={state === 'loading'} onRefresh={onRefresh} />
        : state === 'ready' && hasTexts && <PluginPlace entry={entry} onFault={onFault} onReady={onReady} />}
    </div>
  );
}
