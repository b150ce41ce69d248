import { type Leg, legStateOf, statusKeys } from '@/entities/bet';
import { useT } from '@/shared/i18n';

import * as css from './my-bets.css';

/** How a leg stands while its match goes on, and its result once there is one. It uses words, never colour alone. */
export function LegStand({ leg }: { leg: Leg }) {
  const t = useT();
  const state = legStateOf(leg);
  if (state === null) return <span className={css.legStatus}>{t(statusKeys[leg.statusId])}</span>;
  return (
    <span className={css.legStatus} data-stand={state.is}>
      {state.needs === null ? t(`leg.${state.is}`) : t('leg.needs', { count: state.needs })}
    </span>
  );
}
