import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import type { Champ, Game } from '@contracts/feed';
import type { SearchTeam } from '@contracts/search';

import { $sports, MatchName } from '@/entities/match';
import { champPath, flagOf, matchPath, shortChampName, slugOf, sportPath } from '@/features/betting/open-match';
import { $format, formatDateTime, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Crest } from '@/shared/ui/crest';
import { Flag } from '@/shared/ui/flag';
import { Icon } from '@/shared/ui/icon';
import { Tag } from '@/shared/ui/tag';

import type { Answer } from '../lib/answers';
import { BetCell } from './bet-cell';
import * as css from './search.css';

type AnswerCellProps = { answer: Answer; onOpened: () => void };

/** One result: a way to a page, or an outcome with its price. */
export function AnswerCell({ answer, onOpened }: AnswerCellProps) {
  switch (answer.kind) {
    case 'sports': {
      const { sport } = answer;
      return (
        <Link to={sportPath(sport.live > 0 ? 'live' : 'line', sport)} icon={<Icon name="trophy" />} onOpened={onOpened}>
          <bdi>{sport.name}</bdi>
        </Link>
      );
    }
    case 'champs':
      return <ChampLink champ={answer.champ} onOpened={onOpened} />;
    case 'teams':
      return <TeamLink team={answer.team} onOpened={onOpened} />;
    case 'games':
      return <MatchLink match={answer.match} champ={answer.champ} onOpened={onOpened} />;
    case 'bets':
      return <BetCell bet={answer.bet} />;
  }
}

type LinkProps = { to: string; icon: ReactNode; end?: ReactNode; children: ReactNode; onOpened: () => void };

const Link = ({ to, icon, end, children, onOpened }: LinkProps) => (
  <AppLink className={css.link} to={to} onClick={onOpened}>
    {icon}
    <span>{children}</span>
    {end}
  </AppLink>
);

function ChampLink({ champ, onOpened }: { champ: Champ; onOpened: () => void }) {
  const sports = useUnit($sports);
  const zone = (champ.live ?? 0) > 0 && (champ.line ?? 0) === 0 ? 'live' : 'line';
  return (
    <Link
      to={champPath(zone, sports.get(champ.sportId) ?? { id: champ.sportId, nameEng: '' }, champ)}
      icon={<Flag country={flagOf(champ)} />}
      end={<span className={css.rest}>{champ.games}</span>}
      onOpened={onOpened}
    >
      <bdi>{shortChampName(champ)}</bdi>
      <bdi className={css.rest}>{champ.countryName}</bdi>
    </Link>
  );
}

function TeamLink({ team, onOpened }: { team: SearchTeam; onOpened: () => void }) {
  return (
    <Link
      to={`/team/${String(team.id)}-${slugOf(team.nameEng)}/info`}
      icon={<Crest name={team.name} seed={team.nameEng} size={16} />}
      onOpened={onOpened}
    >
      <bdi>{team.name}</bdi>
      <bdi className={css.rest}>{team.sportName}</bdi>
    </Link>
  );
}

type MatchLinkProps = { match: Game; champ: Champ | undefined; onOpened: () => void };

function MatchLink({ match, champ, onOpened }: MatchLinkProps) {
  const t = useT();
  const [sports, format] = useUnit([$sports, $format]);
  return (
    <Link
      to={matchPath({ match, sport: sports.get(match.sportId), champ })}
      icon={<Crest name={match.opp1.name} seed={match.opp1.nameEng} size={16} />}
      end={match.zone === 'live' && <Tag tone="live">{t('search.live')}</Tag>}
      onOpened={onOpened}
    >
      <MatchName opp1={match.opp1.name} opp2={match.opp2.name} />
      <span className={css.rest}>{formatDateTime(match.startAt * 1000, format)}</span>
    </Link>
  );
}
