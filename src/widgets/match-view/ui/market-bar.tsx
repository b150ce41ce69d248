import { useUnit } from 'effector-react';

import type { MarketGroup, MatchInfo } from '@/entities/match';
import { MarketSearch } from '@/features/markets/find-market';
import { useT } from '@/shared/i18n';
import { chipLook } from '@/shared/ui/chip';
import { Icon } from '@/shared/ui/icon';
import { Tabs } from '@/shared/ui/tabs';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import type { MarketTab } from '../lib/market-tabs';
import { marketSought } from '../model/view';
import { BuilderSwitch } from './builder-lazy';
import * as css from './market-bar.css';
import { focusSearchButton, MarketTools } from './market-tools';

/** Ids of apps must not meet those of our own tabs. */
export type BarTab = MarketTab | `app:${string}`;

type MarketBarProps = {
  match: MatchInfo;
  groups: readonly MarketGroup[];
  /** Outcomes of the match can be one bet. */
  isBuildable: boolean;
  tabs: readonly { tab: MarketTab; count: number }[];
  apps: readonly { id: string; title?: string | undefined }[];
  selected: BarTab;
  onSelect: (tab: BarTab) => void;
  /** What somebody looks for, and how much of it there is. Null: nobody looks for anything. */
  sought: { typed: string; count: number } | null;
};

/** Over the markets: the field of the search, tabs with their counts, and what arranges the markets. */
export function MarketBar({ match, groups, isBuildable, tabs, apps, selected, onSelect, sought }: MarketBarProps) {
  const t = useT();
  const seek = useUnit(marketSought);
  return (
    <div className={css.bar}>
      {sought !== null && (
        <div className={css.search}>
          <MarketSearch
            {...sought}
            onType={(typed) => seek({ gameId: match.id, typed })}
            onClose={() => {
              seek(null);
              focusSearchButton();
            }}
          />
        </div>
      )}
      <Tabs<BarTab>
        group="markets"
        label={t('sport.event.filter')}
        className={css.tabStrip}
        tabClassName={`${chipLook} ${css.tab}`}
        selected={selected}
        onSelect={onSelect}
        items={[
          ...tabs.map(({ tab, count }) => ({ id: tab, label: <TabLabel tab={tab} count={count} /> })),
          ...apps.map(({ id, title }) => ({ id: `app:${id}` as const, label: title ?? id })),
        ]}
      >
        {isBuildable && <BuilderSwitch gameId={match.id} />}
      </Tabs>
      <MarketTools gameId={match.id} groups={groups} />
    </div>
  );
}

function TabLabel({ tab, count }: { tab: MarketTab; count: number }) {
  const t = useT();
  return (
    <>
      <span>
        {tab === 'favourites' ? (
          <>
            <Icon name="star" size={12} className={css.star} />
            <VisuallyHidden>{t('menu.favourites')}</VisuallyHidden>
          </>
        ) : (
          t(tab === 'players' ? 'markets.players' : `sport.tab.${tab}`)
        )}
      </span>
      <span className={css.count} aria-hidden="true">
        {count}
      </span>{' '}
      <VisuallyHidden>{t('sport.event.count', { count })}</VisuallyHidden>
    </>
  );
}
