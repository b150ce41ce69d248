import { useUnit } from 'effector-react';

import type { Zone } from '@contracts/feed';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Chip } from '@/shared/ui/chip';
import { SearchField } from '@/shared/ui/field';
import { Icon } from '@/shared/ui/icon';

import { $isSoon, $order, $query, SOON_HOURS, orderChosen, queryChanged, soonToggled } from '../model/filter';
import * as css from './filter-bar.css';

export type FilterBarProps = {
  zone: Zone;
  /** Where the same list of each zone is, and how many games it has (null: not known yet). */
  zones: readonly { zone: Zone; path: string; count: number | null }[];
};

/** Filters of a list of games: live or upcoming, soon, words, order. */
export function FilterBar({ zone, zones }: FilterBarProps) {
  const t = useT();
  const [query, isSoon, order] = useUnit([$query, $isSoon, $order]);
  const [changeQuery, toggleSoon, chooseOrder] = useUnit([queryChanged, soonToggled, orderChosen]);

  return (
    <div className={css.bar} role="group" aria-label={t('sport.filter.label')}>
      <nav className={css.zones} aria-label={t('sport.zone.label')}>
        {zones.map((item) => (
          <AppLink
            key={item.zone}
            className={css.zone}
            to={item.path}
            aria-current={item.zone === zone ? 'page' : undefined}
          >
            {item.zone === 'live' && <span className={css.dot} />}
            <span>{t(`sport.zone.${item.zone}`)}</span>
            <span>{item.count}</span>
          </AppLink>
        ))}
      </nav>
      {zone === 'line' && (
        <Chip pressed={isSoon} onClick={() => toggleSoon()}>
          {t('sport.filter.soon', { count: SOON_HOURS })}
        </Chip>
      )}
      <SearchField
        className={css.search}
        size="sm"
        label={t('sport.filter.search')}
        placeholder={t('sport.filter.search')}
        clearLabel={t('sport.filter.clear')}
        value={query}
        onValueChange={changeQuery}
      />
      <div className={css.end}>
        <Chip pressed={order === 'time'} onClick={() => chooseOrder(order === 'time' ? 'league' : 'time')}>
          <Icon name="sort" size={14} />
          <span className={css.orderText}>{t('sport.filter.time')}</span>
        </Chip>
      </div>
    </div>
  );
}
