import { useUnit } from 'effector-react';

import { slots } from '@contracts/slots';

import { $slots } from '@/entities/plugin';
import { useT } from '@/shared/i18n';
import { Switch } from '@/shared/ui/switch';

import { $hasSlotFrames, slotFramesChosen } from '../model/slot-frames';
import * as css from './page.css';
import './slot-list.css';

/** Every place of the contract with the apps that are there, and a switch that frames them on the page. */
export function SlotList() {
  const t = useT();
  const [arranged, hasFrames, choose] = useUnit([$slots, $hasSlotFrames, slotFramesChosen]);
  return (
    <section className={css.panel} aria-label={t('debugger.slots.title')}>
      <h2 className={css.heading}>{t('debugger.slots.title')}</h2>
      <Switch label={t('debugger.slots.show')} checked={hasFrames} onCheckedChange={choose} />
      <dl className={css.facts}>
        {Object.keys(slots).map((name) => (
          <div key={name} className={css.fact}>
            <dt dir="ltr">{name}</dt>
            <dd>
              {arranged?.[name]?.shown.map(({ id }) => id).join(', ') || (
                <span className={css.quiet}>{t('debugger.slots.empty')}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
