import { useUnit } from 'effector-react';

import { betTypes } from '@contracts/maths/index';

import { $betCount, $heldBets } from '@/entities/coupon';
import { useT } from '@/shared/i18n';
import * as panel from '@/shared/ui/panel';

import * as css from './place-bet.css';

/** Says how many bets an express and a system need. */
export function FirstBetHint() {
  const t = useT();
  const [express, system] = [betTypes[1].bets[0], betTypes[2].bets[0]];
  return <p className={css.hint}>{t('betting.hint.one', { express, system })}</p>;
}

/** The sums leave out the bets that cannot be placed as they are now. */
export function Held() {
  const t = useT();
  const [held, all] = useUnit([$heldBets, $betCount]);
  if (held.length === all) return null;
  return <span className={panel.faint}> · {t('betting.sums.held', { held: held.length, all })}</span>;
}
