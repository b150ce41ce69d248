import { useUnit } from 'effector-react';
import { Fragment } from 'react';

import type { Champ, CyberType } from '@contracts/feed';
import { idOfSegment } from '@contracts/path-segment';

import { $champs } from '@/entities/match';
import { $availability } from '@/entities/site';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { $routeMatch, usePageTitle } from '@/shared/routing';
import * as office from '@/shared/ui/office-page';
import { SectionLinks } from '@/widgets/sport/statistics';

import { type Discipline, disciplinesOf, typeIn } from '../lib/disciplines';
import { AllMatches } from './all-matches';
import { Champs } from './champs';
import { Dashboard } from './dashboard';
import { Disciplines } from './disciplines';
import { NothingPlayed } from './nothing-played';
import { OneChamp } from './one-champ';
import { OneDiscipline } from './one-discipline';

/** Paths: /cyber/{type}/… Rows ROUTE-12 to ROUTE-18; a match is on the page of every match. */
export function CyberPage() {
  const match = useUnit($routeMatch);
  const { cyberType, discipline, champ } = match?.params ?? {};
  const type = typeIn(cyberType);
  const [line, live] = [useTopic('sports:line'), useTopic('sports:live')];
  const disciplines = disciplinesOf(useUnit($champs).values(), type ?? 'real');
  const page = match?.meta.pageId.replace('cyber-', '') ?? '';
  const one = disciplines.find(({ slug }) => slug === discipline);

  return (
    <div className={office.page}>
      <Head
        type={type ?? 'real'}
        page={page}
        one={one}
        champ={one?.champs.find(({ id }) => id === idOfSegment(champ))}
      />
      {type === null || (line === 'ready' && live === 'ready' && isUnknown(discipline, champ, one)) ? (
        <NothingPlayed />
      ) : (
        <Content page={page} type={type} disciplines={disciplines} one={one} champId={idOfSegment(champ)} />
      )}
    </div>
  );
}

/** Neither a discipline nor a competition of it with this name has matches. */
const isUnknown = (discipline: string | undefined, champ: string | undefined, one: Discipline | undefined): boolean =>
  (discipline !== undefined && one === undefined) ||
  (champ !== undefined && one?.champs.every(({ id }) => id !== idOfSegment(champ)) === true);

type ContentProps = {
  page: string;
  type: CyberType;
  disciplines: readonly Discipline[];
  one: Discipline | undefined;
  champId: number | null;
};

function Content({ page, type, disciplines, one, champId }: ContentProps) {
  if (page === 'disciplines') return <Disciplines type={type} disciplines={disciplines} />;
  if (page === 'all') return <AllMatches type={type} />;
  if (page === 'dashboard') return <Dashboard type={type} disciplines={disciplines} />;
  if (one === undefined) return null;
  if (page === 'discipline-champs') return <Champs type={type} discipline={one} />;
  if (page === 'discipline-champ') return <OneChamp champ={one.champs.find(({ id }) => id === champId)} />;
  return <OneDiscipline type={type} discipline={one} />;
}

/** Of the availability list: the section of virtual sports. */
const virtualSportsEntry = 14;

type HeadProps = { type: CyberType; page: string; one: Discipline | undefined; champ: Champ | undefined };

const sections = ['disciplines', 'all', 'dashboard'] as const;

function Head({ type, page, one, champ }: HeadProps) {
  const t = useT();
  const hasVirtualSports = useUnit($availability).includes(virtualSportsEntry);
  const other = type === 'real' ? 'virtual' : 'real';
  // The list of what is played is named by the table, and a competition names itself.
  const isOfOne = one !== undefined && !page.endsWith('champ');
  const title = page === 'discipline-champs' ? t('page.title.cyber-discipline-champs') : t('page.title.cyber-home');
  usePageTitle(isOfOne ? `${one.name} · ${title}` : null);
  const section = sections.find((each) => each === page) ?? (page === 'discipline-champs' ? 'champs' : null);
  // The last part is the page's own: the others are over the pages beside it too.
  const own = section === null ? [one?.name, champ?.name] : [one?.name, t(`cyber.${section}`)];
  return (
    <header className={office.column}>
      <h1 className={office.title}>
        <span>{t('page.title.cyber-home')}</span>
        <span> · </span>
        <span>{t(`sport.cyber.${type}`)}</span>
        {own
          .filter((part) => part !== undefined)
          .map((part) => (
            <Fragment key={part}>
              <span>{' · '}</span>
              <bdi>{part}</bdi>
            </Fragment>
          ))}
      </h1>
      <SectionLinks
        label={t('stat.pages')}
        links={[
          ...sections.map((section) => ({
            to: `/cyber/${type}/${section}`,
            text: t(`cyber.${section}`),
            isHere: section === page,
          })),
          { to: `/cyber/${other}/disciplines`, text: t(`sport.cyber.${other}`) },
          ...(type === 'virtual' && hasVirtualSports ? [{ to: '/virtualsports', text: t('cyber.virtualSports') }] : []),
        ]}
      />
    </header>
  );
}
