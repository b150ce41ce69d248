import { useUnit } from 'effector-react';
import { useLayoutEffect, useRef } from 'react';

import { useT } from '@/shared/i18n';
import type { Part } from '@/shared/late-code';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import * as css from './part-note.css';
import { type PartState, reloadPressed, retryPressed } from './parts';

/**
 * When the note is removed and has the focus, the focus returns to its earlier place: to the control that asked for the
 * part.
 */
function useFocusBack() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    const before = document.activeElement;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
      else document.querySelector('main')?.focus();
    };
  }, []);
  return place;
}

type PartNoteProps = { part: Part; state: PartState; onClose: (() => void) | undefined };

/** Says what happened to a part, and what the player can do. */
export function PartNote({ part, state, onClose }: PartNoteProps) {
  const t = useT();
  const [retry, reload] = useUnit([retryPressed, reloadPressed]);
  const place = useFocusBack();
  const isOutdated = state === 'outdated';
  const isAwaited = state === 'loading' || state === 'slow';
  const said = isOutdated ? 'main.update.text' : state === 'slow' ? 'main.part.slow' : 'main.part.failed';
  return (
    <div ref={place} className={onClose === undefined ? undefined : css.over}>
      <Note
        tone="warning"
        role="alert"
        icon="unplug"
        actions={
          <>
            {isOutdated ? (
              <Button size="sm" onClick={() => reload()}>
                {t('main.update.reload')}
              </Button>
            ) : (
              <Button size="sm" icon="refresh" busy={isAwaited} onClick={() => retry(part)}>
                {t('main.retry')}
              </Button>
            )}
            {onClose && (
              <Button size="sm" variant="ghost" onClick={onClose}>
                {t('main.close')}
              </Button>
            )}
          </>
        }
      >
        {t(said)}
      </Note>
    </div>
  );
}
