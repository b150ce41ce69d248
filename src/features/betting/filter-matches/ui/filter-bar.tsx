import { useUnit } from 'effector-react';

import type { Zone } from '@contracts/feed';

import { useT } from '@/shared/i18n';
import { createPartView, PartTold } from '@/shared/part';
import { AppLink } from '@/shared/routing';
import { Chip } from '@/shared/ui/chip';
import { SearchField } from '@/shared/ui/field';
import { Icon } from '@/shared/ui/icon';

import { $isOnlyVideo, $query, namesPart, queryChanged, videoToggled } from '../model/filter';
import { $isGroupedByCategories, categoriesToggled } from '../model/view';
import * as css from './filter-bar.css';

function EveryTime() {
  return <Chip disabled>{useT()('sport.when.all')}</Chip>;
}
function NoView() {
  return (
    <Chip disabled aria-label={useT()('sport.view.label')}>
      <Icon name="columns" size={14} />
    </Chip>
  );
}
const WhenField = createPartView({
  name: 'filter by time',
  load: () => import('./bar-choices'),
  view: (module) => module.WhenField,
  fallback: <EveryTime />,
});
const ViewMenu = createPartView({
  name: 'list view',
  load: () => import('./bar-choices'),
  view: (module) => module.ViewMenu,
  fallback: <NoView />,
});
/** The list shows one sport only. */
const CyberField = createPartView({
  name: 'esports',
  load: () => import('./cyber-field'),
  view: (module) => module.CyberField,
});

export type FilterBarProps = {
  zone: Zone;
  /** The address of the same list in each zone, or of the races of the day, and how many matches it has. Null: not known yet. */
  zones: readonly { zone: Zone | 'racing'; path: string; count: number | null }[];
  /** The list has esports, so it has kinds of them. */
  isCyber: boolean;
};

/** Filters a list of games: live or upcoming, when, video, kind of esports, words. Also chooses how the list looks. */
export function FilterBar({ zone, zones, isCyber }: FilterBarProps) {
  const t = useT();
  const [query, isOnlyVideo, isGrouped] = useUnit([$query, $isOnlyVideo, $isGroupedByCategories]);
  const [changeQuery, toggleVideo, toggleCategories] = useUnit([queryChanged, videoToggled, categoriesToggled]);

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
      <WhenField />
      <Chip pressed={isOnlyVideo} onClick={() => toggleVideo()}>
        <Icon name="tv" size={14} />
        <span className={css.shortText}>{t('sport.filter.video')}</span>
      </Chip>
      {isCyber && <CyberField />}
      <SearchField
        className={css.search}
        size="sm"
        label={t('sport.filter.search')}
        placeholder={t('sport.filter.search')}
        clearLabel={t('sport.filter.clear')}
        value={query}
        onValueChange={changeQuery}
      />
      {query !== '' && <PartTold part={namesPart} />}
      <div className={css.end}>
        <Chip pressed={!isGrouped} onClick={() => toggleCategories()}>
          <Icon name="sort" size={14} />
          <span className={css.shortText}>{t('sport.filter.time')}</span>
        </Chip>
        <ViewMenu zone={zone} />
      </div>
    </div>
  );
}
