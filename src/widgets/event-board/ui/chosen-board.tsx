import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import type { Champ, Zone } from '@contracts/feed';

import { $champs, $games, $marketsByGame, $sports, groupBySport, isFinishedGame } from '@/entities/game';
import { hasDraws } from '@/features/betting/filter-events';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import * as office from '@/shared/ui/office-page';

import { NoList } from './board-states';
import { PriceGrid } from './price-grid';
import { SportGames } from './sport-games';

type ChosenBoardProps = {
  zone: Zone;
  sportId: number;
  isIn: (champ: Champ) => boolean;
};

/** Games of some competitions of a sport, in one zone. They are few, so the page holds every row. */
export function ChosenBoard({ zone, sportId, isIn }: ChosenBoardProps) {
  const t = useT();
  const phase = useTopic(`list:${zone}:${String(sportId)}`);
  const [sports, champs, games, markets] = useUnit([$sports, $champs, $games, $marketsByGame]);
  const found = useMemo(
    () =>
      groupBySport({ sports, champs, games }, (game) => {
        const champ = champs.get(game.champId);
        return (
          game.sportId === sportId && game.zone === zone && !isFinishedGame(game) && champ !== undefined && isIn(champ)
        );
      }),
    [sports, champs, games, sportId, zone, isIn],
  );
  return (
    <section>
      <h2 className={office.name}>{t(`sport.zone.${zone}`)}</h2>
      {found.length === 0 && <NoList zone={zone} phase={phase} />}
      <PriceGrid>
        {found.map(({ sport, champs: list }) => (
          <SportGames key={sport.id} sport={sport} champs={list} hasDraw={hasDraws(list, markets)} />
        ))}
      </PriceGrid>
    </section>
  );
}
