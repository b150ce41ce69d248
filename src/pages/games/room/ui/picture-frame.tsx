import { useUnit } from 'effector-react';
import { useEffect, useMemo, useRef } from 'react';

import { gameFramePath, type GamePicture, pictureColours } from '@contracts/game-frame';

import type { Round } from '@/entities/games/round';
import { $theme } from '@/entities/preferences';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import { openFrame } from '../lib/frame';
import { $choice } from '../model/form';
import { $isMoving, $isPictureGone, pictureEnded, pictureWanted } from '../model/picture';
import { $game } from '../model/room';
import * as css from './frame.css';

/** The page's own tokens as they are now: theme and brand reach into the frame by them. */
function colours(): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    Object.entries(pictureColours).map(([name, token]) => [name, style.getPropertyValue(token).trim()]),
  );
}

/**
 * What the last round drew. The picture runs in a frame without an origin; the words beside it are the page's own, so it
 * can be away. Row CAS-03.
 */
export function PictureFrame({ round }: { round: Round | null }) {
  const t = useT();
  const [isGone, again] = useUnit([$isPictureGone, pictureWanted]);
  if (!isGone) return <Frame round={round} />;
  return (
    <Note
      tone="warning"
      icon="warning"
      role="alert"
      actions={
        <Button size="sm" onClick={() => again()}>
          {t('originals.picture.again')}
        </Button>
      }
    >
      {t('originals.picture.gone')}
    </Note>
  );
}

function Frame({ round }: { round: Round | null }) {
  const t = useT();
  const [game, choice, theme, moves, ended] = useUnit([$game, $choice, $theme, $isMoving, pictureEnded]);
  const iframe = useRef<HTMLIFrameElement>(null);
  const show = useRef<((picture: GamePicture) => void) | null>(null);
  useEffect(() => {
    const life = new AbortController();
    if (iframe.current !== null)
      show.current = openFrame({
        ...{ iframe: iframe.current, gone: life.signal, ended },
        shown: () => iframe.current?.setAttribute('data-shown', 'true'),
      });
    return () => life.abort();
  }, [ended]);
  const picture = useMemo(
    () => ({
      ...{ game, choice: round?.choice ?? choice, draws: round === null ? null : [...round.draws] },
      isOpen: round?.isOpen === true,
      moves,
    }),
    [game, choice, round, moves],
  );
  useEffect(() => {
    show.current?.({ ...picture, colours: colours() });
  }, [picture, theme]);
  return (
    <iframe
      ref={iframe}
      className={css.frame}
      title={t('originals.picture')}
      src={gameFramePath}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      tabIndex={-1}
    />
  );
}
