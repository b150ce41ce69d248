import { useUnit } from 'effector-react';

import { $supportOffer } from '@/features/help/contact-support';
import { useT } from '@/shared/i18n';
import { $layout } from '@/shared/lib/viewport';
import { Popover } from '@/shared/ui/popover';
import { RailButton } from '@/shared/ui/rail-button';

import * as css from './support.css';
import { SupportEntries } from './support-entries';

/** All ways to the support behind one button. Spec: shell §1. */
export function SupportButton() {
  const t = useT();
  const [offer, layout] = useUnit([$supportOffer, $layout]);
  if (offer === null) return null;
  return (
    <Popover
      label={t('support.label')}
      className={css.box}
      // On a phone the button is at the end of the strip.
      align={layout === 'narrow' ? 'end' : 'start'}
      trigger={(props) => <RailButton {...props} icon="life-buoy" text={t('support.button')} />}
    >
      {(close) => <SupportEntries offer={offer} close={close} />}
    </Popover>
  );
}
