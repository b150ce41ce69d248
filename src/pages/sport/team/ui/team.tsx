import type { TeamStatistics } from '@contracts/statistics';

import { fullChampName } from '@/features/betting/open-match';
import { FavouriteStar } from '@/features/favourites/mark-favourite';
import { useT } from '@/shared/i18n';
import { AppLink, usePageTitle } from '@/shared/routing';
import { Crest } from '@/shared/ui/crest';
import * as office from '@/shared/ui/office-page';
import {
  Card,
  competitionPath,
  FormMarks,
  MatchLines,
  outcomeIn,
  Players,
  SectionLinks,
  statisticsCss as css,
  teamPath,
} from '@/widgets/sport/statistics';

const sections = ['info', 'games', 'results', 'calendar', 'squad'] as const;
/** The overview shows so many results and fixtures. */
const few = 5;

type TeamProps = { data: TeamStatistics; section: string };

/** A team: its head, the way to its sections, and the open one. */
export function Team({ data, section }: TeamProps) {
  const t = useT();
  const { team, sportName, squad } = data;
  const { name } = team;
  const here = sections.find((each) => each === section && each !== 'info');
  usePageTitle(here === undefined ? name : `${name}: ${t(`stat.section.${here}`)}`);
  return (
    <>
      <header className={office.column}>
        <h1 className={`${office.title} ${css.named}`}>
          <Crest name={name} seed={team.nameEng} size={28} /> <bdi>{name}</bdi>
          {here !== undefined && <span> · {t(`stat.section.${here}`)}</span>}
        </h1>
        <p className={office.quiet}>
          <bdi>{sportName}</bdi>
        </p>
        <div>
          <FavouriteStar of="teams" id={team.id} name={name} text={t('menu.starWord')} />
        </div>
        <SectionLinks
          label={t('stat.pages')}
          links={sections
            .filter((each) => each !== 'squad' || squad !== null)
            .map((each) => ({
              to: teamPath(team, each),
              text: t(`stat.section.${each}`),
              isHere: each === section,
            }))}
        />
      </header>
      <Section data={data} section={section} />
    </>
  );
}

function Section({ data, section }: TeamProps) {
  const t = useT();
  const { team, sportId, results, coming, squad } = data;
  const list = (most?: number) => ({
    results: (
      <Card title={t('stat.results')}>
        <MatchLines lines={results.slice(0, most)} sportId={sportId} teamId={team.id} none={t('stat.noResults')} />
      </Card>
    ),
    coming: (
      <Card title={t('stat.coming')}>
        <MatchLines lines={coming.slice(0, most)} sportId={sportId} none={t('stat.noComing')} />
      </Card>
    ),
  });
  if (section === 'results') return list().results;
  if (section === 'calendar') return list().coming;
  if (section === 'squad')
    return (
      <Card title={t('stat.section.squad')} note={squad && t('stat.invented')}>
        {squad ? <Players players={squad} /> : <p className={css.quiet}>{t('stat.noSquad')}</p>}
      </Card>
    );
  const { coming: next, results: last } = section === 'info' ? list(few) : list();
  return (
    <>
      {section === 'info' && <Places data={data} />}
      {next}
      {last}
    </>
  );
}

function Places({ data: { team, places, results } }: { data: TeamStatistics }) {
  const t = useT();
  const outcomes = results.flatMap((line) => outcomeIn(line, team.id) ?? []);
  return (
    <Card title={t('stat.places')} note={<FormMarks form={outcomes.slice(0, few).toReversed()} />}>
      <ul className={css.lines}>
        {places.map(({ champ, season, place, teams }) => (
          <li key={champ.id} className={css.line}>
            <AppLink to={competitionPath(champ)} className={css.competition}>
              <bdi>{fullChampName(champ)}</bdi>
              <span className={css.role}>
                <bdi>{season}</bdi> {place !== null && <span>{t('stat.placedOf', { place, teams })}</span>}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
