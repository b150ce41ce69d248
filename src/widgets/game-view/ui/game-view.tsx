import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import type { Zone } from '@contracts/feed';

import { $champs, $sports, type GameInfo, useGame } from '@/entities/game';
import { FollowButton } from '@/features/betting/follow-game';
import { useWatchedGame } from '@/features/betting/inspect-price';
import { champPath, flagOf, fullChampName, sportPath, zonePath } from '@/features/betting/open-event';
import { GamesNotLoaded, PriceDesk, PricesLocked } from '@/features/betting/pick-outcome';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { $isOnline } from '@/shared/lib/device';
import { AppLink } from '@/shared/routing';
import { Slot } from '@/shared/slot';
import { Flag } from '@/shared/ui/flag';
import { Icon } from '@/shared/ui/icon';
import { cut } from '@/shared/ui/theme';

import { GameGone, GameLoading } from './game-states';
import * as css from './game-view.css';
import { Markets } from './markets';
import { ScoreHead } from './score-head';
import { StatisticsLink } from './statistics-link';

export type GameViewProps = {
  zone: Zone;
  /** Null: the address has no number. */
  gameId: number | null;
  /** What plays of the game, under its score. */
  picture?: ((game: GameInfo) => ReactNode) | undefined;
  /** What stands instead of score and markets, for games of another kind; null: they stand. */
  card?: ((game: GameInfo) => ReactNode) | undefined;
};

/** One game: score, timeline and all of its markets. Spec: shell §2. */
export function GameView({ zone, gameId, ...parts }: GameViewProps) {
  const phase = useTopic(gameId === null ? null : `game:${String(gameId)}`);
  useTopic(`sports:${zone}`);
  const isOnline = useUnit($isOnline);
  const game = useGame(gameId ?? -1);

  if (game) return <There game={game} {...parts} />;
  if (gameId === null || phase === 'missing' || phase === 'ready') return <GameGone zone={zone} />;
  return phase === 'failed' ? <GamesNotLoaded isOffline={!isOnline} /> : <GameLoading />;
}

function There({ game, picture, card }: { game: GameInfo } & Pick<GameViewProps, 'picture' | 'card'>) {
  useWatchedGame(game.id);
  const own = card?.(game);
  return (
    <PriceDesk>
      <div className={css.view}>
        <Bar game={game} />
        <Slot name="game.above" params={{ gameId: game.id }} />
        <PricesLocked className={css.locked} />
        {own ?? (
          <>
            <ScoreHead game={game} />
            <Played picture={picture?.(game)}>
              <Markets game={game} />
            </Played>
          </>
        )}
      </div>
    </PriceDesk>
  );
}

/** Prices come first: what plays has a column of its own beside them, and on a phone one line until somebody opens it. */
function Played({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  if (!picture) return <div className={css.prices}>{children}</div>;
  return (
    <div className={css.played}>
      <div className={css.picture}>{picture}</div>
      <div className={css.prices}>{children}</div>
    </div>
  );
}

function Bar({ game }: { game: GameInfo }) {
  const t = useT();
  const [sports, champs] = useUnit([$sports, $champs]);
  const sport = sports.get(game.sportId);
  const champ = champs.get(game.champId);
  return (
    <div className={css.bar}>
      <AppLink
        className={css.back}
        to={sport ? sportPath(game.zone, sport) : zonePath(game.zone)}
        aria-label={t('sport.event.back')}
        title={t('sport.event.back')}
      >
        <Icon name="arrow-right" className={css.flipped} />
      </AppLink>
      {champ && (
        <AppLink className={css.champ} to={champPath(game.zone, sport ?? { id: game.sportId, nameEng: '' }, champ)}>
          <Flag country={flagOf(champ)} />
          <bdi className={cut}>{fullChampName(champ)}</bdi>
        </AppLink>
      )}
      <StatisticsLink game={game} />
      <FollowButton game={game} isLabelled />
    </div>
  );
}
