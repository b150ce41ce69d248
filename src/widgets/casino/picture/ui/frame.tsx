import { useUnit } from 'effector-react';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';

import { gameFramePath, type GamePicture, pictureColours } from '@contracts/game-frame';
import { gameRooms } from '@contracts/game-rooms';
import type { Slug } from '@contracts/games/facts';
import type { Choice } from '@contracts/games/game';

import type { Round } from '@/entities/casino/round';
import { $theme } from '@/entities/preferences';
import { useT } from '@/shared/i18n';

import { openFrame } from '../lib/frame';
import { seenOf } from '../lib/seen';

type FrameProps = {
  game: Slug;
  round: Round | null;
  choice: Choice;
  /** The round was drawn just now. */
  moves: boolean;
  /** It is pressed where it is seen, also before a round. */
  isPressed: boolean;
  /** It did not do what a picture does, for this reason. */
  ended: (why: string) => void;
  className: string;
};

/** The page's own tokens as they are now: theme and brand reach into the frame by them; over them those of the room. */
function colours(game: Slug, frame: Element): Record<string, string> {
  const style = getComputedStyle(frame);
  const tokens: Record<string, string> = Object.fromEntries(
    Object.entries(pictureColours).map(([name, token]) => [name, style.getPropertyValue(token).trim()]),
  );
  return { ...tokens, ...gameRooms[game], stage: style.backgroundColor };
}

/** What a round drew, in a frame without an origin. It is told what to draw, and nothing of a round is asked of it. Row CAS-03. */
export function Frame({ game, round, choice, moves, isPressed, ended, className }: FrameProps) {
  const t = useT();
  const theme = useUnit($theme);
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
    () => ({ game, moves, ...seenOf(round, choice, isPressed) }),
    [game, choice, round, moves, isPressed],
  );
  useEffect(() => {
    if (iframe.current !== null) show.current?.({ ...picture, colours: colours(picture.game, iframe.current) });
  }, [picture, theme]);
  return (
    <iframe
      ref={iframe}
      className={className}
      style={{ '--stage': gameRooms[game].stage, '--stage-dark': gameRooms[game].ground } as CSSProperties}
      title={t('originals.picture')}
      src={gameFramePath}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      tabIndex={-1}
    />
  );
}
