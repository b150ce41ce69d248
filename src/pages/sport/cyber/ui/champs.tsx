import type { CyberType } from '@contracts/feed';

import { fullChampName, slugOf } from '@/features/betting/open-match';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import * as office from '@/shared/ui/office-page';
import { statisticsCss as css } from '@/widgets/sport/statistics';

import type { Discipline } from '../lib/disciplines';

type ChampsProps = { type: CyberType; discipline: Discipline };

/** The competitions of a discipline. */
export function Champs({ type, discipline: { slug, champs } }: ChampsProps) {
  const t = useT();
  return (
    <section aria-label={t('cyber.champs')}>
      <h2 className={office.name}>{t('cyber.champs')}</h2>
      <ul className={`${office.card} ${css.lines}`}>
        {champs.map((champ) => (
          <li key={champ.id} className={css.line}>
            <AppLink
              to={`/cyber/${type}/${slug}/${String(champ.id)}-${slugOf(champ.nameEng)}`}
              className={css.competition}
            >
              <bdi>{fullChampName(champ)}</bdi>
              <span className={css.role}>
                <span>{t('sport.zone.live')}</span>: <span>{champ.live ?? 0}</span> ·{' '}
                <span>{t('sport.zone.line')}</span>: <span>{champ.line ?? 0}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
