import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import type { GameShelf } from '@contracts/game-shelf';

import { $hasKeepFailed, $shelf, GameStar, shelfWanted } from '@/features/casino/shelf';
import { useT } from '@/shared/i18n';

import { starPlace } from './room.css';
import * as css from './star.css';

/** The star of the game, the same as that of its tile in the lobby, and a word where it was not kept. */
export function Star({ game, name }: { game: GameShelf['favorites'][number]; name: string }) {
  const t = useT();
  const [shelf, hasFailed, want] = useUnit([$shelf, $hasKeepFailed, shelfWanted]);
  useEffect(() => {
    want();
  }, [want]);
  if (shelf === null) return <span className={starPlace} />;
  return (
    <>
      {hasFailed && (
        <span className={css.failure} role="alert">
          {t('rounds.lobby.notKept')}
        </span>
      )}
      <GameStar game={game} name={name} shelf={shelf} />
    </>
  );
}
