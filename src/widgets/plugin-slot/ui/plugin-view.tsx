import { useStoreMap, useUnit } from 'effector-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

import type { PluginEntry } from '@contracts/plugin';
import type { PluginParams, SlotName } from '@contracts/slots';

import { $apps, pluginReleased, pluginReloaded, pluginWanted } from '@/entities/plugin';
import { createPartView } from '@/shared/part';

import { useLoadMoment } from '../lib/use-load-moment';
import { usePluginTexts } from '../lib/use-plugin-texts';
import { PluginPlace } from './plugin-place';
import * as css from './plugin-slot.css';

const FailureBlock = createPartView({
  name: 'failed plugin',
  load: () => import('./failure-block'),
  view: (module) => module.FailureBlock,
});

type PluginViewProps = {
  entry: PluginEntry;
  /** The slot in which it stands, and what the slot tells it; a page tells nothing. */
  slot?: SlotName;
  params?: PluginParams | undefined;
  onReady?: () => void;
  /** Called when something else fills the place of a failed app. Without it the place shows a block with a button. */
  onFail?: (() => void) | undefined;
  /** Something else is in the place meanwhile. The app waits behind it, and the page tells of a failure beside it. */
  isBehind?: boolean;
  /** Stands in the place until the app is there to draw. Without it the place stays empty. */
  waiting?: ReactNode;
  /** Called with true when the app is on the screen, and with false when it is gone. */
  onDrawn?: (isDrawn: boolean) => void;
};

/**
 * One remote app in its place. It loads when its moment comes, draws when it has loaded, and gives way to a block with
 * a button when it fails.
 */
export function PluginView({
  entry,
  slot,
  params,
  onReady,
  onFail,
  isBehind = false,
  waiting,
  onDrawn,
}: PluginViewProps) {
  const { id, load } = entry;
  const frame = useRef<HTMLDivElement>(null);
  const [want, release, reload] = useUnit([pluginWanted, pluginReleased, pluginReloaded]);
  // Its own state alone: with twenty apps, each of them would draw all others again.
  const app = useStoreMap({ store: $apps, keys: [id], fn: (apps, [own]) => apps[own] ?? null });
  const [hasFaulted, setFaulted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const hasCome = useLoadMoment(load, frame);
  const { hasTexts, own, onOwnHere } = usePluginTexts(entry);
  const state = app?.state ?? 'not_exist';

  // Each poll of the manifest makes new objects. That is no reason to load the app again.
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
  // Another version has replaced the one that broke.
  if (state !== 'ready' && hasFaulted) setFaulted(false);

  const isBroken = hasFaulted || hasFailed;
  const tellFail = useEffectEvent(() => onFail?.());
  const tellGone = useEffectEvent(() => onDrawn?.(false));
  useEffect(() => {
    if (isBroken) tellFail();
    return () => tellGone();
  }, [isBroken]);
  const onPlaceReady = () => {
    onReady?.();
    onDrawn?.(true);
  };

  const onRefresh = () => {
    setFaulted(false);
    if (state === 'error') reload(id);
  };

  return (
    <div ref={frame} className={isBehind && !isBroken ? css.behind : css.place}>
      {own !== null && entry.texts !== undefined && <own.OwnTexts entry={entry} onHere={onOwnHere} />}
      {isBroken ? (
        onFail === undefined && (
          <FailureBlock entry={entry} isShort={isBehind} isRefreshing={state === 'loading'} onRefresh={onRefresh} />
        )
      ) : app?.state === 'ready' && hasTexts ? (
        <PluginPlace entry={app.entry} {...{ slot, params }} onFault={() => setFaulted(true)} onReady={onPlaceReady} />
      ) : (
        waiting
      )}
    </div>
  );
}
