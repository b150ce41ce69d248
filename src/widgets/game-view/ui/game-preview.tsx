import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import {
  $champs,
  $sports,
  type GameInfo,
  gameName,
  groupMarkets,
  matchName,
  shortTeamName,
  useGameMarkets,
} from '@/entities/game';
import { FollowButton } from '@/features/betting/follow-game';
import { gamePath } from '@/features/betting/open-event';
import { PriceDesk, PricesLocked } from '@/features/betting/pick-outcome';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Icon } from '@/shared/ui/icon';
import { cut } from '@/shared/ui/theme';

import * as css from './game-view.css';
import { Markets } from './markets';
import { ScoreHead } from './score-head';
import { type PreviewOf, usePreview } from './use-preview';

function Bar({ game }: { game: GameInfo }) {
  const t = useT();
  const [sports, champs] = useUnit([$sports, $champs]);
  const count = groupMarkets(useGameMarkets(game.id)).length;
  const sport = sports.get(game.sportId);
  const champ = champs.get(game.champId);
  return (
    <div className={css.bar}>
      {/* A name is cut at its own end, whatever the direction of the page. */}
      <bdi className={`${cut} ${css.names}`}>
        {matchName(shortTeamName(game.opp1.name), shortTeamName(game.opp2.name))}
      </bdi>
      <AppLink className={css.all} to={gamePath({ game, sport, champ })}>
        {t('sport.event.count', { count })}
        <Icon name="arrow-right" size={14} className={css.onward} />
      </AppLink>
      <FollowButton game={game} />
    </div>
  );
}

type Picture = ((game: GameInfo) => ReactNode) | undefined;

function Preview({ game, picture }: { game: GameInfo; picture: Picture }) {
  useTopic(`game:${String(game.id)}`);
  return (
    <PriceDesk>
      <div className={css.view}>
        <Bar game={game} />
        <PricesLocked className={css.locked} />
        <ScoreHead game={game} level={2} />
        {picture?.(game)}
        <Markets game={game} />
      </div>
    </PriceDesk>
  );
}

/** Stands beside a list, where the window has room: one match of the list with all its markets. */
export function GamePreview({ picture, ...list }: PreviewOf & { picture?: Picture }) {
  const game = usePreview(list);
  if (game === null) return null;
  return (
    <section className={css.preview} tabIndex={-1} aria-label={gameName(game)}>
      <Preview key={game.id} game={game} picture={picture} />
    </section>
  );
}
