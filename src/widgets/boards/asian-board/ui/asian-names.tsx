import { useUnit } from 'effector-react';

import { type MatchInfo, splitTeamName } from '@/entities/match';
import { $look } from '@/entities/preferences';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Crest } from '@/shared/ui/crest';
import { cut } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import * as css from './match.css';

type AsianNamesProps = {
  match: MatchInfo;
  path: string;
  hasDraw: boolean;
  /** The side that gives a handicap on the main line. Null: none. */
  giving: 1 | 2 | null;
};

/** Both sides under each other as one link to the match, and the word for a draw beside its price. */
export function AsianNames({ match, path, hasDraw, giving }: AsianNamesProps) {
  const t = useT();
  return (
    <AppLink className={css.names} to={path}>
      <Side opponent={match.opp1} isGiving={giving === 1} redCards={match.redCards?.[0] ?? 0} />
      <Side opponent={match.opp2} isGiving={giving === 2} redCards={match.redCards?.[1] ?? 0} />
      {hasDraw && (
        <span className={css.draw} aria-hidden="true">
          {t('sport.outcome.draw')}
        </span>
      )}
    </AppLink>
  );
}

/** The light version draws none. Row PREF-04. */
const $hasCrests = $look.map((look) => !look.includes('light'));

type SideProps = { opponent: MatchInfo['opp1']; isGiving: boolean; redCards: number };

function Side({ opponent, isGiving, redCards }: SideProps) {
  const t = useT();
  const hasCrest = useUnit($hasCrests);
  return (
    <span className={isGiving ? `${css.name} ${css.giving}` : css.name}>
      {hasCrest && <Crest name={opponent.name} seed={opponent.nameEng} />}
      <bdi className={cut} title={opponent.name}>
        {splitTeamName(opponent.name).core}
      </bdi>
      {isGiving && <span className={css.gives}>{t('asian.gives')}</span>}
      {redCards > 0 && (
        <>
          <span className={css.redCard} />
          <VisuallyHidden>{t('sport.game.redCards', { count: redCards })}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
