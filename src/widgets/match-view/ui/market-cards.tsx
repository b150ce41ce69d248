import { useUnit } from 'effector-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

import type { MarketGroup, MatchInfo } from '@/entities/match';
import { $look } from '@/entities/preferences';

import { columnsIn, inColumns } from '../lib/layout';
import { $foldedMarkets, marketsFolded } from '../model/view';
import { BuilderDesk } from './builder-lazy';
import { MarketCard } from './market-card';
import * as css from './match-view.css';

/** How many columns of markets an element has room for. Measured before the first paint. */
function useColumns(ref: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(1);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      setCount(columnsIn(element.clientWidth));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return count;
}

type MarketCardsProps = {
  match: MatchInfo;
  groups: readonly MarketGroup[];
  starred: ReadonlySet<number>;
  isBuilding: boolean;
  /** What these markets were found by. Found ones are open. */
  typed: string | null;
};

/** Markets in as many columns as there is room for, or in one. */
export function MarketCards({ match, groups, starred, isBuilding, typed }: MarketCardsProps) {
  const [look, folded, fold] = useUnit([$look, $foldedMarkets, marketsFolded]);
  const place = useRef<HTMLDivElement>(null);
  const room = useColumns(place);
  const columns = inColumns(groups, look.includes('single') ? 1 : room);
  // One flat list: a market that changes its column keeps its focus and what is open in it.
  const cards = columns.flatMap((column, at) =>
    column.map((group, index) => (
      <MarketCard
        key={group.key}
        match={match}
        group={group}
        isStarred={starred.has(group.id)}
        typed={typed}
        isOpen={typed !== null || !folded.has(group.key)}
        beginsColumn={at > 0 && index === 0}
        onToggle={(isOpen) => fold({ keys: [group.key], isOpen })}
      />
    )),
  );
  return (
    <div ref={place} className={css.markets} style={{ columnCount: columns.length }} data-price-grid="markets">
      {isBuilding ? <BuilderDesk>{cards}</BuilderDesk> : cards}
    </div>
  );
}
