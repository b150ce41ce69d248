import { useUnit } from 'effector-react';

import type { GameInfo, MarketGroup } from '@/entities/game';
import { $look } from '@/entities/preferences';

import { $foldedMarkets, marketsFolded } from '../model/view';
import { BuilderDesk } from './builder-lazy';
import * as css from './game-view.css';
import { MarketCard } from './market-card';

type MarketCardsProps = {
  game: GameInfo;
  groups: readonly MarketGroup[];
  starred: ReadonlySet<number>;
  isBuilding: boolean;
  /** What these markets were found by. Found ones are open. */
  typed: string | null;
};

/** Markets in as many columns as there is room for, or in one. */
export function MarketCards({ game, groups, starred, isBuilding, typed }: MarketCardsProps) {
  const [look, folded, fold] = useUnit([$look, $foldedMarkets, marketsFolded]);
  const cards = groups.map((group) => (
    <MarketCard
      key={group.key}
      game={game}
      group={group}
      isStarred={starred.has(group.id)}
      typed={typed}
      isOpen={typed !== null || !folded.has(group.key)}
      onToggle={(isOpen) => fold({ keys: [group.key], isOpen })}
    />
  ));
  return (
    <div className={look.includes('single') ? css.single : css.markets} data-price-grid="markets">
      {isBuilding ? <BuilderDesk>{cards}</BuilderDesk> : cards}
    </div>
  );
}
