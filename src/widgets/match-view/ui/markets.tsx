import { useUnit } from 'effector-react';
import { useLayoutEffect, useState } from 'react';

import { builderSports } from '@contracts/builder-sports';

import {
  fullOutcome,
  groupMarkets,
  isFinishedMatch,
  type MatchInfo,
  shortOutcome,
  useMatchMarkets,
} from '@/entities/match';
import { $builtMatch } from '@/features/betting/build-bet';
import { $stars, marketsOpened, starredFirst, starredIn } from '@/features/markets/arrange-markets';
import { useT } from '@/shared/i18n';
import { PartTold, usePart } from '@/shared/part';
import { Slot, useSlotApps } from '@/shared/slot';
import { EmptyState } from '@/shared/ui/empty-state';
import { Note } from '@/shared/ui/note';
import { TabPanel } from '@/shared/ui/tabs';

import { isInTab, type MarketTab, marketTabs } from '../lib/market-tabs';
import { $marketTab, $soughtMarket, marketSought, marketTabChosen } from '../model/view';
import { BuilderPanel } from './builder-lazy';
import type { BarTab } from './market-bar';
import { MarketCards } from './market-cards';
import * as css from './match-view.css';
import { toolsPart } from './tools-part';

/** The match's markets under their tabs, or those that somebody looks for. */
export function Markets({ match }: { match: MatchInfo }) {
  const t = useT();
  const groups = groupMarkets(useMatchMarkets(match.id));
  const [chosen, sought, builtMatch, stars] = useUnit([$marketTab, $soughtMarket, $builtMatch, $stars]);
  const [choose, seek, opened] = useUnit([marketTabChosen, marketSought, marketsOpened]);
  const { module } = usePart(toolsPart);
  const apps = useSlotApps('game.tab');
  const [wantedApp, chooseApp] = useState<string | null>(null);
  // Runs before the first paint, so that starred markets stand first from the beginning.
  useLayoutEffect(() => {
    opened();
  }, [opened]);

  if (isFinishedMatch(match)) {
    return (
      <div className={css.note}>
        <Note icon="info">{t('sport.event.ended')}</Note>
      </div>
    );
  }
  if (groups.length === 0) {
    return (
      <EmptyState icon="lock" level={2} title={t('sport.event.noMarkets')}>
        {t('sport.event.noMarketsText')}
      </EmptyState>
    );
  }
  const starred = starredIn(stars, match.sportId);
  const tabs = marketTabs(
    groups.map(({ id }) => id),
    starred,
  );
  const typed = sought?.gameId === match.id ? sought.typed : null;
  const isSearched = typed !== null && typed.trim() !== '' && module !== null;
  const app = isSearched ? undefined : apps.find(({ id }) => id === wantedApp);
  // When this match lacks the chosen tab, it shows all. A search looks through all, too.
  const tab: MarketTab = !isSearched && tabs.some((item) => item.tab === chosen) ? chosen : 'all';
  const selected: BarTab = app ? `app:${app.id}` : tab;
  const shown = isSearched
    ? module.findMarkets(groups, typed, (one) => `${fullOutcome(t, one, match)} ${shortOutcome(t, one)} ${one.name}`)
    : starredFirst(
        groups.filter(({ id }) => isInTab(tab, id, starred)),
        starred,
      );
  const isBuildable = builderSports.includes(match.sportId);
  const isBuilding = isBuildable && builtMatch === match.id;
  const select = (wanted: BarTab) => {
    const own = tabs.find((item) => item.tab === wanted)?.tab;
    if (own !== undefined) choose(own);
    else seek(null);
    chooseApp(own === undefined ? wanted.slice('app:'.length) : null);
  };
  return (
    <section aria-label={t('sport.event.markets')}>
      {module === null ? (
        <div className={css.barPlace}>
          <PartTold part={toolsPart} />
        </div>
      ) : (
        <module.MarketBar
          match={match}
          groups={groups}
          isBuildable={isBuildable}
          tabs={tabs}
          apps={apps}
          selected={selected}
          onSelect={select}
          sought={typed === null ? null : { typed, count: shown.length }}
        />
      )}
      {isBuilding && <BuilderPanel match={match} />}
      <TabPanel group="markets" id={selected} selected={selected}>
        {app ? (
          <Slot name="game.tab" params={{ gameId: match.id }} only={app.id} />
        ) : shown.length === 0 && module !== null ? (
          <module.NothingFound onClear={() => seek({ gameId: match.id, typed: '' })} />
        ) : (
          <MarketCards
            match={match}
            groups={shown}
            starred={starred}
            isBuilding={isBuilding}
            typed={isSearched ? typed : null}
          />
        )}
      </TabPanel>
    </section>
  );
}
