import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import type { GameStatistics as Statistics, TeamForm } from '@contracts/statistics';

import { $format, formatDateTime, useT } from '@/shared/i18n';
import { usePageTitle } from '@/shared/routing';
import { AppLink } from '@/shared/routing';
import * as office from '@/shared/ui/office-page';
import { Score } from '@/shared/ui/score';
import {
  Averages,
  Card,
  competitionPath,
  FormMarks,
  FoundPlace,
  MatchLines,
  ofMatch,
  outcomeIn,
  Players,
  Standings,
  statisticsCss as css,
  TeamLink,
} from '@/widgets/sport/statistics';

/** What is known of a match: who met whom, how they played last, where they stand, who plays. Row MEDIA-12. */
export function MatchStatistics({ gameId }: { gameId: number }) {
  const [found, ask, again] = useUnit([ofMatch.$found, ofMatch.asked, ofMatch.again]);
  useEffect(() => {
    ask({ gameId });
  }, [ask, gameId]);
  return (
    <FoundPlace found={found} onAgain={again}>
      {(data) => <Whole data={data} />}
    </FoundPlace>
  );
}

function Whole({ data }: { data: Statistics }) {
  const t = useT();
  const { teams, meetings, balance, table, lineups, sportId } = data;
  const [home, away] = teams;
  usePageTitle(`${home.team.name} – ${away.team.name}`);
  return (
    <>
      <Head data={data} />
      {home.averages && away.averages && (
        <Card title={t('stat.averages')} note={t('stat.lastOf', { count: home.averages.matches })}>
          <Averages home={home.averages} away={away.averages} />
        </Card>
      )}
      <Card
        title={t('stat.meetings')}
        note={
          meetings.length > 0 &&
          t('stat.balance', {
            ...{ home: home.team.name, away: away.team.name },
            ...{ won: balance[0], drawn: balance[1], lost: balance[2] },
          })
        }
      >
        <MatchLines lines={meetings} sportId={sportId} none={t('stat.noMeetings')} />
      </Card>
      <Card title={t('stat.form')}>
        <div className={css.pair}>
          {teams.map((form) => (
            <Form key={form.team.id} form={form} sportId={sportId} />
          ))}
        </div>
      </Card>
      {lineups && (
        <Card title={t('stat.lineups')} note={t('stat.invented')}>
          <div className={css.pair}>
            {lineups.map(({ formation, start, bench }, side) => (
              <div key={teams[side]?.team.id} className={css.pairSide}>
                <h3 className={css.pairName}>
                  <bdi>{teams[side]?.team.name}</bdi>
                  {formation !== undefined && <bdi className={css.role}>{formation}</bdi>}
                </h3>
                <Players players={start} />
                <h4 className={css.quiet}>{t('stat.bench')}</h4>
                <Players players={bench} />
              </div>
            ))}
          </div>
        </Card>
      )}
      {table && (
        <Card title={t('stat.table')} note={table.season}>
          <Standings table={table} own={teams.map(({ team }) => team.id)} />
        </Card>
      )}
    </>
  );
}

function Head({ data: { line, teams, champ } }: { data: Statistics }) {
  const t = useT();
  const format = useUnit($format);
  const [home, away] = teams;
  return (
    <header className={office.grow}>
      <AppLink to={competitionPath(champ)} className={css.link}>
        <bdi>{champ.name}</bdi>
      </AppLink>
      <h1 className={office.title}>
        <bdi>{home.team.name}</bdi> – <bdi>{away.team.name}</bdi>
      </h1>
      <p className={office.quiet}>
        {line.score ? (
          <Score home={line.score[0]} away={line.score[1]} className={css.headScore} />
        ) : (
          line.state === 'live' && <span className={css.live}>{t('stat.live')}</span>
        )}{' '}
        <time dateTime={new Date(line.startAt * 1000).toISOString()}>
          {formatDateTime(line.startAt * 1000, format)}
        </time>
      </p>
    </header>
  );
}

function Form({ form: { team, place, results }, sportId }: { form: TeamForm; sportId: number }) {
  const t = useT();
  const outcomes = results.flatMap((line) => outcomeIn(line, team.id) ?? []);
  return (
    <div className={css.pairSide}>
      <h3 className={css.pairName}>
        <TeamLink team={team} />
        {place !== null && <span className={css.role}>{t('stat.placed', { place })}</span>}
        <FormMarks form={outcomes.slice(0, 5).toReversed()} />
      </h3>
      <MatchLines lines={results} sportId={sportId} teamId={team.id} none={t('stat.noResults')} />
    </div>
  );
}
