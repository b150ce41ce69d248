import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import type { Champ, Zone } from '@contracts/feed';

import { $champs, $marketsByMatch, $matches, $sports, groupBySport, isFinishedMatch } from '@/entities/match';
import { hasDraws } from '@/features/betting/filter-matches';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import * as office from '@/shared/ui/office-page';

import { NoList } from './board-states';
import { PriceGrid } from './price-grid';
import { SportMatches } from './sport-matches';

type ChosenBoardProps = {
  zone: Zone;
  sportId: number;
  isIn: (champ: Champ) => boolean;
};

/** Matches of some competitions of a sport, in one zone. They are few, so the page holds every row. */
export function ChosenBoard({ zone, sportId, isIn }: ChosenBoardProps) {
  const t = useT();
  const phase = useTopic(`list:${zone}:${String(sportId)}`);
  const [sports, champs, matches, markets] = useUnit([$sports, $champs, $matches, $marketsByMatch]);
  const found = useMemo(
    () =>
      groupBySport({ sports, champs, matches }, (match) => {
        const champ = champs.get(match.champId);
        return (
          match.sportId === sportId &&
          match.zone === zone &&
          !isFinishedMatch(match) &&
          champ !== undefined &&
          isIn(champ)
        );
      }),
    [sports, champs, matches, sportId, zone, isIn],
  );
  return (
    <section>
      <h2 className={office.name}>{t(`sport.zone.${zone}`)}</h2>
      {found.length === 0 && <NoList zone={zone} phase={phase} />}
      <PriceGrid>
        {found.map(({ sport, champs: list }) => (
          <SportMatches key={sport.id} sport={sport} champs={list} hasDraw={hasDraws(list, markets)} />
        ))}
      </PriceGrid>
    </section>
  );
}
