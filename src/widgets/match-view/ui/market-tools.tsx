import { useUnit } from 'effector-react';

import type { MarketGroup } from '@/entities/match';
import { $look, lookSwitched } from '@/entities/preferences';
import { useT } from '@/shared/i18n';
import { IconButton } from '@/shared/ui/button';

import { $foldedMarkets, $soughtMarket, marketsFolded, marketSought } from '../model/view';
import * as css from './market-bar.css';

const searchId = 'market-search';

/** Closing the field gives the focus back to what opened it. */
export const focusSearchButton = (): void => document.getElementById(searchId)?.focus();

/** Over the markets: search, one column or several, fold all or open all. */
export function MarketTools({ gameId, groups }: { gameId: number; groups: readonly MarketGroup[] }) {
  const t = useT();
  const [look, folded, sought] = useUnit([$look, $foldedMarkets, $soughtMarket]);
  const [switchLook, fold, seek] = useUnit([lookSwitched, marketsFolded, marketSought]);
  const isSought = sought?.gameId === gameId;
  const isFolded = groups.every(({ key }) => folded.has(key));
  return (
    <div className={css.tools}>
      <IconButton
        id={searchId}
        size="sm"
        outlined
        icon="search"
        label={t('markets.search')}
        aria-expanded={isSought}
        onClick={() => seek(isSought ? null : { gameId, typed: '' })}
      />
      <IconButton
        size="sm"
        outlined
        icon={isFolded ? 'chevron-down' : 'chevron-up'}
        label={t(isFolded ? 'markets.unfold' : 'markets.fold')}
        onClick={() => fold({ keys: groups.map(({ key }) => key), isOpen: isFolded })}
      />
      <IconButton
        size="sm"
        outlined
        icon="columns"
        className={css.columnsSwitch}
        label={t('markets.single')}
        aria-pressed={look.includes('single')}
        onClick={() => switchLook('single')}
      />
    </div>
  );
}
