import { useUnit } from 'effector-react';
import { type ReactNode, useState } from 'react';

import { $slots } from '@/entities/plugin';
import type { SlotProps } from '@/shared/slot';

import { useLate } from '../lib/use-late';
import * as css from './plugin-slot.css';
import { PluginView } from './plugin-view';

/** What to do in place of words about a failure. */
const sayNothing = () => undefined;

type PluginSlotProps = SlotProps & {
  /** The host's own content for this place. The player gets it while the app is late, broken or unknown. */
  standIn?: ReactNode;
};

/**
 * A place of the page that shows remote apps, in the order of the configuration or of their entries. It keeps its height while
 * they load, so nothing moves. A place with a stand-in stays empty only when somebody switched the app off.
 */
export function PluginSlot({ name, params, only, isQuiet = false, className = '', standIn }: PluginSlotProps) {
  const slots = useUnit($slots);
  const [isDrawn, setDrawn] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const isLate = useLate(!isDrawn);
  const slot = slots?.[name];
  const entries = slot?.shown.filter(({ id }) => only === undefined || id === only) ?? [];
  const isEmpty = slots !== null && entries.length === 0;
  if (isEmpty && (standIn === undefined || slot?.isOff === true)) return null;

  // A player who is using the stand-in keeps it until they leave it.
  const isStoodIn = standIn !== undefined && (isUsed || (!isDrawn && (isEmpty || isLate)));
  return (
    <div className={`${isStoodIn ? css.stoodIn : css.slot} ${className}`} data-slot={name}>
      {isStoodIn && (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears where the focus is; nothing here is pressed
        <div onFocus={() => setUsed(true)} onBlur={() => setUsed(false)}>
          {standIn}
        </div>
      )}
      {entries.map((entry) => (
        <PluginView
          key={entry.id}
          entry={entry}
          slot={name}
          params={params}
          isBehind={isStoodIn}
          onFail={isQuiet ? sayNothing : undefined}
          onDrawn={setDrawn}
        />
      ))}
    </div>
  );
}
