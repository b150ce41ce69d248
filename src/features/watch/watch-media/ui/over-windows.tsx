import { useUnit } from 'effector-react';
import type { RefObject } from 'react';

import { useT } from '@/shared/i18n';
import { Icon } from '@/shared/ui/icon';

import { canStandOver, overWindowsAsked } from '../model/over-windows';
import * as css from './video.css';

/** Puts the video over other windows, or takes it back. Not there where the browser cannot. */
export function OverWindows({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const t = useT();
  const ask = useUnit(overWindowsAsked);
  if (!canStandOver()) return null;
  const name = t('zone.window.over');
  return (
    <button
      type="button"
      className={css.control}
      aria-label={name}
      title={name}
      onClick={() => {
        if (video.current) ask(video.current);
      }}
    >
      <Icon name="external" size={16} />
    </button>
  );
}
