import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';

import type { Zone } from '@contracts/feed';
import { daySpan } from '@contracts/zone-days';

import { $champs, $marketsByMatch, $matches, $sports, sportsIn } from '@/entities/match';
import { $isGroupedByCategories, listOf } from '@/features/betting/filter-matches';
import { PriceDesk, PricesLocked } from '@/features/betting/pick-outcome';
import { $today } from '@/features/boards/read-match';
import { useTopic } from '@/shared/feed';
import { $format, $is12h, dayOf, useT } from '@/shared/i18n';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { itemsOf } from '../lib/items';
import { asianLines } from '../lib/lines';
import { type AsianTab, dayShown, isInTab, ofLeagues, topicsOf } from '../lib/tabs';
import { $day, $folded, $isOneLine, $leagues, $part, $tab, asianOpened, inPlaceWanted } from '../model/view';
import { AsianBar } from './asian-bar';
import { AsianHead } from './asian-head';
import { AsianList } from './asian-list';
import { NoMatches } from './asian-states';
import * as css from './board.css';

export type AsianBoardProps = {
  zone: Zone;
  /** Null: the heaviest sport of the zone. */
  sportId: number | null;
  /** One competition only. */
  champId?: number | null | undefined;
  /** The page has no other content, and this names it. */
  isAlone?: boolean | undefined;
};

/** Matches with handicap, total and result of the whole match and its first half, line by line. Rows ASIA-01 to ASIA-04. */
export function AsianBoard({ zone, sportId, champId = null, isAlone = true }: AsianBoardProps) {
  const t = useT();
  const [sports, champs, matches, markets] = useUnit([$sports, $champs, $matches, $marketsByMatch]);
  const [lineTab, chosenDay, leagues, folded] = useUnit([$tab, $day, $leagues, $folded]);
  const [isOneLine, part, isByLeague, is12h] = useUnit([$isOneLine, $part, $isGroupedByCategories, $is12h]);
  const [today, format, open, wantInPlace] = useUnit([$today, $format, asianOpened, inPlaceWanted]);
  const sportsPhase = useTopic(`sports:${zone}`);
  useTopic(zone === 'live' ? 'sports:line' : 'sports:live');

  const tab: AsianTab = zone === 'live' ? 'live' : lineTab;
  const sport = sports.get(sportId ?? sportsIn(sports, zone)[0]?.id ?? -1);
  const day = dayShown(tab, chosenDay, today);
  const span = day === null ? null : daySpan(format.timeZone, day);
  const topics = sport ? topicsOf(zone, sport.id, tab, span) : [];
  const phase = useTopic(topics[0] ?? null);
  const otherPhase = useTopic(topics[1] ?? null);

  useEffect(() => {
    open();
  }, [open]);
  useEffect(() => {
    wantInPlace(tab !== 'parlay');
    return () => {
      wantInPlace(false);
    };
  }, [tab, wantInPlace]);

  const all = useMemo(() => {
    if (!sport) return [];
    const within = { day, dayOf: (at: number) => dayOf(at, format) };
    return listOf({ champs, matches }, { zone, sport, champId, soonUntil: null })
      .map((each) => ({ ...each, matches: each.matches.filter((match) => isInTab(match, tab, within)) }))
      .filter((each) => each.matches.length > 0);
  }, [champs, matches, zone, sport, champId, tab, day, format]);
  const items = useMemo(
    () => itemsOf(ofLeagues(all, leagues), markets, { isByLeague, folded }),
    [all, leagues, markets, isByLeague, folded],
  );
  const hasFirst = useMemo(
    () => items.some((item) => item.kind === 'match' && asianLines(item.markets).hasFirst),
    [items],
  );

  return (
    <PriceDesk>
      <div className={is12h ? css.board12h : css.board}>
        <div
          className={css.sized}
          data-lines={isOneLine ? 'one' : 'two'}
          data-part={hasFirst ? part : 'full'}
          data-first={hasFirst ? '' : undefined}
        >
          {isAlone && (
            <VisuallyHidden as="h1">
              {sport ? t(`sport.title.${zone}`, { sport: sport.name }) : t(`sport.zone.${zone}`)}
            </VisuallyHidden>
          )}
          <AsianBar {...{ sport, tab, day, hasFirst }} champs={all} />
          <PricesLocked className={css.locked} />
          {sport === undefined || items.length === 0 ? (
            <NoMatches tab={tab} phase={[sportsPhase, phase, otherPhase].find((each) => each === 'loading') ?? phase} />
          ) : (
            <div>
              <div role="group" tabIndex={-1} data-price-grid="list" aria-label={t('sport.grid.label')}>
                <AsianHead title={sport.name} hasFirst={hasFirst} />
                <AsianList {...{ items, sport, champs, isOneLine }} />
              </div>
              <span tabIndex={-1} data-price-grid-end="" />
            </div>
          )}
        </div>
      </div>
    </PriceDesk>
  );
}
