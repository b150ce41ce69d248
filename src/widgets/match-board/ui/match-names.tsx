import { useUnit } from 'effector-react';

import type { Champ, Sport } from '@contracts/feed';

import { type MatchInfo, splitTeamName, useMatchPlay } from '@/entities/match';
import { $look } from '@/entities/preferences';
import { matchPath } from '@/features/betting/open-match';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Crest } from '@/shared/ui/crest';
import { Icon } from '@/shared/ui/icon';
import { cut } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import * as css from './row.css';

type MatchNamesProps = { match: MatchInfo; sport: Sport; champ: Champ | undefined };

/** Both sides as one link to the match. Beside each stand red cards and who serves. */
export function MatchNames({ match, sport, champ }: MatchNamesProps) {
  const server = useMatchPlay(match.id)?.score?.server;
  return (
    <AppLink className={css.names} to={matchPath({ match, sport, champ })}>
      <Side
        opponent={match.opp1}
        redCards={match.redCards?.[0] ?? 0}
        isServing={server === 1}
        hasVideo={(match.zoneId ?? match.videoId) !== undefined}
      />
      <Side opponent={match.opp2} redCards={match.redCards?.[1] ?? 0} isServing={server === 2} />
    </AppLink>
  );
}

/** The light version draws none: a list has two a row. Row PREF-04. */
const $hasCrests = $look.map((look) => !look.includes('light'));

type SideProps = { opponent: MatchInfo['opp1']; redCards: number; isServing: boolean; hasVideo?: boolean };

function Side({ opponent, redCards, isServing, hasVideo = false }: SideProps) {
  const t = useT();
  const hasCrest = useUnit($hasCrests);
  const { before, core, after } = splitTeamName(opponent.name);
  return (
    <span className={css.name}>
      {hasCrest && <Crest name={opponent.name} seed={opponent.nameEng} />}
      <bdi className={cut}>
        {before !== '' && <span className={css.club}>{before}</span>}
        <span>{core}</span>
        {after !== '' && <span className={css.club}>{after}</span>}
      </bdi>
      {hasVideo && (
        <>
          <Icon name="tv" size={12} className={css.video} />
          <VisuallyHidden>{t('sport.game.video')}</VisuallyHidden>
        </>
      )}
      {redCards > 0 && (
        <>
          <span className={css.redCard} />
          <VisuallyHidden>{t('sport.game.redCards', { count: redCards })}</VisuallyHidden>
        </>
      )}
      {isServing && (
        <>
          <span className={css.serving} />
          <VisuallyHidden>{t('sport.game.serves')}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
