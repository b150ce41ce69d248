import { useUnit } from 'effector-react';

import { legStateOf, statusKeys, type Leg } from '@/entities/bet';
import { useT } from '@/shared/i18n';

import { $hasBetsTexts } from '../model/bets-texts';
import * as css from './my-bets.css';

/** How a leg stands while its match is played, and its result once it has one. Words, never colour alone. */
export function LegStand({ leg }: { leg: Leg }) {
  const t = useT();
  const hasTexts = useUnit($hasBetsTexts);
  const state = hasTexts ? legStateOf(leg) : null;
  if (state === null) return <span className={css.legStatus}>{t(statusKeys[leg.statusId])}</span>;
  return (
    <span className={css.legStatus} data-stand={state.is}>
      {state.needs === null ? t(`leg.${state.is}`) : t('leg.needs', { count: state.needs })}
    </span>
  );
}
