import { useUnit } from 'effector-react';

import { ReadyBetsButton } from '@/features/betting/open-ready-bets';
import { useT } from '@/shared/i18n';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { HomeBoard } from '@/widgets/event-board';

import { $homeZones } from '../model/variant';
import * as css from './page.css';

/** Path: /. */
export function HomePage() {
  const t = useT();
  const zones = useUnit($homeZones);
  return (
    <>
      <VisuallyHidden role="heading" aria-level={1}>
        {t('sport.title.home')}
      </VisuallyHidden>
      <HomeBoard zones={zones} />
      <div className={css.more}>
        <ReadyBetsButton />
      </div>
    </>
  );
}
