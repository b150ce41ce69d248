import { useUnit } from 'effector-react';
import { useState } from 'react';

import { builderSports } from '@contracts/builder-sports';

import { type GameInfo, groupMarkets, isFinishedGame, useGameMarkets } from '@/entities/game';
import { $builtGame } from '@/features/betting/build-bet';
import { useT } from '@/shared/i18n';
import { Slot, useSlotApps } from '@/shared/slot';
import { Chip } from '@/shared/ui/chip';
import { EmptyState } from '@/shared/ui/empty-state';
import { Note } from '@/shared/ui/note';

import { isInTab, marketTabs } from '../lib/market-tabs';
import { $foldedMarkets, $marketTab, marketFolded, marketTabChosen } from '../model/view';
import { BuilderDesk, BuilderPanel, BuilderSwitch } from './builder-lazy';
import * as css from './game-view.css';
import { MarketCard } from './market-card';

/** The game's markets under their filter. */
export function Markets({ game }: { game: GameInfo }) {
  const t = useT();
  const groups = groupMarkets(useGameMarkets(game.id));
  const [chosen, folded, choose, fold] = useUnit([$marketTab, $foldedMarkets, marketTabChosen, marketFolded]);
  const builtGame = useUnit($builtGame);
  const isBuildable = builderSports.includes(game.sportId);
  const tabs = marketTabs(groups.map(({ id }) => id));
  const apps = useSlotApps('game.tab');
  const [wantedApp, chooseApp] = useState<string | null>(null);
  const app = apps.find(({ id }) => id === wantedApp);
  // When this game lacks the chosen tab, it shows all.
  const tab = tabs.some((item) => item.tab === chosen) ? chosen : 'all';

  if (isFinishedGame(game)) {
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
  const isBuilding = isBuildable && builtGame === game.id;
  const cards = groups
    .filter(({ id }) => isInTab(tab, id))
    .map((group) => (
      <MarketCard key={group.name} game={game} group={group} isOpen={!folded.has(group.name)} onToggle={fold} />
    ));
  return (
    <section aria-label={t('sport.event.markets')}>
      <div className={css.tabs} role="group" aria-label={t('sport.event.filter')}>
        {tabs.map((item) => (
          <Chip
            key={item.tab}
            pressed={app === undefined && item.tab === tab}
            count={item.count}
            countName={t('sport.event.count', { count: item.count })}
            onClick={() => {
              choose(item.tab);
              chooseApp(null);
            }}
          >
            {t(`sport.tab.${item.tab}`)}
          </Chip>
        ))}
        {apps.map(({ id, title }) => (
          <Chip key={id} pressed={id === app?.id} onClick={() => chooseApp(id)}>
            {title ?? id}
          </Chip>
        ))}
        {isBuildable && <BuilderSwitch gameId={game.id} />}
      </div>
      {isBuilding && <BuilderPanel game={game} />}
      {app === undefined ? (
        <div className={css.markets} data-price-grid="markets">
          {isBuilding ? <BuilderDesk>{cards}</BuilderDesk> : cards}
        </div>
      ) : (
        <Slot name="game.tab" params={{ gameId: game.id }} only={app.id} />
      )}
    </section>
  );
}
