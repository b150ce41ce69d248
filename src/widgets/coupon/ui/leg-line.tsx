import { useRef } from 'react';

import type { GamePart } from '@contracts/coupon';

import { isFinishedGame } from '@/entities/coupon';
import { useGameClock } from '@/entities/game';
import { $format, formatDateTime } from '@/shared/i18n';
import { Score } from '@/shared/ui/score';
import { cut } from '@/shared/ui/theme';
import { useUnit } from 'effector-react';

import * as css from './leg.css';

function Minute({ gameId }: { gameId: number }) {
  const place = useRef<HTMLElement>(null);
  useGameClock(place, gameId);
  return <bdi ref={place} />;
}

/** The match of a bet in one line: score and minute while it is played, its start before. */
export function LegLine({ gameId, game, isLive }: { gameId: number; game: GamePart; isLive: boolean }) {
  const format = useUnit($format);
  const hasScore = game.score1 !== '' && game.score2 !== '';
  return (
    <span className={css.match}>
      {isLive && !isFinishedGame(game) ? (
        <span className={css.live}>
          <span className={css.dot} aria-hidden="true" />
          {hasScore && <Score home={game.score1} away={game.score2} />}
          <Minute gameId={gameId} />
        </span>
      ) : hasScore ? (
        <Score home={game.score1} away={game.score2} />
      ) : (
        <bdi>{formatDateTime(game.startAt * 1000, format)}</bdi>
      )}
      {/* A name is cut at its own end, not at that of the page's language. */}
      <bdi className={cut}>
        {game.opp1} – {game.opp2}
      </bdi>
    </span>
  );
}
