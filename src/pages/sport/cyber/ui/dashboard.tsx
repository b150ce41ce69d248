import { useCallback } from 'react';

import type { Champ, CyberType } from '@contracts/feed';
import { sportIds } from '@contracts/markets';

import { useT } from '@/shared/i18n';
import * as office from '@/shared/ui/office-page';
import { BoardDesk, ChosenBoard } from '@/widgets/match-board';

import type { Discipline } from '../lib/disciplines';
import { Disciplines } from './disciplines';

type DashboardProps = { type: CyberType; disciplines: readonly Discipline[] };

/** How much is played, what is on now, and where to look further. */
export function Dashboard({ type, disciplines }: DashboardProps) {
  const t = useT();
  const isIn = useCallback((champ: Champ) => champ.cyberType === type, [type]);
  const count = (zone: 'live' | 'line') => disciplines.reduce((sum, each) => sum + each[zone], 0);
  return (
    <>
      <p className={office.quiet}>
        {t('sport.zone.live')}: {count('live')} · {t('sport.zone.line')}: {count('line')}
      </p>
      <Disciplines type={type} disciplines={disciplines} />
      <BoardDesk>
        <ChosenBoard zone="live" sportId={sportIds.esports} isIn={isIn} />
      </BoardDesk>
    </>
  );
}
