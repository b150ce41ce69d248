import { useCallback } from 'react';

import type { Champ, CyberType } from '@contracts/feed';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { statisticsCss as css } from '@/widgets/sport/statistics';

import type { Discipline } from '../lib/disciplines';
import { Boards } from './all-matches';

type OneDisciplineProps = { type: CyberType; discipline: Discipline };

/** The matches of one discipline, and the way to its competitions. */
export function OneDiscipline({ type, discipline: { slug } }: OneDisciplineProps) {
  const t = useT();
  const isIn = useCallback((champ: Champ) => champ.cyberType === type && champ.discipline?.slug === slug, [type, slug]);
  return (
    <>
      <AppLink to={`/cyber/${type}/${slug}/champs`} className={css.link}>
        {t('cyber.champs')}
      </AppLink>
      <Boards isIn={isIn} />
    </>
  );
}
