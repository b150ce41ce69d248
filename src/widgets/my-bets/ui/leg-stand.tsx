import { useStoreMap } from 'effector-react';

import { type Leg, type LegState, legStateOf, statusKeys } from '@/entities/bet';
import { $stands } from '@/features/betting/sell-bet';
import { type Translate, useT } from '@/shared/i18n';

import * as css from './my-bets.css';

const teamOf = ({ opp1, opp2 }: Leg['game'], side: 1 | 2) => (side === 1 ? opp1 : opp2);

/** What is missing, by side where it matters whose it is; what keeps a bet that wins now, and else one word. */
function words(t: Translate, match: Leg['game'], { is, needs, way = [], change }: LegState): string {
  const missing = needs === null ? way : [{ of: 0 as const, count: needs }];
  if (missing.length > 0)
    return missing
      .map(({ of, count }) =>
        of === 0 ? t('leg.needs', { count }) : t('leg.needsOf', { count, team: teamOf(match, of) }),
      )
      .join(' · ');
  if (is !== 'winning' || !change) return t(`leg.${is}`);
  const { of, count } = change;
  const until = of === 0 ? t('leg.change', { count }) : t('leg.changeOf', { count, team: teamOf(match, of) });
  return `${t('leg.winning')} · ${until}`;
}

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
  const needs = state.needs ?? (state.is === 'losing' && !state.way ? (shown?.needs ?? null) : null);
  return (
    <span className={css.legStatus} data-stand={state.is}>
      {words(t, leg.game, { ...state, needs })}
    </span>
  );
}
