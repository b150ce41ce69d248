import { useStoreMap } from 'effector-react';

import { type Leg, legStateOf, statusKeys } from '@/entities/bet';
import { $stands } from '@/features/betting/sell-bet';
import { useT } from '@/shared/i18n';

import * as css from './my-bets.css';

/**
 * How a leg stands while its match goes on, and its result once there is one. The server says it for every kind of bet; until it
 * has, the score says what it can. It uses words, never colour alone.
 */
export function LegStand({ leg }: { leg: Leg }) {
  const t = useT();
  const told = useStoreMap({ store: $stands, keys: [leg.marketId], fn: (stands, [id]) => stands.get(id) ?? null });
  const shown = legStateOf(leg);
  const state = leg.statusId >= 0 ? null : (told ?? shown);
  if (state === null) return <span className={css.legStatus}>{t(statusKeys[leg.statusId])}</span>;
  const needs = state.needs ?? (state.is === 'losing' ? (shown?.needs ?? null) : null);
  return (
    <span className={css.legStatus} data-stand={state.is}>
      {needs === null ? t(`leg.${state.is}`) : t('leg.needs', { count: needs })}
    </span>
  );
}
