import type { CyberType } from '@contracts/feed';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import * as office from '@/shared/ui/office-page';
import { statisticsCss as css } from '@/widgets/sport/statistics';

import type { Discipline } from '../lib/disciplines';

type DisciplinesProps = { type: CyberType; disciplines: readonly Discipline[] };

/** What is played, with the numbers of matches. */
export function Disciplines({ type, disciplines }: DisciplinesProps) {
  const t = useT();
  if (disciplines.length === 0) return <p className={office.quiet}>{t('cyber.none')}</p>;
  return (
    <ul className={`${office.card} ${css.lines}`}>
      {disciplines.map(({ slug, name, champs, live, line }) => (
        <li key={slug} className={css.line}>
          <AppLink to={`/cyber/${type}/${slug}`} className={css.competition}>
            <bdi>{name}</bdi>
            <span className={css.role}>
              {t('cyber.champsCount', { count: champs.length })} · {t('sport.zone.live')}: {live} ·{' '}
              {t('sport.zone.line')}: {line}
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
