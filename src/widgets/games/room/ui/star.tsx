import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import type { GameShelf } from '@contracts/game-shelf';

import { $hasKeepFailed, $shelf, shelfWanted, starPressed } from '@/features/games/shelf';
import { useT } from '@/shared/i18n';
import { IconButton } from '@/shared/ui/button';

import { starPlace } from './room.css';
import * as css from './star.css';

/** Keeps the game among the player's favourites, the same as the star of its tile in the lobby. Row CAS-02. */
export function Star({ game, name }: { game: GameShelf['favorites'][number]; name: string }) {
  const t = useT();
  const [shelf, hasFailed, want, press] = useUnit([$shelf, $hasKeepFailed, shelfWanted, starPressed]);
  useEffect(() => {
    want();
  }, [want]);
  if (shelf === null) return <span className={starPlace} />;
  const isKept = shelf.favorites.includes(game);
  return (
    <>
      {hasFailed && (
        <span className={css.failure} role="alert">
          {t('rounds.lobby.notKept')}
        </span>
      )}
      <IconButton
        size="sm"
        icon="star"
        className={isKept ? css.kept : css.star}
        label={t('rounds.lobby.star', { name })}
        aria-pressed={isKept}
        onClick={() => press(game)}
      />
    </>
  );
}
