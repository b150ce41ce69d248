import { useUnit } from 'effector-react';

import { groupMarkets, isFinishedGame, useGameMarkets, type GameInfo } from '@/entities/game';
import { useT } from '@/shared/i18n';
import { Chip } from '@/shared/ui/chip';
import { EmptyState } from '@/shared/ui/empty-state';
import { Note } from '@/shared/ui/note';

import { isInTab, marketTabs } from '../lib/market-tabs';
import { $foldedMarkets, $marketTab, marketFolded, marketTabChosen } from '../model/view';
import * as css from './game-view.css';
import { MarketCard } from './market-card';

/** Markets of the game under their filter. */
export function Markets({ game }: { game: GameInfo }) {
  const t = useT();
  const groups = groupMarkets(useGameMarkets(game.id));
  const [chosen, folded, choose, fold] = useUnit([$marketTab, $foldedMarkets, marketTabChosen, marketFolded]);
  const tabs = marketTabs(groups.map(({ id }) => id));
  // A tab that this game does not have shows all.
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
  return (
    <section aria-label={t('sport.event.markets')}>
      <div className={css.tabs} role="group" aria-label={t('sport.event.filter')}>
        {tabs.map((item) => (
          <Chip
            key={item.tab}
            pressed={item.tab === tab}
            count={item.count}
            countName={t('sport.event.count', { count: item.count })}
            onClick={() => {
              choose(item.tab);
            }}
          >
            {t(`sport.tab.${item.tab}`)}
          </Chip>
        ))}
      </div>
      <div className={css.markets} data-price-grid="markets">
        {groups
          .filter(({ id }) => isInTab(tab, id))
          .map((group) => (
            <MarketCard key={group.id} game={game} group={group} isOpen={!folded.has(group.id)} onToggle={fold} />
          ))}
      </div>
    </section>
  );
}
