import type { Champ, Sport } from '@contracts/feed';

import { type GameInfo, gameName } from '@/entities/game';
import { FollowButton } from '@/features/betting/follow-game';
import { gamePath } from '@/features/betting/open-event';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { cut } from '@/shared/ui/theme';

import * as css from './match.css';

type AsianEventProps = { game: GameInfo; sport: Sport; champ: Champ | undefined };

/** An event with many outcomes, such as a season: a link to the page on which they stand. */
export function AsianEvent({ game, sport, champ }: AsianEventProps) {
  const t = useT();
  const name = gameName(game);
  return (
    <article className={css.event} aria-label={name}>
      <FollowButton game={game} />
      <AppLink className={css.eventLink} to={gamePath({ game, sport, champ })}>
        <bdi className={cut}>{name}</bdi>
        <span className={css.eventRest}>{t('sport.event.outcomes', { count: game.outcomesCount ?? 0 })}</span>
      </AppLink>
    </article>
  );
}
