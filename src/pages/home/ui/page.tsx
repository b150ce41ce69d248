import { useUnit } from 'effector-react';

import { $look } from '@/entities/preferences';
import { $homeType } from '@/entities/site';
import { ReadyBetsButton } from '@/features/betting/open-ready-bets';
import { useT } from '@/shared/i18n';
import { createPartView } from '@/shared/part';
import { Slot, useSlotApps } from '@/shared/slot';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { HomeBoard } from '@/widgets/match-board';

import { $homeZones } from '../model/variant';
import * as css from './page.css';

const AsianBoard = createPartView({
  name: 'asian',
  load: () => import('@/widgets/boards/asian-board'),
  view: (module) => module.AsianBoard,
  texts: ['asian', 'preferences'],
});

/** Path: /. */
export function HomePage() {
  const t = useT();
  const [zones, homeType, look] = useUnit([$homeZones, $homeType, $look]);
  const hasAside = useSlotApps('home.aside').length > 0;
  return (
    <>
      <VisuallyHidden as="h1">{t('sport.title.home')}</VisuallyHidden>
      <Slot name="home.top" />
      <div className={hasAside ? css.withAside : undefined}>
        {look.includes('asian') || homeType === 4 ? (
          <AsianBoard zone="live" sportId={null} isAlone={false} />
        ) : (
          <HomeBoard zones={zones}>
            <div className={css.more}>
              <ReadyBetsButton />
            </div>
          </HomeBoard>
        )}
        <Slot name="home.aside" />
      </div>
    </>
  );
}
