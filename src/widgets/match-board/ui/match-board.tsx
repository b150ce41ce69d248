import { useUnit } from 'effector-react';

import type { Zone } from '@contracts/feed';
import { sportIds } from '@contracts/markets';
import { isRacing, racingWord } from '@contracts/racing-sports';

import { $sports, sportsIn } from '@/entities/match';
import { $look } from '@/entities/preferences';
import { $boardColumns, type BoardColumn, FilterBar } from '@/features/betting/filter-matches';
import { sportPath, zonePath } from '@/features/betting/open-match';
import { PriceDesk, PricesLocked } from '@/features/betting/pick-outcome';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { Slot } from '@/shared/slot';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { BoardBody } from './board-body';
import { BoardFrame } from './board-frame';
import { NoList } from './board-states';
import * as css from './match-board.css';

export type MatchBoardProps = {
  zone: Zone;
  /** Null: the heaviest sport of the zone. */
  sportId: number | null;
  /** One competition only. */
  champId?: number | null | undefined;
};

const zones: readonly Zone[] = ['live', 'line'];
/** A race has its odds on its card. */
const none: readonly BoardColumn[] = [];

/** Matches of one sport, upcoming or live, by competition, with the prices of their main markets. Spec: shell §2. */
export function MatchBoard({ zone, sportId, champId = null }: MatchBoardProps) {
  const t = useT();
  const [sports, chosen, look] = useUnit([$sports, $boardColumns, $look]);
  const phase = useTopic(`sports:${zone}`);
  useTopic(zone === 'live' ? 'sports:line' : 'sports:live');
  const sport = sports.get(sportId ?? sportsIn(sports, zone)[0]?.id ?? -1);
  const isRaces = sport !== undefined && isRacing(sport.id);
  const columns = isRaces ? none : chosen;
  const links: { zone: Zone | 'racing'; path: string; count: number | null }[] = zones.map((item) => ({
    zone: item,
    path: sport && sport[item] > 0 ? sportPath(item, sport) : zonePath(item),
    count: sport?.[item] ?? null,
  }));
  if (isRaces) links.push({ zone: 'racing', path: `/racing/${racingWord(sport.id)}`, count: null });
  // Before the start nothing has a score.
  const isScoreWide = look.includes('score') && zone === 'live';

  return (
    <PriceDesk>
      <BoardFrame columns={columns.length} isScoreWide={isScoreWide}>
        <VisuallyHidden as="h1">
          {sport ? t(`sport.title.${zone}`, { sport: sport.name }) : t(`sport.zone.${zone}`)}
        </VisuallyHidden>
        <FilterBar zone={zone} zones={links} isCyber={sport?.id === sportIds.esports} />
        <Slot name="board.above" params={{ zone, sportId: sport?.id ?? null }} />
        <PricesLocked className={css.locked} />
        {sport && (
          <BoardBody
            key={`${zone} ${String(sport.id)}`}
            zone={zone}
            sport={sport}
            champId={champId}
            columns={columns}
            isScoreWide={isScoreWide}
          />
        )}
        {!sport && (
          <NoList zone={zone} phase={phase} asked={sportId === null ? null : `list:${zone}:${String(sportId)}`} />
        )}
      </BoardFrame>
    </PriceDesk>
  );
}
